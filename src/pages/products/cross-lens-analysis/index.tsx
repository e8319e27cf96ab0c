import copy from '@copy/products/cross-lens-analysis';
import {MatchThreshold} from './_parts/MatchThreshold';
import {HandoverDiagram} from './_parts/handover';
import {Accuracy} from '@site/src/components/sections/facts/Accuracy';
import {DiagramBeside} from '@site/src/components/sections/DiagramBeside';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {Questions} from '@site/src/components/sections/Questions';
import {Retention} from '@site/src/components/sections/facts/Retention';
import {SceneBanner} from '@site/src/features/forms/invitations/SceneBanner';
import {Statement} from '@site/src/components/sections/Statement';
import {TableSection} from '@site/src/components/sections/tables/TableSection';
import {Page} from '@site/src/components/ui/Page';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';

const StoreStage = hydrateOnVisible(() =>
  import('@site/src/features/stage/loadStage').then(({loadStoreStage}) => loadStoreStage()),
);

export default function CrossLensAnalysis() {
  const {handover} = copy;
  return (
    <Page meta={copy.meta}>
      <SceneBanner
        {...copy.banner}
        route="products.crossLensAnalysis"
        scene="store-path"
        componentId="crossLens.banner"
        more={{label: copy.banner.more, hash: 'handover'}}
      />
      <Statement {...copy.statement} view="aisle-corner-day" />
      <StoreStage id="demo" mode="journey" product={copy.banner.title} />
      <DiagramBeside
        id="handover"
        eyebrow={handover.eyebrow}
        title={handover.title}
        lead={handover.lead}
        points={handover.points}
      >
        <HandoverDiagram copy={handover.diagram} />
      </DiagramBeside>
      <MatchThreshold id="threshold" copy={copy.threshold} />
      <TableSection {...copy.uses} />
      <Accuracy {...copy.accuracy} claim="accuracy.crossLens" />
      <Retention {...copy.retention} />
      <Questions {...copy.questions} tone="plain" />
      <InquiryBar {...copy.inquiry} componentId="crossLens.bar" />
    </Page>
  );
}
