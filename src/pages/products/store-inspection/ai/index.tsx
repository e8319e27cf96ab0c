import copy from '@copy/products/store-inspection/ai';
import {ThresholdDemo} from './_parts/ThresholdDemo';
import {Picture} from '@site/src/components/media/Picture';
import {Accuracy} from '@site/src/components/sections/facts/Accuracy';
import {Banner} from '@site/src/components/sections/Banner';
import {DataTable} from '@site/src/components/sections/tables/DataTable';
import {DeviceRows} from '@site/src/features/hardware/DeviceRows';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {PictureFacts} from '@site/src/components/sections/PictureFacts';
import {Questions} from '@site/src/components/sections/Questions';
import {Relay} from './_parts/Relay';
import {Page} from '@site/src/components/ui/Page';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';
import {claimText} from '@site/src/facts/claims';
import {modelById} from '@site/src/facts/models';
import {useLocale} from '@site/src/site/useLocale';
import {DevicesInPlace} from '@site/src/features/hardware/DevicesInPlace';

const StoreStage = hydrateOnVisible(() =>
  import('@site/src/features/stage/loadStage').then(({loadStoreStage}) => loadStoreStage()),
);

const ConsoleSection = hydrateOnVisible(() =>
  import('@site/src/features/console/ConsoleSection').then((module) => module.ConsoleSection),
);

/** Rule slots of a device, or channels of the box. */
function capacityOf(id: string, words: typeof copy.devices): string {
  const model = modelById(id);
  if (model.kind === 'edgeBox') return words.channels(model.channels);
  return model.kind === 'umeCamera' ? words.slots(model.slots) : '';
}

export default function AiInspection() {
  const {relay, checks, scene, devices} = copy;
  const seconds = claimText('analysisWithin', useLocale());
  return (
    <Page meta={copy.meta}>
      <Banner
        {...copy.banner}
        route="products.storeInspection.ai"
        picture={{family: 'cutout', name: 'u8-d', alt: ''}}
      />
      <Relay {...relay} stations={relay.stations(seconds)} />
      <ConsoleSection id="queue" tone="tint" script="alert" tabs={['alerts', 'tickets']} words={copy.queue} />
      <StoreStage id="stage" mode="inspection" product={copy.banner.title} afterBand beforeBand />
      <ThresholdDemo id="demo" copy={copy.demo} />
      <Section id="checks" fold="table">
        <SectionHead eyebrow={checks.eyebrow} title={checks.title} lead={checks.lead} />
        <DataTable caption={checks.caption} columns={checks.columns} rows={checks.rows} note={checks.note} />
      </Section>
      <Accuracy {...copy.accuracy} claim="accuracy.uniformCheck" />
      <DevicesInPlace largeOnly devices={['e3-d-h', 'b1']} words={copy.installed} />
      <PictureFacts
        {...scene}
        mediaEnd
        media={<Picture family="scene" name="catering" alt={scene.alt} sizes="(max-width: 959px) 100vw, 680px" />}
      >
        <MoreLink to="algorithmMall">{scene.mall}</MoreLink>
        <MoreLink to="technology.ratDetection">{scene.rats}</MoreLink>
      </PictureFacts>
      <Section tone="tint">
        <SectionHead eyebrow={devices.eyebrow} title={devices.title} />
        <DeviceRows
          more={devices.more}
          rows={(['b1', 'u8-d', 'u9-d'] as const).map((id) => ({
            model: id,
            purpose: devices.rows[id].purpose,
            facts: [
              {label: devices.capacity, value: capacityOf(id, devices)},
              {label: devices.place, value: devices.rows[id].place},
            ],
          }))}
        />
      </Section>
      <Questions {...copy.questions} tone="plain" />
      <InquiryBar {...copy.inquiry} componentId="aiInspection.bar" picture={{family: 'view', name: 'kitchen-day'}} />
    </Page>
  );
}
