import copy from '@copy/solutions/smart-store';
import {Estimate} from '@site/src/features/calculators/Estimate';
import {oneStore} from './_parts/oneStore';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {Questions} from '@site/src/components/sections/Questions';
import {SceneBanner} from '@site/src/features/forms/invitations/SceneBanner';
import {StoreDay} from '@site/src/components/sections/StoreDay';
import {StoreKit} from '@site/src/features/hardware/StoreKit';
import {Page} from '@site/src/components/ui/Page';
import {useSitePath} from '@site/src/components/ui/SiteLink';
import {storeKits} from '@site/src/facts/storeKits';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';

const StoreLayers = hydrateOnVisible(() => import('./_parts/StoreLayers').then((module) => module.StoreLayers));
const ExistingDevices = hydrateOnVisible(() =>
  import('./_parts/ExistingDevices').then((module) => module.ExistingDevices),
);
const Rollout = hydrateOnVisible(() =>
  import('@site/src/components/sections/Rollout').then((module) => module.Rollout),
);
const SceneLinks = hydrateOnVisible(() => import('./_parts/SceneLinks').then((module) => module.SceneLinks));

const ConsoleSection = hydrateOnVisible(() =>
  import('@site/src/features/console/ConsoleSection').then((module) => module.ConsoleSection),
);

export default function SmartStore() {
  const {banner} = copy;
  return (
    <Page meta={copy.meta}>
      <SceneBanner
        {...banner}
        route="solutions.smartStore"
        scene="store"
        componentId="smartStore.banner"
        more={{label: banner.more, hash: 'fabricate'}}
      />
      <StoreDay
        {...copy.day}
        id="day"
        scene="store"
        opens="08:00"
        places={[
          {view: 'back-door-day', href: useSitePath('products.storeInspection.cloud')},
          {x: 51, y: 22, href: useSitePath('products.storeInspection.ai')},
          {x: 35, y: 72, href: useSitePath('products.accuratePeopleCounting')},
          {x: 37, y: 56, href: useSitePath('products.heatMapAnalysis')},
          {x: 59, y: 72, href: useSitePath('products.cashLostPrevention')},
          {x: 51, y: 40, href: useSitePath('products.xundiantong')},
        ]}
      />
      <ConsoleSection
        id="roles"
        script="morning"
        start={{role: 'store', store: 's01'}}
        tabs={['board', 'video', 'alerts', 'tickets']}
        withRoles
        words={copy.roles}
      />
      <StoreLayers id="fabricate" copy={copy.layers} />
      <ExistingDevices {...copy.existing} drawings={['camera', 'recorder', 'switch', 'till', 'router']} />
      <Estimate id="estimate" definition={oneStore} copy={copy.estimate} />
      <StoreKit kit={storeKits.smartStore} copy={copy.kit} />
      <Rollout {...copy.night} />
      <SceneLinks
        {...copy.industries}
        scenes={[
          {scene: 'catering', to: 'solutions.catering'},
          {scene: 'shoes-clothing', to: 'solutions.shoesClothing'},
          {scene: 'medicine', to: 'solutions.medicine'},
          {scene: 'automobile', to: 'solutions.automobile'},
          {scene: 'fmcg', to: 'solutions.fmcg'},
        ]}
      />
      <Questions {...copy.questions} tone="plain" />
      <InquiryBar {...copy.inquiry} main="contact" componentId="smartStore.bar" />
    </Page>
  );
}
