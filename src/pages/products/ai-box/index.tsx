import planner from '@copy/demos/planner';
import copy from '@copy/products/ai-box';
import {Banner} from '@site/src/components/sections/Banner';
import {DataTable} from '@site/src/components/sections/tables/DataTable';
import {DeviceLimits} from '@site/src/features/hardware/DeviceLimits';
import {Figures} from '@site/src/components/sections/facts/Figures';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {PlannerRules} from '@site/src/features/hardware/PlannerRules';
import {TrialLink} from '@site/src/features/forms/trial/TrialLink';
import {Questions} from '@site/src/components/sections/Questions';
import {CameraStill} from '@site/src/features/camera-view/CameraStill';
import {Picture} from '@site/src/components/media/Picture';
import {Page} from '@site/src/components/ui/Page';
import {Deferred} from '@site/src/features/navigation/Deferred';
import buttons from '@site/src/components/ui/Button.module.css';
import {Notice} from '@site/src/components/ui/Notice';
import {Section, SectionHead, useAnchor} from '@site/src/components/ui/Section';
import {PermalinkLink} from '@site/src/components/ui/SiteLink';
import {hardwarePath, modelsOfKind} from '@site/src/facts/models';
import clsx from 'clsx';
import {lazy} from 'react';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';
import {DeviceParts} from '@site/src/features/hardware/DeviceParts';
import styles from './_parts/page.module.css';

const EventRow = hydrateOnVisible(() =>
  import('@site/src/features/camera-view/EventRow').then((module) => module.EventRow),
);

const Wiring = hydrateOnVisible(() => import('./_parts/boxParts').then((module) => module.Wiring));
const Channels = hydrateOnVisible(() => import('./_parts/boxParts').then((module) => module.Channels));

const BoxChecker = lazy(() => import('./_parts/BoxChecker'));

const [box] = modelsOfKind('edgeBox');

export default function AiBox() {
  useAnchor('b1');
  const {checker, figures, works} = copy;
  if (!box) return null;
  return (
    <Page meta={copy.meta}>
      <div className={styles.hero}>
        <Banner
          {...copy.banner}
          route="products.aiBox"
          picture={{family: 'cutout', name: 'b1', alt: ''}}
          isWholeOnPhones
          action={
            <>
              <TrialLink componentId="aiBox.banner" className={clsx(buttons.button, buttons.trial, buttons.small)}>
                {copy.inquiry.trial}
              </TrialLink>
              <PermalinkLink href={copy.manual.href} className={clsx(buttons.button, buttons.line, buttons.small)}>
                {copy.manual.text}
              </PermalinkLink>
            </>
          }
        />
        {/* What the title says, where there is room: a camera that was there before, and its picture with what the box finds in it. */}
        <div className={styles.story} aria-hidden="true">
          <Picture family="cutout" name="e3-t-h" alt="" sizes="190px" upTo={240} />
          <CameraStill event="queue-length" alt="" sizes="224px" />
        </div>
      </div>
      <div id="b1" className={styles.specs}>
        <Figures
          title={figures.title}
          lead={figures.lead}
          items={[
            {...figures.channels, figure: String(box.channels)},
            {
              ...figures.power,
              figure: String(box.powerW),
              note: figures.power.note(String(Math.round((box.powerW * 24 * 30) / 1000))),
            },
            {...figures.compute, figure: String(box.tops)},
            {
              ...figures.weight,
              figure: String(box.weightG),
              unit: figures.weight.unit((box.weightG / 453.6).toFixed(1)),
              note: figures.weight.note(box.sizeMm.join(' × ')),
            },
          ]}
        />
      </div>
      <div className={styles.seen}>
        <EventRow {...copy.seen} />
      </div>
      <div className={styles.parts}>
        <DeviceParts media="b1" isWhole />
      </div>
      <Wiring {...copy.wiring} />
      <Section id="works" className={styles.works}>
        <SectionHead title={works.title} lead={works.lead} />
        <DataTable {...works.table} />
      </Section>
      <Section id="checker" tone="tint">
        <SectionHead title={checker.title} lead={checker.lead} />
        <Deferred reserve={{wide: 535, narrow: 880}} fallback={<Notice>{planner.wait}</Notice>}>
          <BoxChecker />
        </Deferred>
        <PlannerRules {...checker.rules} />
      </Section>
      <Channels {...copy.algorithms} />
      <div className={styles.limits}>
        <DeviceLimits {...copy.limits} tone="tint" fold first={2} />
      </div>
      <Questions
        {...copy.questions}
        reading={[{...copy.device, href: hardwarePath(box)}, ...copy.questions.reading]}
        tone="plain"
      />
      <div className={styles.closing}>
        <InquiryBar
          {...copy.inquiry}
          main="contact"
          componentId="aiBox.bar"
          picture={{family: 'mounted', name: 'b1'}}
        />
      </div>
    </Page>
  );
}
