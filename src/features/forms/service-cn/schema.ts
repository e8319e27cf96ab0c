import * as z from 'zod/mini';
import {chineseNameField, consentField, mobileField} from '../fields';
import {consentVersionOf, type FormDefinition} from '../schema';
import {caseFields, serialOfModel} from '../service/schema';

/** Service request, Chinese edition. */
export const fields = z
  .object({
    ...caseFields,
    contact: chineseNameField(),
    mobile: mobileField(),
    consent: consentField(),
  })
  .check(serialOfModel);

export const definition = {
  id: 'service-cn',
  edition: 'zh-CN',
  channel: 'sms',
  contactField: 'mobile',
  codeField: 'verificationCode',
  consentVersion: consentVersionOf('zh-CN'),
  fields,
} as const satisfies FormDefinition<typeof fields>;
