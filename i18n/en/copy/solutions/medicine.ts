import type zh from '@site/i18n/zh-CN/copy/solutions/medicine';
import {kitSums, storeKits} from '@site/src/facts/storeKits';
import type {CopyOf} from '@site/src/site/copy';
import {fahrenheit} from '@site/src/site/units';

const {days, diskTb} = kitSums(storeKits.medicine);

const copy = {
  meta: {
    title: 'Pharmacies: pharmacist on duty, cold storage, counter',
    description:
      'Prescription counter, pharmacist on duty, cold storage: what a camera can prove in a pharmacy, what needs a sensor, and what only a signature proves.',
  },
  banner: {
    title: 'Pharmacies: ready for any inspection',
    text: 'Was the pharmacist there, did the fridge run warm, was the prescription reviewed? A camera can take over part of that paperwork, and this page says which part.',
    alt: 'Illustration: a pharmacy with two people in white coats serving customers at the counter, medicine shelves and herb drawers behind them, waiting chairs and a health kiosk in front',
    trial: 'Start free trial',
    more: 'See one day',
  },
  day: {
    eyebrow: 'Three timelines, one day',
    title: 'Drag the clock and see what you could prove',
    lead: 'This is a sample day. At 1:05 p.m. a delivery arrives and the fridge door is left ajar. Over the same lunch hour, the pharmacist is away and a customer waits.',
    badge: 'Sample data',
    alt: 'Three lanes from 7:30 a.m. to 10 p.m.: the fridge climbs to 9.1\u00a0°C (48.4\u00a0°F) around 1:40 p.m., above its 8\u00a0°C (46\u00a0°F) limit; the pharmacist is away from 12:15 to 1:10 p.m.; customers wait at the prescription counter during that time',
    handle: 'Time of day',
    limit:
      'Blue band: the 2–8\u00a0°C (36–46\u00a0°F) set for this fridge. Orange: customers waited and no pharmacist was there.',
    lanes: {fridge: 'Fridge', pharmacist: 'Pharmacist', counter: 'Prescription counter'},
    fridge: {
      fine: (degrees) =>
        `${degrees}\u00a0°C (${fahrenheit(degrees)}\u00a0°F), inside 2–8\u00a0°C (36–46\u00a0°F). The sensor in the cabinet logs it, so your staff do not have to copy it by hand.`,
      warm: (degrees) =>
        `${degrees}\u00a0°C (${fahrenheit(degrees)}\u00a0°F), above the limit. The sensor has raised the alarm and alerted the on-call phone. The picture only shows whether the door is open.`,
    },
    pharmacist: {
      there:
        'Someone is at the post. That is all the camera knows; whether it is the pharmacist comes from the schedule and the sign-in.',
      away: 'The post is empty and no customer is waiting. The time is recorded, and no alert goes out.',
      awayWaiting:
        'The post is empty and someone is waiting. After five minutes the manager is told to call the pharmacist back or put up the no-prescriptions sign.',
    },
    counter: {
      quiet: 'No customer is waiting.',
      waiting: 'Someone is waiting. How many people and how long is recorded; who they are is not.',
    },
  },
  seen: {
    eyebrow: 'What cameras see',
    title: 'Three things a camera can see in a pharmacy',
    events: {
      'empty-post': {
        title: 'Customers at an unattended counter',
        text: 'Two people wait with no one behind the counter. After five minutes the manager is told; whether a pharmacist comes back, the picture cannot show.',
      },
      fall: {
        title: 'A customer on the floor',
        text: 'Someone lies beside the shelf, hard to see from the counter. Staff are asked to go and look; crouching or tying a shoe can set it off too.',
      },
      'blocked-exit': {
        title: 'A delivery in front of the exit',
        text: 'Boxes and a ladder are in front of the door. You allow some time for unloading; if they are still there after that, an alert goes out.',
      },
    },
  },
  proofs: {
    eyebrow: 'What proves what',
    title: 'Five duties, three kinds of evidence',
    lead: 'Pharmacy rules ask for accurate, traceable records. Pictures prove what can be seen, while temperatures and prescriptions need evidence of their own.',
    columns: ['Duty', 'Proved by', 'What we record', 'Why a camera is not enough'],
    rows: [
      {
        label: 'Cold as labeled, here 2–8\u00a0°C (36–46\u00a0°F); cool up to 20\u00a0°C (68\u00a0°F)',
        cells: [
          'Calibrated temperature and humidity sensors',
          'Readings per cabinet, start and end of any excursion, who handled it',
          'A lens cannot measure inside a cabinet, and a filmed display is not a calibrated record',
        ],
      },
      {
        label: 'Pharmacist on duty',
        cells: [
          'Schedule and personal sign-in, plus presence at the post',
          'When the post was empty and for how long, during opening hours only',
          'It sees a person but not a license',
        ],
      },
      {
        label: 'No prescription sales while the pharmacist is away',
        cells: [
          'The sign on the counter and a block in the POS',
          'When the sign went up, one snapshot',
          'A picture does not show which class of medicine was sold; the POS does',
        ],
      },
      {
        label: 'Review and retention of prescriptions',
        cells: [
          'Dispensing software and the pharmacist’s signature',
          'Nothing. Video can be played back by receipt time only',
          'A prescription is sensitive data, so no lens should be able to read it',
        ],
      },
      {
        label: 'Expiry and high-value counts',
        cells: [
          'The count sheet',
          'When the cabinet was opened, to set against the sheet',
          'Packs in front hide those behind; a snapshot only supports the count',
        ],
      },
    ],
    note: 'Follow the temperature on the label; if it gives none, follow your pharmacopeia. The Chinese one, for example, says 2–10\u00a0°C (36–50\u00a0°F) for a cold place and up to 20\u00a0°C (68\u00a0°F) for a cool one. Use sensors with a calibration certificate, and recalibrate them by the date on it. Your quality lead decides what happens to medicine after an excursion. The system makes no judgment.',
  },
  boundaries: {
    title: 'Customers’ privacy at the pharmacy counter',
    lead: 'Illness and purchases are health data. No policy makes up for a badly aimed camera.',
    limits: {
      title: 'What this does not do',
      items: [
        'It recognizes no customer and links no person to a purchase. Loyalty programs belong in the POS, with consent.',
        'No lens faces prescriptions, insurance cards or register screens. Where that cannot be avoided, a privacy mask covers them.',
        'There are no cameras in consultation, injection or break rooms. Turn sound off on the counter cameras.',
        'The presence rule counts any white coat at the pharmacist’s post. Treat it as a hint and never as timekeeping.',
      ],
    },
    law: {
      title: 'What you have to do',
      items: [
        'Health data is sensitive under China’s PIPL and special-category under GDPR: a specific purpose, real necessity, strict protection. In the US, check HIPAA and your state board.',
        'Post signs at the door and counter: why there are cameras, how long video is kept, whom to ask for deletion.',
        'Tell pharmacists and crew in writing when they join, and say what presence records are used for.',
        'Your regulator decides whether automatic logs may replace handwritten ones. Ask before you switch.',
      ],
    },
  },
  installed: {
    title: 'Above the counter and above the door',
    lead: 'One camera watches the counter, and the other counts who comes in. Both sit flat on the ceiling.',
  },
  kit: {
    eyebrow: 'Equipment list',
    title: 'Devices for a 120\u00a0m² (1,300 sq ft) pharmacy',
    lead: 'One door, one prescription counter, one register, a refrigerator and a cool cabinet, and a small stockroom.',
    rows: {
      k3: {purpose: 'Counts visitors, to compare with receipts', where: 'Above the door'},
      'e3-x': {purpose: 'Watches prescription counter and register', where: 'Above and beside each counter, 1 each'},
      'w3-s': {
        purpose: 'Watches the fridge door and the stockroom',
        where: 'Opposite the cabinet and at the stockroom door, 1 each',
      },
      b1: {purpose: 'Decides on site whether a post is empty', where: 'Wall cabinet'},
      'ul-8208nh': {purpose: 'Keeps recordings in the pharmacy', where: 'Wall cabinet'},
    },
    sums: 'Check power, upload and days',
    note: 'Temperature sensors are not in our catalog. Keep yours or buy certified ones. The IoT page lists the interfaces, and readings appear in the same dashboard.',
  },
  estimate: {
    eyebrow: 'Hours',
    title: 'Hours saved on logs and audits',
    lead: 'Automatic logs save the copying, and screen audits save the drive. If one does not apply to you, set its field to the minimum.',
    fields: {
      stores: {label: 'Pharmacies', short: 'pharmacies', unit: 'stores'},
      readings: {label: 'Readings per store and day', short: 'readings a day', unit: 'times'},
      writing: {label: 'Time to take one reading', short: 'minutes a reading', unit: 'minutes'},
      audits: {label: 'Quality visits per store and month', short: 'visits', unit: 'visits'},
      minutes: {label: 'One visit, drive included', short: 'minutes a visit', unit: 'minutes'},
      share: {label: 'Share you can check on a screen', short: 'share on screen', unit: '%'},
      check: {label: 'Time to check one store on a screen', short: 'minutes on screen', unit: 'minutes'},
    },
    results: {
      logs: {label: 'Temperature logs', short: 'Logs', prefix: '', unit: 'hours'},
      trips: {label: 'Quality visits', short: 'Trips saved', prefix: '', unit: 'hours'},
      total: {label: 'Total per month', short: 'Total', prefix: '', unit: 'hours'},
    },
    nothing: 'These entries save no time. Check whether a screen review takes longer than a visit.',
    caveat:
      'The log part assumes that your regulator accepts automatic records; if not, it is zero. Time for handling excursions and calibrating sensors is not deducted.',
  },
  rollout: {
    eyebrow: 'Schedule',
    title: 'Nine weeks, starting with quality management',
    badge: 'Example plan',
    lead: 'An example for thirty company-owned stores. Your quality department sets the dates.',
    phases: [
      {
        when: 'Week 1',
        title: 'Quality review',
        text: 'The quality lead goes through camera positions and data fields and crosses out what must not be seen.',
        done: 'A signed position plan',
      },
      {
        when: 'Week 2',
        title: 'Two stores',
        text: 'Sensors sit next to the old thermometers, and both readings are written down.',
        done: 'Differences within the certificate’s tolerance',
      },
      {
        when: 'Weeks 3–4',
        title: 'Both in parallel',
        text: 'Handwritten logs continue while automatic ones run, and you compare them daily.',
        done: 'Not one missing day',
      },
      {
        when: 'Weeks 5–8',
        title: 'All other stores',
        text: 'Seven or eight a week, installed after closing; they open as usual the next morning.',
        done: 'A sign and a training sheet in each',
      },
      {
        when: 'Week 9',
        title: 'Mock inspection',
        text: 'Pick a day, a cabinet and a pharmacist, and produce all records within half an hour.',
        done: 'Gaps listed and closed',
      },
    ],
  },
  pains: {
    eyebrow: 'From the pharmacy',
    title: 'What pharmacy teams and customers ask us',
    pairs: [
      {
        who: 'Pharmacist',
        pain: 'Does a restroom break set off an alarm?',
        answer:
          'No. You set the minutes, and with no customer waiting there is no alert at all. Quality management sees the record. Write into your policy that it never affects pay.',
      },
      {
        who: 'Quality lead',
        pain: 'A surprise inspection costs me an afternoon of going through logbooks.',
        answer:
          'Export by date, cabinet or event. When it was too warm, for how long and who dealt with it are all in one row.',
      },
      {
        who: 'Store manager',
        pain: 'The fridge died at night, and we found out at eight in the morning.',
        answer:
          'After a few minutes over the limit it calls the on-call phone, then a second one. For power outages the sensor needs its own battery and SIM, so ask for that when you choose one.',
      },
      {
        who: 'Regular customer',
        pain: 'So now you know what I am taking?',
        answer:
          'The camera does not. It counts people and sees whether someone is waiting. What was sold is in the POS and the dispensing software, kept under their rules.',
      },
    ],
  },
  questions: {
    title: 'Questions from pharmacies',
    faq: [
      {
        question: 'Can a camera read the thermometer display?',
        answer:
          'It can film one, but not as a formal record: a filmed display is not calibrated, and glare or fog cause misreadings. We connect sensors; pictures only show whether the door is closed.',
      },
      {
        question: 'Are readings lost when the network or power fails?',
        answer:
          'Sensors with their own memory upload the readings afterward. The recorder and edge box stop without power and need a UPS. Put the sensor’s memory, in days, into the purchase contract.',
      },
      {
        question: 'How reliable is the empty-post rule?',
        answer:
          'It is usable in normal light with no display in the way. Bending or crouching looks like leaving, so the post must be empty for several minutes in a row; five is a sensible start.',
      },
      {
        question: 'How many days of video are kept?',
        answer: `With this kit, a ${diskTb}\u00a0TB disk recording around the clock keeps about ${days} days. Counters for controlled drugs may need more by local rule: add disk space.`,
      },
      {
        question: 'Who sees the counter?',
        answer:
          'By default, the store manager sees the store. The quality department has no live view and asks for playback case by case. Each viewing is logged: who, when, which camera. Operations at head office get numbers only.',
      },
      {
        question: 'Are franchise stores kept apart?',
        answer:
          'Yes. Ownership and access follow your organization tree. A franchisee keeps its own recordings, and head office needs permission to look.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {
        title: 'Connecting temperature and door sensors',
        note: 'IoT platform',
        href: '/technology/platform-capabilities#aiot',
      },
      {
        title: 'Gaps in a recording: where to start',
        note: 'Troubleshooting',
        href: '/support/troubleshooting/details/t0101',
      },
      {title: 'How many channels a B1 takes and where it goes', note: 'Model support', href: '/support/model/b1'},
      {title: 'Receipts next to pictures', note: 'Cash-loss prevention', href: '/products/cash-lost-prevention'},
    ],
  },
  inquiry: {
    title: 'Send us your inspection checklist',
    text: 'List what your inspectors ask most. We answer line by line: proved, supported, or not something we can help with.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
