import planner from '@copy/demos/planner';
import copy from '@copy/products/ai-box';
import {BoxWiringDiagram} from './_parts/boxWiring';
import {Picture} from '@site/src/components/media/Picture';
import {Banner} from '@site/src/components/sections/Banner';
import {DataTable} from '@site/src/components/sections/tables/DataTable';
import {DeviceLimits} from '@site/src/features/hardware/DeviceLimits';
import {DiagramBeside} from '@site/src/components/sections/DiagramBeside';
import {Figures} from '@site/src/components/sections/facts/Figures';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {PictureFacts} from '@site/src/components/sections/PictureFacts';
import {PlannerRules} from '@site/src/features/hardware/PlannerRules';
import {TrialLink} from '@site/src/features/forms/trial/TrialLink';
import {Questions} from '@site/src/components/sections/Questions';
import {Page} from '@site/src/components/ui/Page';
import {Deferred} from '@site/src/features/navigation/Deferred';
import buttons from '@site/src/components/ui/Button.module.css';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {Notice} from '@site/src/components/ui/Notice';
import {Section, SectionHead, useAnchor} from '@site/src/components/ui/Section';
import {PermalinkLink} from '@site/src/components/ui/SiteLink';
import {hardwarePath, modelsOfKind} from '@site/src/facts/models';
import clsx from 'clsx';
import {lazy} from 'react';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';
import {DeviceParts} from '@site/src/features/hardware/DeviceParts';

const EventRow = hydrateOnVisible(() =>
  import('@site/src/features/camera-view/EventRow').then((module) => module.EventRow),
);

const BoxChecker = lazy(() => import('./_parts/BoxChecker'));

const [box] = modelsOfKind('edgeBox');

/** Pages of the algorithms the box runs, in the order of the copy. */
const algorithmPages = [
  'products.accuratePeopleCounting',
  'products.heatMapAnalysis',
  'products.storeInspection.ai',
  'technology.ratDetection',
] as const;

export default function AiBox() {
  useAnchor('b1');
  const {algorithms, checker, figures, works} = copy;
  if (!box) return null;
  return (
    <Page meta={copy.meta}>
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
      <div id="b1">
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
          ]}
        />
      </div>
      <EventRow {...copy.seen} />
      <DeviceParts media="b1" />
      <DiagramBeside {...copy.wiring} tone="tint">
        <BoxWiringDiagram copy={copy.wiring.diagram} />
      </DiagramBeside>
      <Section id="works" fold="table">
        <SectionHead eyebrow={works.eyebrow} title={works.title} lead={works.lead} />
        <DataTable {...works.table} />
      </Section>
      <Section id="checker" tone="tint">
        <SectionHead eyebrow={checker.eyebrow} title={checker.title} lead={checker.lead} />
        <Deferred reserve={{wide: 640, narrow: 1060}} fallback={<Notice>{planner.wait}</Notice>}>
          <BoxChecker />
        </Deferred>
        <PlannerRules {...checker.rules} />
      </Section>
      <PictureFacts
        {...algorithms}
        mediaEnd
        media={<Picture family="scene" name="edge-cloud" alt={algorithms.alt} sizes="(max-width: 959px) 92vw, 640px" />}
      >
        {algorithmPages.map((page, index) => (
          <MoreLink key={page} to={page}>
            {algorithms.links[index]}
          </MoreLink>
        ))}
      </PictureFacts>
      <DeviceLimits {...copy.limits} tone="tint" fold />
      <Questions
        {...copy.questions}
        reading={[{...copy.device, href: hardwarePath(box)}, ...copy.questions.reading]}
        tone="plain"
      />
      <InquiryBar {...copy.inquiry} componentId="aiBox.bar" picture={{family: 'mounted', name: 'b1'}} />
    </Page>
  );
}
