import type zh from '@site/i18n/zh-CN/copy/products/youxuetang';
import {clock24} from '@site/src/site/timeOfDay';
import {promises} from '@site/i18n/en/copy/promises';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Youxuetang preschool app: one day, shared with parents',
    description:
      'Health checks, absences, pickup and artwork in one app for preschools and kindergartens. The camera opens only at agreed times, and every view is logged.',
  },
  banner: {
    title: 'Youxuetang: the app for preschools and parents',
    text: 'Teachers send fewer messages, and parents get a clearer picture of the day. The classroom camera opens only at agreed times, and every view is logged.',
  },
  statement: {
    before: 'Parents want to see their own child, ',
    marked: 'not a live stream that runs all day',
    after: '',
    aside: 'Outside agreed windows, parents see no picture, only one line like this.',
  },
  days: {
    title: 'The same day, for the teacher and for the parent',
    lead: 'The teacher enters something once, and each family sees the part about their own child.',
    label: 'A day for a teacher and for a parent',
    see: 'See a whole day',
    contact: 'Contact us',
    camera: 'ukid, the classroom camera',
    teacher: {
      tab: 'A teacher’s day',
      title: 'More time with the children, less on the phone',
      lead: 'Every task takes three taps or fewer. Class news is sent once; news about a child goes only to that family.',
      moments: [
        {
          time: '07:40',
          title: 'Health check',
          text: 'Check temperature, hands, mouth and mood, child by child. The app lists children who are missing and leaves out those already excused.',
        },
        {
          time: '10:20',
          title: 'Photos of the work',
          text: 'The camera frame guides the teacher to hands and artwork. If another child gets into the picture, the app blurs that child.',
        },
        {
          time: '12:10',
          title: 'Medication and allergies',
          text: 'The slip a parent filled in last night reminds the teacher at the right time. It closes after two teachers have tapped “given.”',
        },
        {
          time: '12:15',
          title: 'Nap',
          text: 'One tap on “nap” puts the classroom camera to sleep, and parents see “the children are sleeping.”',
        },
        {
          time: '16:10',
          title: 'Pickup',
          text: 'A grandfather who is not on the list has no code, so the teacher calls the parents before the child leaves.',
        },
        {
          time: '16:40',
          title: 'One-line report',
          text: 'Choose a few words on how the child ate and slept. The app makes a sentence; the teacher corrects and sends it.',
        },
      ],
      limit: {
        title: 'What teachers no longer have to do',
        items: ['Chat from private accounts', 'Run sign-up chains in groups', 'Photograph every child'],
        text: 'Messages sent after hours are delivered in the morning.',
      },
      screen: {
        alt: 'Example screen of the app, teacher: 21 children here, 2 on leave, 1 missing; the morning check is done, the medicine was given, the classroom camera is asleep',
        title: 'Class 1',
        note: 'Thursday, 12:15 p.m.',
        tabs: ['Class', 'Portfolio', 'Pickup', 'Me'],
        numbers: [
          {value: '21', label: 'Here'},
          {value: '2', label: 'On leave'},
          {value: '1', label: 'Missing'},
        ],
        heading: 'Today',
        rows: [
          {title: 'Morning check', note: '7:40 a.m.', value: 'Done'},
          {title: 'Medicine', note: '12:10 p.m., two confirmed', value: 'Given'},
          {title: 'Nap', note: 'Classroom camera', value: 'Asleep'},
          {title: 'Report', note: 'Due 4:40 p.m.', value: 'To write'},
        ],
        buttons: ['Write report', 'Medicine'],
      },
    },
    parent: {
      tab: 'A parent’s day',
      title: 'Everything about your child, and only your child',
      lead: 'Mother and father each have an account. Grandparents can be added for reports and pickup only.',
      moments: [
        {
          time: '07:30',
          title: 'Absence and notes',
          text: 'Running late, sick, no milk today: enter it once, and the teacher, the nurse and the kitchen all see it.',
        },
        {
          time: '08:35',
          title: 'Arrived',
          text: 'After the health check you get a message that your child is here. It contains no location and no face.',
        },
        {
          time: '08:45',
          title: 'A look at the classroom',
          text: 'Once the window starts and the teacher opens the camera, you can watch live for up to ten minutes, so that other families get a turn.',
        },
        {
          time: '12:10',
          title: 'Lunch',
          text: 'See a photo of the actual dish next to the menu. Families with allergies see what their child ate instead.',
        },
        {
          time: '16:05',
          title: 'Pickup',
          text: 'Show your code. If someone else comes today, send that person a code that works once.',
        },
        {
          time: '18:30',
          title: 'Report and artwork',
          text: 'You see only your own child’s. Download it, or ask us to delete it.',
        },
      ],
      limit: {
        title: 'What parents cannot do',
        items: ['Play back video', 'See other classes', 'Watch outside the window'],
        text: 'Every screenshot carries a watermark and is logged. To clear something up, watch that part with the director.',
      },
      screen: {
        alt: 'Example screen of the app, parent: arrived at 8:35 a.m., lunch finished, the classroom picture is closed because the children are sleeping; below it the button for today’s lunch',
        title: 'Mia today',
        note: 'Class 1, 12:40 p.m.',
        tabs: ['Today', 'Portfolio', 'Menu', 'Me'],
        numbers: [
          {value: '8:35 a.m.', label: 'Arrived'},
          {value: '6 min', label: 'Watched the class'},
        ],
        heading: 'Now',
        rows: [
          {title: 'Lunch', note: 'Soy milk, no dairy', value: 'Finished'},
          {title: 'Classroom', note: 'Children are sleeping', value: 'Closed'},
          {title: 'Portfolio', note: 'A paper cutout', value: 'New'},
          {title: 'Pickup', note: '4:05 p.m., grandma', value: 'Has code'},
        ],
        buttons: ['See today’s lunch'],
      },
    },
  },
  windows: {
    title: 'Drag through the day to see who can watch',
    lead: (minutes: number) =>
      `Here two windows of the classroom and one of the yard add up to ${minutes / 60} hours; a view lasts ten minutes at most. The preschool and the parents’ committee set them. A teacher can close each early.`,
    badge: 'Simulation',
    slider: 'Time of day',
    previous: 'Previous',
    following: 'Next',
    slots: {
      arrival: {name: 'Arrival', why: 'Adults from other families crowd the door, so it stays closed.'},
      free: {name: 'Free play', why: 'Children at play, which is what parents most want to see.'},
      lesson: {name: 'Circle', why: 'With an audience, a teacher performs instead of teaching, so lessons are closed.'},
      outdoor: {
        name: 'Outdoors',
        why: 'Everyone is in the yard, so its camera is open. The empty classroom is closed.',
      },
      lunch: {name: 'Lunch', why: 'Children eat slowly and make a mess. That is normal and needs no audience.'},
      nap: {name: 'Nap', why: 'Children change and sleep. The camera is asleep, for the preschool too.'},
      snack: {name: 'Snack', why: 'Children get up and dressed, so it stays closed.'},
      games: {name: 'Games', why: 'An afternoon window for parents who were busy in the morning.'},
      pickup: {
        name: 'Pickup',
        why: 'Too many people come and go. It is recorded on site and closed to viewers outside.',
      },
    },
    kinds: {
      open: 'Classroom open to parents of this class',
      yard: 'Yard open to parents of the classes outside',
      closed: 'Closed to outside viewers',
      nap: 'Camera asleep',
    },
    legend: {open: 'Classroom open', yard: 'Yard open', closed: 'Closed', nap: 'Camera asleep'},
    /** The clock below has the half of the day. */
    tick: (minute: number) => clock24(minute >= 780 ? minute - 720 : minute).replace(/^0/, ''),
    phone: {
      live: 'Live, no sound',
      watermark: (time: string) => `Mia’s mother, ${time}`,
      closed: 'Closed',
      next: (time: string) => `Next agreed window: ${time}, if the teacher opens it`,
      tomorrow: (time: string) => `Next agreed window: tomorrow, ${time}`,
      nap: 'The children are sleeping',
    },
    people: {parent: 'Parents', teacher: 'Teachers', principal: 'Director', us: 'Our staff'},
    sees: {
      open: {
        parent: 'Live picture, no sound, with their name and the time over it',
        teacher: 'Live, and the button that closes it',
        principal: 'Live, logged each time',
        us: 'Nothing; the stream passes encrypted and is not stored',
      },
      yard: {
        parent: 'Live picture of the yard, no sound, with their name and the time over it',
        teacher: 'Live, and the button that closes it',
        principal: 'Live, logged each time',
        us: 'Nothing; the stream passes encrypted and is not stored',
      },
      closed: {
        parent: '“Closed,” and when the next window starts',
        teacher: 'Live',
        principal: 'Live, logged each time',
        us: 'Nothing',
      },
      nap: {
        parent: '“The children are sleeping”',
        teacher: 'No picture; teachers are in the room',
        principal: 'Nothing',
        us: 'Nothing',
      },
    },
  },
  seen: {
    title: 'The lens sees the whole room. What do parents see?',
    lead: 'The pictures are simulated. In an open window parents see the room with their own name over it; in a lesson they see “Closed.”',
    alt: 'Simulated camera picture: a teacher and some children around a rug, others building with blocks at two round tables',
    lens: 'The lens: the whole room',
    open: (time: string) => `Parents, ${time}, free play: live`,
    closed: (time: string) => `Parents, ${time}, circle time: no picture`,
    facts: [
      {
        term: 'What they can see',
        text: 'During an open window the whole class is in one picture, without sound.',
      },
      {
        term: 'What is laid over it',
        text: 'The viewer’s name and the time are a watermark. Screenshots and screen recordings carry it, so a leak can be traced.',
      },
      {
        term: 'What is blurred',
        text: 'If a recording has to be checked, you watch that part at the preschool, with other children blurred.',
      },
      {
        term: 'What is not blurred',
        text: 'Live view shows all children of the class, so every guardian is asked before it is turned on.',
      },
    ],
  },
  log: {
    title: 'Every view is on record',
    lead: `Every view, refusal and request for playback goes on this list. Parents see everything that concerns their class. ${promises.auditTrail}`,
    badge: 'Sample entries',
    phone: {title: 'Viewing log', note: 'Class 1, Thursday', labels: ['entries today', 'refused']},
    heads: ['Time', 'Who', 'Action', 'Result'],
    lines: [
      {time: '08:45', who: 'Mia’s mother', did: 'Watched Class 1', result: '6 minutes'},
      {time: '09:52', who: 'Mia’s father', did: 'Opened live view', result: 'Closed, refused', refused: true},
      {
        time: '10:41',
        who: 'Grandmother (reports only)',
        did: 'Opened live view',
        result: 'No permission, refused',
        refused: true,
      },
      {time: '10:45', who: 'Mia’s mother', did: 'Watched the yard', result: '5 minutes'},
      {time: '12:15', who: 'Ms. Miller', did: 'Switched to nap', result: 'Camera asleep'},
      {
        time: '13:20',
        who: 'Director',
        did: 'Asked for the yard at 10:50 a.m.; reason: a fall',
        result: '3 minutes, with parents’ consent',
      },
      {time: '15:07', who: 'Mr. Evans', did: 'Closed live view early', result: 'Parents see “closed by teacher”'},
    ],
  },
  consent: {
    title: 'How guardians consent, and what happens if one declines',
    lead: 'In China, children under 14 need a guardian’s consent. The picture shows the whole class, so every family is asked.',
    notice: {
      title: 'Each guardian signs a notice',
      text: 'They decide item by item.',
      items: [
        {name: 'Daily report', answer: 'Agree'},
        {name: 'Portfolio', answer: 'Agree'},
        {name: 'Live view', answer: 'Decline'},
      ],
      signature: 'Signed',
    },
    choices: {
      title: 'If one declines, choose one of two',
      text: 'The family is not pressured or named.',
      items: ['Show the class three photos of artwork a day', 'Do without live view'],
      or: 'or',
    },
    facts: [
      {
        term: 'No faces, no scores',
        text: 'We recognize no faces, read no emotion or attention, score no child and show no advertising.',
      },
      {
        term: 'Video stays on site',
        text: `${promises.classroomVideo} Live view passes through our servers encrypted and is not stored. Reports and portfolios are in the cloud; we process them for the preschool.`,
      },
      {
        term: 'Teachers are heard first',
        text: 'Hear them out before you install, and keep cameras out of offices and break rooms.',
      },
      {
        term: 'Which laws apply',
        text: 'China: PIPL, the Law on the Protection of Minors, the rules on children’s data. US: COPPA and state law. EU: GDPR; live view is off by default there.',
      },
    ],
  },
  start: {
    title: 'Start with reports and add live view last',
    lead: 'Preschools expect to begin with the camera, yet parents open the report more often.',
    steps: [
      {
        title: 'Import the list',
        text: 'Import classes, children and people allowed to pick up from your spreadsheet. A child usually has two to four adults.',
      },
      {
        title: 'Reports, absences and pickup codes',
        text: 'All you need is the teachers’ phones. Get this part running well first.',
      },
      {
        title: 'Portfolio',
        text: 'Show teachers how to photograph the work. Families get a book each month and can print it.',
      },
      {
        title: 'Decide on live view together',
        text: 'Put the timeline above on the wall on parent night and let each guardian choose. After that, mount ukid, run a cable and set up a recorder.',
      },
    ],
  },
  questions: {
    title: 'What directors and parents ask',
    faq: [
      {
        question: 'Will teachers feel watched?',
        answer:
          'If it ran all day, they would. That is why lessons and lunch are closed, why there is a close button and no sound, and why the director’s views are logged too. Ask the teachers first and the parents second.',
      },
      {
        question: 'Can I watch a recording?',
        answer:
          'Not on your own. After an injury or a dispute, ask the director and watch that part of the recording at the preschool, with other children blurred. How far back it goes depends on the disk, often about 30 days.',
      },
      {
        question: 'What if the internet is down?',
        answer:
          'Live view stops, but the recorder keeps going. Health checks, medication and pickup work offline and sync later, and that day’s pickup codes can be checked without a connection.',
      },
      {
        question: 'Is there enough bandwidth if all the parents watch?',
        answer:
          'Yes. Each classroom sends one stream of about 2\u00a0Mbit/s, and the server hands it out to everyone who watches. For three classes at once, keep 8\u00a0Mbit/s of upload bandwidth free.',
      },
      {
        question: 'What if someone records the screen and posts it?',
        answer:
          'The viewer’s name and the time are in the picture, so it can be traced. We cannot stop a second phone pointed at the screen. Say so on parent night, and leave live view off if that worries you.',
      },
      {
        question: 'What if parents separate or custody changes?',
        answer:
          'Once the preschool has the legal document, that account ends the same day, including sessions already open.',
      },
      {
        question: 'What happens to the data when a child leaves?',
        answer:
          'On the last day all viewing rights of the family end. Download the portfolio before then; after that it is deleted. Reports are deleted when the school year closes. Parents can look back over the log for the whole school year; when it is over, the whole log is deleted at once, and until then no entry is. Video is overwritten as the disk fills.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'ukid: the camera in the classroom', note: 'Product', href: '/ukid'},
      {
        title: 'How many days of video a disk holds',
        note: 'Troubleshooting',
        href: '/support/troubleshooting/details/t0103',
      },
      {title: 'When a parent asks to see or delete footage', note: 'Help', href: '/support/data-requests'},
      {title: 'Privacy policy', note: 'About', href: '/privacy'},
    ],
  },
  inquiry: {
    title: 'Ask for the consent notice and a parent-night script',
    text: 'Tell us how many classes you have and which chat groups you use today. You can start without a camera.',
    trial: 'Start free trial',
    contact: 'Ask for samples',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
