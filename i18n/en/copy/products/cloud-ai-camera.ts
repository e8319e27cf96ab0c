import type zh from '@site/i18n/zh-CN/copy/products/cloud-ai-camera';
import {countAtStart, countEn} from '@site/src/facts/deviceCounts';
import type {ModelId} from '@site/src/facts/models';
import type {CopyOf} from '@site/src/site/copy';

const umePurposes: Record<ModelId<'umeCamera'>, string> = {
  'u8-d': 'Indoor dome for registers and aisles',
  'u8-t': 'Turret that also goes outdoors and at the back door',
  'u9-d': 'The largest picture; one for a whole sales floor',
};

const purposes: Record<ModelId<'aiCamera'>, string> = {
  'fmix-d':
    'In the middle of the floor: how many people are in the area and where they stop. Counts the nearby door along the way.',
  k3: 'The standard door of a street or mall store. One device, one door; type in the height and it starts.',
  h1001: 'Low doors in old buildings and kiosks. Two lenses measure how tall people are.',
  h2001: 'Tall showrooms and mall entrances. Mounts high, covers wide.',
};

const copy = {
  meta: {
    title: 'AI cameras',
    description: `${countAtStart('aiCamera')} cameras that count people inside the housing. Enter door width and mounting height and get the model: one, two side by side, or what else to do.`,
  },
  banner: {title: 'AI cameras', text: 'People are counted in the camera. Numbers leave the store, footage does not.'},
  statement: {
    before:
      'Counting in the cloud ties up 2 to 6 Mbit/s of upstream per door, all day. Counted in the camera, a door sends ',
    marked: 'a few numbers a minute',
    after: ', and it keeps counting through an internet outage.',
    aside: `All ${countEn('aiCamera')} mount on the ceiling and look straight down at heads and shoulders. They do not recognize faces and keep no file on anyone. They differ in three things: how high they mount, how wide a door they cover, and what they count besides the door.`,
  },
  chooser: {
    eyebrow: 'Choose by door',
    title: 'Two measurements, one model',
    lead: 'Take a tape measure to the door. Measure the clear width between the frames, then the height at which the lens will sit; with a drop ceiling, measure to its underside.',
    rules: {
      title: 'How the choice is made',
      items: [
        {
          name: 'Height first',
          formula: 'lowest mount ≤ lens above floor ≤ highest mount',
          why: 'Too low and people flash through the picture. Too high and shoulders shrink to a few pixels. No algorithm repairs the wrong height.',
        },
        {
          name: 'Then width',
          formula: 'door ≤ width of one device; the narrowest that covers it',
          why: 'A wider lens also sees more floor and glare. Enough is enough.',
        },
        {
          name: 'Still short',
          formula: 'door ≤ twice that width; two side by side',
          why: 'With more than two, errors add up at the seams. We would rather use an angled camera with the edge box.',
        },
      ],
    },
  },
  inside: {
    title: 'What happens inside, and what leaves',
    alt: 'An AI camera above a store door looks down at a counting line as customers walk across',
    facts: [
      {
        term: 'See',
        text: 'Twenty to twenty-five frames a second, straight down. Fast walkers, couples and strollers are separate outlines.',
      },
      {
        term: 'Follow',
        text: 'Each outline is followed from edge to edge and counted once as it crosses. Chatting in the doorway does not count twice.',
      },
      {
        term: 'Keep',
        text: 'Results are written in the camera first. With the internet down it keeps counting and sends the backlog later; the report has no gap.',
      },
      {
        term: 'Send',
        text: 'In, out, inside: a few numbers each minute. The picture stays on the TF card and is only opened when you check the count.',
      },
    ],
    more: 'Counting rules and where the accuracy comes from',
  },
  finder: {
    eyebrow: `${countAtStart('aiCamera')} models`,
    title: 'Compare by what they count and where they mount',
    lead: 'Filter if you know what you need to count. Otherwise start with the chooser above.',
    label: 'Filter AI cameras',
    facets: {
      counts: {
        label: 'Count',
        any: 'Any',
        answers: {door: 'Through a door', room: 'In the room', height: 'Adults and children'},
      },
      mount: {label: 'Lens above floor', any: 'Any', answers: (meters: string) => `${meters} m`},
      span: {label: 'Door width', any: 'Up to 3 m', answers: (meters: string) => `Up to ${meters} m`},
      form: {
        label: 'Form',
        any: 'Any',
        answers: {overheadCounter: 'One lens', stereoCounter: 'Two lenses', fisheyeDome: 'Fisheye'},
      },
    },
    purposes,
  },
  ume: {
    title: 'Shelves and lines as well? Look at UME',
    lead: `The ${countEn('aiCamera')} above only count people. UME is a different idea: an ordinary view with several algorithms at a time, and you choose which.`,
    more: 'See model',
    picture: 'Picture',
    algorithms: 'At the same time',
    slots: (slots: number) => `${slots} algorithms`,
    purposes: umePurposes,
  },
  ways: {
    title: 'New AI cameras, or a box for the old ones',
    lead: 'Either way you get numbers. The difference is how good the numbers are and how much ceiling work it takes.',
    table: {
      caption: 'Three ways compared',
      columns: ['Question', 'AI camera', 'Old camera with B1', 'UME series'],
      rows: [
        {label: 'Angle', cells: ['Straight down', 'Where the camera is, mostly slanted', 'Slanted']},
        {label: 'People hide each other', cells: ['No', 'Some, in a crowd', 'Some, in a crowd']},
        {label: 'Drilling and cable', cells: ['Yes, one cable', 'None', 'Yes, one cable']},
        {label: 'Other uses', cells: ['Counts, nothing else', 'One algorithm per channel', 'Several at once']},
        {
          label: 'For stores that',
          cells: [
            'Judge conversion by the count',
            'Want to try without touching the ceiling',
            'Are new and want fewer devices',
          ],
        },
      ],
      note: 'Mixing is normal: an AI camera at the door, a box for the cameras you already have inside.',
    },
  },
  limits: {
    title: 'Where it miscounts, and what it is not for',
    items: [
      {
        limit: 'Door leaves, curtains or banners right below the lens',
        instead: 'They move like people. Shift the lens 0.5 to 1 m into the store, or move the banner.',
      },
      {
        limit: 'Low sun through the door, floor half bright and half dark',
        instead: 'The single-lens K3 suffers most. For such doors choose H1001 or H2001 with two lenses.',
      },
      {
        limit: 'Knowing who came in, or who came back',
        instead:
          'It recognizes nobody, and the top of a head is no basis for it. Member identification is a separate product that needs each person’s consent.',
      },
      {
        limit: 'Staff are people too',
        instead:
          'Leaving out uniforms by color removes most of them; set it again when uniforms change. Or give staff a door without a device.',
      },
    ],
  },
  questions: {
    title: 'What buyers ask',
    faq: [
      {
        question: 'How soon do I see the numbers?',
        answer:
          'The camera reports every minute, so phone and report run a minute or two behind the door. Today’s hourly chart keeps updating; yesterday is final the next morning.',
      },
      {
        question: 'Who signs off on the installation?',
        answer:
          'You can. Pick a busy half hour, stand at the door with a tally counter and compare with the report. If it is off, check the mounting height in the settings first, then whether the counting line lies on the threshold.',
      },
      {
        question: 'Do we lose counts when the internet or the power goes out?',
        answer:
          'Not when the internet does: counts wait in the camera. Without power nothing is counted, and the report marks those hours as device offline rather than filling them with estimates.',
      },
      {
        question: 'Eight doors in a mall: can you remove duplicates?',
        answer:
          'You get visits for the whole building and how many are inside at once. You do not learn that one person used the east door in the morning and the west door later. It does not know faces, on purpose.',
      },
      {
        question: 'How much bandwidth does it take?',
        answer:
          'Next to none while only numbers are sent, about as much as a card reader. Video flows only when somebody opens the picture: 2 Mbit/s for K3 and H1001, 3 for H2001, 6 for Fmix-D.',
      },
      {
        question: 'Customers are in the picture. What about privacy?',
        answer:
          'Post a notice at the door: people are counted, how long pictures are kept, whom to ask. If you only need the count, switch the picture off; the camera keeps no video and goes on counting.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'K3: mounting height and lights', note: 'Model', href: '/support/model/k3'},
      {title: 'Three ways to define entry rate', note: 'Industry', href: '/news/industry/entry-rate-three-definitions'},
      {title: 'Head-and-shoulder counting with two lenses', note: 'Product', href: '/products/head-shoulder-counting'},
      {title: 'Heat maps: where people stop', note: 'Product', href: '/products/heat-map-analysis'},
      {title: 'Edge box B1: let old cameras count', note: 'Product', href: '/products/ai-box'},
    ],
  },
  inquiry: {
    title: 'An odd door that is hard to measure?',
    text: 'Slanted, revolving, double: send photos and sizes. We draw the positions first and name the models after that.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
