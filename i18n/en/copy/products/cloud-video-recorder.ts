import type zh from '@site/i18n/zh-CN/copy/products/cloud-video-recorder';
import {countAtStart} from '@site/src/facts/deviceCounts';
import type {ModelId} from '@site/src/facts/models';
import type {CopyOf} from '@site/src/site/copy';

const purposes: Record<ModelId<'recorder'>, string> = {
  'ul-8208nh': 'The small store in one box: camera cables plug straight into the back, no switch to buy.',
  'ul-7016nh-h1': 'A standard store with ten to sixteen cameras. Small enough for the telecom cabinet.',
  'ul-8232nh': 'Large and flagship stores, or a store with a stockroom behind it. Two disks, longest retention.',
};

const copy = {
  meta: {
    title: 'Cloud video recorders',
    description: `${countAtStart('recorder')} recorders, 8 to 32 channels. Enter cameras and days to get disk size, the recorder that fits and the bandwidth, with every formula shown.`,
  },
  banner: {
    title: 'Cloud video recorders',
    text: 'Work out how many days you need first, then buy. The math is on the page, so you can check it.',
  },
  planning: {
    eyebrow: 'Disk planner',
    title: 'Thirty days of video: how much disk is that?',
    lead: 'Buy too little and the day you need is already overwritten. Buy too much and the money sits idle. Enter your cameras and watch the answer change.',
    formulas: {
      title: 'Where the numbers come from',
      items: [
        {
          name: 'Disk space, TB',
          formula: 'total bitrate × 3,600 × hours per day × days ÷ 8 ÷ 1,000,000 ÷ 0.95',
          why: 'Bitrate is each model’s main stream (H.265, default quality). The 0.95 leaves room for the file index and half-filled files. TB is the figure on the disk label; no 1,024 conversion.',
        },
        {
          name: 'Which recorder',
          formula: 'cameras ≤ channels, bitrate ≤ incoming limit, disks large enough',
          why: 'All three have to hold, starting from the fewest channels. If the recorder powers the cameras, it also has to have enough PoE ports.',
        },
        {
          name: 'Upstream',
          formula: 'the heaviest of the streams sent at once × 1.3',
          why: 'If you only record locally, enter how many cameras people watch at the same time. The 1.3 covers registers, guest Wi-Fi and peaks.',
        },
        {
          name: 'PoE switch',
          formula: 'cameras to power − PoE ports on the recorder',
          why: 'Watts are added up from each camera’s maximum, so nothing drops when every infrared light comes on.',
        },
      ],
    },
  },
  finder: {
    eyebrow: `${countAtStart('recorder')} models`,
    title: 'Channels, bays, PoE ports',
    lead: 'Choose channels for the store you will have in two years. One camera too many can mean a second recorder.',
    label: 'Filter recorders',
    facets: {
      channels: {label: 'Cameras', any: 'Any', answers: (channels: string) => `Up to ${channels}`},
      ports: {label: 'Must have', answers: {poe: 'PoE ports for the cameras'}},
      disks: {label: 'Disk bays', any: 'Any', answers: (disks: string) => (disks === '1' ? 'One will do' : disks)},
    },
    purposes,
  },
  ways: {
    eyebrow: 'Where video lives',
    title: 'Card, recorder, cloud: each has its own job',
    lead: 'It is not one of three. Most chains run cards plus a recorder, and add cloud for the registers.',
    table: {
      caption: 'Three ways to keep video',
      columns: ['Question', 'TF card in the camera', 'Recorder in the store', 'Cloud recording'],
      rows: [
        {label: 'How long', cells: ['Days, by card size', 'Weeks to months, by disk', 'As many days as you buy']},
        {label: 'Internet down', cells: ['Keeps recording', 'Keeps recording', 'Stops; the gap stays']},
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
      note: 'If the recorder might walk out too, lock it in the cabinet and add cloud recording for just the register and the back door.',
    },
  },
  outages: {
    eyebrow: 'On a bad day',
    title: 'Which failures lose video',
    lead: 'Recorders sit in corners nobody looks at, so they have to call for help on their own.',
    labels: {works: 'Goes on', stops: 'Stops', then: 'What you do'},
    cases: [
      {
        title: 'A disk fails',
        works: 'Live view is not affected. With two disks, the other one keeps recording.',
        stops: 'Video on the failed disk may be unreadable. Two disks add capacity; they are not copies of each other.',
        then: 'The HDD light turns steady amber and the app raises an alarm. Export what you must keep, then fit a surveillance-grade disk.',
      },
      {
        title: 'The internet is out',
        works: 'Recording, and the monitor in the store.',
        stops: 'Head office has no picture and gets no alarms.',
        then: 'Nothing. It reconnects by itself, and those hours are on the disk, ready to play.',
      },
      {
        title: 'The recorder itself dies',
        works: 'Cameras with a TF card go on recording to the card.',
        stops: 'Writing to disk, and playback across cameras.',
        then: 'Keep the disks. Put them into a new recorder of the same model and it reads them.',
      },
    ],
  },
  limits: {
    title: 'What a recorder will not do',
    lead: 'Read these before ordering; they are harder to fix afterward.',
    items: [
      {
        limit: 'It does not record in a blackout',
        instead:
          'Put recorder and PoE switch on the same UPS. A UL-8208NH powering eight cameras can draw up to 110 W.',
      },
      {
        limit: 'Two disks are not a backup',
        instead:
          'None of our recorders does RAID. Where you need a second copy, fit a TF card in that camera; it records separately.',
      },
      {
        limit: 'Only 6 TB and 8 TB disks',
        instead: 'Surveillance grade, please. Desktop and salvaged drives do not last under constant writing.',
      },
      {
        limit: 'Other brands: picture and recording only',
        instead:
          'Cameras with ONVIF or RTSP can be recorded. Counting, light diagnosis and remote updates work with our own cameras only.',
      },
    ],
  },
  questions: {
    title: 'Asked before buying',
    faq: [
      {
        question: 'The landlord or the law wants 90 days. Is one recorder enough?',
        answer:
          'It depends on the cameras. A UL-8232NH with 16 TB holds 93 days of five E3-X recording around the clock, but only 78 days of six. Beyond that, split them over two recorders or record aisles only when somebody is there. The planner says how many you need.',
      },
      {
        question: 'If I add cameras later, do I replace the recorder?',
        answer:
          'Not while channels and incoming rate have room; retention gets shorter. An 8-channel recorder stops at camera nine. When in doubt, buy sixteen.',
      },
      {
        question: 'Can it record only when somebody is there?',
        answer:
          'Yes, set per channel. For aisles and stockrooms that often halves the disk use or better. Leave registers and doors on all day: disputes happen in the minute that did not trigger.',
      },
      {
        question: 'Can head office pull video from a store?',
        answer:
          'Yes. Accounts with the right play it back by time, on the web or a phone. It uses the store’s upload at about one main stream per channel, so upload bandwidth decides how many can be watched at once. Every viewing is logged: who, when, which camera.',
      },
      {
        question: 'Can staff delete video?',
        answer:
          'Store accounts cannot delete, and export can be switched off separately. Lock a clip you need for the police and it will not be overwritten.',
      },
      {
        question: 'Does it need an internet line of its own?',
        answer:
          'No. Local recording barely touches the internet. To send several cameras to the cloud at once, order the upload bandwidth the planner shows; if you cannot get that much, send just the register camera.',
      },
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
        title: 'Cash-loss prevention: video beside the receipt',
        note: 'Product',
        href: '/products/cash-lost-prevention',
      },
    ],
  },
  inquiry: {
    title: 'Send us the link to your plan',
    text: 'We turn it into a parts list, recorder, disks and switch, and check the cabling.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
