import copy from '@copy/about/honor';
import {CountTally} from './_parts/CountTally';
import {HonorWall} from './_parts/HonorWall';
import {Banner} from '@site/src/components/sections/Banner';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {PictureFacts} from '@site/src/components/sections/PictureFacts';
import type {DataTableProps} from '@site/src/components/sections/tables/DataTable';
import {TableSection} from '@site/src/components/sections/tables/TableSection';
import {Questions} from '@site/src/components/sections/Questions';
import {Page} from '@site/src/components/ui/Page';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {legal} from '@site/config/legal';
import type {Operator} from '@site/config/legal.schema';
import {useLocale} from '@site/src/site/useLocale';

type Row = DataTableProps['rows'][number];

/** The license, with the name and number of the company once its owner has filled them in. */
function licenseRow({name, registration}: Pick<Operator, 'name' | 'registration'>): Row {
  const {label, contents, unpublished, published, stamped} = copy.papers.license;
  if (name.value === null || name.demo || registration.value === null || registration.demo)
    return {label, cells: [contents, unpublished]};
  return {label, cells: [published(name.value, registration.value), stamped]};
}

export default function Honor() {
  const operator = useLocale() === 'en' ? legal.en : legal.zh;
  const {own} = copy;
  const {read, onRequest, title, lead, columns, note} = copy.papers;
  return (
    <Page meta={copy.meta}>
      <Banner {...copy.banner} drawing="certificate" route="about.honor" />
      <TableSection
        title={title}
        lead={lead}
        columns={columns}
        rows={[...read, licenseRow(operator), ...onRequest]}
        note={note}
      />
      <PictureFacts
        title={own.title}
        lead={own.lead}
        facts={own.facts}
        tone="tint"
        media={<CountTally copy={own.tally} />}
      >
        <MoreLink to="products.accuratePeopleCounting">{own.counting}</MoreLink>
        <MoreLink to="algorithmMall">{own.algorithms}</MoreLink>
      </PictureFacts>
      <HonorWall {...copy.wall} />
      <Questions {...copy.questions} />
      <InquiryBar {...copy.inquiry} main="contact" componentId="honor.bar" />
    </Page>
  );
}
