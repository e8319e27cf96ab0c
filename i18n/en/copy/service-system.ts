import type zh from '@site/i18n/zh-CN/copy/service-system';
import {promises} from '@site/i18n/en/copy/promises';
import type {DataCell} from '@site/src/site/copy';
import type {CopyOf} from '@site/src/site/copy';

const yes = (text: string): DataCell => ({mark: 'yes', text});
const part = (text: string): DataCell => ({mark: 'part', text});
const no = (text: string): DataCell => ({mark: 'no', text});
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
    title: 'Service: survey, installation, support, repair',
    description:
      'From the first survey to daily upkeep: who comes, which documents you keep, what three service levels include, and where our outlets are.',
  },
  banner: {
    title: 'Service network',
    text: 'We visit stores in China and Singapore; elsewhere we work by video and courier, with a local partner on site. See who installs, when a job counts as done, and what our service does not cover.',
  },
  path: {
    eyebrow: 'Four steps',
    title: 'Four steps for each store, and a document from each',
    lead: 'You get a record of every step, so anyone can take over maintenance later, whether that is your own staff or another contractor.',
    alt: 'Illustration: a store being fitted, one installer on a ladder, one at the cabinet, two people at a table with the plan',
    keeps: 'You keep:',
    steps: [
      {
        title: 'Survey',
        who: 'Our engineer or a partner; your store manager for half a day',
        text: 'We measure doors, ceilings and light, look at the switch and the cable riser, and ask what has to be counted or seen. We mark old cameras that can stay, and places we advise against, with the reason.',
        keep: 'position plan, cable lengths, model and reason for each point, expected upload bandwidth.',
      },
      {
        title: 'Install',
        who: 'Certified installers, after closing time where possible',
        text: 'Cables go first, then devices, and each is labeled and photographed. Devices are added to your account, never to an installer’s, and you type the new password on the spot.',
        keep: 'a photo of every point, the list of serial numbers, the network sheet.',
      },
      {
        title: 'Accept',
        who: 'The person you name',
        text: 'Every channel is watched, recordings are sampled, and at least 200 passages in two periods you choose are counted by hand. Whatever fails is recorded as failed, fixed and checked again, and you do not have to sign off on the whole job in the meantime.',
        keep: 'the acceptance sheet with recounts and open points, and the table of who may watch what.',
      },
      {
        title: 'Maintain',
        who: 'Mostly remote; in China and Singapore the nearest outlet visits',
        text: 'The platform looks for offline devices, gaps and covered lenses every day and tells you first. After a change of season, displays or walls, counting lines are adjusted again.',
        keep: 'what was done on each ticket, parts replaced, and when the next calibration is due.',
      },
    ],
  },
  coverage: {
    eyebrow: 'Outlets',
    title: 'Where we come to your store',
    lead: `${promises.serviceCoverage} Choose a region to see how service is arranged there.`,
    figures: {
      provinces: 'provincial regions',
      serviceOutlets: 'outlets with spare parts',
      servicePoints: 'service points, outlets included',
      chainBrands: 'chain brands we work with',
    },
    asOf: (year: string, month: string) =>
      `Figures as of ${months[Number(month) - 1]} ${year}: outlets keep spare parts, and not all of them have an engineer on the spot; service points include local technicians under contract.`,
    tilesLabel: 'Density of outlets by region; move with the arrow keys',
    listLabel: 'Choose a region',
    note: 'This is a diagram. The position and size of a tile say nothing about borders or area.',
    areas: {
      north: 'North',
      northeast: 'Northeast',
      east: 'East',
      central: 'Central',
      south: 'South',
      southwest: 'Southwest',
      northwest: 'Northwest',
      abroad: 'International',
    },
    names: {
      BJ: ['BJ', 'Beijing'],
      TJ: ['TJ', 'Tianjin'],
      HE: ['HE', 'Hebei'],
      SX: ['SX', 'Shanxi'],
      NM: ['NM', 'Inner Mongolia'],
      LN: ['LN', 'Liaoning'],
      JL: ['JL', 'Jilin'],
      HL: ['HL', 'Heilongjiang'],
      SH: ['SH', 'Shanghai'],
      JS: ['JS', 'Jiangsu'],
      ZJ: ['ZJ', 'Zhejiang'],
      AH: ['AH', 'Anhui'],
      FJ: ['FJ', 'Fujian'],
      JX: ['JX', 'Jiangxi'],
      SD: ['SD', 'Shandong'],
      TW: ['TW', 'Taiwan'],
      HA: ['HA', 'Henan'],
      HB: ['HB', 'Hubei'],
      HN: ['HN', 'Hunan'],
      GD: ['GD', 'Guangdong'],
      GX: ['GX', 'Guangxi'],
      HI: ['HI', 'Hainan'],
      HK: ['HK', 'Hong Kong'],
      MO: ['MO', 'Macao'],
      CQ: ['CQ', 'Chongqing'],
      SC: ['SC', 'Sichuan'],
      GZ: ['GZ', 'Guizhou'],
      YN: ['YN', 'Yunnan'],
      XZ: ['XZ', 'Tibet'],
      SN: ['SN', 'Shaanxi'],
      GS: ['GS', 'Gansu'],
      QH: ['QH', 'Qinghai'],
      NX: ['NX', 'Ningxia'],
      XJ: ['XJ', 'Xinjiang'],
      SG: ['Singapore', 'Singapore'],
    },
    tiers: [
      {
        name: 'Few outlets',
        text: (region: string) =>
          `${region}: outlets are in the main cities, and technicians under contract visit smaller places. Where distances are long, a spare part by courier and a video call are quicker than a visit.`,
        whole: (region: string) =>
          `${region} has few outlets, and technicians under contract visit where there is none. A spare part by courier and a video call can be quicker than a visit.`,
      },
      {
        name: 'Some outlets',
        text: (region: string) =>
          `${region}: an outlet in larger cities, visits by appointment elsewhere. Parts for common models are kept in the region.`,
        whole: (region: string) =>
          `${region}: outlets in the central districts, visits by appointment in the others. Parts for common models are kept in the city.`,
      },
      {
        name: 'Many outlets',
        text: (region: string) =>
          `${region}: outlets in most cities, resident staff where stores are dense, and wear parts kept in town.`,
        whole: (region: string) =>
          `${region}: outlets in most districts, resident staff where stores are dense, and wear parts kept in the city.`,
      },
    ],
    abroad:
      'Colleagues in Singapore install and repair on the island and look after stores in other countries by video and courier, with a local partner on site.',
    contact: 'Report a fault or book a survey',
  },
  levels: {
    eyebrow: 'Levels',
    title: 'Choose from three service levels',
    lead: 'Choose by how much a store matters. One chain may mix them: resident for flagships, on-site for most stores, remote for the rest.',
    caption: 'Service levels compared',
    columns: ['Service', 'Remote', 'On-site', 'Resident'],
    rows: [
      {
        label: 'Suited to',
        cells: [
          'Stores with someone on hand',
          'Most company-run stores',
          'Flagships, distribution centers, public projects',
        ],
      },
      {
        label: 'Checks for offline and gaps',
        cells: [
          yes('Automatic, you are told'),
          yes('Automatic, we act first'),
          yes('Automatic, looked at the same day'),
        ],
      },
      {
        label: 'Troubleshooting',
        cells: [yes('By phone and video, with you'), yes('A visit where that fails'), yes('Someone is there')],
      },
      {
        label: 'Replacing a device',
        cells: [part('Shipped; you swap it'), yes('We bring it and swap it'), yes('From the stock on site')],
      },
      {
        label: 'Calibrating counts',
        cells: [part('You recount, we tune'), yes('After a season or a remodel'), yes('On your schedule')],
      },
      {
        label: 'Survey and installation of new stores',
        cells: [no('Charged separately'), part('Charged per visit'), yes('The agreed number included')],
      },
      {label: 'Training', cells: [part('Videos and documents'), yes('Once per store'), yes('Whenever staff change')]},
    ],
    note: `${promises.serviceResponse} They differ from store to store, so ask for the times for yours. Misuse, water and lightning damage are outside every level.`,
  },
  trouble: {
    title: 'Is something down right now?',
    lead: 'Most calls are settled by phone, provided you have the model and the color of the light ready. Start with the closest case.',
    cases: [
      {
        title: 'No picture',
        items: [
          'The light: off, red, amber or blue?',
          'Are the other cameras in the store working?',
          'Was the router replaced recently?',
        ],
        link: 'Camera offline, step by step',
      },
      {
        title: 'A gap in the recording',
        items: ['From when to when?', 'Card or disk, and how old?', 'Was there a power outage?'],
        link: 'Recording problems',
      },
      {
        title: 'You need a visit',
        items: [
          'Address and opening hours',
          'Is there a ladder, and how high is the ceiling?',
          'Does the mall want notice?',
        ],
        link: 'Call or write',
      },
    ],
  },
  questions: {
    title: 'Questions before you sign up for service',
    faq: [
      {
        question: 'Our store is in a small town. Will anyone come?',
        answer:
          'In China and Singapore, yes. In other countries we help by video and courier, with a local partner on site. In China, technicians under contract visit small towns; they carry our ID and work on our tickets. For very remote stores we suggest one spare camera on the shelf: swap it first, and send the old one back.',
      },
      {
        question: 'Can the technician see our recordings?',
        answer:
          'Not by default. A service account sees device status only. To look at a picture, the technician sends a request that your administrator approves on the phone; it expires by itself and is logged.',
      },
      {
        question: 'Our own contractor installed it. Do you still help?',
        answer:
          'Yes, with devices and platform. Cabling, power and switches stay with whoever built them. When it is unclear, we look first and hand you the measurements if the cabling is to blame.',
      },
      {
        question: 'Do we get service while the store is offline?',
        answer:
          'Yes. Recording and counting continue in the store, but we cannot see its devices remotely. Call us, and we walk you through lights, cables and a phone hotspot. The data catches up once the connection is back.',
      },
      {
        question: 'If a device breaks, what happens to its recordings?',
        answer:
          'Disk and card are yours. When a recorder is replaced, the disk moves over as it is. If the disk failed, we neither open it nor take it along. You decide who recovers it, or have it destroyed in front of you.',
      },
      {
        question: 'How do we know your service is any good?',
        answer: `A ticket closes only when you press “solved,” and you can send it back. ${promises.quarterlyReport}`,
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'How long each product is covered, and how to check', note: 'Warranty', href: '/support/warranty'},
      {title: 'Send a device in: number, states, dead on arrival', note: 'Repair', href: '/support/repair'},
      {
        title: 'New router: bring cameras back online',
        note: 'Troubleshooting',
        href: '/support/troubleshooting/details/t0003',
      },
      {title: 'UL-8232NH: replace a disk, with drawings', note: 'Manual', href: '/support/manuals/ul-8232nh'},
      {title: 'Become a service provider in your area', note: 'Partners', href: '/partner-program'},
    ],
  },
  inquiry: {
    title: 'Book a survey',
    text: 'Tell us the city and the number of stores, and send a floor plan. We reply with who comes and what to prepare.',
    trial: 'Start free trial',
    contact: 'Book a survey',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
