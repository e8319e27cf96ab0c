import copy from '@copy/solutions/fmcg';
import {Estimate} from '@site/src/features/calculators/Estimate';
import {shelfSales} from './_parts/shelfSales';
import {ShelfHours} from './_parts/ShelfHours';
import {Picture} from '@site/src/components/media/Picture';
import {DrawnRow} from '@site/src/components/sections/DrawnRow';
import {shelfRun} from './_parts/shelfRun';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {PainAnswers} from '@site/src/components/sections/PainAnswers';
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

const ConsoleSection = hydrateOnVisible(() =>
  import('@site/src/features/console/ConsoleSection').then((module) => module.ConsoleSection),
);

export default function Fmcg() {
  const {banner, tills} = copy;
  return (
    <Page meta={copy.meta}>
      <SceneBanner
        {...banner}
        route="solutions.fmcg"
        scene="fmcg"
        componentId="fmcg.banner"
        more={{label: banner.more, hash: 'shelf'}}
      />
      <ShelfHours id="shelf" copy={copy.shelf} />
      <Estimate id="estimate" definition={shelfSales} copy={copy.estimate} />
      <ConsoleSection id="gap" tone="tint" script="shelf" tabs={['alerts', 'tickets']} words={copy.gap} />
      <DrawnRow {...copy.checks} id="checks" zones={shelfRun} zoneWidth={240} />
      <PlanText
        {...tills}
        tone="tint"
        to="products.cashLostPrevention"
        drawing={
          <Picture family="scene" name="store-checkout" alt={tills.alt} sizes="(max-width: 959px) 100vw, 580px" />
        }
      />
      <StoreKit kit={storeKits.fmcg} copy={copy.kit} />
      <DevicesInPlace largeOnly devices={['h2001', 'e3-x', 'e3-t-h', 'ul-7016nh-h1']} words={copy.installed} />
      <PainAnswers {...copy.pains} />
      <Rollout {...copy.rollout} />
      <StoryStrip industry="fmcg" />
      <Questions {...copy.questions} />
      <InquiryBar {...copy.inquiry} componentId="fmcg.bar" picture={{family: 'mounted', name: 'u9-d'}} />
    </Page>
  );
}
