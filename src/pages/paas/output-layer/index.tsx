import copy from '@copy/paas/output-layer';
import {Picture} from '@site/src/components/media/Picture';
import {Banner} from '@site/src/components/sections/Banner';
import {Chapter, Points} from '@site/src/components/sections/Chapter';
import {CodeSample} from '@site/src/components/sections/CodeSample';
import {DataTable} from '@site/src/components/sections/tables/DataTable';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {Questions} from '@site/src/components/sections/Questions';
import {Sandbox} from './_parts/Sandbox';
import {Page} from '@site/src/components/ui/Page';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {outputSamples} from '@site/src/facts/callExamples';

const ConsoleSection = hydrateOnVisible(() =>
  import('@site/src/features/console/ConsoleSection').then((module) => module.ConsoleSection),
);

const TokenSequence = hydrateOnVisible(() => import('./_parts/TokenSequence').then((module) => module.TokenSequence));

const MiniProgram = hydrateOnVisible(() =>
  import('@site/src/features/console/MiniProgram').then((module) => module.MiniProgram),
);

export default function OutputLayer() {
  const {compare, api, h5, applet, inspection, rules} = copy;
  return (
    <Page meta={copy.meta}>
      <Banner {...copy.banner} drawing="nodes" route="paas.outputLayer" />
      <ConsoleSection largeOnly id="embedded" script="round" tabs={['video', 'tickets']} words={copy.embedded} />
      <Section>
        <SectionHead title={compare.title} lead={compare.lead} />
        <DataTable {...compare.table} />
      </Section>
      <TokenSequence {...copy.sequence} />
      <Chapter {...api} id="api">
        <Points items={api.points} />
        <CodeSample title={api.sample} badge={copy.example} code={outputSamples.api} />
      </Chapter>
      <Chapter {...h5} id="h5" tone="tint">
        <Points items={h5.points} />
        <CodeSample title={h5.sample} badge={copy.example} code={outputSamples.h5} />
      </Chapter>
      <Chapter {...applet} id="applet" aside={<MiniProgram />}>
        <Points items={applet.points} />
        <CodeSample title={applet.sample} badge={copy.example} code={outputSamples.applet} />
      </Chapter>
      <Chapter
        {...inspection}
        id="cloudInspection"
        tone="tint"
        aside={<Picture family="scene" name="store" alt={inspection.alt} sizes="(max-width: 959px) 480px, 380px" />}
      >
        <Points items={inspection.points} />
        <MoreLink to="products.storeInspection.cloud">{inspection.more}</MoreLink>
        <MoreLink to="products.xundiantong">{inspection.app}</MoreLink>
      </Chapter>
      <Chapter {...rules} id="rules">
        <Points items={rules.points} />
        <CodeSample title={rules.sample} badge={copy.example} code={outputSamples.webhook} />
      </Chapter>
      <Sandbox {...copy.sandbox} />
      <Questions {...copy.questions} />
      <InquiryBar {...copy.inquiry} componentId="outputLayer.bar" />
    </Page>
  );
}
