/**
 * The brand, spelled once. Rebranding the site is editing this file: names in copy, slugs in routes and app ids are
 * all derived from it (a unit test builds the routes with another slug to prove it).
 */
export interface Brand {
  /** Chinese name, used in the `zh-CN` edition. */
  readonly nameZh: string;
  /** English name, used in the `global` edition. */
  readonly nameEn: string;
  /** Lower-case ASCII name inside URLs, app ids and storage keys. */
  readonly slug: string;
  /** First year of the copyright line. */
  readonly since: number;
}

export const brand: Brand = {nameZh: '优瞰', nameEn: 'Ukan', slug: 'ukan', since: 2009};
