/**
 * Owner settings: everything the company behind the site has to fill in before launch. Demo values are safe to publish
 * (example.com addresses, reserved numbers) and marked `demo: true`; `npm run check:launch` lists what is still demo.
 */
import type {OwnerSettings} from './owner.schema';

const demo = <T>(value: T) => ({value, demo: true});

export const owner: OwnerSettings = {
  siteUrl: demo('https://www.example.com'),
  contact: {
    zh: {
      phone: demo('400-000-0000'),
      email: demo('hello@example.com'),
      hours: demo({timeZone: 'Asia/Shanghai', weekdays: [1, 2, 3, 4, 5], from: '09:00', to: '18:00'}),
    },
    en: {
      phone: demo('+00 0000 0000'),
      email: demo('global@example.com'),
      hours: demo({timeZone: 'Asia/Singapore', weekdays: [1, 2, 3, 4, 5], from: '09:00', to: '18:00'}),
    },
  },
  securityContact: demo('security@example.com'),
  pressContact: demo('press@example.com'),
  offices: demo([
    {
      id: 'headquarters',
      address: {zh: '示例市示例区示例路1号', en: '1 Example Road, Example District, Example City'},
      zipCode: '000000',
      phone: '400-000-0000',
      email: 'hello@example.com',
    },
    {
      id: 'international',
      address: {zh: '新加坡示例街2号', en: '2 Example Street, Singapore'},
      zipCode: '000000',
      phone: '+00 0000 0000',
      email: 'global@example.com',
    },
    {
      id: 'support',
      address: {zh: '示例市示例区示例大道3号', en: '3 Example Avenue, Example City'},
      zipCode: '000000',
      phone: null,
      email: 'support@example.com',
    },
  ]),
  icp: demo('示例备00000000号'),
  accessibility: {replyDays: demo(5)},
  warranty: {
    months: demo({camera: 24, aiCamera: 24, umeCamera: 36, recorder: 24, edgeBox: 24, badge: 12}),
    accessoryMonths: demo(12),
  },
  links: {
    openPlatform: demo('https://open.example.com'),
    login: demo('https://login.example.com'),
    chat: demo('https://chat.example.com'),
    wechatQr: demo('https://example.com/wechat'),
  },
  desk: demo('https://desk.example.com'),
  downloads: {
    desktop: {
      windows: demo('https://download.example.com/desktop/windows'),
      macos: demo('https://download.example.com/desktop/macos'),
    },
    desktopOld: {
      windows: demo('https://download.example.com/desktop-5/windows'),
      windows7: demo('https://download.example.com/desktop-5/windows-7'),
    },
    inspection: {
      ios: demo('https://apps.example.com/inspection'),
      android: demo('https://download.example.com/inspection/android'),
    },
    newHuidian: {
      ios: demo('https://apps.example.com/new-huidian'),
      android: demo('https://download.example.com/new-huidian/android'),
    },
    huidian: {
      ios: demo('https://apps.example.com/huidian'),
      android: demo('https://download.example.com/huidian/android'),
    },
    home: {ios: demo('https://apps.example.com/home'), android: demo('https://download.example.com/home/android')},
    xiaodian: {
      ios: demo('https://apps.example.com/xiaodian'),
      android: demo('https://download.example.com/xiaodian/android'),
    },
  },
};
