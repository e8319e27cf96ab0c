/** Pictures of the site as a whole: which repeat, and which bring a light ground of their own to the dark theme. */
import sharp from 'sharp';
import type {FetchedPage} from '../../support/built-site';

/** Pages of an edition that may show the same rendered place, the same event, or the same device in their banner. */
const mostPages = 3;

/**
 * Scenes that are on more pages than that, with the number they are on. The ceilings only go down: nine rooms were rendered, and
 * device pages and apps ask for a place each.
 */
export const sceneCeilings: Readonly<Record<string, number>> = {
  'edge-cloud': 4,
  fmcg: 5,
  medicine: 5,
  'shoes-clothing': 5,
  warehouse: 4,
  catering: 4,
};

/** Pages of an edition on which the main part shows a scene, links with a thumbnail and news apart. */
export function scenePages(pages: readonly Pick<FetchedPage, 'pathname' | '$'>[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const {pathname, $} of pages) {
    // The bare prefix is the home once more.
    if (pathname.split('/').includes('news') || pathname === '/global') continue;
    const scenes = new Set(
      $('main img[src*="/scene-"]')
        .toArray()
        .filter((image) => $(image).closest('a').length === 0)
        .map((image) => /\/scene-([a-z-]+)-\d+\./.exec($(image).attr('src') ?? '')?.[1] ?? ''),
    );
    for (const scene of scenes) found.set(scene, [...(found.get(scene) ?? []), pathname]);
  }
  return found;
}

/** Scenes that are on more pages than they may be. */
export const repeatedScenes = (pages: readonly Pick<FetchedPage, 'pathname' | '$'>[]): string[] =>
  [...scenePages(pages)]
    .filter(([scene, on]) => on.length > (sceneCeilings[scene] ?? mostPages))
    .map(([scene, on]) => `scene ${scene} is on ${on.length} pages: ${on.join(', ')}`);

/** Pages that show events of every kind: the algorithm store, and overviews of what others go into. */
const showsAllEvents = /^(\/global)?\/(algorithm-mall|products|technology|solutions|paas)$/;

/**
 * Camera pictures of an event that are on more pages of an edition than they may be. They are known by the clip that their button
 * plays: thumbnails of links and the sample screens of the console have none.
 */
export function repeatedEvents(pages: readonly Pick<FetchedPage, 'pathname' | '$'>[]): string[] {
  const found = new Map<string, string[]>();
  for (const {pathname, $} of pages) {
    if (showsAllEvents.test(pathname)) continue;
    const events = new Set(
      $('main a[href^="/media/events/"]')
        .toArray()
        .map((clip) => /\/events\/([a-z-]+)\.mp4$/.exec($(clip).attr('href') ?? '')?.[1] ?? ''),
    );
    for (const event of events) found.set(event, [...(found.get(event) ?? []), pathname]);
  }
  return [...found]
    .filter(([, on]) => on.length > mostPages)
    .map(([event, on]) => `event ${event} is on ${on.length} pages: ${on.join(', ')}`);
}

/** Devices that stand in the banners of more than three pages, so that they name none of them. */
export function repeatedBanners(pages: readonly Pick<FetchedPage, 'pathname' | '$'>[]): string[] {
  const found = new Map<string, string[]>();
  for (const {pathname, $} of pages) {
    const banner = $('main section').first();
    const device = /\/cutouts\/(.+)-\d+\./.exec(banner.find('h1 ~ div img').attr('src') ?? '')?.[1];
    if (device !== undefined) found.set(device, [...(found.get(device) ?? []), pathname]);
  }
  return [...found]
    .filter(([, on]) => on.length > mostPages)
    .map(([device, on]) => `${device} stands in the banners of ${on.length} pages: ${on.join(', ')}`);
}

/**
 * Whether the rim of a picture is light and opaque: on a dark page it is a white box. Charts of a photographed thing that fill
 * their frame have a rim of many colors.
 */
export async function hasLightGround(picture: Buffer): Promise<boolean> {
  const [width, height] = [48, 36];
  const data = await sharp(picture).resize(width, height, {fit: 'fill'}).ensureAlpha().raw().toBuffer();
  let [light, rim] = [0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (x > 0 && y > 0 && x < width - 1 && y < height - 1) continue;
      const at = (y * width + x) * 4;
      rim++;
      if (data[at + 3]! > 240 && Math.min(data[at]!, data[at + 1]!, data[at + 2]!) > 205) light++;
    }
  return light / rim > 0.6;
}
