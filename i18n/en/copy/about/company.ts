import type zh from '@site/i18n/zh-CN/copy/about/company';
import {promises} from '@site/i18n/en/copy/promises';
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
    title: 'About us: who we are and what we have built',
    description:
      'We began with cameras for stores and went on to cameras that count and inspect. Our story, milestones by year, and how each figure is counted.',
  },
  banner: {
    title: 'About us',
    text: 'We build cameras and AI that show retailers what happens in their stores, and we publish clear limits on how the video is used.',
  },
  story: {
    title: 'From seeing a store to understanding it',
    opening: (year: string) =>
      `In ${year}, a chain owner who wanted to know whether a distant store had opened had to pick up the phone. Our first job was a camera that shows up on that phone once you plug in a cable. Then chains grew, and there was more video than anyone could watch. That became our second job: let AI do the watching and tell people only what they should act on.`,
    caption: 'Renderings. Each shows the model of its kind that is on sale today.',
    chapters: [
      {
        title: 'See',
        text: 'Cameras, recorders and cloud recording let you look in from anywhere and find out afterward what happened. Lost internet, lost power, swapped routers: we have hit them all, and our troubleshooting articles come from that experience.',
      },
      {
        title: 'Count',
        text: 'We measure foot traffic, heat maps, dwell time and checkouts. Once a number is in a report, someone is judged by it, so every product page says when the number holds and when it is wrong.',
      },
      {
        title: 'Act',
        text: 'Inspection tasks, corrections and training turn what a camera saw into something a person does about it. Your own systems get the same data through the open platform.',
      },
    ],
  },
  seen: {
    eyebrow: 'In view',
    title: 'Where our cameras work, day and night',
    lead: 'They count people at the entrance, match receipts at the register, check hygiene in the kitchen, and still see the stockroom once the lights are off. Switch to night for the infrared picture of the same camera.',
  },
  numbers: {
    eyebrow: 'Figures',
    title: 'How we count each of our figures',
    lead: 'Figures depend on what is counted, so each one comes with its definition.',
    asOf: (year: string, month: string) => `As of ${months[Number(month) - 1]} ${year}`,
    more: (count: number) =>
      count === 1 ? 'One more figure, with how we count it' : `${count} more figures, each with how we count it`,
    entries: {
      founded: {
        meaning: 'founded',
        counted: 'The year the company was registered. The preparations before that are left out.',
      },
      algorithmYears: {
        meaning: 'years of work on algorithms',
        counted: 'Since the algorithm team started, counting only detection and counting software we wrote ourselves.',
      },
      engineers: {
        meaning: 'engineers',
        counted: 'Development, installation and after-sales, including resident service staff under contract.',
      },
      devicesConnected: {
        meaning: 'devices that have been on the platform',
        counted:
          'A running total of home, third-party and national-standard devices, including those no longer in use.',
      },
      camerasOnline: {
        meaning: 'cameras online at one time',
        counted:
          'Connected at a given moment. It is far smaller than the cumulative figure, and it shows what is running today.',
      },
      largestCustomerCameras: {
        meaning: 'cameras of our largest customer',
        counted: 'All stores of that one customer added together.',
      },
      storesConnected: {
        meaning: 'stores connected',
        counted:
          'A running total, one per street address, so a change of brand is not counted again. It includes stores that were connected once, so do not divide the cameras online by it.',
      },
      brandStores: {
        meaning: 'stores of the brands we work with',
        counted: 'Every store those brands run, connected or not, so there are more of them than stores connected.',
      },
      cooperativeBrands: {
        meaning: 'brands we work with',
        counted:
          'Brands with a contract, with us or a partner, from one store to large chains. Chain brands are among them.',
      },
      chainBrands: {
        meaning: 'chain brands',
        counted: 'Those among the brands with more than one store, run from a head office. Single stores are left out.',
      },
      saasBrands: {
        meaning: 'brands that use our software',
        counted:
          'Brands that read reports and assign tasks in our apps and console. Those that only take data through the API are left out.',
      },
      citiesCovered: {meaning: 'cities and counties', counted: 'Those with at least one store that uses the product.'},
    },
  },
  timeline: {
    eyebrow: 'Milestones',
    title: 'What we built, by year and month',
    lead: 'This list is mainly about products and platform. Funding, awards and contract signings are not included.',
    railLabel: 'Jump to a year',
    events: {
      founded: {
        title: 'Company founded',
        text: 'A dozen people who had worked on embedded systems and streaming set out to build a camera that gets online by itself.',
      },
      firstPicture: {
        title: 'First remote picture',
        text: 'A prototype sent its picture through an ordinary router to a phone, without opening a port.',
      },
      cloudCamera: {
        title: 'First cloud camera in volume',
        text: 'Scan the serial number on the label, and the camera is yours, with no network admin needed.',
      },
      algorithmTeam: {
        title: 'Algorithm team formed',
        text: 'Its first task was to tell a person from a moving shadow and end false alarms at night.',
      },
      homeApp: {title: 'Home cameras and home app', text: 'One-tap setup, proven in stores, came to living rooms.'},
      cloudRecording: {
        title: 'Cloud recording',
        text: 'If the card is pulled or the camera stolen, the recording is still there, encrypted piece by piece.',
      },
      recorder: {
        title: 'First cloud recorder',
        text: 'Video is recorded on site, and only the part you need is sent, which saves upload bandwidth.',
      },
      inspectionApp: {
        title: 'Store inspection app, first version',
        text: 'Inspectors mark a picture, score it and assign a correction, and the store answers in the same record.',
      },
      platform2: {
        title: 'Platform 2.x',
        text: 'Permissions by region, store and role, with a record of who watched what.',
      },
      kindergarten: {
        title: 'Youxuetang preschool app',
        text: 'Classroom pictures and messages for families, during the hours the preschool chooses.',
      },
      openInterfaces: {
        title: 'Open interfaces',
        text: 'Live view, playback and snapshots came first, so customers could use them in the systems they already had.',
      },
      overheadCounting: {
        title: 'Overhead people counter',
        text: 'Mounted straight above the door, it counts people where earlier devices counted crossings.',
      },
      storeSaas: {
        title: 'Huidian store app',
        text: 'Traffic, inspection and attendance in one place, by store and region.',
      },
      heatMap: {
        title: 'Heat map',
        text: 'Dwell time drawn on the floor plan, so you can compare a new display with the old one.',
      },
      edgeBox: {
        title: 'B1 edge box',
        text: 'Add a box, and existing cameras can count, so a store does not have to replace them.',
      },
      platform4: {
        title: 'Platform 4.x',
        text: 'Algorithms were separated from devices, so a camera can run one algorithm today and another tomorrow.',
      },
      checkout: {
        title: 'Checkout video match',
        text: 'Receipts and video are aligned by the second, so you can go straight from a refund to the moment it happened.',
      },
      remoteInspection: {
        title: 'Remote inspection',
        text: 'Inspectors check stores online with a checklist, scores and pictures, without driving to each one.',
      },
      gb28181: {
        title: 'GB/T 28181 access',
        text: 'National-standard devices of governments and campuses join the platform directly.',
      },
      algorithmMall: {
        title: 'Algorithm store',
        text: 'License single algorithms by channel and month, and watch a sample first.',
      },
      stereo: {
        title: 'H1001 stereo counter',
        text: 'For low doors and crowds: it tells people apart by the height of head and shoulders.',
      },
      platform5: {
        title: 'Platform 5.x',
        text: 'Devices, video, algorithms and messages behind one set of open services.',
      },
      retrieval: {
        title: 'AI video retrieval',
        text: 'Find a clip by clothing, zone and hour, only within pictures you may watch.',
      },
      badge: {
        title: 'i-badge',
        text: 'Recording a service conversation requires notice first and can be stopped at any time. Recordings delete themselves when their term is up.',
      },
      globalEdition: {
        title: 'English site and service in Singapore',
        text: 'International customers got their own site, terms and support hours.',
      },
      cascade: {
        title: 'GB/T 28181 between platforms',
        text: 'Where a mall or an authority asks for store video, our platform connects to theirs, and you choose the channels.',
      },
      wideDoor: {
        title: 'Two K3 counters on one wide door',
        text: 'For doors of 4 to 6\u00a0m (13 to 19.5\u00a0ft): each unit has a line of its own, and together they give one count.',
      },
      platform6: {
        title: 'Platform 6.x',
        text: 'Edge and cloud jobs under one plan; counting continues offline and catches up later.',
      },
      newStoreSaas: {
        title: 'New Huidian store app',
        text: 'Instead of just showing numbers, it shows which stores need you first.',
      },
      compareHeat: {
        title: 'Heat maps, before and after',
        text: 'Compare two periods side by side, with the difference marked.',
      },
      nightFirmware: {
        title: 'E3-X firmware 6.2.1',
        text: 'No more people missed while the camera switches to infrared; full cards overwrite as they should.',
      },
    },
  },
  principles: {
    title: 'Rules we keep',
    lead: 'Our cameras are in other people’s stores and see other people’s customers. There are things we could do with them and have decided not to.',
    items: [
      {
        title: 'No recognition where it can be avoided',
        text: 'Traffic, heat and dwell time use outlines only. Features that recognize members or staff need that person’s consent, and each of them also works without faces.',
        link: 'Counting without faces',
      },
      {
        title: 'AI runs in the store first',
        text: `${promises.algorithmsInStore} ${promises.picturesLeave}`,
        link: 'How edge computing works',
      },
      {
        title: 'The data is yours',
        text: 'Export reports and interface data at any time. We do not sell pictures, and we do not use one customer’s data to benchmark another.',
        link: 'Ways to get data out',
      },
      {
        title: 'We tell you the limits up front',
        text: 'Product pages say when a count is wrong, and the service page says where our work ends. You should know both before you buy.',
        link: 'What service covers',
      },
    ],
  },
  questions: {
    title: 'Questions from people evaluating us',
    faq: [
      {
        question: 'Are you a hardware or a software company?',
        answer:
          'Both, and you can buy them separately. For hardware only, order by model; the protocols are open. For software only, connect your cameras with an edge box or a standard protocol. Most chains try one function on the cameras they have, then decide.',
      },
      {
        question: 'Would the devices keep working if the company went out of business?',
        answer:
          'Recorders, and cameras with a card, go on recording and playing on the local network, and they speak RTSP and GB/T 28181. Cloud recording, phone alerts and reports need the platform. Large customers can agree on data export and source code escrow in the contract.',
      },
      {
        question: 'Where is data kept, and can your staff see it?',
        answer: `${promises.dataRegions} ${promises.staffAccess}`,
      },
      {
        question: 'Why are far fewer cameras online than devices ever connected?',
        answer:
          'The larger figure counts everything that ever connected, including home devices, replaced ones and some that connected once. The smaller one is what is online at one moment. When you compare suppliers, use the smaller one.',
      },
      {
        question: 'Can we visit?',
        answer:
          'Yes, by appointment. Tell us which products you want to see. Data centers and customers’ pictures are not part of a visit.',
      },
      {
        question: 'Are there projects you turn down?',
        answer:
          'Yes: hidden surveillance of staff, recognizing faces of shoppers who were not told, and public areas without legal authority. Large outdoor checkpoints and license plates are also outside our strengths.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'Our awards, and how much they tell you', note: 'Honors', href: '/about/honor'},
      {title: 'What our investors can and cannot see', note: 'Investors', href: '/about/investor'},
    ],
  },
  inquiry: {
    title: 'Prefer to talk in person?',
    text: 'Tell us your city and what your stores sell. We’ll connect you with the colleague in charge of your region.',
    trial: 'Start free trial',
    contact: 'Find us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
