import {owner} from '@site/config/owner';
import english from '@site/i18n/en/copy/legal/accessibility';
import chinese from '@site/i18n/zh-CN/copy/legal/accessibility';
import {accessibility} from '@site/src/site/accessibility';
import {describe, expect, it} from '@jest/globals';

describe.each([
  ['Chinese', chinese, owner.contact.zh],
  ['English', english, owner.contact.en],
] as const)('the %s accessibility statement', (_edition, copy, contact) => {
  it('says what was tested, what is known to be wrong, and whom to tell', () => {
    const text = JSON.stringify(copy.sections);
    expect(text).toContain('WCAG');
    // Each of these is covered by tests/pages or tests/e2e; removing a test removes its sentence.
    for (const word of ['axe-core', '320', '200%', 'Firefox', 'Chromium']) expect(text).toContain(word);
    expect(copy.sections.limits.blocks).toHaveLength(1);
    const letter = copy.contact.text(owner.accessibility.replyDays.value, contact.phone.value);
    expect(letter).toContain(String(owner.accessibility.replyDays.value));
    expect(letter).toContain(contact.phone.value);
    expect(copy.updated(accessibility.reviewed)).toMatch(/2026/);
  });

  it('claims neither full conformance nor a certificate', () => {
    const text = JSON.stringify(copy.sections);
    expect(text).toMatch(/部分符合|partially conformant/);
    expect(text).toMatch(/没有请第三方机构认证|No third party has certified/);
  });
});
