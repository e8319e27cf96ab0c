import type {ModelCopy} from '@site/src/facts/modelCopy';

const copy = {
  meta: {
    title: 'UL-8208NH 8-channel PoE recorder',
    description:
      'The UL-8208NH powers and records eight cameras from one box: 8 PoE ports, one cable each and no switch to buy. Retention, power and survey sheet.',
  },
  alt: 'UL-8208NH recorder: small dark gray metal box with a row of vents on top, black front in a white frame with a round power key and four status lights at left, two of them lit, two USB ports, and a perforated disk door at right',
  line: 'Power and recording for up to eight cameras in one box. Plug each camera’s cable into the back, and the camera is powered, online and recording.',
  overview: {
    title: 'One box and eight cables make a complete store system',
    blocks: [
      {
        title: 'No switch and no row of power adapters',
        text: 'Cameras need power and a network, which usually means one more PoE switch in a tight cabinet. The UL-8208NH has eight PoE ports of its own. Connect the camera at one end and the recorder at the other, and search finds the channel. Only two more cables remain, internet and power.',
      },
      {
        title: 'A typical store: door, register, shelves, back room',
        text: 'In a typical convenience store, one K3 goes over the door and E3-X cover the register, two shelf rows, the coolers and the back room. Six cameras make 17\u00a0Mbit/s, and 6\u00a0TB covers 31 days. Two ports stay free for the back door and the pickup shelf.',
      },
      {
        title: 'Eight ports share 90\u00a0W',
        text: 'Each port is 802.3af, and at most 90 of the 110\u00a0W go to the eight of them. Add up the cameras, multiply by 1.2 and stay within 90: eight E3-T-H take 72\u00a0W, times 1.2 about 86. The P3-X-8 and U9-D draw more than one port delivers, and eight U8-D or U8-T draw more than 90\u00a0W. Those need a PoE switch or 12\u00a0V.',
      },
      {
        title: 'Easy to troubleshoot and replace',
        text: 'If a channel goes dark, look at its port on the back and move the plug one over. In ten seconds you know whether it is the port, the cable or the camera. To replace the recorder, move the disk into another UL-8208NH, and the old video still plays.',
      },
    ],
    places: [
      'Convenience stores, tea shops and drugstores with three to eight cameras',
      'Stores with no equipment closet, just a shelf under the register',
      'Openings where the installer has half a day',
      'A 260 × 230\u00a0mm (10.2 × 9.1\u00a0in) patch of counter next to an outlet',
    ],
    notFor: [
      'Nine cameras or more within two years: channels end at eight. Choose the UL-7016NH-H1',
      'A PoE switch with ports to spare: these ports would go unused. Choose the UL-7016NH-H1',
      'Large floors from 17 channels: choose the UL-8232NH with two disks',
      'Mostly P3-X-8 or U9-D, 13 to 16\u00a0W each: use an 802.3at switch and a UL-7016NH-H1',
    ],
    uses: [
      {to: 'products.cloudCamera', text: 'Pick models that run on one cable; once plugged in, they record'},
      {to: 'products.xundiantong', text: 'The owner checks eight channels by phone and replays one'},
      {to: 'products.cashLostPrevention', text: 'Register video next to the receipt when the drawer is off'},
    ],
  },
  drawing:
    'Its four feet are 206 × 176\u00a0mm (8.1 × 6.9\u00a0in) apart. PoE ports, network port, HDMI and VGA are all on the back; keep 9\u00a0cm (3.5\u00a0in) behind it so the cabinet does not bend the cables.',
  survey: {
    lead: 'For this box, survey the eight cables: the route, the length, and which port each ends in.',
    checks: [
      'Sketch the store, number the spots 1 to 8, match them to the ports',
      'Add up the watts of all cameras at their maximum, infrared on',
      'Cabinet has ventilation with the door shut, away from warmers and ice-cream machines',
      'A single cable from router to recorder, no camera wired around it',
      'Monitor at the register or not, and where its HDMI cable runs',
    ],
  },
  faq: [
    {
      question: 'Can I add a ninth camera?',
      answer:
        'No. It has eight channels, and a switch behind it does not add any. If you have six or seven cameras and plan for more, start with the 16-channel UL-7016NH-H1 and a PoE switch so that you do not replace everything in a year.',
    },
    {
      question: 'Is there enough power with all eight ports in use?',
      answer:
        'For E3-X, E3-D-H, E3-T-H and K3, which take 7 to 9\u00a0W, yes, within the 90\u00a0W the ports share. Do not power a P3-X-8 or U9-D from here: they draw more than the 12.95\u00a0W a port delivers, so use an 802.3at switch or 12\u00a0V. Stop at six U8-D or U8-T: eight U8-D need 105.6\u00a0W with the reserve of 1.2 times and restart together when infrared comes on.',
    },
    {
      question: 'Can it record a W3-E on Wi-Fi?',
      answer:
        'Yes. Both join the same router and subnet, then you add it by search. It uses a channel but no PoE port, so seven cables plus one W3-E also use all eight channels.',
    },
    {
      question: 'How many more days do I get with 8\u00a0TB than with 6\u00a0TB?',
      answer:
        'For eight E3-X around the clock, plan on 22 days with 6\u00a0TB and 29 with 8\u00a0TB. Four of them get about 58 days on 8\u00a0TB. There is one bay, so going larger later means swapping the disk and exporting what you need first.',
    },
    {
      question: 'If it loses power, what happens to the cameras?',
      answer:
        'They turn off with it and start again with it, with a few minutes of no picture. TF cards (microSD) do not help, since the cameras have no power either. Change disks after closing, and use a UPS if those minutes matter.',
    },
    {
      question: 'Does it record offline, and what can staff see?',
      answer:
        'It records and plays back in the store; only your phone has to wait. A monitor would show live video to anyone nearby, so leave it signed out and require a password. The owner’s account decides who sees which channel.',
    },
  ],
  reading: [
    {
      title: 'HDD light is amber: deal with it today',
      note: 'Troubleshooting',
      href: '/support/troubleshooting/details/t0102',
    },
    {title: 'Enter cameras, get disk and days', note: 'Choosing', href: '/products/cloud-video-recorder'},
  ],
  inquiry: {
    title: 'Sketch your eight camera spots',
    text: 'A rough floor sketch is enough. You get a camera for each spot, its port and watts, and the answer to 6 or 8\u00a0TB.',
  },
} satisfies ModelCopy;

export default copy;
