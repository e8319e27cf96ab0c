import copy from '@copy/products/located-here';
import {LeaseCalculator} from './_parts/LeaseCalculator';
import {FrontageDiagram} from './_parts/frontage';
import {StreetNumbers} from './_parts/StreetNumbers';
import {Picture} from '@site/src/components/media/Picture';
import {Banner} from '@site/src/components/sections/Banner';
import {DeviceRows} from '@site/src/features/hardware/DeviceRows';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {Ladder} from '@site/src/components/sections/Ladder';
import {PictureFacts} from '@site/src/components/sections/PictureFacts';
import {Questions} from '@site/src/components/sections/Questions';
import {Rollout} from '@site/src/components/sections/Rollout';
import {Page} from '@site/src/components/ui/Page';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {modelById} from '@site/src/facts/models';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';

const DayNight = hydrateOnVisible(() =>
  import('@site/src/features/camera-view/DayNight').then((module) => module.DayNight),
);

const camera = modelById('w3-e');
const box = modelById('b1');
const counter = modelById('k3');

/** Watt-hours a 20,000 mAh power bank gives off: cells at 3.7 V, about a fifth lost on the way to 5 V. */
const bankWh = Math.round(20 * 3.7 * 0.8);

export default function LocatedHere() {
  const {devices, front, questions} = copy;
  const bankHours = Math.floor(bankWh / camera.powerW);
  return (
    <Page meta={copy.meta}>
      <Banner {...copy.banner} route="products.locatedHere" picture={{family: 'cutout', name: 'w3-e', alt: ''}} />
      <LeaseCalculator id="calculator" copy={copy.calculator} />
      <StreetNumbers {...copy.numbers} id="numbers" />
      <Rollout {...copy.week} />
      <PictureFacts {...copy.seen} media={<DayNight views={copy.seen.views} />} />
      <Ladder {...front} id="frontage" tone="tint" fold="drawings" picture={<FrontageDiagram copy={front.diagram} />} />
      <Section fold="devices">
        <SectionHead
          eyebrow={devices.eyebrow}
          title={devices.title}
          lead={devices.lead(camera.powerW, bankWh, bankHours)}
        />
        <DeviceRows
          more={devices.more}
          rows={[
            {
              model: camera.id,
              purpose: devices.purposes.camera,
              facts: [
                {label: devices.power, value: `5 V, ${camera.powerW} W`},
                {label: devices.view, value: camera.kind === 'camera' ? `${camera.hfovDeg}°` : ''},
              ],
            },
            {
              model: box.id,
              purpose: devices.purposes.box,
              facts: [
                {label: devices.power, value: `12 V, ${box.powerW} W`},
                {label: devices.input, value: box.kind === 'edgeBox' ? devices.channels(box.channels) : ''},
              ],
            },
            {
              model: counter.id,
              purpose: devices.purposes.counter,
              facts: [
                {label: devices.power, value: `PoE, ${counter.powerW} W`},
                {
                  label: devices.mount,
                  value: counter.kind === 'aiCamera' ? devices.heights(...counter.mountM) : '',
                },
              ],
            },
          ]}
        />
      </Section>
      <Ladder
        {...copy.after}
        side="start"
        picture={
          <Picture family="scene" name="store-counting" alt={copy.after.alt} sizes="(max-width: 959px) 100vw, 480px" />
        }
      />
      <Questions {...questions} faq={questions.faq(bankHours)} />
      <InquiryBar {...copy.inquiry} componentId="locatedHere.bar" picture={{family: 'view', name: 'street-day'}} />
    </Page>
  );
}
