/** Names of the troubleshooting catalogues. Apart from the support copy, for search shows them on every page. */
import type zh from '@site/i18n/zh-CN/copy/catalogues';
import type {CopyOf} from '@site/src/site/copy';

const catalogues = {
  power: {name: 'Power', about: 'No light, restarts, no power'},
  network: {name: 'Network', about: 'Offline, dropping, new router'},
  'live-view': {name: 'Live view', about: 'No picture, stutter, artifacts'},
  recording: {name: 'Recording', about: 'Gaps, disk alarms, too few days'},
  account: {name: 'Account', about: 'Sign-in, permissions, renewal, invoices'},
  'ai-counting': {name: 'People counting', about: 'Wrong count, POS mismatch, i-badge'},
  nvr: {name: 'Recorders', about: 'Channels, disks, playback'},
  app: {name: 'Mobile app', about: 'Install, push, check-in, open platform'},
} satisfies CopyOf<typeof zh>;

export default catalogues;
