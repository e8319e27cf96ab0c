import type zh from '@site/i18n/zh-CN/copy/products/hardware';
import {promises} from '@site/i18n/en/copy/promises';
import {countAtStart, countEn} from '@site/src/facts/deviceCounts';
import type {CopyOf} from '@site/src/site/copy';
import {feet, metersAndFeet, metersAndFeetRange, millimetersAndInches} from '@site/src/site/units';

const copy = {
  meta: {
    title: 'All retail hardware: cameras, recorders, edge box, badge',
    description: `${countAtStart()} devices for stores, sorted by the job they do and where they go. Every one comes with full specs, a size drawing and a printable survey sheet.`,
  },
  banner: {
    title: 'Hardware for every spot in the store',
    text: `All ${countEn()} devices report to one web console, from cameras to staff badges.`,
  },
  find: 'Compare cameras',
  plan: {
    title: 'Where will it go?',
    lead: 'Choose one of eight places. The devices for each are drawn to scale.',
    between: ',\u00a0',
    family: 'How the AI devices divide the work',
    alt: 'A store and three back rooms with numbers 1 to 8: entrance, aisles, register, main floor, kitchen, cabinet, an old camera, and a member of staff',
  },
  groupsLabel: 'Models by purpose',
  groups: [
    {
      anchor: 'door',
      place: 'Entrance',
      job: 'Count people in and out',
      title: 'Counting at the door',
      text: 'Plan on one counter per door, looking straight down. Choose by the door’s width and height.',
      more: {title: 'Can an angled camera count?', text: 'It can, but it loses people in a crowd.'},
      doors: 'Widest door × highest ceiling for each, to scale.',
      models: [
        {id: 'k3', text: 'For most doors'},
        {id: 'h1001', text: 'For low doors: sees heads and shoulders'},
        {id: 'h2001', text: 'For high lobbies and wide entrances'},
        {id: 'fmix-d', text: 'Watches the door and the floor together'},
      ],
    },
    {
      anchor: 'watch',
      place: 'Aisles',
      job: 'See the floor, check displays, play back',
      title: 'Cameras for aisles and shelves',
      text: 'They record to a TF (microSD) card when the internet is down. Managers watch from a phone, with no monitor in the store.',
      models: [
        {id: 'e3-x', text: 'The one to start with; easy to re-aim'},
        {id: 'w3-s', text: 'Discreet on the ceiling'},
        {id: 'w3-e', text: 'Stands on a shelf and runs on Wi-Fi'},
        {id: 'p3-x-8', text: 'Turns and zooms to cover a large floor'},
      ],
    },
    {
      anchor: 'ume-8-series',
      place: 'Registers',
      job: 'Lines, unattended registers and dwell time in one device',
      title: 'Three algorithms in one camera',
      text: 'The UME-8 models, U8-D and U8-T, see in 4K and have 2\u00a0TOPS of computing. Choose three algorithms now and swap them next month, with no extra box or outlet.',
      more: {
        title: 'Which algorithms need a B1?',
        text: 'Receipt checks, rodents and cross-camera paths run in a B1.',
      },
      choices: {
        title: 'Besides the line, pick two more, such as:',
        names: {'empty-post': 'Empty post', 'dwell-time': 'Dwell time', 'shelf-gap': 'Shelf gaps'},
      },
      models: [
        {id: 'u8-d', text: 'Has the wider view'},
        {id: 'u8-t', text: 'Sees farther, talks, works outdoors too'},
      ],
    },
    {
      anchor: 'ume-9-series',
      place: 'Main floor',
      job: 'Mount it high and cover the whole room',
      title: 'Six algorithms in one camera',
      text: 'The UME-9 model, the U9-D, has 12\u00a0MP and 4\u00a0TOPS, 3 to 7\u00a0m (9.8 to 23\u00a0ft) up. One covers a showroom, atrium or sales floor.',
      models: [{id: 'u9-d', text: 'Our largest, with the most pixels'}],
    },
    {
      anchor: 'outdoor',
      place: 'Kitchen',
      job: 'Anywhere with water, grease or frost',
      title: 'Cameras for water and weather',
      text: 'Sealed cameras for kitchen splashes, rain and freezing docks: they start up in the cold. Keep them out of hot steam.',
      models: [
        {id: 'e3-d-h', text: 'For kitchens and under awnings'},
        {id: 'e3-t-h', text: 'For back doors and parking; sees farthest at night'},
      ],
    },
    {
      anchor: 'recorders',
      place: 'Cabinet',
      job: 'Keep more video in the store',
      title: 'Recorders for longer retention',
      text: 'A card in the camera holds days of video, and a recorder in the cabinet holds weeks. Count your channels first, then the disks.',
      daysNote: 'The days assume E3-X cameras that record around the clock and 8\u00a0TB in every bay.',
      models: [
        {id: 'ul-8208nh', text: 'Up to 8 cameras; powers most models itself'},
        {id: 'ul-7016nh-h1', text: 'Up to 16 cameras that are already on a switch'},
        {id: 'ul-8232nh', text: 'Up to 32 cameras, with the most disk bays'},
      ],
    },
    {
      anchor: 'own-cameras',
      place: 'Old camera',
      job: 'Add AI and keep your cameras',
      title: 'AI for cameras you already own',
      text: 'Plug the box into your cameras’ switch and it analyzes four 1080p channels. Most cameras connect, whatever brand or age.',
      models: [{id: 'b1', text: 'Analyzes four cameras from the cabinet'}],
    },
    {
      anchor: 'talk',
      place: 'Staff',
      job: 'Learn how customers are served',
      title: 'Coaching from conversations',
      text: 'A badge on the chest records what cameras miss, with a red light on. Tell staff and customers before you use it.',
      models: [{id: 'ibadge', text: 'Worn on the chest, lasts a whole shift'}],
    },
  ],
  roles: {
    cube: 'Shelf camera',
    miniDome: 'Mini dome',
    dome: 'Dome',
    turret: 'Turret',
    bullet: 'Bullet',
    ptz: 'Pan-tilt-zoom',
    fisheyeDome: 'Fisheye and dome',
    overheadCounter: 'Overhead counter',
    stereoCounter: 'Stereo counter',
    recorder: 'Recorder',
    edgeBox: 'Edge box',
    badge: 'Badge',
  },
  facts: {
    separator: ', ',
    indoor: 'Indoors',
    megapixels: (millions: number) => `${millions}\u00a0MP`,
    view: (degrees: number) => `View ${degrees}°`,
    night: (meters: number) => `Night ${metersAndFeet(meters)}`,
    door: (meters: number) => [metersAndFeet(meters), 'Doors to '] as const,
    height: (low: number, high: number) => [metersAndFeetRange(low, high), 'Height '] as const,
    opening: (width: number, height: number) =>
      `${width}\u00a0×\u00a0${height}\u00a0m (${feet(width)}\u00a0×\u00a0${feet(height)}\u00a0ft)`,
    channels: (count: number) => (count === 1 ? '1 channel' : `${count} channels`),
    disks: (count: number) => (count === 1 ? '1 disk' : `${count} disks`),
    poePorts: (count: number) => (count === 1 ? '1 PoE port' : `${count} PoE ports`),
    weight: (grams: number) => `${grams}\u00a0g`,
    storage: (gigabytes: number) => `Stores ${gigabytes}\u00a0GB`,
    cameras: (count: number) => (count === 1 ? '1 camera' : `${count} cameras`),
    days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  },
  figures: {
    tops: 'Computing',
    power: 'Max power',
    battery: 'Battery',
    charge: 'Full charge',
    hours: (hours: number) => `${hours}\u00a0hours`,
    mount: 'Mounting height',
    mountHeight: metersAndFeetRange,
    size: 'W\u00a0×\u00a0H\u00a0×\u00a0D',
    millimeters: (size: readonly number[]) => millimetersAndInches(size).replaceAll(' × ', '\u00a0×\u00a0'),
  },
  scenes: {
    door: {
      alt: 'A K3 hangs from the ceiling just inside a door, lens down; below it one person walks in and one walks out',
      seenAlt:
        'A doorway seen from straight above: a counting line lies across the mat, one person walks in, one walks out',
      caption: 'A K3 inside the door, and its view (simulated): blue walks in, orange walks out.',
    },
    register: {
      alt: 'A U8-D hangs from the ceiling above a register, its lens visible in the dark dome, and 6 people wait in line below',
      seenAlt: 'A line of 6 people at a register, a blue box around each head; the corner says 6 in line',
      found: '6 in line',
      caption: 'A U8-D above the register, and the 6 people in line that it counts (simulated).',
    },
  },
  kits: {
    title: 'What a typical store needs',
    lead: 'Three store sizes, three lists to start from. Your floor plan will change the numbers.',
    sample: 'Sample',
    size: 'Size of the store',
    cables: (cameras: number) => `Network cables to pull (${cameras} cameras + recorder)`,
    cablesWithout: (names: string) => `Network cables to pull (${names} uses Wi-Fi)`,
    poe: 'Power over these cables',
    stream: 'Video of all cameras',
    keepsOnCards: (gb: number) => `Kept on TF cards (${gb}\u00a0GB fills first)`,
    keepsOnDisks: (tb: number) => `Kept on ${tb}\u00a0TB of disk`,
    days: (days: number) => `about ${days} days`,
    count: (count: number) => `× ${count}`,
    byRecorder: (cameras: number, watts: number, reserve: number, budget: number) =>
      `The recorder powers ${cameras} cameras: ${watts} of ${budget}\u00a0W, ${reserve}% in reserve included.`,
    bySwitch: (ports: number, watts: number) =>
      `Also buy a PoE switch, which powers cameras over their network cables: ${ports} powered ports, ${watts}\u00a0W or more in all.`,
    strongPorts: (ports: number) => `${ports} of the ports have to be PoE+ (802.3at), for the cameras that draw more.`,
    card: {
      name: 'TF cards (microSD)',
      text: (cards: readonly {readonly gb: number; readonly count: number}[]) =>
        `Buy ${cards.map(({gb, count}) => `${count}\u00a0of\u00a0${gb}\u00a0GB`).join(', ')}`,
      count: (count: number) => `× ${count}`,
    },
    noRecorder: {name: 'No recorder', text: 'Each camera records to its own card'},
    howTitle: 'How we calculate this',
    note: 'Cables, power, video and days are calculated from our catalog. Days are for recording around the clock. TF cards (microSD) are the largest the cameras take, and disks the smallest the recorders take, with 95% of a disk used for video. A larger disk keeps more.',
    planner: 'How to size the recorder and disks',
    kits: {
      street: {
        short: 'Small',
        title: 'Street-front store, 60\u00a0m² (650 sq ft)',
        text: 'One door, one register and a small stockroom. Video stays on cards in the cameras, with no recorder.',
        roles: {k3: 'Counts at the door', 'e3-x': 'Register and shelves', 'w3-e': 'Stockroom, on Wi-Fi'},
      },
      standard: {
        short: 'Standard',
        title: 'Standard store, 200\u00a0m² (2,150 sq ft)',
        text: 'One door, one sales floor and a kitchen. Video goes to one disk.',
        roles: {
          k3: 'Counts at the door',
          'u8-d': 'Sales floor, three algorithms',
          'e3-x': 'Register and aisles',
          'e3-d-h': 'Kitchen, sealed',
          'ul-8208nh': 'Recorder, also powers the cameras',
        },
      },
      large: {
        short: 'Large',
        title: 'Large store, 1,000\u00a0m² (10,800 sq ft)',
        text: 'Two doors, a high hall, back rooms and a loading dock. Video goes to two disks.',
        roles: {
          h2001: 'Counts at the doors',
          'u9-d': 'High hall, six algorithms',
          'e3-x': 'Aisles, registers and back rooms',
          'e3-t-h': 'Loading dock and outdoors',
          'ul-8232nh': 'Recorder with two disks',
        },
      },
    },
  },
  inside: {
    lead: 'We took our smallest camera apart. Lens, mainboard, speaker and infrared lamps all fit into a case that stands on a shelf.',
  },
  questions: {
    title: 'Before you choose hardware',
    faq: [
      {
        question: 'Do different models work together?',
        answer: `Yes. All ${countEn()} appear in one web console with the same permissions, recording plans and firmware updates. Mix cameras, recorders and boxes as you like, and add a new one by scanning its code.`,
      },
      {
        question: 'I want to try a single device. Which one?',
        answer:
          'If you want to know how many people come in, take a K3. If you want to see the store on your phone, take an E3-X. If you already have cameras, take a B1. None of them means replacing what you own.',
      },
      {
        question: 'How many cables, and do I need an electrician?',
        answer:
          'PoE models take one network cable for both power and video, so a low-voltage installer is all you need. The W3-E uses Wi-Fi and a wall outlet. Recorders and boxes sit in the cabinet and need an outlet. Each model page has a survey sheet to measure with.',
      },
      {
        question: 'What keeps working when the internet is down?',
        answer:
          'Cameras record to their cards, counting and algorithms keep running inside the devices, and recorders keep storing. You lose live view, cloud recording and alerts until the connection returns. After that the numbers catch up, and you play the video from the card or disk.',
      },
      {
        question: 'Can I connect other makers’ cameras and recorders?',
        answer:
          'Those that speak ONVIF, RTSP or GB/T 28181 show up on the platform. To run algorithms on them, add a B1. Whether another brand’s recorder plays back remotely depends on its protocol, so test one on site first.',
      },
      {
        question: 'What happens when you discontinue a model?',
        answer: `${promises.saleEndNotice} ${promises.supportAfterSale} ${promises.storageFault}`,
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'Choose a counter by door width and height', note: 'List', href: '/products/cloud-ai-camera'},
      {title: 'Connecting GB/T 28181 and third-party devices', note: 'Platform', href: '/paas/access-layer'},
      {title: 'How long each product is covered', note: 'Warranty', href: '/support/warranty'},
      {title: 'Which models have an end date', note: 'Support period', href: '/support/end-of-life'},
    ],
  },
  inquiry: {
    title: 'Send a floor plan and get an equipment list',
    text: 'Mark the doors, registers and cabinet. We reply with models, quantities, mounting positions and the switch to buy.',
    trial: 'Start free trial',
    contact: 'Send a floor plan',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
