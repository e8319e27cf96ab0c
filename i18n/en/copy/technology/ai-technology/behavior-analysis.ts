import type zh from '@site/i18n/zh-CN/copy/technology/ai-technology/behavior-analysis';
import {promises} from '@site/i18n/en/copy/promises';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Behavior analysis: alerts by place, hour, duration',
    description:
      'Empty posts, crowding, loitering, falls, intrusion: a behavior is a place, an hour and a duration. Drag the duration and see how your alerts change.',
  },
  banner: {
    title: 'Behavior analysis',
    text: 'AI cannot tell what is “suspicious,” but it can tell where someone is and for how long. You set the rule, and we show you what it will do.',
  },
  statement: {
    before: '“Alert me when someone looks suspicious” is a request ',
    marked: 'no machine can meet',
    after: '. “The same person outside the back door for two minutes after ten” is one it can.',
    aside:
      'Break the vague request into a zone, an hour and a duration. The rule then catches the event without so many alerts that your people mute it.',
  },
  rule: {
    eyebrow: 'Three parts of a rule',
    title: 'Every rule has a zone, hours and a duration',
    points: [
      {
        title: 'Zone',
        text: 'Draw it on the picture: behind the register, the fire exit, six feet outside the back door. Feet have to be inside it; passing the edge of the picture is not enough.',
      },
      {
        title: 'Hours',
        text: 'People in the stockroom at noon are staff. At midnight, you want to know who they are. Hours follow your schedule and holidays.',
      },
      {
        title: 'Duration',
        text: 'Finding a key takes twenty seconds, a cigarette five minutes. Set it too short and you get an alert for every key; set it too long and the rule is useless.',
      },
    ],
    alt: 'Illustration: a back door from above with a zone drawn outside; a track enters and stays, and an alert lights up when the clock reaches two minutes',
    zone: 'Zone',
    clock: '2 min',
    alert: 'Alert',
  },
  limit: {
    eyebrow: 'Try it',
    title: 'Find a duration the night shift can live with',
    lead: 'Twenty times in one evening, someone stopped outside this back door. A taller bar means a longer stop; the line is the duration you set.',
    badge: 'Sample data',
    alt: 'Twenty bars show how long people stayed during one evening; those above the line raise an alert',
    limit: 'Alert after',
    value: (seconds: number) => `${seconds} s`,
    legend: {real: 'Alert, and rightly so', idle: 'Alert about nothing', quiet: 'No alert'},
    reported: 'Alerts that evening',
    idle: 'About nothing',
    missed: 'Missed',
    advice: {
      noisy: 'Most of these are keys, rides and trash. Within three days someone will mute the rule.',
      blind: 'It is quiet, but it missed the person who mattered. Set a shorter duration.',
      both: 'Neither side is perfect, and that is normal on site. Adding a condition, such as after closing only, helps more than moving the line.',
      good: 'This is right for this evening. The next one may differ, so run it for a week before you settle.',
    },
  },
  seen: {
    eyebrow: 'Three examples',
    title: 'An event, and the seconds around it',
    lead: 'These are simulated camera pictures; point at one or press play. A person looks at every red box before it counts.',
    events: {
      fall: {title: 'A fall', text: 'Someone who was standing goes down and stays on the floor.'},
      crowding: {title: 'A crowd', text: 'More people than the limit stand in one place and do not move on.'},
      loitering: {
        title: 'Loitering',
        text: 'The same person walks up and down outside the door for longer than you set.',
      },
    },
  },
  kinds: {
    eyebrow: 'What it can look for',
    title: 'What each rule checks, and when it is wrong',
    columns: ['Behavior', 'What is checked', 'Typical places', 'When it is wrong'],
    rows: [
      {
        label: 'Empty post',
        cells: [
          'The post’s zone is empty for the set time',
          'Registers, reception, guard room',
          'Someone crouches; two minutes of shift change',
        ],
      },
      {
        label: 'Crowding',
        cells: [
          'More than so many people on one patch, for a while',
          'Entrances, corridors, elevator lobbies',
          'A family stops to talk',
        ],
      },
      {
        label: 'Loitering',
        cells: [
          'The same person does not leave',
          'Back doors, ATMs, outside the warehouse',
          'Someone waits for a ride; two people dressed alike',
        ],
      },
      {
        label: 'Fall',
        cells: [
          'A body goes from upright to flat and stays down',
          'Produce, stairs, outside restrooms',
          'Tying a shoe; children playing on the floor',
        ],
      },
      {
        label: 'Intrusion',
        cells: ['Anyone in the zone while it is armed', 'Stockroom, kitchen, roof', 'Cleaners who forgot to disarm'],
      },
      {
        label: 'Blocked exit',
        cells: ['Something stays in front of an exit', 'Exits, fire corridors', 'A cart parked for a moment'],
      },
      {
        label: 'Smoking',
        cells: [
          'Hand to mouth, plus the object',
          'Gas pumps, warehouses',
          'Drinking, scratching; needs a person to confirm',
        ],
      },
    ],
  },
  fairness: {
    title: 'Where we draw the line with people',
    items: [
      {
        limit: 'It does not score employees',
        instead:
          'An alert about an empty post goes to the store, and no ranking of individuals is made. If you want to use it in reviews, tell people the basis first and give them a way to object.',
      },
      {
        limit: 'It does not judge intent',
        instead:
          'The system reports “three minutes” and never “about to steal.” Conclusions belong to the person who looked at the video.',
      },
      {
        limit: 'Not inside fitting rooms or restrooms',
        instead: 'Falls are covered in public areas and outside those doors only. Inside, use a call button.',
      },
    ],
  },
  devices: {
    title: 'Where it runs',
    lead: 'Simple rules run in the camera. Rules that need a whole movement run in the box.',
    more: 'Details',
    slots: 'Runs at once',
    slotsValue: (count: number) => (count === 1 ? '1 algorithm' : `${count} algorithms`),
    channels: 'Takes',
    channelsValue: (count: number) => `${count} × 1080p`,
    power: 'Power, at most',
    rows: {
      'u8-t': 'Outside doors and corridors: intrusion, loitering, smoking',
      'u9-d': 'Halls: crowding, empty posts, falls',
      b1: 'Cameras you own: up to four at a time',
    },
  },
  questions: {
    title: 'Questions from loss prevention and safety teams',
    faq: [
      {
        question: 'How many alerts a day are reasonable?',
        answer:
          'Above five per store and day, people stop looking. Tighten rules until every alert gets handled, then loosen them step by step. The system shows how often each rule is dismissed.',
      },
      {
        question: 'How fast does an alert reach a phone?',
        answer: `${promises.alertSpeed} An unanswered alert can call the next person on duty.`,
      },
      {
        question: 'Is the video kept?',
        answer: `An alert carries one picture; the recording itself remains on site. ${promises.findingsKept}`,
      },
      {
        question: 'Does it work in the dark?',
        answer:
          'If a person can be seen, yes. Outdoors, pick a model with its own light and keep the zone within its range; it will miss far corners.',
      },
      {
        question: 'Can fall detection replace a safety officer?',
        answer:
          'No. It gets someone to look sooner. A person hidden by a shelf, still moving after the fall, or lying over another person may go unreported.',
      },
      {
        question: 'Who may change a rule?',
        answer:
          'Head office and stores have separate rights, and every change is logged with name and time. Auditors can export the log.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'B1 edge box, support', note: 'Model', href: '/support/model/b1'},
      {title: 'When recordings have gaps', note: 'Troubleshooting', href: '/support/troubleshooting/details/t0101'},
      {title: 'AI inspection', note: 'Product', href: '/products/store-inspection/ai'},
    ],
  },
  inquiry: {
    title: 'Tell us the one thing you want to catch',
    text: 'We write it as a rule with zone, hours and duration, and list what may set it off by mistake.',
    trial: 'Start free trial',
    contact: 'Describe your rule',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
