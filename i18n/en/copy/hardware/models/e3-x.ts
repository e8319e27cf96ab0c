import type {ModelCopy} from '@site/src/facts/modelCopy';

const copy = {
  meta: {
    title: 'E3-X indoor turret camera for stores',
    description:
      'The E3-X is an everyday 4-megapixel indoor turret: 104° view, 20\u00a0m (66\u00a0ft) infrared, PoE at 7\u00a0W, aimed by hand. See card days, upload and face range.',
  },
  alt: 'E3-X camera: white ball seated in a ring-shaped base, black face with an orange-ringed lens, one infrared light on each side and a small blue light below',
  line: 'The everyday turret for doors, registers and aisles. One cable, aimed once by hand, and it stays where you point it.',
  overview: {
    title: 'If you are not sure which camera, start with an E3-X',
    blocks: [
      {
        title: 'Aim it once and lock it',
        text: 'Turn the ball by hand and tighten the ring with one Allen screw. With no motor, there is no pivot to wear out, and a broom or a new light tube will not shift the frame. That matters when you compare this week’s shelf with last week’s.',
      },
      {
        title: 'One model across the whole chain',
        text: 'Entrance, aisle, register and dry storage use the same holes, the same cable and the same angle. If one fails, screw the spare onto the three existing holes, scan the code and pick the old name. An area manager carries a single kind of spare for every store.',
      },
      {
        title: 'A 3\u00a0Mbit/s stream keeps budgeting easy',
        text: 'A 2560 × 1440 picture takes a 3\u00a0Mbit/s main stream. A 256\u00a0GB card lasts about 7.9 days around the clock, a recorder takes in 3\u00a0Mbit/s for each camera, and cloud recording needs 3.9\u00a0Mbit/s of upload each. Multiply by your cameras, and you know what to order from the carrier.',
      },
      {
        title: 'Documented for the person on the ladder',
        text: 'The box contains a full-size drilling template: tape it up and drill three holes. Two people need about half an hour per camera. Scan the label to find out what each light means, which button to hold and what the last firmware changed.',
      },
    ],
    places: [
      'Inside the entrance, within 4\u00a0m (13\u00a0ft) of the door, facing people coming in',
      'On the ceiling in front of the register: hands, counter, bags',
      'The end of an aisle, one camera for one or two of them',
      'Dry storage, office, front desk',
    ],
    notFor: [
      'Rain or a water hose: the housing is not sealed. Choose the E3-D-H',
      'Numbers for bonuses or conversion: an angled view misses people. Put a K3 over the door',
      'Turning it from your desk: this one takes a hand and a ladder. Choose the P3-X-8',
      'A corner no cable reaches: it has no Wi-Fi. Choose the W3-E',
    ],
    uses: [
      {to: 'products.heatMapAnalysis', text: 'A locked angle makes before and after comparable'},
      {to: 'products.storeInspection.ai', text: 'The same still every day, with gaps and mess marked for you'},
      {to: 'products.cashLostPrevention', text: 'Pointed at the counter, so refunds and overrides show the hands'},
      {to: 'products.aiBox', text: 'Already mounted? Add a B1 and it gains an algorithm'},
    ],
  },
  drawing:
    'The base is 112\u00a0mm (4.4\u00a0in) across with three M4 holes on a circle of φ80\u00a0mm; drill with the template from the box. The cable goes up through φ25\u00a0mm or out of the side notch, with the rubber boot from the box over its connector.',
  survey: {
    lead: 'An E3-X is hard to install wrong but easy to aim at the wrong thing, so hold up a phone at every spot first.',
    checks: [
      'Take a wide-angle phone picture from the spot; your subject should fill a third of it',
      'The entrance camera does not face a glass door, or faces show up as silhouettes',
      'No corner, lampshade or tag within 20\u00a0cm (8\u00a0in) of the ball, or infrared bounces back',
      'Picture peak season: will banners and floor stacks at their tallest get in the way?',
      'Write each name on the plan, for example “aisle 3, east end”',
    ],
  },
  faq: [
    {
      question: 'How many for a store of 80 square meters (860 sq ft)?',
      answer:
        'Count what you want to watch instead of the floor area. The entrance and the register are the minimum. Add one per aisle if the shelves are taller than people, one for the stockroom and one for the back door. A store this size usually ends up with three to five.',
    },
    {
      question: 'How far away can I still tell who it is?',
      answer:
        'Up to 4\u00a0m (13\u00a0ft) there are 250 pixels per meter and a face is clear. Up to 8\u00a0m (26\u00a0ft) you can recognize someone you know. Farther out you see only what people do. So the camera for faces goes near the door, and the one for shelves can be farther back.',
    },
    {
      question: 'I can draw a counting line on it. Why would I need a K3?',
      answer:
        'To see which hours are busy and which are quiet, an E3-X is good enough, and firmware 6.2.1 fixed the missed counts in the second or so when infrared turns on at dusk. For conversion you need better numbers, because people hide one another from the side. Use a K3.',
    },
    {
      question: 'What do I get over a W3-S?',
      answer:
        'You get better night vision and storage: 20\u00a0m (66\u00a0ft) of infrared against 10\u00a0m (33\u00a0ft), 256\u00a0GB against 128, and 4 megapixels against 3. What you give up is Wi-Fi. A small store with a low ceiling that closes early does well with the W3-S.',
    },
    {
      question: 'Who gets to see and hear it?',
      answer:
        'By default, the store manager and the inspector and area manager of that store. Head office asks for a recording case by case. The microphone is on when the camera is new, and you can turn it off camera by camera. A full card overwrites the oldest footage. If police or an insurer ask, someone with download rights exports the clip, and the log shows who exported which one.',
    },
    {
      question: 'Our carrier needs two days to fix the line. Is that a problem?',
      answer:
        'Your footage is safe on the card, where two days is far less than 7.9. You will miss alerts and remote viewing in the meantime. Stores with a recorder can plug in a monitor and play back on site.',
    },
  ],
  reading: [
    {
      title: 'Offline: six steps to the broken part',
      note: 'Troubleshooting',
      href: '/support/troubleshooting/details/t0001',
    },
    {title: 'E3-D-H, for the damp spots', note: 'Device', href: '/products/hardware/cloud-camera/e3-d-h'},
  ],
  inquiry: {
    title: 'One camera model for every store you run?',
    text: 'Tell us how many stores you have and what each one has to watch. We draw up a standard around the E3-X with spares and bandwidth per store.',
  },
} satisfies ModelCopy;

export default copy;
