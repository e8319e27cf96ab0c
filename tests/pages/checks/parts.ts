/** Parts that certain pages have to have: tabs, anchors, the figures of a device, the ways to get an app, the hotline. */
import {owner} from '../../../config/owner';
import factsEn from '../../../i18n/en/copy/hardware/facts';
import factsZh from '../../../i18n/zh-CN/copy/hardware/facts';
import {parametersOf} from '../../../src/features/hardware/data/factsOf';
import {algorithms} from '../../../src/facts/algorithms';
import {downloadById, type DownloadCatalog} from '../../../src/facts/downloads';
import {hardwarePath, models} from '../../../src/facts/models';
import {brand} from '../../../src/site/brand';
import {splitPath} from '../../../src/site/editions';
import {routes} from '../../../src/site/routes';
import type {FetchedPage} from '../../support/built-site';

/** Tabs by path inside the edition, in order. */
const tabs: Readonly<Record<string, readonly string[]>> = {
  '/about/honor': ['rankingList', 'trophy', 'medal', 'certificate'],
  '/products/intelligent-shopping': ['guide', 'identify', 'advantages'],
  '/products/youxuetang': ['teacher', 'parent'],
  '/support': ['manuals', 'tools', 'videos'],
};
const deviceTabs = ['overview', 'parameters', 'size-drawing', 'engineering-survey'];
/** By installation and scene. */
const headShoulderPage = '/products/head-shoulder-counting';

/** The page of each app. */
const apps: Readonly<Record<string, DownloadCatalog>> = {
  [`/downloads/apps/com.${brand.slug}.xd`]: 'inspection',
  '/downloads/apps/new-huidian': 'newHuidian',
  '/downloads/apps/huidian': 'huidian',
  [`/downloads/apps/${brand.slug}.app.c2`]: 'home',
  '/downloads/apps/xiaodian': 'xiaodian',
};

function tabProblems({$}: FetchedPage, wanted: readonly string[]): string[] {
  const present = $('main [role=tab]')
    .toArray()
    .map((tab) => ({id: $(tab).attr('data-tab') ?? '', panel: $(tab).attr('aria-controls') ?? ''}));
  const ids = present.map(({id}) => id).filter((id) => wanted.includes(id));
  return [
    ...(ids.join(', ') === wanted.join(', ')
      ? []
      : [`tabs ${ids.join(', ') || 'none'} instead of ${wanted.join(', ')}`]),
    ...present
      .filter(({panel}) => $(`[id="${panel}"][role=tabpanel]`).text().trim() === '')
      .map(({id}) => `the tab ${id} opens nothing`),
  ];
}

/** The table of a device beside the catalogue. */
function figureProblems({$, pathname}: FetchedPage): string[] {
  const {locale, path} = splitPath(pathname);
  const model = models.find((one) => hardwarePath(one) === path);
  if (!model) return [];
  const shown = $('main #parameters tr')
    .toArray()
    .map((row) => `${$(row).find('th').text()}: ${$(row).find('td').text()}`);
  const known = parametersOf(model, locale === 'en' ? factsEn : factsZh).flatMap(({rows}) =>
    rows.map(({label, value}) => `${label}: ${value}`),
  );
  return known.filter((row) => !shown.includes(row)).map((row) => `the catalogue says "${row}", the page does not`);
}

function appProblems({$}: FetchedPage, app: DownloadCatalog): string[] {
  const {list, screenshots} = downloadById(app);
  const hrefs = new Set(
    $('main a[href]')
      .toArray()
      .map((link) => $(link).attr('href')),
  );
  const drawn = $('main #screens figure').length;
  return [
    ...list
      .filter(({link}) => link.value !== null && !hrefs.has(link.value))
      .map(({platform}) => `no button for ${platform}`),
    ...(drawn === screenshots.length && drawn >= 1 && drawn <= 4
      ? []
      : [`${drawn} screenshots instead of ${screenshots.length}`]),
  ];
}

/** Devices and algorithms that other pages link to on the page that lists them. */
const listed: Readonly<Record<string, readonly string[]>> = {
  '/products/cloud-camera': models.filter(({kind}) => kind === 'camera').map(({id}) => id),
  '/products/cloud-ai-camera': models.filter(({kind}) => kind === 'aiCamera').map(({id}) => id),
  '/products/cloud-video-recorder': models.filter(({kind}) => kind === 'recorder').map(({id}) => id),
  '/algorithm-mall': algorithms.map(({id}) => id),
};

/** Pages that exist, but not for those who look at menus. */
const hiddenPage = routes['products.crossLensAnalysis'].path;

/** What a page lacks of the parts it has to have. */
export function partProblems(page: FetchedPage): string[] {
  const {$, status} = page;
  const {locale, path} = splitPath(page.pathname);
  if (status !== 200) return [];
  const wanted = $('main #parameters table').length > 0 ? deviceTabs : tabs[path];
  const app = apps[path];
  const {phone} = locale === 'en' ? owner.contact.en : owner.contact.zh;
  const isTroubleshooting = /^\/support\/troubleshooting(\/|$)/.test(path);
  const menus = $(path === '/sitemap' ? 'a' : 'header a, footer a');
  const kinds = path === headShoulderPage ? $('main [role=tab]').length : 2;
  return [
    ...(wanted ? tabProblems(page, wanted) : []),
    ...figureProblems(page),
    ...(listed[path] ?? []).filter((id) => $(`main [id="${id}"]`).length !== 1).map((id) => `no anchor ${id}`),
    ...(menus.toArray().some((link) => $(link).attr('href')?.endsWith(hiddenPage))
      ? [`a menu leads to ${hiddenPage}`]
      : []),
    ...(kinds < 2 ? ['no tabs by installation'] : []),
    ...(app ? appProblems(page, app) : []),
    ...(isTroubleshooting && phone.value && !$('body').text().includes(phone.value)
      ? [`the hotline ${phone.value} is not on the page`]
      : []),
    ...(path === '/support/troubleshooting' &&
    phone.value &&
    !phone.demo &&
    !$('meta[name=description]').attr('content')?.includes(phone.value)
      ? ['the hotline is not in the description']
      : []),
  ];
}
