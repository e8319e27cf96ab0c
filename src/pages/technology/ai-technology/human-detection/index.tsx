import copy from '@copy/technology/ai-technology/human-detection';
import {PersonPixels} from './_parts/PersonPixels';
import {TrackDiagram} from './_parts/track';
import {DiagramBeside} from '@site/src/components/sections/DiagramBeside';
import {TableSection} from '@site/src/components/sections/tables/TableSection';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {DeviceLimits} from '@site/src/features/hardware/DeviceLimits';
import {ProductLinks} from '@site/src/components/sections/ProductLinks';
import {Questions} from '@site/src/components/sections/Questions';
import {SceneBanner} from '@site/src/features/forms/invitations/SceneBanner';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';
import {Page} from '@site/src/components/ui/Page';

const EventRow = hydrateOnVisible(() =>
  import('@site/src/features/camera-view/EventRow').then((module) => module.EventRow),
);

export default function HumanDetection() {
  const {banner, how} = copy;
  return (
    <Page meta={copy.meta}>
      <SceneBanner
        {...banner}
        route="technology.humanDetection"
        scene="store-tracking"
        componentId="humanDetection.banner"
        more={{label: banner.more, hash: 'pixels'}}
      />
      <PersonPixels id="pixels" copy={copy.pixels} />
      <DiagramBeside {...how} tone="tint">
        <TrackDiagram copy={how} />
      </DiagramBeside>
      <EventRow {...copy.seen} />
      <TableSection {...copy.confuse} />
      <DeviceLimits {...copy.limits} tone="tint" />
      <ProductLinks
        {...copy.uses}
        routes={[
          'products.accuratePeopleCounting',
          'products.heatMapAnalysis',
          'technology.behaviorAnalysis',
          'products.storeInspection.ai',
        ]}
      />
      <Questions {...copy.questions} />
      <InquiryBar {...copy.inquiry} componentId="humanDetection.bar" picture={{family: 'view', name: 'street-day'}} />
    </Page>
  );
}
