import copy from '@copy/about/investor';
import {InvestorRecords} from './_parts/InvestorRecords';
import {OwnershipDiagram} from './_parts/OwnershipDiagram';
import {Picture} from '@site/src/components/media/Picture';
import {Banner} from '@site/src/components/sections/Banner';
import {DiagramBeside} from '@site/src/components/sections/DiagramBeside';
import {TableSection} from '@site/src/components/sections/tables/TableSection';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {PictureFacts} from '@site/src/components/sections/PictureFacts';
import {Questions} from '@site/src/components/sections/Questions';
import {Page} from '@site/src/components/ui/Page';
import {ButtonAnchor, ButtonLink} from '@site/src/components/ui/Button';
import {useContact} from '@site/src/site/contact';

export default function Investor() {
  const {relations} = copy;
  const {email} = useContact();
  return (
    <Page meta={copy.meta}>
      <Banner {...copy.banner} route="about.investor" />
      <InvestorRecords {...copy.records} />
      <DiagramBeside {...copy.boundary} tone="tint">
        <OwnershipDiagram copy={copy.boundary.diagram} />
      </DiagramBeside>
      <TableSection {...copy.documents} />
      <PictureFacts
        {...relations}
        tone="tint"
        mediaEnd
        media={<Picture family="scene" name="edge-cloud" alt={relations.alt} sizes="(max-width: 959px) 100vw, 700px" />}
      >
        <ButtonAnchor href={`mailto:${email}?subject=${encodeURIComponent(relations.subject)}`}>
          {relations.write}
        </ButtonAnchor>
        <ButtonLink look="line" to="about.contact">
          {relations.contact}
        </ButtonLink>
      </PictureFacts>
      <Questions {...copy.questions} tone="plain" />
      <InquiryBar {...copy.inquiry} componentId="investor.bar" />
    </Page>
  );
}
