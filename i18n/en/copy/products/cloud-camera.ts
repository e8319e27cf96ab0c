import type zh from '@site/i18n/zh-CN/copy/products/cloud-camera';
import {countAtStart, countEn} from '@site/src/facts/deviceCounts';
import type {ModelId} from '@site/src/facts/models';
import type {CopyOf} from '@site/src/site/copy';

const purposes: Record<ModelId<'camera'>, string> = {
  'w3-e': 'Register or small stockroom. Stands on a shelf and works where no cable runs.',
  'w3-s': 'On the ceiling of aisles, front desks and small stockrooms; low and out of the way.',
  'p3-x-8': 'One in the middle of a large floor. Turn it where you need it, zoom in on the register.',
  'e3-x': 'The first camera in most stores. Point it at a door or shelf by hand.',
  'e3-d-h': 'Kitchens, awnings, next to freezers: wherever there is water and grease.',
  'e3-t-h': 'Back door, loading dock, parking. Sees farthest at night.',
};

const copy = {
  meta: {
    title: 'Cloud cameras',
    description: `${countAtStart('camera')} cloud cameras for stores, indoors and out, from kitchen to loading dock. Filter by place, power and night range; compare up to four side by side.`,
  },
  banner: {
    title: 'Cloud cameras',
    text: 'Recorded on the card first, then in the cloud. When the internet drops, the recording does not.',
  },
  figures: {
    title: 'The recording starts in the store. The cloud is the second copy.',
    lead: 'With cloud-only video, a dead line is a blank hour. Our cameras carry their own card and record by themselves; the cloud lets you watch from anywhere.',
    cable: {
      unit: 'cable',
      meaning: 'carries power and picture',
      note: (poe: number, total: number) => `${poe} of ${total} models take PoE; the rest use a power adapter`,
    },
    card: {
      unit: 'GB',
      meaning: 'on the largest TF card; the oldest video is overwritten',
      note: (days: string) => `Example: E3-X with the largest card, around the clock, about ${days} days`,
    },
    start: {
      unit: 'minutes',
      meaning: 'at most, from scanning the code to a live picture',
      note: (asOf: string) =>
        `Drilling and cabling not included. As of ${new Date(`${asOf}-15`).toLocaleDateString('en-US', {month: 'long', year: 'numeric', timeZone: 'UTC'})}`,
    },
  },
  finder: {
    eyebrow: `${countAtStart('camera')} models`,
    title: 'Start from where it goes',
    lead: 'Outdoor models work indoors too. Not the other way around.',
    label: 'Filter cameras',
    facets: {
      place: {label: 'Where', any: 'Any', answers: {indoor: 'Indoors', outdoor: 'Outdoors or wet'}},
      has: {label: 'Must have', answers: {poe: 'PoE', wifi: 'Wi-Fi', pan: 'Remote pan and tilt'}},
      night: {label: 'Night range', any: 'Any', answers: (meters: string) => `At least ${meters} m`},
    },
    purposes,
  },
  placement: {
    eyebrow: 'Where to put it',
    title: 'How high, and how far down to point',
    lead: 'Mounted higher, a camera sees farther, but people get smaller and the spot below it goes blind. Change height and angle and see which stretch of floor is usable.',
    rules: {
      title: 'How it is drawn',
      items: [
        {
          name: 'What is in view',
          formula: 'near = height ÷ tan(angle + vertical view ÷ 2), far = height ÷ tan(angle − vertical view ÷ 2)',
          why: 'The vertical view follows from the horizontal one and the shape of the picture. Where the two angles reach 90° there is no blind spot below.',
        },
        {
          name: 'What you can tell',
          formula: 'pixels per meter = picture width ÷ (2 × depth × tan(horizontal view ÷ 2))',
          why: 'At 250 you can make out a face, at 125 you know a familiar person, at 25 you see that somebody is there; the grades follow IEC 62676-4. Shelves and columns hide some of it and are not in the drawing.',
        },
      ],
    },
  },
  connection: {
    eyebrow: 'How it connects',
    title: 'Plug in, scan, watch',
    diagram: {
      alt: 'Diagram: the camera records to its TF card, one cable runs to the PoE switch in the store, broadband leads to the cloud, and a phone watches from anywhere',
      store: 'In the store',
      camera: 'Camera',
      card: 'TF card, recording',
      switch: 'PoE switch',
      cable: 'One cable',
      broadband: 'Broadband, encrypted',
      cloud: 'Cloud',
      anywhere: 'From anywhere',
      phone: 'Phone or PC',
    },
    steps: [
      {
        title: 'Plug in one cable',
        text: 'Into a PoE switch: power and network together. Without PoE, use the supply listed for the model; Wi-Fi models need no network cable.',
      },
      {
        title: 'Scan the code on the camera',
        text: 'Sign in with the store account, scan, pick the store, and give it a name your staff will understand, such as “above register 1.”',
      },
      {
        title: 'Look at the picture',
        text: 'Steady blue light means online. Aim by hand if needed; if there is a card, format it once in the settings.',
      },
    ],
  },
  outages: {
    eyebrow: 'When things fail',
    title: 'What a dead line or a power outage does',
    lead: 'What keeps working, what stops, and what you do next.',
    labels: {works: 'Goes on', stops: 'Stops', then: 'Afterward'},
    cases: [
      {
        title: 'The internet is down',
        works: 'The camera keeps recording to its TF card, and so does a recorder in the store.',
        stops: 'No live view on the phone, a gap in the cloud recording, no alerts.',
        then: 'The camera reconnects by itself. Play the missing stretch from the card or the recorder.',
      },
      {
        title: 'The power is out',
        works: 'Everything recorded before the cut stays on the card.',
        stops: 'Without power nothing records. For key positions, put the switch on a UPS.',
        then: 'Starts by itself, online after about two minutes. No new setup.',
      },
      {
        title: 'The card fails',
        works: 'Live view and cloud recording.',
        stops: 'Recording in the camera. The light blinks red fast, and the app shows a storage fault.',
        then: 'Power off, fit a surveillance-grade card, format it in the settings.',
      },
    ],
  },
  questions: {
    title: 'Before you choose',
    faq: (days: string) => [
      {
        question: 'Do I need a recorder on top of the TF card?',
        answer: `It depends on how long you keep video. An E3-X with the largest card holds about ${days} days around the clock, enough for this week’s questions. For a month, or more than six cameras, add a recorder.`,
      },
      {
        question: 'Which model for the kitchen and outside?',
        answer:
          'One marked “Outdoors.” Steam, grease and cleaning water wear out indoor models. E3-T-H, the bullet, looks far; E3-D-H, the dome, fits under an awning.',
      },
      {
        question: 'Wi-Fi or cable?',
        answer:
          'Cable wherever you can run one. Walls, freezers and the neighbor’s router all get in the way of Wi-Fi. Keep it for cameras that sit on a shelf and move often.',
      },
      {
        question: 'How much upload bandwidth do I need?',
        answer:
          'Almost none if you record in the camera. For cloud recording, add up the main streams and multiply by 1.3. The main stream of each model is in the comparison table above.',
      },
      {
        question: 'New router: do I set up every camera again?',
        answer:
          'Not the wired ones. For Wi-Fi, give the new router the old name and password and the cameras come back by themselves.',
      },
      {
        question: 'Can I mix models?',
        answer: `Yes. All ${countEn('camera')} are managed in the same app, in any combination per store.`,
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'E3-X: label, lights and reset', note: 'Model', href: '/support/model/e3-x'},
      {
        title: 'Camera shows offline, step by step',
        note: 'Troubleshooting',
        href: '/support/troubleshooting/details/t0001',
      },
      {title: 'Recordings have gaps', note: 'Troubleshooting', href: '/support/troubleshooting/details/t0101'},
      {
        title: 'Moved to a new router or Wi-Fi',
        note: 'Troubleshooting',
        href: '/support/troubleshooting/details/t0003',
      },
    ],
  },
  inquiry: {
    title: 'Not sure how many, or where?',
    text: 'Send a floor plan or photos of the store. We mark positions and models.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
