import type {ModelCopy} from '@site/src/facts/modelCopy';

const copy = {
  meta: {
    title: 'W3-E shelf camera with Wi-Fi for registers',
    description:
      'The W3-E is an indoor camera that stands on a shelf: Wi-Fi, 5\u00a0V power and two-way audio. Full specs, size drawing and a survey sheet for the store.',
  },
  alt: 'W3-E camera: white body with rounded corners, black face, an orange ring around the lens, round foot below',
  line: 'An indoor camera you set on a shelf. With one 5\u00a0V plug and your Wi-Fi, the register is on your screen the same day.',
  overview: {
    title: 'For spots where you cannot drill or run cable',
    blocks: [
      {
        title: 'It moves in five minutes',
        text: 'It stands on a round foot, with three screw holes underneath if you want them. When the promotion moves or the register shifts by three feet, pick the camera up and set it on the next shelf. It keeps the same Wi-Fi, settings and recordings.',
      },
      {
        title: 'You can talk to the store',
        text: 'A speaker and a microphone are built in. When the register is empty, the inspector holds the button and speaks, and staff can answer from where they stand. The speaker stays silent unless someone holds the button, and talk is not part of the cloud recording. Recording sound is a separate setting that you can turn off.',
      },
      {
        title: 'It keeps recording when Wi-Fi drops',
        text: 'It takes a TF card (microSD) of up to 128\u00a0GB. At the 2\u00a0Mbit/s main stream, a 128\u00a0GB card holds about 5.9 days around the clock. When Wi-Fi is back, you play the missing stretch from the card.',
      },
    ],
    places: [
      'Shelf behind the register, 1 to 2\u00a0m (3.3 to 6.6\u00a0ft) from the cash drawer',
      'Small stockroom, corridor, office',
      'Pop-up stores, short leases, and the weeks of a remodel',
    ],
    notFor: [
      'Outdoors, under an awning or in a kitchen: it is not sealed. Choose the E3-D-H',
      'Seeing past 10\u00a0m (33\u00a0ft) at night: its infrared ends at 8\u00a0m (26\u00a0ft). Choose the E3-X or E3-T-H',
      'Counting people: it does not look straight down. Choose the K3',
      'A counter customers can reach: put it higher, or mount a W3-S on the ceiling',
    ],
    uses: [
      {to: 'products.cashLostPrevention', text: 'Stands next to the register, so receipt and picture match'},
      {to: 'products.storeInspection.cloud', text: 'Inspectors walk through every store by camera position'},
      {
        to: 'products.xundiantong',
        text: 'Inspectors open it on the phone and talk to the store when something is off',
      },
    ],
  },
  drawing:
    'The foot is 66\u00a0mm (2.6\u00a0in) across and needs no fixing on a flat surface. For a wall or the back panel of a shelf, use the three M3 holes under the foot. The power cable leaves at the back of the body.',
  survey: {
    lead: 'The W3-E needs two things: an outlet where it stands, and Wi-Fi that is strong enough there.',
    checks: [
      'Stand at the spot and test Wi-Fi with a phone: at least 10\u00a0Mbit/s down, signal no weaker than −65 dBm',
      'Write down the Wi-Fi name and password, 2.4 or 5\u00a0GHz; no guest network, no network with a login page',
      'Outlet within 1.5\u00a0m (4.9\u00a0ft) of the camera, on a strip without freezers or printers',
      'Lens faces the cash drawer, never the PIN pad',
      'The surface holds it and customers cannot reach the edge',
    ],
  },
  faq: [
    {
      question: 'Does it really work without a network cable?',
      answer:
        'Yes. The W3-E has Wi-Fi and only needs power. Where the signal is weak the picture stutters, so test with a phone as the survey sheet says. There is also a 100\u00a0Mbit/s port on the body if you run a cable later.',
    },
    {
      question: 'Can I power it over Ethernet?',
      answer:
        'No. It takes 5\u00a0V and draws 5\u00a0W at most. If you want one cable for power and video, choose the W3-S for the ceiling or the E3-X.',
    },
    {
      question: 'How much data does it use in a month?',
      answer:
        'Recording to the card uses almost no upload. Cloud recording around the clock at 2\u00a0Mbit/s is roughly 650\u00a0GB a month, so do not run it on a mobile plan.',
    },
    {
      question: 'Staff worry about being overheard. What do we tell them?',
      answer:
        'Audio recording can be turned off while the picture stays on. Talk only runs while someone holds the button, and each call is logged with account and time. Restrooms, fitting rooms and break rooms are off limits everywhere.',
    },
    {
      question: 'It fell and now the picture is crooked. Is it broken?',
      answer:
        'Probably not. The body turns on its foot, so straighten it by hand first. Steady blue means it is fine. Fast red means the TF card came loose: unplug the camera, push the card in again and plug it back in.',
    },
    {
      question: 'Do I set it up again after changing the router?',
      answer:
        'Not if the new router keeps the old network name and password. If the name changed, hold reset for 5 seconds until the light blinks amber, scan the code again and set the store, the recording plan and any masks once more.',
    },
  ],
  reading: [
    {
      title: 'Back online after a new router or Wi-Fi',
      note: 'Troubleshooting',
      href: '/support/troubleshooting/details/t0003',
    },
    {title: 'All cloud cameras side by side', note: 'Choosing', href: '/products/cloud-camera'},
  ],
  inquiry: {
    title: 'Want to start with one W3-E?',
    text: 'Tell us how many stores and registers you have. We reply with how many cameras and which card size.',
  },
} satisfies ModelCopy;

export default copy;
