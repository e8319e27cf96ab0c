import type zh from '@site/i18n/zh-CN/copy/paas/output-layer';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Output layer: how video and data get out',
    description:
      'API, H5 page, mini program or cloud inspection component: who each is for, how much code it takes, plus sign-in sequence, quotas, webhooks and sandbox.',
  },
  banner: {
    title: 'Output layer',
    text: 'The same video and data, four ways to take them. The more code you write, the more you can change.',
  },
  example: 'Example; the open platform decides',
  compare: {
    title: 'Choose the way out before you plan the work',
    lead: 'Most customers need not start from the API. Ask who will use it and where, then whether you have front-end people.',
    table: {
      caption: 'Four ways compared',
      columns: ['Aspect', 'API', 'H5 page', 'Mini program', 'Cloud inspection'],
      rows: [
        {
          label: 'For whom',
          cells: [
            'A head office with systems and developers',
            'IT with a portal that needs one picture in it',
            'Store and area managers who live in WeChat',
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
            'Nobody will maintain it',
            'It must work offline',
            'Your staff is not on WeChat',
            'You already run an inspection system',
          ],
        },
      ],
      note: 'Effort assumes one practiced engineer. It is experience, not a quote, and leaves out your own security review and store approvals.',
    },
  },
  sequence: {
    eyebrow: 'Sign-in',
    title: 'From a click to a picture in seven messages',
    lead: 'One rule to remember: the secret stays on your server, and browsers and phones only ever hold a short-lived token.',
    diagram: {
      alt: 'Sequence: the viewer asks your server, which trades its secret for a short-lived token at the open platform; the page asks for video with it, the platform wakes the device, and video reaches the viewer',
      actors: ['Viewer', 'Your server', 'Platform', 'Device'],
    },
    steps: [
      'A user opens a store on your page, and you decide by your own rules whether they may.',
      'Your server trades its secret for a token, naming the stores, the actions and the minutes.',
      'The platform checks quota and rights and returns the token with its expiry.',
      'The page gets the token. Once expired it is worthless; leaked, it does harm for minutes.',
      'The page asks for video with the token, and the platform checks the scope again.',
      'The platform wakes the device over a connection that is already open, so the store needs no inbound port.',
      'Video is relayed to the viewer and not stored. Who watched which channel, and when, goes into the audit trail.',
    ],
  },
  api: {
    eyebrow: 'API',
    title: 'To make it entirely your own, use the API',
    lead: 'Query or subscribe to stores, devices, video, traffic and inspection results, and put them into your BI, tickets and wall displays.',
    points: [
      {
        title: 'Form',
        text: 'HTTPS and JSON, times with zones, paging by cursor. A request ID marks repeats, so a retry never creates a second record.',
      },
      {
        title: 'Data',
        text: 'Traffic by minute, hour or day. A day on which somebody moved the counting line is flagged, so that you do not compare apples and oranges.',
      },
      {
        title: 'Versions',
        text: 'Major versions stand in the path. Retirement is announced first, and the console shows which of your calls still use the old one.',
      },
      {
        title: 'The price',
        text: 'You play the video and handle the errors. If you only want a picture on a page, the next way is cheaper.',
      },
    ],
    sample: 'Example: a fifteen-minute token for a store manager',
  },
  h5: {
    eyebrow: 'H5 pages',
    title: 'One iframe puts the picture into your portal',
    lead: 'Live view, playback and traffic charts are pages of their own, with player, transcoding and reconnecting inside.',
    points: [
      {
        title: 'Embedding',
        text: 'The address carries token and device. It opens only on domains you registered; a copied link shows nothing elsewhere.',
      },
      {
        title: 'What you can change',
        text: 'Theme color, title, and whether playback and talk buttons appear. The layout stays; to change that, use the API.',
      },
      {
        title: 'On phones',
        text: 'A web view of the system is enough. On an iPhone the system player takes over full screen, and overlaid text disappears there.',
      },
      {
        title: 'Do not',
        text: 'Put sixteen iframes on a page. Above nine, show stills and play the one somebody clicks.',
      },
    ],
    sample: 'Example: embed one live stream',
  },
  applet: {
    eyebrow: 'Mini program',
    title: 'Managers open WeChat and look',
    lead: 'No app to install, no password to forget. With high turnover, nothing needs less training.',
    alt: 'A phone with store traffic and pictures',
    points: [
      {
        title: 'Two ways',
        text: 'Use our mini program with your logo and stores, or jump over from your own with a token and come back when done.',
      },
      {
        title: 'Access',
        text: 'You enter phone numbers and stores; people sign in with WeChat. Switch them off on their last day and they see nothing.',
      },
      {
        title: 'WeChat’s limits',
        text: 'Live video needs an approved category and talk needs the user’s consent. When the screen locks, WeChat stops the picture; nobody can change that.',
      },
      {title: 'Outside China', text: 'Stores without WeChat should use H5 pages or the inspection app.'},
    ],
    sample: 'Example: jump from your mini program',
  },
  inspection: {
    alt: 'Illustration: a convenience store with shelves, register and shoppers in view',
    eyebrow: 'Cloud inspection',
    title: 'A complete inspection flow to embed',
    lead: 'Checklists, stills, scores, fixes and re-checks go into your system together with their flow, on your accounts.',
    points: [
      {
        title: 'What is in it',
        text: 'Plan, watch and score, issue a fix with a picture, get the store’s answer, check again. Overdue fixes go to the next level.',
      },
      {
        title: 'How it connects',
        text: 'A script mounts it in one container. Single sign-on is OIDC; your organization syncs daily, or you push it.',
      },
      {
        title: 'Whose data',
        text: 'Checklists, results and pictures can be fetched by API, and if you leave you get time to export.',
      },
      {
        title: 'What stays fixed',
        text: 'You can order the steps but not insert pages of your own. For that, build with the API.',
      },
    ],
    more: 'See remote inspection at work',
    app: 'See the Xundiantong app',
  },
  rules: {
    eyebrow: 'Rules',
    title: 'Keys, quotas and webhooks',
    lead: 'Incidents after launch rarely come from a missing feature. They come from one of these.',
    points: [
      {
        title: 'Secrets',
        text: 'A pair for each application, and two may be valid at once: add the new one, then remove the old, without downtime.',
      },
      {
        title: 'Tokens',
        text: 'You set the lifetime; fifteen minutes or less is wise. Scope goes down to store and action, so watching does not imply downloading.',
      },
      {
        title: 'Quotas',
        text: 'Counted per application, with the remainder in each answer. Beyond it comes a 429 with seconds to wait. Wait that long.',
      },
      {
        title: 'Webhooks',
        text: 'Events are pushed to your HTTPS address. Answer 200 within five seconds: accept first, work later.',
      },
      {
        title: 'Retries',
        text: 'Without a 200 the push comes again at growing intervals. It may repeat or arrive out of order: drop known numbers and sort by time.',
      },
      {
        title: 'Signatures',
        text: 'Each push carries a signature and a timestamp. Check the signature, then the age, then the number, and act only if all three hold.',
      },
    ],
    sample: 'Example: what to check before you act on a webhook',
  },
  sandbox: {
    title: 'Make it work in the sandbox first',
    lead: 'It holds virtual stores with looped footage, spends no quota and cannot touch a real store.',
    open: 'Go to the open platform',
    more: 'Thirteen video functions',
    steps: [
      {title: 'Sign in and create an application', text: 'Choose sandbox and take the pair of secrets.'},
      {title: 'Trade for a token', text: 'Send one request from the command line and read its scope and expiry.'},
      {title: 'Show the first picture', text: 'The H5 page is quickest: paste the address into a browser.'},
      {
        title: 'Receive a webhook',
        text: 'Enter a public address, press “send test event,” and get the signature check right.',
      },
    ],
  },
  questions: {
    title: 'Asked while choosing',
    faq: [
      {
        question: 'Can we mix the four?',
        answer:
          'Yes, on the same stores and rights. A common mix: API for the head-office wall, H5 in the intranet, mini program for managers. Tokens work across them and quotas add up.',
      },
      {
        question: 'Our security team wants data to stay in our country. Can it?',
        answer:
          'The contract names the region where data is kept, settled before you sign, and stores in China and abroad get separate accounts. Ask sales for the papers your review needs; the sandbox shows what the data looks like.',
      },
      {
        question: 'If your platform fails, does our page go blank?',
        answer:
          'The iframe shows the reason and a retry while the rest of your page keeps working. For the API set a timeout, say five seconds, and keep the last still to show instead.',
      },
      {
        question: 'Can we charge franchisees per store?',
        answer: 'Usage is available per store, and you split the bill. We do not collect from franchisees.',
      },
      {
        question: 'Can our watermark go over the picture?',
        answer:
          'H5 and mini program overlay the user’s name and the time, so a leaked screenshot can be traced. On API streams you draw your own.',
      },
      {
        question: 'Do the interfaces hand out face data?',
        answer:
          'They hand out counts, track points, check results and stills, and no facial features. A still may show people; permissions decide who sees it.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'Three ways to define entry rate', note: 'Industry', href: '/news/industry/entry-rate-three-definitions'},
      {title: 'First, devices have to come in', note: 'Access layer', href: '/paas/access-layer'},
      {title: 'A dashboard that is ready', note: 'Product', href: '/products/data-dashboard'},
    ],
  },
  inquiry: {
    title: 'Tell us who uses it, and where',
    text: 'We suggest one way out and list the sample projects that show it running.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
