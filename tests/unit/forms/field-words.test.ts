/**
 * A field of a form is listed wherever people read about it. Most of it is types: each `@ts-expect-error` below is a list
 * with a field left out, which `npm run types` has to refuse.
 */
import {describe, expect, it} from '@jest/globals';
import english, {toldFields as toldInEnglish} from '../../../i18n/en/copy/legal/privacy';
import freeGlobal from '../../../i18n/en/copy/forms/free-global';
import chinese, {toldFields as toldInChinese} from '../../../i18n/zh-CN/copy/legal/privacy';
import freeCn from '../../../i18n/zh-CN/copy/forms/free-cn';
import {allForms} from '../../../server/forms';
import {leadNotice} from '../../../server/providers/sales-mail';
import {messageTexts, type LeadTexts} from '../../../server/providers/messages';
import type {AskedField, ChoiceWords, EmptyForm, FormFields} from '../../../src/features/forms/fieldNames';
import * as options from '../../../src/features/forms/options';

const {demand: _demand, ...fieldsWithoutDemand} = freeCn.fields;
const {website: _website, ...mailWithoutWebsite} = messageTexts.global.lead.fields;
const {numberOfStores: _stores, ...choicesWithoutStores} = freeGlobal.choices;

// @ts-expect-error: a form's copy without the label of a field
export const copyWithout: FormFields<'free-cn'> = fieldsWithoutDemand;
// @ts-expect-error: a sales mail without the label of a field
export const mailWithout: LeadTexts = {...messageTexts.global.lead, fields: mailWithoutWebsite};
// @ts-expect-error: a choice without names
export const choicesWithout: ChoiceWords<'free-global'> = choicesWithoutStores;
// @ts-expect-error: a choice without the name of one of its values
export const valueWithout: ChoiceWords<'partner-cn'> = {type: {'0': 'a', '1': 'b', '2': 'c'}};
// @ts-expect-error: a privacy table without a field
export const tableWithout: Record<AskedField<'partner-cn'>, string> = {
  company: '',
  contact: '',
  phone: '',
  captcha: '',
};
// @ts-expect-error: an empty form without a field
export const emptyWithout: EmptyForm<'partner-cn'> = {company: '', contact: '', phone: '', adcode: '', consent: false};

/** Words that a text does not have, by field. */
const missingFields = (text: string, told: Readonly<Record<string, string>>): string[] =>
  Object.entries(told).flatMap(([field, words]) => (text.includes(words) ? [] : [`${field}: ${words}`]));

const textOf = (blocks: readonly unknown[]): string => blocks.filter((block) => typeof block === 'string').join('\n');

describe('the privacy page', () => {
  it.each([
    ['inquiry-cn', chinese.sections.collected.blocks, toldInChinese['inquiry-cn']],
    ['partner-cn', chinese.sections.collected.blocks, toldInChinese['partner-cn']],
    ['service-cn', chinese.sections.collected.blocks, toldInChinese['service-cn']],
    ['service-global', english.sections.collected.blocks, toldInEnglish['service-global']],
    ['inquiry-global', english.sections.collected.blocks, toldInEnglish['inquiry-global']],
  ] as const)('tells every field of %s with the words it names', (_form, blocks, told) => {
    expect(missingFields(textOf(blocks), told)).toEqual([]);
  });

  it('is not believed without the words', () => {
    expect(missingFields('your name', {firstName: 'your name', budget: 'your budget'})).toEqual([
      'budget: your budget',
    ]);
  });
});

/** A lead of a form with every field filled in, as sales mail gets it. */
const noticeOf = (form: (typeof allForms)[number], fields: Readonly<Record<string, unknown>>): string =>
  leadNotice({
    form: form.id,
    edition: form.edition,
    reference: 'R',
    submittedAt: '2026-01-01T00:00:00Z',
    quarantine: null,
    fields,
    details: {},
    plan: [],
    source: {page: null, pageTitle: null, button: null, campaign: null, device: null},
    related: [],
  } as unknown as Parameters<typeof leadNotice>[0]).text;

describe('the sales mail', () => {
  it.each(allForms.map((form) => [form.id, form] as const))('names the fields of %s in words', (_id, form) => {
    const {plan: _plan, ...shape} = form.fields.shape;
    const lines = noticeOf(form, Object.fromEntries(Object.keys(shape).map((name) => [name, 'x']))).split('\n');
    expect(
      lines.filter((line) =>
        Object.keys(shape).some((name) => line.startsWith(`${name}:`) || line.startsWith(`${name}：`)),
      ),
    ).toEqual([]);
  });

  it('names choices in words', () => {
    const form = allForms.find(({id}) => id === 'free-global')!;
    for (const [value, name] of Object.entries(freeGlobal.choices.numberOfStores))
      expect(noticeOf(form, {numberOfStores: value})).toContain(`${freeGlobal.fields.numberOfStores.label}: ${name}`);
    expect(Object.keys(freeGlobal.choices.numberOfStores).sort()).toEqual([...options.storeCountOptions].sort());
  });

  it('would show the code of a field it has no words for', () => {
    expect(noticeOf(allForms[0]!, {budget: '10k'})).toContain('budget');
  });
});
