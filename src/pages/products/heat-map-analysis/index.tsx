import copy from '@copy/products/heat-map-analysis';
import {ClipBanner} from './_parts/ClipBanner';
import {DeviceRows} from '@site/src/features/hardware/DeviceRows';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {Misreadings} from './_parts/Misreadings';
import {Questions} from '@site/src/components/sections/Questions';
import {Page} from '@site/src/components/ui/Page';
import {MorePermalink} from '@site/src/components/ui/MoreLink';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';
import {modelById} from '@site/src/facts/models';

// Both compute a week of walks at their first render.
const HeatDay = hydrateOnVisible(() => import('./_parts/HeatDay').then((module) => module.HeatDay));
const HeatCompare = hydrateOnVisible(() => import('./_parts/HeatCompare').then((module) => module.HeatCompare));

const EventRow = hydrateOnVisible(() =>
  import('@site/src/features/camera-view/EventRow').then((module) => module.EventRow),
);

const StoreStage = hydrateOnVisible(() =>
  import('@site/src/features/stage/loadStage').then(({loadStoreStage}) => loadStoreStage()),
);

const devices = ['e3-x', 'fmix-d', 'u9-d'] as const;

export default function HeatMapAnalysis() {
  const {kit} = copy;
  return (
    <Page meta={copy.meta}>
      <ClipBanner
        {...copy.banner}
        route="products.heatMapAnalysis"
        clip="heat"
        more={{label: copy.banner.more, hash: 'compare'}}
      />
      <HeatDay id="day" copy={copy.day} plan={copy.plan} />
      <StoreStage id="demo" mode="heat" product={copy.banner.title} beforeBand />
      <HeatCompare id="compare" copy={copy.compare} plan={copy.plan} />
      <EventRow {...copy.seen} />
      <Misreadings {...copy.misreadings} id="misreadings" />
      <Section tone="tint">
        <SectionHead
          eyebrow={kit.eyebrow}
          title={kit.title}
          lead={kit.lead}
          aside={<MorePermalink href={kit.postHref}>{kit.post}</MorePermalink>}
        />
        <DeviceRows
          more={kit.more}
          rows={devices.map((id) => {
            const model = modelById(id);
            const camera =
              model.kind === 'camera' || model.kind === 'aiCamera' || model.kind === 'umeCamera' ? model : undefined;
            return {
              model: id,
              purpose: kit.purposes[id],
              facts: [
                {label: kit.angle, value: camera ? `${camera.hfovDeg}°` : '–'},
                {label: kit.pixels, value: camera ? `${camera.pixels[0]} × ${camera.pixels[1]}` : '–'},
              ],
            };
          })}
        />
      </Section>
      <Questions {...copy.questions} tone="plain" />
      <InquiryBar {...copy.inquiry} componentId="heatMap.bar" picture={{family: 'view', name: 'aisle-corner-day'}} />
    </Page>
  );
}
