import type zh from '@site/i18n/zh-CN/copy/products/youxuetang';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Youxuetang, the kindergarten app',
    description:
      'Health checks, absence, pickup, artwork in one app for kindergartens and preschools. The classroom camera opens at agreed times only; every view is logged.',
  },
  banner: {
    title: 'Youxuetang',
    text: 'A hundred fewer messages for the teacher, a little more of the day for the parents. The classroom opens on schedule, and whoever looks leaves a name.',
  },
  days: {
    title: 'One day, as the teacher and as the parent see it',
    lead: 'Two tabs, two schedules. A teacher does a thing once and each family gets its own part, without digging through chat groups.',
    label: 'A day of a teacher and of a parent',
    camera: 'The classroom camera, ukid',
    teacher: {
      tab: 'A teacher’s day',
      title: 'Hands on the children, not on a phone',
      lead: 'Nothing takes more than three taps. What concerns the class is sent once; what concerns a child reaches that family only.',
      moments: [
        {
          time: '07:40',
          title: 'Health check',
          text: 'Temperature, hands, mouth, mood, child by child. Whoever is missing is listed, except those already excused.',
          part: 'Health sheet, works offline',
        },
        {
          time: '08:50',
          title: 'Medication and allergies',
          text: 'The slip a parent filled in last night reminds the teacher at the right time. It closes when two teachers have tapped “given.”',
          part: 'Medication slip',
        },
        {
          time: '10:20',
          title: 'Photograph the work, not the face',
          text: 'The camera frame asks for hands and artwork. Another child in the picture by accident is blurred before sending.',
          part: 'Portfolio',
        },
        {
          time: '12:15',
          title: 'Nap',
          text: 'One tap on “nap” puts the classroom camera to sleep; parents read “the children are sleeping.”',
          part: 'Classroom mode',
        },
        {
          time: '16:10',
          title: 'Pickup',
          text: 'A grandfather who is not on the list has no code. The teacher calls the parents before the child leaves.',
          part: 'Pickup code',
        },
        {
          time: '16:40',
          title: 'One-line report',
          text: 'How the child ate, slept and what was new: pick a few words, get a sentence, correct it, send it.',
          part: 'Daily report',
        },
      ],
      limit: {
        title: 'What teachers no longer do',
        text: 'No private chat accounts, no sign-up chains in groups, no compulsory photo of each child. Messages after hours are delivered in the morning.',
      },
    },
    parent: {
      tab: 'A parent’s day',
      title: 'Your child, and nobody else’s',
      lead: 'Mother and father have accounts of their own. Grandparents can be added for reports and pickup only.',
      moments: [
        {
          time: '07:30',
          title: 'Absence and notes',
          text: 'Late, sick, no milk today: say it once, and teacher, nurse and kitchen all have it.',
          part: 'Absence and notes',
        },
        {
          time: '08:35',
          title: 'Arrived',
          text: 'After the health check you get “here.” No location, no face.',
          part: 'Arrival note',
        },
        {
          time: '10:40',
          title: 'A look outdoors',
          text: 'The window opens and you watch live, ten minutes at most, so that other families get a turn.',
          part: 'Classroom live view, ukid',
        },
        {
          time: '12:10',
          title: 'Lunch',
          text: 'A photo of the real dish next to the menu. Families with allergies read what their child had instead.',
          part: 'Menu',
        },
        {
          time: '16:05',
          title: 'Pickup',
          text: 'Show your code. If someone else comes today, send a code that works once.',
          part: 'Pickup code',
        },
        {
          time: '18:30',
          title: 'Report and artwork',
          text: 'Only your child’s. Download it, or ask for it to be deleted.',
          part: 'Daily report, portfolio',
        },
      ],
      limit: {
        title: 'What parents cannot do',
        text: 'No playback, no screenshots without a watermark and a log entry, no other classes, nothing outside the window. To clear something up, ask the principal and watch that stretch together.',
      },
    },
  },
  windows: {
    eyebrow: 'When the classroom is open',
    title: 'Drag the time and see who can look',
    lead: (minutes: number) =>
      `In this example the room is open ${minutes / 60} hours a day, in three windows. The kindergarten and the parents’ committee set them; a teacher can close one early and does not have to say why.`,
    badge: 'Simulation',
    slider: 'Time of day',
    slots: {
      arrival: {name: 'Arrival', why: 'Other families’ adults crowd the door, so it stays closed.'},
      free: {name: 'Free play', why: 'Children at play: what parents most want to see.'},
      lesson: {name: 'Circle', why: 'No audience while a teacher teaches, or every minute becomes a performance.'},
      outdoor: {name: 'Outdoors', why: 'The yard camera is open, the classroom one is closed.'},
      lunch: {name: 'Lunch', why: 'Eating slowly and messily is normal and needs no viewers.'},
      nap: {name: 'Nap', why: 'Changing and sleeping. The camera is asleep, for the kindergarten too.'},
      snack: {name: 'Snack', why: 'Getting up and dressed: closed.'},
      games: {name: 'Games', why: 'An afternoon window for parents who were busy in the morning.'},
      pickup: {name: 'Pickup', why: 'Too many people come and go. Recorded inside, shown to nobody outside.'},
    },
    kinds: {open: 'Open to parents of this class', closed: 'Closed to the outside', nap: 'Camera asleep'},
    people: {parent: 'Parents', teacher: 'Teachers', principal: 'Principal', us: 'We'},
    sees: {
      open: {
        parent: 'Live picture, no sound',
        teacher: 'Live, and the button that closes it',
        principal: 'Live',
        us: 'Nothing',
      },
      closed: {
        parent: '“Closed,” and when the next window starts',
        teacher: 'Live',
        principal: 'Live, logged each time',
        us: 'Nothing',
      },
      nap: {
        parent: '“The children are sleeping”',
        teacher: 'Nothing; they are in the room',
        principal: 'Nothing',
        us: 'Nothing',
      },
    },
  },
  log: {
    eyebrow: 'Who watched',
    title: 'Those who watch can be seen, too',
    lead: 'Every view, every refusal and every request for playback goes into this list. Parents see all that concerns their class; nobody can edit or delete it.',
    badge: 'Sample entries',
    heads: ['Time', 'Who', 'Action', 'Result'],
    lines: [
      {time: '08:34', who: 'Mia’s mother', did: 'Watched class M1', result: '6 minutes'},
      {time: '09:52', who: 'Mia’s father', did: 'Opened live view', result: 'Closed, refused', refused: true},
      {
        time: '10:41',
        who: 'Grandmother (reports only)',
        did: 'Opened live view',
        result: 'No permission, refused',
        refused: true,
      },
      {time: '12:15', who: 'Ms. Li', did: 'Switched to nap', result: 'Camera asleep'},
      {
        time: '13:20',
        who: 'Principal',
        did: 'Asked for 10:50, reason: a fall',
        result: '3 minutes, with parents’ consent',
      },
      {time: '15:07', who: 'Mr. Zhang', did: 'Closed live view early', result: 'Parents read “closed by teacher”'},
    ],
    notes: [
      {
        title: 'Separation and custody',
        text: 'Once the kindergarten has the legal document, the account concerned ends the same day, open sessions included.',
      },
      {
        title: 'Leaving',
        text: 'On a child’s last day all viewing rights of the family end. The portfolio is offered for download, then erased.',
      },
      {title: 'Keeping the log', text: 'Entries stay until the school year is over, so parents can look back.'},
    ],
  },
  consent: {
    eyebrow: 'Guardians’ consent',
    title: 'One family says no? Then do it another way',
    lead: 'In China all personal data of children under 14 is sensitive and needs a guardian’s consent. A classroom picture holds the whole class, so asking one family is not enough.',
    rows: [
      {
        term: 'How it is given',
        text: 'Before the school year, each guardian reads a separate notice and chooses item by item: report, portfolio, live view.',
      },
      {
        term: 'If someone declines live view',
        text: 'Pick one: open only while that child is outside the covered area; replace live view for the class by three photos of artwork a day; or have none. Nobody persuades the family, nobody says who it was.',
      },
      {
        term: 'Never used',
        text: 'No face recognition, no reading of emotion or attention, no scores for children, no advertising. Teachers sort photos by hand.',
      },
      {
        term: 'Where it is kept',
        text: 'Classroom video stays on the recorder in the kindergarten. Live view passes our servers encrypted and is not stored. Reports and portfolios are in the cloud; the kindergarten is the controller and we process data on its behalf.',
      },
      {
        term: 'Law',
        text: 'China: PIPL Articles 28 and 31, the Law on the Protection of Minors, the rules on children’s data online. US: COPPA and state child-care law. EU: GDPR; several regulators reject live view of classrooms for parents, so it is off by default there.',
      },
      {
        term: 'Teachers',
        text: 'They are in the picture as well. Tell them and hear them before installing; mark the door; no cameras in offices or break rooms.',
      },
    ],
  },
  start: {
    eyebrow: 'Getting started',
    title: 'Reports first, live view last',
    lead: 'We suggest the opposite of what many expect. After a semester, plenty of parents find that the report is what they open most.',
    alt: 'The classroom camera ukid: a round child-friendly face with ears and a carrying cord',
    items: [
      {
        title: 'One: the list',
        text: 'Classes, children, guardians, people allowed to pick up; import your spreadsheet. A child usually has two to four adults.',
      },
      {
        title: 'Two: report, absence, pickup code',
        text: 'No device needed beyond the teachers’ phones. Get this running smoothly.',
      },
      {
        title: 'Three: portfolio',
        text: 'Teach everyone to photograph the work. Families get a book each month and can print it.',
      },
      {
        title: 'Four: decide on live view together',
        text: 'Put the timeline above on the wall on parent night and have each guardian choose. Only then mount ukid, pull a cable and set up a recorder.',
      },
    ],
  },
  questions: {
    title: 'What principals and parents ask',
    faq: [
      {
        question: 'Will teachers feel watched?',
        answer:
          'If it ran all day, yes. That is why lessons and lunch are closed, why there is a close button, no sound, and a log for the principal as well. Ask teachers first and parents second.',
      },
      {
        question: 'Can I watch a recording?',
        answer:
          'Not by yourself. After an injury or a dispute, ask the principal and watch that stretch in the kindergarten with other children blurred. How far back it reaches depends on the disk, often about 30 days.',
      },
      {
        question: 'What if the internet is down?',
        answer:
          'No live view, but the recorder goes on. Health check, medication and pickup work offline and sync later; codes of the day can be checked without a connection.',
      },
      {
        question: 'Is there enough bandwidth if all parents watch?',
        answer:
          'A classroom sends one stream of about 2 Mbit/s, and the server hands it out, however many watch. For three classes at once, keep 8 Mbit/s of upload bandwidth free.',
      },
      {
        question: 'What if somebody records the screen and posts it?',
        answer:
          'Viewer’s name and time are in the picture, so it can be traced. Nothing stops a second phone pointed at the screen; say so on parent night, and leave live view off if that worries you.',
      },
      {
        question: 'What happens to the data when a child leaves for school?',
        answer:
          'Download the portfolio before the last day, after which it is deleted. Reports go when the school year closes; video is overwritten by the disk.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'ukid: the camera in the classroom', note: 'Product', href: '/ukid'},
      {title: 'How many days a disk keeps', note: 'Troubleshooting', href: '/support/troubleshooting/details/t0103'},
      {title: 'Privacy policy', note: 'About', href: '/privacy'},
    ],
  },
  inquiry: {
    title: 'Read the notice and the parent night script first',
    text: 'Tell us how many classes you have and which chat groups you use today. You can start without any camera.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
