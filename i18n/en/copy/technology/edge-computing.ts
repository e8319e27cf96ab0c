import type zh from '@site/i18n/zh-CN/copy/technology/edge-computing';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Edge computing: work it out in the store',
    description:
      'What runs in the camera, what runs in the box and what needs the cloud, with the traffic that leaves the store computed from real device bitrates.',
  },
  banner: {
    title: 'Video is analyzed in the store; only results leave',
    text: 'Counting people, checking uniforms and drawing heat maps need no data center. Where the computing sits decides how much bandwidth you buy, what survives an outage, and who can see the picture.',
    alt: 'Illustration: the store with its cameras at the bottom, the edge box in the middle, the cloud on top; the streams get thinner from layer to layer',
    trial: 'Start free trial',
    more: 'See five tasks',
  },
  placement: {
    eyebrow: 'Where it runs',
    title: 'Where each task runs and what it sends',
    lead: 'The same picture, computed in different places. The last row is the counterexample: to watch live, video has to leave.',
    table: {caption: 'Five everyday tasks', columns: ['Task', 'Runs in', 'What is sent', 'If the internet goes down']},
    places: {camera: 'Camera', box: 'Edge box', cloud: 'Cloud'},
    tasks: {
      counting: {
        label: 'Count people at the door',
        leaves: 'One message a minute: how many in, out and inside. No picture.',
        cut: 'Counting goes on. The camera keeps the numbers and the report fills its own gap later.',
      },
      uniform: {
        label: 'Check uniforms and masks',
        leaves: 'One still of each breach, with time and position. No breach, nothing sent.',
        cut: 'Checks go on and results wait in the box. Alerts reach the manager once the connection is back.',
      },
      retrieval: {
        label: 'Find video by description',
        leaves: 'A line of description for each person or object. Video stays on the recorder until you open a hit.',
        cut: 'Descriptions are still written. From outside you cannot search the outage until they arrive.',
      },
      heatMap: {
        label: 'Draw a heat map',
        leaves: 'A grid every five minutes with seconds of stay in each cell. No person can be rebuilt from it.',
        cut: 'The grid keeps adding up in the camera. Today’s map is late, not lost.',
      },
      live: {
        label: 'Watch live from anywhere',
        leaves: 'The video itself. It has no smaller stand-in and flows for as long as you watch.',
        cut: 'No view from outside. The store keeps recording and you can play it back afterward.',
      },
    },
    wait: 'Loading the traffic estimate.',
  },
  hardware: {
    eyebrow: 'AI hardware design',
    title: 'A box for a wiring closet has to pass heat and power first',
    lead: 'A data-center graphics card draws hundreds of watts. A store closet has no air conditioning and often shares an outlet with a freezer, so the box is designed for the closet.',
    alt: 'The B1 edge box: cooling ribs on top, network and power sockets at the back',
    points: ({tops, watts, dayKwh, range}) => [
      {
        title: 'Chip',
        text: `The B1 has a neural processing unit: ${tops} TOPS in 8-bit integers. It runs models and cannot train them, which is why it does the job on so little power.`,
      },
      {
        title: 'Power',
        text: `${watts} W at full load, less than ${dayKwh.toFixed(2)} kWh a day. It takes 12 V DC, not PoE, so keep one outlet free in the closet.`,
      },
      {
        title: 'Heat',
        text: `Rated ${range}, meaning the air around the box. Leave 5 cm (2 in) on every side and never stack it on a recorder, whose heat gets there first.`,
      },
      {
        title: 'After a power outage',
        text: 'It starts by itself. A slow-blinking AI light means models are loading; within five minutes it is steady, with channels and counting lines as they were.',
      },
    ],
    table: {
      caption: 'Three devices that compute',
      columns: ['Model', 'Computing', 'Runs at once', 'Power, max.', 'Operating range'],
      slots: (count: number) => `its own picture, ${count} algorithms`,
      channels: (count: number) => `${count} × 1080p, one algorithm each`,
      temperature: (low: number, high: number) => `${low} to ${high} °C`.replaceAll('-', '−'),
      note: 'Figures are from the catalog. More TOPS does not mean more accurate; it means more pictures or more algorithms at the same time.',
    },
    more: 'B1 lights, sockets and firmware record',
    moreHref: '/support/model/b1',
  },
  media: {
    eyebrow: 'Audio and video processing',
    title: 'Make the picture small, then get it through a bad network',
    lead: 'Algorithms and managers both look at encoded video. If encoding is poor, nothing after it can be good.',
    diagram: {
      alt: 'Diagram: seven frames leave at even intervals, arrive unevenly, wait in a buffer and are played evenly again',
      sent: 'Sent: even',
      arrived: 'Arrived: uneven',
      played: 'Played: a bit later, even again',
    },
    points: [
      {
        title: 'H.265',
        text: 'Catalog bitrates assume H.265, which needs roughly half the traffic of H.264 for the same sharpness. The price: very old browsers cannot play it, so the cloud transcodes.',
      },
      {
        title: 'Denoising at night',
        text: 'An encoder mistakes noise in the dark for motion and spends bits on it. We remove noise before encoding and go easy on moving people, so that they do not smear.',
      },
      {
        title: 'Weak networks',
        text: 'Every camera gives two streams: main for recording in the store, sub for phones. When upstream runs short, sub-stream quality drops first, then frame rate; sound goes last.',
      },
      {
        title: 'Jitter buffer',
        text: 'Packets over 4G or mall Wi-Fi arrive in bursts. The player holds a few hundred milliseconds to smooth them. For two-way talk the buffer shrinks: a rare glitch beats talking over each other.',
      },
    ],
    table: {
      caption: 'One camera, four audiences',
      columns: ['Used for', 'Stream', 'What comes first'],
      rows: [
        {label: 'Recording in the store', cells: ['Main', 'Detail: you may need to see hands']},
        {label: 'Phone view', cells: ['Sub', 'No stalling, picture within two seconds']},
        {label: 'Analysis in the box', cells: ['1080p', 'Steady frame rate, so nobody jumps']},
        {label: 'Two-way talk', cells: ['Audio', 'Low delay, echo removed']},
      ],
      note: 'Two seconds is what we tune for, not a promise; stores on weak 4G wait longer.',
    },
    more: 'Find out why video stalls or drops',
    moreHref: '/support/troubleshooting/details/t0002',
  },
  models: {
    eyebrow: 'AI detection',
    title: 'How a model gets into the box, and out again if it fails',
    lead: 'Training happens in a data center and the work happens in the store. In between come compression, acceptance and a way back.',
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
        text: 'Channels that contribute next to nothing are removed and the rest is trained once more. The acceptance set says when to stop; smaller is not the goal.',
      },
      {
        title: 'Quantization',
        text: 'Weights go from 32-bit floats to 8-bit integers: a quarter of the size. Dim light and small distant figures suffer first, so both have test pictures of their own.',
      },
      {
        title: 'Acceptance',
        text: 'Old and new versions run on the same pictures. The new one ships only if it misses no more and raises no more false alarms. Test pictures come from stores that agreed to it in writing, never from customer recordings.',
      },
      {
        title: 'Staged updates',
        text: 'A few pilot boxes first, the rest days later. You can pin a version or allow updates after closing only. The box fetches updates itself over TCP 443 and checks the signature before installing.',
      },
      {
        title: 'Rollback',
        text: 'The previous version stays on the box. If the new one fails to start or keeps failing, the box goes back by itself; a manual rollback is one click, no store visit.',
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
    lead: 'Three lists for IT and legal to read together before you sign.',
    holds: {
      title: 'Does',
      items: [
        'Counts and checks through an outage and keeps the results',
        'Leaves upload bandwidth free for registers and orders',
        'Keeps video on the card, the recorder and the store network',
        'Fails store by store, never everywhere at once',
      ],
    },
    slips: {
      title: 'Cannot',
      items: [
        'Take more than four 1080p channels per box; add a box',
        'Compare three hundred stores: that is a job for the cloud',
        'Rescue a blurred picture, wherever it is computed',
        'Record: a B1 cannot bring lost video back',
      ],
    },
    privacy: {
      title: 'Privacy',
      items: [
        'Counts and heat maps send numbers, never pictures',
        'You decide how long breach stills stay and who sees them',
        'None of the algorithms on this page recognizes faces',
        'Nothing here needs a whole day of video to leave the store',
      ],
    },
  },
  devices: {
    title: 'Devices that do their own computing',
    lead: 'Add a box to the 1080p cameras you have, or choose cameras that compute when you install new ones.',
    all: 'See the edge box',
    more: 'Details',
    place: 'Runs in',
    leaves: 'Sends',
    rows: [
      {
        model: 'b1',
        purpose: 'Adds algorithms to existing cameras',
        place: 'the box',
        leaves: 'results and breach stills',
      },
      {
        model: 'u9-d',
        purpose: 'Runs several algorithms at once',
        place: 'the camera',
        leaves: 'results; video on request',
      },
      {model: 'k3', purpose: 'Counts from above the door', place: 'the camera', leaves: 'a few numbers a minute'},
      {
        model: 'fmix-d',
        purpose: 'Sees stay and paths in the whole room',
        place: 'the camera',
        leaves: 'grids and track points',
      },
    ],
  },
  questions: {
    title: 'What IT teams ask',
    faq: [
      {
        question: 'Which ports does the box need?',
        answer:
          'Outbound only: TCP 443 and 8883, UDP 53 and 123. No inbound rule and no public address. Inside the store the box pulls video from cameras over TCP 554.',
      },
      {
        question: 'If we are offline for three days, is data lost?',
        answer:
          'Numbers and results wait in the device and are sent in order. Stills take space, so the oldest go first when it runs out: after a long outage some old stills may be missing, but no counts.',
      },
      {
        question: 'Can we stay off the cloud altogether?',
        answer:
          'Recordings can stay in the store for good. Reports, alerts and comparisons between stores need the results. If even results may not leave your network, talk to us about a private setup first; that is a project, not a purchase.',
      },
      {
        question: 'Does an update interrupt business?',
        answer:
          'The channel being loaded pauses for a few minutes and the others go on. Updates run after closing by default, or only when you click if you pin versions.',
      },
      {
        question: 'Will the box take cameras of other brands?',
        answer:
          'Yes, if they deliver 1080p over RTSP or ONVIF. Uncorrected fisheye pictures and encrypted private streams will not work; send us the model and we check first.',
      },
      {
        question: 'What if somebody walks off with the box?',
        answer:
          'It does not record; at most it holds stills and short clips that belong to alerts. Once you revoke its key it cannot sign in. The moment it goes offline, the manager and head office are told.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'How devices come in', note: 'Access layer', href: '/paas/access-layer'},
      {
        title: 'Camera shows offline, step by step',
        note: 'Troubleshooting',
        href: '/support/troubleshooting/details/t0001',
      },
      {
        title: 'Heat maps before and after a new layout',
        note: 'Product news',
        href: '/news/product/heat-map-before-after',
      },
    ],
  },
  inquiry: {
    title: 'Send us your camera list',
    text: 'We mark the channels you can use, the boxes you need and the upstream to order.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
