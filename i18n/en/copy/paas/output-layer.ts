import type zh from '@site/i18n/zh-CN/copy/paas/output-layer';
import {promises} from '@site/i18n/en/copy/promises';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Output layer: video and data in your own system',
    description:
      'API, embeddable page, mini program or cloud inspection: who each is for, how much code it takes, plus sign-in sequence, quotas, webhooks and sandbox.',
  },
  banner: {
    title: 'Output layer',
    text: 'There are four ways to bring the same video and data into your system. The more code you write, the more you can change.',
  },
  example: 'Illustrative only; see the API reference',
  compare: {
    title: 'Choose how to integrate before you plan the work',
    lead: 'Most customers do not need to start from the API. Ask who will use it and where, then whether you have front-end developers.',
    table: {
      caption: 'Four ways compared',
      columns: ['Aspect', 'API', 'Embeddable page', 'Mini program', 'Cloud inspection'],
      rows: [
        {
          label: 'For whom',
          cells: [
            'A head office with its own systems and developers',
            'An IT team with a portal that needs one picture in it',
            'Store and area managers who work in WeChat',
            'Operations teams that want ready-made inspections',
          ],
        },
        {
          label: 'You write',
          cells: [
            'Token exchange, and every screen',
            'Token exchange, one iframe',
            'Next to nothing; set up stores and people',
            'One mounting script and single sign-on',
          ],
        },
        {label: 'Rough effort', cells: ['Weeks', 'A day or two', 'Half a day', 'Three to five days']},
        {
          label: 'You can change',
          cells: ['Everything', 'Colors, title, which buttons', 'Logo and home page', 'Checklists, flow, fields'],
        },
        {label: 'Where it runs', cells: ['Anywhere', 'Browsers, in-app pages', 'WeChat', 'Your site or app']},
        {label: 'Who keeps accounts', cells: ['You', 'You', 'Phone numbers you approve', 'You, by single sign-on']},
        {
          label: 'Not for you if',
          cells: [
            'You have no one to maintain it',
            'It must work offline',
            'Your staff is not on WeChat',
            'You already run an inspection system',
          ],
        },
      ],
      note: 'The effort assumes one experienced engineer. It is based on experience, is not a quote, and leaves out your own security review and store approvals.',
    },
  },
  sequence: {
    eyebrow: 'Sign-in',
    title: 'From a click to a picture in seven messages',
    lead: 'Remember one rule: the secret stays on your server, and browsers and phones only ever hold a short-lived token.',
    diagram: {
      alt: 'Sequence: the viewer asks your server, which trades its secret for a short-lived token at the open platform; the page asks for video with it, the platform wakes the device, and video reaches the viewer',
      actors: ['Viewer', 'Your server', 'Platform', 'Device'],
    },
    steps: [
      'A user opens a store on your page, and you decide by your own rules whether they may.',
      'Your server trades its secret for a token, naming the stores, the actions and the minutes.',
      'The platform checks quota and rights and returns the token with its expiry.',
      'The page gets the token. Once expired it is worthless, and if it leaks, it can do harm for only a few minutes.',
      'The page asks for video with the token, and the platform checks the scope again.',
      'The platform wakes the device over a connection that is already open, so the store needs no inbound port.',
      'Video is relayed to the viewer and not stored. Who watched which channel, and when, goes into the audit trail.',
    ],
  },
  api: {
    eyebrow: 'API',
    title: 'Build your own screens with the API',
    lead: 'Query or subscribe to stores, devices, video, traffic and inspection results, and use them in your BI, tickets and wall displays.',
    points: [
      {
        title: 'Format',
        text: 'HTTPS and JSON, times with zones, paging by cursor. A request ID marks repeats, so a retry never creates a second record.',
      },
      {
        title: 'Data',
        text: 'Traffic comes by minute, hour or day. A day on which someone moved the counting line is flagged, so you do not compare two different things.',
      },
      {
        title: 'Versions',
        text: 'Major versions are in the path. Retirement is announced first, and the console shows which of your calls still use the old one.',
      },
      {
        title: 'What you take on',
        text: 'You play the video and handle the errors yourself. If you only want a picture on a page, an embeddable page costs less effort.',
      },
    ],
    sample: 'Example: a fifteen-minute token for a store manager',
  },
  h5: {
    eyebrow: 'Embeddable page',
    title: 'Add video to your portal with one iframe',
    lead: 'Live view, playback and traffic charts are web pages of their own (H5), with player, transcoding and reconnecting built in.',
    points: [
      {
        title: 'Embedding',
        text: 'The address carries token and device. It opens only on domains you registered, so a copied link shows nothing elsewhere.',
      },
      {
        title: 'What you can change',
        text: 'Theme color, title, and whether playback and talk buttons appear. The layout is fixed; to change it, use the API.',
      },
      {
        title: 'On phones',
        text: 'A system web view is enough. On an iPhone the system player takes over full screen, and overlaid text disappears there.',
      },
      {
        title: 'What to avoid',
        text: 'Do not put sixteen iframes on a page. Above nine, show snapshots and play the one that someone clicks.',
      },
    ],
    sample: 'Example: embed one live stream',
  },
  applet: {
    eyebrow: 'Mini program',
    title: 'Store managers check their stores in WeChat',
    lead: 'There is no app to install and no password to forget. For teams with high turnover, it takes the least training.',
    points: [
      {
        title: 'Two ways',
        text: 'Use our mini program with your logo and stores, or jump over from your own with a token and come back when you are done.',
      },
      {
        title: 'Access',
        text: 'You enter phone numbers and stores, and people sign in with WeChat. Remove them on their last day, and they see nothing.',
      },
      {
        title: 'WeChat’s limits',
        text: 'Live video needs an approved category and talk needs the user’s consent. When the screen locks, WeChat stops the picture, and we cannot change that.',
      },
      {title: 'Outside China', text: 'Stores without WeChat should use embeddable pages or the inspection app.'},
    ],
    sample: 'Example: jump from your mini program',
  },
  inspection: {
    alt: 'Illustration: a convenience store with shelves, register and shoppers in view',
    eyebrow: 'Cloud inspection',
    title: 'Add a complete inspection workflow',
    lead: 'Checklists, snapshots, scores, fixes and re-checks come into your system together with their workflow, on your accounts.',
    points: [
      {
        title: 'What is in it',
        text: 'Plan, watch and score, issue a fix with a picture, get the store’s answer, check again. Overdue fixes go to the next level.',
      },
      {
        title: 'How it connects',
        text: 'A script mounts it in one container. Single sign-on is OIDC. Your organization syncs daily, or you push it.',
      },
      {
        title: 'Who owns the data',
        text: 'You can fetch checklists, results and pictures by API, and if you leave, you get time to export.',
      },
      {
        title: 'What is fixed',
        text: 'You can reorder the steps but not insert pages of your own. For that, build with the API.',
      },
    ],
    more: 'See how remote inspection works',
    app: 'See the Store inspection app',
  },
  embedded: {
    eyebrow: 'Once it is embedded',
    title: 'One more page in your own system',
    lead: 'Video, timeline and tasks on one page, behind your own accounts. Try it below.',
  },
  rules: {
    eyebrow: 'Rules',
    title: 'Keys, quotas and webhooks',
    lead: 'Problems after launch seldom come from a missing feature. They usually come from one of these.',
    points: [
      {
        title: 'Secrets',
        text: 'Each application has a pair, and two may be valid at once: add the new one, then remove the old, without downtime.',
      },
      {
        title: 'Tokens',
        text: 'You set the lifetime; fifteen minutes or less is best. Scope goes down to store and action, so the right to watch does not include downloading.',
      },
      {
        title: 'Quotas',
        text: 'Counted per application, with the remainder in each answer. Beyond the quota you get a 429 with the seconds to wait.',
      },
      {
        title: 'Webhooks',
        text: 'Events are pushed to your HTTPS address. Answer 200 within five seconds: accept first, process later.',
      },
      {
        title: 'Retries',
        text: 'Without a 200 the push comes again at growing intervals. It may repeat or arrive out of order, so drop known numbers and sort by time.',
      },
      {
        title: 'Signatures',
        text: 'Each push carries a signature and a timestamp. Check the signature, then the age, then the number, and act only if all three are valid.',
      },
    ],
    sample: 'Example: what to check before you act on a webhook',
  },
  sandbox: {
    title: 'Try it in the sandbox first',
    lead: 'It has virtual stores with looped footage, uses no quota and cannot touch a real store.',
    open: 'Go to the developer platform',
    more: 'See the thirteen video functions',
    steps: [
      {title: 'Sign in and create an application', text: 'Choose sandbox and copy the pair of secrets.'},
      {title: 'Trade for a token', text: 'Send one request from the command line and read its scope and expiry.'},
      {title: 'Show the first picture', text: 'The embeddable page is quickest: paste the address into a browser.'},
      {
        title: 'Receive a webhook',
        text: 'Enter a public address, select “send test event,” and get the signature check right.',
      },
    ],
  },
  questions: {
    title: 'Questions while choosing',
    faq: [
      {
        question: 'Can we combine the four?',
        answer:
          'Yes, with the same stores and rights. A common combination is the API for the head-office wall, embeddable pages in the intranet and the mini program for managers. Tokens work across them, and quotas add up.',
      },
      {
        question: 'Our security team wants data to stay in our country. Can it?',
        answer:
          'The contract names the region where data is kept, settled before you sign, and stores in China and elsewhere get separate accounts. Ask sales for the documents your review needs. The sandbox shows what the data looks like.',
      },
      {
        question: 'If your platform fails, does our page go blank?',
        answer:
          'The iframe shows the reason and a retry button while the rest of your page keeps working. For the API, set a timeout of five seconds, for example, and keep the last snapshot to show instead.',
      },
      {
        question: 'Can we charge franchisees per store?',
        answer: 'Usage is available per store, and you split the bill. We do not collect from franchisees.',
      },
      {
        question: 'Can our watermark go over the picture?',
        answer:
          'The embeddable page and the mini program overlay the user’s name and the time, so a leaked screenshot can be traced. On API streams you add your own.',
      },
      {
        question: 'Do the interfaces provide face data?',
        answer: `${promises.interfaceData}\u00a0A snapshot may show people; permissions decide who sees it.`,
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'How devices connect', note: 'Access layer', href: '/paas/access-layer'},
      {title: 'A ready-made dashboard', note: 'Product', href: '/products/data-dashboard'},
    ],
  },
  inquiry: {
    title: 'Tell us who uses it, and where',
    text: 'We recommend one integration and list the sample projects that show it running.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
