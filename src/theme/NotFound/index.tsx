/** The 404 page: the stated words in place of title and description, search, nearest matches by path. */
import copy from '@copy/not-found';
import navigation from '@copy/navigation';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import {SearchBox} from '@site/src/features/search/SearchField';
import {Icon} from '@site/src/components/ui/Icon';
import {Container, Eyebrow} from '@site/src/components/ui/Section';
import {PermalinkLink, SiteLink} from '@site/src/components/ui/SiteLink';
import {currentPathOf} from '@site/src/site/documentVersions';
import {joinPath, splitPath} from '@site/src/site/editions';
import {exceptionAt, olderVersion, sentException} from '@site/src/site/exceptions';
import {nearestRoutes} from '@site/src/site/nearest';
import {routes, type RouteId} from '@site/src/site/routes';
import {useEdition, useLocale} from '@site/src/site/useLocale';
import Layout from '@theme/Layout';
import {useEffect, useState} from 'react';
import styles from './styles.module.css';

/** Address this script was loaded for. */
const loadedAt = typeof window === 'undefined' ? '' : window.location.pathname;

/** The same document for the current platform, once it is known that there is one. */
function useCurrentDocument(path: string): string | null {
  const [found, setFound] = useState<string | null>(null);
  useEffect(() => {
    setFound(null);
    const current = currentPathOf(path, olderVersion).replace(/\/+$/, '');
    if (current === path) return;
    // The list is of no use on other pages.
    void import('@generated/content-index/default/current-permalinks.json').then(
      ({default: permalinks}) => {
        if (permalinks.some((permalink) => splitPath(permalink).path === current)) setFound(current);
      },
      () => undefined,
    );
  }, [path]);
  return found;
}

/** For readers on the older platform: the current page, how to move on, what they still get, and what there is for them. */
function OlderLinks({path}: {readonly path: string}) {
  const current = useCurrentDocument(path);
  const links = [
    ...(current === null ? [] : [[current, copy.older.current] as const]),
    ['/support/troubleshooting#older', copy.older.documents],
    ['/support/release-notes#end-of-5x', copy.older.upgrade],
    ['/support/end-of-life#platform', copy.older.lifecycle],
  ] as const;
  return links.map(([href, words]) => (
    <li key={href}>
      <PermalinkLink href={href}>
        <span>{words}</span>
        <Icon name="arrow" />
      </PermalinkLink>
    </li>
  ));
}

export default function NotFound() {
  const {pathname} = useLocation();
  useEffect(() => {
    // From the window: the router strips a trailing `.html`.
    const {pathname: asked, search, hash} = window.location;
    // Reached by client-side navigation, e.g. Back: the server knows pages that the script does not.
    if (asked !== loadedAt) {
      window.location.reload();
      return;
    }
    // Servers redirect old addresses before they send this page; static hosts do not.
    void import('@site/src/site/redirects').then(
      ({resolveRedirect}) => {
        const target = resolveRedirect(asked);
        if (target) window.location.replace(target + search + hash);
      },
      () => undefined,
    );
  }, [pathname]);
  const edition = useEdition();
  const locale = useLocale();
  // The file is built once for every unknown path, and once for each kind of wrong parameter; what was typed is known in
  // the browser only.
  const [exception, setException] = useState(() => sentException(splitPath(pathname).path));
  const [near, setNear] = useState<readonly RouteId[]>(
    exception?.instead ?? ['products.accuratePeopleCounting', 'support', 'about.contact'],
  );
  useEffect(() => {
    const {path} = splitPath(pathname);
    const found = exceptionAt(path, edition);
    setException(found);
    setNear(found?.instead ?? nearestRoutes(path, edition));
  }, [pathname, edition]);
  const words = exception && copy.exceptions[exception.kind];
  const {title, text} = words ?? copy;

  return (
    <Layout>
      <PageMetadata title={words ? copy.headTitle(title, words.code) : title} description={text} />
      <Head>
        <html data-not-found={exception?.kind ?? ''} />
        {exception && <meta name="x-status" content="404" />}
        <meta name="robots" content="noindex" />
      </Head>
      <main>
        <Container className={styles.page}>
          <div>
            <Eyebrow>404 {words && <span lang="en">{words.code}</span>}</Eyebrow>
            <h1>{title}</h1>
            <p className={styles.text}>{text}</p>
            <SearchBox label={copy.searchLabel} placeholder={copy.searchPlaceholder} buttonLabel={copy.searchButton} />
            <h2>{exception ? copy.instead : copy.near}</h2>
            <ul className={styles.near}>
              {exception?.kind === 'version' && <OlderLinks path={splitPath(pathname).path} />}
              {near.map((id) => (
                <li key={id}>
                  <SiteLink to={id}>
                    <span>
                      {navigation.labels[id]}
                      <small>{joinPath(locale, routes[id].path)}</small>
                    </span>
                    <Icon name="arrow" />
                  </SiteLink>
                </li>
              ))}
            </ul>
          </div>
          <svg viewBox="0 0 560 420" className={`dg ${styles.drawing}`} role="img" aria-label={copy.drawing}>
            <rect className={styles.ground} x="20" y="20" width="520" height="380" rx="24" />
            <path className="b" d="M96 210h368" strokeWidth="4" />
            <circle cx="96" cy="210" r="11" className="b s" strokeWidth="5" />
            <circle cx="464" cy="210" r="11" className="o s" strokeWidth="5" />
            <path
              d="M208 372C196 300 214 250 268 250c58 0 76 46 70 92"
              strokeDasharray="1 11"
              strokeWidth="4"
              className="o"
            />
            <g transform="translate(338 334) rotate(6) scale(2)">
              <ellipse className="s" rx="22" ry="12" strokeWidth="1.4" />
              <circle className="s" r="9" strokeWidth="1.4" />
            </g>
            <g transform="translate(280 116)">
              <rect x="-74" y="-34" width="148" height="68" rx="14" className="l s" />
              <text y="-6" textAnchor="middle">
                {copy.counter}
              </text>
              <text y="22" textAnchor="middle" className={`tb ${styles.code}`}>
                404
              </text>
            </g>
          </svg>
        </Container>
      </main>
    </Layout>
  );
}
