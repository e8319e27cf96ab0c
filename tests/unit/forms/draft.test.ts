import {beforeEach, describe, expect, it} from '@jest/globals';
import {loadDraft, saveDraft} from '../../../src/features/forms/lead/draft';
import {definition as freeCn} from '../../../src/features/forms/free-cn/schema';
import {definition as freeGlobal} from '../../../src/features/forms/free-global/schema';
import {definition as inquiryCn} from '../../../src/features/forms/inquiry-cn/schema';
import {definition as inquiryGlobal} from '../../../src/features/forms/inquiry-global/schema';
import {definition as partnerCn} from '../../../src/features/forms/partner-cn/schema';

const id = '00000000-0000-4000-8000-000000000001';
const typed = {contact: '张伟', mobile: '13800000001'};

beforeEach(() => window.localStorage.clear());

describe('the draft of a form', () => {
  it.each([freeCn, freeGlobal, inquiryCn, inquiryGlobal, partnerCn].map(({id: form, codeField}) => [form, codeField]))(
    '%s keeps what was typed, without code and consent',
    (form, codeField) => {
      expect(saveDraft(form, id, {...typed, [codeField]: '123456', consent: true, marketing: true})).toBe(true);
      expect(loadDraft(form)).toMatchObject({id, values: typed});
      expect(Object.keys(loadDraft(form)?.values ?? {})).toEqual(Object.keys(typed));
      expect(window.localStorage.getItem(`draft.${form}`)).not.toContain('123456');
    },
  );

  it('is removed when only a code and the consent are left in the form', () => {
    saveDraft('free-cn', id, typed);
    expect(saveDraft('free-cn', id, {contact: '', verificationCode: '123456', consent: true})).toBe(false);
    expect(window.localStorage).toHaveLength(0);
  });
});
