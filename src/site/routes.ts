/**
 * Every page route of the site, by id. Header, footer, breadcrumbs, sitemaps, redirects, alternates and the page lists
 * of the tests are derived from this table; pages link by id (`<SiteLink to="products.accuratePeopleCounting">`).
 *
 * Paths are relative to the edition. Documents, news posts and generated indexes take their paths from the content and
 * are not listed one by one; their entry pages are.
 */
import {brand} from './brand';
import built from './builtContent.json';
import {editions, joinPath, splitPath, type Edition, type Locale} from './editions';

/** Sections of the main menu, in order. */
export const navSections = ['technology', 'products', 'solutions', 'service'] as const;
export type NavSection = (typeof navSections)[number];

/** Groups inside a section: the rail of the mega panel and the second level of the drawer, in order. */
export const navGroups = {
  technology: ['ai', 'edge', 'platform'],
  products: ['software', 'hardware', 'paas', 'vpaas'],
  solutions: ['tob', 'tog', 'toc'],
  service: ['support', 'partners', 'company'],
} as const satisfies Record<NavSection, readonly string[]>;
export type NavGroup = (typeof navGroups)[NavSection][number];

/**
 * - `default`: header, footer, floating panels.
 * - `bare`: logo only, for the form page and the pages apps are downloaded from.
 * - `empty`: the page alone on its light ground, for what is shown inside something else, as an app's own window.
 */
export type RouteLayout = 'default' | 'bare' | 'empty';

/** Decides the size budget a page has to keep. */
export type PageType = 'home' | 'marketing' | 'form' | 'contact' | 'support' | 'news' | 'legal';

export interface RouteEntry {
  /** Path inside the edition, lower case, without trailing slash. May carry a hash for an entry that is a part of a page. */
  readonly path: string;
  readonly type: PageType;
  /** Editions that have the page; both when absent. */
  readonly editions?: readonly Edition[];
  /** Content without which no edition has the page: no route, no menu entry, no place in the sitemap. */
  readonly needs?: keyof typeof built;
  readonly layout?: RouteLayout;
  /** Place in the menus; absent for pages that menus do not show. `footer: false` keeps it out of the short columns there. */
  readonly nav?: {readonly section: NavSection; readonly group: NavGroup; readonly footer?: false};
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
  // For truncated addresses, and for the menus without JavaScript.
  technology: {path: '/technology', type: 'marketing'},
  products: {path: '/products', type: 'marketing'},
  solutions: {path: '/solutions', type: 'marketing'},
  paas: {path: '/paas', type: 'marketing'},
  'technology.behaviorAnalysis': {
    path: '/technology/ai-technology/behavior-analysis',
    type: 'marketing',
    nav: {section: 'technology', group: 'ai'},
  },
  'technology.humanDetection': {
    path: '/technology/ai-technology/human-detection',
    type: 'marketing',
    nav: {section: 'technology', group: 'ai'},
  },
  'technology.objectRecognition': {
    path: '/technology/ai-technology/object-recognition',
    type: 'marketing',
    nav: {section: 'technology', group: 'ai'},
  },
  'technology.ratDetection': {
    path: '/technology/ai-technology/rat-detection',
    type: 'marketing',
    nav: {section: 'technology', group: 'ai'},
  },
  'technology.faceRecognition': {
    path: '/technology/ai-technology/face-recognition',
    type: 'marketing',
    editions: ['global'],
    nav: {section: 'technology', group: 'ai'},
  },
  algorithmMall: {path: '/algorithm-mall', type: 'marketing', nav: {section: 'technology', group: 'ai'}},

  'technology.edgeComputing': {
    path: '/technology/edge-computing',
    type: 'marketing',
    nav: {section: 'technology', group: 'edge'},
  },
  'technology.edge.aiHardwareDesign': {
    path: '/technology/edge-computing#aiHardwareDesign',
    type: 'marketing',
    parent: 'technology.edgeComputing',
    nav: {section: 'technology', group: 'edge'},
  },
  'technology.edge.audioAndVideoProcessing': {
    path: '/technology/edge-computing#audioAndVideoProcessing',
    type: 'marketing',
    parent: 'technology.edgeComputing',
    nav: {section: 'technology', group: 'edge'},
  },
  'technology.edge.aiIntelligentDetection': {
    path: '/technology/edge-computing#aiIntelligentDetection',
    type: 'marketing',
    parent: 'technology.edgeComputing',
    nav: {section: 'technology', group: 'edge'},
  },

  'technology.platformCapabilities': {
    path: '/technology/platform-capabilities',
    type: 'marketing',
    nav: {section: 'technology', group: 'platform'},
  },
  'technology.platform.vpaas': {
    path: '/technology/platform-capabilities#vpaas',
    type: 'marketing',
    parent: 'technology.platformCapabilities',
    nav: {section: 'technology', group: 'platform'},
  },
  'technology.platform.paas': {
    path: '/technology/platform-capabilities#paas',
    type: 'marketing',
    parent: 'technology.platformCapabilities',
    nav: {section: 'technology', group: 'platform'},
  },
  'technology.platform.dataCenterStation': {
    path: '/technology/platform-capabilities#dataCenterStation',
    type: 'marketing',
    parent: 'technology.platformCapabilities',
    nav: {section: 'technology', group: 'platform'},
  },
  'technology.platform.aiot': {
    path: '/technology/platform-capabilities#aiot',
    type: 'marketing',
    parent: 'technology.platformCapabilities',
    nav: {section: 'technology', group: 'platform'},
  },

  'products.accuratePeopleCounting': {
    path: '/products/accurate-people-counting',
    type: 'marketing',
    nav: {section: 'products', group: 'software'},
  },
  'products.headShoulderCounting': {
    path: '/products/head-shoulder-counting',
    type: 'marketing',
    nav: {section: 'products', group: 'software', footer: false},
  },
  'products.closeViewCustomerFlow': {
    path: '/products/close-view-customer-flow',
    type: 'marketing',
    nav: {section: 'products', group: 'software', footer: false},
  },
  'products.customerBehaviorAnalysis': {
    path: '/products/customer-behavior-analysis',
    type: 'marketing',
    nav: {section: 'products', group: 'software'},
  },
  'products.heatMapAnalysis': {
    path: '/products/heat-map-analysis',
    type: 'marketing',
    nav: {section: 'products', group: 'software'},
  },
  'products.crossLensAnalysis': {path: '/products/cross-lens-analysis', type: 'marketing', hidden: true},
  'products.dataDashboard': {
    path: '/products/data-dashboard',
    type: 'marketing',
    nav: {section: 'products', group: 'software'},
  },
  'products.aiVideoRetrieval': {
    path: '/products/ai-video-retrieval',
    type: 'marketing',
    nav: {section: 'products', group: 'software', footer: false},
  },
  'products.cashLostPrevention': {
    path: '/products/cash-lost-prevention',
    type: 'marketing',
    nav: {section: 'products', group: 'software'},
  },
  'products.locatedHere': {
    path: '/products/located-here',
    type: 'marketing',
    nav: {section: 'products', group: 'software'},
  },
  'products.storeInspection.ai': {
    path: '/products/store-inspection/ai',
    type: 'marketing',
    nav: {section: 'products', group: 'software'},
  },
  'products.storeInspection.cloud': {
    path: '/products/store-inspection/cloud',
    type: 'marketing',
    nav: {section: 'products', group: 'software'},
  },
  'products.storeInspection.onSite': {
    path: '/products/store-inspection/on-site',
    type: 'marketing',
    nav: {section: 'products', group: 'software'},
  },
  'products.xundiantong': {
    path: '/products/xundiantong',
    type: 'marketing',
    nav: {section: 'products', group: 'software'},
  },
  'products.intelligentShopping': {
    path: '/products/intelligent-shopping',
    type: 'marketing',
    nav: {section: 'products', group: 'software'},
  },
  'products.intelligentAttendance': {
    path: '/products/intelligent-attendance',
    type: 'marketing',
    nav: {section: 'products', group: 'software'},
  },
  'products.ibadge': {path: '/products/ibadge', type: 'marketing', nav: {section: 'products', group: 'software'}},
  'products.youxuetang': {
    path: '/products/youxuetang',
    type: 'marketing',
    nav: {section: 'products', group: 'software'},
  },

  'products.hardware': {path: '/products/hardware', type: 'marketing', nav: {section: 'products', group: 'hardware'}},
  'products.cloudCamera': {
    path: '/products/cloud-camera',
    type: 'marketing',
    nav: {section: 'products', group: 'hardware'},
  },
  'products.cloudAiCamera': {
    path: '/products/cloud-ai-camera',
    type: 'marketing',
    nav: {section: 'products', group: 'hardware'},
  },
  'products.cloudVideoRecorder': {
    path: '/products/cloud-video-recorder',
    type: 'marketing',
    nav: {section: 'products', group: 'hardware'},
  },
  'products.aiBox': {path: '/products/ai-box', type: 'marketing', nav: {section: 'products', group: 'hardware'}},
  'products.hardware.aiHardware': {
    path: '/products/hardware/ai-hardware',
    type: 'marketing',
    parent: 'products.hardware',
    nav: {section: 'products', group: 'hardware'},
  },
  'products.hardware.u8d': {
    path: '/products/hardware/ume-8-series/u8-d',
    type: 'marketing',
    parent: 'products.hardware',
    nav: {section: 'products', group: 'hardware'},
  },
  'products.hardware.u8t': {
    path: '/products/hardware/ume-8-series/u8-t',
    type: 'marketing',
    parent: 'products.hardware',
    nav: {section: 'products', group: 'hardware'},
  },
  'products.hardware.u9d': {
    path: '/products/hardware/ume-9-series/u9-d',
    type: 'marketing',
    parent: 'products.hardware',
    nav: {section: 'products', group: 'hardware'},
  },
  'products.hardware.ibadge': {
    path: '/products/hardware/ibadge',
    type: 'marketing',
    parent: 'products.hardware',
    nav: {section: 'products', group: 'hardware'},
  },

  'paas.accessLayer': {path: '/paas/access-layer', type: 'marketing', nav: {section: 'products', group: 'paas'}},
  'paas.access.edgeCalculatingBox': {
    path: '/paas/access-layer#edgeCalculatingBox',
    type: 'marketing',
    parent: 'paas.accessLayer',
    nav: {section: 'products', group: 'paas'},
  },
  'paas.access.ipc': {
    path: '/paas/access-layer#ipc',
    type: 'marketing',
    parent: 'paas.accessLayer',
    nav: {section: 'products', group: 'paas'},
  },
  'paas.access.nvr': {
    path: '/paas/access-layer#nvr',
    type: 'marketing',
    parent: 'paas.accessLayer',
    nav: {section: 'products', group: 'paas'},
  },
  'paas.access.gb28181': {
    path: '/paas/access-layer#gb28181',
    type: 'marketing',
    parent: 'paas.accessLayer',
    nav: {section: 'products', group: 'paas'},
  },
  'paas.outputLayer': {path: '/paas/output-layer', type: 'marketing', nav: {section: 'products', group: 'paas'}},
  'paas.output.api': {
    path: '/paas/output-layer#api',
    type: 'marketing',
    parent: 'paas.outputLayer',
    nav: {section: 'products', group: 'paas'},
  },
  'paas.output.h5': {
    path: '/paas/output-layer#h5',
    type: 'marketing',
    parent: 'paas.outputLayer',
    nav: {section: 'products', group: 'paas'},
  },
  'paas.output.applet': {
    path: '/paas/output-layer#applet',
    type: 'marketing',
    parent: 'paas.outputLayer',
    nav: {section: 'products', group: 'paas'},
  },
  'paas.output.cloudInspection': {
    path: '/paas/output-layer#cloudInspection',
    type: 'marketing',
    parent: 'paas.outputLayer',
    nav: {section: 'products', group: 'paas'},
  },

  vpaas: {path: '/vpaas', type: 'marketing', nav: {section: 'products', group: 'vpaas'}},
  'vpaas.device-access': {
    path: '/vpaas#device-access',
    type: 'marketing',
    parent: 'vpaas',
    nav: {section: 'products', group: 'vpaas'},
  },
  'vpaas.live': {path: '/vpaas#live', type: 'marketing', parent: 'vpaas', nav: {section: 'products', group: 'vpaas'}},
  'vpaas.playback': {
    path: '/vpaas#playback',
    type: 'marketing',
    parent: 'vpaas',
    nav: {section: 'products', group: 'vpaas'},
  },
  'vpaas.cloud-storage': {
    path: '/vpaas#cloud-storage',
    type: 'marketing',
    parent: 'vpaas',
    nav: {section: 'products', group: 'vpaas'},
  },
  'vpaas.ptz': {path: '/vpaas#ptz', type: 'marketing', parent: 'vpaas', nav: {section: 'products', group: 'vpaas'}},
  'vpaas.talk': {path: '/vpaas#talk', type: 'marketing', parent: 'vpaas', nav: {section: 'products', group: 'vpaas'}},
  'vpaas.snapshot': {
    path: '/vpaas#snapshot',
    type: 'marketing',
    parent: 'vpaas',
    nav: {section: 'products', group: 'vpaas'},
  },
  'vpaas.event': {path: '/vpaas#event', type: 'marketing', parent: 'vpaas', nav: {section: 'products', group: 'vpaas'}},
  'vpaas.algorithm': {
    path: '/vpaas#algorithm',
    type: 'marketing',
    parent: 'vpaas',
    nav: {section: 'products', group: 'vpaas'},
  },
  'vpaas.transcoding': {
    path: '/vpaas#transcoding',
    type: 'marketing',
    parent: 'vpaas',
    nav: {section: 'products', group: 'vpaas'},
  },
  'vpaas.permission': {
    path: '/vpaas#permission',
    type: 'marketing',
    parent: 'vpaas',
    nav: {section: 'products', group: 'vpaas'},
  },
  'vpaas.operation': {
    path: '/vpaas#operation',
    type: 'marketing',
    parent: 'vpaas',
    nav: {section: 'products', group: 'vpaas'},
  },
  'vpaas.sdk': {path: '/vpaas#sdk', type: 'marketing', parent: 'vpaas', nav: {section: 'products', group: 'vpaas'}},

  'solutions.smartStore': {
    path: '/solutions/smart-store',
    type: 'marketing',
    nav: {section: 'solutions', group: 'tob'},
  },
  'solutions.catering': {
    path: '/solutions/industries/catering',
    type: 'marketing',
    nav: {section: 'solutions', group: 'tob'},
  },
  'solutions.shoesClothing': {
    path: '/solutions/industries/shoes-clothing',
    type: 'marketing',
    nav: {section: 'solutions', group: 'tob'},
  },
  'solutions.medicine': {
    path: '/solutions/industries/medicine',
    type: 'marketing',
    nav: {section: 'solutions', group: 'tob'},
  },
  'solutions.automobile': {
    path: '/solutions/industries/automobile',
    type: 'marketing',
    nav: {section: 'solutions', group: 'tob'},
  },
  'solutions.fmcg': {path: '/solutions/industries/fmcg', type: 'marketing', nav: {section: 'solutions', group: 'tob'}},

  'solutions.smartCity': {
    path: '/solutions/government/smart-city',
    type: 'marketing',
    nav: {section: 'solutions', group: 'tog'},
  },
  'solutions.smartCity.emergency-management': {
    path: '/solutions/government/smart-city#emergency-management',
    type: 'marketing',
    parent: 'solutions.smartCity',
    nav: {section: 'solutions', group: 'tog'},
  },
  'solutions.smartCity.natural-ecology': {
    path: '/solutions/government/smart-city#natural-ecology',
    type: 'marketing',
    parent: 'solutions.smartCity',
    nav: {section: 'solutions', group: 'tog'},
  },
  'solutions.smartCity.digital-energy': {
    path: '/solutions/government/smart-city#digital-energy',
    type: 'marketing',
    parent: 'solutions.smartCity',
    nav: {section: 'solutions', group: 'tog'},
  },
  'solutions.smartCity.digital-countryside': {
    path: '/solutions/government/smart-city#digital-countryside',
    type: 'marketing',
    parent: 'solutions.smartCity',
    nav: {section: 'solutions', group: 'tog'},
  },

  homeCameras: {path: `/${brand.slug}-home`, type: 'marketing', nav: {section: 'solutions', group: 'toc'}},
  ukid: {path: '/ukid', type: 'marketing', nav: {section: 'solutions', group: 'toc'}},

  support: {path: '/support', type: 'support', nav: {section: 'service', group: 'support'}},
  'support.troubleshooting': {
    path: '/support/troubleshooting',
    type: 'support',
    parent: 'support',
    nav: {section: 'service', group: 'support'},
  },
  'support.models': {path: '/support/model', type: 'support', parent: 'support', status: 404, hidden: true},
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
  'support.finder': {
    path: '/support/finder',
    type: 'support',
    parent: 'support',
    nav: {section: 'service', group: 'support'},
  },
  'support.serviceRequest': {
    path: '/support/service-request',
    type: 'form',
    parent: 'support',
    nav: {section: 'service', group: 'support', footer: false},
  },
  'support.debuggingTools': {
    path: '/support/debugging-tools',
    type: 'support',
    parent: 'support',
    nav: {section: 'service', group: 'support'},
  },
  'support.warranty': {
    path: '/support/warranty',
    type: 'support',
    parent: 'support',
    nav: {section: 'service', group: 'support', footer: false},
  },
  'support.repair': {
    path: '/support/repair',
    type: 'support',
    parent: 'support',
    nav: {section: 'service', group: 'support', footer: false},
  },
  'support.security': {
    path: '/support/security-advisories',
    type: 'support',
    parent: 'support',
    nav: {section: 'service', group: 'support', footer: false},
  },
  'support.endOfLife': {path: '/support/end-of-life', type: 'support', parent: 'support'},
  'support.hardening': {path: '/support/hardening', type: 'support', parent: 'support'},
  'support.dataRequests': {path: '/support/data-requests', type: 'support', parent: 'support'},
  'support.videos': {path: '/support/teaching-videos', type: 'support', parent: 'support', hidden: false},
  'support.planner': {
    path: '/support/planner',
    type: 'support',
    parent: 'support',
    nav: {section: 'service', group: 'support'},
  },
  downloads: {path: '/downloads', type: 'marketing', nav: {section: 'service', group: 'support'}},
  'downloads.xd': {
    path: `/downloads/apps/com.${brand.slug}.xd`,
    type: 'marketing',
    layout: 'bare',
    parent: 'downloads',
  },
  'downloads.huidian': {path: '/downloads/apps/huidian', type: 'marketing', layout: 'bare', parent: 'downloads'},
  'downloads.newHuidian': {path: '/downloads/apps/new-huidian', type: 'marketing', layout: 'bare', parent: 'downloads'},
  'downloads.home': {
    path: `/downloads/apps/${brand.slug}.app.c2`,
    type: 'marketing',
    layout: 'bare',
    parent: 'downloads',
  },
  'downloads.xiaodian': {path: '/downloads/apps/xiaodian', type: 'marketing', layout: 'bare', parent: 'downloads'},

  serviceSystem: {path: '/service-system', type: 'marketing', nav: {section: 'service', group: 'partners'}},
  partnerProgram: {path: '/partner-program', type: 'contact', nav: {section: 'service', group: 'partners'}},

  about: {path: `/about-${brand.slug}`, type: 'marketing', nav: {section: 'service', group: 'company'}},
  'about.honor': {
    path: '/about/honor',
    type: 'marketing',
    parent: 'about',
    nav: {section: 'service', group: 'company'},
  },
  'about.investor': {
    path: '/about/investor',
    type: 'marketing',
    parent: 'about',
    nav: {section: 'service', group: 'company'},
  },
  'about.contact': {path: '/about/contact', type: 'contact', nav: {section: 'service', group: 'company'}},
  customers: {
    path: '/customers',
    type: 'news',
    needs: 'stories',
    nav: {section: 'service', group: 'company', footer: false},
  },
  news: {path: '/news', type: 'news', nav: {section: 'service', group: 'company'}},
  'news.company': {path: '/news/company', type: 'news', parent: 'news'},
  'news.product': {path: '/news/product', type: 'news', parent: 'news'},
  'news.industry': {path: '/news/industry', type: 'news', parent: 'news'},
  'news.media': {
    path: '/news/media',
    type: 'news',
    parent: 'news',
    nav: {section: 'service', group: 'company', footer: false},
  },
  'legal.privacy': {path: '/privacy', type: 'legal'},
  'legal.terms': {path: '/terms', type: 'legal'},
  'legal.accessibility': {path: '/accessibility', type: 'legal'},
  sitemap: {path: '/sitemap', type: 'legal'},
  search: {path: '/search', type: 'legal', hidden: true},
} as const satisfies Record<string, RouteEntry>;

export type RouteId = keyof typeof table;

export const routes: Readonly<Record<RouteId, RouteEntry>> = table;

export const routeIds = Object.keys(table) as RouteId[];

/** The id of the page at an edition-relative path, if the registry has one. */
export function routeIdAt(path: string): RouteId | undefined {
  const normal = path === '/home' ? '/' : path.replace(/(.)\/+$/, '$1');
  return routeIds.find((id) => routes[id].path === normal);
}

/**
 * Whether the edition has the page. `builtContent.json` says that there is no content; in the bundle of a build that has some,
 * its plugin puts another in its place (`plugins/stories`).
 */
export function hasEdition(id: RouteId, edition: Edition): boolean {
  const {needs, editions: some} = routes[id];
  return (needs === undefined || built[needs]) && (some?.includes(edition) ?? true);
}

/**
 * Full pathname of the same page in `locale`, or null where that edition has none.
 * The two homes lead to each other; documents and news share their paths.
 */
export function alternateOf(pathname: string, locale: Locale): string | null {
  const {path} = splitPath(pathname);
  const normal = path === '/home' ? '/' : path.replace(/\/+$/, '') || '/';
  const id = routeIdAt(normal);
  if (id && !hasEdition(id, editions[locale].edition)) return null;
  return joinPath(locale, normal);
}

/** Pages of one menu group that an edition shows, in registry order. */
export function navEntries(section: NavSection, group: NavGroup, edition: Edition): RouteId[] {
  return routeIds.filter((id) => {
    const {nav, hidden} = routes[id];
    return nav?.section === section && nav.group === group && !hidden && hasEdition(id, edition);
  });
}

/** Page that shows everything of a section of the menu. */
export const overviewOf = {
  technology: 'technology',
  products: 'products',
  solutions: 'solutions',
  service: 'support',
} as const satisfies Record<NavSection, RouteId>;
