import copy from '@copy/technology/edge-computing';
import {JitterDiagram, QuantizeDiagram} from './_parts/edge';
import {StoreBorder} from './_parts/StoreBorder';
import {Picture} from '@site/src/components/media/Picture';
import {Chapter, Points} from '@site/src/components/sections/Chapter';
import {DataTable} from '@site/src/components/sections/tables/DataTable';
import {DeviceRows} from '@site/src/features/hardware/DeviceRows';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {Limits} from '@site/src/components/sections/facts/Limits';
import {Questions} from '@site/src/components/sections/Questions';
import {SceneBanner} from '@site/src/features/forms/invitations/SceneBanner';
import {Page} from '@site/src/components/ui/Page';
import {Deferred} from '@site/src/features/navigation/Deferred';
import {MoreLink, MorePermalink} from '@site/src/components/ui/MoreLink';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {modelById, modelsOfKind} from '@site/src/facts/models';
import {lazy} from 'react';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';
import {DeviceParts} from '@site/src/features/hardware/DeviceParts';

const EventRow = hydrateOnVisible(() =>
  import('@site/src/features/camera-view/EventRow').then((module) => module.EventRow),
);

const Placement = lazy(() => import('./_parts/Placement'));

const box = modelById('b1');
const computing = [...modelsOfKind('umeCamera').filter(({id}) => id !== 'u8-t'), ...modelsOfKind('edgeBox')];

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
          columns={placement.table.columns}
          places={placement.places}
          tasks={placement.tasks}
        />
      </Section>
      <Section space="flush">
        <Deferred reserve={{wide: 610, narrow: 1230}} fallback={<p>{placement.wait}</p>}>
          <Placement tasks={placement.tasks} places={placement.places} />
        </Deferred>
      </Section>
      <EventRow {...copy.seen} />
      <DeviceParts media="b1" />
      <Chapter
        {...hardware}
        id="aiHardwareDesign"
        tone="tint"
        aside={<Picture family="cutout" name="b1" alt={hardware.alt} sizes="(max-width: 959px) 480px, 360px" />}
      >
        <Points
          items={hardware.points({
            tops: box.kind === 'edgeBox' ? box.tops : 0,
            watts: box.powerW,
            dayKwh: (box.powerW * 24) / 1000,
            range: hardware.table.temperature(...box.temperatureC),
          })}
        />
        <DataTable
          caption={hardware.table.caption}
          columns={hardware.table.columns}
          rows={computing.map((model) => ({
            label: model.name,
            cells: [
              `${model.tops} TOPS`,
              model.kind === 'umeCamera' ? hardware.table.slots(model.slots) : hardware.table.channels(model.channels),
              `${model.powerW} W`,
              hardware.table.temperature(...model.temperatureC),
            ],
          }))}
          note={hardware.table.note}
        />
        <MorePermalink href={hardware.moreHref}>{hardware.more}</MorePermalink>
      </Chapter>
      <Chapter {...media} id="audioAndVideoProcessing" aside={<JitterDiagram copy={media.diagram} />}>
        <Points items={media.points} />
        <DataTable {...media.table} />
        <MorePermalink href={media.moreHref}>{media.more}</MorePermalink>
      </Chapter>
      <Chapter {...models} id="aiIntelligentDetection" tone="tint" aside={<QuantizeDiagram copy={models.diagram} />}>
        <Points items={models.points} />
        <MoreLink to="algorithmMall">{models.more}</MoreLink>
      </Chapter>
      <Limits {...copy.limits} />
      <Section tone="tint" fold="devices">
        <SectionHead
          title={devices.title}
          lead={devices.lead}
          aside={<MoreLink to="products.aiBox">{devices.all}</MoreLink>}
        />
        <DeviceRows
          more={devices.more}
          rows={devices.rows.map(({model, purpose, place, leaves}) => ({
            model,
            purpose,
            facts: [
              {label: devices.place, value: place},
              {label: devices.leaves, value: leaves},
            ],
          }))}
        />
      </Section>
      <Questions {...copy.questions} tone="plain" />
      <InquiryBar {...copy.inquiry} componentId="edgeComputing.bar" picture={{family: 'view', name: 'storeroom-day'}} />
    </Page>
  );
}
