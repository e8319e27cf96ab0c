/** The English typeface and its fallback have a face for every weight that the style sheets ask for. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from '@jest/globals';
import {typefaceRules} from '../../../plugins/typeface';

const source = path.resolve(import.meta.dirname, '../../../src');

/** Weights of the faces of a family, from the lightest to the heaviest of each. */
const faces = (family: string): [number, number][] =>
  [...typefaceRules('1').matchAll(/@font-face\{font-family:"?([^";]+)"?;[^}]*font-weight:(\d+) (\d+)/g)]
    .filter(([, name]) => name === family)
    .map(([, , from, to]) => [Number(from), Number(to)]);

const asked = new Set(
  readdirSync(source, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) => [...readFileSync(path.join(source, name), 'utf8').matchAll(/font(?:-weight)?: (\d{3})\b/g)])
    .map(([, weight]) => Number(weight)),
);

describe.each(['Inter', 'Inter fallback'])('%s', (family) => {
  it.each([...asked].sort())('has a face for %d', (weight) => {
    expect(faces(family).filter(([from, to]) => from <= weight && weight <= to)).toHaveLength(1);
  });
});

it('takes the bold fallback from a bold font, so that the browser does not fatten the regular one', () => {
  const bold = typefaceRules('1').match(/@font-face\{[^}]*font-weight:600[^}]*\}/)![0];
  const names = [...bold.matchAll(/local\("([^"]+)"\)/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !/bold/i.test(name!))).toEqual([]);
});
