import type zh from '@site/i18n/zh-CN/copy/technology/edge-computing';
import {promises} from '@site/i18n/en/copy/promises';
import {modelById} from '@site/src/facts/models';
import type {CopyOf} from '@site/src/site/copy';
import {centimetersAndInches, fahrenheit} from '@site/src/site/units';

/** How long and deep a B1 is. */
const [long, , deep] = modelById('b1').sizeMm;
const centimeters = (millimeters: number): string => centimetersAndInches(Math.round(millimeters / 10));

const copy = {
  meta: {
    title: 'Edge computing: AI that runs in your store',
    description:
      'What runs in the camera, what runs in the box and which pictures are sent, with the bandwidth for each task calculated from real device bitrates.',
  },
  banner: {
    title: 'Analyze video in the store, with or without the internet',
    text: `${promises.algorithmsInStore} Where it runs decides how much bandwidth you buy, what keeps working in an outage, and who can see the picture.`,
    alt: 'Illustration: four cameras of a store send their pictures to the edge box on its floor, and only numbers rise to the cloud above',
    note: `Illustration: the box is drawn larger than it is, ${centimeters(long)} by ${centimeters(deep)}. It gets the video, and the numbers it finds go on to the cloud.`,
    trial: 'Start free trial',
    more: 'See five everyday tasks',
  },
  placement: {
    eyebrow: 'Where it runs',
    title: 'Where each task runs and what it sends',
    lead: promises.videoInStore,
    sides: {store: 'In the store', outside: 'What is sent'},
    table: {caption: 'Five everyday tasks', columns: ['Task', 'Runs in', 'What is sent', 'If the internet goes down']},
    places: {camera: 'Camera', box: 'Edge box', cloud: 'Cloud'},
    runsIn: {camera: 'Camera or edge box', box: 'Edge box or UME camera', cloud: 'Nothing, it is only passed on'},
    tasks: {
      counting: {
        label: 'Count people at the door',
        leaves: promises.countsLeave,
        cut: 'Counting continues. The numbers wait in the store, and the report fills its own gap later.',
      },
      uniform: {
        label: 'Check uniforms and masks',
        leaves: promises.findingStill,
        cut: 'Checks continue and results wait in the store. Once the connection is back, the manager gets the alerts that are still unresolved.',
      },
      retrieval: {
        label: 'Find video by description',
        leaves: promises.searchTags,
        cut: 'Tags are still made. You cannot search from outside during the outage, but afterward you can find everything.',
      },
      heatMap: {
        label: 'Draw a heat map',
        leaves: promises.heatGrid,
        cut: 'The grid keeps adding up in the store. Today’s map arrives late, and nothing is lost.',
      },
      live: {
        label: 'Watch live from anywhere',
        leaves: 'The video itself, for as long as you watch. Nothing smaller can take its place.',
        cut: 'You cannot watch from outside. The store keeps recording and you can play it back afterward.',
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
        text: 'It is detected without the internet too, but the alert waits for the line. Keep detectors and sprinklers.',
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
    lead: 'A store closet has no air conditioning and often shares an outlet with a freezer. We designed the box for that.',
    alt: 'The B1 edge box taken apart, from top to bottom: lid with cooling fins, frame, copper plate, AI module, main board and bottom plate',
    facts: ({tops, watts, dayKwh, celsius: [low, high]}) => ({
      power: {
        title: 'Power',
        value: `${watts}\u00a0W`,
        text: `A data-center graphics card takes hundreds of watts. At full load the box uses about ${dayKwh.toFixed(2)}\u00a0kWh a day. It takes 12\u00a0V DC and no PoE, so keep an outlet free.`,
      },
      chip: {
        title: 'Chip',
        value: `${tops}\u00a0TOPS`,
        text: 'This neural processing unit works with small integers. It runs models and cannot train them, which saves power.',
      },
      restart: {
        title: 'AI light steady within',
        value: '5 minutes',
        text: 'It restarts by itself after an outage and keeps channels and lines.',
      },
      heat: {
        title: 'Works in air of',
        value: `${fahrenheit(low)} to ${fahrenheit(high)}\u00a0°F`,
        text: 'Leave 2\u00a0in (5\u00a0cm) free around the box, and never stack it on a recorder.',
      },
    }),
    note: 'The view of the parts is an illustration; please do not open the box. The figures come from the catalog.',
    more: 'B1 lights, sockets and firmware history',
    moreHref: '/support/model/b1',
  },
  media: {
    eyebrow: 'Audio and video processing',
    title: 'How video stays small enough for a weak network',
    lead: 'Algorithms and managers both look at encoded video.',
    care: [
      {
        title: 'H.265',
        text: 'Roughly half the bandwidth of H.264 for the same sharpness; catalog bitrates assume it. For very old browsers the cloud transcodes.',
      },
      {
        title: 'Denoising at night',
        text: 'An encoder takes noise for motion and spends bits on it, so we remove it first. Moving people are spared, so they do not smear.',
      },
      {
        title: 'Weak networks',
        text: 'When upload runs short, the quality of the sub-stream drops first, then its frame rate. Sound goes last.',
      },
      {
        title: 'Jitter buffer',
        text: '4G and mall Wi-Fi deliver in bursts, and a few hundred milliseconds even them out. Two-way talk uses less: you may see a glitch, but you hear at once.',
      },
    ],
    streams: {
      caption: 'One camera, four uses',
      rows: [
        {label: 'Recording in the store', stream: 'Main stream', text: 'You may need the detail to see hands'},
        {
          label: 'Phone view',
          stream: 'Sub-stream',
          text: 'You usually see it after about two seconds, later on weak 4G',
        },
        {label: 'Analysis in the box', stream: '1080p', text: 'The frame rate is steady, so people do not jump'},
        {label: 'Two-way talk', stream: 'Audio', text: 'The delay is low, and echo is removed'},
      ],
    },
    more: 'Find out why video stalls or drops',
    moreHref: '/support/troubleshooting/details/t0002',
  },
  models: {
    eyebrow: 'AI detection',
    title: 'How a model gets into the box, and how it is rolled back',
    lead: 'Training happens in a data center, and the work happens in the store. In between come compression and acceptance.',
    steps: [
      {
        title: 'Pruning',
        text: 'Channels that do next to nothing go, and the rest is trained once more. The acceptance set says when to stop.',
      },
      {
        title: 'Quantization',
        text: '32-bit floats become 8-bit integers, a quarter of the size. Dim light and small distant figures suffer first, so they are tested separately.',
      },
      {
        title: 'Acceptance',
        text: 'On the same pictures, the new version must not miss more or raise more false alarms. The pictures come from stores that agreed in writing, never from customer recordings.',
      },
      {
        title: 'Staged updates',
        text: promises.algorithmRollout,
      },
      {
        title: 'Rollback',
        text: 'If the new version fails to start or keeps failing, the box goes back by itself. You can also roll back with one click, without a store visit.',
      },
    ],
    channels: {
      title: 'Four channels can run four algorithms',
      text: 'This works from firmware 6.2.0. A store with a kitchen could use these:',
      views: ['Door: counts people', 'Kitchen: checks masks', 'Register: sees it empty', 'Stockroom: sees intruders'],
    },
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
      ],
    },
    slips: {
      title: 'What it cannot do',
      items: [
        'Take more than four 1080p channels per box; add a box',
        'Make up for a blurred picture, wherever it is analyzed',
        'Record: a B1 cannot bring lost video back',
      ],
    },
    privacy: {
      title: 'Privacy',
      items: [
        'Counts and heat maps send numbers, never pictures',
        'You decide who sees the snapshots that need confirming',
        'None of the algorithms on this page recognizes faces',
      ],
    },
  },
  devices: {
    title: 'Devices that run AI themselves',
    lead: 'Add a box to the 1080p cameras you have, or choose cameras with built-in AI when you install new ones. More TOPS, the measure of computing power, means more pictures or algorithms at a time, not better accuracy.',
    all: 'See the edge box',
    more: 'Details',
    runs: 'What it runs',
    leaves: 'Sends',
    channels: (channels: number, tops: number) => `${channels} × 1080p, one algorithm each; ${tops}\u00a0TOPS`,
    slots: (slots: number, tops: number) => `Up to ${slots} algorithms on its own picture; ${tops}\u00a0TOPS`,
    builtIn: {k3: 'Counts in and out from above the door', 'fmix-d': 'Counts people, draws a heat map'},
    rows: [
      {model: 'b1', purpose: 'Adds algorithms to existing cameras', leaves: 'Results; snapshots to confirm'},
      {
        model: 'u8-d',
        purpose: 'Dome for indoor ceilings; the U8-T does the same outdoors',
        leaves: 'Results; snapshots to confirm',
      },
      {model: 'u9-d', purpose: 'Dome for high ceilings and large rooms', leaves: 'Results; snapshots to confirm'},
      {model: 'k3', purpose: 'You mount it over a normal store door', leaves: 'A few numbers a minute'},
      {
        model: 'fmix-d',
        purpose: 'Sees the whole store with a fisheye lens',
        leaves: 'Counts and a grid of dwell times',
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
        question: 'What if someone takes the box?',
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
