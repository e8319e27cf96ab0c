import copy from '@copy/algorithm-mall';
import {AlgorithmShelf} from './_parts/AlgorithmShelf';
import {Picture} from '@site/src/components/media/Picture';
import {Banner} from '@site/src/components/sections/Banner';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {Ladder} from '@site/src/components/sections/Ladder';
import {Questions} from '@site/src/components/sections/Questions';
import {Page} from '@site/src/components/ui/Page';

export default function AlgorithmMall() {
  const {choose} = copy;
  return (
    <Page meta={copy.meta}>
      <Banner {...copy.banner} route="algorithmMall" picture={{family: 'cutout', name: 'b1', alt: ''}} />
      <AlgorithmShelf copy={copy} />
      <Ladder
        eyebrow={choose.eyebrow}
        title={choose.title}
        items={choose.points}
        tone="tint"
        picture={<Picture family="scene" name="edge-cloud" alt={choose.alt} sizes="(max-width: 959px) 100vw, 520px" />}
      />
      <Questions {...copy.questions} tone="plain" />
      <InquiryBar {...copy.inquiry} componentId="algorithmMall.bar" />
    </Page>
  );
}
