import copy from '@copy/products/intelligent-attendance';
import {ShiftPlan} from './_parts/ShiftPlan';
import {Picture} from '@site/src/components/media/Picture';
import {Banner} from '@site/src/components/sections/Banner';
import {DataSheet} from '@site/src/components/sections/tables/DataSheet';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {Ladder} from '@site/src/components/sections/Ladder';
import {Questions} from '@site/src/components/sections/Questions';
import {Statement} from '@site/src/components/sections/Statement';
import {Ways} from '@site/src/components/sections/Ways';
import {Page} from '@site/src/components/ui/Page';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';

const EventRow = hydrateOnVisible(() =>
  import('@site/src/features/camera-view/EventRow').then((module) => module.EventRow),
);

export default function IntelligentAttendance() {
  const {methods, questions} = copy;
  return (
    <Page meta={copy.meta}>
      <Banner {...copy.banner} drawing="shifts" route="products.intelligentAttendance" />
      <ShiftPlan id="demo" copy={copy.demo} />
      <Statement {...copy.statement} view="dining-day" />
      <EventRow {...copy.seen} />
      <Section tone="tint" id="methods" fold="ways">
        <SectionHead
          eyebrow={methods.eyebrow}
          title={methods.title}
          lead={methods.lead}
          aside={<MoreLink to="products.hardware.ibadge">{methods.badge}</MoreLink>}
        />
        <Ways ways={methods.ways} />
      </Section>
      <Ladder
        {...copy.manager}
        picture={<Picture family="still" name="phone" alt={copy.manager.alt} sizes="(max-width: 959px) 100vw, 480px" />}
      />
      <DataSheet {...copy.law} tone="tint" />
      <Questions {...questions} tone="plain" />
      <InquiryBar
        {...copy.inquiry}
        componentId="intelligentAttendance.bar"
        picture={{family: 'mounted', name: 'w3-s'}}
      />
    </Page>
  );
}
