import type zh from '@site/i18n/zh-CN/copy/products/store-inspection/ai';
import type {CopyOf} from '@site/src/site/copy';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const copy = {
  meta: {
    title: 'AI inspection: algorithms look first, people confirm',
    description:
      'Rules take snapshots, an algorithm picks the doubtful ones, and a person confirms before any task goes out. See what it checks well and what it cannot.',
  },
  banner: {
    title: 'AI inspection',
    text: 'Out of thousands of snapshots, the few dozen worth a look. The last click is yours.',
  },
  relay: {
    eyebrow: 'The path of one finding',
    title: 'Machines look more, people decide',
    lead: 'Blue stations are machines, orange ones are people. Without a person’s confirmation there is no task, and certainly no lost point.',
    stations: (seconds: string) => [
      {
        who: 'Camera',
        person: false,
        title: 'Snapshot by rule',
        text: 'Only at the hours, cameras and areas the rule names: the prep room, ten to two, one picture every ten minutes.',
        result: 'Nothing outside business hours',
      },
      {
        who: 'Algorithm',
        person: false,
        title: 'First look',
        text: 'Each picture gets a confidence. High enough goes to a person; the rest is dropped, not filed.',
        result: `A result within ${seconds} seconds`,
      },
      {
        who: 'Manager or supervisor',
        person: true,
        title: 'Confirm or dismiss',
        text: 'Look, then one tap. Dismissed pictures are used to improve the rule.',
        result: 'About 8 seconds each',
      },
      {
        who: 'Store',
        person: true,
        title: 'Fix it',
        text: 'Only now is there a task: what, where, and by what time.',
        result: 'On the phone of the one responsible',
      },
      {
        who: 'Algorithm and manager',
        person: true,
        title: 'Take it again',
        text: 'When time is up, the same camera takes another picture. The algorithm compares, the manager closes.',
        result: 'Before and after, side by side',
      },
    ],
  },
  demo: {
    badge: 'Sample data',
    eyebrow: 'Where to draw the line',
    title: 'Less work or fewer misses: you draw the line',
    lead: 'The rule is “kitchen staff wear a hat,” and an algorithm scored sixty pictures. Move right and people see fewer and miss more. Move left and it is the other way around.',
    line: 'Show to a person from',
    percent: (value: number) => `${value}% confidence`,
    alt: (threshold: number) =>
      `Sample pictures laid out by confidence from 50 to 100 percent; those from ${threshold} percent go to a person`,
    wrong: 'No hat, in fact',
    fine: 'Hat was on',
    skipped: 'Nobody is bothered',
    forwarded: 'Goes to a person',
    confirmed: 'Seen and confirmed',
    dismissed: 'Seen and dismissed',
    missed: 'Missed by everyone',
    effort: 'A person’s time',
    minutes: (minutes: string) => `${minutes} min`,
    sum: (shown: number, seconds: number) => `${shown} pictures × ${seconds} s`,
    note: 'For food safety keep the line low and look at a few more. For displays keep it high, or managers stop looking. Every rule has a line of its own.',
  },
  checks: {
    eyebrow: 'What it can check',
    title: 'First, what it is good at',
    lead: 'The same algorithm behind another camera is another story. Here are common checks with their conditions; where in doubt, run a week of trial first.',
    caption: 'Checks and conditions',
    columns: ['Check', 'For an algorithm?', 'Condition', 'Left to people'],
    rows: [
      {
        label: 'Uniform',
        cells: [
          {mark: 'yes' as const, text: 'Works well'},
          'Whole body in view, uniform color unlike street clothes',
          'Register samples when a new uniform arrives',
        ],
      },
      {
        label: 'Chef’s hat',
        cells: [
          {mark: 'yes' as const, text: 'Works well'},
          'Camera above 2.5 m looking down at an angle, head at least 40 pixels',
          'Was it the repair technician?',
        ],
      },
      {
        label: 'Table not cleared',
        cells: [
          {mark: 'yes' as const, text: 'Works well'},
          'Tables stay put; judged after guests leave',
          'Is the seat being held?',
        ],
      },
      {
        label: 'Blocked fire lane',
        cells: [
          {mark: 'yes' as const, text: 'Works well'},
          'Lane drawn on the picture; reported after 5 minutes',
          'Log delivery windows beforehand',
        ],
      },
      {
        label: 'Mask',
        cells: [
          {mark: 'part' as const, text: 'With conditions'},
          'Front or half profile, face at least 60 pixels; backs cannot be judged',
          'A turned back is neither a pass nor a fail',
        ],
      },
      {
        label: 'Display gaps',
        cells: [
          {mark: 'part' as const, text: 'With conditions'},
          'Shelf faces the camera; one reference picture when full',
          'Out of stock or not yet restocked?',
        ],
      },
      {
        label: 'Rodents',
        cells: [
          {mark: 'part' as const, text: 'With conditions'},
          'Night, nobody around, infrared, floor and corners in view',
          'Watch the clip, call pest control',
        ],
      },
      {
        label: 'Wet floor',
        cells: [
          {mark: 'part' as const, text: 'Depends'},
          'Light, matte floors; gloss and dark tiles look wet',
          'Look at every one; where it errs often, use scheduled snapshots, see remote inspection',
        ],
      },
      {
        label: 'Smell, heat, use-by dates',
        cells: [
          {mark: 'no' as const, text: 'Cannot'},
          'The picture does not hold it',
          'Visit, or connect temperature sensors',
        ],
      },
    ],
    note: 'Pixels are the height of the object in the picture. When a condition is not met the algorithm still answers, but do not trust it.',
  },
  accuracy: {
    eyebrow: 'Uniform check',
    title: 'Accuracy of the uniform check and its condition',
    condition: (asOf: string) => {
      const [year, month] = asOf.split('-');
      return `Whole body in view at 120 pixels or more, even indoor light, uniform registered; compared with pictures on which two inspectors agreed independently. As of ${months[Number(month) - 1]} ${year}. For this check only.`;
    },
    holds: {
      title: 'Stands up when',
      items: [
        'Aprons, vests or full uniforms keep one color',
        'People move but no counter hides them',
        'There are up to six people in a picture',
      ],
    },
    slips: {
      title: 'Drops when',
      items: [
        'Customers wear a similar color',
        'Only a torso or a back is in view',
        'Evening backlight turns clothes black',
      ],
    },
  },
  scene: {
    eyebrow: 'Setting up a restaurant',
    title: 'Several rules, but not all on day one',
    lead: 'Start with two and add when they run quietly. Too many rules mean too many dismissals, and by day three nobody looks.',
    alt: 'Sample scene: a restaurant with dining room, pass and kitchen; the cooks wear hats',
    facts: [
      {term: 'Week one: hats and fire lane', text: 'Easy angles and clear answers. Nobody argues.'},
      {
        term: 'Weeks two and three: uniforms and tables',
        text: 'Photograph the uniform, then agree how many minutes after guests leave a table counts as not cleared.',
      },
      {
        term: 'After a month: rodents at night',
        text: 'Runs after closing only. Watch a week of empty rooms first to rule out cats, shadows and drifting plastic.',
      },
      {term: 'Last: displays', text: 'Every shelf needs a reference and every reset a new one. Try a single category.'},
    ],
    mall: 'Pick rules in the algorithm store',
    rats: 'How rodent detection works',
  },
  devices: {
    eyebrow: 'Where it runs',
    title: 'A box for old cameras, a chip in new ones',
    more: 'Specifications',
    capacity: 'Runs at once',
    place: 'For',
    channels: (count: number) => `${count} × 1080p`,
    slots: (count: number) => (count === 1 ? '1 rule' : `${count} rules`),
    rows: {
      b1: {purpose: 'Edge box: keep the cameras you have', place: 'the whole store'},
      'u8-d': {purpose: 'AI dome that analyzes on board', place: 'order counter, registers'},
      'u9-d': {purpose: '12 MP, one for a large room', place: 'dining room, sales floor'},
    },
  },
  questions: {
    title: 'Ask these before you start',
    faq: [
      {
        question: 'False alarms pile up and managers stop looking. What then?',
        answer:
          'Watch the dismissal rate per rule. After three days with more than half dismissed, the system proposes to stop the rule or move the camera, and lists the pictures. One rule less is better than a habit of tapping “dismiss.”',
      },
      {
        question: 'Can the algorithm cost a store manager points?',
        answer:
          'No. Pictures nobody confirmed enter no score and reach no headquarters. Every task says who confirmed it and when. The manager can object, and somebody else reviews.',
      },
      {
        question: 'Are staff faces stored or recognized?',
        answer:
          'Uniform, hat and mask are about present or absent, never about who. Tasks go to a position and a shift. If you like, faces are blurred when a picture is saved; results stay the same.',
      },
      {
        question: 'Where do pictures go, and what does it cost in bandwidth?',
        answer:
          'Algorithms run in the box or camera, and pictures without a finding never leave the store. One for review is about 0.4 MB; forty a day make 16 MB, which an ordinary line will not notice.',
      },
      {
        question: 'What about the hours without internet?',
        answer:
          'Snapshots and algorithms continue, and results queue up, marked “delivered late.” Deadlines run from the moment the store receives the task, not from the snapshot.',
      },
      {
        question: 'Can we add a rule of our own?',
        answer:
          'If two inspectors would give the same answer to the same picture, probably. Bring around 200 good and bad examples; we tell you whether it can be done before we talk about how.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'The B1 box: facts and lights', note: 'Model', href: '/support/model/b1'},
      {
        title: 'What algorithms cannot judge, seen from the desk',
        note: 'Remote inspection',
        href: '/products/store-inspection/cloud',
      },
      {
        title: 'Object recognition: uniforms, displays, lanes',
        note: 'Technology',
        href: '/technology/ai-technology/object-recognition',
      },
      {title: 'A day in a restaurant', note: 'Solution', href: '/solutions/industries/catering'},
    ],
  },
  inquiry: {
    title: 'Send us your checklist',
    text: 'We mark line by line: for an algorithm, under which condition, or better left to people.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
