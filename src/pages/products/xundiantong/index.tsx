import copy from '@copy/products/xundiantong';
import {InspectionMix} from './_parts/InspectionMix';
import {AppInvite} from './_parts/AppInvite';
import {Banner} from '@site/src/components/sections/Banner';
import {DataTable} from '@site/src/components/sections/tables/DataTable';
import {DeviceRows} from '@site/src/features/hardware/DeviceRows';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {Questions} from '@site/src/components/sections/Questions';
import {Rollout} from '@site/src/components/sections/Rollout';
import {Statement} from '@site/src/components/sections/Statement';
import {Page} from '@site/src/components/ui/Page';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {claims, claimText} from '@site/src/facts/claims';
import {useLocale} from '@site/src/site/useLocale';

const EventRow = hydrateOnVisible(() =>
  import('@site/src/features/camera-view/EventRow').then((module) => module.EventRow),
);

const PhoneApp = hydrateOnVisible(() =>
  import('@site/src/features/console/PhoneApp').then((module) => module.PhoneApp),
);

/** What a first store needs for all three ways. */
const deviceIds = ['e3-x', 'p3-x-8', 'b1'] as const;

export default function Xundiantong() {
  const {roles, data, devices, questions} = copy;
  const locale = useLocale();
  return (
    <Page meta={copy.meta}>
      <Banner
        {...copy.banner}
        route="products.xundiantong"
        picture={{family: 'cutout', name: 'phone', alt: ''}}
        isFirstPicture={false}
      />
      <Statement {...copy.statement} view="dining-day" isFirstPicture />
      <PhoneApp id="app" words={copy.phone} tone="tint" />
      <InspectionMix id="mix" copy={copy.mix} />
      <EventRow {...copy.seen} />
      <Section id="roles" tone="tint">
        <SectionHead eyebrow={roles.eyebrow} title={roles.title} lead={roles.lead} />
        <DataTable caption={roles.caption} columns={roles.columns} rows={roles.rows} note={roles.note} />
      </Section>
      <Section id="data" fold="table">
        <SectionHead eyebrow={data.eyebrow} title={data.title} lead={data.lead} />
        <DataTable caption={data.caption} columns={data.columns} rows={data.rows} note={data.note} />
      </Section>
      <AppInvite {...copy.app} to="downloads.xd" />
      <Rollout {...copy.rollout} />
      <Section space="flush">
        <SectionHead
          title={devices.title}
          lead={devices.lead(claimText('onboardingWithin', locale), claims.onboardingWithin.asOf)}
        />
        <DeviceRows more={devices.more} rows={deviceIds.map((id) => ({model: id, ...devices.rows[id]}))} />
      </Section>
      <Questions {...questions} />
      <InquiryBar {...copy.inquiry} componentId="xundiantong.bar" />
    </Page>
  );
}
