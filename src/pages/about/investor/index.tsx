import copy from '@copy/about/investor';
import {DocumentList} from './_parts/DocumentList';
import {InvestorRecords} from './_parts/InvestorRecords';
import {OwnershipDiagram} from './_parts/OwnershipDiagram';
import {Banner} from '@site/src/components/sections/Banner';
import {DiagramBeside} from '@site/src/components/sections/DiagramBeside';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {Points} from '@site/src/components/sections/Chapter';
import {Questions} from '@site/src/components/sections/Questions';
import {Page} from '@site/src/components/ui/Page';
import {Actions, ButtonAnchor, ButtonLink} from '@site/src/components/ui/Button';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {useContact} from '@site/src/site/contact';

export default function Investor() {
  const {relations} = copy;
  const {email} = useContact();
  return (
    <Page meta={copy.meta}>
      <Banner {...copy.banner} drawing="paper" route="about.investor" />
      <InvestorRecords {...copy.records} />
      <DiagramBeside {...copy.boundary} tone="tint">
        <OwnershipDiagram copy={copy.boundary.diagram} />
      </DiagramBeside>
      <DocumentList {...copy.documents} />
      <Section tone="tint">
        <SectionHead eyebrow={relations.eyebrow} title={relations.title} />
        <Points items={relations.groups} />
        <Actions>
          <ButtonAnchor href={`mailto:${email}?subject=${encodeURIComponent(relations.subject)}`}>
            {relations.write}
          </ButtonAnchor>
          <ButtonLink look="line" to="about.contact">
            {relations.contact}
          </ButtonLink>
        </Actions>
      </Section>
      <Questions {...copy.questions} tone="plain" />
      <InquiryBar
        {...copy.inquiry}
        main="contact"
        componentId="investor.bar"
        picture={{family: 'mounted', name: 'ul-7016nh-h1'}}
      />
    </Page>
  );
}
