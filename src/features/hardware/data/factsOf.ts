/** Facts of a model as words: figures from the catalogue, labels and units from `copy/hardware/facts.ts`. */
import type copyModule from '@copy/hardware/facts';
// Relative: plugins load this module without the alias.
import {poeClassOf} from '../../../facts/hardware/poe';
import {daysOnCard, uplinkFactor} from '../../../facts/hardware/storage';
import type {Model} from '@site/src/facts/models.schema';
import type {CopyOf} from '@site/src/site/copy';
import type {Fact, FactGroup} from './types';

export type FactsCopy = CopyOf<typeof copyModule>;

/** Kinds that have a lens and a TF card. */
type Eye = Extract<Model, {kind: 'camera' | 'aiCamera' | 'umeCamera'}>;
const isEye = (model: Model): model is Eye =>
  model.kind === 'camera' || model.kind === 'aiCamera' || model.kind === 'umeCamera';

/** Days a full card holds when the main stream is recorded around the clock. */
const cardDays = (eye: Eye): string => daysOnCard(eye).toFixed(1);

/** Upload a cloud recording needs: the main stream and a third for retries and peaks. */
const uploadMbit = (mbit: number): string => String(Math.round(mbit * uplinkFactor * 10) / 10);

/** PoE standard that carries the load. */
const poeStandard = (watts: number): string => poeClassOf(watts) ?? '';

function powerText(model: Model, copy: FactsCopy): string {
  return model.power.map((kind) => copy.powers[kind]).join(copy.or);
}

function fixingFacts({mount}: Model, copy: FactsCopy): Fact[] {
  const {labels} = copy;
  switch (mount.pattern) {
    case 'circle':
      return [
        {label: labels.holes, value: copy.holesOnCircle(mount.holes, mount.screw, mount.circleMm)},
        {label: labels.cableHole, value: mount.cableMm === null ? copy.cableAtBody : `φ${mount.cableMm}\u00a0mm`},
      ];
    case 'rect':
      return [
        {label: labels.holes, value: copy.holesOnRect(mount.holes, mount.screw, mount.rectMm[0], mount.rectMm[1])},
        {label: labels.cableHole, value: mount.cableMm === null ? copy.cableAtBody : `φ${mount.cableMm}\u00a0mm`},
      ];
    case 'feet':
      return [{label: labels.feet, value: copy.size(mount.rectMm)}];
    case 'clip':
      return [{label: labels.clip, value: copy.clip(mount.clipMm, mount.openingMm)}];
  }
}

/** Six facts that decide whether the model is the right one. */
export function keyFacts(model: Model, copy: FactsCopy): Fact[] {
  const {labels} = copy;
  const standard = model.power.includes('poe') ? `${poeStandard(model.powerW)}${copy.comma}` : '';
  const power = {
    label: labels.power,
    value: `${powerText(model, copy)}${copy.comma}${standard}${model.powerW}\u00a0W`,
  };
  if (isEye(model)) {
    const picture = {label: labels.picture, value: copy.megapixels(model.pixels[0] * model.pixels[1])};
    const view = {label: labels.hfov, value: `${model.hfovDeg}°`};
    const night = {label: labels.night, value: model.nightM === null ? copy.none : copy.meters(model.nightM)};
    const card = {label: labels.card, value: copy.upToGb(model.tfMaxGb)};
    const height = {label: labels.height, value: copy.heights(...model.mountM)};
    if (model.kind === 'aiCamera')
      return [{label: labels.door, value: copy.upToMeters(model.doorM)}, height, view, picture, card, power];
    if (model.kind === 'umeCamera')
      return [
        picture,
        {label: labels.slots, value: copy.slots(model.slots)},
        night,
        {label: labels.ingress, value: model.ingress ?? copy.indoor},
        card,
        power,
      ];
    const last =
      model.panDeg === null
        ? {label: labels.ingress, value: model.ingress ?? copy.indoor}
        : {label: labels.pan, value: `${model.panDeg}°`};
    return [picture, view, night, card, last, power];
  }
  const size = {label: labels.size, value: copy.size(model.sizeMm)};
  switch (model.kind) {
    case 'recorder':
      return [
        {label: labels.channels, value: copy.channels(model.channels)},
        {label: labels.disks, value: copy.disks(model.disks, model.diskTb)},
        {label: labels.inMbit, value: `${model.inMbit}\u00a0Mbit/s`},
        {
          label: labels.poePorts,
          value: model.poePorts === 0 ? copy.none : copy.ports(model.poePorts, model.poeBudgetW),
        },
        size,
        power,
      ];
    case 'edgeBox':
      return [
        {label: labels.channels, value: `${copy.channels(model.channels)} 1080p`},
        {label: labels.tops, value: `${model.tops}\u00a0TOPS`},
        {label: labels.port, value: `${model.ethernetMbit}\u00a0Mbit/s`},
        power,
        size,
        {
          label: labels.temperature,
          value: copy.temperature(...model.temperatureC),
        },
      ];
    case 'badge':
      return [
        {label: labels.battery, value: copy.hours(model.batteryHours)},
        {label: labels.charge, value: copy.hours(model.chargeHours)},
        {label: labels.storage, value: `${model.storageGb}\u00a0GB`},
        {label: labels.microphones, value: String(model.microphones)},
        {label: labels.weight, value: copy.grams(model.weightG)},
        size,
      ];
  }
}

/** All parameters, grouped; groups without rows are left out. */
export function parametersOf(model: Model, copy: FactsCopy): FactGroup[] {
  const {labels, groups} = copy;
  const eye = isEye(model) ? model : null;
  const row = (label: string, value: string | null | undefined | false): Fact[] => (value ? [{label, value}] : []);

  const picture: Fact[] = [
    ...('pixels' in model
      ? row(
          labels.resolution,
          `${model.pixels[0]} × ${model.pixels[1]}${copy.comma}${copy.megapixels(model.pixels[0] * model.pixels[1])}`,
        )
      : []),
    ...(eye ? row(labels.frames, copy.frames(eye.fps)) : []),
    ...(eye ? row(labels.stream, `${eye.mbit}\u00a0Mbit/s${copy.comma}H.265`) : []),
    ...(eye ? row(labels.lens, `${eye.focalMm}\u00a0mm`) : []),
    ...(eye ? row(labels.hfov, `${eye.hfovDeg}°`) : []),
    ...(model.kind === 'camera'
      ? row(labels.pan, model.panDeg === null ? copy.byHand : copy.remotePan(model.panDeg))
      : []),
    ...(model.kind === 'camera' ? row(labels.zoom, model.opticalZoom !== null && copy.zoom(model.opticalZoom)) : []),
  ];
  const light: Fact[] = eye ? row(labels.night, eye.nightM === null ? copy.none : copy.meters(eye.nightM)) : [];
  const sound: Fact[] = [
    ...('audio' in model ? row(labels.audio, copy.audio[model.audio]) : []),
    ...(model.kind === 'badge' ? row(labels.microphones, String(model.microphones)) : []),
  ];
  const analysis: Fact[] = [
    ...(model.kind === 'umeCamera' ? row(labels.slots, copy.slots(model.slots)) : []),
    ...('tops' in model ? row(labels.tops, `${model.tops}\u00a0TOPS`) : []),
    ...(model.kind === 'aiCamera' ? row(labels.door, copy.upToMeters(model.doorM)) : []),
    ...(model.kind === 'edgeBox' ? row(labels.channels, `${copy.channels(model.channels)} 1080p`) : []),
  ];
  const inputs: Fact[] =
    model.kind === 'recorder'
      ? [
          {label: labels.channels, value: copy.channels(model.channels)},
          {label: labels.inMbit, value: `${model.inMbit}\u00a0Mbit/s`},
          {
            label: labels.poePorts,
            value: model.poePorts === 0 ? copy.none : copy.ports(model.poePorts, model.poeBudgetW),
          },
          {label: labels.outputs, value: model.outputs.map((output) => output.toUpperCase()).join(copy.comma)},
        ]
      : [];
  const network: Fact[] = [
    ...row(labels.port, model.ethernetMbit !== null && `RJ45${copy.comma}${model.ethernetMbit}\u00a0Mbit/s`),
    ...('wifi' in model ? row(labels.wifi, model.wifi ? copy.yes : copy.none) : []),
    ...('bluetooth' in model ? row(labels.bluetooth, model.bluetooth ? copy.yes : copy.none) : []),
    ...(eye ? row(labels.upload, `${uploadMbit(eye.mbit)}\u00a0Mbit/s`) : []),
  ];
  const storage: Fact[] = [
    ...(eye ? row(labels.card, copy.upToGb(eye.tfMaxGb)) : []),
    ...(eye ? row(labels.days, copy.aboutDays(cardDays(eye), eye.tfMaxGb)) : []),
    ...(model.kind === 'recorder' ? row(labels.disks, copy.disks(model.disks, model.diskTb)) : []),
    ...(model.kind === 'recorder' ? row(labels.capacity, `${model.disks * Math.max(...model.diskTb)}\u00a0TB`) : []),
    ...(model.kind === 'badge' ? row(labels.storage, `${model.storageGb}\u00a0GB`) : []),
  ];
  const power: Fact[] = [
    {label: labels.power, value: powerText(model, copy)},
    {label: labels.watts, value: `${model.powerW}\u00a0W`},
    ...row(labels.poe, model.power.includes('poe') && poeStandard(model.powerW)),
    ...(model.kind === 'badge'
      ? [
          {label: labels.battery, value: copy.hours(model.batteryHours)},
          {label: labels.charge, value: copy.hours(model.chargeHours)},
        ]
      : []),
  ];
  const fixing: Fact[] = [...(eye ? row(labels.height, copy.heights(...eye.mountM)) : []), ...fixingFacts(model, copy)];
  const body: Fact[] = [
    {label: labels.size, value: copy.size(model.sizeMm)},
    {label: labels.weight, value: copy.grams(model.weightG)},
    {label: labels.temperature, value: copy.temperature(...model.temperatureC)},
    ...('ingress' in model ? row(labels.ingress, model.ingress ?? copy.noIngress) : []),
  ];
  const lights = [...new Set(model.leds.map((led) => led.label).filter((label) => label !== null))];
  const colors = new Set(model.leds.map((led) => led.color).filter((color) => color !== 'none'));
  const service: Fact[] = [
    {label: labels.leds, value: lights.length > 0 ? lights.join(copy.comma) : copy.oneLed(colors.size)},
    {label: labels.reset, value: copy.hold(model.resetSeconds)},
    {label: labels.firmware, value: model.firmware},
  ];

  return (
    [
      [groups.picture, picture],
      [groups.light, light],
      [groups.sound, sound],
      [groups.analysis, analysis],
      [groups.inputs, inputs],
      [groups.network, network],
      [groups.storage, storage],
      [groups.power, power],
      [groups.fixing, fixing],
      [groups.body, body],
      [groups.service, service],
    ] as const
  )
    .filter(([, rows]) => rows.length > 0)
    .map(([title, rows]) => ({title, rows}));
}

/** What has to be measured or looked at on site, with the value the model needs. */
export function surveyOf(model: Model, copy: FactsCopy): FactGroup[] {
  const {survey} = copy;
  const eye = isEye(model) ? model : null;
  const check = (label: string, value: string): Fact => ({label, value});

  const spot: Fact[] = [
    ...(eye ? [check(survey.height, copy.heights(...eye.mountM))] : []),
    ...(model.kind === 'aiCamera' ? [check(survey.door, copy.upToMeters(model.doorM))] : []),
    ...(eye && eye.nightM !== null ? [check(survey.night, copy.upToMeters(eye.nightM))] : []),
    ...('ingress' in model ? [check(survey.weather, model.ingress ?? copy.indoor)] : []),
    check(survey.temperature, copy.temperature(...model.temperatureC)),
    ...(model.mount.pattern === 'circle'
      ? [check(survey.holes, copy.holesOnCircle(model.mount.holes, model.mount.screw, model.mount.circleMm))]
      : []),
    ...(model.mount.pattern === 'rect'
      ? [
          check(
            survey.holes,
            copy.holesOnRect(model.mount.holes, model.mount.screw, model.mount.rectMm[0], model.mount.rectMm[1]),
          ),
        ]
      : []),
    ...(model.mount.pattern === 'feet' ? [check(survey.shelf, copy.shelf(model.sizeMm[0], model.sizeMm[2] + 90))] : []),
    ...(model.mount.pattern === 'clip'
      ? [check(survey.fabric, copy.upToMm(model.mount.openingMm))]
      : [check(survey.weight, copy.grams(model.weightG))]),
  ];
  const mains = model.power
    .filter((kind) => kind !== 'poe')
    .map((kind) => copy.powers[kind])
    .join(copy.or);
  const power: Fact[] = [
    ...(model.power.includes('poe')
      ? [check(survey.poe, `${poeStandard(model.powerW)}${copy.comma}${model.powerW}\u00a0W`)]
      : []),
    ...(mains
      ? [
          check(
            model.power.includes('poe') ? survey.mainsInstead : survey.mains,
            `${mains}${copy.comma}${model.powerW}\u00a0W`,
          ),
        ]
      : []),
    ...(model.kind === 'recorder' && model.poePorts > 0
      ? [check(survey.budget, copy.perPort(model.poePorts, model.poeBudgetW))]
      : []),
    ...(model.kind === 'badge' ? [check(survey.charging, copy.hours(model.chargeHours))] : []),
  ];
  const line: Fact[] = [
    ...(model.ethernetMbit === null ? [] : [check(survey.cable, survey.cableLength)]),
    ...(model.kind === 'recorder' || model.kind === 'edgeBox'
      ? [check(survey.port, `${model.ethernetMbit}\u00a0Mbit/s`)]
      : []),
    ...('wifi' in model && model.wifi ? [check(survey.wifi, survey.wifiLevel)] : []),
    ...(eye ? [check(survey.upload, `${uploadMbit(eye.mbit)}\u00a0Mbit/s`)] : []),
    ...(model.kind === 'recorder'
      ? [check(survey.channels, copy.channels(model.channels)), check(survey.streams, `≤ ${model.inMbit}\u00a0Mbit/s`)]
      : []),
    ...(model.kind === 'edgeBox'
      ? [check(survey.channels, `≤ ${copy.channels(model.channels)} 1080p`), check(survey.subnet, copy.yes)]
      : []),
  ];
  const storage: Fact[] = [
    ...(eye
      ? [check(survey.card, copy.upToGb(eye.tfMaxGb)), check(survey.days, copy.aboutDays(cardDays(eye), eye.tfMaxGb))]
      : []),
    ...(model.kind === 'recorder' ? [check(survey.disks, copy.disks(model.disks, model.diskTb))] : []),
    check(survey.reset, copy.hold(model.resetSeconds)),
  ];
  return [
    {title: survey.groups.spot, rows: spot},
    {title: survey.groups.power, rows: power},
    {title: survey.groups.line, rows: line},
    {title: survey.groups.storage, rows: storage},
  ].filter(({rows}) => rows.length > 0);
}
