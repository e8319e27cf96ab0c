/**
 * The language menu: real links to the two homes, so that it works without script. With script a click goes to the
 * same page in the other edition, keeps query and hash, and remembers the choice.
 */
import copy from '@copy/shell';
import {useLocation} from '@docusaurus/router';
import {loadPage} from '@site/src/features/navigation/loadNavigation';
import {editionCookie, editions, type Locale} from '@site/src/site/editions';
import {alternateOf} from '@site/src/site/routes';
import {useLocale} from '@site/src/site/useLocale';
import {useOnNextPage} from '@site/src/site/useOnNextPage';
import clsx from 'clsx';
import {type MouseEvent, useCallback, useEffect, useRef} from 'react';
import {Icon} from '../components/ui/Icon';
import styles from './LanguageMenu.module.css';

/** Saves an explicit choice of edition. */
export function rememberEdition(locale: Locale): void {
  document.cookie = `${editionCookie.name}=${editions[locale].edition}; path=/; max-age=${editionCookie.maxAgeSeconds}; samesite=lax`;
}

export function LanguageLinks({className}: {readonly className?: string}) {
  const current = useLocale();
  const {pathname} = useLocation();

  function onClick(event: MouseEvent, locale: Locale) {
    event.preventDefault();
    rememberEdition(locale);
    const missing = document.documentElement.hasAttribute('data-not-found');
    const target = (!missing && alternateOf(pathname, locale)) || editions[locale].home;
    loadPage(target + window.location.search + window.location.hash);
  }

  return (
    <ul className={clsx(styles.links, className)}>
      {(Object.keys(editions) as Locale[]).map((locale) => (
        <li key={locale}>
          <a
            href={editions[locale].home}
            hrefLang={editions[locale].htmlLang}
            lang={editions[locale].htmlLang}
            aria-current={locale === current ? 'true' : undefined}
            onClick={(event) => onClick(event, locale)}
          >
            {editions[locale].label}
            {locale === current && <Icon name="check" size={16} />}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function LanguageMenu({always}: {readonly always?: boolean}) {
  const details = useRef<HTMLDetailsElement>(null);
  const {label} = editions[useLocale()];

  useOnNextPage(useCallback(() => details.current?.removeAttribute('open'), []));
  useEffect(() => {
    const close = (event: Event) => {
      const element = details.current;
      if (!element?.open) return;
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !element.contains(event.target as Node)) {
        element.open = false;
        if (event instanceof KeyboardEvent) element.querySelector('summary')?.focus();
      }
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, []);

  return (
    <details className={clsx(styles.menu, always && styles.always)} ref={details}>
      <summary className={styles.summary}>
        <Icon name="globe" />
        <span className="sr">
          {copy.header.language}
          {copy.colon}
        </span>
        <span className={styles.label}>{label}</span>
      </summary>
      <LanguageLinks className={styles.popup} />
    </details>
  );
}
