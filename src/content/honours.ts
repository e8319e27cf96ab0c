/**
 * The honour wall. Every entry is a demo entry: a category and a drawing, which the owner replaces by what the company
 * holds (a photograph under `static/media/honours`, its size, `demo: false`, the name in `copy/about/honor.ts`).
 */
import type {Honour} from './honours.schema';

export const honours = [
  {name: 'storeTechnology', url: '/media/honours/ranking-rows.svg', width: 720, height: 960, size: 3803, group: 'rankingList', demo: true},
  {name: 'retailVision', url: '/media/honours/ranking-podium.svg', width: 720, height: 960, size: 3551, group: 'rankingList', demo: true},
  {name: 'edgeHardware', url: '/media/honours/ranking-field.svg', width: 720, height: 960, size: 3957, group: 'rankingList', demo: true},
  {name: 'serviceQuality', url: '/media/honours/ranking-years.svg', width: 720, height: 960, size: 3543, group: 'rankingList', demo: true},
  {name: 'countingTest', url: '/media/honours/trophy-cup.svg', width: 720, height: 960, size: 3815, group: 'trophy', demo: true},
  {name: 'productDesign', url: '/media/honours/trophy-crystal.svg', width: 720, height: 960, size: 3686, group: 'trophy', demo: true},
  {name: 'inspectionSoftware', url: '/media/honours/trophy-star.svg', width: 720, height: 960, size: 1707, group: 'trophy', demo: true},
  {name: 'opennessOfInterfaces', url: '/media/honours/trophy-gate.svg', width: 720, height: 960, size: 1640, group: 'trophy', demo: true},
  {name: 'endurance', url: '/media/honours/medal-star.svg', width: 720, height: 960, size: 1209, group: 'medal', demo: true},
  {name: 'softwareEngineering', url: '/media/honours/medal-laurel.svg', width: 720, height: 960, size: 3187, group: 'medal', demo: true},
  {name: 'privacyByDesign', url: '/media/honours/medal-hexagon.svg', width: 720, height: 960, size: 1507, group: 'medal', demo: true},
  {name: 'packaging', url: '/media/honours/medal-rays.svg', width: 720, height: 960, size: 1424, group: 'medal', demo: true},
  {name: 'softwareCopyright', url: '/media/honours/certificate-laurel.svg', width: 960, height: 680, size: 3667, group: 'certificate', demo: true},
  {name: 'informationSecurity', url: '/media/honours/certificate-corners.svg', width: 960, height: 680, size: 2167, group: 'certificate', demo: true},
  {name: 'installerTraining', url: '/media/honours/certificate-side.svg', width: 960, height: 680, size: 4319, group: 'certificate', demo: true},
  {name: 'designPatent', url: '/media/honours/certificate-waves.svg', width: 960, height: 680, size: 1533, group: 'certificate', demo: true},
  {name: 'inventionPatent', url: '/media/honours/certificate-patent.svg', width: 960, height: 680, size: 1803, group: 'certificate', demo: true},
  {name: 'testReport', url: '/media/honours/certificate-report.svg', width: 960, height: 680, size: 1964, group: 'certificate', demo: true},
] as const satisfies readonly Honour[];

/** Tabs of the wall, in order. */
export const honourGroups = ['rankingList', 'trophy', 'medal', 'certificate'] as const;

export type HonourGroup = (typeof honourGroups)[number];

/** Keys of the names in the page's copy. */
export type HonourName = (typeof honours)[number]['name'];
