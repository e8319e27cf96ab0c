/**
 * Third parties of the page and what the visitor says about them. English: a bar asks, nothing loads before "accept".
 * Chinese: a notice tells what is used; it loads once the notice was read or the visitor went on to a further page, and
 * never after it was turned off. A browser that refuses for its user is taken as a "no" without asking.
 *
 * The bar is first in the page and takes no focus. A link in the footer and in the privacy policy opens the settings.
 */
import copy from '@copy/third-parties';
import {useLocation} from '@docusaurus/router';
import {useLayout} from '@site/src/site/useLayout';
import type {ThirdPartySettings} from '@site/config/third-parties.schema';
import {useLocale} from '@site/src/site/useLocale';
import clsx from 'clsx';
import {useCallback, useEffect, useId, useMemo, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {Button} from '../../components/ui/Button';
import {SiteLink} from '../../components/ui/SiteLink';
import {adapterOf, type ThirdParty} from './adapters';
import {type Choice, expireCookies, readChoices, refusesByBrowser, saveChoices} from './choices';
import {thirdPartiesTag} from './tag';
import styles from './Consent.module.css';

/** Where the link to the settings is put: the footer's last line, and the section of the privacy policy. */
const linkPlaces = '[data-consent-settings], section#third-parties';

/** Settings in the head of the page. */
const ofPage = (): ThirdPartySettings[] =>
  JSON.parse(document.getElementById(thirdPartiesTag)?.textContent ?? '[]') as ThirdPartySettings[];

/** Third parties that have been loaded since the page was. */
const running = new Set<ThirdParty>();

function start(party: ThirdParty): void {
  if (running.has(party)) return;
  running.add(party);
  party.load();
}

/** `reopened`: the settings, by their link and not from the question; then they can be left as they are. */
type View = 'none' | 'question' | 'settings' | 'reopened';

export default function Consent() {
  const locale = useLocale();
  const {pathname, search} = useLocation();
  const parties = useMemo(() => ofPage().map(adapterOf), []);
  const [view, show] = useState<View>('none');
  const opener = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const choices = readChoices();
    const isAllowed = (choice: Choice | undefined) => choice === 'allowed' || (choice === 'told' && locale === 'zh-CN');
    for (const party of parties) if (isAllowed(choices[party.id])) start(party);
    const isOpen = parties.some(({id}) => choices[id] === undefined || choices[id] === 'told');
    if (!isOpen || refusesByBrowser()) return;
    show('question');
    if (locale === 'zh-CN')
      saveChoices(Object.fromEntries(parties.filter(({id}) => !choices[id]).map(({id}) => [id, 'told'])));
  }, [locale, parties]);

  const address = useRef(pathname + search);
  useEffect(() => {
    if (address.current === pathname + search) return;
    address.current = pathname + search;
    for (const party of running) party.visit?.(pathname + search);
  }, [pathname, search]);

  const close = () => {
    show('none');
    opener.current?.focus();
    opener.current = null;
  };
  const decide = (isAllowed: (party: ThirdParty) => boolean) => {
    saveChoices(Object.fromEntries(parties.map((party) => [party.id, isAllowed(party) ? 'allowed' : 'refused'])));
    const withdrawn = [...running].filter((party) => !isAllowed(party));
    for (const {cookies} of withdrawn) expireCookies(cookies);
    // What has been loaded cannot be unloaded; a page without it is the next one.
    if (withdrawn.length > 0) return window.location.reload();
    parties.filter(isAllowed).forEach(start);
    close();
  };

  return (
    <>
      {view !== 'none' && (
        <Panel
          parties={parties}
          isChoosing={view !== 'question'}
          onChoose={() => show('settings')}
          onDecide={decide}
          onClose={view === 'reopened' ? close : undefined}
        />
      )}
      <SettingsLinks
        pathname={pathname}
        onOpen={(button) => {
          opener.current = button;
          show('reopened');
        }}
      />
    </>
  );
}

interface PanelProps {
  readonly parties: readonly ThirdParty[];
  readonly isChoosing: boolean;
  readonly onChoose: () => void;
  readonly onDecide: (isAllowed: (party: ThirdParty) => boolean) => void;
  readonly onClose: (() => void) | undefined;
}

function Panel({parties, isChoosing, onChoose, onDecide, onClose}: PanelProps) {
  const box = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const layout = useLayout();
  const hasBar = useLocale() === 'zh-CN' && layout === 'default';
  useEffect(() => {
    if (isChoosing) heading.current?.focus();
  }, [isChoosing]);
  // What the bar covers at the lower edge: the end of the page can be scrolled above it, and the focus stays above it.
  useEffect(() => {
    const height = `${box.current?.offsetHeight ?? 0}px`;
    const [view, content] = [document.documentElement.style, document.getElementById('__docusaurus')!.style];
    view.scrollPaddingBottom = height;
    content.paddingBottom = height;
    return () => {
      view.scrollPaddingBottom = '';
      content.paddingBottom = '';
    };
  }, [isChoosing]);
  return (
    <section
      ref={box}
      className={clsx(styles.panel, hasBar && styles.aboveBar)}
      aria-label={copy.region}
      data-consent={isChoosing ? 'settings' : 'question'}
    >
      <div className={styles.words}>
        <h2 ref={heading} tabIndex={-1}>
          {isChoosing ? copy.settings : copy.title}
        </h2>
        <p>
          {copy.text}{' '}
          <SiteLink to="legal.privacy" hash="third-parties">
            {copy.privacy}
          </SiteLink>
        </p>
        {refusesByBrowser() && <p>{copy.signal}</p>}
      </div>
      {isChoosing ? (
        <Settings parties={parties} onSave={onDecide} onClose={onClose} />
      ) : (
        <div className={styles.actions}>
          <Button look="line" size="small" onClick={() => onDecide(() => true)}>
            {copy.accept}
          </Button>
          <Button look="line" size="small" onClick={() => onDecide(() => false)}>
            {copy.reject}
          </Button>
          <button type="button" className={styles.choose} onClick={onChoose}>
            {copy.choose}
          </button>
        </div>
      )}
    </section>
  );
}

function Settings({
  parties,
  onSave,
  onClose,
}: {
  readonly parties: readonly ThirdParty[];
  readonly onSave: PanelProps['onDecide'];
  readonly onClose: PanelProps['onClose'];
}) {
  const id = useId();
  const [allowed, set] = useState<ReadonlySet<string>>(() => {
    const choices = readChoices();
    return new Set(
      parties
        .filter((party) => choices[party.id] === 'allowed' || choices[party.id] === 'told')
        .map((party) => party.id),
    );
  });
  const toggle = (party: ThirdParty) =>
    set(new Set(allowed.has(party.id) ? [...allowed].filter((one) => one !== party.id) : [...allowed, party.id]));
  return (
    <form
      className={styles.settings}
      onSubmit={(event) => {
        event.preventDefault();
        onSave((party) => allowed.has(party.id));
      }}
    >
      <ul>
        {parties.map((party) => {
          const {name, operator, data} = copy.services[party.id];
          return (
            <li key={party.id}>
              <input
                id={`${id}-${party.id}`}
                type="checkbox"
                checked={allowed.has(party.id)}
                onChange={() => toggle(party)}
                aria-describedby={`${id}-${party.id}-about`}
              />
              <label htmlFor={`${id}-${party.id}`}>{name}</label>
              <p id={`${id}-${party.id}-about`}>{copy.line(operator, copy.purposes[party.purpose], data)}</p>
            </li>
          );
        })}
      </ul>
      <div className={styles.actions}>
        <Button type="submit" look="line" size="small">
          {copy.save}
        </Button>
        <Button look="line" size="small" onClick={() => onSave(() => false)}>
          {copy.reject}
        </Button>
        {onClose && (
          <button type="button" className={styles.choose} onClick={onClose}>
            {copy.close}
          </button>
        )}
      </div>
    </form>
  );
}

/** The link that opens the settings again, wherever the page has a place for it. */
function SettingsLinks({
  pathname,
  onOpen,
}: {
  readonly pathname: string;
  readonly onOpen: (button: HTMLElement) => void;
}) {
  const [places, setPlaces] = useState<readonly Element[]>([]);
  const look = useCallback(() => setPlaces([...document.querySelectorAll(linkPlaces)]), []);
  useEffect(() => {
    look();
    // A page whose code is still on its way brings another footer.
    const observer = new MutationObserver(look);
    observer.observe(document.getElementById('__docusaurus')!, {childList: true});
    return () => observer.disconnect();
  }, [pathname, look]);
  return places.map((place, index) =>
    createPortal(
      <button type="button" className={styles.link} onClick={(event) => onOpen(event.currentTarget)}>
        {copy.settings}
      </button>,
      place,
      String(index),
    ),
  );
}
