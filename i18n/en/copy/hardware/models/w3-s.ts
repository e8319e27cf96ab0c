import type {ModelCopy} from '@site/src/facts/modelCopy';

const copy = {
  meta: {
    title: 'W3-S mini dome camera',
    description:
      'W3-S is a mini dome for small shops: 62 mm tall, powered by one PoE cable, with Wi-Fi where no cable fits. How four of them split a shop, and what to check.',
  },
  alt: 'W3-S camera: flat white disc like an upturned saucer with a small black dome rising from its center, a thin orange line where they meet',
  line: 'A small dome for low ceilings. One little PoE switch under the counter runs the whole shop.',
  overview: {
    title: 'Small shop, low ceiling: hang something small',
    blocks: [
      {
        title: '62 mm, flat against the ceiling',
        text: 'The base is 98 mm across and the whole camera 62 mm tall. In an old storefront with the lens at 2.3 m nobody ducks, and nobody reaches it without standing on tiptoe. Behind the dark dome, customers do not feel stared at and staff cannot tell where it points.',
      },
      {
        title: 'Four cameras, one outlet',
        text: 'Each draws 6 W at most, so a plain 802.3af port is plenty; four add up to 24 W. In a pharmacy that means the counter, two aisles and the back door on one small switch, one wall outlet, and no power adapters hanging off the ceiling.',
      },
      {
        title: 'Wi-Fi for the odd one out',
        text: 'The annex you took over, the closet under the stairs: where a cable will not go, give it 12 V nearby and join the Wi-Fi. It is still the same model, so one spare on the shelf replaces any of them.',
      },
      {
        title: 'Faces near, movements far',
        text: '2304 × 1296 across 104° puts 250 pixels on every meter up to 3.6 m away, enough for a face. Around 7 m you still recognize a regular; beyond that you follow what people do. Keep the register inside the near circle and let aisles have the rest.',
      },
    ],
    places: [
      'Aisles of a pharmacy, tea shop or corner store, lens at 2.3 to 3.2 m',
      'Outside private rooms, stair landings, above a reception desk',
      'Shop-in-shops where the landlord forbids visible cable',
    ],
    notFor: [
      'Hallways where someone will grab the dome on purpose: take E3-D-H',
      'Lens above 3.2 m: people shrink. Take P3-X-8, which goes up to 5 m',
      'Talking to staff through the camera: this one only listens. Take W3-E',
      'A long aisle with the lights off: 10 m of infrared is not enough. Take E3-X',
    ],
    uses: [
      {
        to: 'products.storeInspection.cloud',
        text: 'Page through the positions at breakfast, then decide which shop to visit',
      },
      {
        to: 'products.cashLostPrevention',
        text: 'Hung diagonally above the register: was it scanned, is it on the receipt',
      },
      {to: 'products.aiVideoRetrieval', text: 'Forgot the hour? Ask for “red umbrella” and get the clip'},
      {to: 'solutions.medicine', text: 'Which camera minds the counter, the shelves and the back door'},
    ],
  },
  drawing:
    'Base φ98 with three M4 holes evenly spaced on φ70. The cable rises through the φ22 hole in the center, so none of it shows; in plasterboard use toggles, not plastic anchors alone.',
  survey: {
    lead: 'W3-S hangs low, so lift a ceiling tile first: see what is above it and where a cable could come from.',
    checks: [
      'No light strip or sign within 20 cm of the dome, or a white patch appears at night',
      'The air conditioner does not blow on it; warm rooms and cold drafts leave moisture',
      'Crouch behind the tallest shelf and look up: if you see the lens, it sees you',
      'For a Wi-Fi position, close the shutter and any steel door, then test the signal again',
      'Nothing inside private rooms, fitting rooms or break rooms; the doorway is the limit',
    ],
  },
  faq: [
    {
      question: 'Can a small shop’s line carry four of these?',
      answer:
        'Recording to cards barely touches it. Four cameras in the cloud around the clock need 2.6 × 4 = 10.4 Mbit/s of upload, so run a speed test first, and if it falls short upload only while people are there.',
    },
    {
      question: 'Should I connect both cable and Wi-Fi?',
      answer:
        'No need. With the cable in, power and picture share it and Wi-Fi sits idle. Save Wi-Fi for spots without a cable, and remember that no cable also means no PoE: you need a 12 V supply there.',
    },
    {
      question: 'The mezzanine is only 2.2 m high. Will it do?',
      answer:
        'We would not. Under 2.3 m a raised hand reaches the dome, and the picture is all heads and no merchandise. Put it in a corner looking across, or stand a W3-E on a shelf.',
    },
    {
      question: 'Does it record conversations?',
      answer:
        'There is a microphone and no speaker. Turn audio off in the app where you do not need it. Where you do, tell employees in writing and post a sign at the counter. The manager decides who may watch and listen, and the app keeps a record of it.',
    },
    {
      question: 'We had no broadband last night. Is the video gone?',
      answer:
        'Not with a card in. Video is written on the camera first; 128 GB lasts about 5.9 days, and you scroll back to last night once the line returns. No card and no line means that night is blank.',
    },
    {
      question: 'Could it count visitors while it is up there?',
      answer:
        'It does not. A dome looks sideways, and of two people walking abreast it loses one; such a number would mislead you. Put a K3 over the door, let W3-S watch the shop, and see both in one app.',
    },
  ],
  reading: [
    {title: 'Where cameras go in a pharmacy', note: 'Solution', href: '/solutions/industries/medicine'},
    {
      title: 'New router: what the Wi-Fi camera needs',
      note: 'Troubleshooting',
      href: '/support/troubleshooting/details/t0003',
    },
    {title: 'W3-E, for a shelf instead of the ceiling', note: 'Device', href: '/products/hardware/cloud-camera/w3-e'},
  ],
  inquiry: {
    title: 'How many for your shop? We count',
    text: 'Send a phone video of one lap around the shop. You get back a sketch: how many W3-S, which on cable, which on Wi-Fi.',
  },
} satisfies ModelCopy;

export default copy;
