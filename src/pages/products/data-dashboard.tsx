import copy from '@copy/products/data-dashboard';
import {Dashboard} from '@site/src/components/demos/Dashboard';
import {Banner} from '@site/src/components/sections/Banner';
import {Figures} from '@site/src/components/sections/Figures';
import {Formulas} from '@site/src/components/sections/Formulas';
import {InquiryBar} from '@site/src/components/sections/InquiryBar';
import {Questions} from '@site/src/components/sections/Questions';
import {TableSection} from '@site/src/components/sections/TableSection';
import {Page} from '@site/src/components/shell/Page';
import {claimText} from '@site/src/content/claims';
import {useLocale} from '@site/src/site/useLocale';

export default function DataDashboard() {
  const {figures} = copy;
  const locale = useLocale();
  return (
    <Page meta={copy.meta}>
      <Banner {...copy.banner} route="products.dataDashboard" picture={{family: 'cutout', name: 'monitor', alt: ''}} />
      <Dashboard id="dashboard" copy={copy.dashboard} />
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
      <InquiryBar {...copy.inquiry} componentId="dataDashboard.bar" />
    </Page>
  );
}
