import copy from '@copy/algorithm-mall';
import {AlgorithmWall} from './_parts/AlgorithmWall';
import {HeroViews} from './_parts/HeroViews';
import {Banner} from '@site/src/components/sections/Banner';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {Questions} from '@site/src/components/sections/Questions';
import {Page} from '@site/src/components/ui/Page';

export default function AlgorithmMall() {
  return (
    <Page meta={copy.meta}>
      <Banner {...copy.banner} route="algorithmMall" view={<HeroViews />} />
      <AlgorithmWall copy={copy} />
      <Questions {...copy.questions} />
      <InquiryBar {...copy.inquiry} main="contact" componentId="algorithmMall.bar" />
    </Page>
  );
}
