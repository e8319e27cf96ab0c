import copy from '@copy/paas/access-layer';
import {AccessRoads} from './_parts/AccessRoads';
import {WayIn} from './_parts/WayIn';
import {CascadeDiagram, DeviceNumberDiagram, sampleNumber} from './_parts/gb28181';
import {Picture} from '@site/src/components/media/Picture';
import {Banner} from '@site/src/components/sections/Banner';
import {Chapter, Points} from '@site/src/components/sections/Chapter';
import {DataTable} from '@site/src/components/sections/tables/DataTable';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {Questions} from '@site/src/components/sections/Questions';
import {Page} from '@site/src/components/ui/Page';
import {MoreLink, MorePermalink} from '@site/src/components/ui/MoreLink';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {useSitePath} from '@site/src/components/ui/SiteLink';
import {hardwarePath, modelById, modelsOfKind} from '@site/src/facts/models';
import {uplinkFactor} from '@site/src/facts/hardware/storage';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';

const ConsoleSection = hydrateOnVisible(() =>
  import('@site/src/features/console/ConsoleSection').then((module) => module.ConsoleSection),
);

/** Models of the bandwidth table, by rising bitrate. */
const streams = ['k3', 'e3-x', 'e3-d-h', 'fmix-d', 'u8-d', 'u9-d']
  .map(modelById)
  .flatMap((model) => ('mbit' in model ? [{name: model.name, mbit: model.mbit}] : []));
const recorders = modelsOfKind('recorder');

const picture = (name: string, alt: string) => (
  <Picture family="cutout" name={name} alt={alt} sizes="(max-width: 959px) 480px, 360px" />
);

export default function AccessLayer() {
  const {box, ipc, nvr, gb, network} = copy;
  const path = useSitePath('paas.accessLayer');
  const uplink = (mbit: number, count: number) => String(Math.round(mbit * count * uplinkFactor * 10) / 10);
  return (
    <Page meta={copy.meta}>
      <Banner {...copy.banner} drawing="nodes" route="paas.accessLayer" />
      <AccessRoads {...copy.roads} path={path} />
      <WayIn id="have" path={path} copy={copy.wayIn} />
      <ConsoleSection largeOnly script="round" tabs={['video']} words={copy.connected} />
      <Section tone="tint">
        <SectionHead title={copy.matrix.title} lead={copy.matrix.lead} />
        <DataTable {...copy.matrix.table} />
      </Section>
      <Chapter {...box} id="edgeCalculatingBox" aside={picture('b1', box.alt)}>
        <Points items={box.points} />
        <MoreLink to="products.aiBox">{box.more}</MoreLink>
      </Chapter>
      <Chapter {...ipc} id="ipc" tone="tint" aside={picture('e3-x', ipc.alt)}>
        <Points items={ipc.points} />
        <MoreLink to="products.cloudCamera">{ipc.more}</MoreLink>
      </Chapter>
      <Chapter {...nvr} id="nvr" aside={picture('ul-8232nh', nvr.alt)}>
        <Points items={nvr.points} />
        <DataTable
          caption={nvr.table.caption}
          columns={nvr.table.columns}
          rows={recorders.map(({name, channels, inMbit, disks, diskTb, poePorts}) => ({
            label: name,
            cells: [
              String(channels),
              network.mbit(inMbit),
              nvr.table.disks(disks, disks * Math.max(...diskTb)),
              poePorts === 0 ? nvr.table.noPoe : String(poePorts),
            ],
          }))}
        />
        <MorePermalink href={hardwarePath(modelById('ul-8232nh'))}>{nvr.more}</MorePermalink>
      </Chapter>
      <Chapter {...gb} id="gb28181" tone="tint" aside={<CascadeDiagram copy={gb.cascade} />}>
        <Points items={gb.points} />
        <DeviceNumberDiagram alt={gb.number.alt(sampleNumber.join(' '))} />
        <DataTable
          caption={gb.number.caption}
          columns={gb.number.columns}
          rows={gb.number.rows.map(({label, digits, meaning}, index) => ({
            label: `${index + 1} ${label}`,
            cells: [digits, sampleNumber[index] ?? '', meaning],
          }))}
          note={gb.number.note}
        />
        <MoreLink to="solutions.smartCity">{gb.more}</MoreLink>
      </Chapter>
      <Section>
        <SectionHead title={network.title} lead={network.lead} />
        <DataTable {...network.ports} />
      </Section>
      <Section space="flush">
        <DataTable
          compact
          caption={network.bandwidth.caption}
          columns={network.bandwidth.columns}
          rows={streams.map(({name, mbit}) => ({
            label: name,
            cells: [String(mbit), uplink(mbit, 4), uplink(mbit, 16)],
          }))}
          note={network.bandwidth.note}
        />
      </Section>
      <Questions {...copy.questions} />
      <InquiryBar {...copy.inquiry} componentId="accessLayer.bar" picture={{family: 'mounted', name: 'ul-8208nh'}} />
    </Page>
  );
}
