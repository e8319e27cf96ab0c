/** Type tools of the copy modules (`i18n/<edition>/copy`): Chinese is the source, English is checked against it. */

/** The shape of a copy module with its texts open: same keys, any words. Lists may differ in length. */
export type CopyOf<T> = T extends string
  ? string
  : T extends (...args: infer A) => infer R
    ? (...args: A) => CopyOf<R>
    : T extends readonly (infer I)[]
      ? readonly CopyOf<I>[]
      : T extends object
        ? {readonly [K in keyof T]: CopyOf<T[K]>}
        : T;

/** What every page module holds for its head. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
}
