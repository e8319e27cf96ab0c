import copy from '@copy/products/accurate-people-counting';
import {CountingRulesDemo} from './_parts/CountingRulesDemo';
import {NumbersDiagram, OverheadDiagram, TracksDiagram} from './_parts/counting';
import {Accuracy} from '@site/src/components/sections/facts/Accuracy';
import {Banner} from '@site/src/components/sections/Banner';
import {ButtonLink} from '@site/src/components/ui/Button';
import {DeviceRows} from '@site/src/features/hardware/DeviceRows';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {Questions} from '@site/src/components/sections/Questions';
import {Statement} from '@site/src/components/sections/Statement';
import {Steps} from './_parts/Steps';
import {Page} from '@site/src/components/ui/Page';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';
import {modelById, modelsOfKind} from '@site/src/facts/models';

const EventRow = hydrateOnVisible(() =>
  import('@site/src/features/camera-view/EventRow').then((module) => module.EventRow),
);

const StoreStage = hydrateOnVisible(() =>
  import('@site/src/features/stage/loadStage').then(({loadStoreStage}) => loadStoreStage()),
);

const counters = modelsOfKind('aiCamera').filter((model) => model.id === 'k3' || model.id === 'h2001');
const box = modelById('b1');

export default function AccuratePeopleCounting() {
  const {devices, how} = copy;
  return (
    <Page meta={copy.meta}>
      <Banner
        {...copy.banner}
        route="products.accuratePeopleCounting"
        picture={{family: 'cutout', name: 'k3', alt: ''}}
        isFirstPicture={false}
        action={
          <ButtonLink to="products.accuratePeopleCounting" hash="demo" size="small">
            {copy.see}
          </ButtonLink>
        }
      />
      <Statement {...copy.statement} view="entrance-day" isFirstPicture />
      <StoreStage id="demo" mode="counting" product={copy.banner.title} />
      <EventRow {...copy.seen} />
      <CountingRulesDemo id="rules" copy={copy.demo} />
      <Steps
        {...how}
        diagrams={[
          <OverheadDiagram key="overhead" copy={how.overhead} />,
          <TracksDiagram key="tracks" copy={how.tracks} />,
          <NumbersDiagram key="numbers" copy={how.numbers} />,
        ]}
      />
      <Accuracy {...copy.accuracy} claim="accuracy.overheadCounting" />
      <Section>
        <SectionHead eyebrow={devices.eyebrow} title={devices.title} />
        <DeviceRows
          more={devices.more}
          rows={[
            ...counters.map((model) => ({
              model: model.id,
              purpose: devices.purposes[model.id as 'k3' | 'h2001'],
              facts: [
                {label: devices.door, value: devices.upTo(model.doorM)},
                {label: devices.mount, value: devices.heights(...model.mountM)},
              ],
            })),
            {
              model: box.id,
              purpose: devices.purposes.b1,
              facts: [
                {label: devices.input, value: devices.channels(box.kind === 'edgeBox' ? box.channels : 0)},
                {label: devices.mount, value: devices.anyHeight},
              ],
            },
          ]}
        />
      </Section>
      <Questions {...copy.questions} />
      <InquiryBar
        {...copy.inquiry}
        main="contact"
        componentId="peopleCounting.bar"
        picture={{family: 'mounted', name: 'k3'}}
      />
    </Page>
  );
}
