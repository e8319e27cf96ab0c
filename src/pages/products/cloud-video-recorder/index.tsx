import planner from '@copy/demos/planner';
import copy from '@copy/products/cloud-video-recorder';
import {Banner} from '@site/src/components/sections/Banner';
import {DataTable} from '@site/src/components/sections/tables/DataTable';
import {DeviceFinder} from '@site/src/features/compare/DeviceFinder';
import {PlannerRules} from '@site/src/features/hardware/PlannerRules';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {Questions} from '@site/src/components/sections/Questions';
import {recorderDescription, recorderFacets} from './_parts/recorderFacts';
import {Statement} from '@site/src/components/sections/Statement';
import {Page} from '@site/src/components/ui/Page';
import {Deferred} from '@site/src/features/navigation/Deferred';
import {Notice} from '@site/src/components/ui/Notice';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {modelsOfKind} from '@site/src/facts/models';
import {lazy} from 'react';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';
import {DevicesInPlace} from '@site/src/features/hardware/DevicesInPlace';
import {DeviceParts} from '@site/src/features/hardware/DeviceParts';

const Outages = hydrateOnVisible(() =>
  import('@site/src/components/sections/facts/Outages').then((module) => module.Outages),
);
const DeviceLimits = hydrateOnVisible(() =>
  import('@site/src/features/hardware/DeviceLimits').then((module) => module.DeviceLimits),
);

const StoragePlanner = lazy(() => import('./_parts/StoragePlanner'));

const recorders = modelsOfKind('recorder');

export default function CloudVideoRecorder() {
  const {planning, ways} = copy;
  return (
    <Page meta={copy.meta}>
      <Banner
        {...copy.banner}
        route="products.cloudVideoRecorder"
        picture={{family: 'cutout', name: 'ul-8232nh', alt: ''}}
      />
      <Section id="planner">
        <SectionHead eyebrow={planning.eyebrow} title={planning.title} lead={planning.lead} />
        <Deferred reserve={{wide: 900, narrow: 1420}} fallback={<Notice>{planner.wait}</Notice>}>
          <StoragePlanner />
        </Deferred>
        <PlannerRules {...planning.formulas} />
      </Section>
      <DeviceFinder models={recorders} facets={recorderFacets} describe={recorderDescription} copy={copy.finder} />
      <DevicesInPlace
        largeOnly
        devices={['ul-8208nh', 'ul-7016nh-h1', 'ul-8232nh']}
        words={copy.installed}
        tone="tint"
      />
      <Section fold="ways">
        <SectionHead eyebrow={ways.eyebrow} title={ways.title} lead={ways.lead} />
        <DataTable {...ways.table} />
      </Section>
      <DeviceParts media="ul-8208nh" />
      <Statement {...copy.statement} view="loading-bay-night" />
      <Outages {...copy.outages} />
      <DeviceLimits {...copy.limits} fold />
      <Questions {...copy.questions} />
      <InquiryBar
        {...copy.inquiry}
        componentId="cloudVideoRecorder.bar"
        picture={{family: 'mounted', name: 'ul-7016nh-h1'}}
      />
    </Page>
  );
}
