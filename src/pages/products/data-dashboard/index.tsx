import copy from '@copy/products/data-dashboard';
import {Banner} from '@site/src/components/sections/Banner';
import {Figures} from '@site/src/components/sections/facts/Figures';
import {Formulas} from './_parts/Formulas';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {Questions} from '@site/src/components/sections/Questions';
import {TableSection} from '@site/src/components/sections/tables/TableSection';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';
import {Page} from '@site/src/components/ui/Page';
import {claimText} from '@site/src/facts/claims';
import {useLocale} from '@site/src/site/useLocale';

const ConsoleSection = hydrateOnVisible(() =>
  import('@site/src/features/console/ConsoleSection').then((module) => module.ConsoleSection),
);

export default function DataDashboard() {
  const {figures} = copy;
  const locale = useLocale();
  return (
    <Page meta={copy.meta}>
      <Banner {...copy.banner} drawing="bars" route="products.dataDashboard" />
      <ConsoleSection
        id="dashboard"
        script="morning"
        tabs={['board', 'video', 'alerts', 'tickets']}
        withRoles
        words={copy.dashboard}
      />
      <Formulas {...copy.formulas} id="definitions" />
      <Figures
        title={figures.title}
        lead={figures.lead}
        items={[
          {...figures.within, figure: claimText('analysisWithin', locale)},
          {...figures.kept, figure: claimText('reportsKept', locale)},
          {...figures.onboarding, figure: claimText('onboardingWithin', locale)},
        ]}
      />
      <TableSection {...copy.rights} id="permissions" />
      <Questions {...copy.questions} />
      <InquiryBar
        {...copy.inquiry}
        componentId="dataDashboard.bar"
        picture={{family: 'mounted', name: 'ul-7016nh-h1'}}
      />
    </Page>
  );
}
