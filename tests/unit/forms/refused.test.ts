import {expect, it} from '@jest/globals';
import {definition as freeGlobal} from '../../../src/features/forms/free-global/schema';
import {refusedFields} from '../../../src/features/forms/lead/refused';
import {definition as partnerCn} from '../../../src/features/forms/partner-cn/schema';

it.each([
  ['the fields it names', 301022, {businessEmail: 'format'}, freeGlobal, ['businessEmail']],
  ['the contact, by 301022 alone', 301022, {}, freeGlobal, ['businessEmail']],
  ['the contact, by 301022 with a field the form does not have', 301022, {to: 'format'}, partnerCn, ['phone']],
  ['the code, by 301026 alone', 301026, {}, freeGlobal, ['verificationCode']],
  ['the code under its name in the form', 301026, {}, partnerCn, ['captcha']],
  ['nothing, by any other code alone', 700007, {}, partnerCn, []],
] as const)('a refusal marks %s', (_, code, fields, definition, marked) => {
  const names = [...Object.keys(definition.fields.shape), definition.codeField];
  expect(refusedFields({code, fields}, definition, names)).toEqual(marked);
});
