import type zh from '@site/i18n/zh-CN/copy/products/ai-box';
import {promises} from '@site/i18n/en/copy/promises';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Edge box B1: add AI to the cameras you own',
    description:
      'Keep your cameras and add AI. One B1 analyzes four 1080p channels over ONVIF or RTSP. See which of your cameras work and how many boxes you need.',
  },
  banner: {
    title: 'Edge box B1',
    text: 'Keep your cameras and recorder where they are, add one box, and they start counting people and checking rules.',
  },
  manual: {text: 'Read the manual', href: '/support/manuals/b1'},
  figures: {
    title: 'One small box analyzes four channels',
    lead: 'Allow ten minutes for the box and ten more per camera. The B1 plugs into your switch, without closing, drilling or cabling.',
    channels: {
      unit: 'channels of 1080p',
      meaning: 'analyzed at the same time by one box',
      note: 'one algorithm on each',
    },
    power: {
      unit: 'W',
      meaning: 'at full load',
      note: (kwh: string) => `Running all month, about ${kwh}\u00a0kWh at most`,
    },
    compute: {
      unit: 'TOPS',
      meaning: 'of computing power',
      note: 'for four channels',
    },
    weight: {
      unit: (pounds: string) => `g (${pounds}\u00a0lb)`,
      meaning: 'in weight, no fan',
      note: (size: string) => `${size}\u00a0mm`,
    },
  },
  seen: {
    title: 'The cameras you own start sending alerts',
    events: {
      smoking: {
        title: 'Smoking at the back door',
        text: 'It takes a hand at the mouth and smoke beside it. Drinking looks much the same, so a person confirms.',
      },
      'mask-missing': {
        title: 'A cook without a mask',
        text: 'The cook in front wears no mask. Profiles and lowered heads are skipped until a face turns.',
      },
      'forklift-person': {
        title: 'Someone steps in front of a forklift',
        text: 'The forklift moves, and a person walks right past its forks. Pick a camera that looks down from high up.',
      },
    },
  },
  wiring: {
    title: 'One network cable and one power adapter',
    lead: 'Put it on the cameras’ subnet, in a cabinet with 5\u00a0cm (2\u00a0in) of air on every side.',
    points: [
      {
        title: 'Plug in',
        text: 'Run a network cable to the switch your cameras use and connect the 12\u00a0V adapter from the carton. PWR green and NET blue mean it is online.',
      },
      {
        title: 'Add it to your account',
        text: 'Scan the code on the bottom and pick the store. The box lists the cameras it finds. Check the ones you want and enter their password.',
      },
      {
        title: 'Draw the lines',
        text: 'Draw a line or an area on the picture and choose the algorithm. When AI is steady blue, numbers are coming.',
      },
    ],
    diagram: {
      alt: 'Wiring: four existing cameras and the recorder connect to the store switch and record as before. The new B1 joins the same switch with one network cable and has a 12\u00a0V adapter. It analyzes 1080p streams, and results go back along that cable, through switch and router, to the cloud',
      store: 'In the store',
      cameras: 'Your cameras',
      switch: 'Switch',
      router: 'Router',
      recorder: 'Your recorder',
      asBefore: 'Records as before',
      box: 'B1',
      isNew: 'New',
      stream: 'Analyzes 1080p',
      power: '12\u00a0V adapter',
      cloud: 'Cloud',
      results: 'Gets results',
      oldCable: 'Existing cable',
      newCable: 'New cable',
      data: 'Results',
    },
  },
  works: {
    title: 'Check your cameras against the list',
    lead: 'Any brand works if the box can get the picture and the picture is sharp enough.',
    table: {
      columns: ['Your camera', 'Does it work?', 'Do this first'],
      rows: [
        {
          label: 'Network camera, 2 megapixels (1080p)',
          cells: [{mark: 'yes', text: 'Yes'}, 'Have its password, and turn on ONVIF or RTSP'],
        },
        {
          label: 'Network camera, 4 or 8 megapixels',
          cells: [{mark: 'yes', text: 'Yes'}, 'Add a 1920 × 1080 stream; recording goes on'],
        },
        {
          label: 'Network camera, 720p',
          cells: [{mark: 'part', text: 'It depends'}, 'Good for counting and lines, too coarse for uniforms'],
        },
        {
          label: 'Analog camera on coax',
          cells: [{mark: 'part', text: 'It depends'}, 'Its recorder has to pass the channel on over RTSP'],
        },
        {
          label: 'Home camera locked to its app',
          cells: [{mark: 'no', text: 'No'}, 'No picture to take. Replace it, or put an AI camera over the door'],
        },
        {
          label: 'Mounted too high, or facing a glass door',
          cells: [{mark: 'part', text: 'Not well'}, 'It counts poorly until you move it'],
        },
      ],
      note: 'Not sure? Send us a photo of the camera’s label and a daytime screenshot, and we can tell.',
    },
  },
  checker: {
    title: 'How many boxes do you need?',
    lead: 'Enter only the cameras you want analyzed, and leave out the others.',
    rules: {
      title: 'How we work it out',
      items: [
        {
          name: 'Boxes',
          formula: 'cameras that can connect ÷ 4, rounded up',
          why: 'One camera takes one channel. A camera above 1080p takes one as well, because the box uses its 1080p stream.',
        },
        {
          name: 'Upload',
          formula: 'next to nothing extra',
          why: 'Video stays on the store network, at each camera’s 1080p bitrate. A 100\u00a0Mbit/s switch is enough.',
        },
      ],
    },
  },
  algorithms: {
    title: 'Four channels can do four different jobs',
    lead: 'For example, like this. Algorithms come from the cloud; changing one takes no visit.',
    cable: 'Four streams, one cable',
    facts: [
      {
        term: 'Channel 1, door',
        text: 'Counts people in, out and inside. An angled camera counts too, but misses some in a crowd.',
        link: 'People counting',
      },
      {
        term: 'Channel 2, sales floor',
        text: 'Shows where people stand and for how long. Compare a week before and after a move.',
        link: 'Heat maps',
      },
      {
        term: 'Channel 3, register',
        text: 'Counts the line and its longest wait. When it is too long, a snapshot says to open another register.',
        link: 'Customer behavior',
      },
      {
        term: 'Channel 4, kitchen',
        text: 'Looks for rodents after closing, by infrared. By day it can look for missing chef’s caps instead.',
        link: 'Rodent detection',
      },
    ],
  },
  limits: {
    title: 'What the box cannot do, and what to settle first',
    lead: 'No box makes up for a poor camera. The last point is about your people.',
    items: [
      {
        limit: 'It does not record',
        instead:
          'Video is on the camera’s card or the recorder. Check there first, and look at our recorders if you need to keep more.',
      },
      {
        limit: 'It cannot fix a bad picture',
        instead:
          'Backlight, fog or grease on the lens has to be fixed first by wiping, moving the camera or adding light. If people are specks in the picture, results will be poor.',
      },
      {
        limit: 'It takes four channels, never a fifth',
        instead:
          'Taking turns among five cameras does not work, because anyone who passes in between is missed. A fifth camera needs a second box.',
      },
      {
        limit: 'It does not power cameras',
        instead: 'The box has no PoE ports. Power your cameras the way you do now.',
      },
      {
        limit: 'Tell staff before you use it to review their work',
        instead:
          'Put in writing what is watched and what is not, how long snapshots are kept and who may see them. By default the box recognizes actions and clothing and no faces.',
      },
    ],
  },
  questions: {
    title: 'Questions before you buy',
    faq: [
      {
        question: 'Does it work when the internet is down?',
        answer:
          'Yes. Analysis runs in the box, and results wait there until the connection is back. In the meantime head office sees nothing new, and snapshot alerts go out late.',
      },
      {
        question: 'Is video uploaded?',
        answer: `The box sends no video. ${promises.findingStill} ${promises.stillsOptional}`,
      },
      {
        question: 'Will it slow down the old recorder?',
        answer:
          'No. The box normally pulls video directly from the cameras. Analog channels come through the recorder, so check how many streams it can pass on. Tagging old footage for search reads from the recorder too, usually at night.',
      },
      {
        question: 'What do we have to open in the firewall?',
        answer:
          'No inbound ports. The box needs outbound 443 and 8883 plus DNS and time, and inside the store it has to reach port 554 on the cameras. If cameras and registers are on separate networks, ask IT to allow this one address.',
      },
      {
        question: 'A camera got a new IP address. Do I have to set it up again?',
        answer:
          'No. From firmware 6.1.1 on, the box finds the camera by itself. If the camera’s password changed, enter the new one in the app, because the box cannot know it.',
      },
      {
        question: 'If I replace the cameras later, is the box wasted?',
        answer:
          'No. Point it at the new cameras, or take it to your next store: select Devices → B1 → Settings → Move to another store. No reset is needed.',
      },
      {
        question: 'How do I know the results are right?',
        answer:
          'Start with one channel for two weeks. Note how many alerts were right, how many were false and what was missed; for people counts, recount 200 passages in two periods by hand. Then decide about the other channels.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'B1: three lights, reset and channels', note: 'Model', href: '/support/model/b1'},
      {
        title: 'Device offline: what to check first',
        note: 'Troubleshooting',
        href: '/support/troubleshooting/details/t0001',
      },
      {title: 'Edge computing: why AI runs in the store', note: 'Technology', href: '/technology/edge-computing'},
      {title: 'AI cameras with counting built in', note: 'Product', href: '/products/cloud-ai-camera'},
      {title: 'Algorithms you can load', note: 'Algorithms', href: '/algorithm-mall'},
    ],
  },
  device: {title: 'All specs, drawings and downloads for the B1', note: 'Device'},
  inquiry: {
    title: 'Send us your camera list',
    text: 'List the models, how many of each and where they are. We mark which ones connect and how many boxes you need.',
    trial: 'Start free trial',
    contact: 'Send your list',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
