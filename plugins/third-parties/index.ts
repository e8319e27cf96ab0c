/** Puts the settings of the edition's third parties into its pages; without settings it does nothing. */
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {thirdParties as settings} from '../../config/third-parties';
import {parseThirdParties, type ThirdPartySettings} from '../../config/third-parties.schema';
import {adapterOf} from '../../src/features/consent/adapters';
import {thirdPartiesTag} from '../../src/features/consent/tag';

/** The data block of a page. It lists all hosts, from which the content security policy is made (`scripts/lib/postbuild.mjs`). */
export function thirdPartiesBlock(list: readonly ThirdPartySettings[]): HtmlTagObject & {innerHTML: string} {
  const whole = list.map((one) => ({...one, hosts: adapterOf(one).hosts}));
  return {
    tagName: 'script',
    attributes: {type: 'application/json', id: thirdPartiesTag},
    innerHTML: JSON.stringify(whole).replaceAll('<', '\\u003c'),
  };
}

export default function thirdParties({i18n}: LoadContext): Plugin {
  const list = parseThirdParties(settings)[i18n.currentLocale === 'en' ? 'en' : 'zh-CN'];
  return {
    name: 'third-parties',
    injectHtmlTags: () => (list.length === 0 ? {} : {headTags: [thirdPartiesBlock(list)]}),
  };
}
