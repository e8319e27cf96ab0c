import type zh from '@site/i18n/zh-CN/copy/ukid';
import {hardwarePath, modelById} from '@site/src/facts/models';
import {brand} from '@site/src/site/brand';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'ukid classroom cameras',
    description:
      'A camera for classrooms and children’s rooms: the teacher holds the switch, sound is off by default, video stays in the kindergarten, viewing has set hours.',
  },
  banner: {
    title: 'ukid classroom cameras',
    text: 'A camera children are not afraid of, teachers can close, and parents can trust.',
  },
  statement: {
    before: 'A sharp picture is the easy part of a classroom camera. The hard part is ',
    marked: 'being closed most of the time',
    after: ', and everybody believing that it is.',
    aside:
      'ukid has three states: open, inside only, asleep. The teacher in the room changes them and flips a sign by the door to match, so whoever walks in can tell.',
  },
  modes: {
    eyebrow: 'Three states',
    title: 'The teacher sets it, the whole room knows',
    lead: 'It is always the teacher in the room who changes the state. Neither principal nor parents nor we can wake it from sleep.',
    corner: 'Who',
    columns: ['Open', 'Inside only', 'Asleep'],
    rows: [
      {name: 'Parents of the class', cells: ['Live, no sound', 'Nothing', 'Nothing']},
      {name: 'Teachers of the class', cells: ['Live', 'Live', 'No picture']},
      {name: 'Principal', cells: ['Live', 'Live, logged', 'No picture']},
      {name: 'Recorder on site', cells: ['Records', 'Records', 'Stopped']},
      {name: 'Other classes, us', cells: ['Nothing', 'Nothing', 'No picture']},
    ],
    note: 'A classroom starts the day as “inside only.” It never turns to “open” by itself; a teacher does that. It does close by itself when the window ends.',
  },
  place: {
    eyebrow: 'Position',
    title: 'Decide what it must not see, then what it sees',
    lead: 'One per classroom, in the corner across from the door, above the heads of adults. When the angle is set, take a sample picture and show it to every parent.',
    diagram: {
      alt: 'A classroom from above: the camera in the upper left corner sees the play area and the tables; restroom, changing corner and beds lie behind walls and cupboards, outside the picture',
      camera: 'ukid',
      play: 'Play area',
      tables: 'Table',
      toilet: 'Restroom',
      beds: 'Beds',
      changing: 'Changing',
      door: 'Door',
    },
    items: [
      {
        title: 'Three places it never sees',
        text: 'Restroom, changing corner, beds. Block the view with a cupboard; failing that, mask the area in the picture, and masked parts are not recorded.',
      },
      {
        title: 'Not aimed at one table',
        text: 'The lens takes in the room, not a child. Where seats rotate every two weeks, all the more reason not to zoom.',
      },
      {
        title: 'Sound is off',
        text: 'What a child says, or what a teacher says on the phone, is nobody’s business. Sound needs written agreement of the kindergarten and all guardians, and works in “inside only.”',
      },
      {
        title: 'Cables in the wall',
        text: 'A dangling cord is a hazard. Have an electrician run it in a raceway, with the outlet out of reach.',
      },
    ],
  },
  trouble: {
    eyebrow: 'When something goes wrong',
    title: 'Offline, left open, knocked askew',
    lead: 'Nobody in a classroom has time to fix a device, so here is what happens by itself.',
    labels: {works: 'Goes on', stops: 'Stops', then: 'What to do'},
    cases: [
      {
        title: 'The internet is down',
        works: 'Recording on site and all three states.',
        stops: 'Live view for parents; they read that the kindergarten is offline.',
        then: 'No need to explain in the parents’ chat. It reconnects by itself; if it keeps dropping, follow the troubleshooting steps.',
      },
      {
        title: 'A teacher forgets to close',
        works: 'At the end of the window it falls back to “inside only.”',
        stops: 'Nobody gets an extra minute.',
        then: 'For naps, put it to sleep by hand; if that is forgotten, the principal gets a reminder.',
      },
      {
        title: 'A ball knocks it askew',
        works: 'A sudden change of view sends it to “inside only.”',
        stops: 'Parents read “being adjusted.”',
        then: 'Turn it back to match the sample picture; the principal confirms before it opens again.',
      },
      {
        title: 'A parent loses a phone',
        works: 'All other families.',
        stops: 'One tap by the principal signs that account out.',
        then: 'On a new phone the parent signs in again and the kindergarten checks who it is.',
      },
    ],
  },
  home: {
    eyebrow: 'At home',
    title: 'In a child’s room, just as little',
    lead: 'At home the same ukid is run by the parents. From about three years of age, ask your child first.',
    alt: 'ukid: a round face with two ears, a handle on top and an orange cord at the side',
    items: [
      {
        title: 'Check on sleep, do not watch it',
        text: 'Half an hour after bedtime is enough. Let it notify you of movement at night instead of staring at a screen.',
      },
      {
        title: 'Sitters and guests are told',
        text: 'Say where the camera is and when it is on, to the sitter and to the friend who comes to play.',
      },
      {
        title: 'It goes when they grow',
        text: 'The day your child says no is the day it comes down. For hallway and living room, take a home camera.',
      },
      {
        title: 'No cord at the bed',
        text: 'Keep cord and cable three feet from the crib and put the cord away at night.',
      },
    ],
  },
  questions: {
    title: 'What teachers and parents ask',
    faq: [
      {
        question: 'What are resolution, angle and night range?',
        answer:
          'The data sheet of this line is not on the site yet, and until it is we print no figures. Ask for a dated data sheet when you buy, and accept delivery against it.',
      },
      {
        question: 'Will children stare at it?',
        answer:
          'For two days. Introduce it: what it is called, when it opens its eye, when it sleeps. Many teachers let the child on duty put it to bed for the nap.',
      },
      {
        question: 'Where is video kept, and for how long?',
        answer:
          'On the recorder in the kindergarten, not in the cloud. Days follow from disk and channels: eight channels at 2 Mbit/s on one 6 TB disk last about 32 days around the clock, longer in practice, because it does not record while asleep.',
      },
      {
        question: 'Can it tell which child is mine?',
        answer:
          'No, by design. No face recognition, no reading of expressions. To learn how the day went, the daily report says more than a picture.',
      },
      {
        question: 'Can we do without a recorder?',
        answer:
          'Yes, live view only is possible, but after an injury there is nothing to look at. Decide together on parent night.',
      },
      {
        question: 'What if live view for parents is not allowed here?',
        answer:
          'Then “open” is switched off and two states remain. Regulators in parts of the EU reject classroom live view; keep it off there.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {
        title: 'Youxuetang: reports, absence, pickup and the viewing log',
        note: 'Product',
        href: '/products/youxuetang',
      },
      {
        title: 'UL-8208NH: eight channels with powered ports',
        note: 'Device',
        href: hardwarePath(modelById('ul-8208nh')),
      },
      {title: 'Gaps in a recording', note: 'Troubleshooting', href: '/support/troubleshooting/details/t0101'},
      {title: 'Home cameras: living room, hallway, parents', note: 'Product', href: `/${brand.slug}-home`},
    ],
  },
  inquiry: {
    title: 'Send a sketch of the classroom',
    text: 'Mark restroom, beds and door. We mark where the camera goes and what it will not see.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
