import copy from '@copy/products/store-inspection/cloud';
import {DayRoute} from './_parts/DayRoute';
import {Banner} from '@site/src/components/sections/Banner';
import {DataTable} from '@site/src/components/sections/tables/DataTable';
import {DeviceRows} from '@site/src/features/hardware/DeviceRows';
import {EvidenceShot} from './_parts/EvidenceShot';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {PictureFacts} from '@site/src/components/sections/PictureFacts';
import {Questions} from '@site/src/components/sections/Questions';
import {Page} from '@site/src/components/ui/Page';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';
import {modelById} from '@site/src/facts/models';
import {uplinkFactor} from '@site/src/facts/hardware/storage';

const ConsoleSection = hydrateOnVisible(() =>
  import('@site/src/features/console/ConsoleSection').then((module) => module.ConsoleSection),
);

const SnapshotPlan = hydrateOnVisible(() => import('./_parts/SnapshotPlan').then((module) => module.SnapshotPlan));

/** The camera the bandwidth is reckoned for, and one that turns its head. */
const fixed = modelById('e3-x');
const turning = modelById('p3-x-8');
const mbitOf = (model: typeof fixed): number => (model.kind === 'camera' ? model.mbit : 0);
const panOf = (model: typeof fixed): number => (model.kind === 'camera' ? (model.panDeg ?? 0) : 0);

export default function CloudInspection() {
  const {evidence, bandwidth, rights, devices} = copy;
  const uplink = (streams: number) => (streams * mbitOf(fixed) * uplinkFactor).toFixed(1);
  return (
    <Page meta={copy.meta}>
      <Banner {...copy.banner} drawing="photos" route="products.storeInspection.cloud" />
      <ConsoleSection id="round" script="round" tabs={['video', 'tickets']} words={copy.round} isFirstPicture />
      <DayRoute id="demo" copy={copy.demo} />
      <SnapshotPlan {...copy.plan} id="plan" />
      <PictureFacts
        {...evidence}
        media={
          <EvidenceShot
            scene="fmcg"
            x={67}
            y={73}
            zoom={3.2}
            alt={evidence.alt}
            stamp={evidence.stamp}
            mark={evidence.mark}
          />
        }
      >
        <MoreLink to="vpaas.snapshot">{evidence.snapshots}</MoreLink>
        <MoreLink to="paas.output.cloudInspection">{evidence.embed}</MoreLink>
      </PictureFacts>
      <Section id="bandwidth" tone="tint">
        <SectionHead
          eyebrow={bandwidth.eyebrow}
          title={bandwidth.title}
          lead={bandwidth.lead(fixed.name, mbitOf(fixed))}
        />
        <DataTable
          caption={bandwidth.caption}
          columns={bandwidth.columns}
          rows={bandwidth.rows(uplink(1), uplink(4), mbitOf(fixed))}
          note={bandwidth.note}
        />
      </Section>
      <Section id="rights">
        <SectionHead eyebrow={rights.eyebrow} title={rights.title} lead={rights.lead} />
        <DataTable caption={rights.caption} columns={rights.columns} rows={rights.rows} note={rights.note} />
      </Section>
      <Section space="flush">
        <SectionHead title={devices.title} />
        <DeviceRows
          more={devices.more}
          rows={[
            {
              model: turning.id,
              purpose: devices.turning,
              facts: [
                {label: devices.pan, value: devices.degrees(panOf(turning))},
                {label: devices.stream, value: `${mbitOf(turning)} Mbit/s`},
              ],
            },
            {
              model: fixed.id,
              purpose: devices.fixed,
              facts: [
                {label: devices.pan, value: devices.still},
                {label: devices.stream, value: `${mbitOf(fixed)} Mbit/s`},
              ],
            },
          ]}
        />
      </Section>
      <Questions {...copy.questions} />
      <InquiryBar {...copy.inquiry} componentId="cloudInspection.bar" />
    </Page>
  );
}
