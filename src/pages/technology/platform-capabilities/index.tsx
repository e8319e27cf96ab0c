import copy from '@copy/technology/platform-capabilities';
import {Banner} from '@site/src/components/sections/Banner';
import {ClaimRow} from './_parts/ClaimRow';
import {DataTable} from '@site/src/components/sections/tables/DataTable';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {LayerPath} from './_parts/LayerPath';
import {LayerTabs} from './_parts/LayerTabs';
import {Limits} from '@site/src/components/sections/facts/Limits';
import {OpenPlatformLink} from '@site/src/components/ui/OpenPlatformLink';
import {Questions} from '@site/src/components/sections/Questions';
import {Page} from '@site/src/components/ui/Page';
import {Actions} from '@site/src/components/ui/Button';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {claims, type ClaimId} from '@site/src/facts/claims';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';

const ConsoleSection = hydrateOnVisible(() =>
  import('@site/src/features/console/ConsoleSection').then((module) => module.ConsoleSection),
);

const figures = [
  'camerasOnline',
  'apiCallsMonthly',
  'deviceOnlineRate',
  'dataReliability',
] as const satisfies ClaimId[];
const monthHours = 30 * 24;
/** Sums that say what the figures mean; they follow the registry. */
const reckoning = {
  callsPerSecond: Math.round(claims.apiCallsMonthly.value / (monthHours * 3600)),
  callsPerCamera: Math.round(claims.apiCallsMonthly.value / claims.camerasOnline.value),
  hoursOffline: Math.round(monthHours * (100 - claims.deviceOnlineRate.value)) / 100,
  oneIn: Math.round(100 / (100 - claims.dataReliability.value)),
};

export default function PlatformCapabilities() {
  const {duties} = copy;
  return (
    <Page meta={copy.meta}>
      <Banner
        {...copy.banner}
        route="technology.platformCapabilities"
        picture={{family: 'cutout', name: 'monitor', alt: ''}}
      />
      <LayerTabs
        copy={copy.layers}
        links={{
          paas: ['paas.accessLayer', 'paas.outputLayer'],
          vpaas: ['vpaas', 'products.storeInspection.cloud'],
          dataCenterStation: ['products.dataDashboard', 'products.cashLostPrevention'],
          aiot: ['technology.edgeComputing', 'products.aiBox'],
        }}
      />
      <ClaimRow
        title={copy.claims.title}
        lead={copy.claims.lead(claims.camerasOnline.asOf)}
        items={figures.map((claim) => ({claim, ...copy.claims.items(reckoning)[claim]}))}
      />
      <LayerPath {...copy.path} />
      <ConsoleSection largeOnly script="morning" tabs={['board', 'alerts']} words={copy.result} />
      <Section tone="tint">
        <SectionHead eyebrow={duties.eyebrow} title={duties.title} lead={duties.lead} />
        <DataTable {...duties.table} />
        <Actions>
          <OpenPlatformLink>{duties.platform}</OpenPlatformLink>
          <MoreLink to="serviceSystem">{duties.service}</MoreLink>
        </Actions>
      </Section>
      <Limits {...copy.limits} />
      <Questions {...copy.questions} />
      <InquiryBar {...copy.inquiry} componentId="platform.bar" picture={{family: 'mounted', name: 'ul-8232nh'}} />
    </Page>
  );
}
