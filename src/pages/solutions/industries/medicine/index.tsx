import copy from '@copy/solutions/medicine';
import {DutyDay} from './_parts/DutyDay';
import {Estimate} from '@site/src/features/calculators/Estimate';
import {recordHours} from './_parts/recordHours';
import {Boundaries} from '@site/src/components/sections/facts/Boundaries';
import {DrawnRow} from '@site/src/components/sections/DrawnRow';
import {pharmacyWall} from './_parts/pharmacyWall';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {PainAnswers} from '@site/src/components/sections/PainAnswers';
import {Questions} from '@site/src/components/sections/Questions';
import {Rollout} from '@site/src/components/sections/Rollout';
import {SceneBanner} from '@site/src/features/forms/invitations/SceneBanner';
import {StoreKit} from '@site/src/features/hardware/StoreKit';
import {Page} from '@site/src/components/ui/Page';
import {storeKits} from '@site/src/facts/storeKits';
import {StoryStrip} from '@site/src/features/stories/StoryStrip';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';
import {DevicesInPlace} from '@site/src/features/hardware/DevicesInPlace';

const EventRow = hydrateOnVisible(() =>
  import('@site/src/features/camera-view/EventRow').then((module) => module.EventRow),
);

export default function Medicine() {
  const {banner} = copy;
  return (
    <Page meta={copy.meta}>
      <SceneBanner
        {...banner}
        route="solutions.medicine"
        scene="medicine"
        dusk
        componentId="medicine.banner"
        more={{label: banner.more, hash: 'duties'}}
      />
      <DutyDay id="duties" copy={copy.day} />
      <EventRow {...copy.seen} tone="tint" />
      <DrawnRow {...copy.proofs} id="proofs" zones={pharmacyWall} zoneWidth={240} />
      <Boundaries {...copy.boundaries} tone="tint" />
      <StoreKit kit={storeKits.medicine} copy={copy.kit} />
      <DevicesInPlace largeOnly devices={['w3-s', 'k3']} words={copy.installed} />
      <Estimate id="estimate" definition={recordHours} copy={copy.estimate} />
      <Rollout {...copy.rollout} />
      <PainAnswers {...copy.pains} />
      <StoryStrip industry="medicine" />
      <Questions {...copy.questions} tone="plain" />
      <InquiryBar
        {...copy.inquiry}
        componentId="medicine.bar"
        picture={{family: 'view', name: 'pharmacy-counter-day'}}
      />
    </Page>
  );
}
