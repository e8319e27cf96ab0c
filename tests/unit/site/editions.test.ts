import {describe, expect, it} from '@jest/globals';
import {canonicalOf, joinPath, otherLocale, splitPath} from '../../../src/site/editions';

describe('paths of the editions', () => {
  it.each([
    ['/', 'zh-CN', '/'],
    ['/products/cloud-camera', 'zh-CN', '/products/cloud-camera'],
    ['/global', 'en', '/'],
    ['/global/home', 'en', '/home'],
    ['/global/support/5.x/model/w3-e', 'en', '/support/5.x/model/w3-e'],
    ['/globalisation', 'zh-CN', '/globalisation'],
  ] as const)('splits %s into %s and %s', (pathname, locale, path) => {
    expect(splitPath(pathname)).toEqual({locale, path});
  });

  it.each([
    ['zh-CN', '/', '/'],
    ['zh-CN', '/home', '/'],
    ['en', '/', '/global/home'],
    ['en', '/home', '/global/home'],
    ['en', '/support/', '/global/support'],
    ['zh-CN', '/support', '/support'],
  ] as const)('joins %s and %s to %s', (locale, path, pathname) => {
    expect(joinPath(locale, path)).toBe(pathname);
  });

  it('knows the other edition', () => {
    expect([otherLocale('en'), otherLocale('zh-CN')]).toEqual(['zh-CN', 'en']);
  });
});

describe('canonical addresses', () => {
  it.each([
    ['/global', '/global/home'],
    ['/global/home', '/global/home'],
    ['/', '/'],
    ['/support', '/support'],
    ['/global/support/model/e3-x', '/global/support/model/e3-x'],
  ])('%s is %s', (pathname, canonical) => {
    expect(canonicalOf(pathname)).toBe(canonical);
  });
});
