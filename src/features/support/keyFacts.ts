import copy from '@copy/support-document';
import {poeClassOf} from '@site/src/facts/hardware/poe';
import type {Model} from '@site/src/facts/models.schema';

const {facts: labels} = copy.model;

/** One fact with its label, in the words of the edition. */
export interface KeyFact {
  readonly label: string;
  readonly value: string;
}

/** What a person in front of the device looks for. */
export function keyFacts(model: Model): KeyFact[] {
  const list: KeyFact[] = [];
  const add = (label: string, value: string) => list.push({label, value});
  if ('pixels' in model) add(labels.pixels, `${model.pixels[0]} × ${model.pixels[1]}`);
  if ('nightM' in model && model.nightM !== null) add(labels.night, copy.model.meters(model.nightM));
  if ('tfMaxGb' in model) add(labels.tf, copy.model.upToGb(model.tfMaxGb));
  if (model.kind === 'aiCamera') add(labels.mount, copy.model.heights(...model.mountM));
  if (model.kind === 'recorder') {
    add(labels.channels, copy.model.channelCount(model.channels));
    add(labels.disks, copy.model.diskText(model.disks, model.diskTb.map((tb) => `${tb} TB`).join(' / ')));
  }
  if (model.kind === 'edgeBox') add(labels.channels, copy.model.channelCount(model.channels));
  const supplies = model.power.map((kind) => [
    copy.model.powers[kind],
    kind === 'poe' ? poeClassOf(model.powerW) : null,
  ]);
  // A line breaks between two supplies, not inside one.
  const supplyText = (words: (typeof supplies)[number]) => words.filter(Boolean).join(' ').replaceAll(' ', '\u00a0');
  add(labels.power, supplies.map(supplyText).join('\u00a0/ '));
  add(labels.reset, copy.model.seconds(model.resetSeconds));
  add(labels.firmware, model.firmware);
  return list;
}
