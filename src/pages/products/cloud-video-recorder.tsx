import planner from '@copy/demos/planner';
import copy from '@copy/products/cloud-video-recorder';
import {Banner} from '@site/src/components/sections/Banner';
import {DataTable} from '@site/src/components/sections/DataTable';
import {DeviceFinder} from '@site/src/components/sections/DeviceFinder';
import {PlannerRules} from '@site/src/components/sections/PlannerRules';
import {InquiryBar} from '@site/src/components/sections/InquiryBar';
import {Questions} from '@site/src/components/sections/Questions';
import {recorderDescription, recorderFacets} from '@site/src/components/sections/recorderFacts';
import {Page} from '@site/src/components/shell/Page';
import {Deferred} from '@site/src/components/ui/Deferred';
import {Notice} from '@site/src/components/ui/Notice';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {modelsOfKind} from '@site/src/content/models';
import {lazy} from 'react';
import {later} from '@site/src/components/ui/later';

const Outages = later(() => import('@site/src/components/sections/Outages').then((module) => module.Outages));
const DeviceLimits = later(() =>
  import('@site/src/components/sections/DeviceLimits').then((module) => module.DeviceLimits),
);

const StoragePlanner = lazy(() => import('@site/src/components/demos/StoragePlanner'));

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
      <Section>
        <SectionHead eyebrow={ways.eyebrow} title={ways.title} lead={ways.lead} />
        <DataTable {...ways.table} />
      </Section>
      <Outages {...copy.outages} />
      <DeviceLimits {...copy.limits} />
      <Questions {...copy.questions} />
      <InquiryBar {...copy.inquiry} componentId="cloudVideoRecorder.bar" />
    </Page>
  );
}
