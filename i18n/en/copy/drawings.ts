import type zh from '@site/i18n/zh-CN/copy/drawings';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  views: {front: 'Front', face: 'Lens face', side: 'Side', back: 'Back'},
  parts: {
    lens: 'Lens',
    lenses: 'Two lenses',
    fisheye: 'Fisheye lens',
    smallDome: 'Small dome',
    light: 'Status light',
    lights: 'Status lights',
    dome: 'Dome',
    base: 'Base',
    joint: 'Joint',
    sunshield: 'Sunshield',
    underDome: 'Reset button and TF slot, under the dome',
    cover: 'Cover with the reset button and TF slot behind it',
    endCap: 'End cap with the reset hole and TF slot behind it',
    backHoles: 'Back: network port and reset hole',
    cardSlot: 'TF slot',
    barLabel: 'Label, on the back of the bar',
    microphone: 'Microphone holes',
    nameCard: 'Name card',
    chargePort: 'Charging port; the small hole beside it is the reset',
    clip: 'Clip',
    clipLabel: 'Label, under the clip',
    powerKey: 'Power button',
    usb: '2 USB ports',
    network: '2 network ports',
    heatSink: 'Heat sink',
  },
  labeled: (labels: readonly string[]) => `Status lights: ${labels.join(', ')}`,
  partsTitle: (name: string) => `Parts of the ${name}`,
  mountingTitle: (name: string, view: string) => `${name}: ${view.toLowerCase()}`,
  partsText: (name: string, list: readonly string[]) => `Line drawing of the ${name} with numbers: ${list.join('; ')}.`,
  mountingText: (fixing: string) => `Line drawing of the mounting side: ${fixing}.`,
  unit: 'Dimensions in mm',
} satisfies CopyOf<typeof zh>;

export default copy;
