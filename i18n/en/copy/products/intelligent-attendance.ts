import type zh from '@site/i18n/zh-CN/copy/products/intelligent-attendance';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Intelligent attendance',
    description:
      'Shifts, presence and store traffic on one chart, so a late person and a bad schedule look different. Badge, phone or PIN; faces only with separate consent.',
  },
  banner: {
    title: 'Intelligent attendance',
    text: 'Staff the hours customers come. See who is here, and fill the gap before you ask why.',
  },
  demo: {
    eyebrow: 'One day of shifts',
    title: 'Is it the person or the schedule?',
    lead: 'Pale is the schedule, blue is presence, orange is the gap. The bars below are visits per hour: slide to one and see whether the team could cope.',
    badge: 'Sample data',
    people: ['Opener', 'Morning', 'Midday', 'Evening', 'Peak'],
    legend: {planned: 'Scheduled', present: 'Present', gap: 'Gap'},
    grace: 'Forgive up to',
    minutes: (minutes: number) => `${minutes} min`,
    visits: 'Visits',
    visitsFrom: (from: string) => `Visits from ${from}`,
    onFloor: 'Staff on the floor',
    perPerson: 'Visits per person',
    slider: 'Choose an hour',
    hour: (from: string, present: string, visits: number) =>
      `Hour from ${from}: ${visits} visits, ${present} staff on average`,
    found: (count: number, minutes: number) =>
      count === 0 ? 'No gaps' : `${count} ${count === 1 ? 'gap' : 'gaps'}, ${minutes} minutes`,
    gap: (name: string, from: string, to: string, minutes: number) => `${name}, ${from}–${to}: ${minutes} min short`,
    busiest: (from: string, planned: number, perPerson: number) =>
      `Even with everybody on time, the ${planned} people scheduled at ${from} have ${perPerson} customers each, the most of the whole day. That one is the schedule.`,
  },
  statement: {
    before: 'A time clock tells you who was late by how many minutes. It never tells you that the busiest hour ',
    marked: 'was short on paper',
    after: ' to begin with.',
    aside:
      'Check the schedule first, then the people. The other way around, managers dock pay every month and lose sales every month.',
  },
  methods: {
    eyebrow: 'Clocking in',
    title: 'Five ways, four of them without a face',
    lead: 'Mix them within a store. Each one records the same three things: who, when, which store.',
    badge: 'The smart badge does not clock in; see what it does',
    ways: [
      {
        name: 'Badge tap',
        facts: [
          {label: 'What staff do', value: 'Hold an ordinary NFC badge to the reader by the back door'},
          {label: 'Good for', value: 'Stores where everyone wears a badge and a dozen people change shifts at once'},
          {label: 'Weak spot', value: 'A colleague can tap for you; managers spot-check'},
        ],
      },
      {
        name: 'Phone, inside a geofence',
        facts: [
          {label: 'What staff do', value: 'Press one button in the app on arrival'},
          {label: 'Good for', value: 'People who help out in several stores; kiosks'},
          {label: 'Weak spot', value: 'Positions drift by dozens of yards in a mall, so draw the fence generously'},
        ],
      },
      {
        name: 'PIN',
        facts: [
          {label: 'What staff do', value: 'Type six digits on the register or a tablet'},
          {label: 'Good for', value: 'Temps, and the day badge and phone stayed home'},
          {label: 'Weak spot', value: 'Can be shared; change it monthly'},
        ],
      },
      {
        name: 'Manager entry',
        facts: [
          {label: 'What staff do', value: 'Tell the manager, who adds a line with a reason'},
          {label: 'Good for', value: 'Broken devices, power outages, a first day'},
          {label: 'Weak spot', value: 'Depends on a person, so each entry is logged and visible to the employee'},
        ],
      },
      {
        name: 'Face',
        badge: 'Separate consent',
        facts: [
          {label: 'What staff do', value: 'Walk up and look at the camera'},
          {label: 'Good for', value: 'Wet or gloved hands, and a person who wants it'},
          {
            label: 'Weak spot',
            value: 'Sensitive data. Whoever declines uses one of the other four, with no consequence',
          },
        ],
      },
    ],
  },
  manager: {
    eyebrow: 'The manager’s day',
    title: 'Fewer reports, earlier cover',
    lead: 'The system can compute who is missing. It cannot compute why, so that half stays with the manager.',
    alt: 'A phone with a bar chart of the day and a few key figures',
    items: [
      {
        title: 'Fifteen minutes before opening',
        text: 'The opener is not in. Manager and standby staff get one message; the first to answer “going” has the shift, and the schedule corrects itself.',
      },
      {
        title: 'Before the peak',
        text: 'From the same weekday of the past four weeks: the hours in which visits per person will cross the line you set.',
      },
      {
        title: 'At a swap',
        text: 'Both people tap, the manager approves, and hours follow. No slips of paper at month’s end.',
      },
      {
        title: 'At month’s end',
        text: 'Export the timesheet. Beside every edited line stand who, why, and whether the employee agreed; payroll takes it from there.',
      },
    ],
  },
  law: {
    eyebrow: 'Labor law',
    title: 'Hours are evidence; a face is something else',
    lead: 'Both sides rely on time records in a dispute, so both sides can see them. Go through this with HR and counsel before launch.',
    rows: (kept: string) => [
      {
        term: 'Rules first',
        text: 'In China, attendance rules have to be discussed with employees and announced (Labor Contract Law, Article 4). In Germany and elsewhere a works council has a say.',
      },
      {
        term: 'Purpose',
        text: 'Hours and staffing, nothing else. Not walking speed, not restroom visits, not a ranking of people.',
      },
      {
        term: 'Basis for faces',
        text: 'The employee’s separate consent (PIPL, Article 29). In the EU, GDPR treats consent at work as doubtful unless the way without a face is truly as easy. Illinois requires written consent and a public retention schedule.',
      },
      {
        term: 'Where faces live',
        text: 'As an encrypted template in the box on site: no photo, no cloud. Erased on the last working day or on withdrawal, with a record to the employee.',
      },
      {
        term: 'Location',
        text: 'Read once, at the press of the button, to answer one question: inside the fence or not. The answer is kept, the coordinates are not.',
      },
      {
        term: 'Limits on hours',
        text: 'A warning when a schedule passes the standard: in China 8 hours a day, at most 3 of overtime a day and 36 a month; in the US, meal breaks and overtime by state. HR confirms the figures.',
      },
      {
        term: 'Rounding',
        text: 'Off by default: 9:03 is 9:03. Rounding may only follow a written rule that cuts both ways.',
      },
      {
        term: 'Retention',
        text: `Reports stay for ${kept} years, which matches the Chinese minimum for wage records. Export and archive where more is required; US payroll records usually need three.`,
      },
      {
        term: 'Employees’ rights',
        text: 'They see every record on their own phone and can dispute it. The manager has to answer, and both versions stay.',
      },
    ],
  },
  questions: {
    title: 'What HR and managers ask',
    faq: (kept: string) => [
      {
        question: 'Can people clock in when the internet is down?',
        answer:
          'Badge, PIN and face work on the device in the store; times are kept there and sent later, marked as late uploads. Phone check-in needs a mobile signal. Without one, use a manager entry.',
      },
      {
        question: 'Can we use the cameras to see who is on the floor?',
        answer:
          'Attendance does not identify people in surveillance video. Cameras count how many people are in an area, not who they are. To settle one dispute, a manager can request that one stretch of video; the request is logged.',
      },
      {
        question: 'How do you stop buddy punching?',
        answer:
          'Nothing stops it entirely. We list one phone clocking in two people or two badges tapped back to back, and the manager asks. No pay is docked automatically.',
      },
      {
        question: 'What about temps and contractors?',
        answer:
          'Give them a PIN that expires with the contract. Their timesheet exports separately from your own employees.',
      },
      {
        question: 'What if an employee refuses the face option?',
        answer:
          'Nothing happens. The other four are always on, take about as long, and the system does not show who chose what. Once a face is the only way in, consent is void.',
      },
      {
        question: 'How long are records kept, and who can change them?',
        answer: `Reports stay for ${kept} years. Managers can add and correct, never delete; each change keeps old value, new value, reason and author. Head office sees totals unless HR grants more.`,
      },
      {
        question: 'Does it work with our scheduling and payroll software?',
        answer:
          'Import schedules from a spreadsheet or build them here; hours go out by API or file. Wages, taxes and benefits are not something we calculate.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'i-badge: for service, not for attendance', note: 'Device', href: '/products/hardware/ibadge'},
      {
        title: 'Accurate people counting: know the busy hour',
        note: 'Product',
        href: '/products/accurate-people-counting',
      },
      {
        title: 'A device that keeps dropping off',
        note: 'Troubleshooting',
        href: '/support/troubleshooting/details/t0002',
      },
    ],
  },
  inquiry: {
    title: 'Send one week of schedules',
    text: 'With the names removed is fine. We lay it over that week’s visits and circle the hours that need another person.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
