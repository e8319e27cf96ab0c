import type zh from '@site/i18n/zh-CN/copy/demos/box-checker';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  label: 'How many boxes',
  groups: {
    upTo1080: {label: 'Network cameras, 1080p or less', hint: 'With ONVIF or RTSP and a known password.'},
    above1080: {
      label: 'Network cameras above 1080p',
      hint: '4 or 8 megapixels, with a 1080p stream.',
    },
    analog: {label: 'Analog cameras on coax', hint: 'Their recorder has to offer RTSP.'},
    closed: {label: 'Cameras locked to their own app', hint: 'No ONVIF, no RTSP, or the password is lost.'},
  },
  now: (boxes: number, free: number) =>
    `${boxes} ${boxes === 1 ? 'box' : 'boxes'}, ${free} ${free === 1 ? 'channel' : 'channels'} free`,
  result: 'Boxes needed',
  boxes: (boxes: number) => (boxes === 1 ? 'B1 box' : 'B1 boxes'),
  sum: (usable: number, channels: number, boxes: number) =>
    `${usable} cameras ÷ ${channels} channels per box, rounded up = ${boxes}`,
  free: (channels: number) =>
    channels === 0
      ? 'Every channel is taken, so the next camera needs another box.'
      : `${channels} ${channels === 1 ? 'channel is' : 'channels are'} left for more cameras.`,
  energy: (watts: number, kwh: string) =>
    `${watts}\u00a0W at most in total; running all month, no more than ${kwh}\u00a0kWh.`,
  left: (count: number) =>
    `${count} cannot be connected. If the position matters, replace it with a camera that offers RTSP, or with an AI camera.`,
  second: (count: number) =>
    `${count} ${count === 1 ? 'needs' : 'need'} a second stream of 1920 × 1080 set up in the camera first.`,
  line: (label: string, count: number) => `${label}: ${count}`,
  send: 'Send this list',
  nothing: 'A box needs at least one camera it can connect to. For a new door, choose an AI camera.',
} satisfies CopyOf<typeof zh>;

export default copy;
