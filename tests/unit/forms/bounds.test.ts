/** The limits that the specification gives to fields, at their edges. */
import {expect, it} from '@jest/globals';
import {fields as freeCn} from '../../../src/features/forms/free-cn/schema';
import {fields as partnerCn} from '../../../src/features/forms/partner-cn/schema';
import {verificationCodeField} from '../../../src/features/forms/fields';

const accepts = (schema: {safeParse(value: unknown): {success: boolean}}, value: unknown): boolean =>
  schema.safeParse(value).success;
const partner = {
  company: '示例公司',
  contact: '张三',
  phone: '13800000000',
  adcode: '440300',
  type: '0',
  consent: true,
};
const lead = {
  companyName: '示例公司',
  contact: '张三',
  mobile: '13800000000',
  region: '440300',
  demand: 'people-counting',
  numberOfStores: '',
  consent: true,
};

it('a code has 6 digits', () => {
  const field = verificationCodeField();
  expect(
    ['12345', '123456', '1234567', '12345a', '１２３４５６', '123 456'].map((code) => accepts(field, code)),
  ).toEqual([false, true, false, false, true, true]);
});

it.each([
  ['free experience', (contact: string) => accepts(freeCn, {...lead, contact})],
  ['partner', (contact: string) => accepts(partnerCn, {...partner, contact})],
])('a Chinese contact name has 2 to 20 characters: %s', (_form, isAccepted) => {
  expect([1, 2, 20, 21].map((length) => isAccepted('张'.repeat(length)))).toEqual([false, true, true, false]);
});

it("a partner's company has 4 to 50 characters", () => {
  expect([3, 4, 50, 51].map((length) => accepts(partnerCn, {...partner, company: '司'.repeat(length)}))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
