import copy from '@copy/solutions/shoes-clothing';
import {Estimate} from '@site/src/features/calculators/Estimate';
import {fittingSales} from './_parts/fittingSales';
import {StoreFunnels} from './_parts/StoreFunnels';
import {FittingPlan} from './_parts/fitting';
import {DrawnRow} from '@site/src/components/sections/DrawnRow';
import {wayThroughStore} from './_parts/wayThroughStore';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {PlanText} from '@site/src/components/sections/PlanText';
import {Questions} from '@site/src/components/sections/Questions';
import {Rollout} from '@site/src/components/sections/Rollout';
import {SceneBanner} from '@site/src/features/forms/invitations/SceneBanner';
import {StoreKit} from '@site/src/features/hardware/StoreKit';
import {Page} from '@site/src/components/ui/Page';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';
import {storeKits} from '@site/src/facts/storeKits';
import {StoryStrip} from '@site/src/features/stories/StoryStrip';
import {DevicesInPlace} from '@site/src/features/hardware/DevicesInPlace';

const EventRow = hydrateOnVisible(() =>
  import('@site/src/features/camera-view/EventRow').then((module) => module.EventRow),
);

const StoreStage = hydrateOnVisible(() =>
  import('@site/src/features/stage/loadStage').then(({loadStoreStage}) => loadStoreStage()),
);

export default function ShoesClothing() {
  const {banner, plan} = copy;
  return (
    <Page meta={copy.meta}>
      <SceneBanner
        {...banner}
        route="solutions.shoesClothing"
        scene="shoes-clothing"
        componentId="shoesClothing.banner"
        more={{label: banner.more, hash: 'funnel'}}
      />
      <StoreFunnels id="funnel" copy={copy.funnel} />
      <EventRow {...copy.seen} tone="tint" />
      <StoreStage id="dwell" mode="heat" room="fashion" product={copy.meta.title} words={copy.stage} afterBand />
      <Estimate id="estimate" definition={fittingSales} copy={copy.estimate} />
      <PlanText
        {...plan}
        id="fitting"
        to="products.headShoulderCounting"
        drawing={<FittingPlan copy={plan.drawing} />}
        fold="text"
      />
      <DrawnRow {...copy.trials} id="trials" tone="tint" zones={wayThroughStore} zoneWidth={300} />
      <StoreKit kit={storeKits.shoesClothing} copy={copy.kit} />
      <DevicesInPlace largeOnly devices={['u8-d', 'k3']} words={copy.installed} />
      <Rollout {...copy.rollout} />
      <StoryStrip industry="shoesClothing" />
      <Questions {...copy.questions} />
      <InquiryBar {...copy.inquiry} componentId="shoesClothing.bar" picture={{family: 'mounted', name: 'fmix-d'}} />
    </Page>
  );
}
