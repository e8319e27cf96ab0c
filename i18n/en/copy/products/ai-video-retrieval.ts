import type zh from '@site/i18n/zh-CN/copy/products/ai-video-retrieval';
import {promises} from '@site/i18n/en/copy/promises';
import type {CopyOf} from '@site/src/site/copy';
import {metersAndFeet} from '@site/src/site/units';

const copy = {
  meta: {
    title: 'AI video retrieval: find the clip without scrubbing',
    description:
      'Search recordings by clothing color, zone and hour, and get only the few clips that fit, without face search. See what it needs and what it cannot find.',
  },
  banner: {
    title: 'AI video retrieval',
    text: 'Enter what you saw, where and roughly when, and watch the right clip in minutes. You no longer scrub through hours of video.',
  },
  demo: {
    badge: 'Sample data',
    title: 'A box left through the back door some time after two',
    text: 'This is one day in a sample store with four cameras. Change the search, and the timeline, the clips and the minutes follow.',
    what: 'What',
    where: 'Where',
    from: 'From',
    to: 'To',
    any: {what: 'Anything', where: 'All zones'},
    traits: {
      orange: 'Orange top',
      blue: 'Blue top',
      green: 'Green top',
      tan: 'Tan top',
      box: 'Carrying a box',
      bag: 'Carrying a bag',
      truck: 'Forklift',
    },
    zones: {door: 'Entrance', shelf: 'Aisles', till: 'Checkout', back: 'Back door'},
    timeline: (hits: number, all: number) =>
      `Timeline from 8 a.m. to 10 p.m.: ${all} clips in four zones; the ${hits} that fit are marked in orange`,
    hits: (hits: number, all: number) => `${hits} of ${all} clips fit`,
    join: ' · ',
    seconds: (seconds: number) => `${seconds} s`,
    more: (count: number) => `${count} more are not shown. Narrow the hours or the zone.`,
    none: {
      title: 'No clips fit in these hours',
      text: 'Widen the time first, then the zone, and the clothing last, because people remember colors well but are often half an hour off about the time.',
    },
    scrub: 'Scrubbing takes',
    search: 'Searching takes',
    minutes: (minutes: string) => `${minutes} min`,
    scrubSum: (cameras: number, hours: number, speed: number) =>
      `${cameras} ${cameras === 1 ? 'camera' : 'cameras'} × ${hours} h × 60 ÷ ${speed}× speed`,
    searchSum: (fillIn: number, seconds: number) => `${fillIn} min to fill in + ${seconds} s of clips at normal speed`,
    link: 'Your search is part of the address. Copy it and a colleague sees the same result.',
  },
  asks: {
    eyebrow: 'What you can search for',
    title: 'What a search can find, and what it leaves out',
    lead: 'Search works on tags made while the camera records, and what has no tag cannot be found. The table shows what you can search for, what depends on the picture, and what is left out on purpose.',
    caption: 'Search terms',
    columns: ['Term', 'Searchable', 'What it needs', 'Typical use'],
    rows: [
      {
        label: 'A person, a vehicle',
        cells: [
          {mark: 'yes' as const, text: 'Yes'},
          'The person is at least 40 pixels high',
          'Who was in the stockroom after closing',
        ],
      },
      {
        label: 'Zone and direction',
        cells: [
          {mark: 'yes' as const, text: 'Yes'},
          'Zones drawn on the picture at setup',
          'Someone who left through the back and never through the front',
        ],
      },
      {
        label: 'Color of top or pants',
        cells: [
          {mark: 'part' as const, text: 'Depends on light'},
          '100 pixels high in a color picture; infrared only tells dark from light',
          'Which customer wore the red coat',
        ],
      },
      {
        label: 'Box, bag, cart',
        cells: [
          {mark: 'part' as const, text: 'Depends on distance'},
          '180 pixels high, and the object not hidden by the body',
          'A case short on delivery: who moved it last',
        ],
      },
      {
        label: 'Time spent',
        cells: [
          {mark: 'part' as const, text: 'Depends on view'},
          'The person stays with one camera',
          'More than two minutes at the high-value shelf',
        ],
      },
      {
        label: 'Face, name',
        cells: [
          {mark: 'no' as const, text: 'Not by default'},
          'No face gallery, no search by face',
          'A person looks at the clip and decides',
        ],
      },
      {
        label: 'Age, sex, mood',
        cells: [
          {mark: 'no' as const, text: 'Not offered'},
          'Unreliable, and harmful to people when wrong',
          'Use clothing, time and zone instead',
        ],
      },
    ],
    note: 'Pixel heights are guide values. They measure how tall a person stands in the recording from head to foot, regardless of the resolution on the box.',
  },
  seen: {
    eyebrow: 'Clips you can find',
    title: 'Which conditions lead to each of these clips',
    events: {
      intrusion: {
        title: 'Who was in the warehouse at night',
        text: 'Infrared is gray, so clothing color does not help. Search for people and the hours after closing, and a night shrinks to a few clips.',
      },
      'cross-lens-path': {
        title: 'From the shelf to the register',
        text: 'Shelf and register are on two cameras. Search both for the orange top, and decide yourself whether it is the same person.',
      },
      'box-drop': {
        title: 'Where the box was thrown',
        text: 'At the dock someone throws a carton. Search for people with boxes around delivery time to see at which step it was damaged.',
      },
    },
  },
  reach: {
    eyebrow: 'How far it reaches',
    title: 'What you find depends on how tall a person is in the picture',
    lead: 'People look smaller the farther away they stand, so each camera has a reach. For someone 1.7\u00a0m (5\u00a0ft 7\u00a0in) tall in the middle of the picture: distance = picture width in pixels × 1.7 ÷ (2 × tan of half the angle × pixels needed).',
    diagram: {
      alt: 'Diagram: the same person 40, 100 and 180 pixels high; a search can tell that someone is there, then the color, then what is carried',
      presence: 'someone is there',
      color: 'color is clear',
      carried: 'what they carry',
    },
    more: 'Specifications',
    color: 'Color, up to',
    carried: 'Carried items, up to',
    meters: (meters: number) => `about ${metersAndFeet(meters)}`,
    purposes: {
      'w3-s': 'Small stockrooms, the area outside fitting rooms',
      'e3-x': 'Aisles, checkout, back door',
      'u8-d': 'Long aisles and warehouses, in 4K',
    },
  },
  evidence: {
    eyebrow: 'After the hit',
    title: 'Who may search, and what is logged',
    lead: 'A fast search could also be used for snooping, so the system records who may search, what they searched for and who received a clip.',
    alt: 'Sample scene: a warehouse with workers in green, orange and blue tops moving boxes around a forklift',
    facts: [
      {
        term: 'Who may search',
        text: 'A manager searches only their own store. Loss prevention and legal ask for access case by case, limited to certain stores and dates and with an end date.',
      },
      {
        term: 'Search log',
        text: `The log shows the account, the terms, the time and the exported clips, and administrators can read it. ${promises.auditTrail}`,
      },
      {
        term: 'Export',
        text: 'Exported video carries a watermark with account, time and store. Blur bystanders before you hand it over.',
      },
      {
        term: 'How long tags are kept',
        text: promises.tagsWithVideo,
      },
      {
        term: 'Where tags are stored',
        text: promises.searchTags,
      },
    ],
    recorders: 'How many days a recorder holds',
    box: 'Connect a B1 box',
  },
  installed: {
    title: 'The camera on the ceiling, the recorder in the back office',
    lead: 'Recordings are kept on the recorder in the store, which fits on a desk or in a cabinet.',
  },
  questions: {
    title: 'Questions before you decide',
    faq: [
      {
        question: 'Can I search footage from before we signed up?',
        answer:
          'Only after it is tagged. If the old footage is still on the recorder, choose a day and the cameras, and a B1 reads them from the recorder overnight. It works through four 1080p channels at once, and one camera’s day takes several hours. Overwritten footage cannot be recovered.',
      },
      {
        question: 'Will it miss the clip I need?',
        answer:
          'Sometimes. Shelves, backlight and rain gear spoil tags, so an empty result does not prove that nothing happened. Widen the terms and search again, then follow the marks on the timeline. That is still far less work than watching from the start.',
      },
      {
        question: 'What if the internet or the box is down?',
        answer:
          'Without internet, video and tags are made in the store as usual and you search once the connection is back. If the box is off, recording goes on, but that stretch has no tags until you have it tagged afterward.',
      },
      {
        question: 'How much bandwidth does a search use?',
        answer:
          'Search terms and the list of hits are a few dozen kilobytes. Watching takes more: 40 seconds at 3\u00a0Mbit/s is about 15\u00a0MB. Thumbnails come first, and only the clips you open are sent.',
      },
      {
        question: 'Can I upload a photo and find that person?',
        answer:
          'By default you cannot search by face. You can start from a clip and look for similar clothing on the same day; the system says “similar” and a person decides whether it is the same customer. Faces are biometric data that call for separate consent and a stated purpose, so we do not offer them as a quick switch.',
      },
      {
        question: 'What do we hand over if the police ask for footage?',
        answer:
          'The administrator you name exports the original clip against the written request, with a checksum and the source of the clock. The export is logged with who, which range and when, and you can print the handover sheet.',
      },
      {
        question: 'What do we need, and how much setup is it?',
        answer:
          'Each camera you want to search has to be a UME camera or use one channel of a B1, and its footage has to be on a card or recorder. At setup you draw the zones on the picture and name the accounts that may search. After that, tags are made while the camera records.',
      },
      {
        question: 'How do we check that it finds what we need?',
        answer:
          'Pick five events from last week that you already know, such as a delivery or a dropped box. Search for each by color, zone and hour, and note how many you find. If one is missing, the pixel heights above tell you whether the person was too far away.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {
        title: 'Gaps in the recording: where to look first',
        note: 'Troubleshooting',
        href: '/support/troubleshooting/details/t0101',
      },
      {title: 'Checkout clips matched with receipts', note: 'Product', href: '/products/cash-lost-prevention'},
      {title: 'UL-8232NH, the 32-channel recorder', note: 'Model', href: '/support/model/ul-8232nh'},
      {
        title: 'What object recognition can name',
        note: 'Technology',
        href: '/technology/ai-technology/object-recognition',
      },
    ],
  },
  inquiry: {
    title: 'How long did your last video search take?',
    text: 'Tell us how many cameras you have and what you were looking for. From your camera positions, we tell you how detailed a search can be.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
