import type zh from '@site/i18n/zh-CN/copy/camera-view';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  simulated: 'Simulation',
  alt: (event: string) => `Simulated camera picture: ${event}`,
  play: (event: string) => `Play: ${event}`,
  pause: (event: string) => `Pause: ${event}`,
  all: 'See all algorithms',
  dayNight: {
    day: 'By day',
    night: 'At night, infrared',
    label: 'Border between day and night',
    value: (night: number) => `Night fills ${night}% of the picture`,
    views: 'Place',
    alt: {
      day: (view: string) => `Simulated camera picture by day: ${view}`,
      night: (view: string) => `Simulated camera picture in infrared at night: ${view}`,
    },
  },
  wall: {
    time: 'Time of day',
    places: {
      entrance: 'Entrance',
      'aisle-corner': 'Aisles',
      'till-top': 'Register',
      dining: 'Dining room',
      kitchen: 'Kitchen',
      'pharmacy-counter': 'Pharmacy counter',
      storeroom: 'Stockroom',
      'loading-bay': 'Loading bay',
      street: 'Storefront',
    },
  },
  /** Names of one event. */
  own: {smoking: {item: 'Cigarette'}},
  /** What is wrong, where the kind alone would read as if it were the fault. */
  alerts: {
    uniform: 'No uniform',
    'cap-missing': 'No cap',
    'mask-missing': 'No mask',
    'empty-post': 'No employee here',
  },
  people: (count: number) => `${count} ${count === 1 ? 'person' : 'people'}`,
  kinds: {
    person: 'Person',
    staff: 'Staff',
    group: 'Group',
    cart: 'Cart',
    item: 'Item',
    vehicle: 'Vehicle',
    animal: 'Rodent',
    smoke: 'Smoke',
    fire: 'Fire',
    forklift: 'Forklift',
    box: 'Box',
    post: 'Post',
    spill: 'Spill',
    bins: 'Bins',
    table: 'Table',
    gap: 'Gap',
    display: 'Display',
    bay: 'Free bay',
    drawer: 'Drawer',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
