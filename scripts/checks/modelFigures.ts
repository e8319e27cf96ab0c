/** Figures in the rows of a model's own manual and support page, and in its own texts, compared with its catalogue entry. */
import {poeClassOfModel} from '../../src/facts/hardware/catalogue';
import {daysOnCard} from '../../src/facts/hardware/storage';
import type {CatalogueModel} from '../../src/facts/models';
import {isRounded} from './arithmetic';

interface Rule {
  /** Label of the row. */
  readonly row: RegExp;
  /** The figure in the row; its first group is the number. */
  readonly figure: RegExp;
  /** Field of the catalogue, for the message. */
  readonly field: string;
  /** What the catalogue says; null where the model has no such fact. */
  readonly right: (model: CatalogueModel) => number | null;
}

const label = (words: string): RegExp => new RegExp(`^\\|\\s*(?:${words})\\s*\\|`, 'u');
const decimal = '(\\d+(?:\\.\\d+)?)';
const figure = (before: string, after: string): RegExp => new RegExp(`${before}${decimal}${after}`, 'u');

const power = label('供电|电源|功耗|网口|Power|Power supply|Network port|Network|DC input');
const card = label('TF卡|TF卡槽|TF card|TF slot');
const mount = label('安装高度|安装高度和门宽|Mounting height|Mounting height and door');
const door = label('门宽|安装高度和门宽|Door|Mounting height and door');
const stream = label('主码流|Main stream');
const disks = label('硬盘|Disks?');

const recorderFact =
  (name: 'channels' | 'disks' | 'inMbit' | 'poePorts') =>
  (model: CatalogueModel): number | null =>
    model.kind === 'recorder' ? model[name] : null;
const eye = (model: CatalogueModel) => ('mountM' in model ? model : null);

const rules: readonly Rule[] = [
  {row: power, figure: figure('最大', ' W'), field: 'powerW', right: ({powerW}) => powerW},
  {row: power, figure: figure('', ' W (?:at most|max)'), field: 'powerW', right: ({powerW}) => powerW},
  {
    row: card,
    figure: figure('(?:最大|[Uu]p to )', ' GB'),
    field: 'tfMaxGb',
    right: (model) => eye(model)?.tfMaxGb ?? null,
  },
  {
    row: card,
    figure: figure('(?:约|[Aa]bout )', '\\s?(?:天|days)'),
    field: 'days on the card',
    right: (model) => {
      const camera = eye(model);
      return camera ? daysOnCard(camera) : null;
    },
  },
  {row: card, figure: figure('', ' Mbit/s'), field: 'mbit', right: (model) => eye(model)?.mbit ?? null},
  {row: stream, figure: figure('', ' Mbit/s'), field: 'mbit', right: (model) => eye(model)?.mbit ?? null},
  {
    row: mount,
    figure: figure('', '(?:到| to )\\d'),
    field: 'mountM from',
    right: (model) => eye(model)?.mountM[0] ?? null,
  },
  {
    row: mount,
    figure: figure('\\d(?:到| to )', ' m'),
    field: 'mountM to',
    right: (model) => eye(model)?.mountM[1] ?? null,
  },
  {
    row: door,
    figure: figure('(?:一台|门线|[Uu]p to )', ' m'),
    field: 'doorM',
    right: (model) => (model.kind === 'aiCamera' ? model.doorM : null),
  },
  {
    row: label('接入码率|Incoming bitrate'),
    figure: figure('', ' Mbit/s'),
    field: 'inMbit',
    right: recorderFact('inMbit'),
  },
  {row: disks, figure: figure('\\| ', '(?:个盘位| bays?)'), field: 'disks', right: recorderFact('disks')},
  {
    row: label('通道|Channels'),
    figure: figure('\\| ', '(?:路)? \\|'),
    field: 'channels',
    right: recorderFact('channels'),
  },
  {
    row: label('PoE口|PoE ports'),
    figure: figure('\\| ', '(?:个|,)'),
    field: 'poePorts',
    right: recorderFact('poePorts'),
  },
];

/** Standard a row gives, where the model has one: of the port it needs, or of the ports it has. */
function standardProblems(model: CatalogueModel, row: string): string[] {
  const own = model.kind === 'recorder' ? label('PoE口|PoE ports') : power;
  const right = model.kind === 'recorder' ? model.poeClass : poeClassOfModel(model);
  const written = /802\.3a[ft]/.exec(row)?.[0];
  return own.test(row) && right !== null && written !== undefined && written !== right
    ? [`${model.name}: the standard is ${right}`]
    : [];
}

/** Figures of a row that differ from the catalogue: the field and its value. */
export const rowProblems = (model: CatalogueModel, row: string): string[] => [
  ...rules.flatMap(({row: rowLabel, figure: pattern, field, right}) => {
    const written = rowLabel.test(row) ? pattern.exec(row)?.[1] : undefined;
    const value = right(model);
    if (written === undefined || value === null) return [];
    const same = field.startsWith('days') ? isRounded(written, value) : Number(written) === value;
    return same ? [] : [`${model.name}: ${field} is ${Math.round(value * 10) / 10}`];
  }),
  ...standardProblems(model, row),
];

/** Largest draw in a model's own sentences: "最大12 W", "PoE供电11 W", "draws up to 16 W". */
export const ownWatts = (model: CatalogueModel, text: string): string[] =>
  [...text.matchAll(/(?:最大|PoE供电|PoE at |draws up to )(\d+(?:\.\d+)?) W/gu)].flatMap(([whole, watts]) =>
    Number(watts) === model.powerW ? [] : [`"${whole}": ${model.name} draws ${model.powerW} W`],
  );
