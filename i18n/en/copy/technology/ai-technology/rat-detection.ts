import type zh from '@site/i18n/zh-CN/copy/technology/ai-technology/rat-detection';
import {promises} from '@site/i18n/en/copy/promises';
import type {CopyOf} from '@site/src/site/copy';
import {metersAndFeet} from '@site/src/site/units';

const copy = {
  meta: {
    title: 'Rodent detection for kitchens after closing',
    description:
      'Cameras watch the kitchen after closing: infrared and movement find rodents, log the hour and the route, and give pest control a map it can use.',
  },
  banner: {
    title: 'Rodent detection',
    text: 'Rodents come out after the lights go off, so that is when the cameras watch. Infrared picks up small, fast shadows and records their hours and routes.',
  },
  statement: {
    before: 'The next morning you can see whether the bait was taken. You still don’t know ',
    marked: 'which hole they came from',
    after: ', so pest control comes once a month and guesses.',
    aside:
      'Watch for a few nights and the routes show up: along the wall, around the light, in and out of the same corner. Closing that corner does more than ten extra traps.',
  },
  seen: {
    eyebrow: 'Lights on, lights off',
    title: 'After closing, the kitchen is in black and white',
    lead: 'Drag the line to see the kitchen before and after lights-out. The pictures are simulated.',
    views: {kitchen: 'Kitchen'},
    facts: [
      {
        term: 'With the lights on, it waits',
        text: 'Cooks are moving and the lamps are lit, so nothing is detected. That way neither people nor pots are taken for rodents.',
      },
      {
        term: 'With the lights off, it watches the floor',
        text: 'Infrared lights the aisle and the foot of the wall. With everyone gone, anything small that moves along the wall stands out.',
      },
      {
        term: 'What infrared cannot reach',
        text: 'It does not shine under the range or into cabinets. Leave less standing around after work, and more of the floor is in view.',
      },
    ],
  },
  night: {
    eyebrow: 'A week on record',
    title: 'Find out when they are active',
    lead: 'Sightings in one restaurant kitchen over seven nights, added up by the hour.',
    badge: 'Sample data',
    alt: 'Bar chart: rodent sightings for each hour from ten at night to six in the morning, highest at two',
    unit: (count: number) => (count === 1 ? '1 sighting' : `${count} sightings`),
    hour: (hour: number) => (hour === 0 ? '12 a.m.' : hour < 12 ? `${hour} a.m.` : `${hour - 12} p.m.`),
    points: [
      {
        title: 'Mostly after midnight',
        text: 'They are busiest two to three hours after the last person leaves. Treat in the evening, before they come out.',
      },
      {
        title: 'Routes tell you more than counts',
        text: 'Each sighting leaves a short line. Put a week of lines on top of each other, and the densest spot is where you have to close a gap.',
      },
      {
        title: 'Close the gap, then watch again',
        text: 'Zero sightings for a week mean it worked. If they moved, the map shows it the next morning.',
      },
    ],
  },
  how: {
    eyebrow: 'How it recognizes them',
    title: 'It reports what is small, fast and close to the wall',
    items: [
      {
        title: 'Wait until everyone has left',
        text: 'While a person is in view or the light is on, nothing counts. You set the closing time, and early or late nights follow the light.',
      },
      {
        title: 'Watch how the shadow moves',
        text: 'It looks for something smaller than a hand that runs and stops short. Moths change size and steam does not hug the floor, so it can tell rodents from both.',
      },
      {
        title: 'Several frames before it reports',
        text: 'A single frame is ignored, which means it can miss a flash of movement. Every report has a three-second clip that settles it at a glance.',
      },
      {
        title: 'Draw the line it took',
        text: 'Start, end and stops go on the floor plan, stacked by week, ready for pest control.',
      },
    ],
    event: 'A rodent along the wall',
  },
  limits: {
    title: 'What it misses and gets wrong',
    items: [
      {
        limit: 'It sees nothing under cabinets or above ceilings',
        instead:
          'It covers the floor and counters the camera sees. A kitchen usually takes two cameras, each covering the floor under the other.',
      },
      {limit: 'Roaches are too small', instead: 'An inch-long insect is a few pixels, so we do not offer it.'},
      {
        limit: 'It sometimes reports kittens and falling rags',
        instead: 'Each report has a clip: select “No,” and that spot is treated with more caution from then on.',
      },
      {
        limit: 'No sightings does not prove there are none',
        instead:
          'A quiet week is good news but no certificate. Health inspectors look at treatment records and the premises.',
      },
    ],
  },
  place: {
    title: 'How many, and where',
    lead: 'Kitchens are wet and greasy, so choose a sealed model with infrared, at least 2.5\u00a0m (8.2\u00a0ft) up, looking along the foot of the wall.',
    more: 'Details',
    night: 'Night range',
    ingress: 'Protection',
    meters: (distance: number) => metersAndFeet(distance),
    indoor: 'Indoor',
    rows: {
      'e3-d-h': 'Prep and dish area, two wall bases',
      'e3-x': 'Dry storage, under the bottom shelf',
      b1: 'Watches four cameras through the night',
    },
  },
  uses: {
    title: 'It works alongside other checks',
    items: [
      {title: 'Restaurant solution', text: 'What else the kitchen needs between opening and closing.'},
      {title: 'AI inspection', text: 'It checks caps and counters by day and the foot of the walls by night.'},
    ],
  },
  installed: {
    title: 'One on the kitchen ceiling, one next to the router',
    lead: 'The E3-D-H sees in the dark; the B1 analyzes in the store.',
  },
  questions: {
    title: 'Questions from restaurant operators',
    faq: [
      {
        question: 'Could video of a rat get out?',
        answer: `${promises.rodentClips} If pest control needs one, you export it.`,
      },
      {
        question: 'Can the health department demand it?',
        answer:
          'If they ask on a legal basis, you provide it. The system does not report anything to any authority by itself.',
      },
      {
        question: 'We cut the power at night. What do we have to change?',
        answer:
          'Camera and box need power all night, and the model pages list how much. If you turn off the main breaker, keep one circuit on for the network cabinet.',
      },
      {
        question: 'Do we have to replace the kitchen cameras we have?',
        answer:
          'You do not always have to. If they have infrared, deliver 1080p and see the foot of the wall, add a B1. If the lens is greasy, clean it first; often that is all it takes.',
      },
      {
        question: 'Can it call me the moment it sees one?',
        answer:
          'It can, though there is seldom a reason to. We suggest a report at seven in the morning with how many and where, so that you can act the same day.',
      },
      {
        question: 'How soon do routes show?',
        answer:
          'You see an outline after three nights and a reliable picture after a week. After shelves move, give it a few days again.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'E3-X support', note: 'Model', href: '/support/model/e3-x'},
      {
        title: 'When recordings cover too few days',
        note: 'Troubleshooting',
        href: '/support/troubleshooting/details/t0103',
      },
      {title: 'UL-8232NH manual', note: 'Manual', href: '/support/manuals/ul-8232nh'},
    ],
  },
  inquiry: {
    title: 'Watch three nights first',
    text: 'Tell us the size of the kitchen and how many walls it has. A trial starts with two cameras, and after three nights we read the map together.',
    trial: 'Start free trial',
    contact: 'Ask how to mount it',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
