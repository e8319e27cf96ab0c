import type zh from '@site/i18n/zh-CN/copy/third-parties';
import type {CopyOf} from '@site/src/site/copy';

const captchaOperator = 'GeeTest (Wuhan Jiyi Network Technology, China)';

const visits = 'pages seen, where you came from, type of device and browser, IP address';

const copy = {
  region: 'Cookie settings',
  title: 'May we use third-party services?',
  text: 'Third-party services show us how the site is used and whether our ads work. To do that they receive which pages you see, the type of your device and browser, and your IP address, never what you enter in a form. Nothing loads unless you accept, and everything works if you do not.',
  accept: 'Accept all',
  reject: 'Reject all',
  choose: 'Choose',
  save: 'Save choices',
  close: 'Close settings',
  signal: 'Your browser asks not to be tracked, so everything is off unless you turn it on here.',
  settings: 'Cookie settings',
  privacy: 'Privacy',
  services: {
    'google-tag-manager': {name: 'Google Tag Manager', operator: 'Google LLC', data: visits},
    'baidu-ads': {name: 'Baidu Marketing', operator: 'Beijing Baidu Netcom, China', data: `${visits}, ads you clicked`},
    'bing-ads': {name: 'Microsoft Advertising', operator: 'Microsoft Corporation', data: `${visits}, ads you clicked`},
    'baidu-statistics': {name: 'Baidu Analytics', operator: 'Beijing Baidu Netcom, China', data: visits},
    matomo: {name: 'Matomo', operator: 'a statistics server run for us', data: visits},
    plausible: {name: 'Plausible', operator: 'a statistics server run for us, without cookies', data: visits},
  },
  purposes: {statistics: 'to see how the site is used', advertising: 'to see whether our ads work'},
  comma: ', ',
  line: (operator: string, purpose: string, data: string) => `By ${operator}, ${purpose}. Receives ${data}.`,
  policy: {
    lead: 'These third-party services are in use. They load only after you accept; you can change your mind at any time, and the next page you open loads none of them.',
    head: ['Service', 'Provided by', 'Purpose', 'What it receives'],
  },
  captcha: {
    title: 'One security check first',
    operator: captchaOperator,
    text: `To keep machines from requesting codes, ${captchaOperator} checks that you are not a bot. It receives your IP address, the type of your device and browser, and what you do in the check; nothing you entered in the form. If you would rather not, call or e-mail us.`,
    accept: 'Continue',
    reject: 'No, thanks',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
