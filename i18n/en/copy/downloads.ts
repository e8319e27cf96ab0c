import type zh from '@site/i18n/zh-CN/copy/downloads';
import {brand} from '@site/src/site/brand';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Downloads: desktop client and mobile apps',
    description:
      'Desktop client, Store inspection app, New Huidian, Home and Xiaodian: who needs which, versions, systems, how to verify a file, and older-platform installers.',
  },
  banner: {title: 'Downloads', text: 'Find the desktop client and the apps. The one for your device is marked.'},
  words: {
    entries: {windows: 'Windows', macos: 'macOS', ios: 'iOS', android: 'Android'} as Record<string, string>,
    products: {
      desktop: {
        title: 'Desktop client',
        text: 'Control rooms use it to view many cameras at once, run video walls, and export video and reports in bulk.',
      },
      inspection: {
        title: 'Store inspection app',
        text: 'Inspectors check and managers fix. For everyone who inspects stores (also known as Xundiantong).',
      },
      newHuidian: {
        title: 'New Huidian store app',
        text: 'It shows store numbers and devices on platform 6.x, starting with the stores that need you first.',
      },
      home: {
        title: `${brand.nameEn} Home`,
        text: 'It works with home cameras. Home accounts are separate from store accounts, and neither sees the other.',
      },
      xiaodian: {
        title: 'Xiaodian small-store app',
        text: 'For owners of one or two stores, who sign up by themselves.',
      },
      huidian: {
        title: 'Huidian store app',
        text: 'Existing customers on platform 5.x use it, and it gets security fixes only.',
      },
      desktopOld: {title: 'Desktop client 5.x', text: 'Works with Huidian. Cannot sign in to 6.x.'},
      desktopWindows7: {
        title: 'Client for Windows 7',
        text: 'For registers that cannot be updated. Live view and playback only; call the hotline before you install it.',
      },
    } as Record<string, {title: string; text: string}>,
    columns: {version: 'Version', updated: 'Updated', system: 'System', size: 'Size', checksum: 'SHA-256'},
    orLater: (system: string) => `${system} or later`,
    byStore: 'verified by the App Store',
    own: 'This device',
    get: 'Download',
    page: 'Open app page',
    ask: 'Ask the hotline',
  },
  which: {
    eyebrow: 'Which one',
    title: 'Choose by what you do',
    lead: 'If you pick the wrong one, the app tells you at sign-in which one is yours.',
    caption: 'Who installs what',
    columns: ['What you do', 'On the phone', 'On the computer', 'Account from'],
    rows: [
      {
        label: 'Inspect stores, assign or answer fixes',
        cells: ['Store inspection app', 'Web or desktop client', 'Your administrator'],
      },
      {
        label: 'Track traffic and sales, manage devices',
        cells: ['New Huidian', 'Desktop client or web', 'Your administrator'],
      },
      {
        label: 'Watch many cameras, export video',
        cells: ['Not recommended', 'Desktop client', 'Your administrator, with a permission of its own'],
      },
      {label: 'Run one or two stores of your own', cells: ['Xiaodian', 'Nothing', 'Sign up with your phone number']},
      {
        label: 'Check on your home',
        cells: [`${brand.nameEn} Home`, 'No computer version', 'Sign up with phone or e-mail'],
      },
      {label: 'Still on platform 5.x', cells: ['Huidian', 'Desktop client 5.x', 'The one you have']},
      {
        label: 'Install devices on site',
        cells: [
          '“Add device” in the Store inspection app or New Huidian',
          'Bulk import on the web',
          'A temporary one that expires by itself',
        ],
      },
    ],
    note: 'If you handle both inspections and store numbers, install the Store inspection app and New Huidian. One account works in both.',
  },
  groups: {
    eyebrow: 'Start here',
    title: 'Versions, systems and downloads',
    lead: 'The device you are using is marked. Each app has a page of its own with screens, permissions and a QR code.',
    web: 'Prefer not to install anything? Sign in on the web for live view, playback, reports and tasks. Video walls and bulk export need the client.',
    later: 'File sizes and SHA-256 checksums are added with the release.',
  },
  old: {
    title: 'Older platform, 5.x',
    text: 'Huidian and its desktop client, with version numbers and dates. New customers do not need these.',
  },
  checksum: {
    eyebrow: 'Before you install',
    title: 'Check that the file is the original',
    lead: 'This is worth a minute if the file came on a USB drive or through a proxy. If you downloaded it here and the browser did not complain, you can usually skip it.',
    systems: [
      {
        name: 'Windows',
        command: 'Get-FileHash .\\setup.exe -Algorithm SHA256',
        steps: [
          'In the download folder, hold Shift, right-click and open PowerShell',
          'Paste the command and put the real file name in place of setup.exe',
          'Compare the first and last six characters under Hash with the SHA-256 on this page',
        ],
      },
      {
        name: 'macOS',
        command: 'shasum -a 256 ~/Downloads/client.dmg',
        steps: [
          'Open Terminal and paste the command',
          'Delete the file name at the end and drag your file into the window to fill in the path',
          'Press Return and compare the long string with the SHA-256 on this page',
        ],
      },
    ],
    note: 'If they differ, do not install the file. Delete it and download it again. If they still differ, send us the file name and the value you got. Where this page shows no checksum, the hotline can read it to you for the version you name.',
    copy: {copy: 'Copy command', copied: 'Copied', failed: 'Could not copy'},
  },
  questions: {
    title: 'Downloading and updating',
    faq: [
      {
        question: 'I tapped Download inside WeChat and nothing happened. What now?',
        answer:
          'WeChat blocks installers and app stores. Open the app’s page and follow the arrow to ··· at the top right, which leads to your browser. Copying the link and pasting it there works as well.',
      },
      {
        question: 'My company computer does not allow software. What can I do?',
        answer:
          'Use the web version, which has live view, playback, reports and tasks. It does not have video walls and bulk export. To request an exception, send IT the version number from this page, and the checksum where there is one.',
      },
      {
        question: 'How often are there updates, and must I install them?',
        answer:
          'There is no fixed schedule, and ordinary updates are optional. A security release is announced at sign-in, along with the date after which the old version can no longer sign in.',
      },
      {
        question: 'Can I get an older version?',
        answer:
          'Not on phones, because app stores offer only the latest version. On computers the hotline can give you the previous one as a temporary way back.',
      },
      {
        question: 'Can I install without internet access?',
        answer:
          'Yes. The installer is complete and makes no connection. Afterward the client has to reach either the platform or a recorder on the same network.',
      },
      {
        question: 'Does the installer add any other software?',
        answer:
          'No. It offers no extra software, and uninstalling leaves no service behind. If you see boxes to check for other software, the file is not ours.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {
        title: 'A device is offline, step by step',
        note: 'Troubleshooting',
        href: '/support/troubleshooting/details/t0001',
      },
      {title: 'E3-X installation manual', note: 'Manual', href: '/support/manuals/e3-x'},
      {title: 'Manual of the UL-8232NH recorder', note: 'Manual', href: '/support/manuals/ul-8232nh'},
      {title: 'What the Store inspection app does', note: 'Product', href: '/products/xundiantong'},
      {title: 'Connect your own system', note: 'Output layer', href: '/paas/output-layer'},
    ],
  },
  trial: {
    title: 'No account yet?',
    text: 'Except for Xiaodian and the home app, a company has to be signed up first. A trial account lets you look around.',
    trial: 'Start free trial',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
