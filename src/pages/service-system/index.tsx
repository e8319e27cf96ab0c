import copy from '@copy/service-system';
import {Coverage} from './_parts/Coverage';
import {ServicePath} from './_parts/ServicePath';
import {Banner} from '@site/src/components/sections/Banner';
import {DataTable} from '@site/src/components/sections/tables/DataTable';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {Preparation} from '@site/src/components/sections/Preparation';
import {Questions} from '@site/src/components/sections/Questions';
import {Page} from '@site/src/components/ui/Page';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {routes} from '@site/src/site/routes';

/** The quickest contact for each kind of problem. */
const quickest = [
  '/support/troubleshooting/details/t0001',
  '/support/troubleshooting/catalog/recording',
  routes['about.contact'].path,
];

export default function ServiceSystem() {
  const {levels} = copy;
  return (
    <Page meta={copy.meta}>
      <Banner {...copy.banner} drawing="places" route="serviceSystem" />
      <ServicePath {...copy.path} id="steps" scene="install" />
      <Coverage {...copy.coverage} id="coverage" />
      <Section id="levels" fold="table">
        <SectionHead eyebrow={levels.eyebrow} title={levels.title} lead={levels.lead} />
        <DataTable caption={levels.caption} columns={levels.columns} rows={levels.rows} note={levels.note} />
      </Section>
      <Preparation {...copy.trouble} hrefs={quickest} />
      <Questions {...copy.questions} tone="plain" />
      <InquiryBar
        {...copy.inquiry}
        main="contact"
        componentId="service.bar"
        picture={{family: 'mounted', name: 'e3-t-h'}}
      />
    </Page>
  );
}
