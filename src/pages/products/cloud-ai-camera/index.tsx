import planner from '@copy/demos/planner';
import copy from '@copy/products/cloud-ai-camera';
import {Banner} from '@site/src/components/sections/Banner';
import {counterDescription, counterFacets} from './_parts/counterFacts';
import {DataTable} from '@site/src/components/sections/tables/DataTable';
import {DeviceFinder} from '@site/src/features/compare/DeviceFinder';
import {DeviceRows} from '@site/src/features/hardware/DeviceRows';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {PictureFacts} from '@site/src/components/sections/PictureFacts';
import {PlannerRules} from '@site/src/features/hardware/PlannerRules';
import {Questions} from '@site/src/components/sections/Questions';
import {Statement} from '@site/src/components/sections/Statement';
import {Page} from '@site/src/components/ui/Page';
import {Deferred} from '@site/src/features/navigation/Deferred';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {Notice} from '@site/src/components/ui/Notice';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {modelsOfKind} from '@site/src/facts/models';
import {lazy} from 'react';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';

const DevicesInPlace = hydrateOnVisible(() =>
  import('@site/src/features/hardware/DevicesInPlace').then((module) => module.DevicesInPlace),
);
const DeviceLimits = hydrateOnVisible(() =>
  import('@site/src/features/hardware/DeviceLimits').then((module) => module.DeviceLimits),
);

const CameraView = hydrateOnVisible(() =>
  import('@site/src/features/camera-view/CameraView').then((module) => module.CameraView),
);

const CounterChooser = lazy(() => import('./_parts/CounterChooser'));

const counters = modelsOfKind('aiCamera');
const umeCameras = modelsOfKind('umeCamera');

export default function CloudAiCamera() {
  const {chooser, inside, ume, ways} = copy;
  return (
    <Page meta={copy.meta}>
      <Banner
        {...copy.banner}
        route="products.cloudAiCamera"
        picture={{family: 'cutout', name: 'h2001', alt: ''}}
        isFirstPicture={false}
      />
      <Statement {...copy.statement} view="door-overhead-day" isFirstPicture />
      <Section id="chooser" tone="tint">
        <SectionHead eyebrow={chooser.eyebrow} title={chooser.title} lead={chooser.lead} />
        <Deferred reserve={{wide: 560, narrow: 1010}} fallback={<Notice>{planner.wait}</Notice>}>
          <CounterChooser />
        </Deferred>
        <PlannerRules {...chooser.rules} />
      </Section>
      <PictureFacts
        {...inside}
        media={<CameraView event="overhead-counting" label={inside.event} sizes="(max-width: 959px) 92vw, 640px" />}
      >
        <MoreLink to="products.accuratePeopleCounting">{inside.more}</MoreLink>
      </PictureFacts>
      <DevicesInPlace devices={['k3', 'h1001', 'h2001', 'fmix-d']} />
      <DeviceFinder models={counters} facets={counterFacets} describe={counterDescription} copy={copy.finder} />
      <Section>
        <SectionHead title={ume.title} lead={ume.lead} />
        <DeviceRows
          more={ume.more}
          rows={umeCameras.map((model) => ({
            model: model.id,
            purpose: ume.purposes[model.id],
            facts: [
              {label: ume.picture, value: `${model.pixels[0]} × ${model.pixels[1]}`},
              {label: ume.algorithms, value: ume.slots(model.slots)},
            ],
          }))}
        />
      </Section>
      <Section fold="table">
        <SectionHead title={ways.title} lead={ways.lead} />
        <DataTable {...ways.table} />
      </Section>
      <DeviceLimits {...copy.limits} tone="tint" fold />
      <Questions {...copy.questions} tone="plain" />
      <InquiryBar {...copy.inquiry} componentId="cloudAiCamera.bar" picture={{family: 'view', name: 'entrance-day'}} />
    </Page>
  );
}
