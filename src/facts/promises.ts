/**
 * The registry of promises: where things are computed, what leaves a store, what is kept and for how long, how fast we
 * answer, who gets updates, what is billed, repaired or replaced. The sentences stand in `copy/promises.ts` of each
 * edition under the same ids; pages quote
 * them (`promises.findingStill`), documents too (`[[promise:findingStill]]`). `scripts/checks/promises.ts` finds
 * sentences on these matters that are written by hand.
 */
import {leadDays, pictureDays} from '../site/retention';
import type {AlgorithmId} from './algorithms';
import type {ModelKind} from './models.schema';
import type {AlgorithmPromise, DevicePromise, PromiseFacts} from './promises.schema';

export const promises = {
  // Where it is computed.
  algorithmsInStore: {topic: 'computed'},
  badgeTranscript: {topic: 'computed'},

  // What leaves the store.
  picturesLeave: {topic: 'leaves'},
  countsLeave: {topic: 'leaves', minutes: 1},
  numbersLeave: {topic: 'leaves'},
  findingStill: {topic: 'leaves'},
  stillsOptional: {topic: 'leaves'},
  eventLeaves: {topic: 'leaves'},
  videoInStore: {topic: 'leaves'},
  heatGrid: {topic: 'leaves', minutes: 15},
  searchTags: {topic: 'leaves'},
  outlinesStay: {topic: 'leaves'},
  routesStay: {topic: 'leaves'},
  surveyCounts: {topic: 'leaves'},
  interfaceData: {topic: 'leaves'},
  liveRelay: {topic: 'leaves'},
  cloudRecording: {topic: 'leaves'},
  faceTemplates: {topic: 'leaves'},
  badgeAudio: {topic: 'leaves'},
  classroomVideo: {topic: 'leaves'},
  blurBeforeSending: {topic: 'leaves'},

  // What is kept, and for how long.
  reportsKept: {topic: 'kept', claim: 'reportsKept'},
  storeVideo: {topic: 'kept'},
  findingsKept: {topic: 'kept', days: 7},
  lossClips: {topic: 'kept', days: 30},
  rodentClips: {topic: 'kept', days: 7},
  remoteStills: {topic: 'kept', days: 90},
  tagsWithVideo: {topic: 'kept'},
  visitNumber: {topic: 'kept', minutes: 20},
  badgeRecordings: {topic: 'kept', days: 30},
  attendanceTemplates: {topic: 'kept'},
  phoneCopies: {topic: 'kept', days: 7},
  offlineData: {topic: 'kept', days: 7},
  messages: {topic: 'kept', days: 90},
  deviceLog: {topic: 'kept', days: 7},
  formRequests: {topic: 'kept', days: leadDays},
  unclaimedPictures: {topic: 'kept', days: pictureDays},
  dataRegions: {topic: 'kept'},

  // How fast.
  countsShown: {topic: 'response', minutes: 15},
  alertSpeed: {topic: 'response', claim: 'analysisWithin'},
  serviceResponse: {topic: 'response'},
  serviceCoverage: {topic: 'response', claim: 'provinces'},
  quarterlyReport: {topic: 'response', demo: true},
  // Security reports: working days to an answer, days to a fix.
  securityReply: {topic: 'response', days: 2, demo: true},
  securityRating: {topic: 'response', days: 5, demo: true},
  securityFixCritical: {topic: 'response', days: 14, demo: true},
  securityFixHigh: {topic: 'response', days: 30, demo: true},
  securityFixMedium: {topic: 'response', days: 90, demo: true},
  securityFixLow: {topic: 'response', demo: true},
  securityPublished: {topic: 'response', demo: true},
  securityGoodFaith: {topic: 'response', demo: true},
  subjectRequestHelp: {topic: 'response', days: 5, demo: true},

  // Who gets updates, and what they interrupt.
  platform5: {topic: 'updates'},
  firmware: {topic: 'updates'},
  algorithmSwap: {topic: 'updates'},
  algorithmRollout: {topic: 'updates'},
  storageFault: {topic: 'updates'},

  // Who can look, and what is recorded about it.
  auditTrail: {topic: 'access', demo: true},
  staffAccess: {topic: 'access', demo: true},
  badgeLight: {topic: 'access', demo: true},
  repairMedia: {topic: 'access', demo: true},

  // What is repaired, replaced or taken back, and how long a model is looked after.
  warrantyStart: {topic: 'service', demo: true},
  warrantyCover: {topic: 'service', demo: true},
  warrantyExclusions: {topic: 'service', demo: true},
  warrantyLookup: {topic: 'service', demo: true},
  deadOnArrival: {topic: 'service', days: 15, demo: true},
  unopenedReturn: {topic: 'service', days: 7, demo: true},
  repairTime: {topic: 'service', days: 10, demo: true},
  repairStatus: {topic: 'service', demo: true},
  deliveryDamage: {topic: 'service', demo: true},
  repairWarranty: {topic: 'service', days: 90, demo: true},
  saleEndNotice: {topic: 'service', months: 6, demo: true},
  supportAfterSale: {topic: 'service', years: 3, demo: true},

  // What is paid, when it ends, and the papers.
  planEnds: {topic: 'billing', demo: true},
  invoices: {topic: 'billing', demo: true},
  homeCloudStop: {topic: 'billing', demo: true},
  homeCloudRefund: {topic: 'billing', demo: true},
} as const satisfies Record<string, PromiseFacts>;

export type PromiseId = keyof typeof promises;

const numbers = {output: 'numbers', leaves: 'numbersLeave', kept: 'reportsKept'} as const;
const counts = {output: 'numbers', leaves: 'countsLeave', kept: 'reportsKept'} as const;
const still = {output: 'still', leaves: 'findingStill', kept: 'findingsKept'} as const;

/** What each algorithm sends and what is kept of it. Where it runs stands in `algorithms.ts`. */
export const algorithmPromises = {
  'overhead-counting': counts,
  'stereo-counting': counts,
  'staff-exclusion': counts,
  'group-counting': counts,
  'queue-length': numbers,
  'dwell-time': numbers,
  'heat-map': {output: 'grid', leaves: 'heatGrid', kept: 'reportsKept'},
  'zone-occupancy': numbers,
  'cross-lens-path': {output: 'shares', leaves: 'routesStay', kept: 'visitNumber'},
  'shelf-stop': numbers,
  intrusion: still,
  loitering: still,
  crowding: still,
  fall: still,
  'smoke-fire': still,
  smoking: still,
  'blocked-exit': still,
  'empty-post': still,
  'cap-missing': still,
  'mask-missing': still,
  uniform: still,
  rodent: {output: 'event', leaves: 'eventLeaves', kept: 'rodentClips'},
  'wet-floor': still,
  'trash-overflow': still,
  'table-cleared': still,
  'shelf-gap': still,
  'display-check': still,
  'scan-count': {output: 'event', leaves: 'eventLeaves', kept: 'lossClips'},
  'drawer-open': {output: 'event', leaves: 'eventLeaves', kept: 'lossClips'},
  'box-drop': {output: 'event', leaves: 'eventLeaves', kept: 'findingsKept'},
  'fire-lane-parking': still,
  'forklift-person': still,
  'bay-occupied': numbers,
} as const satisfies Record<AlgorithmId, AlgorithmPromise>;

/** The same for devices, by kind, so that a new model is in. */
export const devicePromises = {
  camera: {computed: ['camera', 'box'], leaves: 'videoInStore', kept: 'storeVideo', updates: 'firmware'},
  aiCamera: {computed: ['camera'], leaves: 'countsLeave', kept: 'storeVideo', updates: 'firmware'},
  umeCamera: {computed: ['camera'], leaves: 'picturesLeave', kept: 'storeVideo', updates: 'algorithmSwap'},
  recorder: {computed: [], leaves: 'videoInStore', kept: 'storeVideo', updates: 'firmware'},
  edgeBox: {computed: ['box'], leaves: 'findingStill', kept: 'findingsKept', updates: 'algorithmSwap'},
  badge: {computed: ['cloud'], leaves: 'badgeAudio', kept: 'badgeRecordings', updates: 'firmware'},
} as const satisfies Record<ModelKind, DevicePromise>;
