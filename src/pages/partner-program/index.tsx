import copy from '@copy/partner-program';
import {PartnerApplication} from './_parts/PartnerApplication';
import {PartnerTypes} from './_parts/PartnerTypes';
import {Banner} from '@site/src/components/sections/Banner';
import {DataTable} from '@site/src/components/sections/tables/DataTable';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {Questions} from '@site/src/components/sections/Questions';
import {Rollout} from '@site/src/components/sections/Rollout';
import {Statement} from '@site/src/components/sections/Statement';
import {Page} from '@site/src/components/ui/Page';
import {ButtonLink} from '@site/src/components/ui/Button';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';
import type {RouteId} from '@site/src/site/routes';

const DevicesInPlace = hydrateOnVisible(() =>
  import('@site/src/features/hardware/DevicesInPlace').then((module) => module.DevicesInPlace),
);

/** Picture and next page of the four types, in the order of their numbers. */
const looks: readonly {cutout: string; to: RouteId}[] = [
  {cutout: 'e3-t-h', to: 'products.cloudCamera'},
  {cutout: 'ul-8208nh', to: 'serviceSystem'},
  {cutout: 'b1', to: 'paas.outputLayer'},
  {cutout: 'p3-x-8', to: 'solutions.smartCity'},
];

export default function PartnerProgram() {
  const {duties} = copy;
  return (
    <Page meta={copy.meta}>
      <Banner
        {...copy.banner}
        route="partnerProgram"
        picture={{family: 'cutout', name: 'p3-x-8', alt: ''}}
        isFirstPicture={false}
        action={
          <ButtonLink to="partnerProgram" hash="apply" size="small">
            {copy.application.title}
          </ButtonLink>
        }
      />
      <Statement {...copy.statement} view="loading-bay-day" isFirstPicture />
      <PartnerTypes {...copy.types} id="types" looks={looks} />
      <DevicesInPlace devices={['e3-x', 'e3-t-h', 'ul-8208nh']} words={copy.places} />
      <Section id="duties" tone="tint" fold="table">
        <SectionHead eyebrow={duties.eyebrow} title={duties.title} lead={duties.lead} />
        <DataTable caption={duties.caption} columns={duties.columns} rows={duties.rows} note={duties.note} />
      </Section>
      <Rollout {...copy.steps} />
      <Questions {...copy.questions} />
      <PartnerApplication {...copy.application} />
      <InquiryBar {...copy.inquiry} componentId="partner.bar" picture={{family: 'mounted', name: 'p3-x-8'}} />
    </Page>
  );
}
