/**
 * Writes `src/forms/data/regions.json`: province → cities with six-digit GB/T 2260 codes, from `element-china-area-data`.
 * Run `npx tsx scripts/build-regions.ts` after updating that package; the result is committed.
 */
import {writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {provinceAndCityData} from 'element-china-area-data';

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

function citiesOf(province: (typeof provinceAndCityData)[number]): Row[] {
  // GB/T 2260 has "市辖区" (xx0100) as the only city row of a municipality; a visitor reads it as the municipality itself.
  if (municipalities.has(province.value)) return [[sixDigits(`${province.value}01`), province.label]];
  return (province.children ?? []).map((city): Row => [sixDigits(city.value), city.label]);
}

const regions = [
  ...provinceAndCityData.map((province) => [sixDigits(province.value), province.label, citiesOf(province)]),
  ...undivided.map((row) => [...row, [row]]),
];

const target = fileURLToPath(new URL('../src/forms/data/regions.json', import.meta.url));
writeFileSync(target, `[\n${regions.map((region) => JSON.stringify(region)).join(',\n')}\n]\n`);
console.log(`${target}: ${regions.length} provinces`);
