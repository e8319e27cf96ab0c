import copy from '@copy/about/honor';
import {CountTally} from './_parts/CountTally';
import {HonorWall} from './_parts/HonorWall';
import {Banner} from '@site/src/components/sections/Banner';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {PictureFacts} from '@site/src/components/sections/PictureFacts';
import {TableSection} from '@site/src/components/sections/tables/TableSection';
import {Questions} from '@site/src/components/sections/Questions';
import {Page} from '@site/src/components/ui/Page';
import {MoreLink} from '@site/src/components/ui/MoreLink';

export default function Honor() {
  const {own} = copy;
  return (
    <Page meta={copy.meta}>
      <Banner {...copy.banner} drawing="certificate" route="about.honor" />
      <TableSection {...copy.papers} />
      <HonorWall {...copy.wall} />
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
      <Questions {...copy.questions} tone="plain" />
      <InquiryBar {...copy.inquiry} main="contact" componentId="honor.bar" />
    </Page>
  );
}
