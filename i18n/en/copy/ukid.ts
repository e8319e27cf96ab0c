import type zh from '@site/i18n/zh-CN/copy/ukid';
import {promises} from '@site/i18n/en/copy/promises';
import {hardwarePath, modelById} from '@site/src/facts/models';
import {brand} from '@site/src/site/brand';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'ukid classroom cameras that teachers control',
    description:
      'A classroom camera the teacher controls: three visible states, sound off by default, video recorded on site, and parent viewing only during agreed hours.',
  },
  banner: {
    title: 'ukid classroom cameras',
    text: 'The teacher opens and closes it. Parents watch only at agreed times.',
  },
  statement: {
    before: 'A sharp picture is the easy part of a classroom camera. The hard part is a camera that is ',
    marked: 'closed to parents most of the day',
    after: ', and shows it to everyone in the building.',
    aside: 'The teacher switches it and flips the sign by the door to match.',
  },
  modes: {
    eyebrow: 'Three states',
    title: 'The teacher sets it and the whole room can see it',
    lead: 'Only the teacher in the room can open it or wake it from sleep. The system only ever closes it: when the window ends or the view changes suddenly, it goes back to “staff only.”',
    states: {
      texts: [
        'Parents see the classroom on their phones once the teacher opens an agreed window.',
        'Every day starts in this state and comes back to it when the window ends.',
        'For naps and changing, the eye is shut, and the preschool has no picture either.',
      ],
      phone: 'A parent’s phone shows:',
      live: {
        alt: 'Live view on a parent’s phone: a teacher and some children around a rug, others building with blocks at round tables',
        label: 'Live, no sound',
        watermark: 'Mia’s mother, 8:45 a.m.',
      },
      closed: {title: 'Closed', next: 'Next agreed window: 3:00 p.m., if the teacher opens it'},
      asleep: 'The children are sleeping',
    },
    corner: 'Who',
    columns: ['Open', 'Staff only', 'Asleep'],
    rows: [
      {name: 'Parents of the class', cells: ['Live, no sound', 'Nothing', 'Nothing']},
      {name: 'Teachers of the class', cells: ['Live', 'Live', 'No picture']},
      {name: 'Director', cells: ['Live, logged', 'Live, logged', 'No picture']},
      {name: 'Recorder on site', cells: ['Records', 'Records', 'Stopped']},
      {name: 'Other classes and our staff', cells: ['Nothing', 'Nothing', 'No picture']},
    ],
  },
  place: {
    eyebrow: 'Position',
    title: 'Decide what it must never see before you mount it',
    lead: 'Mount one camera per classroom, in the corner across from the door, above adult head height. It takes in the whole room, never one child. Show a sample picture to every parent.',
    plan: {
      alt: 'A simulated classroom: ukid hangs in the far corner, and blue lines enclose the play area and the tables that it sees; beds, restroom and changing corner lie behind walls, outside the picture',
      beds: 'Beds',
      toilet: 'Restroom',
      changing: 'Changing',
    },
    facts: [
      {
        term: 'Three areas stay out of view',
        text: 'Keep the restroom, the changing corner and the beds out of the picture. Block the view with a cabinet, or mask the area; masked parts are not recorded.',
      },
      {
        term: 'Sound is off',
        text: 'Sound needs written agreement from the preschool and all guardians, and it works only in “staff only.”',
      },
      {
        term: 'No dangling cords',
        text: 'Have an electrician run the cable in a raceway and keep the outlet out of reach.',
      },
    ],
  },
  trouble: {
    eyebrow: 'Offline, left open, knocked askew',
    title: 'What happens when something goes wrong',
    lead: 'Teachers have no time to fix a device during class, so every case has its answer.',
    columns: ['Trouble', 'Keeps working', 'Stops', 'What to do'],
    rows: [
      {
        label: 'The internet is down',
        cells: [
          'The preschool still records and switches states.',
          'Parents see that the preschool is offline instead of the live view.',
          'It reconnects by itself; if it keeps dropping, follow the troubleshooting steps.',
        ],
      },
      {
        label: 'A teacher forgets to close it',
        cells: [
          'At the end of the window, it goes back to “staff only.”',
          'Viewing ends for everyone at the same minute.',
          'Put it to sleep by hand for naps; if a teacher forgets, the director gets a reminder.',
        ],
      },
      {
        label: 'A ball knocks it askew',
        cells: [
          'A sudden change of view switches it to “staff only.”',
          'Parents see “being adjusted.”',
          'Match the sample picture; the director confirms and a teacher opens it again.',
        ],
      },
      {
        label: 'A parent loses a phone',
        cells: [
          'Nothing changes for the other families.',
          'The director signs that account out with one tap.',
          'The parent signs in on the new phone and the preschool checks who it is.',
        ],
      },
    ],
  },
  home: {
    eyebrow: 'At home',
    title: 'Using ukid in a child’s room',
    lead: 'In a child’s room the parents control the same ukid. From about age three, ask your child first.',
    alt: 'A simulated child’s room: ukid stands on a low shelf away from the bed; the child sleeps under a blanket and a parent stands in the room',
    facts: [
      {
        term: 'Watch the half hour after bedtime',
        text: 'For the rest of the night, let it notify you when your child moves.',
      },
      {term: 'Tell sitters and guests', text: 'Tell them where the camera is and when it is on.'},
      {
        term: 'Take it down when they outgrow it',
        text: 'When your child says no, remove it. For the living room, use a home camera.',
      },
      {
        term: 'Keep cords away from the bed',
        text: 'Keep cords and cables at least 3\u00a0ft (1\u00a0m) from the crib, and put the carrying cord away at night.',
      },
    ],
  },
  questions: {
    title: 'What teachers and parents ask',
    faq: [
      {
        question: 'Will children stare at it?',
        answer:
          'For the first two days. Introduce it: what it is called, when it is awake and when it sleeps. Many teachers let the child on duty put it to bed at nap time.',
      },
      {
        question: 'Where is the video kept, and for how long?',
        answer: `${promises.classroomVideo} How many days depends on the disk and the number of channels. Eight channels at 2\u00a0Mbit/s on one 6\u00a0TB disk last about 32 days around the clock, and longer in practice because the camera does not record while asleep.`,
      },
      {
        question: 'Can it tell which child is mine?',
        answer:
          'No, by design. It does not recognize faces or read expressions. To learn how the day went, read the daily report; it tells you more than a picture.',
      },
      {
        question: 'Can we use it without a recorder?',
        answer:
          'Yes, for live view only. But after an injury there would be no video to review, so decide together on parent night.',
      },
      {
        question: 'What if live view for parents is not allowed where we are?',
        answer:
          'Then “open” is switched off and the other two states remain. Regulators in parts of the EU reject live view of classrooms; keep it off there.',
      },
      {
        question: 'What are the resolution, viewing angle and night range?',
        answer:
          'They are in the ukid data sheet. Ask us for a dated copy before you buy, and check the delivery against it.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {
        title: 'Youxuetang: reports, absences, pickup and the viewing log',
        note: 'Product',
        href: '/products/youxuetang',
      },
      {
        title: 'UL-8208NH: eight channels, with ports that power the cameras',
        note: 'Device',
        href: hardwarePath(modelById('ul-8208nh')),
      },
      {title: 'Gaps in a recording', note: 'Troubleshooting', href: '/support/troubleshooting/details/t0101'},
      {
        title: 'Home cameras for the living room, hallway and parents’ place',
        note: 'Product',
        href: `/${brand.slug}-home`,
      },
    ],
  },
  inquiry: {
    title: 'Send us a sketch of the classroom',
    text: 'Mark the restroom, beds and door. We show you where the camera goes and what stays out of view.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
