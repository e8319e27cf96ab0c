import copy from '@copy/algorithm-mall';
import {AlgorithmWall} from './_parts/AlgorithmWall';
import {HeroFinding} from './_parts/HeroFinding';
import {Banner} from '@site/src/components/sections/Banner';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {Questions} from '@site/src/components/sections/Questions';
import {Page} from '@site/src/components/ui/Page';

export default function AlgorithmMall() {
  return (
    <Page meta={copy.meta}>
      <Banner {...copy.banner} route="algorithmMall" isWholeOnPhones view={<HeroFinding copy={copy} />} />
      <AlgorithmWall copy={copy} />
      <Questions {...copy.questions} />
      <InquiryBar {...copy.inquiry} main="contact" componentId="algorithmMall.bar" />
    </Page>
  );
}
