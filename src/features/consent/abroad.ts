import type {ThirdPartyKind} from '@site/config/third-parties.schema';
import type {Locale} from '@site/src/site/editions';

const western: readonly ThirdPartyKind[] = ['google-tag-manager', 'bing-ads'];
const chinese: readonly ThirdPartyKind[] = ['baidu-ads', 'baidu-statistics'];

/**
 * Third parties whose operator is in another country than the visitors of an edition: outside mainland China for the
 * Chinese one (PIPL Art. 38 and 39), outside the visitor's own for the English one.
 */
const kindsAbroad: Readonly<Record<Locale, readonly ThirdPartyKind[]>> = {
  'zh-CN': western,
  en: [...western, ...chinese],
};

export const isAbroad = (locale: Locale, {kind}: {readonly kind: ThirdPartyKind}): boolean =>
  kindsAbroad[locale].includes(kind);
