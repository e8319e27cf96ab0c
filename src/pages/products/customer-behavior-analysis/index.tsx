import copy from '@copy/products/customer-behavior-analysis';
import {StoreJourney} from './_parts/StoreJourney';
import {Banner} from '@site/src/components/sections/Banner';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {PainAnswers} from '@site/src/components/sections/PainAnswers';
import {Questions} from '@site/src/components/sections/Questions';
import {Retention} from '@site/src/components/sections/facts/Retention';
import {TableSection} from '@site/src/components/sections/tables/TableSection';
import {Page} from '@site/src/components/ui/Page';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';
import {claimText} from '@site/src/facts/claims';
import {useLocale} from '@site/src/site/useLocale';

const EventRow = hydrateOnVisible(() =>
  import('@site/src/features/camera-view/EventRow').then((module) => module.EventRow),
);

const StoreStage = hydrateOnVisible(() =>
  import('@site/src/features/stage/loadStage').then(({loadStoreStage}) => loadStoreStage()),
);

export default function CustomerBehaviorAnalysis() {
  const {retention} = copy;
  const locale = useLocale();
  return (
    <Page meta={copy.meta}>
      <Banner {...copy.banner} drawing="visit" route="products.customerBehaviorAnalysis" />
      <StoreJourney id="journey" copy={copy.journey} />
      <StoreStage id="queue" mode="queue" room="canteen" product={copy.banner.title} />
      <EventRow {...copy.seen} />
      <TableSection {...copy.decisions} id="decisions" tone="tint" />
      <PainAnswers {...copy.limits} tone="plain" />
      <Retention
        {...retention}
        items={[
          ...retention.items,
          {...retention.reports, span: retention.reports.span(claimText('reportsKept', locale))},
        ]}
      />
      <Questions {...copy.questions} tone="plain" />
      <InquiryBar {...copy.inquiry} componentId="behaviorAnalysis.bar" picture={{family: 'mounted', name: 'u8-d'}} />
    </Page>
  );
}
