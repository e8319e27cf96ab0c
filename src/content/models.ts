/**
 * The hardware catalogue: one entry per model, facts only, no words.
 *
 * Every page, filter, table and drawing takes its figures from here. A new model is one entry here, its sentences in
 * `i18n/<edition>/copy/models.ts` and its pictures under `static/media`. Limits come from the owner's specification:
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

/** The catalogue in the order pages list it. Checked against `models.schema.ts` by the build and the content tests. */
export const models: readonly Model[] = [
  {
    id: 'w3-e', name: 'W3-E', media: 'w3-e', kind: 'camera', form: 'cube',
    pixels: [2304, 1296], fps: 25, focalMm: 2.8, hfovDeg: 110, nightM: 8, mbit: 2, tfMaxGb: 128, wifi: true,
    audio: 'twoWay', ingress: null, panDeg: null, opticalZoom: null,
    sizeMm: [66, 104, 66], weightG: 168, powerW: 5, power: ['dc5'], ethernetMbit: 100, temperatureC: [-10, 45],
    resetSeconds: 5, leds: cameraLeds, firmware: '6.2.0',
  },
  {
    id: 'w3-s', name: 'W3-S', media: 'w3-s', kind: 'camera', form: 'miniDome',
    pixels: [2304, 1296], fps: 25, focalMm: 2.8, hfovDeg: 104, nightM: 10, mbit: 2, tfMaxGb: 128, wifi: true,
    audio: 'mic', ingress: null, panDeg: null, opticalZoom: null,
    sizeMm: [98, 62, 98], weightG: 210, powerW: 6, power: ['dc12', 'poe'], ethernetMbit: 100, temperatureC: [-10, 50],
    resetSeconds: 5, leds: cameraLeds, firmware: '6.2.0',
  },
  {
    id: 'p3-x-8', name: 'P3-X-8', media: 'p3-x-8', kind: 'camera', form: 'ptz',
    pixels: [2560, 1440], fps: 25, focalMm: 2.8, hfovDeg: 102, nightM: 30, mbit: 4, tfMaxGb: 256, wifi: false,
    audio: 'twoWay', ingress: null, panDeg: 355, opticalZoom: 8,
    sizeMm: [132, 168, 132], weightG: 760, powerW: 13, power: ['dc12', 'poe'], ethernetMbit: 100, temperatureC: [-20, 50],
    resetSeconds: 5, leds: cameraLeds, firmware: '6.2.1',
  },
  {
    id: 'e3-x', name: 'E3-X', media: 'e3-x', kind: 'camera', form: 'turret',
    pixels: [2560, 1440], fps: 25, focalMm: 2.8, hfovDeg: 104, nightM: 20, mbit: 3, tfMaxGb: 256, wifi: false,
    audio: 'mic', ingress: null, panDeg: null, opticalZoom: null,
    sizeMm: [112, 96, 112], weightG: 340, powerW: 7, power: ['poe', 'dc12'], ethernetMbit: 100, temperatureC: [-20, 50],
    resetSeconds: 5, leds: cameraLeds, firmware: '6.2.1',
  },
  {
    id: 'e3-d-h', name: 'E3-D-H', media: 'e3-d-h', kind: 'camera', form: 'dome',
    pixels: [2688, 1520], fps: 25, focalMm: 2.8, hfovDeg: 108, nightM: 30, mbit: 4, tfMaxGb: 256, wifi: false,
    audio: 'mic', ingress: 'IP66', panDeg: null, opticalZoom: null,
    sizeMm: [118, 88, 118], weightG: 480, powerW: 8, power: ['poe', 'dc12'], ethernetMbit: 100, temperatureC: [-30, 60],
    resetSeconds: 5, leds: cameraLeds, firmware: '6.2.1',
  },
  {
    id: 'e3-t-h', name: 'E3-T-H', media: 'e3-t-h', kind: 'camera', form: 'bullet',
    pixels: [2688, 1520], fps: 25, focalMm: 4, hfovDeg: 84, nightM: 50, mbit: 4, tfMaxGb: 256, wifi: false,
    audio: 'mic', ingress: 'IP67', panDeg: null, opticalZoom: null,
    sizeMm: [78, 76, 204], weightG: 560, powerW: 9, power: ['poe', 'dc12'], ethernetMbit: 100, temperatureC: [-30, 60],
    resetSeconds: 5, leds: cameraLeds, firmware: '6.2.1',
  },
  {
    id: 'k3', name: 'K3', media: 'k3', kind: 'aiCamera', form: 'overheadCounter',
    pixels: [1920, 1080], fps: 25, focalMm: 2.1, hfovDeg: 120, nightM: 6, mbit: 2, tfMaxGb: 128,
    mountM: [2.6, 4], doorM: 3,
    sizeMm: [164, 52, 110], weightG: 420, powerW: 8, power: ['poe', 'dc12'], ethernetMbit: 100, temperatureC: [-10, 50],
    resetSeconds: 5, leds: cameraLeds, firmware: '6.2.1',
  },
  {
    id: 'h1001', name: 'H1001', media: 'h1001', kind: 'aiCamera', form: 'stereoCounter',
    pixels: [1920, 1080], fps: 25, focalMm: 2.4, hfovDeg: 112, nightM: 6, mbit: 2, tfMaxGb: 128,
    mountM: [2.2, 3], doorM: 4,
    sizeMm: [196, 120, 74], weightG: 610, powerW: 9, power: ['poe', 'dc12'], ethernetMbit: 100, temperatureC: [-10, 50],
    resetSeconds: 5, leds: cameraLeds, firmware: '6.1.4',
  },
  {
    id: 'ul-8232nh', name: 'UL-8232NH', media: 'ul-8232nh', kind: 'recorder',
    channels: 32, disks: 2, diskTb: [6, 8], inMbit: 256, poePorts: 0, outputs: ['hdmi', 'vga'],
    sizeMm: [380, 52, 310], weightG: 2600, powerW: 45, power: ['ac'], ethernetMbit: 1000, temperatureC: [0, 45],
    resetSeconds: 10, leds: recorderLeds, firmware: '6.1.2',
  },
  {
    id: 'ul-8208nh', name: 'UL-8208NH', media: 'ul-8208nh', kind: 'recorder',
    channels: 8, disks: 1, diskTb: [6, 8], inMbit: 80, poePorts: 8, outputs: ['hdmi', 'vga'],
    sizeMm: [260, 46, 230], weightG: 1400, powerW: 110, power: ['ac'], ethernetMbit: 1000, temperatureC: [0, 45],
    resetSeconds: 10, leds: recorderLeds, firmware: '6.1.2',
  },
  {
    id: 'ul-7016nh-h1', name: 'UL-7016NH-H1', media: 'ul-7016nh-h1', kind: 'recorder',
    channels: 16, disks: 1, diskTb: [6, 8], inMbit: 160, poePorts: 0, outputs: ['hdmi', 'vga'],
    sizeMm: [300, 48, 250], weightG: 1700, powerW: 24, power: ['ac'], ethernetMbit: 1000, temperatureC: [0, 45],
    resetSeconds: 10, leds: recorderLeds, firmware: '6.1.2',
  },
  {
    id: 'b1', name: 'B1', media: 'b1', kind: 'edgeBox', channels: 4, tops: 6,
    sizeMm: [186, 58, 128], weightG: 980, powerW: 18, power: ['dc12'], ethernetMbit: 1000, temperatureC: [-10, 50],
    resetSeconds: 8, leds: edgeLeds, firmware: '6.2.0',
  },
];

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
