/** Every rule of the glossaries has an example in the fixture, and says what to write. */
import path from 'node:path';
import {describe, expect, it} from '@jest/globals';
import {glossary as english, usSpelling} from '../../i18n/en/glossary';
import {glossary as chinese} from '../../i18n/zh-CN/glossary';
import {checkGlossary} from '../../scripts/checks/glossary';
import {hasVerb} from '../../scripts/checks/verbs';
import {ruleOf} from '../../src/facts/glossary';

describe('the glossary', () => {
  it.each([
    ['en', english],
    ['zh-CN', chinese],
  ] as const)('of %s has a failing example for every rule', (_locale, terms) => {
    const broken = new Set(checkGlossary(path.resolve('tests/fixtures/content/glossary')).map(({rule}) => rule));
    expect(terms.map(ruleOf).filter((rule) => rule === '' || !broken.has(rule))).toEqual([]);
  });

  it.each([
    ['Behaviour', 'Behavior'],
    ['kilometres', 'kilometers'],
    ['authorisation', 'authorization'],
    ['cancelling', 'canceling'],
    ['catalogued', 'cataloged'],
    ['manoeuvred', 'maneuvered'],
    ['afterwards', 'afterward'],
    ['installment', 'installment'],
  ])('spells %s as %s', (british, us) => {
    expect(usSpelling(british)).toBe(us);
  });
});

describe('a sentence', () => {
  it.each([
    'Traffic, heat, dwell time, checkout.',
    'Development, installation and after-sales, including resident service staff under contract.',
    'No account yet?',
    'For existing customers on platform 5.x.',
    'A tile for each room.',
  ])('without a verb: %s', (text) => {
    expect(hasVerb(text)).toBe(false);
  });

  it.each([
    'Record sound on two cameras.',
    'Cameras record sound.',
    'Each page lists the cases that miscount.',
    'It’s counted once.',
    'The report arrives at eight.',
    'You scroll, and the camera zooms.',
  ])('with a verb: %s', (text) => {
    expect(hasVerb(text)).toBe(true);
  });
});
