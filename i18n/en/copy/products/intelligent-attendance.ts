import type zh from '@site/i18n/zh-CN/copy/products/intelligent-attendance';
import {promises} from '@site/i18n/en/copy/promises';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Intelligent attendance: schedules that fit busy hours',
    description:
      'Shifts, presence and store traffic on one chart, so you can tell a late employee from a bad schedule. Badge, phone or PIN; faces only with separate consent.',
  },
  banner: {
    title: 'Intelligent attendance',
    text: 'Schedule people for the hours when customers come, see who is actually here, and fill a gap before it costs you sales.',
  },
  demo: {
    eyebrow: 'One day of shifts',
    title: 'Is it the person or the schedule?',
    lead: 'Pale is the schedule, blue is presence and orange is the gap. The bars below are visits per hour: slide to an hour and see whether the team could keep up.',
    badge: 'Sample data',
    people: ['Opener', 'Morning', 'Midday', 'Evening', 'Peak'],
    legend: {planned: 'Scheduled', present: 'Present', gap: 'Gap'},
    grace: 'Allow up to',
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
      `Even with everyone on time, the ${planned} people scheduled at ${from} have ${perPerson} customers each, the most of the whole day. The schedule is the cause.`,
  },
  statement: {
    before: 'A time clock tells you who was late and by how many minutes. It never tells you that the busiest hour ',
    marked: 'was understaffed on the schedule',
    after: '.',
    aside:
      'Check the schedule first, then the people. Otherwise managers dock pay every month and still lose the sales.',
  },
  seen: {
    eyebrow: 'How cameras help',
    title: 'Cameras count how many are there and recognize no one',
    events: {
      'empty-post': {
        title: 'Customers wait at an empty counter',
        text: 'Two customers stand there and no employee is behind it. After the minutes you set, the manager gets an alert and looks before calling anyone.',
      },
      'staff-exclusion': {
        title: 'Staff are left out of visits',
        text: 'The person carrying a box wears your uniform; the two others are customers. With staff left out, the visits on the chart above are right.',
      },
      'zone-occupancy': {
        title: 'How full the dining area is',
        text: 'Everyone sitting or walking there adds to one number. Compare it with the schedule to see which hours need more people.',
      },
    },
  },
  methods: {
    eyebrow: 'Clocking in',
    title: 'Five ways to clock in, four of them without a face',
    lead: 'You can mix them within a store. Each one records the same three things: who, when and which store.',
    badge: 'The i-badge is not for clocking in; see what it does',
    ways: [
      {
        name: 'Badge tap',
        facts: [
          {label: 'What staff do', value: 'Hold an ordinary NFC badge to the reader by the back door'},
          {label: 'Good for', value: 'Stores where everyone wears a badge and a dozen people change shifts at once'},
          {label: 'Weak spot', value: 'A colleague can tap for you, so managers spot-check'},
        ],
      },
      {
        name: 'Phone, inside a geofence',
        facts: [
          {label: 'What staff do', value: 'Press one button in the app on arrival'},
          {label: 'Good for', value: 'People who help out in several stores; kiosks'},
          {label: 'Weak spot', value: 'Positions drift by dozens of yards in a mall, so draw a generous fence'},
        ],
      },
      {
        name: 'PIN',
        facts: [
          {label: 'What staff do', value: 'Type six digits on the register or a tablet'},
          {label: 'Good for', value: 'Temps, and days when badge and phone stayed home'},
          {label: 'Weak spot', value: 'It can be shared, so change it monthly'},
        ],
      },
      {
        name: 'Manager entry',
        facts: [
          {label: 'What staff do', value: 'Tell the manager, who adds a line with a reason'},
          {label: 'Good for', value: 'Broken devices, power outages, a first day'},
          {label: 'Weak spot', value: 'It depends on a person, so each entry is logged and visible to the employee'},
        ],
      },
      {
        name: 'Face',
        badge: 'Separate consent',
        facts: [
          {label: 'What staff do', value: 'Press the button and look at the camera; nothing starts without a press'},
          {label: 'Good for', value: 'Gloved hands that cannot type a PIN, for people who want it'},
          {
            label: 'Weak spot',
            value: 'It is sensitive data. Anyone who declines uses one of the other four, without consequences',
          },
        ],
      },
    ],
  },
  manager: {
    eyebrow: 'The manager’s day',
    title: 'How the manager’s day changes',
    lead: 'The system works out who is missing and who could step in. Finding out why stays with the manager.',
    alt: 'A phone with a bar chart of the day and a few key figures',
    items: [
      {
        title: 'Fifteen minutes before opening',
        text: 'The opener is not in. The manager and the standby staff get one message. Whoever replies “I’ll take it” first gets the shift, and the schedule updates itself.',
      },
      {
        title: 'Before the peak',
        text: 'From the same weekday of the past four weeks, the manager sees the hours in which visits per person will cross the line you set.',
      },
      {
        title: 'At a swap',
        text: 'Both people tap, the manager approves, and the hours follow. There are no slips of paper to collect.',
      },
      {
        title: 'At the end of the month',
        text: 'Export the timesheet. Every edited line shows who changed it, why, and whether the employee agreed; payroll takes it from there.',
      },
    ],
  },
  law: {
    eyebrow: 'Labor law',
    title: 'Time records are evidence, and faces are sensitive data',
    lead: 'Both sides rely on time records in a dispute, so both sides can see them. Go through this list with HR and counsel before launch.',
    rows: [
      {
        term: 'Rules first',
        text: 'In China, attendance rules have to be discussed with employees and announced (Labor Contract Law, Article 4). In Germany and elsewhere, a works council has a say.',
      },
      {
        term: 'Purpose',
        text: 'Hours and staffing only. It does not measure walking speed or restroom visits, and it does not rank people.',
      },
      {
        term: 'Legal basis for faces',
        text: 'The employee’s separate consent (PIPL, Article 29). In the EU, GDPR treats consent at work as doubtful unless the way without a face is truly as easy. Illinois requires written consent and a public retention schedule.',
      },
      {
        term: 'Where face data is stored',
        text: `${promises.faceTemplates} ${promises.attendanceTemplates}`,
      },
      {
        term: 'Location',
        text: 'It is read once, when the button is pressed, to tell whether the person is inside the fence. The answer is kept and the coordinates are not.',
      },
      {
        term: 'Limits on hours',
        text: 'You get a warning when a schedule passes the standard: in China 8 hours a day, at most 3 hours of overtime a day and 36 a month; in the US, meal breaks and overtime by state. HR confirms the figures.',
      },
      {
        term: 'Rounding',
        text: 'It is off by default, so 9:03 stays 9:03. Rounding may only follow a written rule that works both ways.',
      },
      {
        term: 'Retention',
        text: `${promises.reportsKept} That matches the Chinese minimum for wage records. Export and archive where more is required; US payroll records usually need three years.`,
      },
      {
        term: 'Employees’ rights',
        text: 'Employees see every record on their own phone and can dispute it. The manager has to answer, and both versions stay.',
      },
    ],
  },
  questions: {
    title: 'Questions from HR and managers',
    faq: [
      {
        question: 'Can people clock in when the internet is down?',
        answer:
          'Yes. Badge, PIN and face work on the device in the store; times are kept there and sent later, marked as late uploads. Phone check-in needs a mobile signal. Without one, use a manager entry.',
      },
      {
        question: 'Can we use the cameras to see who is on the floor?',
        answer:
          'No. Attendance does not identify people in surveillance video; cameras only count how many are in an area. To settle a dispute, a manager can request one stretch of video, and the request is logged.',
      },
      {
        question: 'How do you stop buddy punching?',
        answer:
          'You cannot stop it entirely. We list cases such as one phone clocking in two people or two badges tapped back to back, and the manager asks. No pay is docked automatically.',
      },
      {
        question: 'What about temps and contractors?',
        answer:
          'Give them a PIN that expires with the contract. Their timesheet is exported separately from those of your own employees.',
      },
      {
        question: 'What if an employee refuses the face option?',
        answer:
          'Nothing changes for that person. The other four ways are always on and take about as long, and the system does not show who chose what. If a face were the only way in, the consent would be void.',
      },
      {
        question: 'How long are records kept, and who can change them?',
        answer: `${promises.reportsKept} Managers can add and correct but never delete; each change keeps the old value, new value, reason and author. Head office sees totals unless HR grants more.`,
      },
      {
        question: 'Does it work with our scheduling and payroll software?',
        answer:
          'Yes. Import schedules from a spreadsheet or build them here; hours go out by API or file. Wages, taxes and benefits stay in your payroll software.',
      },
      {
        question: 'What do we have to buy?',
        answer:
          'Phone check-in, PIN and manager entry use the phones and the register or tablet you already have. Badge taps take a reader by the back door, and the visits in the chart come from a counter over the entrance. Face check-in is optional and needs a box in the store.',
      },
      {
        question: 'How much work is it to set up, and how do we check it?',
        answer:
          'Import people and schedules from a spreadsheet, choose at least two ways to clock in, and draw the geofence for each store. Go through the list above with HR. Then run it beside your present time clock for one pay period and compare the two timesheets line by line before payroll uses it.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'i-badge: for service, and not for attendance', note: 'Device', href: '/products/hardware/ibadge'},
      {
        title: 'Accurate people counting: know the busy hour',
        note: 'Product',
        href: '/products/accurate-people-counting',
      },
      {
        title: 'When someone can’t clock in',
        note: 'Troubleshooting',
        href: '/support/troubleshooting/details/t0712',
      },
    ],
  },
  inquiry: {
    title: 'Send us one week of schedules',
    text: 'You can remove the names. We lay it over that week’s visits and circle the hours that need another person.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
