import type zh from '@site/i18n/zh-CN/copy/downloads/app';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  sample: 'Drawn screens, sample data',
  enlarge: 'Enlarge',
  buttons: {pc: 'Desktop client', ios: 'App Store', android: 'Android'},
  platforms: {pc: 'Computer', ios: 'iPhone and iPad', android: 'Android'},
  version: (version: string) => `Version ${version}`,
  demo: ' (sample links)',
  copyLink: {copy: 'Copy link', copied: 'Copied', failed: 'Could not copy'},
  scan: 'Scan to open on your phone',
  qr: 'QR code with this page’s address',
  file: (size: string | null, checksum: string | null) =>
    [size && `Size: ${size}`, checksum && `SHA-256: ${checksum}`].filter(Boolean).join(' · '),
  byStore: 'verified by the App Store',
  orLater: (system: string) => `${system} or later`,
  works: 'Works with',
  who: 'Who may use it',
  changes: (version: string) => `New in ${version}`,
  permissions: {caption: 'Permissions', columns: ['Permission', 'What for', 'When it asks', 'If you decline']},
  wechat: {
    title: 'Open this page in your browser',
    android: ['Tap ··· at the top right', 'Choose “Open in browser”'] as [string, string],
    ios: ['Tap ··· at the top right', 'Choose “Open in Safari”'] as [string, string],
    stay: 'Read the page first',
    again: 'Show me how',
  },
  uc: {
    title: 'You are using UC Browser.',
    text: 'Long-press the download button and choose “Open in new window” to install.',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
