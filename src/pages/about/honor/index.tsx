import copy from '@copy/about/honor';
import {HonorWall} from './_parts/HonorWall';
import {Picture} from '@site/src/components/media/Picture';
import {Banner} from '@site/src/components/sections/Banner';
import {TableSection} from '@site/src/components/sections/tables/TableSection';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {PictureFacts} from '@site/src/components/sections/PictureFacts';
import {Questions} from '@site/src/components/sections/Questions';
import {Page} from '@site/src/components/ui/Page';
import {MoreLink} from '@site/src/components/ui/MoreLink';

export default function Honor() {
  const {own} = copy;
  return (
    <Page meta={copy.meta}>
      <Banner {...copy.banner} drawing="certificate" route="about.honor" />
      <TableSection {...copy.worth} />
      <HonorWall {...copy.wall} tone="tint" />
      <PictureFacts
        {...own}
        media={<Picture family="scene" name="store-counting" alt={own.alt} sizes="(max-width: 959px) 100vw, 700px" />}
      >
        <MoreLink to="products.accuratePeopleCounting">{own.counting}</MoreLink>
        <MoreLink to="algorithmMall">{own.algorithms}</MoreLink>
      </PictureFacts>
      <Questions {...copy.questions} />
      <InquiryBar {...copy.inquiry} componentId="honor.bar" />
    </Page>
  );
}
