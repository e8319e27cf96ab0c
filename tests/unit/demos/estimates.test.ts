import {describe, expect, it} from '@jest/globals';
import * as module from '@site/src/features/calculators/estimates';
import {fittingSales} from '@site/src/pages/solutions/industries/shoes-clothing/_parts/fittingSales';
import {oneStore} from '@site/src/pages/solutions/smart-store/_parts/oneStore';
import {patrolSavings} from '@site/src/pages/solutions/government/smart-city/_parts/patrolSavings';
import {recordHours} from '@site/src/pages/solutions/industries/medicine/_parts/recordHours';
import {shelfSales} from '@site/src/pages/solutions/industries/fmcg/_parts/shelfSales';
import {showroomDrives} from '@site/src/pages/solutions/industries/automobile/_parts/showroomDrives';
import {visitSavings} from '@site/src/pages/solutions/industries/catering/_parts/visitSavings';

const {
  estimateSummary,
  fieldsCodec,
  fillFormula,
  formatResult,
  formattedValues,
  namesOf,
  parseField,
  parseFields,
  startValues,
} = module;
const all = {
  visitSavings,
  fittingSales,
  recordHours,
  showroomDrives,
  shelfSales,
  oneStore,
  patrolSavings,
} as unknown as Record<string, module.EstimateDefinition<string, string>>;

const starts = (definition: module.EstimateDefinition<string, string>) =>
  parseFields(definition.fields, startValues(definition.fields))!;

/** Evaluates a formula as written on the page: "200 × 30 × (35% − 30%) ÷ 60". */
function reckon(shown: string): number {
  const code = shown
    .replace(/,/g, '')
    .replace(/([\d.]+)%/g, '($1/100)')
    .replace(/×/g, '*')
    .replace(/÷/g, '/')
    .replace(/−/g, '-');
  expect(code).toMatch(/^[\d\s.()*/+-]+$/);
  return new Function(`return ${code}`)() as number;
}

describe.each(Object.entries(all))('%s', (_name, definition) => {
  it('starts with numbers inside its ranges', () => {
    expect(starts(definition)).not.toBeNull();
    expect(definition.compute(starts(definition))[definition.headline]).toBeGreaterThan(0);
  });

  it('shows the formula that gives the result', () => {
    const numbers = starts(definition);
    const exact = definition.compute(numbers);
    const typed = Object.fromEntries(
      namesOf(definition.fields).map((name) => [
        name,
        `${numbers[name]}${definition.fields[name]!.percent ? '%' : ''}`,
      ]),
    );
    for (const name of namesOf(definition.formulas)) {
      const filled = fillFormula(definition.formulas[name]!, {
        ...typed,
        ...Object.fromEntries(namesOf(exact).map((result) => [result, String(exact[result])])),
      });
      expect(reckon(filled)).toBeCloseTo(exact[name]!, 6);
    }
  });

  it('fills every mark of its formulas', () => {
    const values = formattedValues(definition, starts(definition), 'en');
    for (const name of namesOf(definition.formulas))
      expect(fillFormula(definition.formulas[name]!, values)).not.toContain('{');
  });

  it('keeps its numbers in the address', () => {
    const codec = fieldsCodec(definition.fields);
    const start = startValues(definition.fields);
    const query = new URLSearchParams('sp=x');
    codec.write(start, query);
    expect(query.toString()).toBe('sp=x');
    const [first] = namesOf(definition.fields);
    codec.write({...start, [first!]: String(definition.fields[first!]!.max)}, query);
    expect(codec.read(query)).toEqual({...start, [first!]: String(definition.fields[first!]!.max)});
  });
});

describe('parseField', () => {
  const whole = {min: 1, max: 100, start: 5};
  it.each([
    ['5', 5],
    [' 5 ', 5],
    ['', null],
    ['0', null],
    ['101', null],
    ['1.5', null],
    ['1e1', null],
    ['-3', null],
  ])('whole numbers: %j', (text, value) => {
    expect(parseField(whole, text)).toBe(value);
  });
  it.each([
    ['1.5', 1.5],
    ['1', 1],
    ['1.55', null],
    ['.5', null],
  ])('tenths: %j', (text, value) => {
    expect(parseField({...whole, step: 0.1}, text)).toBe(value);
  });
  it('ignores broken addresses', () => {
    expect(fieldsCodec({stores: whole}).read(new URLSearchParams('stores=abc'))).toEqual({stores: '5'});
  });
});

it.each([
  [0, '0'],
  [-0.01, '0'],
  [12.34, '12.3'],
  [-12.34, '−12.3'],
  [1234.5, '1,235'],
  [145_800, '145,800'],
])('formats %d', (value, text) => {
  expect(formatResult(value, 'en')).toBe(text);
});

it('says an estimate in lines', () => {
  const word = (label: string, unit: string) => ({label, short: label, unit});
  const summary = estimateSummary(
    visitSavings,
    {
      title: 'Trips',
      fields: {
        stores: word('Stores', 'stores'),
        visits: word('Visits', 'visits'),
        minutes: word('On site', 'min'),
        share: word('Remote', '%'),
        check: word('Screen', 'min'),
      },
      results: {hours: {...word('Saved', 'hours'), prefix: ''}},
    },
    {stores: 30, visits: 4, minutes: 120, share: 60, check: 15},
    'en',
  );
  expect(summary).toEqual({
    title: 'Trips',
    lines: [
      'Stores: 30 stores',
      'Visits: 4 visits',
      'On site: 120 min',
      'Remote: 60%',
      'Screen: 15 min',
      'Saved: 126 hours (30 × 4 × 60% × (120 − 15) ÷ 60 = 126)',
    ],
  });
});
