import copy from '@copy/products/ai-video-retrieval';
import {ClipSearch} from './_parts/ClipSearch';
import {reachM} from './_parts/sampleClips';
import {PixelsDiagram, searchPixels} from './_parts/retrieval';
import {Picture} from '@site/src/components/media/Picture';
import {Banner} from '@site/src/components/sections/Banner';
import {DataTable} from '@site/src/components/sections/tables/DataTable';
import {DeviceRows} from '@site/src/features/hardware/DeviceRows';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {PictureFacts} from '@site/src/components/sections/PictureFacts';
import {Questions} from '@site/src/components/sections/Questions';
import {Page} from '@site/src/components/ui/Page';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {modelById} from '@site/src/facts/models';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';
import {DevicesInPlace} from '@site/src/features/hardware/DevicesInPlace';

const EventRow = hydrateOnVisible(() =>
  import('@site/src/features/camera-view/EventRow').then((module) => module.EventRow),
);

/** One camera for a small room, one for most places, one for long aisles. */
const cameraIds = ['w3-s', 'e3-x', 'u8-d'] as const;

/** Whole meters up to which a camera shows a person at least `pixels` high. */
function reachOf(id: (typeof cameraIds)[number], pixels: number): number {
  const model = modelById(id);
  return model.kind === 'camera' || model.kind === 'umeCamera' ? Math.floor(reachM(model, pixels)) : 0;
}

export default function AiVideoRetrieval() {
  const {asks, reach, evidence} = copy;
  return (
    <Page meta={copy.meta}>
      <Banner
        {...copy.banner}
        route="products.aiVideoRetrieval"
        picture={{family: 'cutout', name: 'monitor', alt: ''}}
      />
      <ClipSearch id="demo" copy={copy.demo} />
      <Section id="asks" fold="table">
        <SectionHead eyebrow={asks.eyebrow} title={asks.title} lead={asks.lead} />
        <DataTable caption={asks.caption} columns={asks.columns} rows={asks.rows} note={asks.note} />
      </Section>
      <EventRow {...copy.seen} />
      <Section id="reach" tone="tint">
        <SectionHead eyebrow={reach.eyebrow} title={reach.title} lead={reach.lead} />
        <PixelsDiagram copy={reach.diagram} />
        <DeviceRows
          more={reach.more}
          rows={cameraIds.map((id) => ({
            model: id,
            purpose: reach.purposes[id],
            facts: [
              {label: reach.color, value: reach.meters(reachOf(id, searchPixels.color))},
              {label: reach.carried, value: reach.meters(reachOf(id, searchPixels.carried))},
            ],
          }))}
        />
      </Section>
      <DevicesInPlace largeOnly devices={['ul-7016nh-h1', 'e3-x']} words={copy.installed} />
      <PictureFacts
        {...evidence}
        mediaEnd
        media={<Picture family="scene" name="warehouse" alt={evidence.alt} sizes="(max-width: 959px) 100vw, 680px" />}
      >
        <MoreLink to="products.cloudVideoRecorder">{evidence.recorders}</MoreLink>
        <MoreLink to="products.aiBox">{evidence.box}</MoreLink>
      </PictureFacts>
      <Questions {...copy.questions} />
      <InquiryBar
        {...copy.inquiry}
        componentId="aiVideoRetrieval.bar"
        picture={{family: 'view', name: 'loading-bay-day'}}
      />
    </Page>
  );
}
