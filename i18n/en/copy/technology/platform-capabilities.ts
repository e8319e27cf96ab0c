import type zh from '@site/i18n/zh-CN/copy/technology/platform-capabilities';
import {promises} from '@site/i18n/en/copy/promises';
import type {CopyOf} from '@site/src/site/copy';
import {grouped} from '@site/src/site/grouped';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const copy = {
  meta: {
    title: 'Platform capabilities: video, data and IoT layers',
    description:
      'VPaaS, PaaS, data platform and AIoT: what each layer does and does not do, how one event passes through all four, and who is responsible for what.',
  },
  banner: {
    title: 'Platform capabilities',
    text: 'Connect your devices once and get video, traffic and sensor data in the systems you already use. The platform has four layers, and you use only those you need.',
  },
  layers: {
    title: 'Four layers and what each one does',
    lead: 'Choose a layer to see what it does and does not do. PaaS is always part of it; the other three are optional.',
    label: 'The four layers of the platform',
    devices: {title: 'In the store', items: ['Cameras', 'Recorders', 'Edge boxes', 'Temperature, door, power sensors']},
    systems: {
      title: 'Your systems',
      items: ['BI and wall displays', 'Intranet, tickets', 'Team chat', 'Higher-level platforms'],
    },
    limit: 'Not its job:',
    layers: {
      paas: {
        name: 'PaaS',
        short: 'Devices come in, interfaces go out',
        title: 'PaaS: one way in, one way out, one set of rules',
        text: 'Every device enters here and every call leaves here. Identity, quota and audit are handled at this point, so the three layers inside do not have to repeat them.',
        points: [
          {
            title: 'In',
            text: 'Our protocol, ONVIF, RTSP or GB/T 28181: inside, all of them become the same kind of device.',
          },
          {title: 'Out', text: 'API, embeddable pages, mini program and cloud inspection all use one kind of token.'},
          {
            title: 'Identity',
            text: 'Certificates for devices, secrets for applications, your single sign-on for people. The three are never mixed.',
          },
          {title: 'Audit', text: `Who called what and when can be searched and exported. ${promises.auditTrail}`},
        ],
        limit: 'the store’s network and broadband. We run the platform, and you run the connection to it.',
      },
      vpaas: {
        name: 'VPaaS',
        short: 'Live, playback, storage, talk, snapshots',
        title: 'VPaaS: video on demand, through one interface',
        text: 'Streaming, transcoding, relay and storage live here. An application names the camera and the time; whether the video sits on a card or in the cloud is not its concern.',
        points: [
          {title: 'Thirteen functions', text: 'From device access to SDKs, each with its limit and a typical call.'},
          {
            title: 'Uploaded once',
            text: 'If ten people watch one channel, the store sends it once and the platform hands it out.',
          },
          {
            title: 'On demand',
            text: 'Video is sent only while someone is watching. Cloud storage applies only to the channels you select.',
          },
          {
            title: 'Across brands',
            text: 'Third-party devices take the same calls, and the table shows what they cannot do.',
          },
        ],
        limit: 'the quality of the picture. Angle and light are decided at installation.',
      },
      aiot: {
        name: 'AIoT',
        short: 'Temperature, doors, power',
        title: 'AIoT: the numbers a camera cannot see',
        text: 'How cold is the freezer, is the back door open, when did the power fail? A camera can only guess; a sensor gives you one exact number.',
        points: [
          {
            title: 'How it connects',
            text: 'A gateway in the store collects sensor readings and sends them over MQTT with TLS, every minute or on change.',
          },
          {
            title: 'Rules',
            text: 'Above how many degrees and for how many minutes, with one set of rules for opening hours and another for the night.',
          },
          {
            title: 'Linked to pictures',
            text: 'An alarm takes a snapshot at that moment by itself, so you do not have to search the recording.',
          },
          {title: 'Outages', text: 'The gateway stores readings and sends them later, so the curve has no gap.'},
        ],
        limit:
          'controlling gas, elevators or anything else where people could get hurt. It monitors and does not switch.',
      },
      dataCenterStation: {
        name: 'Data platform',
        short: 'Traffic, audits and receipts in one record per store',
        title: 'Data platform: agree on definitions first, then combine',
        text: 'Traffic, inspections, receipts and sensors come with clocks and store numbers of their own. This layer lines them up first and then calculates, showing the formula next to the figure.',
        points: [
          {
            title: 'Store records',
            text: 'One number per store with its openings, moves and renames, so that last year really means last year.',
          },
          {
            title: 'Definitions',
            text: 'You can see the numerator and denominator of each rate. Changing one leaves a note, and old figures never shift silently.',
          },
          {title: 'Gaps', text: 'Hours with a device offline are marked missing and never filled with an average.'},
          {title: 'Take it away', text: 'Export figures and details daily, or have them pushed to your warehouse.'},
        ],
        limit: 'the conclusion. We are responsible for the number; closing a store is your call.',
      },
    },
  },
  claims: {
    title: 'Four figures, and what they mean for your stores',
    lead: (asOf: string) => {
      const [year, month] = asOf.split('-');
      return `Platform totals as of ${months[Number(month) - 1]} ${year}. The calculations below are arithmetic and not a service level; your contract states that.`;
    },
    items: ({callsPerSecond, callsPerCamera, hoursOffline, oneIn}) => ({
      camerasOnline: {
        unit: '',
        meaning: 'Cameras online',
        reckoned:
          'A few hundred stores are a small share of that, and we still check capacity for your volume before you start.',
      },
      apiCallsMonthly: {
        unit: '',
        meaning: 'API calls a month',
        reckoned: `That is about ${callsPerSecond} a second on average, or ${grouped(callsPerCamera)} a month for each camera.`,
      },
      deviceOnlineRate: {
        unit: '',
        meaning: 'Device online rate',
        reckoned: `Put another way, over 30 days a device is offline for ${hoursOffline} hours on average. Record in the store whatever you cannot miss.`,
      },
      dataReliability: {
        unit: '',
        meaning: 'Data reliability',
        reckoned: `About 1 record in ${grouped(oneIn)} may go wrong. Reconcile accounts by record number, not by totals.`,
      },
    }),
  },
  path: {
    eyebrow: 'An example',
    title: 'A freezer door ajar: how four layers respond in eight minutes',
    lead: 'Alone, they are a temperature curve and a recording. Together, they tell one person what is wrong and what to do about it.',
    badge: 'Sample; times are made up',
    diagram: {
      alt: 'Diagram: the event takes two steps in AIoT, one in VPaaS, one in the data platform, and leaves through PaaS to the manager',
      lanes: ['AIoT', 'VPaaS', 'Data platform', 'PaaS'],
      times: ['14:02', '14:07', '14:07:05', '14:08', '14:10'],
    },
    steps: [
      {
        title: 'It gets warmer',
        text: 'The freezer goes from −18 to −12\u00a0°C (0 to 10\u00a0°F), but not for long enough to break the rule, so there is no alert.',
      },
      {title: 'Five minutes pass', text: 'It has not come back down. The rule applies and an alarm is raised.'},
      {title: 'One snapshot', text: 'The camera facing the freezer takes a picture: a carton is stuck in the door.'},
      {
        title: 'In context',
        text: 'How often has it happened this month, and what is stored in it? Both go into the store’s record.',
      },
      {
        title: 'To a person',
        text: 'The manager gets the picture and place by message, while a ticket opens in your system.',
      },
    ],
  },
  result: {
    eyebrow: 'What head office sees',
    title: 'With all four layers connected, this is the page to start the day with',
    lead: 'Entry rate, alerts and tasks come from the same data. Choose a store to see its hours.',
  },
  duties: {
    eyebrow: 'Who does what',
    title: 'What is ours and what is yours',
    lead: 'Go through this table at kickoff; most arguments later in a project are about one of its rows.',
    table: {
      caption: 'Shared responsibility',
      columns: ['Area', 'We', 'You'],
      rows: [
        {label: 'Platform', cells: ['Run, watch, scale, announce', 'Set timeouts and retries']},
        {label: 'Store network', cells: ['State ports and bandwidth', 'Broadband, router, switch power']},
        {
          label: 'Accounts and rights',
          cells: ['Provide roles, scopes, audit', 'Decide who sees what; remove people the day they leave'],
        },
        {
          label: 'Notice and consent',
          cells: ['Supply sample signs and a privacy text', 'Post them and obtain the consent the law asks for'],
        },
        {
          label: 'Video content',
          cells: ['Encrypt in transit; no viewing, no other use', 'Set days kept; document every retrieval'],
        },
        {label: 'Secrets', cells: ['Issue, rotate, revoke', 'Keep on a server, never in a repository']},
        {label: 'Backup and export', cells: ['Several copies of platform data', 'Export what you must keep for years']},
      ],
    },
    platform: 'Read the API reference',
    service: 'Whom to call when something breaks',
  },
  limits: {
    eyebrow: 'Limits',
    title: 'When a platform is the wrong choice',
    lead: 'If you have three stores and just want to look in, get the app instead.',
    holds: {
      title: 'A good fit',
      items: [
        'Dozens of stores and systems of your own to connect',
        'Devices of several brands side by side',
        'Video, traffic and audits to be counted per store',
        'Government projects that feed a higher-level platform',
      ],
    },
    slips: {
      title: 'A poor fit',
      items: [
        'Control of equipment within milliseconds',
        'No internet at all and no private line either',
        'No developer to look after the interface once it is live',
        'As the only fire or workplace-safety alarm',
      ],
    },
    privacy: {
      title: 'Privacy and law',
      items: [
        promises.picturesLeave,
        'Face features are off and need separate consent to turn on',
        'Every view leaves a trace you can spot-check',
        'After you leave, data is deleted as agreed, with a record',
      ],
    },
  },
  questions: {
    title: 'Questions from IT directors',
    faq: [
      {
        question: 'Do we have to buy all four layers?',
        answer:
          'No. Everything passes through PaaS; the other three are optional. For video alone turn on VPaaS. For traffic figures you need no cloud storage.',
      },
      {
        question: 'How does this divide the work with our data warehouse?',
        answer:
          'We line up the raw figures from your stores and push results and details to you daily. Finance and members can stay where they are; conversion only needs receipts per hour.',
      },
      {
        question: 'Will platform upgrades break us?',
        answer: `Incompatible changes come as a new version while the old one runs on for an announced period. ${promises.firmware}`,
      },
      {
        question: 'If the whole platform is unreachable, what still works in the store?',
        answer:
          'Recording, counting in AI cameras and boxes, and of course the registers. Remote viewing and new alerts stop, and data is sent when the connection returns.',
      },
      {
        question: 'Can you support our security assessment?',
        answer:
          'Yes. Assessments concern a particular system, so tell us level and scope. We hand over what exists on the platform side, and tell you where nothing does.',
      },
      {
        question: 'If we leave, can we take our data with us?',
        answer:
          'Traffic, inspections, sensors and audit can be exported or pushed. Video in the store is yours anyway; download what is in the cloud before the term ends.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'What runs in the store', note: 'Edge computing', href: '/technology/edge-computing'},
      {title: 'How many days a disk lasts', note: 'Troubleshooting', href: '/support/troubleshooting/details/t0103'},
      {title: 'B1 edge box support', note: 'Model', href: '/support/model/b1'},
    ],
  },
  inquiry: {
    title: 'Sketch the systems you have',
    text: 'We mark which layer to connect, which interface to use, and what to leave alone.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
