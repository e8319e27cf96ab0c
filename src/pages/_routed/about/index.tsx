import copy from '@copy/about/company';
import {ClaimLedger} from './_parts/ClaimLedger';
import {Milestones} from './_parts/Milestones';
import {Principles} from './_parts/Principles';
import {Story} from './_parts/Story';
import {Timeline} from './_parts/Timeline';
import {Banner} from '@site/src/components/sections/Banner';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {Questions} from '@site/src/components/sections/Questions';
import {Page} from '@site/src/components/ui/Page';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';
import {claimText, type ClaimId} from '@site/src/facts/claims';
import {useLocale} from '@site/src/site/useLocale';

const CameraWall = hydrateOnVisible(() =>
  import('@site/src/features/camera-view/CameraWall').then((module) => module.CameraWall),
);

/** The first four show at once: how long, how large, how far. */
const figures = [
  'algorithmYears',
  'camerasOnline',
  'storesConnected',
  'citiesCovered',
  'founded',
  'engineers',
  'devicesConnected',
  'largestCustomerCameras',
  'brandStores',
  'cooperativeBrands',
  'chainBrands',
  'saasBrands',
] as const satisfies readonly ClaimId[];

export default function About() {
  const {numbers} = copy;
  const founded = claimText('founded', useLocale());
  return (
    <Page meta={copy.meta}>
      <Banner
        {...copy.banner}
        route="about"
        picture={{family: 'scene', name: 'store-path', alt: ''}}
        isFirstPicture={false}
      />
      <Story {...copy.story} opening={copy.story.opening(founded)} />
      <Milestones events={copy.timeline.events} caption={copy.story.caption} />
      <CameraWall {...copy.seen} id="seen" />
      <ClaimLedger
        {...numbers}
        id="numbers"
        first={4}
        entries={figures.map((claim) => ({claim, ...numbers.entries[claim]}))}
      />
      <Timeline {...copy.timeline} id="timeline" />
      <Principles
        {...copy.principles}
        proofs={['products.accuratePeopleCounting', 'technology.edgeComputing', 'paas.outputLayer', 'serviceSystem']}
      />
      <Questions {...copy.questions} tone="plain" />
      <InquiryBar {...copy.inquiry} main="contact" componentId="about.bar" />
    </Page>
  );
}
