import type zh from '@site/i18n/zh-CN/copy/solutions/medicine';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Pharmacies',
    description:
      'Prescription counter, pharmacist on duty, cold storage: what a camera can prove in a pharmacy, what needs a sensor, and what only a signature proves.',
  },
  banner: {
    title: 'A pharmacy’s day has to stand up to inspection',
    text: 'Was the pharmacist there, did the fridge run warm, was the prescription reviewed? You need the record when something happens, and fewer logbooks when nothing does. Some of it is work for a camera. We say which.',
    alt: 'Illustration: a pharmacy with two people in white coats serving customers at the counter, medicine shelves and herb drawers behind them, waiting chairs and a health kiosk in front',
    trial: 'Start free trial',
    more: 'See one day',
  },
  day: {
    eyebrow: 'Three lanes, one day',
    title: 'Drag the clock and see what you could prove',
    lead: 'A sample day. At 1:05 p.m. a delivery arrives and the fridge door is left ajar; over the same lunch hour the pharmacist is away and somebody waits.',
    badge: 'Sample data',
    alt: 'Three lanes from 7:30 a.m. to 10 p.m.: the fridge climbs to 9.1 °C around 1:40 p.m., above its 8 °C limit; the pharmacist is away from 12:15 to 1:10 p.m.; customers wait at the prescription counter during that time',
    handle: 'Time of day',
    limit:
      'Blue band: cold storage, 2–8 °C (36–46 °F). Second lane: pharmacist at the post. Third lane: customers waiting; orange when no pharmacist was there.',
    lanes: {fridge: 'Fridge', pharmacist: 'Pharmacist', counter: 'Prescription counter'},
    fridge: {
      fine: (degrees) => `${degrees} °C, inside 2–8 °C. The sensor in the cabinet logs it; nobody copies it by hand.`,
      warm: (degrees) =>
        `${degrees} °C, above the limit. The sensor has raised the alarm and the phone on call has it; the picture only shows whether the door is open.`,
    },
    pharmacist: {
      there:
        'Somebody is at the post. The camera knows no more than that; whether it is the pharmacist comes from the schedule and the sign-in.',
      away: 'The post is empty and nobody waits. The span is recorded, no alert goes out.',
      awayWaiting:
        'The post is empty and somebody waits. After five minutes the manager is told: call the pharmacist back or put up the no-prescriptions sign.',
    },
    counter: {
      quiet: 'Nobody is waiting.',
      waiting: 'Somebody is waiting. How many and how long is recorded, not who.',
    },
  },
  proofs: {
    eyebrow: 'Who proves it',
    title: 'Five duties, three kinds of evidence',
    lead: 'Good practice rules ask for true, traceable records. Pictures prove what can be seen; temperatures and prescriptions have evidence of their own.',
    columns: ['Duty', 'Proved by', 'What we record', 'Why a camera is not enough'],
    rows: [
      {
        label: 'Cold at 2–8 °C, cool below 20 °C',
        cells: [
          'Calibrated temperature and humidity sensors',
          'Readings per cabinet, start and end of any excursion, who handled it',
          'A lens cannot measure inside a cabinet, and a filmed display is no calibrated record',
        ],
      },
      {
        label: 'Pharmacist on duty',
        cells: [
          'Schedule and personal sign-in, plus presence at the post',
          'When the post was empty and for how long, during opening hours only',
          'It sees a person, not a license',
        ],
      },
      {
        label: 'No prescription sales without one',
        cells: [
          'The sign on the counter and a block in the POS',
          'When the sign went up, one snapshot',
          'A picture does not tell which class of medicine was sold; the POS does',
        ],
      },
      {
        label: 'Review and retention of prescriptions',
        cells: [
          'Dispensing software and the pharmacist’s signature',
          'Nothing. Playback by receipt time only',
          'A prescription is sensitive data: no lens should be able to read it',
        ],
      },
      {
        label: 'Expiry and high-value counts',
        cells: [
          'The count sheet',
          'When the cabinet was opened, to set against the sheet',
          'Front packs hide those behind; a snapshot only supports the count',
        ],
      },
    ],
    note: 'Use sensors with a calibration certificate and recalibrate by its date. What happens to medicine after an excursion is for your quality lead to decide; the system does not judge.',
  },
  boundaries: {
    title: 'People buying medicine do not want an audience',
    lead: 'What ails somebody and what they buy is health data. A badly aimed camera cannot be repaired by a policy.',
    limits: {
      title: 'What this does not do',
      items: [
        'It recognizes no customer and links no person to a purchase. Loyalty programs belong in the POS, with consent.',
        'No lens faces prescriptions, insurance cards or register screens. Where that cannot be avoided, a privacy mask covers them.',
        'Nothing in consultation rooms, injection rooms or break rooms. Counters record no sound by default.',
        'The presence rule is fooled by any white coat at the pharmacist’s post. Treat it as a hint, never as timekeeping.',
      ],
    },
    law: {
      title: 'What you have to do',
      items: [
        'Health data is sensitive under China’s PIPL and special-category under GDPR: a specific purpose, real necessity, strict protection. In the US, check HIPAA and your state board.',
        'Post signs at door and counter: why there are cameras, how long video stays, whom to ask for deletion.',
        'Tell pharmacists and crew in writing when they join, and say what presence records are used for.',
        'Whether automatic logs may replace handwritten ones is up to your regulator. Ask before you switch.',
      ],
    },
  },
  kit: {
    eyebrow: 'Kit list',
    title: 'Devices for a 120 m² neighborhood pharmacy',
    lead: 'About 1,300 sq ft: one door, one prescription counter, one register, a refrigerator and a cool cabinet, a small stockroom.',
    rows: {
      k3: {purpose: 'Counts visitors, to set against receipts', where: 'Above the door'},
      'e3-x': {purpose: 'Watches prescription counter and register', where: 'Above and beside each counter, 1 each'},
      'w3-s': {
        purpose: 'Watches the fridge door and the stockroom',
        where: 'Opposite the cabinet and at the stockroom door, 1 each',
      },
      b1: {purpose: 'Decides on site whether a post is empty', where: 'Wall cabinet'},
      'ul-8208nh': {purpose: 'Keeps recordings in the pharmacy', where: 'Wall cabinet'},
    },
    sums: 'Power, upstream and days',
    note: 'Temperature sensors are not in our catalog. Keep yours or buy certified ones; the IoT page lists the interfaces, and readings land in the same dashboard.',
  },
  estimate: {
    eyebrow: 'Hours',
    title: 'Copying temperatures and driving to audits: the hours',
    lead: 'Two separate estimates: automatic logs save the copying, screen audits save the drive. If one does not apply to you, set its field to the minimum.',
    fields: {
      stores: {label: 'Pharmacies', short: 'pharmacies', unit: 'stores'},
      readings: {label: 'Readings written down per store and day', short: 'readings a day', unit: 'times'},
      writing: {label: 'Time to take one reading', short: 'minutes a reading', unit: 'minutes'},
      audits: {label: 'Quality visits per store and month', short: 'visits', unit: 'visits'},
      minutes: {label: 'One visit, drive included', short: 'minutes a visit', unit: 'minutes'},
      share: {label: 'Share that can move to a screen', short: 'share on screen', unit: '%'},
      check: {label: 'Reviewing one store on a screen', short: 'minutes on screen', unit: 'minutes'},
    },
    results: {
      logs: {label: 'Temperature logs', short: 'Logs', prefix: '', unit: 'hours'},
      trips: {label: 'Quality visits', short: 'Trips saved', prefix: '', unit: 'hours'},
      total: {label: 'Total per month', short: 'Total', prefix: '', unit: 'hours'},
    },
    nothing: 'No time is saved with these entries; check whether a screen review takes longer than a visit.',
    caveat:
      'The log part assumes your regulator accepts automatic records; if not, it is zero. Handling excursions and calibrating sensors is not deducted.',
  },
  rollout: {
    eyebrow: 'Schedule',
    title: 'Quality management goes first',
    badge: 'Example plan',
    lead: 'For thirty company-owned stores. Validation and calibration dates are set by your quality department, not by us.',
    phases: [
      {
        when: 'Week 1',
        title: 'Quality review',
        text: 'The quality lead goes through camera positions and data fields and strikes what must not be seen.',
        done: 'A signed position plan',
      },
      {
        when: 'Week 2',
        title: 'Two stores',
        text: 'Sensors sit beside the old thermometers, both readings are written down.',
        done: 'Differences within the certificate',
      },
      {
        when: 'Weeks 3–4',
        title: 'Both in parallel',
        text: 'Handwritten logs go on while automatic ones run; compare daily.',
        done: 'Not one missing day',
      },
      {
        when: 'Weeks 5–8',
        title: 'All other stores',
        text: 'Seven or eight a week, after closing, open as usual next morning.',
        done: 'A sign and a training sheet in each',
      },
      {
        when: 'Week 9',
        title: 'Mock inspection',
        text: 'Pick a day, a cabinet and a pharmacist. All records within half an hour.',
        done: 'Gaps listed and closed',
      },
    ],
  },
  pains: {
    eyebrow: 'On the floor',
    title: 'Four people, four worries',
    pairs: [
      {
        who: 'Pharmacist',
        pain: 'Does a restroom break trip an alarm?',
        answer:
          'No. You set the minutes, and with nobody waiting there is no alert at all. Quality sees the record; write into your policy that it never touches pay.',
      },
      {
        who: 'Quality lead',
        pain: 'A surprise inspection costs me an afternoon of logbooks.',
        answer:
          'Export by date, cabinet or event. From when to when it was warm and who dealt with it stand in one row.',
      },
      {
        who: 'Store manager',
        pain: 'The fridge died at night and we found out at eight.',
        answer:
          'A few minutes over the limit and the phone on call rings, then the second one. For power outages the sensor needs its own battery and SIM; ask for that when you choose.',
      },
      {
        who: 'Regular customer',
        pain: 'So now you know what I take?',
        answer:
          'The camera does not. It counts people and sees whether somebody waits. What was sold is in the POS and the dispensing software, kept under their rules.',
      },
    ],
  },
  questions: {
    title: 'What pharmacies ask',
    faq: [
      {
        question: 'Can a camera read the thermometer display?',
        answer:
          'It can film one, but that is no formal record: not calibrated, and glare or fog cause misreadings. We connect sensors and use pictures only to see whether the door is closed.',
      },
      {
        question: 'Are readings lost when the network or power fails?',
        answer:
          'Sensors with their own memory upload the readings afterward. Recorder and edge box stop without power and need a UPS. Put the sensor’s memory, in days, into the purchase contract.',
      },
      {
        question: 'How reliable is the empty-post rule?',
        answer:
          'Usable in normal light with no display in the way. Bending or crouching looks like leaving, so the post must be empty for several minutes in a row; five is a sensible start.',
      },
      {
        question: 'How many days of video are kept?',
        answer:
          'The smallest disk, recording around the clock, keeps the number of days in the totals above, more than thirty. Counters for controlled drugs may need more by local rule: add disk space.',
      },
      {
        question: 'Who sees the counter?',
        answer:
          'Two roles by default, store manager and quality. Each viewing is logged: who, when, which camera. Operations at head office get numbers only.',
      },
      {
        question: 'Are franchise stores kept apart?',
        answer:
          'Yes. Ownership and access follow your organization tree. A franchisee keeps its own recordings, and head office needs permission to look.',
      },
    ],
    readTitle: 'Read on',
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
