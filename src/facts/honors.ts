/**
 * The honor wall. Every entry is a demo entry: a kind of paper or prize, and a rendered picture of one. The owner replaces them by
 * what the company holds (a photograph under `static/media/honors`, its size, `demo: false`, the name in `copy/about/honor.ts`, whose mark says that none
 * is ours).
 */
import type {Honor} from './honors.schema';

export const honors = [
  {
    name: 'storeTechnology',
    url: '/media/honors/ranking-rows.webp',
    thumbnail: '/media/honors/ranking-rows-half.webp',
    width: 600,
    height: 800,
    size: 29326,
    group: 'rankingList',
    demo: true,
  },
  {
    name: 'edgeHardware',
    url: '/media/honors/ranking-field.webp',
    thumbnail: '/media/honors/ranking-field-half.webp',
    width: 600,
    height: 800,
    size: 28078,
    group: 'rankingList',
    demo: true,
  },
  {
    name: 'countingTest',
    url: '/media/honors/trophy-cup.webp',
    thumbnail: '/media/honors/trophy-cup-half.webp',
    width: 600,
    height: 800,
    size: 42610,
    group: 'trophy',
    demo: true,
  },
  {
    name: 'productDesign',
    url: '/media/honors/trophy-crystal.webp',
    thumbnail: '/media/honors/trophy-crystal-half.webp',
    width: 600,
    height: 800,
    size: 59070,
    group: 'trophy',
    demo: true,
  },
  {
    name: 'endurance',
    url: '/media/honors/medal-star.webp',
    thumbnail: '/media/honors/medal-star-half.webp',
    width: 600,
    height: 800,
    size: 29434,
    group: 'medal',
    demo: true,
  },
  {
    name: 'privacyByDesign',
    url: '/media/honors/medal-hexagon.webp',
    thumbnail: '/media/honors/medal-hexagon-half.webp',
    width: 600,
    height: 800,
    size: 27538,
    group: 'medal',
    demo: true,
  },
  {
    name: 'softwareCopyright',
    url: '/media/honors/certificate-laurel.webp',
    thumbnail: '/media/honors/certificate-laurel-half.webp',
    width: 600,
    height: 800,
    size: 32144,
    group: 'certificate',
    demo: true,
  },
  {
    name: 'informationSecurity',
    url: '/media/honors/certificate-corners.webp',
    thumbnail: '/media/honors/certificate-corners-half.webp',
    width: 600,
    height: 800,
    size: 31158,
    group: 'certificate',
    demo: true,
  },
  {
    name: 'testReport',
    url: '/media/honors/certificate-report.webp',
    thumbnail: '/media/honors/certificate-report-half.webp',
    width: 600,
    height: 800,
    size: 26382,
    group: 'certificate',
    demo: true,
  },
] as const satisfies readonly Honor[];

/** Keys of the names in the page's copy. */
export type HonorName = (typeof honors)[number]['name'];
