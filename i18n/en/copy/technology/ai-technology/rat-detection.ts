import type zh from '@site/i18n/zh-CN/copy/technology/ai-technology/rat-detection';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Rodent detection technology',
    description:
      'Cameras watch the kitchen after closing: infrared and movement find rodents, log the hour and the route, and hand pest control a useful map.',
  },
  banner: {
    title: 'Rodent detection',
    text: 'What comes out after lights-out has to be watched after lights-out. Infrared finds small, fast shadows and keeps their hours and routes.',
  },
  statement: {
    before: 'Whether the bait was taken, you learn the next morning. ',
    marked: 'Which hole they used, you never learn',
    after: '. So pest control comes once a month and guesses.',
    aside:
      'Watch a few nights and the routes draw themselves: along the wall, around the light, in and out of the same corner. Closing that corner beats ten more traps.',
  },
  night: {
    eyebrow: 'A week on record',
    title: 'Know the hours they keep',
    lead: 'Sightings in one restaurant kitchen over seven nights, added up by the hour.',
    badge: 'Sample data',
    alt: 'Bar chart: rodent sightings for each hour from ten at night to six in the morning, highest at two',
    unit: (count: number) => (count === 1 ? '1 sighting' : `${count} sightings`),
    hour: (hour: number) => (hour === 0 ? '12 a.m.' : hour < 12 ? `${hour} a.m.` : `${hour - 12} p.m.`),
    points: [
      {
        title: 'Mostly after midnight',
        text: 'They are busiest two to three hours after the last person leaves. Treatment belongs in the evening, before they come out.',
      },
      {
        title: 'Routes beat counts',
        text: 'Each sighting leaves a short line. A week of lines on top of each other is densest where you have to close a gap.',
      },
      {
        title: 'Close it, then watch again',
        text: 'Zero for a week means it worked. If they moved, the map shows it the next morning.',
      },
    ],
  },
  how: {
    eyebrow: 'How it recognizes them',
    title: 'Small, fast, along the wall: all three or nothing',
    items: [
      {
        title: 'Wait until everyone has left',
        text: 'While there is a person in view or the light is on, nothing counts. You set closing time; early or late nights follow the light.',
      },
      {
        title: 'Watch how the shadow moves',
        text: 'It looks for something smaller than a hand that runs and stops short. Moths change size and steam does not hug the floor, so both can be told apart.',
      },
      {
        title: 'Several frames or no report',
        text: 'One frame alone is ignored, at the price of missing a flash. Every report has a three-second clip that settles it at a glance.',
      },
      {
        title: 'Draw the line it took',
        text: 'Start, end and stops go on the floor plan, stacked by week, ready to hand to pest control.',
      },
    ],
    alt: 'Illustration: a restaurant with an open kitchen, stoves and prep tables along the walls',
  },
  limits: {
    title: 'First, what it misses and gets wrong',
    items: [
      {
        limit: 'Nothing under cabinets or above ceilings',
        instead:
          'It sees the floor and counters the camera sees. A kitchen usually takes two, each covering the ground under the other.',
      },
      {limit: 'Roaches are too small', instead: 'An inch-long insect is a few pixels. We do not offer it.'},
      {
        limit: 'Kittens and falling rags get reported now and then',
        instead: 'There is a clip: press “No,” and that spot is treated with more caution from then on.',
      },
      {
        limit: 'Not seen does not mean not there',
        instead:
          'A quiet week is good news, not a certificate. Health inspectors look at treatment records and the premises.',
      },
    ],
  },
  place: {
    title: 'How many, and where',
    lead: 'Kitchens are wet and greasy: take a sealed model with infrared, at least 2.5 m (8 ft) up, looking along the foot of the wall.',
    more: 'Details',
    night: 'Night range',
    ingress: 'Protection',
    meters: (distance: number) => `${distance} m`,
    indoor: 'Indoor',
    rows: {
      'e3-d-h': 'Prep and dish area, two wall bases',
      'e3-x': 'Dry storage, under the bottom shelf',
      b1: 'Watches four cameras through the night',
    },
  },
  uses: {
    title: 'It works beside other checks',
    items: [
      {title: 'Restaurant solution', text: 'What else the kitchen needs between opening and closing.'},
      {title: 'AI inspection', text: 'Caps and counters by day, wall bases by night.'},
    ],
  },
  questions: {
    title: 'What restaurant operators ask',
    faq: [
      {
        question: 'Could the video of a rat get out?',
        answer:
          'Clips are visible only to people you name. They stay in the store and are deleted after seven days. If pest control needs one, you export it.',
      },
      {
        question: 'Can the health department demand it?',
        answer: 'If they ask on a legal basis, you provide it. The system reports nothing to any authority by itself.',
      },
      {
        question: 'We cut the power at night. Now what?',
        answer:
          'Camera and box need power all night; the model pages list how much. If you turn off the main breaker, keep one circuit on for the network cabinet.',
      },
      {
        question: 'Do we have to replace the kitchen cameras we have?',
        answer:
          'If they have infrared, deliver 1080p and see the wall base, add a B1. If the lens is greasy, clean it first: often that is all it takes.',
      },
      {
        question: 'Can it call me the moment it sees one?',
        answer:
          'It can, though there is rarely a reason to. Most take a report at seven in the morning with how many and where, and act the same day.',
      },
      {
        question: 'How soon do routes show?',
        answer: 'An outline after three nights, reliable after a week. After shelves move, give it a few days again.',
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
    text: 'Tell us the size of the kitchen and how many walls it has. A trial starts with two cameras; after three nights we read the map together.',
    trial: 'Start free trial',
    contact: 'Ask how to mount it',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
