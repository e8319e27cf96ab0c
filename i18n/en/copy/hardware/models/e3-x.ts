import type {ModelCopy} from '@site/src/facts/modelCopy';

const copy = {
  meta: {
    title: 'E3-X turret camera',
    description:
      'E3-X is the everyday indoor turret: 4 megapixels, 104°, infrared 20 m, PoE at 7 W, aimed by hand and locked. Card days, upload and face range.',
  },
  alt: 'E3-X camera: white ball seated in a ring-shaped base, black face with an orange-ringed lens, one infrared light on each side and a small blue light below',
  line: 'The everyday turret for doors, registers and aisles: one cable, aimed by hand, then left alone.',
  overview: {
    title: 'If you are not sure which camera, hang an E3-X',
    blocks: [
      {
        title: 'Aim once, lock it, forget it',
        text: 'Turn the ball by hand, tighten its ring with one Allen screw, done. Without a motor there is no pivot to wear out. A broom or a changed light tube does not shift the frame, and comparing this week’s shelf with last week’s depends on exactly that.',
      },
      {
        title: 'One model across the chain',
        text: 'Entrance, aisle, register, dry store: same holes, same cable, same angle. When one fails, take the spare, screw it onto the three holes that are there, scan, and pick the old name. An area manager carries a single kind of spare for every store.',
      },
      {
        title: '3 Mbit/s makes budgeting easy',
        text: 'A 2560 × 1440 picture in a 3 Mbit/s main stream. A 256 GB card lasts about 7.9 days around the clock; a recorder takes three times the number of cameras; cloud recording wants 3.9 of upload each. Multiply, and you know what to order from the carrier.',
      },
      {
        title: 'Documented for whoever holds the ladder',
        text: 'The box contains a full-size drilling template: tape it up, drill three holes. Two people need about half an hour per camera. What each light means, which key to hold and what the last firmware changed is one scan of the label away.',
      },
    ],
    places: [
      'Inside the entrance, within 4 m of the door, looking at people coming in',
      'Behind and beside the register: hands, drawer, bags',
      'The end of an aisle, one camera for one or two of them',
      'Dry store, office, front desk',
    ],
    notFor: [
      'Rain or a water hose: the shell is not tight. Take E3-D-H',
      'Numbers for bonuses or conversion: an angled view misses people. Put K3 over the door',
      'Steering from the office chair: this one needs a hand and a ladder. Take P3-X-8',
      'A corner no cable reaches: it has no Wi-Fi. Take W3-E',
    ],
    uses: [
      {to: 'products.heatMapAnalysis', text: 'A locked angle makes before and after comparable'},
      {to: 'products.storeInspection.ai', text: 'The same still every day; gaps and mess are picked out for you'},
      {to: 'products.cashLostPrevention', text: 'On the countertop, so refunds and overrides show the hands'},
      {to: 'products.aiBox', text: 'Already hanging? Add a B1 and it gains an algorithm'},
    ],
  },
  drawing:
    'Base φ112, three M4 holes on φ80: drill with the template from the box. The tail goes up through φ25 or out of the side notch, with the rubber boot from the box over its connector.',
  survey: {
    lead: 'E3-X is hard to install wrong and easy to aim at the wrong thing, so hold up a phone at every spot first.',
    checks: [
      'Take a wide-angle phone picture from the spot; your subject should fill a third of it',
      'The entrance camera does not face a glass door, or faces arrive as silhouettes',
      'No corner, lampshade or tag within 20 cm of the ball: infrared would bounce back',
      'Imagine peak season: will banners and floor stacks at their tallest get in the way?',
      'Write each name on the plan, for example “aisle 3, east end”',
    ],
  },
  faq: [
    {
      question: 'How many for an 80-square-meter store?',
      answer:
        'Count what you want to watch, not the area. The entrance and the register are the minimum; add one per aisle if shelves are taller than people, one for the stockroom, one for the back door. Such a store mostly ends up with three to five.',
    },
    {
      question: 'How far away can I still tell who it is?',
      answer:
        'Up to 4 m there are 250 pixels per meter and a face is clear. Up to 8 m you know somebody familiar. Farther out you see actions only. So the camera for faces goes near the door, and the one for shelves may hang back.',
    },
    {
      question: 'It can draw a counting line. Why would I need a K3?',
      answer:
        'For busy hours and quiet ones, E3-X is good enough, and since firmware 6.2.1 it no longer loses people in the second when infrared comes on at dusk. For conversion, people hide one another from the side. Use K3.',
    },
    {
      question: 'What do I pay extra for over a W3-S?',
      answer:
        'Night and storage: 20 m of infrared against 10, 256 GB against 128, 4 megapixels against 3. What you give up is Wi-Fi. A small, low shop that closes early is well served by W3-S.',
    },
    {
      question: 'Who gets to see and hear it?',
      answer:
        'By default the store’s own account and the head-office roles you name. The microphone can be disabled camera by camera. A full card overwrites the oldest footage. If police or an insurer ask, someone with download rights exports the clip, and the log shows who and which.',
    },
    {
      question: 'The carrier needs two days to fix our line. Is that a problem?',
      answer:
        'Not for the footage, which goes on the card; two days is far from 7.9. You will miss alerts and remote viewing in the meantime. Stores with a recorder can plug in a monitor and play back on site.',
    },
  ],
  reading: [
    {title: 'E3-X manual, from drilling to going online', note: 'Manual', href: '/support/manuals/e3-x'},
    {title: 'What firmware 6.2.1 changed', note: 'News', href: '/news/product/e3-x-firmware-6-2-1'},
    {
      title: 'Offline: six steps to the broken part',
      note: 'Troubleshooting',
      href: '/support/troubleshooting/details/t0001',
    },
    {title: 'E3-D-H, for the damp spots', note: 'Device', href: '/products/hardware/cloud-camera/e3-d-h'},
  ],
  inquiry: {
    title: 'One camera for every store you run?',
    text: 'Give us the number of stores and what each must watch. We draw up a standard around E3-X with spares and bandwidth per store.',
  },
} satisfies ModelCopy;

export default copy;
