import type zh from '@site/i18n/zh-CN/copy/camera-view';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  simulated: 'Simulation',
  alt: (event: string) => `Simulated camera picture: ${event}`,
  play: (event: string) => `Play: ${event}`,
  pause: (event: string) => `Pause: ${event}`,
  all: 'See all algorithms',
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
    place: 'Spot',
    forklift: 'Forklift',
    box: 'Box',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
