import type zh from '@site/i18n/zh-CN/copy/products/cloud-video-recorder';
import {promises} from '@site/i18n/en/copy/promises';
import {countAtStart} from '@site/src/facts/deviceCounts';
import {modelsNeeding} from '@site/src/facts/hardware/catalogue';
import {poeClasses, poeReserve} from '@site/src/facts/hardware/poe';
import type {ModelId} from '@site/src/facts/models';
import type {CopyOf} from '@site/src/site/copy';

/** What the ports of an 802.3af recorder do not carry. */
const strong = modelsNeeding('802.3at')
  .map(({name}) => name)
  .join(' and ');
const [af, at] = [poeClasses['802.3af'].deviceW, poeClasses['802.3at'].deviceW];

const purposes: Record<ModelId<'recorder'>, string> = {
  'ul-8208nh': `Up to 8 cameras: their cables plug straight into the back, so there is no switch to buy. ${strong} are the exception.`,
  'ul-7016nh-h1': 'Up to 16 cameras that are on a switch. Small enough for the telecom cabinet.',
  'ul-8232nh':
    'Up to 32 cameras, with two disks and the longest retention. For large stores and those with a stockroom.',
};

const copy = {
  meta: {
    title: 'Cloud video recorders with a disk calculator',
    description: `${countAtStart('recorder')} recorders, 8 to 32 channels. Enter cameras and days to get disk size, the recorder that fits and the bandwidth, with every formula shown.`,
  },
  banner: {
    title: 'Cloud video recorders',
    text: 'Enter your cameras and how many days of video you have to keep, and get the recorder and disks that do it. Every formula is on the page, so you can check the math.',
  },
  statement: {
    before: 'The night you have to look up ',
    marked: 'should not be the one overwritten',
    after: '.',
    aside:
      'Three figures decide how long footage lasts: bitrate, disk and hours a day. The planner above does it for you.',
  },
  planning: {
    eyebrow: 'Disk planner',
    title: 'How much disk do 30 days of video take?',
    lead: 'Buy too small and the day you need is already overwritten; buy too large and you pay for space you never use. Enter your cameras and watch the answer change.',
    formulas: {
      title: 'Where the numbers come from',
      items: [
        {
          name: 'Disk space, TB',
          formula: 'total bitrate × 3,600 × hours per day × days ÷ 8 ÷ 1,000,000 ÷ 0.95',
          why: 'Bitrate is each model’s main stream (H.265, default quality). The 0.95 leaves room for the file index and partly filled files. TB is the figure on the disk label, with no 1,024 conversion.',
        },
        {
          name: 'Which recorder',
          formula: 'cameras ≤ channels, bitrate ≤ incoming limit, disks large enough',
          why: 'A recorder has to pass all three, and we start with the fewest channels. If the recorder also powers the cameras, each port’s standard, the number of ports and the total watts have to be sufficient as well.',
        },
        {
          name: 'Upload',
          formula: 'the heaviest of the streams sent at once × 1.3',
          why: 'If you only record locally, enter how many cameras people watch at the same time. The 1.3 covers registers, guest Wi-Fi and peaks.',
        },
        {
          name: 'Power',
          formula: `sum of all maximum draws × ${poeReserve} ≤ PoE budget, each camera ≤ what a port delivers`,
          why: `An 802.3af port delivers ${af}\u00a0W to the device, an 802.3at port ${at}\u00a0W. ${strong} need 802.3at. Anything the recorder cannot power is listed with the injector or switch it takes. The factor ${poeReserve} keeps everything running when all the infrared lights turn on at once.`,
        },
      ],
    },
  },
  installed: {
    title: 'In a cabinet, on a desk, in a rack',
    lead: 'Choose the place first, then the channels: the cabinet needs air, and the back needs 9\u00a0cm (3.5\u00a0in) for cables.',
  },
  finder: {
    eyebrow: `${countAtStart('recorder')} models`,
    title: 'Channels, bays, PoE ports',
    lead: 'Choose channels for the store you will have in two years. One camera too many can mean buying a second recorder.',
    label: 'Filter recorders',
    facets: {
      channels: {label: 'Cameras', any: 'Any', answers: (channels: string) => `Up to ${channels}`},
      ports: {label: 'Must have', answers: {poe: 'PoE ports for the cameras'}},
      disks: {label: 'Disk bays', any: 'Any', answers: (disks: string) => (disks === '1' ? 'One will do' : disks)},
    },
    purposes,
  },
  ways: {
    eyebrow: 'Where to keep video',
    title: 'Card, recorder and cloud each have a job',
    lead: 'You do not have to pick one. Most chains use cards plus a recorder, and add cloud recording for the registers.',
    table: {
      caption: 'Three ways to keep video',
      columns: ['Question', 'TF card (microSD) in the camera', 'Recorder in the store', 'Cloud recording'],
      rows: [
        {
          label: 'How long',
          cells: ['Days, depending on card size', 'Weeks to months, depending on disks', 'As many days as you buy'],
        },
        {label: 'Internet down', cells: ['Keeps recording', 'Keeps recording', 'Stops, and the gap stays']},
        {label: 'Device stolen', cells: ['Video goes with it', 'Video goes with it', 'Video is safe']},
        {
          label: 'Bandwidth',
          cells: ['None', 'None, except when watched remotely', 'Constant, about one main stream per camera'],
        },
        {
          label: 'Finding a clip',
          cells: ['Camera by camera', 'Several cameras at the same moment', 'By event, on a phone'],
        },
      ],
      note: 'If the recorder itself might be stolen, lock it in the cabinet and add cloud recording for just the register and the back door.',
    },
  },
  outages: {
    eyebrow: 'When something fails',
    title: 'Which failures lose video, and which do not',
    lead: 'Recorders sit in out-of-the-way corners, so ours report trouble on their own.',
    labels: {works: 'Keeps working', stops: 'Stops', then: 'What you do'},
    cases: [
      {
        title: 'A disk fails',
        works: 'Live view is not affected. With two disks, the other one keeps recording.',
        stops:
          'Video on the failed disk may be unreadable. The two disks add capacity and are not copies of each other.',
        then: 'The HDD light turns steady amber and the app raises an alarm. Export what you must keep, then install a new surveillance-grade disk.',
      },
      {
        title: 'The internet is out',
        works: 'Recording and the monitor in the store.',
        stops: 'No one can look in remotely, and no alarms arrive.',
        then: 'You do nothing. It reconnects by itself, and those hours are on the disk, ready to play.',
      },
      {
        title: 'The recorder itself fails',
        works: 'Cameras with a power source of their own and a TF card go on recording to the card.',
        stops: 'Writing to disk, and playback across cameras. Cameras that a UL-8208NH powers stop with it.',
        then: 'Keep the disks. A new recorder of the same model reads them.',
      },
    ],
  },
  limits: {
    title: 'What a recorder cannot do',
    lead: 'Check these before you order, because they are harder to fix later.',
    items: [
      {
        limit: 'It cannot record in a power outage',
        instead:
          'Put the recorder and PoE switch on the same UPS. A UL-8208NH powering eight cameras can draw up to 110\u00a0W.',
      },
      {
        limit: 'Two disks are not a backup',
        instead:
          'None of our recorders supports RAID. Where you need a second copy, put a TF card in that camera; it records separately.',
      },
      {
        limit: 'It takes 6\u00a0TB and 8\u00a0TB disks only',
        instead: 'Use surveillance-grade disks. Desktop and salvaged drives do not last under constant writing.',
      },
      {
        limit: 'Other brands get video and recording only',
        instead:
          'It records cameras with ONVIF or RTSP. Counting, light diagnosis and remote updates work with our own cameras only.',
      },
    ],
  },
  questions: {
    title: 'Questions before you buy',
    faq: [
      {
        question: 'Our landlord or the law requires 90 days. Is one recorder enough?',
        answer:
          'It depends on the cameras. A UL-8232NH with 16\u00a0TB holds 93 days of five E3-X around the clock, but only 78 days of six. Beyond that, split them over two recorders, or record aisles only when someone is there. The planner shows how many you need.',
      },
      {
        question: 'If I add cameras later, do I replace the recorder?',
        answer:
          'Not while there are free channels and incoming bitrate to spare; retention gets shorter, though. An 8-channel recorder cannot take a ninth camera. When in doubt, buy sixteen channels.',
      },
      {
        question: 'Can it record only when someone is there?',
        answer:
          'Yes, you set it per channel. For aisles and stockrooms that often cuts disk use in half or more. Leave registers and doors on all day, because disputes tend to involve the minute that did not trigger.',
      },
      {
        question: 'Can head office pull video from a store?',
        answer:
          'Not by default. Head office asks for a recording case by case, and the store or the area manager agrees. Store managers, inspectors and area managers search by time on the web or a phone, as far back as their role allows. Each channel uses about one main stream of the store’s upload, so upload bandwidth decides how many people can watch at once. Every viewing is logged: who, when and which camera.',
      },
      {
        question: 'Can staff delete video?',
        answer:
          'Store accounts cannot delete video, and export can be turned off separately. Lock a clip you need for the police, and it will not be overwritten.',
      },
      {
        question: 'Does it need an internet line of its own?',
        answer:
          'No. Local recording uses almost no internet. To send several cameras to the cloud at once, order the upload bandwidth the planner shows. If you cannot get that much, send just the register camera.',
      },
      {
        question: 'How much work is it to install?',
        answer:
          'With the camera cables in place, allow 40 minutes for a UL-8208NH or a UL-7016NH-H1 and an hour for a UL-8232NH with 32 channels. The two larger models also need a PoE switch, and each manual lists the steps in order.',
      },
      {question: 'What leaves the store?', answer: `${promises.videoInStore}`},
    ],
    readTitle: 'Read next',
    reading: [
      {
        title: 'How many days fit on the disk: three numbers to copy',
        note: 'Troubleshooting',
        href: '/support/troubleshooting/details/t0103',
      },
      {
        title: 'Disk alarm: save the video first',
        note: 'Troubleshooting',
        href: '/support/troubleshooting/details/t0102',
      },
      {title: 'UL-8232NH: the four lights and the ports', note: 'Model', href: '/support/model/ul-8232nh'},
      {title: 'UL-8232NH manual', note: 'Manual', href: '/support/manuals/ul-8232nh'},
      {title: 'All cloud cameras', note: 'Product', href: '/products/cloud-camera'},
      {
        title: 'Cash-loss prevention: video next to the receipt',
        note: 'Product',
        href: '/products/cash-lost-prevention',
      },
    ],
  },
  inquiry: {
    title: 'Send us the link to your plan',
    text: 'We turn it into a parts list with recorder, disks and switch, and check the cabling.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
