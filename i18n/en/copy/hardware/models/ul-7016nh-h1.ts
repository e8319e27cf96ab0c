import type {ModelCopy} from '@site/src/facts/modelCopy';

const copy = {
  meta: {
    title: 'UL-7016NH-H1 16-channel recorder',
    description:
      'UL-7016NH-H1 records 16 channels behind the PoE switch you already own: one disk, 24 W at most, at home in an office. Cameras, days, survey sheet.',
  },
  alt: 'UL-7016NH-H1 recorder: wide flat dark gray case with vents on top, black front in a white frame with power key, lights and two USB ports, two rows of sixteen tiny lit dots in the middle, a cover with a pale stripe at right',
  line: 'You own the switch and only recording is missing: 16 channels, one disk and 24 W, in a cabinet or the manager’s office.',
  overview: {
    title: 'Keep your PoE switch; this takes care of recording',
    blocks: [
      {
        title: 'One gigabit cable and it records',
        text: 'If the cameras already sit on a PoE switch, you do not need a second row of powered ports. Run one cable from the switch, let UL-7016NH-H1 search the subnet, tick the cameras and add them. Not one camera cable has to move.',
      },
      {
        title: 'At 24 W, it can live beside people',
        text: 'Behind a pharmacy counter, outside an exam room, in an office, someone sits next to the machine. One spinning disk and 24 W at full load, about half of the 32-channel model, mean little heat and little noise. A year without a break uses 210 kWh at most.',
      },
      {
        title: 'One disk, honestly counted',
        text: 'After reserve, 8 TB holds 23 days of ten E3-X, 19 of twelve, 14 of sixteen. For 30 days stop at seven E3-X, or at eleven cameras with 2 Mbit/s.',
      },
      {
        title: 'Takes in other brands',
        text: 'Anything with ONVIF or RTSP can be added by IP for live view and recording. Counting, remote updates and light diagnosis come only from our own cameras. Record the old ones for now and replace them as they fail.',
      },
    ],
    places: [
      'Standard stores with nine to sixteen cameras',
      'Drug and apparel chains that roll out the same PoE switch everywhere',
      'Next to people: offices, behind a prescription counter',
      'A cabinet shelf 300 mm wide and 340 mm deep',
    ],
    notFor: [
      'No PoE switch and fewer than eight cameras: UL-8208NH does it in one box',
      'Thirty days of all sixteen: one disk cannot. UL-8232NH',
      'Growing past twenty soon: UL-8232NH has the channels',
      'Three or four cameras and a few days: TF cards, no recorder',
    ],
    uses: [
      {to: 'products.storeInspection.ai', text: 'An item fails, and the minutes around it come from here'},
      {to: 'products.aiBox', text: 'B1 on the same switch analyzes four channels, recording untouched'},
      {to: 'paas.access.nvr', text: 'One recorder brings sixteen channels into your own platform'},
    ],
  },
  drawing:
    'Rests on feet 246 × 196 mm apart; no wall mounting. Mains and network leave at the back. Do not wedge it between cabinet walls, and keep a hand’s width above the vents.',
  survey: {
    lead: 'The recorder is the easy part. Find out what your old switch has left.',
    checks: [
      'Switch brand, model and PoE watts; ports and watts already in use',
      'A free gigabit port; with only 100 Mbit/s left, keep all streams within 80 Mbit/s',
      'Cameras on the same subnet as the registers? Ask IT about a VLAN',
      'IP, login and ONVIF state of older cameras; add one on site',
      'For an office: is the door locked at night',
    ],
  },
  faq: [
    {
      question: 'Is my switch up to it?',
      answer:
        'Check two numbers. Ports: one per camera and one for the recorder. Watts: the maximum of every camera plus a fifth. Twelve E3-D-H are 96 W, about 115 W with the margin, so a switch rated 120 W or more is fine.',
    },
    {
      question: 'How quiet is it, in decibels?',
      answer:
        'We have no decibel figure to publish. What we can say: one disk turns, and it draws 24 W at most. In a wooden cupboard it may resonate; a rubber mat underneath cures that.',
    },
    {
      question: 'What if the only disk fails?',
      answer:
        'Recording stops, live view continues, HDD goes steady amber and phones get an alarm. Put TF cards into the register and door cameras to bridge a day or two. Customers are on the old disk, so do not just bin it.',
    },
    {
      question: 'The switch lost power but the recorder did not. Is there video?',
      answer:
        'No. Channels show offline until the cameras start again, so put both on one UPS. An internet outage is harmless: pictures travel inside the store and recording goes on.',
    },
    {
      question: 'Can all 16 be 4K?',
      answer:
        'By bitrate, yes: sixteen U8-D make 128 of 160 Mbit/s. By days, hardly: 8 TB is full after 5.8. U9-D at 12 Mbit/s stops at thirteen cameras. For 4K kept long, look at the two-disk model.',
    },
    {
      question: 'In a pharmacy, who sees what?',
      answer:
        'Head office decides. Often a store manager sees the whole store and replays a week, a district manager may export, and the prescription counter belongs to the quality lead alone. Every look is on record, and the store cannot erase that.',
    },
  ],
  reading: [
    {
      title: 'Recordings come in pieces: where to look',
      note: 'Troubleshooting',
      href: '/support/troubleshooting/details/t0101',
    },
    {
      title: 'New router: check the recorder’s channels',
      note: 'Troubleshooting',
      href: '/support/troubleshooting/details/t0003',
    },
    {
      title: 'Drugstores: counter, cold storage, door',
      note: 'Industry solution',
      href: '/solutions/industries/medicine',
    },
    {title: '8, 16 or 32 channels?', note: 'Choosing', href: '/products/cloud-video-recorder'},
  ],
  inquiry: {
    title: 'Photograph the label on your switch',
    text: 'We check ports and watts, then your camera list against one disk, and say so plainly if it is too small.',
  },
} satisfies ModelCopy;

export default copy;
