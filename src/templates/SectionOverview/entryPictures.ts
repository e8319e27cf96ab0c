/**
 * What an overview page shows of an entry: the moment an algorithm finds something, a device in its place or cut out, a room.
 * Where a page is about what cameras see, that is the picture. Entries without one show the drawing of the menu.
 */
import type {PictureProps} from '@site/src/components/media/Picture';
import type {AlgorithmId} from '@site/src/facts/algorithms';
import type {RouteId} from '@site/src/site/routes';

export type EntryPicture =
  | {readonly event: AlgorithmId}
  | {
      readonly family: Exclude<PictureProps['family'], 'event' | 'stage'>;
      readonly name: string;
      /** What a crop keeps, in percent of the picture's height; cameras that hang are at the top, where it begins without. */
      readonly keepY?: number;
    };

export const entryPictures: Partial<Record<RouteId, EntryPicture>> = {
  'technology.behaviorAnalysis': {event: 'fall'},
  'technology.humanDetection': {event: 'group-counting'},
  'technology.objectRecognition': {event: 'shelf-gap'},
  'technology.ratDetection': {event: 'rodent'},
  'technology.faceRecognition': {family: 'view', name: 'entrance-day'},
  algorithmMall: {event: 'smoke-fire'},
  'technology.edgeComputing': {family: 'mounted', name: 'b1', keepY: 70},
  'technology.platformCapabilities': {family: 'scene', name: 'edge-cloud'},

  'products.accuratePeopleCounting': {event: 'stereo-counting'},
  'products.headShoulderCounting': {event: 'overhead-counting'},
  'products.closeViewCustomerFlow': {event: 'shelf-stop'},
  'products.customerBehaviorAnalysis': {event: 'dwell-time'},
  'products.heatMapAnalysis': {family: 'scene', name: 'store-heat'},
  'products.crossLensAnalysis': {event: 'cross-lens-path'},
  'products.dataDashboard': {family: 'cutout', name: 'monitor'},
  'products.aiVideoRetrieval': {event: 'intrusion'},
  'products.cashLostPrevention': {event: 'drawer-open'},
  'products.locatedHere': {family: 'view', name: 'street-day'},
  'products.storeInspection.ai': {event: 'uniform'},
  'products.storeInspection.cloud': {family: 'view', name: 'dining-day'},
  'products.storeInspection.onSite': {event: 'display-check'},
  'products.xundiantong': {family: 'cutout', name: 'phone'},
  'products.intelligentShopping': {event: 'staff-exclusion'},
  'products.intelligentAttendance': {event: 'empty-post'},
  'products.ibadge': {family: 'cutout', name: 'i-badge'},
  'products.youxuetang': {family: 'view', name: 'kindergarten-day'},

  'products.hardware': {family: 'mounted', name: 'e3-d-h'},
  'products.cloudCamera': {family: 'mounted', name: 'e3-x'},
  'products.cloudAiCamera': {family: 'mounted', name: 'k3'},
  'products.cloudVideoRecorder': {family: 'cutout', name: 'ul-8232nh'},
  'products.aiBox': {family: 'mounted', name: 'b1', keepY: 70},
  'products.hardware.aiHardware': {family: 'cutout', name: 'h2001'},
  'products.hardware.u8d': {family: 'cutout', name: 'u8-d'},
  'products.hardware.u8t': {family: 'cutout', name: 'u8-t'},
  'products.hardware.u9d': {family: 'cutout', name: 'u9-d'},
  'products.hardware.ibadge': {family: 'cutout', name: 'i-badge'},

  'paas.accessLayer': {family: 'mounted', name: 'ul-8232nh'},
  'paas.outputLayer': {family: 'cutout', name: 'monitor'},
  vpaas: {family: 'view', name: 'entrance-day'},

  'solutions.smartStore': {family: 'scene', name: 'store-path'},
  'solutions.catering': {family: 'scene', name: 'catering'},
  'solutions.shoesClothing': {family: 'scene', name: 'shoes-clothing'},
  'solutions.medicine': {family: 'scene', name: 'medicine'},
  'solutions.automobile': {family: 'scene', name: 'automobile'},
  'solutions.fmcg': {family: 'scene', name: 'fmcg'},
  'solutions.smartCity': {family: 'scene', name: 'smart-city'},
  homeCameras: {family: 'mounted', name: 'w3-e', keepY: 88},
  ukid: {family: 'cutout', name: 'ukid'},
};
