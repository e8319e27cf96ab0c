import type zh from '@site/i18n/zh-CN/copy/products/ai-box';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Edge box B1',
    description:
      'Keep your cameras and add algorithms. One B1 takes four 1080p channels over ONVIF or RTSP. See which cameras work and how many boxes you need.',
  },
  banner: {title: 'Edge box B1', text: 'Cameras stay, the recorder stays. Add one box and start counting.'},
  figures: {
    title: 'Your cameras are fine. They just cannot count.',
    lead: 'The picture is good enough; the algorithm is missing. Replacing every camera means closed hours, drilling and new cable. B1 plugs into the same switch and takes a stream on the side. Recording does not miss a second.',
    channels: {
      unit: 'channels of 1080p',
      meaning: 'analyzed at the same time by one box',
      note: 'each with its own algorithm if you like',
    },
    power: {unit: 'W', meaning: 'at full load', note: (kwh: string) => `Left on all month, about ${kwh} kWh at most`},
    compute: {unit: 'TOPS', meaning: 'of compute inside', note: 'Video is analyzed in the store, not uploaded'},
  },
  wiring: {
    eyebrow: 'How it goes in',
    title: 'One network cable, one adapter, nothing else moves',
    lead: 'The box has to sit in the same subnet as the cameras. Put it in the cabinet with 5 cm (2 in) of air around it.',
    points: [
      {
        title: 'Plug in',
        text: 'Network cable to the switch the cameras use, and the 12 V adapter from the carton. PWR green and NET blue: it is online.',
      },
      {
        title: 'Claim',
        text: 'Scan the code on the bottom, pick the store. The box lists the cameras it finds; check the ones you want and enter their password.',
      },
      {
        title: 'Draw',
        text: 'Draw a counting line or an area on the picture and choose the algorithm. AI steady blue: numbers are coming.',
      },
    ],
    diagram: {
      alt: 'Wiring: four existing cameras connect to the store switch, the recorder keeps recording, B1 joins the same switch, takes 1080p streams and sends only results to the cloud',
      store: 'In the store, as it was',
      switch: 'Switch',
      recorder: 'Your recorder',
      box: 'B1',
      cloud: 'Cloud',
      asBefore: 'Records as before',
      stream: '1080p',
      results: 'Results only',
    },
  },
  works: {
    eyebrow: 'Will it work',
    title: 'Find your cameras in the list',
    lead: 'The brand does not matter. Two things do: can the picture be taken out, and is it sharp enough.',
    table: {
      caption: 'Existing cameras',
      columns: ['Your camera', 'Works?', 'Do this first'],
      rows: [
        {
          label: 'Network camera, 2 megapixels (1080p)',
          cells: ['Yes, directly', 'Find user name and password; make sure ONVIF or RTSP is on'],
        },
        {
          label: 'Network camera, 4 or 8 megapixels',
          cells: [
            'Yes, from its 1080p stream',
            'Add a 1920 × 1080 stream in the camera; the main stream goes on recording',
          ],
        },
        {
          label: 'Network camera, 720p',
          cells: ['Depends', 'Fine for heads and lines; too coarse for uniforms and small objects'],
        },
        {
          label: 'Analog camera on coax',
          cells: ['Through its recorder', 'The recorder has to pass the channel on by RTSP'],
        },
        {
          label: 'Home camera locked to its app',
          cells: ['No', 'No ONVIF, no RTSP: replace it, or put an AI camera over the door'],
        },
        {
          label: 'Too high, or facing a glass door',
          cells: ['Connects, but counts badly', 'Move the camera first, then talk about algorithms'],
        },
      ],
      note: 'Not sure? A photo of the camera’s label and a daytime screenshot are enough to tell.',
    },
  },
  checker: {
    eyebrow: 'Count the boxes',
    title: 'How many boxes you need',
    lead: 'Enter the cameras you want analyzed, not every camera in the store.',
    rules: {
      title: 'The rule',
      items: [
        {
          name: 'Boxes',
          formula: 'cameras that can be connected ÷ 4, rounded up',
          why: 'One camera takes one channel. A camera above 1080p takes one as well, because the box uses its 1080p stream.',
        },
        {
          name: 'Upstream',
          formula: 'next to nothing extra',
          why: 'Video stays on the store network, at each camera’s 1080p bitrate. A 100 Mbit/s switch is enough.',
        },
      ],
    },
  },
  algorithms: {
    title: 'Four channels, four jobs',
    lead: 'One counts the door, one watches the line at the register, two check the kitchen. Algorithms come from the cloud; changing one needs no visit.',
    alt: 'A box in the store analyzes video on site and sends only results to the cloud',
    facts: [
      {
        term: 'Door',
        text: 'In, out and inside. A slanted camera can count too, though people hide each other in a crowd.',
      },
      {term: 'Sales floor', text: 'Where people stand, for how long, and whether anyone stops at a shelf.'},
      {
        term: 'Kitchen and register',
        text: 'No cap, no mask, nobody at the station, a line too long: the store manager gets one snapshot.',
      },
      {term: 'At night', text: 'Rodents and intruders after closing. By day the channel can run something else.'},
    ],
    links: ['People counting', 'Heat maps', 'AI inspection', 'Rodent detection'],
  },
  limits: {
    title: 'What the box cannot fix',
    lead: 'Many problems are in the camera, and a box does not make them go away.',
    items: [
      {
        limit: 'It does not record',
        instead:
          'Video is on the camera’s card or the recorder. Look there, and see our recorders if you need to keep more.',
      },
      {
        limit: 'It does not turn a bad picture into a good one',
        instead:
          'Backlight, fog, grease on the lens: wipe, move or light it first. If people are specks, do not expect much.',
      },
      {
        limit: 'Four channels, never five',
        instead:
          'Taking turns does not work either; whoever passes in between is missed. The fifth camera needs a second box.',
      },
      {
        limit: 'It does not power cameras',
        instead: 'There is no PoE on the box. Power your cameras the way you do now.',
      },
      {
        limit: 'Before you judge staff by it, tell them',
        instead:
          'Write down what is watched and what is not, how long snapshots stay and who may see them. By default it knows actions and clothing, not faces.',
      },
    ],
  },
  questions: {
    title: 'Questions before deciding',
    faq: [
      {
        question: 'Does it work when the internet is down?',
        answer:
          'Yes. Analysis happens in the box and results wait there until the connection is back. Until then, head office sees nothing new, and snapshot alerts go out late.',
      },
      {
        question: 'Is video uploaded?',
        answer:
          'Not as footage. Numbers are, and the one snapshot that belongs to an alert. Snapshots can be turned off, or kept in the box for the manager to see on site.',
      },
      {
        question: 'Will it slow down the old recorder?',
        answer:
          'No. The box asks the cameras directly. Only analog channels come through the recorder; check how many it can pass on.',
      },
      {
        question: 'What does the firewall need?',
        answer:
          'No inbound port at all. Outbound 443 and 8883 plus DNS and time, and inside the store the box has to reach port 554 on the cameras. If cameras and registers are on separate networks, ask IT to allow this one address.',
      },
      {
        question: 'A camera got a new IP address. Set it up again?',
        answer:
          'From firmware 6.1.1 the box finds it by itself. If the camera’s password changed, enter it again in the app; the box cannot guess it, and should not.',
      },
      {
        question: 'When I replace the cameras, is the box wasted?',
        answer:
          'No. Point it at the new ones or take it to the next store: hold reset for 8 seconds to clear it, scan, and claim it again.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'B1: three lights, reset and channels', note: 'Model', href: '/support/model/b1'},
      {title: 'Offline: what to check first', note: 'Troubleshooting', href: '/support/troubleshooting/details/t0001'},
      {title: 'Edge computing: why in the store', note: 'Technology', href: '/technology/edge-computing'},
      {title: 'AI cameras that count in the housing', note: 'Product', href: '/products/cloud-ai-camera'},
      {title: 'Algorithms you can load', note: 'Algorithms', href: '/algorithm-mall'},
    ],
  },
  device: {title: 'All specs, drawing and downloads of B1', note: 'Device'},
  inquiry: {
    title: 'Send us your camera list',
    text: 'Model, number, position. We mark which ones connect and how many boxes that takes.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
