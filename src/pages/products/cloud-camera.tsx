import copy from '@copy/products/cloud-camera';
import {Banner} from '@site/src/components/sections/Banner';
import {CameraFinder} from '@site/src/components/sections/CameraFinder';
import {Connection} from '@site/src/components/sections/Connection';
import {Figures} from '@site/src/components/sections/Figures';
import {InquiryBar} from '@site/src/components/sections/InquiryBar';
import {Outages} from '@site/src/components/sections/Outages';
import {Questions} from '@site/src/components/sections/Questions';
import {Page} from '@site/src/components/shell/Page';
import {claims, formatClaim} from '@site/src/content/claims';
import {modelsOfKind} from '@site/src/content/models';
import {useLocale} from '@site/src/site/useLocale';

const cameras = modelsOfKind('camera');
const poeCount = cameras.filter((camera) => camera.power.includes('poe')).length;
const largestCard = Math.max(...cameras.map((camera) => camera.tfMaxGb));

/** Models with a support page of their own. */
const pages = {'e3-x': '/support/model/e3-x'};

/** Days a full card holds around the clock, for the model the texts give as an example. */
function cardDays(): string {
  const example = cameras.find((camera) => camera.id === 'e3-x');
  const bytesPerDay = ((example?.mbit ?? 1) * 1e6 * 86_400) / 8;
  return (((example?.tfMaxGb ?? 0) * 1e9) / bytesPerDay).toFixed(1);
}

export default function CloudCamera() {
  const {figures, questions} = copy;
  const locale = useLocale();
  return (
    <Page meta={copy.meta}>
      <Banner {...copy.banner} route="products.cloudCamera" picture={{family: 'cutout', name: 'e3-x', alt: ''}} />
      <Figures
        title={figures.title}
        lead={figures.lead}
        items={[
          {...figures.cable, figure: '1', note: figures.cable.note(poeCount, cameras.length)},
          {...figures.card, figure: String(largestCard), note: figures.card.note(cardDays())},
          {...figures.start, figure: formatClaim('onboardingWithin', locale).figure, note: figures.start.note(claims.onboardingWithin.asOf)},
        ]}
      />
      <CameraFinder cameras={cameras} purposes={copy.purposes} pages={pages} copy={copy.finder} />
      <Connection {...copy.connection} />
      <Outages {...copy.outages} />
      <Questions {...questions} tone="plain" faq={questions.faq(cardDays())} />
      <InquiryBar {...copy.inquiry} componentId="cloudCamera.bar" />
    </Page>
  );
}
