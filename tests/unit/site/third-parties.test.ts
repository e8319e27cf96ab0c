import {parseThirdParties, type ThirdPartySettings} from '@site/config/third-parties.schema';
import {thirdParties} from '@site/config/third-parties';
import {thirdPartiesBlock} from '@site/plugins/third-parties';
import {thirdPartyHosts} from '@site/scripts/lib/postbuild.mjs';
import english from '@site/i18n/en/copy/third-parties';
import chinese from '@site/i18n/zh-CN/copy/third-parties';
import {adapterOf} from '@site/src/features/consent/adapters';
import {expireCookies, readChoices, refusesByBrowser, saveChoices} from '@site/src/features/consent/choices';
import {isUndecided, mayLoad} from '@site/src/features/consent/policy';
import {start, tellVisit, withdraw} from '@site/src/features/consent/running';
import {afterEach, describe, expect, it} from '@jest/globals';
import {restoreGlobals, stubGlobal} from '../../support/globals';

const all: readonly ThirdPartySettings[] = parseThirdParties({
  en: [],
  'zh-CN': [
    {
      kind: 'google-tag-manager',
      container: 'GTM-ABC123',
      purpose: 'statistics',
      hosts: ['https://www.google-analytics.com'],
    },
    {kind: 'baidu-ads', token: '_f7L2XwGX'},
    {kind: 'bing-ads', tag: '123456'},
    {kind: 'baidu-statistics', site: '0123456789abcdef0123456789abcdef'},
    {kind: 'matomo', host: 'https://stats.example.com/', site: 3},
    {kind: 'plausible', host: 'https://plausible.example.com', domain: 'www.example.com'},
  ],
})['zh-CN'];

afterEach(() => {
  document.head.innerHTML = '';
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`;
  restoreGlobals();
});

describe('settings', () => {
  it('are empty as shipped', () => {
    expect(parseThirdParties(thirdParties)).toEqual({'zh-CN': [], en: []});
  });

  it.each<[string, unknown, RegExp]>([
    [
      'a container of another form',
      [{kind: 'google-tag-manager', container: 'UA-1', purpose: 'statistics'}],
      /en\.0\.container: write the container as "GTM-ABC123"/,
    ],
    [
      'a tag manager without a purpose',
      [{kind: 'google-tag-manager', container: 'GTM-ABC123'}],
      /en\.0\.purpose: write "statistics" or "advertising"/,
    ],
    [
      'an address without https',
      [{kind: 'matomo', host: 'http://stats.example.com', site: 1}],
      /en\.0\.host: write a full https:\/\/ address/,
    ],
    ['a kind that does not exist', [{kind: 'pixel', id: 1}], /en\.0\.kind: write one of the kinds/],
    ['a setting that does not exist', [{kind: 'bing-ads', tag: '1', color: 'red'}], /en\.0: .*color/],
    [
      'a kind twice',
      [
        {kind: 'bing-ads', tag: '1'},
        {kind: 'bing-ads', tag: '2'},
      ],
      /en: each kind once/,
    ],
  ])('are refused in one sentence with the place: %s', (_what, en, message) => {
    expect(() => parseThirdParties({'zh-CN': [], en})).toThrow(message);
  });
});

describe('adapters', () => {
  it.each(all.map((settings) => [settings.kind, settings] as const))(
    '%s loads one script from its own host, and only when told to',
    (_kind, settings) => {
      const party = adapterOf(settings);
      expect(document.scripts).toHaveLength(0);
      party.load();
      const [script] = document.scripts;
      expect(document.scripts).toHaveLength(1);
      expect(party.hosts).toContain(new URL(script!.src).origin);
      expect(script!.async).toBe(true);
      // Nothing that came before the script is lost, and nothing breaks without it.
      expect(() => party.visit?.('/support')).not.toThrow();
    },
  );

  it.each(all.map((settings) => [settings.kind, settings] as const))(
    '%s has its words in both languages',
    (kind, settings) => {
      const {purpose} = adapterOf(settings);
      for (const copy of [chinese, english]) {
        expect(Object.values(copy.services[kind]).every((word) => word.length > 2)).toBe(true);
        expect(copy.purposes[purpose]).not.toBe('');
      }
    },
  );

  it('tell what is configured', () => {
    adapterOf(all[0]!).load();
    adapterOf(all[4]!).load();
    expect(JSON.stringify(window.dataLayer)).toContain('gtm.js');
    expect(window._paq).toContainEqual(['setSiteId', '3']);
    adapterOf(all[4]!).visit?.('/support?x=1');
    expect(window._paq).toContainEqual(['setCustomUrl', '/support?x=1']);
  });
});

describe('the data block of a page', () => {
  it('holds all hosts, which the policy of the pages is made from', () => {
    const {tagName, attributes, innerHTML} = thirdPartiesBlock(all);
    const html = `<head><${tagName} type="application/json" id="${String(attributes!.id)}">${innerHTML}</${tagName}></head>`;
    expect(thirdPartyHosts(html)).toEqual(all.flatMap((one) => adapterOf(one).hosts));
    expect(thirdPartyHosts('<section id="third-parties"></section>')).toEqual([]);
  });

  it('cannot end its script element', () => {
    expect(
      thirdPartiesBlock([{kind: 'plausible', host: 'https://p.example.com', domain: '</script>', hosts: []}]).innerHTML,
    ).not.toContain('</script>');
  });
});

describe('decisions', () => {
  it('are added to each other and read back; what cannot be read is undecided', () => {
    expect(readChoices()).toEqual({});
    saveChoices({matomo: 'told', captcha: 'allowed'});
    expect(saveChoices({matomo: 'refused'})).toEqual({matomo: 'refused', captcha: 'allowed'});
    expect(readChoices()).toEqual({matomo: 'refused', captcha: 'allowed'});
    document.cookie = 'consent=nonsense; path=/';
    expect(readChoices()).toEqual({});
  });

  it('are made by a browser that refuses for its user', () => {
    expect(refusesByBrowser()).toBe(false);
    stubGlobal('navigator', {globalPrivacyControl: true});
    expect(refusesByBrowser()).toBe(true);
    stubGlobal('navigator', {doNotTrack: '1'});
    expect(refusesByBrowser()).toBe(true);
  });

  it('take the cookies of a third party along, and no others', () => {
    document.cookie = '_pk_id.3=1; path=/';
    document.cookie = 'i18n_redirected=global; path=/';
    expireCookies(adapterOf(all[4]!).cookies);
    expect(document.cookie).toBe('i18n_redirected=global');
  });
});

describe('what a decision means', () => {
  it('allows after yes, and in Chinese once the notice was shown', () => {
    expect(mayLoad('allowed', 'en')).toBe(true);
    expect(mayLoad('told', 'zh-CN')).toBe(true);
    expect(mayLoad('told', 'en')).toBe(false);
    expect(mayLoad('refused', 'zh-CN')).toBe(false);
    expect(mayLoad(undefined, 'zh-CN')).toBe(false);
  });

  it('is asked for until there is a yes or a no', () => {
    expect([undefined, 'told', 'allowed', 'refused'].map((choice) => isUndecided(choice as never))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('a third party that runs', () => {
  it('is loaded once, told of pages, and loses its cookies when it is withdrawn', () => {
    const calls: string[] = [];
    const party = {
      ...adapterOf(all[0]!),
      cookies: /^_party/,
      load: () => void calls.push('load'),
      visit: (path: string) => void calls.push(path),
    };
    expect(withdraw(() => false)).toBe(false);
    start(party);
    start(party);
    tellVisit('/products?x=1');
    expect(calls).toEqual(['load', '/products?x=1']);

    document.cookie = '_party1=1; path=/';
    expect(withdraw(() => true)).toBe(false);
    expect(document.cookie).toContain('_party1');
    expect(withdraw(({id}) => id !== party.id)).toBe(true);
    expect(document.cookie).not.toContain('_party1');
  });
});
