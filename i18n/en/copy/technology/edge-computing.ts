import type zh from '@site/i18n/zh-CN/copy/technology/edge-computing';
import {promises} from '@site/i18n/en/copy/promises';
import type {CopyOf} from '@site/src/site/copy';
import {celsiusAndFahrenheit} from '@site/src/site/units';

const copy = {
  meta: {
    title: 'Edge computing: AI that runs in your store',
    description:
      'What runs in the camera, what runs in the box and which pictures are sent, with the bandwidth for each task calculated from real device bitrates.',
  },
  banner: {
    title: 'Analyze video in the store, with or without the internet',
    text: `${promises.videoInStore} Where the AI runs decides how much bandwidth you buy, what keeps working in an outage, and who can see the picture.`,
    alt: 'Illustration: the store with its cameras at the bottom, the edge box in the middle, the cloud on top; the streams get thinner from layer to layer',
    trial: 'Start free trial',
    more: 'See five everyday tasks',
  },
  placement: {
    eyebrow: 'Where it runs',
    title: 'Where each task runs and what it sends',
    lead: `${promises.algorithmsInStore} Of the five tasks, only live view sends a continuous picture. The others send at most snapshots to confirm, a second one after the fix, search thumbnails and the clip you open.`,
    table: {caption: 'Five everyday tasks', columns: ['Task', 'Runs in', 'What is sent', 'If the internet goes down']},
    places: {camera: 'Camera', box: 'Edge box', cloud: 'Cloud'},
    tasks: {
      counting: {
        label: 'Count people at the door',
        leaves: promises.countsLeave,
        cut: 'Counting continues. The camera keeps the numbers, and the report fills its own gap later.',
      },
      uniform: {
        label: 'Check uniforms and masks',
        leaves: promises.findingStill,
        cut: 'Checks continue and results wait in the box. Once the connection is back, the manager gets the alerts that are still unresolved.',
      },
      retrieval: {
        label: 'Find video by description',
        leaves: promises.searchTags,
        cut: 'Tags are still made. You cannot search from outside during the outage, but afterward you can find everything.',
      },
      heatMap: {
        label: 'Draw a heat map',
        leaves: promises.heatGrid,
        cut: 'The grid keeps adding up in the camera. Today’s map arrives late, and nothing is lost.',
      },
      live: {
        label: 'Watch live from anywhere',
        leaves: 'The video itself, for as long as you watch. Nothing smaller can take its place.',
        cut: 'No view from outside. The store keeps recording and you can play it back afterward.',
      },
    },
    wait: 'Loading the bandwidth estimate.',
  },
  seen: {
    title: 'Three alerts decided on site, with one snapshot sent',
    events: {
      'forklift-person': {
        title: 'A person close to a forklift',
        text: 'While people keep away, no picture leaves. When someone comes too near, a person gets a snapshot to confirm.',
      },
      'smoke-fire': {
        title: 'A box on fire',
        text: 'The box decides without the internet too, but the alert waits for the line. Keep detectors and sprinklers.',
      },
      intrusion: {
        title: 'Someone inside at night',
        text: 'After closing the picture is infrared. Disarm the zone in the morning, before the cleaning crew comes.',
      },
    },
  },
  hardware: {
    eyebrow: 'AI hardware design',
    title: 'A box built for the heat and power of an equipment closet',
    lead: 'A data-center graphics card draws hundreds of watts. A store closet has no air conditioning and often shares an outlet with a freezer, so we designed the box for the closet.',
    alt: 'The B1 edge box: cooling ribs on top, two network ports and three lights on the front',
    points: ({tops, watts, dayKwh, range}) => [
      {
        title: 'Chip',
        text: `The B1 has a neural processing unit: ${tops} TOPS in 8-bit integers. It runs models and cannot train them, which is why it needs so little power.`,
      },
      {
        title: 'Power',
        text: `${watts} W at full load, about ${dayKwh.toFixed(2)} kWh a day. It takes 12 V DC and no PoE, so keep one outlet free in the closet.`,
      },
      {
        title: 'Heat',
        text: `Rated ${range}, which refers to the air around the box. Leave 5 cm (2 in) on every side, and never stack it on a recorder, whose heat reaches it first.`,
      },
      {
        title: 'After a power outage',
        text: 'It starts by itself. A slow-blinking AI light means models are loading. Within five minutes it is steady, with channels and counting lines as they were.',
      },
    ],
    table: {
      caption: 'Three devices that run AI',
      columns: ['Model', 'Computing', 'Runs at once', 'Power, max.', 'Operating range'],
      slots: (count: number) => `its own picture, ${count} algorithms`,
      channels: (count: number) => `${count} × 1080p, one algorithm each`,
      temperature: celsiusAndFahrenheit,
      note: 'Figures are from the catalog. More TOPS does not mean more accuracy; it means more pictures or more algorithms at the same time.',
    },
    more: 'B1 lights, sockets and firmware history',
    moreHref: '/support/model/b1',
  },
  media: {
    eyebrow: 'Audio and video processing',
    title: 'How video stays small enough for a weak network',
    lead: 'Algorithms and managers both look at encoded video. If encoding is poor, everything after it suffers.',
    diagram: {
      alt: 'Diagram: seven frames leave at even intervals, arrive unevenly, wait in a buffer and are played evenly again',
      sent: 'Sent: even',
      arrived: 'Arrived: uneven',
      played: 'Played: a bit later, even again',
    },
    points: [
      {
        title: 'H.265',
        text: 'Catalog bitrates assume H.265, which needs roughly half the bandwidth of H.264 for the same sharpness. Very old browsers cannot play it, so the cloud transcodes for them.',
      },
      {
        title: 'Denoising at night',
        text: 'An encoder mistakes noise in the dark for motion and spends bits on it. We remove noise before encoding and go easy on moving people so that they do not smear.',
      },
      {
        title: 'Weak networks',
        text: 'Every camera gives two streams: the main stream for recording in the store and the sub-stream for phones. When upload runs short, sub-stream quality drops first, then frame rate, and sound goes last.',
      },
      {
        title: 'Jitter buffer',
        text: 'Packets over 4G or mall Wi-Fi arrive in bursts. The player holds a few hundred milliseconds to smooth them. For two-way talk the buffer shrinks, because an occasional glitch is better than talking over each other.',
      },
    ],
    table: {
      caption: 'One camera, four uses',
      columns: ['Used for', 'Stream', 'What comes first'],
      rows: [
        {label: 'Recording in the store', cells: ['Main', 'Detail: you may need to see hands']},
        {label: 'Phone view', cells: ['Sub', 'No stalling, picture within two seconds']},
        {label: 'Analysis in the box', cells: ['1080p', 'Steady frame rate, so people do not jump']},
        {label: 'Two-way talk', cells: ['Audio', 'Low delay, echo removed']},
      ],
      note: 'Two seconds is what we tune for and not a promise; stores on weak 4G wait longer.',
    },
    more: 'Find out why video stalls or drops',
    moreHref: '/support/troubleshooting/details/t0002',
  },
  models: {
    eyebrow: 'AI detection',
    title: 'How a model gets into the box, and how it is rolled back',
    lead: 'Training happens in a data center, and the work happens in the store. In between come compression, acceptance and a way back.',
    diagram: {
      alt: 'Diagram: with 8 instead of 32 bits for every weight the model shrinks to a quarter and fits the chip',
      before: '32 bits',
      after: '8 bits',
      sizeBefore: 'for training',
      sizeAfter: 'a quarter',
    },
    points: [
      {
        title: 'Pruning',
        text: 'Channels that contribute next to nothing are removed, and the rest is trained once more. The acceptance set says when to stop.',
      },
      {
        title: 'Quantization',
        text: 'Weights go from 32-bit floats to 8-bit integers, a quarter of the size. Dim light and small distant figures suffer first, so both have test pictures of their own.',
      },
      {
        title: 'Acceptance',
        text: 'Old and new versions run on the same pictures. The new one ships only if it misses no more and raises no more false alarms. Test pictures come from stores that agreed to it in writing, never from customer recordings.',
      },
      {
        title: 'Staged updates',
        text: `${promises.algorithmRollout} The box fetches updates itself over TCP 443 and checks the signature before installing.`,
      },
      {
        title: 'Rollback',
        text: 'If the new version fails to start or keeps failing, the box goes back by itself. A manual rollback is one click and takes no store visit.',
      },
      {
        title: 'One algorithm per channel',
        text: 'From firmware 6.2.0, each of the four channels runs its own: traffic at the door, masks in the kitchen, an empty register, an intruder in the stockroom.',
      },
    ],
    more: 'See which algorithms you can install',
  },
  limits: {
    eyebrow: 'Limits',
    title: 'What edge computing does, cannot do, and should not do',
    lead: 'Read these three lists with IT and legal before you sign.',
    holds: {
      title: 'What it does',
      items: [
        'Counts and checks through an outage and keeps the results',
        'Leaves upload bandwidth free for registers and orders',
        'Keeps video on the card, the recorder and the store network',
        'Limits a failure to one store',
      ],
    },
    slips: {
      title: 'What it cannot do',
      items: [
        'Take more than four 1080p channels per box; add a box',
        'Compare three hundred stores; that is a job for the cloud',
        'Rescue a blurred picture, wherever it is computed',
        'Record: a B1 cannot bring lost video back',
      ],
    },
    privacy: {
      title: 'Privacy',
      items: [
        'Counts and heat maps send numbers, never pictures',
        'You decide who sees the snapshots that need confirming',
        'None of the algorithms on this page recognizes faces',
        promises.picturesLeave,
      ],
    },
  },
  devices: {
    title: 'Devices that run AI themselves',
    lead: 'Add a box to the 1080p cameras you have, or choose cameras with built-in AI when you install new ones.',
    all: 'See the edge box',
    more: 'Details',
    place: 'Runs in',
    leaves: 'Sends',
    rows: [
      {
        model: 'b1',
        purpose: 'Adds algorithms to existing cameras',
        place: 'the box',
        leaves: 'results; snapshots to confirm',
      },
      {
        model: 'u9-d',
        purpose: 'Runs several algorithms at once',
        place: 'the camera',
        leaves: 'results; snapshots to confirm',
      },
      {model: 'k3', purpose: 'Counts from above the door', place: 'the camera', leaves: 'a few numbers a minute'},
      {
        model: 'fmix-d',
        purpose: 'Counts people and measures dwell time in the whole room',
        place: 'the camera',
        leaves: 'counts and a grid of dwell times',
      },
    ],
  },
  questions: {
    title: 'Questions from IT teams',
    faq: [
      {
        question: 'Which ports does the box need?',
        answer:
          'Outbound only: TCP 443 and 8883, UDP 53 and 123. It needs no inbound rule and no public address. Inside the store the box pulls video from cameras over TCP 554.',
      },
      {
        question: 'If we are offline for three days, is data lost?',
        answer:
          'Numbers and results wait in the device and are sent in order. Snapshots take space, so the oldest go first when it runs out. After a long outage some old snapshots may be missing, but no counts.',
      },
      {
        question: 'Can we stay off the cloud altogether?',
        answer:
          'Recordings can remain on site for good. Reports, alerts and comparisons between stores need the results. If even results may not leave your network, talk to us about a private setup first, which is a project with its own planning.',
      },
      {
        question: 'Does an update interrupt business?',
        answer: promises.algorithmSwap,
      },
      {
        question: 'Does the box take cameras of other brands?',
        answer:
          'Yes, if they deliver 1080p over RTSP or ONVIF. Uncorrected fisheye pictures and encrypted private streams will not work. Send us the model, and we check first.',
      },
      {
        question: 'What if someone walks off with the box?',
        answer:
          'The box holds no video, at most snapshots and results that have not been sent yet. Once you revoke its key, it cannot sign in. Once it has been offline for the time you set, 10 minutes by default, the manager and head office get an alert.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'How devices connect', note: 'Access layer', href: '/paas/access-layer'},
      {
        title: 'Camera shows offline, step by step',
        note: 'Troubleshooting',
        href: '/support/troubleshooting/details/t0001',
      },
    ],
  },
  inquiry: {
    title: 'Send us your camera list',
    text: 'We mark the channels you can use, the boxes you need and the upload bandwidth to order.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
