import copy from '@copy/solutions/catering';
import {Estimate} from '@site/src/features/calculators/Estimate';
import {visitSavings} from './_parts/visitSavings';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {PainAnswers} from '@site/src/components/sections/PainAnswers';
import {Questions} from '@site/src/components/sections/Questions';
import {Rollout} from '@site/src/components/sections/Rollout';
import {SceneBanner} from '@site/src/features/forms/invitations/SceneBanner';
import {StoreDay} from '@site/src/components/sections/StoreDay';
import {StoreKit} from '@site/src/features/hardware/StoreKit';
import {Page} from '@site/src/components/ui/Page';
import {useSitePath} from '@site/src/components/ui/SiteLink';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';
import {storeKits} from '@site/src/facts/storeKits';
import {StoryStrip} from '@site/src/features/stories/StoryStrip';
import {DevicesInPlace} from '@site/src/features/hardware/DevicesInPlace';

const StoreStage = hydrateOnVisible(() =>
  import('@site/src/features/stage/loadStage').then(({loadStoreStage}) => loadStoreStage()),
);

const ConsoleSection = hydrateOnVisible(() =>
  import('@site/src/features/console/ConsoleSection').then((module) => module.ConsoleSection),
);

export default function Catering() {
  const {banner} = copy;
  const camerasPath = useSitePath('products.cloudCamera');
  const countingPath = useSitePath('products.accuratePeopleCounting');
  return (
    <Page meta={copy.meta}>
      <SceneBanner
        {...banner}
        route="solutions.catering"
        scene="catering"
        dusk
        componentId="catering.banner"
        more={{label: banner.more, hash: 'day'}}
      />
      <StoreDay
        {...copy.day}
        id="day"
        scene="catering"
        opens="11:00"
        places={[
          {x: 42, y: 40, href: `${camerasPath}#e3-x`},
          {x: 47, y: 22, href: `${camerasPath}#e3-d-h`},
          {x: 60, y: 62, href: countingPath},
          {x: 58, y: 72, href: `${camerasPath}#e3-x`},
          {x: 49, y: 33, href: `${camerasPath}#p3-x-8`},
          {x: 66, y: 42, href: `${camerasPath}#e3-t-h`},
        ]}
      />
      <ConsoleSection id="kitchen" script="kitchen" tabs={['alerts', 'tickets']} words={copy.kitchen} />
      <PainAnswers {...copy.pains} />
      <StoreStage id="queue" mode="queue" room="canteen" product={copy.meta.title} words={copy.stage} afterBand />
      <StoreKit kit={storeKits.catering} copy={copy.kit} />
      <DevicesInPlace largeOnly devices={['e3-d-h', 'k3', 'e3-t-h', 'ul-8208nh']} words={copy.installed} />
      <Estimate id="savings" definition={visitSavings} copy={copy.savings} />
      <Rollout {...copy.rollout} />
      <StoryStrip industry="catering" />
      <Questions {...copy.questions} />
      <InquiryBar {...copy.inquiry} componentId="catering.bar" picture={{family: 'mounted', name: 'e3-d-h'}} />
    </Page>
  );
}
