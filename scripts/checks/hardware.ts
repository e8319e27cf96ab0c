/**
 * Compares the figures of devices in documents and texts with the catalogue: watts, PoE standards and budgets, cards,
 * heights, channels, rates, days of recording, and sums written out. A figure that is computed in the code is not seen
 * here: it cannot differ.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {camerasOf, poeClassOfModel} from '../../src/facts/hardware/catalogue';
import {budgetFor, drawW, poeFaults} from '../../src/facts/hardware/poe';
import {daysOnCard} from '../../src/facts/hardware/storage';
import {models, type CatalogueModel} from '../../src/facts/models';
import {isRounded, wrongSums} from './arithmetic';
import {loadDocuments, type BodyLine, type SourceDocument} from './documents';
import {listFiles, readText} from './files';
import {literalsOf} from './literals';
import {ownWatts, rowProblems} from './modelFigures';
import type {Problem} from './problem';

type Found = readonly string[];

/** Longest first, so that "E3-X" is not read into a longer name. */
const names = models.map(({name}) => name).sort((a, b) => b.length - a.length);
const anyName = names.join('|');
const named = (name: string): CatalogueModel => models.find((model) => model.name === name)!;

const wattsOf = new RegExp(
  `(?<![\\w-])(${anyName})(?:（|\\s?\\(|最大|每台|每台最大|\\s(?:takes|draws|needs)\\s(?:up to )?)\\s?(\\d+(?:\\.\\d+)?)\\sW(?![\\w/])`,
  'gu',
);

/** "P3-X-8（13 W）", "E3-X每台7 W", "A P3-X-8 takes up to 13 W". */
const modelWatts = (text: string): Found =>
  [...text.matchAll(wattsOf)].flatMap(([whole, name = '', watts]) =>
    Number(watts) === named(name).powerW ? [] : [`"${whole}": ${name} draws ${named(name).powerW} W`],
  );

/** "合用90 W", "总供电90 W", "share 90 W": the budget of the recorder that has powered ports. */
function budgets(text: string): Found {
  const known = models.flatMap((model) => (model.kind === 'recorder' && model.poePorts > 0 ? [model.poeBudgetW] : []));
  return [...text.matchAll(/(?:合用|总供电(?:只有)?|share(?:d)?(?: the other)?)\s?(\d+)\sW/gu)].flatMap(
    ([whole, watts]) => (known.includes(Number(watts)) ? [] : [`"${whole}": the ports share ${known.join(' or ')} W`]),
  );
}

/** "256 GB按3 Mbit/s全天录，约7.9天", "256 GB at 3 Mbit/s … 7.9 days". */
const cardPattern =
  /(\d+)\sGB[^。|\d]{0,16}(\d+)\sMbit\/s(?:的主码流|的整圆画面)?(?:全天录?|录|[^.。|\d]{0,40})，?(?:大约|约|about )?(\d+(?:\.\d+)?)\s?(?:天|days)/gu;
const cardDays = (text: string): Found =>
  [...text.matchAll(cardPattern)].flatMap(([whole, gb, mbit, days = '']) => {
    const right = daysOnCard({tfMaxGb: Number(gb), mbit: Number(mbit)});
    return isRounded(days, right) ? [] : [`"${whole}": ${right.toFixed(1)} days`];
  });

const cellsOf = (row: string): string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const isRow = (text: string): boolean => /^\|.*\|$/.test(text.trim());

/** "1台K3，5台E3-X" or "1 K3, 5 E3-X" as devices; null when the cell says something else as well. */
function devicesIn(cell: string): ReturnType<typeof camerasOf> | null {
  const pattern = new RegExp(`(\\d+)\\s?台?\\s?(${anyName})`, 'gu');
  const lines = [...cell.matchAll(pattern)].map(([, count, name = '']) => ({id: named(name).id, count: Number(count)}));
  const rest = cell.replace(pattern, '').replace(/[，,、\s]|and/g, '');
  return lines.length > 0 && rest === '' ? camerasOf(lines) : null;
}

/** A row "8台U8-D | 88 W | 106 W | 不能…" or "8台E3-X | 24 Mbit/s | …": the sums of the devices in its first cell. */
function deviceSums([first = '', ...rest]: readonly string[]): Found {
  const devices = devicesIn(first);
  if (!devices) return [];
  const watts = rest.flatMap((cell) => /^(\d+(?:\.\d+)?) W$/.exec(cell)?.[1] ?? []);
  const rate = rest.flatMap((cell) => /^(\d+(?:\.\d+)?) Mbit\/s$/.exec(cell)?.[1] ?? []);
  const mbit = devices.reduce((sum, device) => sum + device.mbit, 0);
  const compare = (written: string | undefined, right: number, what: string) =>
    written === undefined || Math.abs(Number(written) - right) <= 0.5 ? [] : [`${first}: ${what} ${right}`];
  return [
    ...compare(watts[0], drawW(devices), 'the sum is'),
    ...compare(watts[1], budgetFor(devices), 'with the reserve'),
    ...compare(rate[0], mbit, 'the streams are'),
  ];
}

/** "能" or "不能" at the end of such a row in the manual of a recorder with powered ports. */
function verdictRow(recorder: CatalogueModel | undefined, cells: readonly string[]): Found {
  const [, yes, no] = /^(?:(能|Yes)|(不能|No))(?![\p{L}])/u.exec(cells.at(-1) ?? '') ?? [];
  const devices = devicesIn(cells[0] ?? '');
  if (recorder?.kind !== 'recorder' || recorder.poeClass === null || !devices || (!yes && !no)) return [];
  const fits = poeFaults(recorder, devices).length === 0;
  return fits === (yes !== undefined)
    ? []
    : [`${cells[0]}: ${recorder.name} ${fits ? 'powers them' : 'cannot power them'}`];
}

/** TB of a column: "6 TB", "一块8 TB", "两块8 TB", "Two 8 TB disks". */
function terabytesOf(header: string): number | null {
  const [, count, size] = /(两块|two )?[^\d]*(\d) TB/i.exec(header) ?? [];
  return size === undefined ? null : Number(size) * (count === undefined ? 1 : 2);
}

/** Rows of a table with columns in TB: days by the rate in the row, before the reserve. */
function dayRows(header: readonly string[], cells: readonly string[]): Found {
  const count = Number(/^(\d+)(?:台| cameras|$)/.exec(cells[0] ?? '')?.[1] ?? 1);
  const each = /(\d+(?:\.\d+)?) Mbit\/s/.exec(cells.slice(0, 2).join(' '))?.[1];
  if (each === undefined) return [];
  // A column of totals names the sum; otherwise the rate is that of one camera.
  const total = /合计|total|together/i.test(header[1] ?? '') ? Number(each) : Number(each) * count;
  return cells.flatMap((cell, column) => {
    const tb = terabytesOf(header[column] ?? '');
    const days = /^(\d+(?:\.\d+)?)\s?(?:天|days)$/.exec(cell)?.[1];
    if (tb === null || days === undefined) return [];
    const right = (tb * 8e12) / (total * 1e6 * 86_400);
    return isRounded(days, right) ? [] : [`${cells[0]}, ${header[column]}: ${right.toFixed(1)} days`];
  });
}

/** Rows "E3-D-H、K3 | 8 W | 802.3af": watts and standard of each model named. */
function classRow([first = '', second = '', third = '']: readonly string[]): Found {
  const listed = first.split(/、|, | and /).map((name) => name.trim());
  if (!listed.every((name) => names.includes(name)) || !/^\d+ W$/.test(second)) return [];
  return listed.map(named).flatMap((model) => {
    const standard = /802\.3a[ft]/.exec(third)?.[0];
    const right = poeClassOfModel(model);
    return [
      ...(Number.parseInt(second, 10) === model.powerW ? [] : [`${model.name} draws ${model.powerW} W`]),
      ...(standard === undefined || standard === right ? [] : [`${model.name} needs ${right ?? 'no PoE'}`]),
    ];
  });
}

/** Problems of one line of text. */
const lineProblems = (text: string): Found => [
  ...modelWatts(text),
  ...budgets(text),
  ...cardDays(text),
  ...wrongSums(text).map(({text: sum, right}) => `"${sum}": the result is ${right}`),
];

const modelOf = ({front}: SourceDocument): CatalogueModel | undefined => models.find(({id}) => id === front.model);

function documentProblems(document: SourceDocument): Problem[] {
  const own = modelOf(document);
  let header: readonly string[] = [];
  const found = ({text}: BodyLine, before: BodyLine | undefined): Found => {
    if (!isRow(text)) return lineProblems(text);
    const cells = cellsOf(text);
    if (!before || !isRow(before.text)) header = cells;
    return [
      ...lineProblems(text),
      ...deviceSums(cells),
      ...dayRows(header, cells),
      ...classRow(cells),
      ...verdictRow(own, cells),
      ...(own ? rowProblems(own, text) : []),
    ];
  };
  return document.body.flatMap((line, index) =>
    found(line, document.body[index - 1]).map((message) => ({file: document.file, line: line.line, message})),
  );
}

/** Texts of a model's own page: `copy/hardware/models/<id>.ts`. */
function ownProblems(file: string, text: string): Found {
  const id = /\/copy\/hardware\/models\/([^/]+)\.ts$/.exec(file)?.[1];
  const model = models.find((one) => one.id === id);
  return model ? ownWatts(model, text) : [];
}

/** Figures in documents, news and copy that differ from the catalogue, or sums that do not come out. */
export function checkHardware(root: string): Problem[] {
  const copies = existsSync(path.join(root, 'i18n')) ? listFiles(root, 'i18n', /\.ts$/) : [];
  return [
    ...loadDocuments(root).documents.flatMap(documentProblems),
    ...copies.flatMap((file) =>
      literalsOf(file, readText(root, file)).flatMap(({text, line}) =>
        [...lineProblems(text), ...ownProblems(file, text)].map((message) => ({file, line, message})),
      ),
    ),
  ];
}
