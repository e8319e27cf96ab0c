/** Sentences that break a rule of words on purpose, each with its reason. One that allows nothing is a problem. */
export interface Allowance {
  /** Name of the rule, as the finding gives it. */
  readonly rule: string;
  /** Part of the path. */
  readonly file: string;
  /** Part of the sentence; the whole page where absent. */
  readonly words?: string;
  readonly reason: string;
}

export const allowances: readonly Allowance[] = [
  {
    rule: 'typed spaces',
    file: 'zh-CN/copy/downloads/',
    words: ':',
    reason: 'the caption that a camera writes into its picture: place, space, time',
  },
  {
    rule: 'same facts of documents',
    file: 'i18n/en/docusaurus-plugin-content-docs/',
    words: 'state 220 as',
    reason: 'line voltage of the country',
  },
  {
    rule: 'same facts of documents',
    file: 'manuals/xiaodian.md',
    words: 'state 110 as',
    reason: 'the police number of mainland China',
  },
  {
    rule: 'advertising words',
    file: 'recording/t0108.md',
    words: 'unlock the',
    reason: 'a recording is unlocked there',
  },
  {
    rule: 'line',
    file: 'en/copy/legal/privacy.ts',
    words: 'lead.queue',
    reason: 'the name of a key in the browser, not a line of people',
  },
];
