/**
 * What can be downloaded. Addresses are owner settings (`config/owner.ts`); versions and dates are demo values that the
 * owner replaces (`demo: false`), sizes and checksums are null until there is a file to measure. Words: `copy/downloads.ts`.
 */
import {owner} from '../../config/owner';
import {brand} from '../site/brand';
import type {DownloadEntry, DownloadProduct, Screenshot} from './downloads.schema';

const links = owner.downloads;

const version = (major: number, minor: number, patch: number, maintenance = 0) => ({major, minor, patch, maintenance});

/** Drawn screens all have the shape of a telephone. */
const shots = (...names: string[]): Screenshot[] =>
  names.map((fileNameTemplate) => ({
    fileNameTemplate,
    preview: {width: 240, height: 480},
    large: {width: 400, height: 800},
  }));

/** An app for both kinds of telephone. */
const mobile = (
  link: {readonly ios: DownloadEntry['link']; readonly android: DownloadEntry['link']},
  packageName: string,
  of: DownloadEntry['version'],
  updated: string,
): DownloadEntry[] => [
  {
    name: 'ios',
    platform: 'ios',
    link: link.ios,
    packageName,
    text: 'iOS 15',
    version: of,
    last_update_time: updated,
    size: null,
    checksum: null,
  },
  {
    name: 'android',
    platform: 'android',
    link: link.android,
    packageName,
    text: 'Android 8',
    version: of,
    last_update_time: updated,
    size: null,
    checksum: null,
  },
];

export const downloads = [
  {
    catalog: 'desktop',
    catalogAlias: 'desktop',
    catalogId: 1,
    hidden: false,
    old: false,
    productionTitle: 'desktop',
    list: [
      {
        name: 'windows',
        platform: 'pc',
        link: links.desktop.windows,
        packageName: null,
        text: 'Windows 10',
        version: version(6, 4, 0),
        last_update_time: '2026-10-20',
        size: null,
        checksum: null,
      },
      {
        name: 'macos',
        platform: 'pc',
        link: links.desktop.macos,
        packageName: null,
        text: 'macOS 12',
        version: version(6, 4, 0),
        last_update_time: '2026-10-20',
        size: null,
        checksum: null,
      },
    ],
    screenshots: [],
    demo: true,
  },
  {
    catalog: 'inspection',
    catalogAlias: 'xd',
    catalogId: 2,
    hidden: false,
    old: false,
    productionTitle: 'inspection',
    list: mobile(links.inspection, `com.${brand.slug}.xd`, version(6, 4, 2), '2026-11-04'),
    screenshots: shots('today', 'check', 'issue'),
    demo: true,
  },
  {
    catalog: 'newHuidian',
    catalogAlias: 'new-huidian',
    catalogId: 3,
    hidden: false,
    old: false,
    productionTitle: 'newHuidian',
    list: mobile(links.newHuidian, `com.${brand.slug}.huidian6`, version(6, 4, 1), '2026-10-28'),
    screenshots: shots('stores', 'day', 'devices'),
    demo: true,
  },
  {
    catalog: 'home',
    catalogAlias: 'home',
    catalogId: 4,
    hidden: false,
    old: false,
    productionTitle: 'home',
    list: mobile(links.home, `${brand.slug}.app.c2`, version(4, 8, 0), '2026-10-15'),
    screenshots: shots('rooms', 'family', 'log'),
    demo: true,
  },
  {
    catalog: 'xiaodian',
    catalogAlias: 'xiaodian',
    catalogId: 5,
    hidden: false,
    old: false,
    productionTitle: 'xiaodian',
    list: mobile(links.xiaodian, `com.${brand.slug}.xiaodian`, version(3, 2, 0), '2026-09-22'),
    screenshots: shots('shop', 'alerts', 'week'),
    demo: true,
  },
  {
    catalog: 'huidian',
    catalogAlias: 'huidian',
    catalogId: 6,
    hidden: false,
    old: true,
    productionTitle: 'huidian',
    list: mobile(links.huidian, `com.${brand.slug}.huidian`, version(5, 9, 3, 12), '2026-08-12'),
    screenshots: shots('report', 'move'),
    demo: true,
  },
  {
    catalog: 'desktopOld',
    catalogAlias: 'desktop-5',
    catalogId: 7,
    hidden: false,
    old: true,
    productionTitle: 'desktopOld',
    list: [
      {
        name: 'windows',
        platform: 'pc',
        link: links.desktopOld.windows,
        packageName: null,
        text: 'Windows 8.1',
        version: version(5, 9, 0, 31),
        last_update_time: '2026-06-03',
        size: null,
        checksum: null,
      },
    ],
    screenshots: [],
    demo: true,
  },
  {
    // For tills that cannot be updated; the hotline hands out the link.
    catalog: 'desktopWindows7',
    catalogAlias: 'desktop-windows-7',
    catalogId: 8,
    hidden: true,
    old: true,
    productionTitle: 'desktopWindows7',
    list: [
      {
        name: 'windows',
        platform: 'pc',
        link: links.desktopOld.windows7,
        packageName: null,
        text: 'Windows 7 SP1',
        version: version(5, 6, 2, 8),
        last_update_time: '2025-04-16',
        size: null,
        checksum: null,
      },
    ],
    screenshots: [],
    demo: true,
  },
] as const satisfies readonly DownloadProduct[];

export type DownloadCatalog = (typeof downloads)[number]['catalog'];

/** The product of a catalogue key. */
export function downloadById(catalog: DownloadCatalog): DownloadProduct {
  return downloads.find((product) => product.catalog === catalog)!;
}

/** "6.4.2"; the maintenance number follows where there is one. */
export function versionText({major, minor, patch, maintenance}: DownloadEntry['version']): string {
  return [major, minor, patch, ...(maintenance ? [maintenance] : [])].join('.');
}
