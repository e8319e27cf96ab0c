import {expect, it} from '@jest/globals';
import {securityText} from '../../../scripts/metadata/files';

it('points security.txt to the rules for reports, in both editions', () => {
  const text = securityText('https://www.example.com', new Date('2026-11-23T10:00:00Z'));
  expect([...text.matchAll(/^Policy: (.+)$/gm)].map(([, address]) => address)).toEqual([
    'https://www.example.com/support/security-advisories#report',
    'https://www.example.com/global/support/security-advisories#report',
  ]);
});
