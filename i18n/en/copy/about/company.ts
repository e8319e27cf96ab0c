import type zh from '@site/i18n/zh-CN/copy/about/company';
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
    title: 'About us: from a camera to a report',
    description:
      'First cameras for stores, then cameras that count and inspect. Our story, product milestones by year and month, and how each figure is counted.',
  },
  banner: {title: 'About us', text: 'We build the eyes of a store, and we answer for how what they see is used.'},
  story: {
    title: 'First let people see, then let them understand',
    opening: (year: string) =>
      `In ${year}, an owner who wanted to know whether a distant store had opened had to call. Our first job was a camera that shows up on a phone once a cable is plugged in. Then chains grew, nobody could watch that many pictures, and the second job began: let machines watch, and tell people only the few things they should act on.`,
    alt: 'Cutaway of a convenience store: shelves, checkout, door and a few shoppers',
    caption: 'Rendering. Almost everything worth counting in a store happens in these few places.',
    chapters: [
      {
        title: 'See',
        text: 'Cameras, recorders and cloud recording, for looking in from afar and finding out afterward. Outages, power outages, replaced routers: we ran into all of them, and the troubleshooting articles are what came of it.',
      },
      {
        title: 'Count',
        text: 'Traffic, heat, dwell time, checkout. Once a number is in a report somebody is judged by it, so every product page states the conditions under which it holds and the cases in which it is wrong.',
      },
      {
        title: 'Act',
        text: 'Inspection tasks, corrections, training: what was seen becomes something a person does. Through the open platform your own systems get the same data.',
      },
    ],
  },
  numbers: {
    eyebrow: 'Figures',
    title: 'Every figure, with the way it is counted',
    lead: 'Size can be counted in ways that differ tenfold. The definition stands beside each figure, because some that look alike are not.',
    asOf: (year: string, month: string) => `As of ${months[Number(month) - 1]} ${year}`,
    entries: {
      founded: {meaning: 'founded', counted: 'The year the company was registered, not the preparations before it.'},
      algorithmYears: {
        meaning: 'years of work on algorithms',
        counted: 'Since the algorithm team started, counting only detection and counting we wrote ourselves.',
      },
      engineers: {
        meaning: 'engineers',
        counted: 'Development, installation and after-sales, including resident service staff under contract.',
      },
      devicesConnected: {
        meaning: 'devices that have been on the platform',
        counted: 'Cumulative: home, third-party and national-standard devices, those no longer in use included.',
      },
      camerasOnline: {
        meaning: 'cameras online at one time',
        counted:
          'Connected at a given moment. Far fewer than the cumulative figure, and the one that says what runs today.',
      },
      storesConnected: {
        meaning: 'stores connected',
        counted: 'One per street address; a change of brand at the same address does not count again.',
      },
      brandStores: {
        meaning: 'stores of the brands we work with',
        counted: 'Every store those brands run, connected or not, so there are more of them than stores connected.',
      },
      cooperativeBrands: {
        meaning: 'brands we work with',
        counted:
          'Brands with a contract, with us or a partner, from one store to large chains. Chains are a part of them.',
      },
      chainBrands: {
        meaning: 'chain brands',
        counted: 'Those among the brands with more than one store, run from a head office. Single stores are left out.',
      },
      saasBrands: {
        meaning: 'brands on the SaaS',
        counted:
          'Brands that read reports and assign tasks in Huidian or New Huidian. Those that only take data through the API are left out.',
      },
      citiesCovered: {meaning: 'cities and counties', counted: 'Those with at least one store that uses the product.'},
    },
  },
  timeline: {
    eyebrow: 'Milestones',
    title: 'What we built, by year and month',
    lead: 'Products and platform only. Funding, awards and signings are not listed.',
    railLabel: 'Jump to a year',
    events: {
      founded: {
        title: 'Company founded',
        text: 'A dozen people from embedded systems and streaming set out to build a camera that finds the internet by itself.',
      },
      firstPicture: {
        title: 'First remote picture',
        text: 'A prototype sent its picture through an ordinary router to a phone, without opening a port.',
      },
      cloudCamera: {
        title: 'First cloud camera in volume',
        text: 'A serial number on the label; scan it and the camera is yours. No network admin needed.',
      },
      algorithmTeam: {
        title: 'Algorithm team formed',
        text: 'First task: tell a person from a moving shadow, and end the alarms at night.',
      },
      homeApp: {title: 'Home cameras and home app', text: 'One-tap setup, proven in stores, moved into living rooms.'},
      cloudRecording: {
        title: 'Cloud recording',
        text: 'Card pulled or camera stolen, the recording is still there, encrypted piece by piece.',
      },
      recorder: {
        title: 'First cloud recorder',
        text: 'Video stays in the store; only the part you need travels, which saves upstream bandwidth.',
      },
      inspectionApp: {
        title: 'Xundiantong, first version',
        text: 'Supervisors mark a picture, score it and assign a correction; the store answers in the same record.',
      },
      platform2: {
        title: 'Platform 2.x',
        text: 'Permissions by region, store and role, with a record of who watched what.',
      },
      kindergarten: {
        title: 'Youxuetang',
        text: 'Classroom pictures and messages for families, in the hours the kindergarten opens.',
      },
      openInterfaces: {
        title: 'Open interfaces',
        text: 'Live view, playback and snapshots first, for the systems customers already had.',
      },
      overheadCounting: {
        title: 'Overhead people counter',
        text: 'Straight down from the door frame: from “crossings” to “people.”',
      },
      storeSaas: {
        title: 'Huidian',
        text: 'Traffic, inspection and attendance in one back office, by store and region.',
      },
      heatMap: {
        title: 'Heat map',
        text: 'Dwell time drawn on the floor plan, so a new display can be compared with the old.',
      },
      edgeBox: {
        title: 'B1 edge box',
        text: 'Existing cameras count once a box is added; no need to replace a whole store.',
      },
      platform4: {
        title: 'Platform 4.x',
        text: 'Algorithms separated from devices; one camera can run one today and another tomorrow.',
      },
      checkout: {
        title: 'Checkout video match',
        text: 'Receipts and video aligned by the second; a refund leads straight to its moment.',
      },
      remoteInspection: {
        title: 'Remote inspection',
        text: 'Supervisors inspect stores online with a checklist, scores and pictures, without driving to each one.',
      },
      gb28181: {
        title: 'GB/T 28181 access',
        text: 'National-standard devices of governments and campuses join the platform directly.',
      },
      algorithmMall: {title: 'Algorithm store', text: 'Single algorithms by channel and month; watch a sample first.'},
      stereo: {
        title: 'H1001 stereo counter',
        text: 'For low doors and crowds: people are told apart by the height of head and shoulders.',
      },
      platform5: {
        title: 'Platform 5.x',
        text: 'Devices, video, algorithms and messages behind one set of open services.',
      },
      retrieval: {
        title: 'AI video retrieval',
        text: 'Find a clip with a sentence, only within pictures you may watch.',
      },
      badge: {
        title: 'i-badge',
        text: 'Recording a service conversation takes notice first and can be stopped at any time; recordings delete themselves when their term is up.',
      },
      globalEdition: {
        title: 'English edition and service in Singapore',
        text: 'Customers abroad got an edition, terms and service hours of their own.',
      },
      platform6: {
        title: 'Platform 6.x',
        text: 'Edge and cloud jobs under one plan; counting goes on offline and catches up later.',
      },
      newStoreSaas: {title: 'New Huidian', text: 'From showing numbers to showing which stores need you first.'},
      compareHeat: {
        title: 'Heat maps, before and after',
        text: 'Two periods side by side, with the difference marked.',
      },
      nightFirmware: {
        title: 'E3-X firmware 6.2.1',
        text: 'No more people missed while the camera switches to infrared; full cards overwrite as they should.',
      },
    },
  },
  principles: {
    title: 'Rules we keep',
    lead: 'Our cameras are in other people’s stores and see other people’s customers. Some things can be done, and we do not do them.',
    items: [
      {
        title: 'No recognition where it can be avoided',
        text: 'Traffic, heat and dwell use outlines only. Functions that recognize members or staff need that person’s consent, and each has a way without faces.',
        link: 'Counting without faces',
      },
      {
        title: 'Pictures stay in the store',
        text: 'Counting is done in the camera or the edge box, and numbers leave. Cloud recording is on only when you turn it on.',
        link: 'How edge computing works',
      },
      {
        title: 'The data is yours',
        text: 'Export reports and interface data at any time. We do not sell pictures, and do not use one customer’s data to benchmark another.',
        link: 'Ways to get data out',
      },
      {
        title: 'Say it before it breaks',
        text: 'Product pages say when a count is wrong; the service page says where our work ends. Better read first than explained later.',
        link: 'What service covers',
      },
    ],
  },
  questions: {
    title: 'What people ask when they check on us',
    faq: [
      {
        question: 'Are you a hardware or a software company?',
        answer:
          'Both, and you can buy them separately. Hardware only: order by model, protocols are open. Software only: bring your cameras in with an edge box or a standard protocol. Most chains try one function on the cameras they have, then decide.',
      },
      {
        question: 'Would the devices work if the company did not?',
        answer:
          'Recorders, and cameras with a card, go on recording and playing on the local network and speak RTSP and GB/T 28181. Cloud recording, phone alerts and reports need the platform. Large customers can agree on data export and source code escrow in the contract.',
      },
      {
        question: 'Where is data kept, and can your staff see it?',
        answer:
          'Data of customers in mainland China stays there; data of the English edition is kept in data centers abroad; the two are separate. Staff do not see pictures in daily work. When support has to look, your administrator grants it for a limited time, on record.',
      },
      {
        question: 'Why are far fewer cameras online than devices ever connected?',
        answer:
          'The first is everything that ever connected, including home devices, replaced ones and some that connected once. The second is what is online at one moment. When you compare suppliers, use the second.',
      },
      {
        question: 'Can we visit?',
        answer:
          'Yes, by appointment. Data centers and customers’ pictures are not part of a visit. The test room is: a real doorway with every model above it, where you can walk through and see whether it counts you right.',
      },
      {
        question: 'Are there projects you turn down?',
        answer:
          'Yes: hidden surveillance of staff, recognizing faces of shoppers who were not told, public areas without legal authority. Large outdoor checkpoints and license plates are not our strength either.',
      },
    ],
    readTitle: 'Read on',
    reading: [
      {title: 'The honor wall, and how to take it', note: 'Honors', href: '/about/honor'},
      {title: 'Who holds shares', note: 'Investors', href: '/about/investor'},
      {
        title: 'How heat maps compare before and after',
        note: 'Product news',
        href: '/news/product/heat-map-before-after',
      },
    ],
  },
  inquiry: {
    title: 'Rather talk in person?',
    text: 'Tell us your city and what your stores sell. We find a colleague near you.',
    trial: 'Start free trial',
    contact: 'Find us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
