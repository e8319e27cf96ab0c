/**
 * The hardware catalogue: one entry per model, facts only, no words.
 *
 * Every page, filter, table and drawing takes its figures from here. A new model is one entry here, its sentences in
 * `i18n/<edition>/copy/hardware/models/<id>.ts` and its pictures under `static/media`. Limits come from the owner's specification:
 * TF card at most 256 GB, disks of 6 or 8 TB, 4/8/16/32 recorder channels, pan 355/350/345 degrees, edge box at most
 * four 1080p channels.
 */
import type {Led, Model, ModelKind} from './models.schema';

const cameraLeds: Led[] = [
  {label: null, colour: 'none', pattern: 'off', meaning: 'noPower'},
  {label: null, colour: 'red', pattern: 'steady', meaning: 'starting'},
  {label: null, colour: 'red', pattern: 'fast', meaning: 'storageFault'},
  {label: null, colour: 'amber', pattern: 'steady', meaning: 'noNetwork'},
  {label: null, colour: 'amber', pattern: 'slow', meaning: 'waitingForSetup'},
  {label: null, colour: 'amber', pattern: 'fast', meaning: 'upgrading'},
  {label: null, colour: 'blue', pattern: 'slow', meaning: 'connectingToCloud'},
  {label: null, colour: 'blue', pattern: 'steady', meaning: 'online'},
];

const recorderLeds: Led[] = [
  {label: 'PWR', colour: 'none', pattern: 'off', meaning: 'noPower'},
  {label: 'PWR', colour: 'green', pattern: 'steady', meaning: 'running'},
  {label: 'NET', colour: 'none', pattern: 'off', meaning: 'noNetwork'},
  {label: 'NET', colour: 'green', pattern: 'slow', meaning: 'connectingToCloud'},
  {label: 'NET', colour: 'green', pattern: 'steady', meaning: 'online'},
  {label: 'HDD', colour: 'amber', pattern: 'steady', meaning: 'diskFault'},
  {label: 'ALM', colour: 'red', pattern: 'slow', meaning: 'alarm'},
];

const edgeLeds: Led[] = [
  {label: 'PWR', colour: 'none', pattern: 'off', meaning: 'noPower'},
  {label: 'PWR', colour: 'green', pattern: 'steady', meaning: 'running'},
  {label: 'NET', colour: 'amber', pattern: 'steady', meaning: 'noNetwork'},
  {label: 'NET', colour: 'blue', pattern: 'steady', meaning: 'online'},
  {label: 'AI', colour: 'blue', pattern: 'slow', meaning: 'algorithmLoading'},
  {label: 'AI', colour: 'blue', pattern: 'steady', meaning: 'running'},
];

const badgeLeds: Led[] = [
  {label: null, colour: 'none', pattern: 'off', meaning: 'noPower'},
  {label: null, colour: 'red', pattern: 'steady', meaning: 'recording'},
  {label: null, colour: 'amber', pattern: 'slow', meaning: 'lowBattery'},
  {label: null, colour: 'green', pattern: 'slow', meaning: 'charging'},
  {label: null, colour: 'blue', pattern: 'steady', meaning: 'online'},
];

/** The catalogue in the order pages list it. Checked against `models.schema.ts` by the build and the content tests. */
export const models: readonly Model[] = [
  {
    id: 'w3-e', name: 'W3-E', media: 'w3-e', kind: 'camera', form: 'cube',
    pixels: [2304, 1296], fps: 25, focalMm: 2.8, hfovDeg: 110, nightM: 8, mbit: 2, tfMaxGb: 128, wifi: true,
    audio: 'twoWay', ingress: null, panDeg: null, opticalZoom: null,
    mountM: [1.2, 2.2], mount: {pattern: 'circle', holes: 3, circleMm: 44, screw: 'M3', cableMm: null},
    sizeMm: [66, 104, 66], weightG: 168, powerW: 5, power: ['dc5'], ethernetMbit: 100, temperatureC: [-10, 45],
    resetSeconds: 5, leds: cameraLeds, firmware: '6.2.0',
  },
  {
    id: 'w3-s', name: 'W3-S', media: 'w3-s', kind: 'camera', form: 'miniDome',
    pixels: [2304, 1296], fps: 25, focalMm: 2.8, hfovDeg: 104, nightM: 10, mbit: 2, tfMaxGb: 128, wifi: true,
    audio: 'mic', ingress: null, panDeg: null, opticalZoom: null,
    mountM: [2.3, 3.2], mount: {pattern: 'circle', holes: 3, circleMm: 70, screw: 'M4', cableMm: 22},
    sizeMm: [98, 62, 98], weightG: 210, powerW: 6, power: ['dc12', 'poe'], ethernetMbit: 100, temperatureC: [-10, 50],
    resetSeconds: 5, leds: cameraLeds, firmware: '6.2.0',
  },
  {
    id: 'p3-x-8', name: 'P3-X-8', media: 'p3-x-8', kind: 'camera', form: 'ptz',
    pixels: [2560, 1440], fps: 25, focalMm: 2.8, hfovDeg: 102, nightM: 30, mbit: 4, tfMaxGb: 256, wifi: false,
    audio: 'twoWay', ingress: null, panDeg: 355, opticalZoom: 8,
    mountM: [2.8, 5], mount: {pattern: 'circle', holes: 4, circleMm: 100, screw: 'M4', cableMm: 25},
    sizeMm: [132, 168, 132], weightG: 760, powerW: 13, power: ['dc12', 'poe'], ethernetMbit: 100, temperatureC: [-20, 50],
    resetSeconds: 5, leds: cameraLeds, firmware: '6.2.1',
  },
  {
    id: 'e3-x', name: 'E3-X', media: 'e3-x', kind: 'camera', form: 'turret',
    pixels: [2560, 1440], fps: 25, focalMm: 2.8, hfovDeg: 104, nightM: 20, mbit: 3, tfMaxGb: 256, wifi: false,
    audio: 'mic', ingress: null, panDeg: null, opticalZoom: null,
    mountM: [2.5, 3.5], mount: {pattern: 'circle', holes: 3, circleMm: 80, screw: 'M4', cableMm: 25},
    sizeMm: [112, 96, 112], weightG: 340, powerW: 7, power: ['poe', 'dc12'], ethernetMbit: 100, temperatureC: [-20, 50],
    resetSeconds: 5, leds: cameraLeds, firmware: '6.2.1',
  },
  {
    id: 'e3-d-h', name: 'E3-D-H', media: 'e3-d-h', kind: 'camera', form: 'dome',
    pixels: [2688, 1520], fps: 25, focalMm: 2.8, hfovDeg: 108, nightM: 30, mbit: 4, tfMaxGb: 256, wifi: false,
    audio: 'mic', ingress: 'IP66', panDeg: null, opticalZoom: null,
    mountM: [2.5, 4], mount: {pattern: 'circle', holes: 3, circleMm: 86, screw: 'M4', cableMm: 25},
    sizeMm: [118, 88, 118], weightG: 480, powerW: 8, power: ['poe', 'dc12'], ethernetMbit: 100, temperatureC: [-30, 60],
    resetSeconds: 5, leds: cameraLeds, firmware: '6.2.1',
  },
  {
    id: 'e3-t-h', name: 'E3-T-H', media: 'e3-t-h', kind: 'camera', form: 'bullet',
    pixels: [2688, 1520], fps: 25, focalMm: 4, hfovDeg: 84, nightM: 50, mbit: 4, tfMaxGb: 256, wifi: false,
    audio: 'mic', ingress: 'IP67', panDeg: null, opticalZoom: null,
    mountM: [2.8, 5], mount: {pattern: 'circle', holes: 4, circleMm: 58, screw: 'M4', cableMm: 20},
    sizeMm: [78, 76, 204], weightG: 560, powerW: 9, power: ['poe', 'dc12'], ethernetMbit: 100, temperatureC: [-30, 60],
    resetSeconds: 5, leds: cameraLeds, firmware: '6.2.1',
  },
  {
    id: 'fmix-d', name: 'Fmix-D', media: 'fmix-d', kind: 'aiCamera', form: 'fisheyeDome',
    pixels: [2880, 2880], fps: 20, focalMm: 1.3, hfovDeg: 180, nightM: 10, mbit: 6, tfMaxGb: 256,
    mountM: [2.5, 4], doorM: 3.5,
    mount: {pattern: 'rect', holes: 4, rectMm: [150, 60], screw: 'M4', cableMm: 25},
    sizeMm: [214, 64, 98], weightG: 520, powerW: 10, power: ['poe', 'dc12'], ethernetMbit: 100, temperatureC: [-10, 50],
    resetSeconds: 5, leds: cameraLeds, firmware: '6.2.1',
  },
  {
    id: 'k3', name: 'K3', media: 'k3', kind: 'aiCamera', form: 'overheadCounter',
    pixels: [1920, 1080], fps: 25, focalMm: 2.1, hfovDeg: 120, nightM: 6, mbit: 2, tfMaxGb: 128,
    mountM: [2.6, 4], doorM: 3,
    mount: {pattern: 'rect', holes: 4, rectMm: [120, 70], screw: 'M4', cableMm: 22},
    sizeMm: [164, 52, 110], weightG: 420, powerW: 8, power: ['poe', 'dc12'], ethernetMbit: 100, temperatureC: [-10, 50],
    resetSeconds: 5, leds: cameraLeds, firmware: '6.2.1',
  },
  {
    id: 'h1001', name: 'H1001', media: 'h1001', kind: 'aiCamera', form: 'stereoCounter',
    pixels: [1920, 1080], fps: 25, focalMm: 2.4, hfovDeg: 112, nightM: 6, mbit: 2, tfMaxGb: 128,
    mountM: [2.2, 3], doorM: 4,
    mount: {pattern: 'circle', holes: 3, circleMm: 54, screw: 'M4', cableMm: 18},
    sizeMm: [196, 120, 74], weightG: 610, powerW: 9, power: ['poe', 'dc12'], ethernetMbit: 100, temperatureC: [-10, 50],
    resetSeconds: 5, leds: cameraLeds, firmware: '6.1.4',
  },
  {
    id: 'h2001', name: 'H2001', media: 'h2001', kind: 'aiCamera', form: 'stereoCounter',
    pixels: [2560, 1440], fps: 25, focalMm: 2.4, hfovDeg: 118, nightM: 8, mbit: 3, tfMaxGb: 256,
    mountM: [2.6, 6], doorM: 5,
    mount: {pattern: 'circle', holes: 4, circleMm: 62, screw: 'M4', cableMm: 20},
    sizeMm: [228, 124, 82], weightG: 780, powerW: 11, power: ['poe', 'dc12'], ethernetMbit: 100, temperatureC: [-20, 50],
    resetSeconds: 5, leds: cameraLeds, firmware: '6.2.0',
  },
  {
    id: 'u8-d', name: 'U8-D', media: 'u8-d', kind: 'umeCamera', series: 'ume-8-series', form: 'dome',
    pixels: [3840, 2160], fps: 25, focalMm: 2.8, hfovDeg: 106, nightM: 30, mbit: 8, tfMaxGb: 256,
    ingress: null, audio: 'mic', slots: 3, tops: 2,
    mountM: [2.6, 4], mount: {pattern: 'circle', holes: 3, circleMm: 90, screw: 'M4', cableMm: 27},
    sizeMm: [124, 92, 124], weightG: 540, powerW: 11, power: ['poe', 'dc12'], ethernetMbit: 100, temperatureC: [-20, 55],
    resetSeconds: 5, leds: cameraLeds, firmware: '6.2.1',
  },
  {
    id: 'u8-t', name: 'U8-T', media: 'u8-t', kind: 'umeCamera', series: 'ume-8-series', form: 'turret',
    pixels: [3840, 2160], fps: 25, focalMm: 4, hfovDeg: 86, nightM: 40, mbit: 8, tfMaxGb: 256,
    ingress: 'IP67', audio: 'twoWay', slots: 3, tops: 2,
    mountM: [2.8, 5], mount: {pattern: 'circle', holes: 3, circleMm: 88, screw: 'M4', cableMm: 27},
    sizeMm: [122, 104, 122], weightG: 590, powerW: 12, power: ['poe', 'dc12'], ethernetMbit: 100, temperatureC: [-30, 60],
    resetSeconds: 5, leds: cameraLeds, firmware: '6.2.1',
  },
  {
    id: 'u9-d', name: 'U9-D', media: 'u9-d', kind: 'umeCamera', series: 'ume-9-series', form: 'dome',
    pixels: [4000, 3000], fps: 20, focalMm: 2.8, hfovDeg: 112, nightM: 40, mbit: 12, tfMaxGb: 256,
    ingress: 'IP67', audio: 'mic', slots: 6, tops: 4,
    mountM: [3, 7], mount: {pattern: 'circle', holes: 4, circleMm: 126, screw: 'M5', cableMm: 32},
    sizeMm: [168, 124, 168], weightG: 1180, powerW: 16, power: ['poe', 'dc12'], ethernetMbit: 1000, temperatureC: [-30, 60],
    resetSeconds: 5, leds: cameraLeds, firmware: '6.2.1',
  },
  {
    id: 'ul-8232nh', name: 'UL-8232NH', media: 'ul-8232nh', kind: 'recorder',
    channels: 32, disks: 2, diskTb: [6, 8], inMbit: 256, poePorts: 0, poeBudgetW: 0, outputs: ['hdmi', 'vga'],
    mount: {pattern: 'feet', rectMm: [320, 250]},
    sizeMm: [380, 52, 310], weightG: 2600, powerW: 45, power: ['ac'], ethernetMbit: 1000, temperatureC: [0, 45],
    resetSeconds: 10, leds: recorderLeds, firmware: '6.1.2',
  },
  {
    id: 'ul-8208nh', name: 'UL-8208NH', media: 'ul-8208nh', kind: 'recorder',
    channels: 8, disks: 1, diskTb: [6, 8], inMbit: 80, poePorts: 8, poeBudgetW: 90, outputs: ['hdmi', 'vga'],
    mount: {pattern: 'feet', rectMm: [206, 176]},
    sizeMm: [260, 46, 230], weightG: 1400, powerW: 110, power: ['ac'], ethernetMbit: 1000, temperatureC: [0, 45],
    resetSeconds: 10, leds: recorderLeds, firmware: '6.1.2',
  },
  {
    id: 'ul-7016nh-h1', name: 'UL-7016NH-H1', media: 'ul-7016nh-h1', kind: 'recorder',
    channels: 16, disks: 1, diskTb: [6, 8], inMbit: 160, poePorts: 0, poeBudgetW: 0, outputs: ['hdmi', 'vga'],
    mount: {pattern: 'feet', rectMm: [246, 196]},
    sizeMm: [300, 48, 250], weightG: 1700, powerW: 24, power: ['ac'], ethernetMbit: 1000, temperatureC: [0, 45],
    resetSeconds: 10, leds: recorderLeds, firmware: '6.1.2',
  },
  {
    id: 'b1', name: 'B1', media: 'b1', kind: 'edgeBox', channels: 4, tops: 6,
    mount: {pattern: 'rect', holes: 4, rectMm: [150, 92], screw: 'M4', cableMm: null},
    sizeMm: [186, 58, 128], weightG: 980, powerW: 18, power: ['dc12'], ethernetMbit: 1000, temperatureC: [-10, 50],
    resetSeconds: 8, leds: edgeLeds, firmware: '6.2.0',
  },
  {
    id: 'ibadge', name: 'i-badge', media: 'i-badge', kind: 'badge',
    pixels: [1920, 1080], microphones: 2, batteryHours: 10, chargeHours: 2, storageGb: 64, bluetooth: true, wifi: true,
    mount: {pattern: 'clip', clipMm: 24, openingMm: 6},
    sizeMm: [58, 88, 13], weightG: 62, powerW: 5, power: ['dc5'], ethernetMbit: null, temperatureC: [0, 45],
    resetSeconds: 10, leds: badgeLeds, firmware: '6.1.0',
  },
];

const categories: Readonly<Record<Exclude<ModelKind, 'umeCamera' | 'badge'>, string>> = {
  camera: 'cloud-camera',
  aiCamera: 'cloud-ai-camera',
  recorder: 'cloud-video-recorder',
  edgeBox: 'ai-box',
};

/** Edition-relative address of a model's page: by list page, by series, or by its own name for the badge. */
export function hardwarePath(model: Model): string {
  const hardware = '/products/hardware';
  if (model.kind === 'badge') return `${hardware}/${model.id}`;
  return `${hardware}/${model.kind === 'umeCamera' ? model.series : categories[model.kind]}/${model.id}`;
}

/** The model with this id. Throws for an unknown id: a page that names one is wrong. */
export function modelById(id: string): Model {
  const found = models.find((model) => model.id === id);
  if (!found) throw new Error(`No model "${id}" in src/content/models.ts; known: ${models.map((m) => m.id).join(', ')}`);
  return found;
}

/** All models of one kind, in catalogue order, typed to that kind. */
export function modelsOfKind<K extends ModelKind>(kind: K): Extract<Model, {kind: K}>[] {
  return models.filter((model): model is Extract<Model, {kind: K}> => model.kind === kind);
}
