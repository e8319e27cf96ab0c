/**
 * Every page route of the site, by id. Header, footer, breadcrumbs, sitemaps, redirects, alternates and the page lists
 * of the tests are derived from this table; pages link by id (`<SiteLink to="products.accuratePeopleCounting">`).
 *
 * Paths are relative to the edition. Documents, news posts and generated indexes take their paths from the content and
 * are not listed one by one; their entry pages are.
 */
import type {Edition} from './editions';

/** Sections of the main menu, in order. */
export const navSections = ['products', 'solutions', 'service', 'about'] as const;
export type NavSection = (typeof navSections)[number];

/** Groups inside a section: the rail of the mega panel and the second level of the drawer, in order. */
export const navGroups = {
  products: ['software', 'hardware'],
  solutions: ['tob'],
  service: ['support', 'catalogues'],
  about: ['company'],
} as const satisfies Record<NavSection, readonly string[]>;
export type NavGroup = (typeof navGroups)[NavSection][number];

/**
 * - `default`: header, footer, floating panels.
 * - `bare`: logo only, for the form page.
 */
export type RouteLayout = 'default' | 'bare';

/** Decides the size budget a page has to keep. */
export type PageType = 'home' | 'marketing' | 'form' | 'support' | 'news' | 'legal';

export interface RouteEntry {
  /** Path inside the edition, lower case, without trailing slash. May carry a hash for an entry that is a part of a page. */
  readonly path: string;
  readonly type: PageType;
  /** Editions that have the page; both when absent. */
  readonly editions?: readonly Edition[];
  readonly layout?: RouteLayout;
  /** Place in the menus; absent for pages that menus do not show. */
  readonly nav?: {readonly section: NavSection; readonly group: NavGroup};
  /** Built, linkable and searchable, but absent from menus and the human sitemap. */
  readonly hidden?: boolean;
  /** Answered with this status although the page exists: a route whose parameter is missing. */
  readonly status?: 404;
  /** Parent page for breadcrumbs; the home when absent. */
  readonly parent?: string;
}

const table = {
  home: {path: '/', type: 'home'},
  experience: {path: '/experience', type: 'form', layout: 'bare'},

  'products.accuratePeopleCounting': {
    path: '/products/accurate-people-counting',
    type: 'marketing',
    nav: {section: 'products', group: 'software'},
  },
  'products.cloudCamera': {
    path: '/products/cloud-camera',
    type: 'marketing',
    nav: {section: 'products', group: 'hardware'},
  },
  'solutions.catering': {
    path: '/solutions/industries/catering',
    type: 'marketing',
    nav: {section: 'solutions', group: 'tob'},
  },

  support: {path: '/support', type: 'support', nav: {section: 'service', group: 'support'}},
  'support.troubleshooting': {
    path: '/support/troubleshooting',
    type: 'support',
    parent: 'support',
    nav: {section: 'service', group: 'support'},
  },
  'support.models': {
    path: '/support/model',
    type: 'support',
    parent: 'support',
    status: 404,
    hidden: true,
  },
  'support.catalogues': {
    path: '/support/troubleshooting/catalog',
    type: 'support',
    parent: 'support.troubleshooting',
    status: 404,
    hidden: true,
  },
  'support.details': {
    path: '/support/troubleshooting/details',
    type: 'support',
    parent: 'support.troubleshooting',
    status: 404,
    hidden: true,
  },
  'support.network': {
    path: '/support/troubleshooting/catalog/network',
    type: 'support',
    parent: 'support.troubleshooting',
    nav: {section: 'service', group: 'catalogues'},
  },
  'support.recording': {
    path: '/support/troubleshooting/catalog/recording',
    type: 'support',
    parent: 'support.troubleshooting',
    nav: {section: 'service', group: 'catalogues'},
  },

  'about.contact': {path: '/about/contact', type: 'marketing', nav: {section: 'about', group: 'company'}},
  news: {path: '/news', type: 'news', nav: {section: 'about', group: 'company'}},
  'news.product': {path: '/news/product', type: 'news', parent: 'news'},
  'news.industry': {path: '/news/industry', type: 'news', parent: 'news'},

  'legal.privacy': {path: '/privacy', type: 'legal'},
  'legal.terms': {path: '/terms', type: 'legal'},
  sitemap: {path: '/sitemap', type: 'legal'},
} as const satisfies Record<string, RouteEntry>;

export type RouteId = keyof typeof table;

export const routes: Readonly<Record<RouteId, RouteEntry>> = table;

export const routeIds = Object.keys(table) as RouteId[];

/** The id of the page at an edition-relative path, if the registry has one. */
export function routeIdAt(path: string): RouteId | undefined {
  const normal = path === '/home' ? '/' : path.replace(/(.)\/+$/, '$1');
  return routeIds.find((id) => routes[id].path === normal);
}

/** Whether the edition has the page. */
export function hasEdition(id: RouteId, edition: Edition): boolean {
  const {editions} = routes[id];
  return !editions || editions.includes(edition);
}

/** Pages of one menu group that an edition shows, in registry order. */
export function navEntries(section: NavSection, group: NavGroup, edition: Edition): RouteId[] {
  return routeIds.filter((id) => {
    const {nav, hidden} = routes[id];
    return nav?.section === section && nav.group === group && !hidden && hasEdition(id, edition);
  });
}
