import planner from '@copy/demos/planner';
import copy from '@copy/support-planner';
import {Banner} from '@site/src/components/sections/Banner';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {Questions} from '@site/src/components/sections/Questions';
import {Page} from '@site/src/components/ui/Page';
import {Deferred} from '@site/src/features/navigation/Deferred';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';
import {Notice} from '@site/src/components/ui/Notice';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {lazy} from 'react';

const BitratePlanner = lazy(() => import('./_parts/BitratePlanner'));
const StorageMath = hydrateOnVisible(() => import('./_parts/StorageMath').then((module) => module.StorageMath));

export default function SupportPlanner() {
  const {planning} = copy;
  return (
    <Page meta={copy.meta}>
      <Banner {...copy.banner} route="support.planner" picture={{family: 'cutout', name: 'ul-7016nh-h1', alt: ''}} />
      <Section id="planner">
        <SectionHead eyebrow={planning.eyebrow} title={planning.title} lead={planning.lead} />
        <Deferred reserve={{wide: 1664, narrow: 3972}} fallback={<Notice>{planner.wait}</Notice>}>
          <BitratePlanner />
        </Deferred>
      </Section>
      <StorageMath formulas={copy.formulas} examples={copy.examples} />
      <Questions {...copy.questions} />
      <InquiryBar {...copy.inquiry} main="contact" componentId="supportPlanner.bar" />
    </Page>
  );
}
