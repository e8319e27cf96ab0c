import type zh from '@site/i18n/zh-CN/copy/products/cloud-camera';
import {promises} from '@site/i18n/en/copy/promises';
import {countAtStart, countEn} from '@site/src/facts/deviceCounts';
import type {ModelId} from '@site/src/facts/models';
import type {CopyOf} from '@site/src/site/copy';
import {monthAndYear} from '@site/src/site/englishDates';
import {metersAndFeet} from '@site/src/site/units';

const purposes: Record<ModelId<'camera'>, string> = {
  'w3-e': 'It stands on a shelf at a register or in a small stockroom and works where you cannot run cable.',
  'w3-s': 'It goes on the ceiling over aisles, front desks and small stockrooms, low-profile and out of the way.',
  'p3-x-8': 'One covers a large floor from the middle. Turn it where you need it and zoom in on the register.',
  'e3-x': 'Most stores start with this camera. Aim it by hand at a door or shelf.',
  'e3-d-h': 'Use it in kitchens, under awnings and near freezers, wherever there is water and grease.',
  'e3-t-h': 'It watches back doors, loading docks and parking lots, and sees farthest at night.',
};

const copy = {
  meta: {
    title: 'Cloud cameras for stores, indoors and outdoors',
    description: `${countAtStart('camera')} cloud cameras for stores, from kitchen to loading dock. Filter by place, power and night range, and compare up to four of them side by side.`,
  },
  banner: {
    title: 'Cloud cameras',
    text: 'Our cameras record to a TF card inside them first, and to the cloud if you want it, so recording goes on when the internet drops.',
  },
  figures: {
    title: 'Your cameras record in the store, and the cloud adds a second copy',
    lead: `With cloud-only video, an internet outage leaves a blank hour. Each camera records to a TF card in its own slot (you buy the card separately), and the cloud lets you watch from anywhere. ${promises.cloudRecording}`,
    cable: {
      unit: 'cable',
      meaning: 'carries both power and video',
      note: (poe: number, total: number, strong: string) =>
        `${poe} of ${total} models take PoE (${strong}: 802.3at); the rest use a power adapter`,
    },
    card: {
      unit: 'GB',
      meaning: 'on the largest TF card (microSD); when it is full, the oldest video is overwritten',
      note: (days: string) => `Example: an E3-X with the largest card, around the clock, holds about ${days} days`,
    },
    start: {
      unit: 'minutes',
      meaning: 'at most, from scanning the code to a live picture',
      note: (asOf: string) => `Drilling and cabling not included. As of ${monthAndYear(asOf)}`,
    },
  },
  finder: {
    eyebrow: `${countAtStart('camera')} models`,
    title: 'Start with where the camera goes',
    lead: 'Outdoor models also work indoors, but indoor models have to stay inside.',
    label: 'Filter cameras',
    facets: {
      place: {label: 'Where', any: 'Any', answers: {indoor: 'Indoors', outdoor: 'Outdoors or wet'}},
      has: {label: 'Must have', answers: {poe: 'PoE', wifi: 'Wi-Fi', pan: 'Remote pan and tilt'}},
      night: {label: 'Night range', any: 'Any', answers: (meters: string) => `At least ${metersAndFeet(meters)}`},
    },
    purposes,
  },
  night: {
    eyebrow: 'Day and night',
    title: 'After dark the picture is black and white',
    lead: 'Drag the line to compare one place by day and in infrared. The pictures are simulated. How far each camera sees at night is in the list above.',
    views: {storeroom: 'Stockroom', 'loading-bay': 'Loading bay', kitchen: 'Kitchen'},
    facts: [
      {
        term: 'There is no color at night',
        text: 'Infrared light gives a picture in gray. You cannot tell the color of clothes or cars, so leave a lamp on where color matters.',
      },
      {
        term: 'Beyond the light it is black',
        text: 'The distance in the list is how far the infrared light reaches. What you want to see should be closer than that.',
      },
      {
        term: 'Keep glass out of the way',
        text: 'Glass, white walls and steam throw the light back and wash the picture out. Mount it outside the window to watch the outside.',
      },
    ],
  },
  installed: {
    title: 'On a shelf, on a ceiling, outside: where each of the six goes',
    lead: 'Each picture includes something whose size you know.',
  },
  placement: {
    eyebrow: 'Where to put it',
    title: 'How high to mount it, and how far to tilt it down',
    lead: 'A higher camera sees farther, but people get smaller and the blind spot below it grows. Change the height and angle to see which stretch of floor you can use.',
    rules: {
      title: 'How it is drawn',
      items: [
        {
          name: 'What is in view',
          formula: 'near = height ÷ tan(angle + vertical view ÷ 2), far = height ÷ tan(angle − vertical view ÷ 2)',
          why: 'The vertical view follows from the horizontal one and the shape of the picture. Where the two angles add up to 90°, there is no blind spot below.',
        },
        {
          name: 'What you can tell',
          formula: 'pixels per meter = picture width ÷ (2 × depth × tan(horizontal view ÷ 2))',
          why: 'At 250 pixels per meter you can make out a face, at 125 you recognize someone you know, and at 25 you see that someone is there. The grades follow IEC 62676-4. Shelves and columns hide part of the view and are not in the drawing.',
        },
      ],
    },
  },
  connection: {
    eyebrow: 'How it connects',
    title: 'Get a picture in three steps: plug in, scan, check',
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
        text: 'Connect it to a PoE switch, which supplies power and network together. Without PoE, use the power supply listed for the model. Wi-Fi models need no network cable.',
      },
      {
        title: 'Scan the code on the camera',
        text: 'Sign in with the store account, scan the code, pick the store, and give the camera a name your staff will understand, such as “above register 1.”',
      },
      {
        title: 'Check the picture',
        text: 'A steady blue light means it is online. Aim it by hand if needed. If there is a card inside, format it once in the settings.',
      },
    ],
  },
  outages: {
    eyebrow: 'Outages',
    title: 'What happens when the internet, power or card fails',
    lead: 'For each case: what keeps working, what stops, and what you do next.',
    labels: {works: 'Keeps working', stops: 'Stops', then: 'Afterward'},
    cases: [
      {
        title: 'The internet is down',
        works: 'The camera keeps recording to its TF card, and so does a recorder in the store.',
        stops: 'There is no live view on the phone, no alerts, and the cloud recording has a gap.',
        then: 'The camera goes back online by itself. Play the missing stretch from the card or the recorder.',
      },
      {
        title: 'The power is out',
        works: 'Everything recorded before the outage stays on the card.',
        stops: 'Without power, nothing is recorded. For critical positions, put the switch on a UPS.',
        then: 'It starts by itself and is online after about two minutes. There is nothing to set up again.',
      },
      {
        title: 'The card fails',
        works: 'Live view and cloud recording.',
        stops: 'Recording in the camera stops. The light blinks red fast, and the app shows a storage fault.',
        then: 'Turn off the power, insert a surveillance-grade card and format it in the settings.',
      },
    ],
  },
  questions: {
    title: 'Before you choose',
    faq: (days: string) => [
      {
        question: 'Do I need a recorder on top of the TF card?',
        answer: `It depends on how long you need to keep video. An E3-X with the largest card holds about ${days} days around the clock, enough for this week’s questions. For a month of video, or more than six cameras, add a recorder.`,
      },
      {
        question: 'Which models work in kitchens and outdoors?',
        answer:
          'Choose one marked “Outdoors.” Grease and cleaning water wear out indoor models, and no camera belongs in the steam itself. The E3-T-H bullet sees far, and the E3-D-H dome fits under an awning.',
      },
      {
        question: 'Wi-Fi or cable?',
        answer:
          'Use cable wherever you can run one. Walls, freezers and the neighbor’s router can all weaken Wi-Fi. Keep it for cameras that sit on a shelf and move often.',
      },
      {
        question: 'How much upload bandwidth do I need?',
        answer:
          'Almost none if you record in the camera. For cloud recording, add up the main streams and multiply by 1.3. The comparison table above lists each model’s main stream.',
      },
      {
        question: 'We have a new router. Do I set up every camera again?',
        answer:
          'Wired cameras need nothing. For Wi-Fi, give the new router the old network name and password, and the cameras reconnect by themselves.',
      },
      {
        question: 'Can I mix models?',
        answer: `Yes. You manage all ${countEn('camera')} in the same app, in any combination per store.`,
      },
      {
        question: 'Where is the video kept, and who can watch it?',
        answer: `${promises.storeVideo} Only accounts you give access to can watch, and every view is logged. ${promises.auditTrail}`,
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'E3-X: label, lights and reset', note: 'Model', href: '/support/model/e3-x'},
      {
        title: 'Camera offline: step-by-step fix',
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
    title: 'Not sure how many cameras, or where?',
    text: 'Send a floor plan or photos of the store. We mark positions and models on it for you.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
