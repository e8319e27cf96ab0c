/**
 * Third parties whose scripts the pages may load, per edition. None by default: pages then contain no third-party code
 * and ask nothing. With one, English visitors are asked before it loads, Chinese visitors are told and can turn it off;
 * the privacy page lists it, and the content security policy allows its hosts.
 *
 * - `{kind: 'google-tag-manager', container: 'GTM-ABC123', purpose: 'statistics', hosts: ['https://www.google-analytics.com']}`
 * - `{kind: 'baidu-ads', token: '…'}`, `{kind: 'bing-ads', tag: '123456'}`
 * - `{kind: 'baidu-statistics', site: '…'}`, `{kind: 'matomo', host: 'https://stats.example.com', site: 1}`,
 *   `{kind: 'plausible', host: 'https://stats.example.com', domain: 'www.example.com'}`
 *
 * The online chat is a link (`config/owner.ts`), the captcha a setting of the service (`server/README.md`).
 */
import type {ThirdPartiesByEdition} from './third-parties.schema';

export const thirdParties: ThirdPartiesByEdition = {'zh-CN': [], en: []};
