/** Every message of the forms is there, says how to put things right, and is written as its language is. */
import {describe, expect, it} from '@jest/globals';
import * as z from 'zod/mini';
import freeGlobal from '../../../i18n/en/copy/forms/free-global';
import inquiryEnglish from '../../../i18n/en/copy/forms/inquiry';
import leadEnglish from '../../../i18n/en/copy/forms/lead';
import queueEnglish from '../../../i18n/en/copy/forms/queue';
import freeCn from '../../../i18n/zh-CN/copy/forms/free-cn';
import inquiryChinese from '../../../i18n/zh-CN/copy/forms/inquiry';
import leadChinese from '../../../i18n/zh-CN/copy/forms/lead';
import partnerCn from '../../../i18n/zh-CN/copy/forms/partner-cn';
import queueChinese from '../../../i18n/zh-CN/copy/forms/queue';
import region from '../../../i18n/zh-CN/copy/forms/region-cn';
import {allForms} from '../../../server/forms';
import {issuesOf, verificationCodeField} from '../../../src/features/forms/fields';
import {text as freeCnText} from '../../../src/features/forms/free-cn/text';
import {text as freeGlobalText} from '../../../src/features/forms/free-global/text';
import {text as inquiryCnText} from '../../../src/features/forms/inquiry-cn/text';
import {text as inquiryGlobalText} from '../../../src/features/forms/inquiry-global/text';
import type {FormText} from '../../../src/features/forms/lead/text';
import {text as partnerText} from '../../../src/features/forms/partner-cn/text';
import {text as serviceCnText} from '../../../src/features/forms/service-cn/text';
import {text as serviceGlobalText} from '../../../src/features/forms/service-global/text';
import type {FormDefinition, FormId} from '../../../src/features/forms/schema';

const texts: Readonly<Record<FormId, FormText>> = {
  'free-cn': freeCnText,
  'free-global': freeGlobalText,
  'inquiry-cn': inquiryCnText,
  'inquiry-global': inquiryGlobalText,
  'partner-cn': partnerText,
  'service-cn': serviceCnText,
  'service-global': serviceGlobalText,
};

/** What visitors can put into a field, chosen so that every rule of every schema refuses one of them. */
const typed = ['', ' ', '1', 'x', '汉', '汉'.repeat(21), 'x'.repeat(51), 'x'.repeat(5000), 'a@', 'no such option'];

/** Issues that a form can find in a field; those of the service are `server`. */
function issuesIn({fields, codeField, contactField}: FormDefinition): readonly (readonly [string, string])[] {
  const schemas = {...fields.shape, [codeField]: verificationCodeField()} as Readonly<Record<string, z.ZodMiniType>>;
  return Object.entries(schemas).flatMap(([name, schema]) => {
    const isBox = schema.safeParse(true).success;
    const inputs: readonly unknown[] = isBox ? [false, true] : [undefined, ...typed];
    const found = inputs.flatMap((input) => {
      const result = z.object({[name]: schema}).safeParse({[name]: input});
      return result.success ? [] : Object.values(issuesOf(result.error));
    });
    const ofService = name === contactField || name === codeField ? ['server'] : [];
    return [...new Set([...found, ...ofService])].map((issue) => [name, issue] as const);
  });
}

const messageIn = (text: FormText, name: string, issue: string): string => text.fields[name]?.errors?.[issue] ?? '';

/** Says more than what is wrong: a second clause in Chinese, a second sentence or an alternative in English. */
const saysHow = {'zh-CN': /.[，：]./, global: /\S[.,] \S/} as const;

/** A blank between Chinese and digits or Latin; the site spaces them itself. */
const typedSpace = /\p{Script=Han}[ \u00A0]+[\w“]|[\w”][ \u00A0]+\p{Script=Han}/u;

describe.each(allForms.map((form) => [form.id, form] as const))('messages of %s', (id, form) => {
  const text = texts[id];
  const issues = issuesIn(form);

  it('exist for every issue that the schema or the service finds, and say how to put it right', () => {
    expect(issues.length).toBeGreaterThan(Object.keys(form.fields.shape).length - 2);
    const wrong = issues.filter(([name, issue]) => !saysHow[form.edition].test(messageIn(text, name, issue)));
    expect(wrong.map(([name, issue]) => `${name} ${issue}: ${messageIn(text, name, issue)}`)).toEqual([]);
  });

  it('differ from field to field, and within a field where the remedy differs', () => {
    const messages = issues.map(([name, issue]) => messageIn(text, name, issue));
    expect(messages.filter((message, at) => messages.indexOf(message) !== at)).toEqual([]);
  });
});

/** All words in a copy module, functions called with samples. */
const wordsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String((value as (...samples: unknown[]) => unknown)(2, '10:00'))];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
};

describe('words of the forms', () => {
  it('have no typed space between Chinese and digits or Latin', () => {
    const words = wordsIn([freeCn, inquiryChinese, leadChinese, partnerCn, queueChinese, region]);
    expect(words.length).toBeGreaterThan(100);
    expect(words.filter((one) => typedSpace.test(one))).toEqual([]);
    expect('公司名称须为 4–50 个字').toMatch(typedSpace);
  });

  it('are nowhere empty', () => {
    // What follows or precedes a link may begin with a space.
    const all = wordsIn([freeCn, inquiryChinese, leadChinese, partnerCn, queueChinese, region]).concat(
      wordsIn([freeGlobal, inquiryEnglish, leadEnglish, queueEnglish]),
    );
    expect(all.filter((one) => one.trim() === '')).toEqual([]);
  });

  it("keep the owner's sentences, with the help after them", () => {
    const {mobile, code, contact} = region.fields;
    expect(mobile.errors.format).toMatch(/^请填写正确的手机号/);
    expect(contact.errors.required).toMatch(/^请填写您的姓名/);
    expect(code.errors.format).toMatch(/^验证码为6位数字/);
    const {businessEmail, verificationCode, companyName, phone, website, lastName} = freeGlobal.fields;
    for (const field of [businessEmail, phone, website]) expect(field.errors.format).toMatch(/^Format error: /);
    expect(businessEmail.errors.format).toBe('Format error: enter the whole address, such as name@company.com.');
    expect(lastName.errors.required).toMatch(/^This is a required field\. /);
    expect(verificationCode.errors.required).toMatch(/^Captcha is a 6-digit number\. /);
    expect(companyName.errors.required).toMatch(/^Please fill in the company name\. /);
    expect(phone.errors.required).toMatch(/^Please fill in the telephone number\. /);
  });
});
