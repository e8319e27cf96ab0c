import type zh from '@site/i18n/zh-CN/copy/shell';
import {brand} from '@site/src/site/brand';
import type {CopyOf} from '@site/src/site/copy';
import {written12} from '@site/src/site/timeOfDay';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const copy = {
  brandName: brand.nameEn,
  /** Between a name and what it names. */
  colon: ': ',
  /** Mark beside a sample value of an owner setting. */
  demo: 'sample',
  header: {
    nav: 'Main',
    home: `${brand.nameEn} home`,
    language: 'Language',
    login: 'Sign in',
    openPlatform: 'Developers',
    opensNewTab: '(opens in a new tab)',
    trial: 'Free trial',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    menu: 'Menu',
    back: 'Back',
    docsMenu: 'In this section',
    shortcuts: 'Shortcuts',
  },
  footer: {
    label: 'Footer',
    hours: (from: string, to: string) => `Mon–Fri ${written12(from)}–${written12(to)} (UTC+8)`,
    demo: ' (sample number)',
    wechat: 'WeChat QR code',
    follow: 'Follow us',
    legal: 'Legal',
  },
  dock: {label: 'Quick contact', trial: 'Free trial', chat: 'Chat', phone: 'Call', wechat: 'WeChat'},
  bar: {label: 'Contact', request: 'Service request', phone: 'Call', trial: 'Free trial', chat: 'Chat'},
  backToTop: 'Back to top',
  close: 'Close',
  loading: 'Loading…',
  loadFailed: 'This did not load. Check your connection and try again.',
  retry: 'Try again',
  hotline: {
    title: 'Call us',
    lead: 'Please have the camera model and the color of its light ready. It saves time.',
    call: 'Call',
    open: 'Lines are open',
    closed: (days: number, weekday: number, from: string) =>
      `Opens ${days === 0 ? 'at ' : `${days === 1 ? 'tomorrow' : weekdays[weekday - 1]}, `}${written12(from)} China time`,
    mail: 'Send us an e-mail',
    guide: 'Start with troubleshooting',
  },
  search: {name: 'Search', hint: 'Search models, problems or products', placeholder: 'Model, symptom or error code'},
  inquiry: {title: 'Product inquiry'},
  wechat: {title: 'WeChat', text: 'Scan with WeChat to follow us and leave a message.', alt: 'WeChat QR code'},
  edition: {
    notice: {
      browser: 'Shown in English because of your browser’s language.',
      saved: 'Shown in English, as you chose on an earlier visit.',
    },
    back: '查看简体中文版',
    dismiss: 'Dismiss',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
