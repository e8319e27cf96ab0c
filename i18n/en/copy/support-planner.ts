import type zh from '@site/i18n/zh-CN/copy/support-planner';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Storage planner: disks, upload and recorder',
    description:
      'Estimate bitrate from picture size, codec, frame rate and movement, then get terabytes, upload bandwidth and the right recorder for any brand of camera.',
  },
  banner: {
    title: 'Storage planner',
    text: 'Works for any brand of camera. Enter picture size and codec, and get disks, upload bandwidth and a recorder.',
  },
  planning: {
    eyebrow: 'Planner',
    title: 'Work out the bitrate first, then the disk',
    lead: 'Make one group for each kind of camera. Our own models are named next to their picture size. For others, copy resolution, codec and frame rate from the camera’s settings.',
  },
  formulas: {
    eyebrow: 'The math',
    title: 'How the numbers are calculated',
    lead: 'Bitrate is what leaves a camera each second after compression. Bigger pictures, more frames and more movement all raise it.',
    bits: {
      caption: 'Bits for each pixel of each frame',
      column: (scene: string) => `Movement: ${scene.toLowerCase()}`,
      note: 'The H.265 row is set by the cameras we sell: fixed models in a store count as normal, W3-E and W3-S as little, P3-X-8 and U9-D as a lot, and all come within 15% of their default main stream. H.264 is taken as double. Smart coding stays on the careful side of what makers publish.',
    },
    rules: {
      title: 'Five formulas',
      items: [
        {
          name: 'One camera, Mbit/s',
          formula: 'width × height × frames a second × bits from the table ÷ 1,000,000',
          why: 'Example: 2560×1440 at 25 frames, H.265, normal movement: 2560 × 1440 × 25 × 0.036 ÷ 1,000,000 is about 3.32\u00a0Mbit/s.',
        },
        {
          name: 'All cameras, Mbit/s',
          formula: 'cameras in each group × one camera, added up',
          why: 'This is what a recorder’s incoming limit refers to. If a camera is set to a fixed bitrate, that setting counts instead.',
        },
        {
          name: 'Disk space, TB',
          formula: 'all cameras × 3,600 × hours a day × days ÷ 8 ÷ 1,000,000 ÷ 0.95',
          why: 'Dividing by 8 turns bits into bytes, dividing by 1,000,000 turns megabytes into the TB of the disk label, and 0.95 leaves room for the file index.',
        },
        {
          name: 'Upload, Mbit/s',
          formula: '(main streams leaving the store + smooth streams × 0.7) × 1.3',
          why: 'Main streams are counted from the heaviest down. “Smooth” is the sub-stream, about 0.7 each. The extra 0.3 is for registers and Wi-Fi.',
        },
        {
          name: 'Recorder',
          formula: 'cameras within its channels, bitrate within its incoming limit, disks within its bays',
          why: 'We start with the fewest channels and stop at the first recorder that passes all three. If none does, we try several of the same model.',
        },
      ],
    },
  },
  examples: {
    eyebrow: 'Worked examples',
    title: 'Seven stores, from four cameras to sixteen',
    lead: 'Find one like yours and compare its numbers.',
    caption: 'Every row follows the formulas above',
    columns: ['Store', 'Cameras', 'Recording', 'All cameras', 'Disk', 'Recorder'],
    names: {
      kiosk: 'Small convenience store',
      store: 'Street-front store',
      restaurant: 'Restaurant, off after closing',
      pharmacy: 'Pharmacy keeping a full quarter',
      older: 'Older H.264 cameras kept',
      warehouse: 'Warehouse with smart coding',
      flagship: 'Flagship with 4K at the doors',
    },
    mbit: (total: string) => `${total}\u00a0Mbit/s`,
    and: '; ',
    note: 'Switching the older cameras to H.265 would halve the disk, and an 8-channel recorder would do.',
  },
  questions: {
    title: 'Questions while planning',
    faq: [
      {
        question: 'The disk says 8\u00a0TB. Why does the recorder show 7.28\u00a0TB?',
        answer:
          'The bytes are the same, only the unit differs. Disk makers count a TB as 1,000 to the power of four. The recorder divides by 1,024 to the power of four, which shows about 9% less. The planner uses the figure on the label, so do not convert 8 to 7.28 first or you will buy too much.',
      },
      {
        question: 'We record only when someone is there. How many hours do I enter?',
        answer:
          'Enter the hours that are really recorded. Run “When someone is there” for a week and count the colored stretches on the timeline of the busiest day. Registers and the front door stay at 24 hours, so work them out separately and add the terabytes. A camera that turns sees movement all the time and saves little.',
      },
      {
        question: 'Can I choose smart coding?',
        answer:
          'H.265+, Smart, Zipstream and similar modes on other makers’ cameras all send less when the background stands still. A stockroom saves the most, a busy door very little. Connect one camera first, watch Actual bitrate in the recorder’s channel list for a whole day, and try playback. If you have not tested it, plan with H.265 so that the sales weeks fit too.',
      },
      {
        question: 'How much upload does remote viewing of a store need?',
        answer:
          'It depends on the quality. One smooth stream is about 0.7\u00a0Mbit/s, and four with the reserve make 3.64, fine for a store with 8\u00a0Mbit/s of upload. In HD, two pictures of 2560×1440 take 3.32 × 2 × 1.3, about 8.6, which is already too much. Cloud recording never stops sending, so add it to whatever is watched.',
      },
      {
        question: 'The plan said 30 days. Why do we get only 20?',
        answer:
          'The real bitrate is probably higher than the estimate. The usual causes are quality set to Highest, a camera still on H.264, the sub-stream being recorded too, or a dark store at night, where noise drives the rate up. Compare Actual bitrate in the channel list, then set that group’s movement to “A lot” and look again.',
      },
      {
        question: 'Is 15 frames a second enough, down from 25?',
        answer:
          'To keep an eye on a store, yes, and the bitrate drops by a third or more. Keep 25 at the register, where hands move fast. A stream that feeds a counting box must not go below 10, or people are missed. At low rates each frame differs more from the last, so the real saving is a little less than the formula says; leave some room on the disk.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {
        title: 'How many days the disk keeps, and why it is less than expected',
        note: 'Troubleshooting',
        href: '/support/troubleshooting/details/t0103',
      },
      {
        title: 'Connecting third-party cameras',
        note: 'Troubleshooting',
        href: '/support/troubleshooting/details/t0607',
      },
      {
        title: 'Cloud video recorders: plan by our models',
        note: 'Product',
        href: '/products/cloud-video-recorder',
      },
      {
        title: 'UL-8208NH: 8 channels with PoE',
        note: 'Model',
        href: '/products/hardware/cloud-video-recorder/ul-8208nh',
      },
      {
        title: 'UL-8232NH: 32 channels, two disks',
        note: 'Model',
        href: '/products/hardware/cloud-video-recorder/ul-8232nh',
      },
      {title: 'UL-7016NH-H1 manual', note: 'Manual', href: '/support/manuals/ul-7016nh-h1'},
      {title: 'UL-8232NH manual', note: 'Manual', href: '/support/manuals/ul-8232nh'},
    ],
  },
  inquiry: {
    title: 'Not sure? Send us your plan',
    text: 'Select “Ask with this estimate” in the planner, and your numbers come along. You can remove them before sending.',
    trial: 'Start free trial',
    contact: 'Ask about recorders',
    product: 'Recorders and disks',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
