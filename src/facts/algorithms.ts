/** The algorithms of the algorithm store: facts only; their words stand in the copy under the same ids. */
import type {Algorithm, AlgorithmPlace} from './algorithms.schema';

const image = (fileName: string, x: number, y: number): Algorithm['media'] => ({
  type: 'image',
  fileName,
  focus: [x, y],
});
const video = (fileName: 'checkout' | 'counting' | 'heat' | 'tracking'): Algorithm['media'] => ({
  type: 'video',
  fileName,
});

const onSite: AlgorithmPlace[] = ['ume', 'box'];

export const algorithms = [
  {id: 'overhead-counting', group: 'people', runsOn: ['counter', 'box'], media: video('counting'), confirm: false},
  {id: 'stereo-counting', group: 'people', runsOn: ['counter'], media: image('store-counting', 60, 66), confirm: false},
  {
    id: 'staff-exclusion',
    group: 'people',
    runsOn: ['counter', 'box'],
    media: image('shoes-clothing', 42, 46),
    confirm: false,
  },
  {id: 'group-counting', group: 'people', runsOn: ['counter'], media: image('automobile', 36, 62), confirm: false},
  {id: 'queue-length', group: 'people', runsOn: onSite, media: image('fmcg', 62, 64), confirm: false},
  {id: 'dwell-time', group: 'people', runsOn: onSite, media: video('tracking'), confirm: false},
  {id: 'heat-map', group: 'people', runsOn: ['counter', 'ume', 'box'], media: video('heat'), confirm: false},
  {id: 'zone-occupancy', group: 'people', runsOn: onSite, media: image('catering', 64, 66), confirm: false},
  {id: 'cross-lens-path', group: 'people', runsOn: ['box'], media: image('store-path', 50, 50), confirm: false},
  {id: 'shelf-stop', group: 'people', runsOn: onSite, media: image('store-tracking', 34, 56), confirm: false},

  {id: 'intrusion', group: 'safety', runsOn: onSite, media: image('warehouse', 62, 34), confirm: true},
  {id: 'loitering', group: 'safety', runsOn: onSite, media: image('smart-city', 58, 62), confirm: true},
  {id: 'crowding', group: 'safety', runsOn: onSite, media: image('smart-city', 36, 48), confirm: true},
  {id: 'fall', group: 'safety', runsOn: onSite, media: image('medicine', 56, 62), confirm: true},
  {id: 'smoke-fire', group: 'safety', runsOn: onSite, media: image('warehouse', 36, 40), confirm: true},
  {id: 'smoking', group: 'safety', runsOn: onSite, media: image('warehouse', 48, 70), confirm: true},
  {id: 'blocked-exit', group: 'safety', runsOn: onSite, media: image('fmcg', 34, 42), confirm: true},
  {id: 'empty-post', group: 'safety', runsOn: onSite, media: image('medicine', 40, 40), confirm: true},

  {id: 'cap-missing', group: 'hygiene', runsOn: onSite, media: image('catering', 46, 24), confirm: true},
  {id: 'mask-missing', group: 'hygiene', runsOn: onSite, media: image('catering', 38, 32), confirm: true},
  {id: 'uniform', group: 'hygiene', runsOn: onSite, media: image('store', 66, 64), confirm: true},
  {id: 'rodent', group: 'hygiene', runsOn: ['box'], media: image('catering', 56, 36), confirm: true},
  {id: 'wet-floor', group: 'hygiene', runsOn: onSite, media: image('fmcg', 50, 74), confirm: true},
  {id: 'trash-overflow', group: 'hygiene', runsOn: onSite, media: image('smart-city', 70, 44), confirm: true},
  {id: 'table-cleared', group: 'hygiene', runsOn: onSite, media: image('catering', 72, 58), confirm: true},

  {id: 'shelf-gap', group: 'goods', runsOn: onSite, media: image('fmcg', 40, 30), confirm: true},
  {id: 'display-check', group: 'goods', runsOn: onSite, media: image('shoes-clothing', 60, 34), confirm: true},
  {id: 'scan-count', group: 'goods', runsOn: ['box'], media: video('checkout'), confirm: true},
  {id: 'drawer-open', group: 'goods', runsOn: ['box'], media: image('store-checkout', 54, 52), confirm: true},
  {id: 'box-drop', group: 'goods', runsOn: onSite, media: image('warehouse', 54, 54), confirm: true},

  {id: 'fire-lane-parking', group: 'vehicles', runsOn: onSite, media: image('smart-city', 44, 70), confirm: true},
  {id: 'forklift-person', group: 'vehicles', runsOn: onSite, media: image('warehouse', 70, 60), confirm: true},
  {id: 'bay-occupied', group: 'vehicles', runsOn: onSite, media: image('automobile', 62, 44), confirm: false},
] as const satisfies readonly Algorithm[];

export type AlgorithmId = (typeof algorithms)[number]['id'];
