import planner from '@copy/demos/planner';
import copy from '@copy/products/cloud-camera';
import {Banner} from '@site/src/components/sections/Banner';
import {Figures} from '@site/src/components/sections/facts/Figures';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {PictureFacts} from '@site/src/components/sections/PictureFacts';
import {Questions} from '@site/src/components/sections/Questions';
import {Page} from '@site/src/components/ui/Page';
import {Deferred} from '@site/src/features/navigation/Deferred';
import {Notice} from '@site/src/components/ui/Notice';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {claims, formatClaim} from '@site/src/facts/claims';
import {modelsNeeding} from '@site/src/facts/hardware/catalogue';
import {daysOnCard} from '@site/src/facts/hardware/storage';
import {modelsOfKind} from '@site/src/facts/models';
import {useLocale} from '@site/src/site/useLocale';
import {lazy} from 'react';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';
import {DevicesInPlace} from '@site/src/features/hardware/DevicesInPlace';
import {DeviceParts} from '@site/src/features/hardware/DeviceParts';

const CameraFinder = hydrateOnVisible(() => import('./_parts/CameraFinder').then((module) => module.CameraFinder));
const Outages = hydrateOnVisible(() =>
  import('@site/src/components/sections/facts/Outages').then((module) => module.Outages),
);
const Connection = hydrateOnVisible(() => import('./_parts/Connection').then((module) => module.Connection));
const PlannerRules = hydrateOnVisible(() =>
  import('@site/src/features/hardware/PlannerRules').then((module) => module.PlannerRules),
);

const DayNight = hydrateOnVisible(() =>
  import('@site/src/features/camera-view/DayNight').then((module) => module.DayNight),
);

const PlacementPlanner = lazy(() => import('./_parts/PlacementPlanner'));

const cameras = modelsOfKind('camera');
const poeCount = cameras.filter((camera) => camera.power.includes('poe')).length;
/** Those that a port of 802.3af does not carry. */
const strong = modelsNeeding('802.3at')
  .filter(({kind}) => kind === 'camera')
  .map(({name}) => name)
  .join('/');
const largestCard = Math.max(...cameras.map((camera) => camera.tfMaxGb));

/** Days a full card holds around the clock, for the model the texts give as an example. */
function cardDays(): string {
  const example = cameras.find((camera) => camera.id === 'e3-x');
  return example ? daysOnCard(example).toFixed(1) : '';
}

export default function CloudCamera() {
  const {figures, night, placement, questions} = copy;
  const locale = useLocale();
  return (
    <Page meta={copy.meta}>
      <Banner {...copy.banner} route="products.cloudCamera" picture={{family: 'cutout', name: 'e3-x', alt: ''}} />
      <Figures
        title={figures.title}
        lead={figures.lead}
        items={[
          {...figures.cable, figure: '1', note: figures.cable.note(poeCount, cameras.length, strong)},
          {...figures.card, figure: String(largestCard), note: figures.card.note(cardDays())},
          {
            ...figures.start,
            figure: formatClaim('onboardingWithin', locale).figure,
            note: figures.start.note(claims.onboardingWithin.asOf),
          },
        ]}
      />
      <CameraFinder copy={copy.finder} />
      <PictureFacts
        id="night"
        tone="tint"
        eyebrow={night.eyebrow}
        title={night.title}
        lead={night.lead}
        facts={night.facts}
        media={<DayNight views={night.views} />}
      />
      <DevicesInPlace
        largeOnly
        devices={['w3-e', 'w3-s', 'e3-x', 'e3-d-h', 'e3-t-h', 'p3-x-8']}
        words={copy.installed}
      />
      <Section id="placement">
        <SectionHead eyebrow={placement.eyebrow} title={placement.title} lead={placement.lead} />
        <Deferred reserve={{wide: 900, narrow: 1460}} fallback={<Notice>{planner.wait}</Notice>}>
          <PlacementPlanner />
        </Deferred>
        <PlannerRules {...placement.rules} />
      </Section>
      <DeviceParts largeOnly media="e3-x" />
      <Connection {...copy.connection} />
      <Outages {...copy.outages} />
      <Questions {...questions} tone="plain" faq={questions.faq(cardDays())} />
      <InquiryBar {...copy.inquiry} componentId="cloudCamera.bar" picture={{family: 'mounted', name: 'e3-d-h'}} />
    </Page>
  );
}
