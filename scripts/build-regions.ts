/**
 * Writes `src/features/forms/data/regions.json`: province → cities with six-digit GB/T 2260 codes, from `element-china-area-data`.
 * Run `npx tsx scripts/build-regions.ts` after changing the version below; the result is committed.
 *
 * The package contains 180 MB of raw data and is needed once a year, so it is installed here and is not a dependency.
 */
import {execFileSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const source = 'element-china-area-data';
const version = '6.1.0';

interface Area {
  /** Code of two digits per level. */
  readonly value: string;
  readonly label: string;
  readonly children?: readonly Area[];
}

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = path.join(root, '.cache/regions');
mkdirSync(folder, {recursive: true});
execFileSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', `${source}@${version}`], {
  stdio: 'inherit',
});
const {provinceAndCityData} = createRequire(path.join(folder, 'package.json'))(source) as {
  readonly provinceAndCityData: readonly Area[];
};

type Row = [code: string, name: string];

/** The package has the mainland only; GB/T 2260 gives these three one code each and no subdivision. */
const undivided: Row[] = [
  ['710000', '台湾省'],
  ['810000', '香港特别行政区'],
  ['820000', '澳门特别行政区'],
];

/** Beijing, Tianjin, Shanghai, Chongqing: the package lists their districts where others have cities. */
const municipalities = new Set(['11', '12', '31', '50']);

const sixDigits = (code: string): string => code.padEnd(6, '0');

function citiesOf(province: Area): Row[] {
  // GB/T 2260 has "市辖区" (xx0100) as the only city row of a municipality; a visitor reads it as the municipality itself.
  if (municipalities.has(province.value)) return [[sixDigits(`${province.value}01`), province.label]];
  return (province.children ?? []).map((city): Row => [sixDigits(city.value), city.label]);
}

const regions = [
  ...provinceAndCityData.map((province) => [sixDigits(province.value), province.label, citiesOf(province)]),
  ...undivided.map((row) => [...row, [row]]),
];

const target = path.join(root, 'src/features/forms/data/regions.json');
writeFileSync(target, `[\n${regions.map((region) => JSON.stringify(region)).join(',\n')}\n]\n`);
console.log(`${target}: ${regions.length} provinces`);
