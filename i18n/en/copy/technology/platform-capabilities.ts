import type zh from '@site/i18n/zh-CN/copy/technology/platform-capabilities';
import type {CopyOf} from '@site/src/site/copy';

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
    title: 'Platform capabilities: four layers, one picture',
    description:
      'VPaaS, PaaS, data platform and AIoT: what each layer does and does not do, how one event passes through all four, and who is responsible for what.',
  },
  banner: {
    title: 'Platform capabilities',
    text: 'Devices come in at one end, results go out at the other, and four layers each do one part in between.',
  },
  layers: {
    title: 'Four layers, one picture',
    lead: 'Choose a layer in the picture to see what it does and what it leaves alone. You can also buy just one of them.',
    label: 'The four layers of the platform',
    devices: {title: 'In the store', items: ['Cameras', 'Recorders', 'Edge boxes', 'Temperature, door, power sensors']},
    systems: {
      title: 'Your systems',
      items: ['BI and walls', 'Intranet, tickets', 'Team chat', 'Higher-level platforms'],
    },
    limit: 'Not its job:',
    layers: {
      paas: {
        name: 'PaaS',
        short: 'The frame: devices in at one end, interfaces out at the other',
        title: 'PaaS: two doors, one set of rules',
        text: 'Every device enters here and every call leaves here. Identity, quota and audit happen at the door, so the three layers inside need not repeat them.',
        points: [
          {title: 'In', text: 'Our protocol, ONVIF, RTSP or GB/T 28181: inside, all become the same kind of device.'},
          {title: 'Out', text: 'API, H5 pages, mini program and cloud inspection, with one kind of token.'},
          {
            title: 'Identity',
            text: 'Certificates for devices, secrets for applications, your single sign-on for people. Never mixed.',
          },
          {title: 'Audit', text: 'Who called what and when can be searched and exported, not erased.'},
        ],
        limit: 'the store’s network and broadband. We run the door; you run the road to it.',
      },
      vpaas: {
        name: 'VPaaS',
        short: 'Live, playback, storage, talk, stills',
        title: 'VPaaS: video on demand, through one interface',
        text: 'Streaming, transcoding, relay and storage live here. An application says which camera and what time; whether the video sits on a card or in the cloud is not its concern.',
        points: [
          {title: 'Thirteen functions', text: 'From device access to SDKs, each with its limit and a typical call.'},
          {
            title: 'Uploaded once',
            text: 'Ten people watch one channel; the store sends it once and the platform hands it out.',
          },
          {title: 'On demand', text: 'Nobody watching, nothing sent. Cloud storage applies to the channels you tick.'},
          {
            title: 'Across brands',
            text: 'Third-party devices take the same calls, and what they cannot do is said openly.',
          },
        ],
        limit: 'whether the picture is any good. Angle and light belong to installation.',
      },
      aiot: {
        name: 'AIoT',
        short: 'Temperature, doors, power',
        title: 'AIoT: the numbers you cannot see',
        text: 'How cold is the freezer, is the back door open, when did the power fail? A camera guesses; a sensor needs one number.',
        points: [
          {
            title: 'How it connects',
            text: 'A gateway in the store collects sensors and sends readings over MQTT with TLS, every minute or on change.',
          },
          {
            title: 'Rules',
            text: 'Above how many degrees, for how many minutes; one set for opening hours and another for the night.',
          },
          {
            title: 'Tied to pictures',
            text: 'The moment of an alarm takes a still by itself. Nobody has to search the recording.',
          },
          {title: 'Outages', text: 'The gateway stores and sends later, so the curve has no gap.'},
        ],
        limit:
          'controlling gas, elevators or anything else where people could get hurt. It watches and does not switch.',
      },
      dataCenterStation: {
        name: 'Data platform',
        short: 'Traffic, audits and receipts on one ledger per store',
        title: 'Data platform: agree on definitions, then combine',
        text: 'Traffic, inspections, receipts and sensors come with clocks and store numbers of their own. This layer lines them up first and then computes, with the formula beside the figure.',
        points: [
          {
            title: 'Store records',
            text: 'One number per store with its openings, moves and renames, so that last year means last year.',
          },
          {
            title: 'Definitions',
            text: 'Numerator and denominator of each rate are on view. Changing one leaves a note; old figures never shift silently.',
          },
          {title: 'Gaps', text: 'Hours with a device offline are marked missing and never filled with an average.'},
          {title: 'Take it away', text: 'Export figures and details daily or have them pushed to your warehouse.'},
        ],
        limit: 'the conclusion. We answer for the number; closing a store is your call.',
      },
    },
  },
  claims: {
    title: 'Four figures, and what they mean in your stores',
    lead: (asOf: string) => {
      const [year, month] = asOf.split('-');
      return `Platform totals as of ${months[Number(month) - 1]} ${year}. The sums below are arithmetic and not a service level; your contract states that.`;
    },
    items: ({callsPerSecond, callsPerCamera, hoursOffline, oneIn}) => ({
      camerasOnline: {
        unit: '',
        meaning: 'Cameras online',
        reckoned:
          'A few hundred stores are a small share of that; we still check capacity for your volume before you start.',
      },
      apiCallsMonthly: {
        unit: '',
        meaning: 'API calls a month',
        reckoned: `About ${callsPerSecond} a second on average, or ${callsPerCamera.toLocaleString('en-US')} a month for each camera.`,
      },
      deviceOnlineRate: {
        unit: '',
        meaning: 'Device online rate',
        reckoned: `Seen from the other side: over 30 days a device is away for ${hoursOffline} hours on average. Record in the store whatever you cannot miss.`,
      },
      dataReliability: {
        unit: '',
        meaning: 'Data reliability',
        reckoned: `About 1 record in ${oneIn.toLocaleString('en-US')} may go wrong. Reconcile accounts by record number, not by totals.`,
      },
    }),
  },
  path: {
    eyebrow: 'An example',
    title: 'A freezer door ajar: four layers in eight minutes',
    lead: 'Separately, the temperature is a curve, the video a recording, the ticket a form. Joined, they are something a person can fix.',
    badge: 'Sample; times are made up',
    diagram: {
      alt: 'Diagram: the event takes two steps in AIoT, one in VPaaS, one in the data platform, and leaves through PaaS to the manager',
      lanes: ['AIoT', 'VPaaS', 'Data platform', 'PaaS'],
      times: ['14:02', '14:07', '14:07:05', '14:08', '14:10'],
    },
    steps: [
      {
        title: 'It gets warmer',
        text: 'The freezer goes from −18 to −12 °C (0 to 10 °F), not yet long enough for the rule. Nobody is bothered.',
      },
      {title: 'Five minutes pass', text: 'It has not come back down. The rule holds and an alarm is made.'},
      {title: 'One still', text: 'The camera facing the freezer takes a picture: a carton is stuck in the door.'},
      {title: 'In context', text: 'How often this month, and what is stored in it? Both go into the store’s record.'},
      {
        title: 'To a person',
        text: 'The manager gets picture and place by message while a ticket opens in your system.',
      },
    ],
  },
  duties: {
    eyebrow: 'Who does what',
    title: 'What is ours and what is yours',
    lead: 'Projects quarrel when this table was never agreed. Go through it at kickoff.',
    table: {
      caption: 'Shared responsibility',
      columns: ['Matter', 'We', 'You'],
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
    service: 'Whom to call when it breaks',
  },
  limits: {
    eyebrow: 'Limits',
    title: 'When a platform is the wrong choice',
    lead: 'If you have three stores and just want to look in, get the app and skip this page.',
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
        'Nobody to look after the interface once it is live',
        'As the only fire or workplace-safety alarm',
      ],
    },
    privacy: {
      title: 'Privacy and law',
      items: [
        'Video stays in the store unless a stated purpose needs it',
        'Face features are off and need separate consent to turn on',
        'Every view leaves a trace you can spot-check',
        'After you leave, data is deleted as agreed, with a record',
      ],
    },
  },
  questions: {
    title: 'What IT directors ask',
    faq: [
      {
        question: 'Do we have to buy all four layers?',
        answer:
          'No. Everything passes PaaS, which is the door; the other three are optional. For video alone turn on VPaaS. For traffic figures you need no cloud storage.',
      },
      {
        question: 'How does this divide the work with our data warehouse?',
        answer:
          'We line up the raw figures from the floor and push results and details to you daily. Finance and members can stay where they are; conversion only needs receipts per hour.',
      },
      {
        question: 'Will platform upgrades break us?',
        answer:
          'Incompatible changes come as a new version while the old one runs on for an announced period. Device firmware waits for your date, and versions can be pinned.',
      },
      {
        question: 'If the whole platform is unreachable, what is left in the store?',
        answer:
          'Recording, counting in AI cameras and boxes, and of course the registers. Remote viewing and new alerts stop; data is sent when the connection returns.',
      },
      {
        question: 'Can you support our security assessment?',
        answer:
          'Assessments concern a particular system. Tell us level and scope: we hand over what exists on the platform side, and say so where nothing does.',
      },
      {
        question: 'If we leave, how do we take our data along?',
        answer:
          'Traffic, inspections, sensors and audit can be exported or pushed. Video in the store is yours anyway; download what is in the cloud before the term ends.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'What is worked out in the store', note: 'Edge computing', href: '/technology/edge-computing'},
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
