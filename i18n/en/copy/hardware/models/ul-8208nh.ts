import type {ModelCopy} from '@site/src/facts/modelCopy';

const copy = {
  meta: {
    title: 'UL-8208NH 8-channel PoE recorder',
    description:
      'UL-8208NH powers and records eight cameras from one box: 8 PoE ports, one cable each, no switch to buy. Retention, power figures and survey sheet.',
  },
  alt: 'UL-8208NH recorder: small dark gray metal box with a row of vents on top, black front in a white frame with a round power key and three colored lights at left, two USB ports, and a perforated disk door at right',
  line: 'Power and recording for a small store in one box: plug each camera’s cable into the back and it is on, online and on disk.',
  overview: {
    title: 'One box and eight cables: that is the whole small-store system',
    blocks: [
      {
        title: 'No switch, no eight power bricks',
        text: 'Cameras need power and a network, which usually means one more PoE switch in a tight cabinet. UL-8208NH brings eight PoE ports of its own. Camera at one end, recorder at the other, and the channel turns up by search. Two more cables remain: internet and mains.',
      },
      {
        title: 'Door, register, shelves, back room',
        text: 'A typical convenience store: one K3 over the door, E3-X at the register, on two shelf rows, the coolers and the back room. Six cameras make 17 Mbit/s, and 6 TB covers 31 days. Two ports stay free for the back door and the pickup shelf.',
      },
      {
        title: 'Eight ports share 90 W',
        text: 'Each port is 802.3af, and 90 of the 110 W at most go to the eight of them. Add up the cameras, multiply by 1.2 and stay within 90: eight E3-T-H take 72 W, times 1.2 about 86. P3-X-8, U8-T, U9-D and a full set of eight U8-D need a PoE switch or 12 V.',
      },
      {
        title: 'Easy to trace, easy to replace',
        text: 'If a channel goes dark, look at its port on the back and move the plug one over: in ten seconds you know whether it is port, cable or camera. To replace the recorder, move the disk into another UL-8208NH and old video still plays.',
      },
    ],
    places: [
      'Convenience, tea and drug stores with three to eight cameras',
      'Stores with no closet, just a shelf under the register',
      'Openings where the installer has half a day',
      'A 260 × 230 mm patch of counter beside an outlet',
    ],
    notFor: [
      'Nine cameras or more within two years: channels end at eight. Take UL-7016NH-H1',
      'A PoE switch with ports to spare: these would sit idle. Choose UL-7016NH-H1',
      'Large floors from 17 channels: UL-8232NH with two disks',
      'Mostly P3-X-8 or U9-D, 13 to 16 W each: an 802.3at switch and UL-7016NH-H1',
    ],
    uses: [
      {to: 'products.cloudCamera', text: 'Pick models that run on one cable; plugged in is recording'},
      {to: 'products.xundiantong', text: 'The owner checks eight channels by phone and replays one'},
      {to: 'products.cashLostPrevention', text: 'Register video beside the receipt when the drawer is off'},
    ],
  },
  drawing:
    'Four feet, 206 × 176 mm apart. PoE ports, uplink, HDMI and VGA are all on the back; keep 9 cm behind it or the cabinet will push the cables over.',
  survey: {
    lead: 'Surveying this box means surveying eight cables: the route, the length, and which port each ends in.',
    checks: [
      'Sketch the store, number the spots 1 to 8, match them to the ports',
      'Add up the watts of all cameras at their maximum, infrared on',
      'Cabinet breathes with the door shut, away from warmers and ice-cream machines',
      'A single cable from router to recorder, no camera wired around it',
      'A monitor at the register or not, and where its HDMI cable runs',
    ],
  },
  faq: [
    {
      question: 'Can I add a ninth camera?',
      answer:
        'No. It has eight channels, and a switch behind it does not add any. With six or seven cameras and plans for more, start with the 16-channel UL-7016NH-H1 and a PoE switch rather than replace everything in a year.',
    },
    {
      question: 'With all eight ports in use, is there enough power?',
      answer:
        'For E3-X, E3-D-H, E3-T-H and K3, which take 7 to 9 W: yes, within the 90 W the ports share. Do not power a P3-X-8, U8-T or U9-D from here; use a PoE switch or 12 V. Stop at six U8-D: eight need 105.6 W with the reserve and restart together when infrared comes on.',
    },
    {
      question: 'Can it record a W3-E on Wi-Fi?',
      answer:
        'Yes. Both join the same router and subnet, then you add it by search. It uses a channel but no PoE port, so seven cables and one W3-E also make a full house.',
    },
    {
      question: '6 or 8 TB: how many days apart?',
      answer:
        'For eight E3-X around the clock, plan 22 days with 6 TB and 29 with 8 TB. Four of them get about 58 days on 8 TB. There is one bay: going larger later means swapping the disk and exporting what you need first.',
    },
    {
      question: 'If it loses power, what do the cameras do?',
      answer:
        'They go off with it and start again with it, a few minutes without pictures. TF cards do not help, since the cameras have no power either. Change disks after closing, and use a UPS if those minutes matter.',
    },
    {
      question: 'Does it record offline, and what does staff see?',
      answer:
        'It records and plays back in the store; only your phone has to wait. A monitor would show live video to anyone nearby, so leave it logged out and ask for a password. The owner’s account ticks who sees which channel.',
    },
  ],
  reading: [
    {
      title: 'HDD light is amber: deal with it today',
      note: 'Troubleshooting',
      href: '/support/troubleshooting/details/t0102',
    },
    {
      title: 'Camera offline: begin at the port on the back',
      note: 'Troubleshooting',
      href: '/support/troubleshooting/details/t0001',
    },
    {title: 'Enter cameras, get disk and days', note: 'Choosing', href: '/products/cloud-video-recorder'},
  ],
  inquiry: {
    title: 'Draw us your eight spots',
    text: 'A rough floor sketch will do. You get a camera for each spot, its port and watts, and the answer to 6 or 8 TB.',
  },
} satisfies ModelCopy;

export default copy;
