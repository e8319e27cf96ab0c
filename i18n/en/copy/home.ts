import type zh from '@site/i18n/zh-CN/copy/home';
import {brand} from '@site/src/site/brand';
import type {CopyOf} from '@site/src/site/copy';

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

const copy = {
  meta: {
    title: 'Store video and people counting',
    description: `${brand.nameEn}’s cloud cameras and store AI count visitors, inspect stores remotely and catch register losses. Start with one store and the cameras you have.`,
  },
  hero: {
    title: ['Know how many people ', 'walked in'],
    lead: `${brand.nameEn}’s cloud cameras and store AI count visitors, inspect stores remotely and catch register losses. Start with one store, and keep the cameras you already have.`,
    trial: 'Start free trial',
    see: 'See it count',
    privacy: 'Counting looks at heads and shoulders only. No faces are recognized and no identity is kept.',
  },
  facts: {
    label: 'A few figures',
    camerasOnline: 'cameras online, approximately',
    citiesCovered: `cities and counties with stores on ${brand.nameEn}`,
    deviceOnlineRate: 'device online rate',
    asOf: (year: string, month: string) => `As of ${months[Number(month) - 1]} ${year}, platform records`,
  },
  industries: {
    eyebrow: 'By industry',
    title: 'What do you run?',
    more: 'See the restaurant solution',
    items: {
      catering: {
        name: 'Restaurants',
        badge: 'Lunch, counter and floor',
        title: 'How many people left the line?',
        text: 'For one hour at noon the line reaches the door, and some people take one look and go. Line length, waiting time and walk-aways by the minute tell you whether to add a person or move the counter.',
        points: [
          {title: 'The line', text: 'Past a set length, the manager is told to open a register.'},
          {title: 'The kitchen', text: 'No cap or no mask: one picture goes to the chef.'},
          {title: 'The pickup shelf', text: 'How long it was blocked and how long riders waited.'},
        ],
      },
      shoesClothing: {
        name: 'Shoes and clothing',
        badge: 'Saturday, fitting rooms',
        title: 'They tried it on. Why did they not buy?',
        text: 'Passing by, coming in, stopping, trying on, paying: follow the steps down and fix the one that loses most. No more changing the window on a hunch.',
        points: [
          {title: 'Coming in', text: 'How many passed the window and how many entered.'},
          {title: 'Trying on', text: 'Where people stop, and which rack nobody touches.'},
          {title: 'Staffing', text: 'Customers per associate in the busiest hour.'},
        ],
      },
      medicine: {
        name: 'Pharmacy',
        badge: 'Evening, prescription counter',
        title: 'Who is at the prescription counter?',
        text: 'Is the pharmacist there, did a customer step behind the counter, is the cold cabinet shut? Head office sees it without sending anyone, and before the inspector does.',
        points: [
          {title: 'Presence', text: 'Counter empty beyond a set time: the manager is told.'},
          {title: 'Cold cabinet', text: 'Door ajar: a note at once, with one picture.'},
          {title: 'Records', text: 'Checks are captured by rule and can be shown any time.'},
        ],
      },
      automobile: {
        name: 'Automobile',
        badge: 'Saturday, showroom',
        title: 'Somebody came to see a car. Did anyone greet them?',
        text: 'Minutes from the door to the first hello, which car they looked at and for how long. For the first time there is a number for what happens on the showroom floor.',
        points: [
          {title: 'Greeting', text: 'No one approached within minutes: a note on the phone.'},
          {title: 'Cars', text: 'How many people stopped at each car, and how long.'},
          {title: 'Workshop', text: 'How long a bay is taken and a car waits.'},
        ],
      },
      fmcg: {
        name: 'FMCG',
        badge: 'Promotion week, at the display',
        title: 'The promotion table is out. Does anyone stop?',
        text: 'Move the same table by three meters and the number of people who stop changes. The heat map records every zone by the hour, so you can compare the week before with the week after.',
        points: [
          {title: 'Where people stop', text: 'Which shelf, and for how many seconds.'},
          {title: 'What is on the shelf', text: 'Gaps and misplaced items are sent to the store manager.'},
          {title: 'Whether it was done', text: 'See the day the poster went up, without a phone call.'},
        ],
      },
      government: {
        name: 'Government',
        badge: 'Flood season, river sites',
        title: 'Hundreds of sites. Which one first?',
        text: 'Cameras of every age and maker come together first, then rules sort them: water over the mark, a blocked lane, smoke. The desk sees what needs doing, not a wall of pictures.',
        points: [
          {title: 'It connects', text: 'Older cameras join by GB/T 28181 and stay where they are.'},
          {title: 'It sorts', text: 'Only what breaks a rule comes to the front.'},
          {title: 'It records', text: 'Who looked and when it was handled, on file.'},
        ],
      },
    },
  },
  chooser: {
    eyebrow: 'Find your kit',
    title: 'Tell us the job, we name the parts',
    hint: 'Change any answer and the list changes with it.',
    sentence: {goal: 'I want to', door: 'at a door', existing: 'in a store with', stores: 'in', comma: ', ', end: '.'},
    labels: {goal: 'What you want to do', door: 'Door width', existing: 'What you have', stores: 'Number of stores'},
    goals: {counting: 'count visitors', inspection: 'inspect stores remotely', lossPrevention: 'catch register losses', recording: 'keep recordings'},
    doors: {narrow: 'under 2 m wide', normal: '2 to 4 m wide', wide: 'over 4 m wide'},
    existing: {cameras: 'cameras', none: 'no cameras yet'},
    stores: (count: number) => (count === 1 ? '1 store' : `${count} stores`),
    reasons: {
      overDoor: 'Over the door, looking straight down',
      stereoDoor: 'Stereo counter, covers a wider door',
      twoDoor: 'Over 4 m: one on each side',
      edge: 'Connects your cameras, up to 4 × 1080p',
      camera: 'Sees the whole store on one cable',
      tillCamera: 'Above the register: hands and goods',
      localRecording: 'If you want footage kept in the store',
      recorder: 'Eight channels, footage stays in the store',
    },
    perStore: (count: number) => `${count} per store`,
    needed: 'Needed',
    optional: 'Optional',
    listFor: (count: number) => (count === 1 ? 'List for 1 store' : `List for ${count} stores`),
    action: 'Send me the list',
  },
  hardware: {
    eyebrow: 'Hardware',
    title: 'Cameras, recorders and edge boxes we design ourselves',
    all: 'All cloud cameras',
    items: {
      camera: {kind: 'Cloud camera', text: (minutes: number) => `A ball that turns any way you need, one cable for power and data, online within ${minutes} minutes.`},
      box: {kind: 'Edge box', text: (channels: number) => `Gives older cameras new algorithms. Up to ${channels} channels of 1080p.`},
      recorder: {kind: 'Recorder', text: (channels: number) => `${channels} channels, 6 or 8 TB disks. Keeps recording when the line is down; play it back any time after.`},
    },
  },
  service: {
    eyebrow: 'Service',
    title: 'Someone nearby can fix it',
    lead: 'Service outlets in all 34 provincial regions of China, and in Singapore. Pick one to see how to report a fault.',
    outlets: 'service outlets',
    engineers: 'engineers',
    provinces: 'provincial regions',
    tilesLabel: 'Regions with service',
    tile: (short: string, name: string) => (short === name ? name : `${short}, ${name}`),
    card: (region: string) => `${region} has service outlets. Report a fault and the nearest one calls you to agree on a time.`,
    contact: 'Contact us',
    note: 'Brighter tiles have more outlets. A diagram, not a map of borders.',
  },
  regions: {
    HL: ['HL', 'Heilongjiang'], NM: ['NM', 'Inner Mongolia'], LN: ['LN', 'Liaoning'], JL: ['JL', 'Jilin'], XJ: ['XJ', 'Xinjiang'], GS: ['GS', 'Gansu'],
    NX: ['NX', 'Ningxia'], SX: ['SX', 'Shanxi'], BJ: ['BJ', 'Beijing'], TJ: ['TJ', 'Tianjin'], XZ: ['XZ', 'Tibet'], QH: ['QH', 'Qinghai'],
    SN: ['SN', 'Shaanxi'], HA: ['HA', 'Henan'], HE: ['HE', 'Hebei'], SD: ['SD', 'Shandong'], SC: ['SC', 'Sichuan'], CQ: ['CQ', 'Chongqing'],
    HB: ['HB', 'Hubei'], AH: ['AH', 'Anhui'], JS: ['JS', 'Jiangsu'], SH: ['SH', 'Shanghai'], YN: ['YN', 'Yunnan'], GZ: ['GZ', 'Guizhou'],
    HN: ['HN', 'Hunan'], JX: ['JX', 'Jiangxi'], ZJ: ['ZJ', 'Zhejiang'], GX: ['GX', 'Guangxi'], GD: ['GD', 'Guangdong'], FJ: ['FJ', 'Fujian'],
    TW: ['TW', 'Taiwan'], HI: ['HI', 'Hainan'], MO: ['MO', 'Macao'], HK: ['HK', 'Hong Kong'], SG: ['Singapore', 'Singapore'],
  },
  news: {eyebrow: 'News', title: 'What we have been working on', all: 'All news'},
  promo: {
    title: 'Smart Store System',
    text: 'Traffic, inspection, loss prevention and attendance in one place. Fit one store, look at the numbers, then decide.',
    trial: 'Free experience',
    more: 'See the restaurant solution',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
