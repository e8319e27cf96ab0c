import copy from '@copy/technology/edge-computing';
import {BoxBuild} from './_parts/BoxBuild';
import {ModelPath} from './_parts/ModelPath';
import {StoreBorder} from './_parts/StoreBorder';
import {VideoCare} from './_parts/VideoCare';
import {DeviceRows} from '@site/src/features/hardware/DeviceRows';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {Limits} from '@site/src/components/sections/facts/Limits';
import {Questions} from '@site/src/components/sections/Questions';
import {SceneBanner} from '@site/src/features/forms/invitations/SceneBanner';
import {Page} from '@site/src/components/ui/Page';
import {Deferred} from '@site/src/features/navigation/Deferred';
import {MoreLink, MorePermalink} from '@site/src/components/ui/MoreLink';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {modelById, type CatalogueModel} from '@site/src/facts/models';
import {lazy} from 'react';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';

const EventRow = hydrateOnVisible(() =>
  import('@site/src/features/camera-view/EventRow').then((module) => module.EventRow),
);

const Placement = lazy(() => import('./_parts/Placement'));

const box = modelById('b1');

/** How much a device analyzes at the same time. A device without slots does what it is built for. */
function runs(model: CatalogueModel): string {
  if (model.kind === 'edgeBox') {
    return copy.devices.channels(model.channels, model.tops);
  }
  return model.kind === 'umeCamera'
    ? copy.devices.slots(model.slots, model.tops)
    : copy.devices.builtIn[model.id as keyof typeof copy.devices.builtIn];
}

export default function EdgeComputing() {
  const {placement, hardware, media, models, devices} = copy;
  return (
    <Page meta={copy.meta}>
      <SceneBanner
        {...copy.banner}
        route="technology.edgeComputing"
        scene="edge-cloud"
        componentId="edgeComputing.banner"
        more={{label: copy.banner.more, hash: 'placement'}}
      />
      <Section id="placement" fold="table">
        <SectionHead eyebrow={placement.eyebrow} title={placement.title} lead={placement.lead} />
        <StoreBorder
          label={placement.table.caption}
          sides={placement.sides}
          columns={placement.table.columns}
          places={placement.runsIn}
          tasks={placement.tasks}
        />
      </Section>
      <Section space="flush">
        <Deferred reserve={{wide: 610, narrow: 1230}} fallback={<p>{placement.wait}</p>}>
          <Placement tasks={placement.tasks} places={placement.places} />
        </Deferred>
      </Section>
      <EventRow {...copy.seen} />
      <Section id="aiHardwareDesign" tone="tint" fold="text" foldTopic={hardware.eyebrow}>
        <SectionHead
          eyebrow={hardware.eyebrow}
          title={hardware.title}
          lead={hardware.lead}
          aside={<MorePermalink href={hardware.moreHref}>{hardware.more}</MorePermalink>}
        />
        <BoxBuild
          alt={hardware.alt}
          facts={hardware.facts({
            tops: box.kind === 'edgeBox' ? box.tops : 0,
            watts: box.powerW,
            dayKwh: (box.powerW * 24) / 1000,
            celsius: box.temperatureC,
          })}
          note={hardware.note}
        />
      </Section>
      <Section id="audioAndVideoProcessing" fold="text" foldTopic={media.eyebrow}>
        <SectionHead eyebrow={media.eyebrow} title={media.title} lead={media.lead} />
        <VideoCare care={media.care} streams={media.streams}>
          <MorePermalink href={media.moreHref}>{media.more}</MorePermalink>
        </VideoCare>
      </Section>
      <Section id="aiIntelligentDetection" tone="tint" fold="steps" foldTopic={models.eyebrow}>
        <SectionHead
          eyebrow={models.eyebrow}
          title={models.title}
          lead={models.lead}
          aside={<MoreLink to="algorithmMall">{models.more}</MoreLink>}
        />
        <ModelPath steps={models.steps} channels={models.channels} />
      </Section>
      <Limits {...copy.limits} />
      <Section tone="tint" fold="devices">
        <SectionHead
          title={devices.title}
          lead={devices.lead}
          aside={<MoreLink to="products.aiBox">{devices.all}</MoreLink>}
        />
        <DeviceRows
          more={devices.more}
          rows={devices.rows.map(({model: id, purpose, leaves}) => {
            const model = modelById(id);
            return {
              model: id,
              purpose,
              facts: [
                {label: devices.runs, value: runs(model)},
                {label: devices.leaves, value: leaves},
              ],
            };
          })}
        />
      </Section>
      <Questions {...copy.questions} tone="plain" />
      <InquiryBar {...copy.inquiry} componentId="edgeComputing.bar" picture={{family: 'mounted', name: 'e3-x'}} />
    </Page>
  );
}
