/** Head tags of every page: canonical URL and alternates. `scripts/metadata` adds other metadata after the build. */
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {canonicalOf, defaultLocale, editions, type Locale} from '@site/src/site/editions';
import {alternateOf} from '@site/src/site/routes';

const locales = Object.keys(editions) as Locale[];

export default function SiteMetadata() {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const canonical = siteConfig.url + canonicalOf(pathname);
  const alternates = locales.flatMap((other) => {
    const path = alternateOf(pathname, other);
    return path ? [{locale: other, href: siteConfig.url + path}] : [];
  });
  const paired = alternates.length > 1;
  const fallback = alternates.find((alternate) => alternate.locale === defaultLocale);
  return (
    <Head>
      <link rel="canonical" href={canonical} />
      {paired &&
        alternates.map(({locale: other, href}) => (
          <link key={other} rel="alternate" hrefLang={editions[other].htmlLang} href={href} />
        ))}
      {paired && fallback && <link rel="alternate" hrefLang="x-default" href={fallback.href} />}
      <link rel="apple-touch-icon" href="/img/apple-touch-icon.png" />
      <meta name="theme-color" content="#FFFFFF" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0E1730" media="(prefers-color-scheme: dark)" />
    </Head>
  );
}
