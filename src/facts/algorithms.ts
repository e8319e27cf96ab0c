/** The algorithms of the algorithm store: facts only; their words stand in the copy under the same ids. */
import type {Algorithm, AlgorithmPlace} from './algorithms.schema';

const onSite: AlgorithmPlace[] = ['ume', 'box'];

export const algorithms = [
  {id: 'overhead-counting', group: 'people', runsOn: ['counter', 'box'], confirm: false},
  {id: 'stereo-counting', group: 'people', runsOn: ['counter'], confirm: false},
  {id: 'staff-exclusion', group: 'people', runsOn: ['counter', 'box'], confirm: false},
  {id: 'group-counting', group: 'people', runsOn: ['counter'], confirm: false},
  {id: 'dwell-time', group: 'people', runsOn: onSite, confirm: false},
  {id: 'queue-length', group: 'people', runsOn: onSite, confirm: false},
  {id: 'heat-map', group: 'people', runsOn: ['counter', 'ume', 'box'], confirm: false},
  {id: 'zone-occupancy', group: 'people', runsOn: onSite, confirm: false},
  {id: 'cross-lens-path', group: 'people', runsOn: ['box'], confirm: false},
  {id: 'shelf-stop', group: 'people', runsOn: onSite, confirm: false},

  {id: 'intrusion', group: 'safety', runsOn: onSite, confirm: true},
  {id: 'loitering', group: 'safety', runsOn: onSite, confirm: true},
  {id: 'crowding', group: 'safety', runsOn: onSite, confirm: true},
  {id: 'smoke-fire', group: 'safety', runsOn: onSite, confirm: true},
  {id: 'smoking', group: 'safety', runsOn: onSite, confirm: true},
  {id: 'fall', group: 'safety', runsOn: onSite, confirm: true},
  {id: 'blocked-exit', group: 'safety', runsOn: onSite, confirm: true},
  {id: 'empty-post', group: 'safety', runsOn: onSite, confirm: true},

  {id: 'cap-missing', group: 'hygiene', runsOn: onSite, confirm: true},
  {id: 'mask-missing', group: 'hygiene', runsOn: onSite, confirm: true},
  {id: 'uniform', group: 'hygiene', runsOn: onSite, confirm: true},
  {id: 'rodent', group: 'hygiene', runsOn: ['box'], confirm: true},
  {id: 'wet-floor', group: 'hygiene', runsOn: onSite, confirm: true},
  {id: 'trash-overflow', group: 'hygiene', runsOn: onSite, confirm: true},
  {id: 'table-cleared', group: 'hygiene', runsOn: onSite, confirm: true},

  {id: 'shelf-gap', group: 'goods', runsOn: onSite, confirm: true},
  {id: 'display-check', group: 'goods', runsOn: onSite, confirm: true},
  {id: 'scan-count', group: 'goods', runsOn: ['box'], confirm: true},
  {id: 'drawer-open', group: 'goods', runsOn: ['box'], confirm: true},

  {id: 'box-drop', group: 'vehicles', runsOn: onSite, confirm: true},
  {id: 'fire-lane-parking', group: 'vehicles', runsOn: onSite, confirm: true},
  {id: 'forklift-person', group: 'vehicles', runsOn: onSite, confirm: true},
  {id: 'bay-occupied', group: 'vehicles', runsOn: onSite, confirm: false},
] as const satisfies readonly Algorithm[];

export type AlgorithmId = (typeof algorithms)[number]['id'];
