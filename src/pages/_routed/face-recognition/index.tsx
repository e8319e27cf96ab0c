import copy from '@site/i18n/en/copy/technology/ai-technology/face-recognition';
import {TemplateDiagram} from './_parts/template';
import {Banner} from '@site/src/components/sections/Banner';
import {DataSheet} from '@site/src/components/sections/tables/DataSheet';
import {DeviceLimits} from '@site/src/features/hardware/DeviceLimits';
import {DiagramBeside} from '@site/src/components/sections/DiagramBeside';
import {TableSection} from '@site/src/components/sections/tables/TableSection';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {ProductLinks} from '@site/src/components/sections/ProductLinks';
import {Questions} from '@site/src/components/sections/Questions';
import {Statement} from '@site/src/components/sections/Statement';
import {Page} from '@site/src/components/ui/Page';

export default function FaceRecognition() {
  return (
    <Page meta={copy.meta}>
      <Banner
        {...copy.banner}
        route="technology.faceRecognition"
        picture={{family: 'cutout', name: 'u9-d', alt: ''}}
        isFirstPicture={false}
      />
      <Statement {...copy.statement} view="entrance-night" isFirstPicture />
      <TableSection {...copy.decide} tone="tint" />
      <DiagramBeside {...copy.flow}>
        <TemplateDiagram copy={copy.flow} />
      </DiagramBeside>
      <DataSheet {...copy.data} tone="tint" />
      <DeviceLimits {...copy.limits} fold />
      <ProductLinks
        {...copy.uses}
        routes={['products.intelligentShopping', 'products.intelligentAttendance', 'products.accuratePeopleCounting']}
      />
      <Questions {...copy.questions} />
      <InquiryBar {...copy.inquiry} componentId="faceRecognition.bar" />
    </Page>
  );
}
