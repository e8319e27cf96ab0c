import type zh from '@site/i18n/zh-CN/copy/products/hardware';
import {countAtStart, countEn} from '@site/src/facts/deviceCounts';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'All hardware: cameras, recorders, edge box, badge',
    description: `${countAtStart()} devices for stores, found by what they should do and where they go. Each with parameters, a size drawing and a survey sheet to print.`,
  },
  banner: {
    title: 'All hardware',
    text: `${countAtStart()} devices, one back office. Say what it should do and where; the model follows.`,
  },
  plan: {
    eyebrow: 'Find it by the spot in your store',
    title: 'What do you need it to do?',
    lead: 'Eight spots, each with devices made for it. Pick a spot to see them.',
    family: 'How the AI hardware divides the work',
    alt: 'Plan of a store with numbers 1 to 8: entrance, aisles, register, middle of the floor, kitchen, equipment room, parking behind the back door, and where staff stand',
  },
  groupsLabel: 'Models by purpose',
  groups: [
    {
      anchor: 'door',
      place: 'Entrance',
      job: 'Count people in and out',
      title: 'Counting at the door',
      text: 'One per door, looking straight down. Measure the width and the height first, then choose. Cameras at an angle can count as well, but they lose people in a crowd.',
      models: [
        {id: 'k3', text: 'For most doors, straight down'},
        {id: 'h1001', text: 'Low doors, two lenses for head and shoulders'},
        {id: 'h2001', text: 'High lobbies and wide passages'},
        {id: 'fmix-d', text: 'Fisheye and dome: door and floor together'},
      ],
    },
    {
      anchor: 'watch',
      place: 'Aisles and shelves',
      job: 'Watch, check displays, play back',
      title: 'Watching the floor',
      text: 'Indoor cloud cameras. They record to their own card when the internet is down; head office watches on a phone and the store needs no monitor.',
      models: [
        {id: 'e3-x', text: 'The first one; aim it again any time'},
        {id: 'w3-s', text: 'Small and quiet on the ceiling'},
        {id: 'w3-e', text: 'Stands on a shelf, runs on Wi-Fi'},
        {id: 'p3-x-8', text: 'Turns and zooms across a large floor'},
      ],
    },
    {
      anchor: 'ume-8-series',
      place: 'Registers',
      job: 'Queues, absence and dwell in one device',
      title: 'UME-8: three algorithms in one camera',
      text: 'A 4K picture and two TOPS inside. Choose three algorithms and change them next month. No box, no extra outlet.',
      models: [
        {id: 'u8-d', text: 'Dome for indoors'},
        {id: 'u8-t', text: 'Turret for outdoors that can speak'},
      ],
    },
    {
      anchor: 'ume-9-series',
      place: 'Middle of the hall',
      job: 'Mount it high and see the whole room',
      title: 'UME-9: six algorithms in one camera',
      text: 'Twelve megapixels, four TOPS, three to seven meters (10 to 23 ft) up. One per showroom, atrium or big floor.',
      models: [{id: 'u9-d', text: 'Dome for big rooms'}],
    },
    {
      anchor: 'outdoor',
      place: 'Kitchen and cold storage',
      job: 'Wherever there is water, grease or frost',
      title: 'Outdoors and wet places',
      text: 'Sealed against water and able to start in the cold: kitchen steam, rain under an awning, headlights at the dock.',
      models: [
        {id: 'e3-d-h', text: 'Kitchens and awnings'},
        {id: 'e3-t-h', text: 'Back doors and parking; farthest at night'},
      ],
    },
    {
      anchor: 'recorders',
      place: 'Equipment room',
      job: 'Keep more video in the store',
      title: 'Keeping the recordings',
      text: 'A card holds days; for weeks, put a recorder in the cabinet. Count the channels first, then the disks.',
      models: [
        {id: 'ul-8208nh', text: 'Small stores: powers the cameras, no switch to buy'},
        {id: 'ul-7016nh-h1', text: 'Standard stores, cameras on a switch'},
        {id: 'ul-8232nh', text: 'Large stores; keeps video longest'},
      ],
    },
    {
      anchor: 'own-cameras',
      place: 'Stores with cameras already',
      job: 'Add algorithms, change nothing',
      title: 'Teaching old cameras to see',
      text: 'Plugged into the same switch, it analyzes four 1080p channels on site. Most cameras connect, whatever their brand or age.',
      models: [{id: 'b1', text: 'Four channels, in the cabinet'}],
    },
    {
      anchor: 'talk',
      place: 'On your staff',
      job: 'Hear how customers are served',
      title: 'Listening to service',
      text: 'Cameras see people and miss the words. The badge sits on the chest with a red light while it records, and staff and customers have to know.',
      models: [{id: 'ibadge', text: 'On the chest for a whole shift'}],
    },
  ],
  facts: {
    separator: ', ',
    view: (degrees: number) => `${degrees}°`,
    night: (meters: number) => `night ${meters} m`,
    door: (meters: number) => `doors up to ${meters} m`,
    height: (low: number, high: number) => `mounted at ${low} to ${high} m`,
    algorithms: (count: number) => (count === 1 ? '1 algorithm' : `${count} algorithms`),
    channels: (count: number) => (count === 1 ? '1 channel' : `${count} channels`),
    disks: (count: number) => (count === 1 ? '1 disk' : `${count} disks`),
    poePorts: (count: number) => (count === 1 ? '1 PoE port' : `${count} PoE ports`),
    battery: (hours: number) => `${hours} h`,
  },
  kits: {
    title: 'What a store usually takes',
    lead: 'Three sizes, three lists to start from. Numbers change with the floor plan; cables, PoE watts, streams and days come from the catalog, with the largest card or disk.',
    planner: 'How to size recorder and disks',
    sample: 'Sample',
    cables: 'Cables to pull',
    poe: 'PoE watts at the switch',
    stream: 'Main streams together',
    keeps: 'Kept, around the clock',
    days: (days: number) => `about ${days} days`,
    count: (count: number) => `× ${count}`,
    kits: [
      {
        title: 'Street store, 60 m² (650 sq ft)',
        text: 'One door, one register, one small stockroom. Cards are enough; no recorder.',
        items: [
          {model: 'k3', count: 1},
          {model: 'e3-x', count: 2},
          {model: 'w3-e', count: 1},
        ],
      },
      {
        title: 'Standard store, 200 m² (2,150 sq ft)',
        text: 'One multi-algorithm dome on the floor, one camera at the register, one sealed for the kitchen, video on a disk.',
        items: [
          {model: 'k3', count: 1},
          {model: 'u8-d', count: 1},
          {model: 'e3-x', count: 3},
          {model: 'e3-d-h', count: 1},
          {model: 'ul-8208nh', count: 1},
        ],
      },
      {
        title: 'Large store, 1,000 m² (10,800 sq ft)',
        text: 'Two doors, a high hall, back rooms and a dock, video on two disks.',
        items: [
          {model: 'h2001', count: 2},
          {model: 'u9-d', count: 2},
          {model: 'e3-x', count: 8},
          {model: 'e3-t-h', count: 3},
          {model: 'ul-8232nh', count: 1},
        ],
      },
    ],
  },
  questions: {
    title: 'Before you choose hardware',
    faq: [
      {
        question: 'Do different models work together?',
        answer: `Yes. All ${countEn()} live in one back office with the same permissions, recording plans and firmware updates. Mix cameras, recorders and boxes as you like; a new one joins by scanning its code.`,
      },
      {
        question: 'I want to try a single device. Which one?',
        answer:
          'To know how many people come in, K3. To see the store on your phone, E3-X. With cameras already up, B1. None of them requires replacing anything you already have.',
      },
      {
        question: 'How many cables, and do I need an electrician?',
        answer:
          'PoE models take one network cable for power and picture; a low-voltage installer is enough. W3-E uses Wi-Fi and an outlet. Recorders and boxes go into the cabinet and need an outlet. Every model page has a survey sheet for measuring.',
      },
      {
        question: 'The internet is down. What does each device still do?',
        answer:
          'Cameras record to their cards, counting and algorithms run inside, recorders store. What stops is live view, cloud recording and alerts. Afterward data catches up, and video is played from card or disk.',
      },
      {
        question: 'Can I connect other makers’ cameras and recorders?',
        answer:
          'Those with ONVIF, RTSP or GB/T 28181 show up on the platform. To run algorithms on them, add B1. Whether another maker’s recorder plays back online depends on its protocol; try one on site.',
      },
      {
        question: 'What about models you stop making?',
        answer:
          'Their support page states the date, the successor and how long firmware continues. Disks and TF cards wear out and have to be replaced in time; the back office reports a fault as soon as the device sees one.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'Cloud cameras: filter and compare', note: 'List', href: '/products/cloud-camera'},
      {title: 'Recorders and disks', note: 'List', href: '/products/cloud-video-recorder'},
      {title: 'Connecting third-party devices', note: 'Platform', href: '/paas/access-layer'},
      {title: 'Installation and service', note: 'Service', href: '/service-system'},
    ],
  },
  inquiry: {
    title: 'Trade a floor plan for an equipment list',
    text: 'Mark doors, registers and the cabinet. We reply with models, quantities, positions and the switch.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
