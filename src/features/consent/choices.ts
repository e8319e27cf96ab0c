/** What a visitor decided about third parties: one cookie of ours, read and written in the browser alone. */

/** Kept for 180 days after the last decision; then the question comes again. */
export const choicesCookie = {name: 'consent', maxAgeSeconds: 180 * 24 * 3600} as const;

/** `told`: the Chinese notice has been shown, and nothing decided yet. */
export type Choice = 'allowed' | 'refused' | 'told';

/** By id of the third party; `captcha` for the one of the forms. */
export type Choices = Readonly<Record<string, Choice>>;

const isChoice = (word: string | undefined): word is Choice =>
  word === 'allowed' || word === 'refused' || word === 'told';

/** Decisions so far; what cannot be read counts as undecided. */
export function readChoices(): Choices {
  const value =
    document.cookie
      .split('; ')
      .find((pair) => pair.startsWith(`${choicesCookie.name}=`))
      ?.split('=')[1] ?? '';
  return Object.fromEntries(
    value.split('~').flatMap((pair): [string, Choice][] => {
      const [id = '', choice] = pair.split(':');
      return isChoice(choice) ? [[id, choice]] : [];
    }),
  );
}

/** Merges decisions into the saved ones and returns all. */
export function saveChoices(changes: Choices): Choices {
  const all = {...readChoices(), ...changes};
  const value = Object.entries(all)
    .map(([id, choice]) => `${id}:${choice}`)
    .join('~');
  document.cookie = `${choicesCookie.name}=${value}; path=/; max-age=${choicesCookie.maxAgeSeconds}; samesite=lax`;
  return all;
}

/** Whether the browser opts out for its user (Global Privacy Control, Do Not Track): a "no" to undecided third parties. */
export function refusesByBrowser(): boolean {
  const {globalPrivacyControl, doNotTrack} = navigator as Navigator & {globalPrivacyControl?: boolean};
  return globalPrivacyControl === true || doNotTrack === '1';
}

/** Removes cookies on our domain whose names match, at every domain level a script may have chosen. */
export function expireCookies(names: RegExp): void {
  const levels = window.location.hostname.split('.');
  const domains = ['', ...levels.map((_, index) => `; domain=${levels.slice(index).join('.')}`)];
  for (const name of document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '')) {
    if (!names.test(name)) continue;
    for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}
