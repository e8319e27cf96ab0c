import copy from '@copy/products/accurate-people-counting';
import clsx from 'clsx';
import {CountingRulesDemo} from './_parts/CountingRulesDemo';
import {NumbersDiagram, OverheadDiagram, TracksDiagram} from './_parts/counting';
import {Accuracy} from '@site/src/components/sections/facts/Accuracy';
import {Banner} from '@site/src/components/sections/Banner';
import {Picture} from '@site/src/components/media/Picture';
import {ButtonLink} from '@site/src/components/ui/Button';
import buttons from '@site/src/components/ui/Button.module.css';
import {DeviceRows} from '@site/src/features/hardware/DeviceRows';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {TrialLink} from '@site/src/features/forms/trial/TrialLink';
import {Questions} from '@site/src/components/sections/Questions';
import {Statement} from '@site/src/components/sections/Statement';
import {Steps} from './_parts/Steps';
import {Page} from '@site/src/components/ui/Page';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';
import {modelById, modelsOfKind} from '@site/src/facts/models';
import styles from './_parts/page.module.css';

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
        view={
          <div className={styles.device}>
            <Picture
              family="cutout"
              name="k3"
              alt=""
              sizes="(max-width: 959px) 352px, (max-width: 1399px) 520px, 600px"
            />
          </div>
        }
        action={
          <>
            <TrialLink componentId="peopleCounting.hero" className={clsx(buttons.button, buttons.trial, buttons.small)}>
              {copy.inquiry.trial}
            </TrialLink>
            <ButtonLink to="products.accuratePeopleCounting" hash="demo" look="line" size="small">
              {copy.see}
            </ButtonLink>
          </>
        }
      />
      <Statement {...copy.statement} view="entrance-day" isFirstPicture />
      <StoreStage id="demo" mode="counting" product={copy.banner.title} hasHead />
      <div className={styles.clips}>
        <EventRow {...copy.seen} />
      </div>
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
