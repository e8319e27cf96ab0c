/** What the visitor is asked about third parties, what was decided, and what follows from it. */
import {useLocation} from '@docusaurus/router';
import type {ThirdPartySettings} from '@site/config/third-parties.schema';
import {useLocale} from '@site/src/site/useLocale';
import {useEffect, useMemo, useRef, useState} from 'react';
import {adapterOf, type ThirdParty} from './adapters';
import {readChoices, refusesByBrowser, saveChoices} from './choices';
import {isUndecided, mayLoad} from './policy';
import {start, tellVisit, withdraw} from './running';
import {thirdPartiesTag} from './tag';

/** Settings in the head of the page. */
const ofPage = (): ThirdPartySettings[] =>
  JSON.parse(document.getElementById(thirdPartiesTag)?.textContent ?? '[]') as ThirdPartySettings[];

/** `reopened`: the settings, by their link and not from the question; then they can be left as they are. */
export type ConsentView = 'none' | 'question' | 'settings' | 'reopened';

/** Says which third parties a decision allows. */
export type Decision = (isAllowed: (party: ThirdParty) => boolean) => void;

export interface Consent {
  readonly parties: readonly ThirdParty[];
  readonly view: ConsentView;
  /** From the question to the settings. */
  readonly choose: () => void;
  /** Opens the settings by a link, which gets the focus back when they are closed. */
  readonly reopen: (opener: HTMLElement) => void;
  readonly close: () => void;
  readonly decide: Decision;
}

/** The consent of this page: loads what is allowed, asks where nothing is decided, and tells of further pages. */
export function useConsent(): Consent {
  const locale = useLocale();
  const {pathname, search} = useLocation();
  const parties = useMemo(() => ofPage().map(adapterOf), []);
  const [view, show] = useState<ConsentView>('none');
  const opener = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const choices = readChoices();
    for (const party of parties) if (mayLoad(choices[party.id], locale)) start(party);
    if (!parties.some(({id}) => isUndecided(choices[id])) || refusesByBrowser()) return;
    show('question');
    if (locale === 'zh-CN')
      saveChoices(Object.fromEntries(parties.filter(({id}) => !choices[id]).map(({id}) => [id, 'told'])));
  }, [locale, parties]);

  const address = useRef(pathname + search);
  useEffect(() => {
    if (address.current === pathname + search) return;
    address.current = pathname + search;
    tellVisit(pathname + search);
  }, [pathname, search]);

  const close = () => {
    show('none');
    opener.current?.focus();
    opener.current = null;
  };
  const decide: Decision = (isAllowed) => {
    saveChoices(Object.fromEntries(parties.map((party) => [party.id, isAllowed(party) ? 'allowed' : 'refused'])));
    if (withdraw(isAllowed)) return window.location.reload();
    parties.filter(isAllowed).forEach(start);
    close();
  };
  const reopen = (button: HTMLElement) => {
    opener.current = button;
    show('reopened');
  };
  return {parties, view, choose: () => show('settings'), reopen, close, decide};
}
