import type zh from '@site/i18n/zh-CN/copy/products/store-inspection/ai';
import {promises} from '@site/i18n/en/copy/promises';
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
    text: 'AI goes through thousands of snapshots, you look at the few dozen that matter, and a person always has the final say.',
  },
  relay: {
    eyebrow: 'The path of one finding',
    title: 'How a snapshot becomes a task: AI looks, a person decides',
    lead: 'Blue steps are done by machines and orange ones by people. Until a person confirms, no task goes out and no store loses a point.',
    stations: (seconds: string) => [
      {
        who: 'Camera',
        person: false,
        title: 'Snapshot by rule',
        text: 'The camera takes a picture only at the hours and in the areas the rule names, for example the prep room from ten to two, one picture every ten minutes.',
        result: 'Nothing outside those hours',
      },
      {
        who: 'Algorithm',
        person: false,
        title: 'First look',
        text: 'Each picture gets a confidence score. Pictures that score high enough go to a person; the rest are dropped.',
        result: `A result within ${seconds} seconds`,
      },
      {
        who: 'Store manager, inspector or area manager',
        person: true,
        title: 'Confirm or dismiss',
        text: 'Your company decides who confirms. Look, then tap once. The reasons for dismissals are used to improve the rule.',
        result: 'About 8 seconds each',
      },
      {
        who: 'Store',
        person: true,
        title: 'Fix it',
        text: 'Only now does a task go out: what to fix, where, and by when.',
        result: 'On the phone of the person responsible',
      },
      {
        who: 'Algorithm and whoever assigned it',
        person: true,
        title: 'Check the fix',
        text: 'When time is up, the same camera takes another picture. The algorithm compares the two, and the inspector or area manager who assigned the task closes it.',
        result: 'Before and after, side by side',
      },
    ],
  },
  queue: {
    eyebrow: 'Alerts and tasks',
    title: 'One alert, from the frame around it to the closed task',
    lead: 'Alerts wait on the left, the picture is on the right. Confirm one and it becomes a task.',
  },
  demo: {
    badge: 'Sample data',
    eyebrow: 'Where to draw the line',
    title: 'You choose between less review work and fewer misses',
    lead: 'The rule is “kitchen staff wear a chef’s cap,” and an algorithm has scored sixty pictures. Move the line right and people see fewer pictures and miss more.',
    line: 'Show to a person from',
    percent: (value: number) => `${value}% confidence`,
    alt: (threshold: number) =>
      `Sample pictures laid out by confidence from 50 to 100 percent; those from ${threshold} percent go to a person`,
    wrong: 'Actually no cap',
    fine: 'Cap was on',
    skipped: 'Not shown to anyone',
    forwarded: 'Goes to a person',
    confirmed: 'Reviewed and confirmed',
    dismissed: 'Reviewed and dismissed',
    missed: 'Missed by everyone',
    effort: 'Review time',
    minutes: (minutes: string) => `${minutes} min`,
    sum: (shown: number, seconds: number) => `${shown} pictures × ${seconds} s`,
    note: 'For food safety, keep the line low and look at a few more pictures. For displays, keep it high, or managers stop looking. Every rule has its own line.',
  },
  checks: {
    eyebrow: 'What it can check',
    title: 'What algorithms are good at, and what they are not',
    lead: 'The same algorithm behaves differently behind another camera, so each check has conditions. If in doubt, try one for a week.',
    caption: 'Checks and conditions',
    columns: ['Check', 'Can an algorithm do it?', 'Condition', 'Still up to people'],
    rows: [
      {
        label: 'Uniform',
        cells: [
          {mark: 'yes' as const, text: 'Works well'},
          'Whole body in view, and a uniform color that differs from street clothes',
          'Register samples when a new uniform arrives',
        ],
      },
      {
        label: 'Chef’s cap',
        cells: [
          {mark: 'yes' as const, text: 'Works well'},
          'Camera mounted above 2.5\u00a0m (8.2\u00a0ft), looking down at an angle, head at least 40 pixels high',
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
        label: 'Blocked exit',
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
          'Front or half profile, face at least 60 pixels high; backs cannot be judged',
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
          'Night, no people around, infrared, floor and corners in view',
          'Watch the clip, call pest control',
        ],
      },
      {
        label: 'Wet floor',
        cells: [
          {mark: 'part' as const, text: 'Depends'},
          'Light, matte floors; glossy and dark tiles look wet',
          'Look at every one; where it is often wrong, use scheduled snapshots (see remote inspection)',
        ],
      },
      {
        label: 'Smell, heat, use-by dates',
        cells: [
          {mark: 'no' as const, text: 'Not possible'},
          'None of these show in a picture',
          'Visit the store, or connect temperature sensors',
        ],
      },
    ],
    note: 'Pixels are the height of the object in the picture. When a condition is not met, the algorithm still gives an answer, but don’t rely on it.',
  },
  accuracy: {
    eyebrow: 'Uniform check',
    title: 'How accurate the uniform check is, and under what conditions',
    condition: (asOf: string) => {
      const [year, month] = asOf.split('-');
      return `Whole body in view at 120 pixels or more, even indoor light, uniform registered; compared with pictures on which two inspectors agreed independently. As of ${months[Number(month) - 1]} ${year}. The figure is for this check only.`;
    },
    holds: {
      title: 'It stays accurate when',
      items: [
        'Aprons, vests or full uniforms keep one color',
        'People move but no counter hides them',
        'A picture shows up to six people',
      ],
    },
    slips: {
      title: 'Accuracy drops when',
      items: [
        'Customers wear a similar color',
        'Only a torso or a back is in view',
        'Evening backlight turns clothes black',
      ],
    },
  },
  scene: {
    eyebrow: 'Setting up a restaurant',
    title: 'Start with two rules, then add more',
    lead: 'Add the next rule when the first ones run without trouble. Too many rules at once mean too many dismissals, and by the third day managers stop looking.',
    alt: 'Sample scene: a restaurant with dining room, pass and kitchen; the cooks wear chef’s caps',
    facts: [
      {term: 'Week one: chef’s caps and blocked exits', text: 'Camera angles are easy and the answers are clear.'},
      {
        term: 'Weeks two and three: uniforms and tables',
        text: 'Photograph the uniform, then agree how many minutes after guests leave a table counts as not cleared.',
      },
      {
        term: 'After a month: rodents at night',
        text: 'This runs only after closing. Watch a week of empty rooms first to rule out cats, shadows and drifting plastic.',
      },
      {
        term: 'Last: displays',
        text: 'Every shelf needs a reference picture, and a new one after every reset. Try a single category.',
      },
    ],
    mall: 'Pick rules in the algorithm store',
    rats: 'How rodent detection works',
  },
  devices: {
    eyebrow: 'What you need',
    title: 'A box for the cameras you have, or AI cameras for new stores',
    more: 'Specifications',
    capacity: 'Runs at once',
    place: 'Best for',
    channels: (count: number) => `${count} × 1080p`,
    slots: (count: number) => (count === 1 ? '1 rule' : `${count} rules`),
    rows: {
      b1: {purpose: 'Edge box: keep the cameras you have', place: 'the whole store'},
      'u8-d': {purpose: 'AI dome that analyzes on board', place: 'order counter, registers'},
      'u9-d': {purpose: '12\u00a0MP, one covers a large room', place: 'dining room, sales floor'},
    },
  },
  installed: {
    title: 'The camera is on the ceiling, the box that analyzes on a shelf',
    lead: 'One B1 analyzes four cameras and sits next to the router.',
  },
  questions: {
    title: 'Questions to ask before you start',
    faq: [
      {
        question: 'What if false alarms pile up and managers stop looking?',
        answer:
          'Watch the dismissal rate of each rule. After three days with more than half dismissed, the system suggests stopping the rule or moving the camera, and lists the pictures. Running one rule fewer is better than a habit of tapping “dismiss.”',
      },
      {
        question: 'Can the algorithm cost a store manager points?',
        answer:
          'No. Unconfirmed pictures enter no score and never reach head office. Every task says who confirmed it and when. The manager can object, and someone else reviews it.',
      },
      {
        question: 'Are staff faces stored or recognized?',
        answer:
          'No. Uniform, cap and mask checks only see present or absent, and tasks go to a position and a shift. If you like, faces are blurred when a picture is saved; the results stay the same.',
      },
      {
        question: 'Where do the pictures go, and how much bandwidth do they use?',
        answer: `${promises.algorithmsInStore} ${promises.findingStill}\u00a0A picture for review is about 0.4\u00a0MB; forty a day make 16\u00a0MB, which an ordinary internet line handles easily.`,
      },
      {
        question: 'What happens while the internet is down?',
        answer:
          'Snapshots and algorithms keep running in the store. Results are sent afterward, marked “delivered late.” Deadlines run from the moment the store receives the task, so an outage costs it no time.',
      },
      {
        question: 'Can we add a rule of our own?',
        answer:
          'If two inspectors would give the same answer to the same picture, probably yes. Bring around 200 good and bad examples, and we tell you whether it can be done before we talk about how.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'The B1 box: specifications and lights', note: 'Model', href: '/support/model/b1'},
      {
        title: 'What algorithms cannot judge',
        note: 'Remote inspection',
        href: '/products/store-inspection/cloud',
      },
      {
        title: 'Object recognition: uniforms, displays, fire lanes',
        note: 'Technology',
        href: '/technology/ai-technology/object-recognition',
      },
      {title: 'A day in a restaurant', note: 'Solution', href: '/solutions/industries/catering'},
    ],
  },
  inquiry: {
    title: 'Send us your checklist',
    text: 'We go through it line by line: ready for an algorithm, possible under a condition, or better left to people.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
