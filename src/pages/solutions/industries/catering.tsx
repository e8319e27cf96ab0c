import copy from '@copy/solutions/catering';
import {VisitSavings} from '@site/src/components/demos/VisitSavings';
import {DeviceRows} from '@site/src/components/sections/DeviceRows';
import {InquiryBar} from '@site/src/components/sections/InquiryBar';
import {KitTotals} from '@site/src/components/sections/KitTotals';
import {PainAnswers} from '@site/src/components/sections/PainAnswers';
import {Questions} from '@site/src/components/sections/Questions';
import {Rollout} from '@site/src/components/sections/Rollout';
import {SceneBanner} from '@site/src/components/sections/SceneBanner';
import {StoreDay} from '@site/src/components/sections/StoreDay';
import {Page} from '@site/src/components/shell/Page';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {useSitePath} from '@site/src/components/ui/SiteLink';
import {modelById} from '@site/src/content/models';
import {routes} from '@site/src/site/routes';

/** Devices of the example restaurant, front door to back door. */
const kit = [
  {id: 'k3', count: 1},
  {id: 'e3-x', count: 3},
  {id: 'p3-x-8', count: 1},
  {id: 'e3-d-h', count: 2},
  {id: 'e3-t-h', count: 1},
  {id: 'ul-8208nh', count: 1},
  {id: 'b1', count: 1},
] as const;

/** Where a model is described: its support page, or its card among the cameras. The recorder has neither yet. */
const pageOf: Readonly<Record<(typeof kit)[number]['id'], string | undefined>> = {
  k3: '/support/model/k3',
  'e3-x': '/support/model/e3-x',
  'p3-x-8': `${routes['products.cloudCamera'].path}#p3-x-8`,
  'e3-d-h': `${routes['products.cloudCamera'].path}#e3-d-h`,
  'e3-t-h': `${routes['products.cloudCamera'].path}#e3-t-h`,
  'ul-8208nh': undefined,
  b1: '/support/model/b1',
};

/** Headroom of the upstream, as the manuals reckon it. */
const uplinkFactor = 1.3;
/** Part of a disk that recordings fill; the rest goes to indexes and unfinished files. */
const diskShare = 0.95;

/** Sums over the kit; bitrates in Mbit/s, power in watts, days for the smallest disk around the clock. */
function totals() {
  const cameras = kit.flatMap(({id, count}) => {
    const model = modelById(id);
    return model.kind === 'camera' || model.kind === 'aiCamera' ? [{count, mbit: model.mbit, powerW: model.powerW}] : [];
  });
  const sum = (of: (camera: (typeof cameras)[number]) => number) => cameras.reduce((all, camera) => all + camera.count * of(camera), 0);
  const recorder = modelById('ul-8208nh');
  const disk = recorder.kind === 'recorder' ? {tb: Math.min(...recorder.diskTb), ports: recorder.poePorts, channels: recorder.channels} : {tb: 0, ports: 0, channels: 0};
  const mbit = sum((camera) => camera.mbit);
  const days = Math.floor((disk.tb * 1e12 * 8 * diskShare) / (mbit * 1e6 * 86_400));
  return {cameras: sum(() => 1), powerW: sum((camera) => camera.powerW), mbit, uplink: Math.round(mbit * uplinkFactor), days, ...disk};
}

export default function Catering() {
  const {banner, kit: words} = copy;
  const camerasPath = useSitePath('products.cloudCamera');
  const countingPath = useSitePath('products.accuratePeopleCounting');
  const total = totals();
  return (
    <Page meta={copy.meta}>
      <SceneBanner
        {...banner}
        route="solutions.catering"
        scene="catering"
        componentId="catering.banner"
        more={{label: banner.more, hash: 'day'}}
      />
      <StoreDay
        {...copy.day}
        id="day"
        scene="catering"
        places={[
          {x: 42, y: 40, href: `${camerasPath}#e3-x`},
          {x: 47, y: 22, href: `${camerasPath}#e3-d-h`},
          {x: 60, y: 62, href: countingPath},
          {x: 58, y: 72, href: `${camerasPath}#e3-x`},
          {x: 49, y: 33, href: `${camerasPath}#p3-x-8`},
          {x: 66, y: 42, href: `${camerasPath}#e3-t-h`},
        ]}
      />
      <PainAnswers {...copy.pains} />
      <Section id="kit">
        <SectionHead eyebrow={words.eyebrow} title={words.title} lead={words.lead} />
        <DeviceRows
          more={words.more}
          rows={kit.map(({id, count}) => ({
            model: id,
            purpose: words.rows[id].purpose,
            facts: [
              {label: words.count, value: words.units(count)},
              {label: words.where, value: words.rows[id].where},
            ],
            href: pageOf[id],
          }))}
        />
        <KitTotals
          title={words.totals.title}
          items={[
            {label: words.totals.cameras.label, value: words.totals.cameras.value(total.cameras), sum: words.totals.cameras.sum(total.ports, total.channels)},
            {label: words.totals.power.label, value: words.totals.power.value(total.powerW), sum: words.totals.power.sum},
            {label: words.totals.uplink.label, value: words.totals.uplink.value(total.uplink), sum: words.totals.uplink.sum(total.mbit)},
            {label: words.totals.days.label, value: words.totals.days.value(total.days), sum: words.totals.days.sum(total.tb)},
          ]}
        />
      </Section>
      <VisitSavings id="savings" copy={copy.savings} />
      <Rollout {...copy.rollout} />
      <Questions {...copy.questions} />
      <InquiryBar {...copy.inquiry} componentId="catering.bar" />
    </Page>
  );
}
