import type zh from '@site/i18n/zh-CN/copy/products/cloud-ai-camera';
import {promises} from '@site/i18n/en/copy/promises';
import {countAtStart, countEn} from '@site/src/facts/deviceCounts';
import type {ModelId} from '@site/src/facts/models';
import type {CopyOf} from '@site/src/site/copy';
import {metersAndFeet} from '@site/src/site/units';

const umePurposes: Record<ModelId<'umeCamera'>, string> = {
  'u8-d': 'Indoor dome for registers and aisles',
  'u8-t': 'Weatherproof turret for back doors and docks',
  'u9-d': 'The largest picture; one covers a whole sales floor',
};

const purposes: Record<ModelId<'aiCamera'>, string> = {
  'fmix-d':
    'Mounts in the middle of the floor and shows how many people are in the area and where they stop. It counts the nearby door as well.',
  k3: 'For the standard door of a street-front or mall store. One device per door; enter the mounting height and it starts counting.',
  h1001: 'For low doors in older buildings and kiosks. Two lenses measure how tall people are.',
  h2001: 'For tall showrooms and mall entrances. Mounts high and covers wide doors.',
};

const copy = {
  meta: {
    title: 'AI people-counting cameras, chosen by your door',
    description: `${countAtStart('aiCamera')} cameras that count people on the device. Enter your door width and mounting height to see the model that fits, or what to do if none does.`,
  },
  banner: {
    title: 'AI cameras',
    text: 'These cameras count people inside the camera and send only a few numbers a minute, so a door needs almost no bandwidth.',
  },
  statement: {
    before:
      'Sending video out to be counted would tie up 2 to 6\u00a0Mbit/s of upload per door, all day long. Counted in the camera, a door sends ',
    marked: 'a few numbers a minute',
    after: ', and it keeps counting through an internet outage.',
    aside: `All ${countEn('aiCamera')} mount on the ceiling and look straight down at heads and shoulders. They recognize no faces and keep no file on anyone. They differ in how high they mount, how wide a door they cover, and what they count besides the door.`,
  },
  chooser: {
    eyebrow: 'Choose by door',
    title: 'Two measurements lead to your model',
    lead: 'Take a tape measure to the door. Measure the clear width between the frames, then the height where the lens will be. With a drop ceiling, measure to the underside of the tiles.',
    rules: {
      title: 'How the choice is made',
      items: [
        {
          name: 'Height first',
          formula: 'lowest mount ≤ lens above floor ≤ highest mount',
          why: 'Mounted too low, people flash through the picture. Mounted too high, shoulders shrink to a few pixels. No algorithm can make up for the wrong height.',
        },
        {
          name: 'Then width',
          formula: 'door ≤ width one device covers at that height; the narrowest that does',
          why: 'The lower the camera, the narrower the strip of floor it sees. We calculate with heads at 1.7\u00a0m (5\u00a0ft 7\u00a0in) and the angle of the lens. A wider lens than you need only adds extra floor and glare.',
        },
        {
          name: 'If one is too narrow',
          formula: 'door ≤ twice that width − 0.5\u00a0m (20\u00a0in); two side by side',
          why: 'With more than two devices, errors add up where the views meet. For wider doors we recommend an angled camera with the edge box.',
        },
      ],
    },
  },
  inside: {
    title: 'What happens in the camera, and what is sent',
    event: 'Crossing the line counts',
    facts: [
      {
        term: 'See',
        text: 'The camera looks straight down at twenty to twenty-five frames a second. Fast walkers, couples and strollers appear as separate outlines.',
      },
      {
        term: 'Follow',
        text: 'Each outline is followed from edge to edge and counted once as it crosses the line. Someone standing still in the doorway counts once. Keep the line away from where people chat, because stepping back and forth across it counts each time.',
      },
      {
        term: 'Store',
        text: 'Results are saved in the camera first. If the internet goes down, it keeps counting and sends the backlog later, so the report has no gap.',
      },
      {
        term: 'Send',
        text: 'In, out and inside: a few numbers each minute. The picture stays on the TF card and is opened only when you check the count.',
      },
    ],
    more: 'Counting rules and what the accuracy depends on',
  },
  finder: {
    eyebrow: `${countAtStart('aiCamera')} models`,
    title: 'Compare by what they count and how they mount',
    lead: 'Filter if you already know what you need to count. Otherwise start with the chooser above.',
    label: 'Filter AI cameras',
    facets: {
      counts: {
        label: 'Count',
        any: 'Any',
        answers: {door: 'Through a door', room: 'In the room', height: 'Adults and children'},
      },
      mount: {label: 'Lens above floor', any: 'Any', answers: (meters: string) => metersAndFeet(meters)},
      span: {
        label: 'Door width',
        any: 'Up to 3\u00a0m (9.8\u00a0ft)',
        answers: (meters: string) => `Up to ${metersAndFeet(meters)}`,
      },
      form: {
        label: 'Form',
        any: 'Any',
        answers: {overheadCounter: 'One lens', stereoCounter: 'Two lenses', fisheyeDome: 'Fisheye'},
      },
    },
    purposes,
  },
  ume: {
    title: 'Need shelves and lines as well? Look at UME',
    lead: `The ${countEn('aiCamera')} above count people, and the Fmix-D also shows where they stop. A UME camera takes an ordinary view of the store and runs several algorithms on it at a time, and you choose which.`,
    more: 'See the model',
    picture: 'Picture',
    algorithms: 'At the same time',
    slots: (slots: number) => `${slots} algorithms`,
    purposes: umePurposes,
  },
  ways: {
    title: 'New AI cameras, or a box for the cameras you have',
    lead: 'Either way you get numbers. They differ in how accurate the numbers are and how much ceiling work it takes.',
    table: {
      caption: 'Three ways compared',
      columns: ['Question', 'AI camera', 'Existing camera with B1', 'UME series'],
      rows: [
        {label: 'Angle', cells: ['Straight down', 'Wherever the camera is, usually angled', 'Angled']},
        {label: 'People hide each other', cells: ['No', 'Some, in a crowd', 'Some, in a crowd']},
        {label: 'Drilling and cable', cells: ['Yes, one cable', 'None', 'Yes, one cable']},
        {label: 'Other uses', cells: ['Counting; Fmix-D also stops', 'One algorithm per channel', 'Several at once']},
        {
          label: 'Best for stores that',
          cells: [
            'Judge conversion by the count',
            'Want to try it without touching the ceiling',
            'Are new and want fewer devices',
          ],
        },
      ],
      note: 'Most chains mix them: an AI camera over the door and a box for the cameras already inside.',
    },
  },
  limits: {
    title: 'When AI cameras miscount, and what they cannot do',
    items: [
      {
        limit: 'Doors, curtains or banners moving right below the lens',
        instead:
          'They move like people. Shift the lens 0.5 to 1\u00a0m (1.6 to 3.3\u00a0ft) into the store, or move the banner.',
      },
      {
        limit: 'Low sun through the door that leaves the floor half bright, half dark',
        instead:
          'The single-lens K3 is affected most. For such doors choose the H2001, which has two lenses, or below 2.6\u00a0m (8.5\u00a0ft) an E3-X at an angle that a B1 counts with.',
      },
      {
        limit: 'Telling you who came in, or who came back',
        instead:
          'It identifies no individuals, and the top of a head would be no basis for it. Member identification is a separate product that requires each person’s consent.',
      },
      {
        limit: 'Counting staff as visitors',
        instead:
          'Excluding uniforms by color removes most of them; update it when uniforms change. Or have staff use a door without a counter.',
      },
    ],
  },
  questions: {
    title: 'What buyers ask',
    faq: [
      {
        question: 'How soon do I see numbers?',
        answer: `${promises.countsShown} Your own systems can read them minute by minute through the API. Yesterday is final the next morning.`,
      },
      {
        question: 'Who signs off on the installation?',
        answer:
          'You can. Pick two periods, a busy one and one early or late in the day, stand at the door with a tally counter until you have 200 passages in all, and compare with the report. If it is off, check the mounting height in the settings first, then whether the counting line sits on the threshold.',
      },
      {
        question: 'Do we lose counts in an internet or power outage?',
        answer:
          'You lose nothing in an internet outage, because counts wait in the camera. Without power nothing is counted, and the report marks those hours as device offline; we do not fill them with estimates.',
      },
      {
        question: 'Our mall has eight doors. Can you remove duplicates?',
        answer:
          'You get total visits for the building and how many people are inside at any time. You cannot learn that the same person used the east door in the morning and the west door later, because the cameras do not recognize faces. We built them that way on purpose.',
      },
      {
        question: 'How much bandwidth does it take?',
        answer:
          'Numbers alone take next to nothing, about as much as a card reader. Video is sent only when someone opens the picture: 2\u00a0Mbit/s for K3 and H1001, 3 for H2001, 6 for Fmix-D.',
      },
      {
        question: 'Customers are in the picture. What about privacy?',
        answer:
          'Post a notice at the door that says people are counted, how long pictures are kept and whom to ask. If you only need the count, turn the picture off: the camera keeps no video and goes on counting.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'K3: mounting height and lights', note: 'Model', href: '/support/model/k3'},
      {title: 'Head-and-shoulder counting with two lenses', note: 'Product', href: '/products/head-shoulder-counting'},
      {title: 'Heat maps: where people stop', note: 'Product', href: '/products/heat-map-analysis'},
      {title: 'Edge box B1: count with the cameras you have', note: 'Product', href: '/products/ai-box'},
    ],
  },
  inquiry: {
    title: 'Have an unusual door?',
    text: 'Slanted, revolving or double: send photos and measurements. We draw the mounting positions first, then name the models.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
