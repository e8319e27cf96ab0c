import copy from '@copy/solutions/automobile';
import {Estimate} from '@site/src/features/calculators/Estimate';
import {showroomDrives} from './_parts/showroomDrives';
import {TableSection} from '@site/src/components/sections/tables/TableSection';
import {HandoverPath} from './_parts/HandoverPath';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {PainAnswers} from '@site/src/components/sections/PainAnswers';
import {Questions} from '@site/src/components/sections/Questions';
import {Rollout} from '@site/src/components/sections/Rollout';
import {SceneBanner} from '@site/src/features/forms/invitations/SceneBanner';
import {Statement} from '@site/src/components/sections/Statement';
import {StoreKit} from '@site/src/features/hardware/StoreKit';
import {Page} from '@site/src/components/ui/Page';
import {storeKits} from '@site/src/facts/storeKits';
import {StoryStrip} from '@site/src/features/stories/StoryStrip';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';
import {DevicesInPlace} from '@site/src/features/hardware/DevicesInPlace';

const EventRow = hydrateOnVisible(() =>
  import('@site/src/features/camera-view/EventRow').then((module) => module.EventRow),
);

export default function Automobile() {
  const {banner} = copy;
  return (
    <Page meta={copy.meta}>
      <SceneBanner
        {...banner}
        route="solutions.automobile"
        scene="automobile"
        dusk
        componentId="automobile.banner"
        more={{label: banner.more, hash: 'path'}}
      />
      <Statement {...copy.statement} view="showroom-day" />
      <HandoverPath
        {...copy.path}
        id="path"
        to={[
          'products.accuratePeopleCounting',
          'products.ibadge',
          'products.aiVideoRetrieval',
          'products.dataDashboard',
          'products.storeInspection.ai',
        ]}
      />
      <EventRow {...copy.seen} />
      <Estimate id="estimate" definition={showroomDrives} copy={copy.estimate} />
      <TableSection {...copy.disputes} />
      <PainAnswers {...copy.pains} />
      <StoreKit kit={storeKits.automobile} copy={copy.kit} />
      <DevicesInPlace largeOnly devices={['h2001', 'i-badge']} words={copy.installed} />
      <StoryStrip industry="automobile" />
      <Questions {...copy.questions} />
      <Rollout {...copy.rollout} />
      <InquiryBar {...copy.inquiry} componentId="automobile.bar" picture={{family: 'mounted', name: 'p3-x-8'}} />
    </Page>
  );
}
