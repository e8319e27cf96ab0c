import type zh from '@site/i18n/zh-CN/copy/forms/service-labels';
import type {ModelId} from '@site/src/facts/models';
import type {CopyOf} from '@site/src/site/copy';

/** Where the label of each model is, as its support page says. */
const labels: Readonly<Record<ModelId, string>> = {
  'w3-e': 'on the back above the network port; the back of the quick guide has the same code.',
  'w3-s': 'on the side of the base, against the ceiling, and on the side of the box.',
  'p3-x-8': 'on the side of the base, at eye level from the ladder.',
  'e3-x': 'inside the small cover below the ball, next to the reset button, and on the side of the box.',
  'e3-d-h': 'inside the dome. Leave the dome closed: the back of the quick guide and the side of the box have it too.',
  'e3-t-h': 'on the side of the body near the bracket; a phone at 2× zoom can read it.',
  'fmix-d': 'on the face that clips to the back plate, hidden once it is up.',
  k3: 'on the top face, which the ceiling hides, and on the side of the box.',
  h1001: 'on the back of the bar, which faces the ceiling once it is up, and on the quick guide.',
  h2001: 'on the back of the bar, too high to read from the floor.',
  'u8-d': 'inside the base, behind the dome.',
  'u8-t': 'on the back of the ball, hidden once it is aimed, and on the side of the box.',
  'u9-d': 'on the side of the base and behind the plate.',
  'ul-8232nh': 'underneath, toward the back.',
  'ul-8208nh': 'underneath, near the right feet.',
  'ul-7016nh-h1': 'in the middle of the underside.',
  b1: 'underneath the box.',
  ibadge: 'on the back, under the clip; lift the clip to read it.',
};

const isOnMonitor = (model: ModelId): boolean => model.startsWith('ul-');

/** Where the serial number is; loaded once a model is chosen. */
const copy = {
  label: (model: ModelId, name: string) =>
    `The label of the ${name} is ${labels[model]} Out of reach? ${
      isOnMonitor(model)
        ? 'Look on the monitor under Main menu → System → Device info.'
        : 'Look in the app under Devices → Settings → Device info.'
    }`,
  labelMore: (name: string) => `What the label of the ${name} looks like`,
} satisfies CopyOf<typeof zh>;

export default copy;
