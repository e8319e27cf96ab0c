import type zh from '@site/i18n/zh-CN/copy/technology/ai-technology/human-detection';
import {promises} from '@site/i18n/en/copy/promises';
import type {CopyOf} from '@site/src/site/copy';
import {metersAndFeet} from '@site/src/site/units';

const copy = {
  meta: {
    title: 'Human detection: is anyone there, how many, where',
    description:
      'How a camera decides whether a person is there, how many and where. See how many pixels a person gets at your distance and what that lets you do.',
  },
  banner: {
    title: 'Human detection: the first step for every count and alert',
    text: 'Counting, heat maps, empty-post alerts and after-hours alarms all start with the same question: which part of the picture is a person?',
    alt: 'Illustration: shoppers and staff in a convenience store, each with a box around them; shelves and cartons have none',
    trial: 'Start free trial',
    more: 'See how far it reaches',
  },
  pixels: {
    eyebrow: 'Distance and pixels',
    title: 'How many pixels a person gets decides what you can tell',
    lead: 'Change the camera and drag the distance. The squares are the pixels on a person: the fewer there are, the less anyone can tell.',
    badge: 'Computed from the catalog',
    camera: 'Camera',
    distance: 'Person to camera',
    meters: (distance: number) => metersAndFeet(distance),
    alt: (pixels: number) => `A standing figure made of squares, ${pixels} pixels tall`,
    pixels: (count: number) => (count === 1 ? '1 pixel tall' : `${count} pixels tall`),
    tell: {
      present: {label: 'Someone is there', needs: (pixels: number) => `Needs ${pixels} pixels of height.`},
      counted: {label: 'Counted and followed', needs: (pixels: number) => `Needs ${pixels} pixels of height.`},
      clothed: {
        label: 'Clothing seen, uniform told apart',
        needs: (pixels: number) => `Needs ${pixels} pixels of height.`,
      },
    },
    reach: (distance: number) => `Up to ${metersAndFeet(distance)} with this camera.`,
    yes: 'Yes',
    no: 'Too small',
    formula:
      'Pixels per meter = picture width ÷ (2 × distance × tan(field of view ÷ 2)), times a height of 1.7\u00a0m (5\u00a0ft 7\u00a0in). The steps follow EN 62676-4: 25, 62 and 125 pixels per meter. In poor light, against the light or half hidden, plan for shorter distances.',
  },
  how: {
    eyebrow: 'How it decides',
    title: 'How it finds, follows and forgets a person',
    points: [
      {
        title: 'Search every frame',
        text: 'The model looks for heads, shoulders and torsos that belong together and gives each a box and a confidence. Below the threshold it does not guess and waits for the next frame.',
      },
      {
        title: 'Join frames into a track',
        text: 'Position, size and clothing color have to carry over from frame to frame before two boxes count as one person. The number assigned means nothing outside this camera.',
      },
      {
        title: 'Drop it when they leave',
        text: 'Seconds after someone walks out of view, the number expires, and the appearance data with it. The same person tomorrow is a new number.',
      },
    ],
    alt: 'Illustration: in three frames the box around one person moves to the right along a dotted track; after leaving the picture the number is struck out',
    frame: (index: number) => `Frame ${index}`,
    gone: 'left, dropped',
  },
  seen: {
    eyebrow: 'What it is for',
    title: 'Finding people answers three questions',
    lead: 'These are simulated camera pictures. Point at one or press play.',
    events: {
      'zone-occupancy': {
        title: 'How many are here?',
        text: 'It counts the people in a zone. Someone behind a pillar is not counted.',
      },
      intrusion: {
        title: 'Should anyone be here?',
        text: 'Someone enters a zone while it is armed, and the box turns red.',
      },
      'empty-post': {
        title: 'Is someone here?',
        text: 'A post that is empty for longer than the minutes you set raises an alert.',
      },
    },
  },
  confuse: {
    eyebrow: 'Easily confused',
    title: 'What looks like a person, and which people get missed',
    columns: ['On site', 'What happens', 'What to do'],
    rows: [
      {
        label: 'Mannequins in the window',
        cells: ['Boxed at first', 'Marked as display once they stand still long enough: no count, no alarm'],
      },
      {label: 'People on posters and TVs', cells: ['Boxed when large', 'Draw a masked area in the settings']},
      {
        label: 'Reflections in a glass door',
        cells: ['One too many in a crowd', 'Move the camera in, do not face the glass'],
      },
      {
        label: 'Staff crouching at a low shelf',
        cells: ['Only head and back show; often missed', 'Mount overhead, or include the aisle'],
      },
      {
        label: 'Someone behind a tall cart',
        cells: ['Legs hidden, the box gets shorter', 'No effect on counts, some on the size steps above'],
      },
      {
        label: 'Darkness without a light',
        cells: ['Nothing is seen', 'Pick a model with infrared and plan by its night range'],
      },
    ],
    note: 'This describes ordinary stores. If your lighting or layout is unusual, we run your own footage during the trial.',
  },
  limits: {
    title: 'What it cannot do',
    items: [
      {
        limit: 'It does not know who',
        instead:
          'Detection only tells you whether someone is there. To leave staff out, use uniform color or the time of day. Recognizing members requires their consent and a separate process.',
      },
      {
        limit: 'It does not judge age or gender',
        instead:
          'Guesses from appearance are often wrong and seldom worth the trouble. We do not offer them, and no report has a column for them.',
      },
      {
        limit: 'It undercounts a tight crowd',
        instead: 'From the side, the front row hides the rest. For lines and entrances, put the camera overhead.',
      },
    ],
  },
  uses: {
    eyebrow: 'Where it is used',
    title: 'Products that start here',
    items: [
      {title: 'Accurate people counting', text: 'Heads and shoulders from above, counted across a line.'},
      {title: 'Heat map analysis', text: 'Where people stand, added up over time.'},
      {title: 'Behavior analysis', text: 'Add time to a person, and you get empty-post and loitering alerts.'},
      {title: 'AI inspection', text: 'Checks whether someone is where they should be.'},
    ],
  },
  questions: {
    title: 'Common questions',
    faq: [
      {
        question: 'Where does it run, and does video leave the store?',
        answer: `K3, the H series, Fmix-D and the UME series detect inside the camera, and the E3-X has one line and a heat zone; other cameras use a B1 box. ${promises.algorithmsInStore} ${promises.numbersLeave}`,
      },
      {
        question: 'Are my old 1080p cameras good enough?',
        answer:
          'For people near a door, usually yes. Set the calculator above to your distance. If “Counted and followed” is met, they are good enough.',
      },
      {
        question: 'Will it raise alerts for cats and trash bags at night?',
        answer:
          'Now and then. During armed hours you can require several seconds in view and a minimum height in pixels, and a bag in the wind meets neither.',
      },
      {
        question: 'Do masks, umbrellas or raincoats matter?',
        answer:
          'Masks do not matter, because faces are not used. An open umbrella hides shoulders from above, so counts at the door run a little low on rainy days. Mark those days in the report before you compare.',
      },
      {
        question: 'How do employees react to it?',
        answer:
          'They feel better about it when you post what is looked at and what is not. Detection does not identify or score anyone, and it keeps no record of where one person went all day.',
      },
      {
        question: 'Does detection continue during an internet outage?',
        answer:
          'Yes. The device stores its results and sends them when the connection is back, and the gap in the report closes by itself.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'Mounting heights of the K3', note: 'Model', href: '/support/model/k3'},
      {title: 'When a camera shows offline', note: 'Troubleshooting', href: '/support/troubleshooting/details/t0001'},
    ],
  },
  inquiry: {
    title: 'Try it on your own footage',
    text: 'Send us ten minutes of video. We mark everyone the detection found and everyone it missed.',
    trial: 'Start free trial',
    contact: 'Ask an engineer',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
