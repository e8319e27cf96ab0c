import type {ModelCopy} from '@site/src/facts/modelCopy';

const copy = {
  meta: {
    title: 'W3-S mini dome camera for small stores',
    description:
      'The W3-S is a mini dome for small stores: 62\u00a0mm (2.4\u00a0in) tall, one PoE cable, or Wi-Fi where no cable fits. How four of them cover a store.',
  },
  alt: 'W3-S camera: flat white disc like an upturned saucer with a small black dome rising from its center, a thin orange line where they meet',
  line: 'A small dome for low ceilings. One small PoE switch under the counter runs the whole store.',
  overview: {
    title: 'A small camera for a small store with a low ceiling',
    blocks: [
      {
        title: '62\u00a0mm (2.4\u00a0in) tall, flat against the ceiling',
        text: 'The base is 98\u00a0mm (3.9\u00a0in) across, and the whole camera is 62\u00a0mm (2.4\u00a0in) tall and weighs 210\u00a0g (7.4\u00a0oz). With the lens at 2.3\u00a0m (7.5\u00a0ft) in an older storefront, people do not have to duck and can reach it only on tiptoe. Behind the dark dome, customers do not feel stared at and staff cannot tell where it points.',
      },
      {
        title: 'Four cameras on one outlet',
        text: 'Each draws 6\u00a0W at most, so a plain 802.3af port is plenty, and four add up to 24\u00a0W. In a pharmacy, that puts the counter, two aisles and the back door on one small switch and one wall outlet, with no power adapters hanging off the ceiling.',
      },
      {
        title: 'Wi-Fi for the spot a cable cannot reach',
        text: 'In an annex or the closet under the stairs, where a cable will not go, give it 12\u00a0V nearby and join the Wi-Fi. It is still the same model, so one spare on the shelf replaces any of them.',
      },
      {
        title: 'Faces up close, movement farther away',
        text: '2304 × 1296 across 104° puts 250 pixels on every meter up to 3.6\u00a0m (12\u00a0ft) away, enough for a face. Around 7\u00a0m (23\u00a0ft) you still recognize a regular; beyond that you follow what people do. Keep the register inside the near circle and let the aisles have the rest.',
      },
    ],
    places: [
      'Aisles of a pharmacy, tea shop or corner store, lens at 2.3 to 3.2\u00a0m (7.5 to 10.5\u00a0ft)',
      'Outside private rooms, stair landings, above a reception desk',
      'Shop-in-shops where the landlord forbids visible cable',
    ],
    notFor: [
      'Hallways where someone will grab the dome on purpose: choose the E3-D-H',
      'Lens above 3.2\u00a0m (10.5\u00a0ft): people get too small. Choose the P3-X-8, which goes up to 5\u00a0m (16.5\u00a0ft)',
      'Talking to staff through the camera: this one only listens. Choose the W3-E',
      'A long aisle with the lights off: 10\u00a0m (33\u00a0ft) of infrared is not enough. Choose the E3-X',
    ],
    uses: [
      {
        to: 'products.storeInspection.cloud',
        text: 'Page through the positions over breakfast, then decide which store to visit',
      },
      {
        to: 'products.cashLostPrevention',
        text: 'Mounted diagonally above the register: was it scanned, and is it on the receipt?',
      },
      {to: 'products.aiVideoRetrieval', text: 'Don’t remember the hour? Ask for “red jacket” and get the clip'},
      {to: 'solutions.medicine', text: 'Which camera covers the counter, the shelves and the back door'},
    ],
  },
  drawing:
    'The base is 98\u00a0mm (3.9\u00a0in) across with three M4 holes evenly spaced on a circle of φ70\u00a0mm. The cable rises through the φ22\u00a0mm hole in the center, so none of it shows. In drywall use toggle bolts, because plastic anchors alone will not hold.',
  survey: {
    lead: 'The W3-S mounts low, so lift a ceiling tile first: see what is above it and where a cable could come from.',
    checks: [
      'No light strip or sign within 20\u00a0cm (8\u00a0in) of the dome, or a white patch appears at night',
      'The air conditioner does not blow on it; warm rooms and cold drafts leave moisture',
      'Crouch behind the tallest shelf and look up: if you see the lens, it sees you',
      'For a Wi-Fi position, close the shutter and any steel door, then test the signal again',
      'Nothing inside private rooms, fitting rooms or break rooms; the doorway is the limit',
    ],
  },
  faq: [
    {
      question: 'Can a small store’s internet line carry four of these?',
      answer:
        'Recording to cards barely touches the line. Four cameras in the cloud around the clock need 2.6 × 4 = 10.4\u00a0Mbit/s of upload, so run a speed test first. If it falls short, upload only while people are there.',
    },
    {
      question: 'Should I connect both cable and Wi-Fi?',
      answer:
        'No need. With the cable in, power and video share it and Wi-Fi sits idle. Save Wi-Fi for spots without a cable, and remember that no cable also means no PoE, so you need a 12\u00a0V supply there.',
    },
    {
      question: 'The mezzanine is only 2.2\u00a0m (7.2\u00a0ft) high. Will it work?',
      answer:
        'We would not recommend it. Under 2.3\u00a0m (7.5\u00a0ft) a raised hand reaches the dome, and the picture is all heads and no merchandise. Put it in a corner looking across, or stand a W3-E on a shelf.',
    },
    {
      question: 'Does it record conversations?',
      answer:
        'It has a microphone and no speaker. Turn audio off in the app where you do not need it. Where you do, tell employees in writing and post a sign at the counter. The manager decides who may watch and listen, and the app keeps a record of it.',
    },
    {
      question: 'We had no broadband last night. Is the video gone?',
      answer:
        'Not if there is a card in the camera. Video is written there first, 128\u00a0GB lasts about 5.9 days, and you scroll back to last night once the line is back. With no card and no line, that night is blank.',
    },
    {
      question: 'Could it count visitors while it is up there?',
      answer:
        'No. A dome looks at an angle, and of two people walking side by side it loses one, so the number would mislead you. Put a K3 over the door, let the W3-S watch the store, and see both in one app.',
    },
  ],
  reading: [
    {
      title: 'New router: what the Wi-Fi camera needs',
      note: 'Troubleshooting',
      href: '/support/troubleshooting/details/t0003',
    },
    {title: 'W3-E, for a shelf instead of the ceiling', note: 'Device', href: '/products/hardware/cloud-camera/w3-e'},
  ],
  inquiry: {
    title: 'How many W3-S does your store need?',
    text: 'Send a phone video of one lap around the store. You get back a sketch: how many W3-S, which on cable, which on Wi-Fi.',
  },
} satisfies ModelCopy;

export default copy;
