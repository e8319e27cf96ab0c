import copy from '@copy/solutions/smart-city';
import {Estimate} from '@site/src/features/calculators/Estimate';
import {patrolSavings} from './_parts/patrolSavings';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {Questions} from '@site/src/components/sections/Questions';
import {SceneBanner} from '@site/src/features/forms/invitations/SceneBanner';
import {StoreKit} from '@site/src/features/hardware/StoreKit';
import {Page} from '@site/src/components/ui/Page';
import {storeKits} from '@site/src/facts/storeKits';
import {Statement} from '@site/src/components/sections/Statement';
import {PartNav} from './_parts/PartNav';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';
import {StoryStrip} from '@site/src/features/stories/StoryStrip';
import {DevicesInPlace} from '@site/src/features/hardware/DevicesInPlace';

const EventRow = hydrateOnVisible(() =>
  import('@site/src/features/camera-view/EventRow').then((module) => module.EventRow),
);

const Rollout = hydrateOnVisible(() =>
  import('@site/src/components/sections/Rollout').then((module) => module.Rollout),
);
const Boundaries = hydrateOnVisible(() =>
  import('@site/src/components/sections/facts/Boundaries').then((module) => module.Boundaries),
);
const AccessDiagram = hydrateOnVisible(() => import('./_parts/AccessDiagram').then((module) => module.AccessDiagram));
const TableSection = hydrateOnVisible(() =>
  import('@site/src/components/sections/tables/TableSection').then((module) => module.TableSection),
);
const CityPart = hydrateOnVisible(() => import('./_parts/CityPart').then((module) => module.CityPart));
const PlanText = hydrateOnVisible(() =>
  import('@site/src/components/sections/PlanText').then((module) => module.PlanText),
);
const Figures = hydrateOnVisible(() =>
  import('@site/src/components/sections/facts/Figures').then((module) => module.Figures),
);

export default function SmartCity() {
  const {banner, parts, access} = copy;
  const {labels, emergency, ecology, energy, countryside} = parts;
  return (
    <Page meta={copy.meta}>
      <SceneBanner
        {...banner}
        route="solutions.smartCity"
        scene="smart-city"
        dusk
        componentId="smartCity.banner"
        more={{label: banner.more, hash: 'access'}}
      />
      <PartNav
        label={parts.label}
        parts={[
          {id: 'emergency-management', ...parts.nav.emergency},
          {id: 'natural-ecology', ...parts.nav.ecology},
          {id: 'digital-energy', ...parts.nav.energy},
          {id: 'digital-countryside', ...parts.nav.countryside},
        ]}
      />
      <Statement {...copy.statement} view="duty-day" />
      <EventRow {...copy.seen} tone="tint" />
      <CityPart
        {...labels}
        {...emergency}
        id="emergency-management"
        devices={['e3-t-h', 'e3-d-h', 'b1']}
        scene="warehouse"
      />
      <CityPart
        {...labels}
        {...ecology}
        id="natural-ecology"
        devices={['u8-t', 'u9-d']}
        scene="river"
        places={[
          [50, 43],
          [45, 68],
          [68, 24],
        ]}
        flip
      />
      <CityPart
        {...labels}
        {...energy}
        id="digital-energy"
        devices={['e3-t-h', 'u8-t', 'b1']}
        scene="energy"
        places={[
          [48, 35],
          [30, 37],
          [31, 67],
        ]}
      />
      <CityPart
        {...labels}
        {...countryside}
        id="digital-countryside"
        devices={['e3-t-h', 'e3-d-h', 'ul-8232nh']}
        scene="village"
        places={[
          [38, 47],
          [46, 15],
          [46, 86],
        ]}
        flip
      />
      <PlanText
        {...access}
        id="access"
        to="paas.access.gb28181"
        drawing={<AccessDiagram copy={access.drawing} />}
        fold="drawings"
      />
      <Boundaries {...copy.boundaries} tone="tint" />
      <TableSection {...copy.acceptance} />
      <Estimate id="estimate" definition={patrolSavings} copy={copy.estimate} />
      <StoreKit kit={storeKits.warehouse} copy={copy.kit} />
      <DevicesInPlace largeOnly devices={['e3-t-h', 'ul-8232nh']} words={copy.installed} />
      <Figures {...copy.figures} />
      <Rollout {...copy.rollout} />
      <StoryStrip industry="smartCity" />
      <Questions {...copy.questions} />
      <InquiryBar
        {...copy.inquiry}
        main="contact"
        componentId="smartCity.bar"
        picture={{family: 'scene', name: 'river'}}
      />
    </Page>
  );
}
