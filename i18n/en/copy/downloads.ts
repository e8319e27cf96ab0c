import type zh from '@site/i18n/zh-CN/copy/downloads';
import {brand} from '@site/src/site/brand';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Downloads: desktop client and apps',
    description:
      'Desktop client, Xundiantong, New Huidian, Home and Xiaodian: who needs which, versions, systems, checksums, and installers for the older platform.',
  },
  banner: {title: 'Downloads', text: 'We look at what you are holding and mark the one that fits.'},
  words: {
    platforms: {pc: 'Computer', ios: 'iPhone and iPad', android: 'Android phones and tablets'},
    entries: {windows: 'Windows', macos: 'macOS', ios: 'iOS', android: 'Android'} as Record<string, string>,
    products: {
      desktop: {
        title: 'Desktop client',
        text: 'Many pictures at once, video walls, bulk export of video and reports. For control rooms and headquarters.',
      },
      inspection: {title: 'Xundiantong', text: 'Inspectors check, managers fix. For everyone who inspects.'},
      newHuidian: {
        title: 'New Huidian',
        text: 'Figures and devices, with the stores that need you first. For platform 6.x.',
      },
      home: {
        title: `${brand.nameEn} Home`,
        text: 'For home cameras. Accounts are apart from those of stores, and neither sees the other.',
      },
      xiaodian: {title: 'Xiaodian', text: 'For owners of one or two shops, who sign up by themselves.'},
      huidian: {title: 'Huidian', text: 'For existing customers on platform 5.x. Security fixes only.'},
      desktopOld: {title: 'Desktop client 5.x', text: 'Pairs with Huidian. Cannot sign in to 6.x.'},
      desktopWindows7: {
        title: 'Client for Windows 7',
        text: 'For registers that cannot be updated. Live view and playback only; talk to the hotline before you install it.',
      },
    } as Record<string, {title: string; text: string}>,
    columns: {version: 'Version', updated: 'Updated', system: 'System', size: 'Size', checksum: 'SHA-256'},
    version: (version: string) => `Version ${version}`,
    orLater: (system: string) => `${system} or later`,
    notProvided: 'not provided',
    byStore: 'verified by the App Store',
    none: 'none yet',
    get: 'Download',
    page: 'Screens, permissions, details',
  },
  first: {
    eyebrow: 'Start here',
    title: 'What are you using right now?',
    lead: 'The one for this device is marked. Each app leads to a page of its own with screens, permissions and a QR code.',
    own: 'This device',
    web: 'Rather not install anything? Sign in on the web for live view, playback, reports and tasks. Video walls and bulk export stay with the client.',
  },
  which: {
    eyebrow: 'Which one',
    title: 'Choose by what you do, not by your title',
    lead: 'A wrong guess does no harm: at sign-in you are told which app is yours.',
    caption: 'Who installs what',
    columns: ['What you do', 'On the phone', 'On the computer', 'Account from'],
    rows: [
      {
        label: 'Inspect stores, assign or answer fixes',
        cells: ['Xundiantong', 'Web or desktop client', 'Your administrator'],
      },
      {
        label: 'Follow traffic and sales, look after devices',
        cells: ['New Huidian', 'Desktop client or web', 'Your administrator'],
      },
      {
        label: 'Watch many cameras, export video',
        cells: ['Better not', 'Desktop client', 'Your administrator, with a permission of its own'],
      },
      {label: 'Run one or two shops of your own', cells: ['Xiaodian', 'Nothing', 'Sign up with your phone number']},
      {
        label: 'Look in at home',
        cells: [`${brand.nameEn} Home`, 'No computer version', 'Sign up with phone or e-mail'],
      },
      {label: 'Still on platform 5.x', cells: ['Huidian', 'Desktop client 5.x', 'The one you have']},
      {
        label: 'Install devices on site',
        cells: [
          '“Add device” in Xundiantong or New Huidian',
          'Bulk import on the web',
          'A temporary one that expires by itself',
        ],
      },
    ],
    note: 'If you look after both checks and figures, install Xundiantong and New Huidian. One account opens both.',
  },
  groups: {
    eyebrow: 'All files',
    title: 'Versions, systems and checksums',
    lead: '“Not provided” means that we have no figure to publish yet. It does not mean zero. ',
    demo: 'Download addresses are samples at present and lead to no file.',
  },
  old: {
    title: 'Older platform, 5.x',
    text: 'Huidian and its desktop client, with version numbers and dates. New customers can skip this.',
  },
  checksum: {
    eyebrow: 'Before you install',
    title: 'Make sure nobody swapped the file',
    lead: 'Worth a minute if the file came on a stick or through a proxy. If you downloaded it here and the browser did not complain, you can usually skip it.',
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
    note: 'If they differ, do not install it. Delete it and download once more; if they still differ, send us the file name and the value you got. Where this page shows no checksum, the hotline can read it to you for the version you name.',
    copy: {copy: 'Copy command', copied: 'Copied', failed: 'Could not copy'},
  },
  questions: {
    title: 'Downloading and updating',
    faq: [
      {
        question: 'I tapped Download inside WeChat and nothing happened',
        answer:
          'WeChat blocks installers and stores. Open the app’s page and follow the arrow to ··· at the top right, which leads to your browser. Copying the link and pasting it there works as well.',
      },
      {
        question: 'My company computer does not allow software. What can I do?',
        answer:
          'Use the web version: live view, playback, reports and tasks are all in it. Video walls and bulk export are not. For an exception, send IT the version number and checksum from this page.',
      },
      {
        question: 'How often are there updates, and must I install them?',
        answer:
          'There is no fixed schedule. Ordinary updates are optional. A security release announces itself at sign-in together with the date after which the old version no longer gets in.',
      },
      {
        question: 'Can I get an older version?',
        answer:
          'Not on phones, where stores hand out the latest only. On computers the hotline can give you the one before, as a temporary way back.',
      },
      {
        question: 'Can I install without internet access?',
        answer:
          'Yes. The installer is complete and makes no connection. Afterward the client has to reach either the platform or a recorder on the same network.',
      },
      {
        question: 'Does the installer bring anything else along?',
        answer:
          'No. It offers no extra software to tick, and uninstalling leaves no service behind. If you see boxes to tick, the file is not ours.',
      },
    ],
    readTitle: 'Not here to download?',
    reading: [
      {
        title: 'A device is offline, step by step',
        note: 'Troubleshooting',
        href: '/support/troubleshooting/details/t0001',
      },
      {title: 'E3-X installation manual', note: 'Manual', href: '/support/manuals/e3-x'},
      {title: 'Manual of the UL-8232NH recorder', note: 'Manual', href: '/support/manuals/ul-8232nh'},
      {title: 'What is Xundiantong?', note: 'Product', href: '/products/xundiantong'},
      {title: 'Connect your own system', note: 'Output layer', href: '/paas/output-layer'},
    ],
  },
  trial: {
    title: 'No account yet?',
    text: 'Xiaodian and the home app aside, a company has to be signed up first. A trial account lets you look around.',
    trial: 'Start free trial',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
