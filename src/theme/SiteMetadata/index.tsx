/** Head tags every page has: canonical address and alternates from the registry, Open Graph basics. */
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {PageMetadata, useThemeConfig} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {alternateOf, canonicalOf, defaultLocale, editions, type Locale} from '@site/src/site/editions';
import {useLocale} from '@site/src/site/useLocale';

const locales = Object.keys(editions) as Locale[];
const openGraphLocale: Record<Locale, string> = {'zh-CN': 'zh_CN', en: 'en'};

export default function SiteMetadata() {
  const {siteConfig} = useDocusaurusContext();
  const {image} = useThemeConfig();
  const {pathname} = useLocation();
  const locale = useLocale();
  const canonical = siteConfig.url + canonicalOf(pathname);
  const alternates = locales.flatMap((other) => {
    const path = alternateOf(pathname, other);
    return path ? [{locale: other, href: siteConfig.url + path}] : [];
  });
  const paired = alternates.length > 1;
  const fallback = alternates.find((alternate) => alternate.locale === defaultLocale);
  return (
    <>
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
        <meta property="og:url" content={canonical} />
        <meta property="og:site_name" content={siteConfig.title} />
        <meta property="og:locale" content={openGraphLocale[locale]} />
        <link rel="canonical" href={canonical} />
        {paired && alternates.map(({locale: other, href}) => <link key={other} rel="alternate" hrefLang={editions[other].htmlLang} href={href} />)}
        {paired && fallback && <link rel="alternate" hrefLang="x-default" href={fallback.href} />}
        <link rel="icon" href="/img/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/img/apple-touch-icon.png" />
        <meta name="theme-color" content="#FFFFFF" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0E1730" media="(prefers-color-scheme: dark)" />
      </Head>
      {image && <PageMetadata image={image} />}
    </>
  );
}
