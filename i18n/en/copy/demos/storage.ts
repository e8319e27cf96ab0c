import type zh from '@site/i18n/zh-CN/copy/demos/storage';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  label: 'Recorder and disk planner',
  cameras: (total: number) => `Cameras, ${total} in all`,
  model: (row: number) => `Model in row ${row}`,
  option: (name: string, mbit: number) => `${name}, ${mbit}\u00a0Mbit/s`,
  count: (name: string) => `Number of ${name}`,
  remove: (name: string) => `Remove ${name}`,
  add: 'Add a model',
  hours: 'Recording per day',
  hoursUnit: 'hours',
  days: 'Keep for',
  daysUnit: 'days',
  sending: 'Cameras sending to the cloud at once',
  sendingUnit: 'cameras',
  powered: 'Power every camera from the recorder',
  poweredHint:
    'No separate switch needed. Each port’s standard, the number of ports and the total watts have to be sufficient. The W3-E has its own adapter and takes no port.',
  need: 'Disk space needed',
  sums: {
    storage: (mbit: string, hours: number, days: number, tb: string) =>
      `${mbit}\u00a0Mbit/s × 3,600 s × ${hours} h × ${days} days ÷ 8 ÷ 1,000,000 ÷ 0.95 = ${tb}\u00a0TB`,
    upstream: (count: number, mbit: string) =>
      `the ${count === 1 ? 'heaviest stream' : `${count} heaviest streams`}, ${mbit}\u00a0Mbit/s, times 1.3`,
  },
  fits: (name: string, disks: string) => `One ${name} with ${disks}`,
  none: 'No single recorder can handle this',
  split: (count: number, name: string, disks: string) =>
    `Add a recorder: ${count} × ${name}, streams divided evenly, each with ${disks}.`,
  shorter: (name: string, days: number) =>
    `Keep fewer days: one ${name} with full bays holds ${days} ${days === 1 ? 'day' : 'days'}.`,
  relaxed: (name: string, disks: string) =>
    `Power the cameras from a switch: then one ${name} is enough, with ${disks}.`,
  project:
    'More than eight recorders is a project: group the cameras by area, then give each group a recorder and a switch. Send us the camera list.',
  see: (name: string) => `See ${name} in detail`,
  upstream: 'Upload bandwidth',
  noUpstream: 'Next to nothing',
  supply: 'Separate power',
  noSupply: 'Not needed',
  why: 'The recorders, point by point',
  recorder: 'Recorder',
  points: {channels: 'Channels', rate: 'Incoming rate', disks: 'Disks', ports: 'Power'},
  diskSet: (disks: readonly number[]) =>
    disks.length === 1 ? `one ${disks[0]}\u00a0TB disk` : `${disks.length} disks, ${disks.join(' + ')}\u00a0TB`,
  mostDays: (days: number) => `Full bays hold ${days} ${days === 1 ? 'day' : 'days'}`,
  ofChannels: (count: number, channels: number) => `${count} of ${channels}`,
  ofRate: (mbit: string, max: number) => `${mbit} of ${max}\u00a0Mbit/s`,
  ofPorts: (ports: number) => (ports === 0 ? 'No PoE ports' : `${ports} PoE ports`),
  bySwitch: 'From a switch',
  holds: 'Meets: ',
  fails: 'Falls short: ',
} satisfies CopyOf<typeof zh>;

export default copy;
