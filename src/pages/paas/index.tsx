import copy from '@copy/paas/overview';
import {Banner} from '@site/src/components/sections/Banner';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {Page} from '@site/src/components/ui/Page';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {EventJourney} from './_parts/EventJourney';
import {PlatformMap} from './_parts/PlatformMap';
import {Wishes} from './_parts/Wishes';

export default function Paas() {
  return (
    <Page meta={copy.meta}>
      <Banner {...copy.banner} drawing="nodes" route="paas" />
      <PlatformMap copy={copy.map} />
      <Wishes copy={copy.wishes} />
      <Section tone="tint" id="event">
        <SectionHead title={copy.journey.title} lead={copy.journey.lead} />
        <EventJourney copy={copy.journey} />
        <MoreLink to="paas.outputLayer">{copy.journey.more}</MoreLink>
      </Section>
      <InquiryBar {...copy.inquiry} componentId="paas.bar" picture={{family: 'mounted', name: 'ul-8232nh'}} />
    </Page>
  );
}
