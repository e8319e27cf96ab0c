import copy from '@copy/technology/ai-technology/rat-detection';
import {NightDiagram} from './_parts/night';
import {Banner} from '@site/src/components/sections/Banner';
import {DeviceLimits} from '@site/src/features/hardware/DeviceLimits';
import {DeviceRows} from '@site/src/features/hardware/DeviceRows';
import {DiagramBeside} from '@site/src/components/sections/DiagramBeside';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {Ladder} from '@site/src/components/sections/Ladder';
import {ProductLinks} from '@site/src/components/sections/ProductLinks';
import {PictureFacts} from '@site/src/components/sections/PictureFacts';
import {Questions} from '@site/src/components/sections/Questions';
import {Statement} from '@site/src/components/sections/Statement';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';
import {Page} from '@site/src/components/ui/Page';
import {Badge} from '@site/src/components/ui/Badge';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {modelById} from '@site/src/facts/models';
import {DevicesInPlace} from '@site/src/features/hardware/DevicesInPlace';

const DayNight = hydrateOnVisible(() =>
  import('@site/src/features/camera-view/DayNight').then((module) => module.DayNight),
);

const CameraView = hydrateOnVisible(() =>
  import('@site/src/features/camera-view/CameraView').then((module) => module.CameraView),
);

const devices = ['e3-d-h', 'e3-x', 'b1'] as const;

export default function RatDetection() {
  const {night, how, place} = copy;
  return (
    <Page meta={copy.meta}>
      <Banner
        {...copy.banner}
        route="technology.ratDetection"
        picture={{family: 'cutout', name: 'e3-d-h', alt: ''}}
        isFirstPicture={false}
      />
      <Statement {...copy.statement} view="storeroom-night" isFirstPicture />
      <PictureFacts {...copy.seen} media={<DayNight views={copy.seen.views} />} />
      <DiagramBeside {...night} tone="tint">
        <Badge tone="line">{night.badge}</Badge>
        <NightDiagram copy={night} />
      </DiagramBeside>
      <DevicesInPlace devices={['e3-d-h', 'b1']} words={copy.installed} />
      <Ladder
        {...how}
        picture={<CameraView event="rodent" label={how.event} sizes="(max-width: 959px) 92vw, 520px" />}
      />
      <DeviceLimits {...copy.limits} tone="tint" />
      <Section>
        <SectionHead title={place.title} lead={place.lead} />
        <DeviceRows
          more={place.more}
          rows={devices.map((id) => {
            const model = modelById(id);
            return {
              model: id,
              purpose: place.rows[id],
              facts:
                model.kind === 'camera'
                  ? [
                      {label: place.night, value: place.meters(model.nightM ?? 0)},
                      {label: place.ingress, value: model.ingress ?? place.indoor},
                    ]
                  : [],
            };
          })}
        />
      </Section>
      <Questions {...copy.questions} />
      <ProductLinks {...copy.uses} routes={['solutions.catering', 'products.storeInspection.ai']} />
      <InquiryBar {...copy.inquiry} componentId="ratDetection.bar" picture={{family: 'view', name: 'dining-night'}} />
    </Page>
  );
}
