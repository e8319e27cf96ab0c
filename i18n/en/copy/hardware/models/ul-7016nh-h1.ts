import type {ModelCopy} from '@site/src/facts/modelCopy';

const copy = {
  meta: {
    title: 'UL-7016NH-H1 16-channel network video recorder',
    description:
      'The UL-7016NH-H1 records 16 channels behind the PoE switch you already own: one disk, 24\u00a0W at most, quiet enough for an office. Days and survey sheet.',
  },
  alt: 'UL-7016NH-H1 recorder: wide flat dark gray case with vents on top, black front in a white frame with power key, four lights and two USB ports, two rows of sixteen tiny lit dots in the middle, a cover with a pale stripe at right',
  line: 'A 16-channel recorder for stores that already have a PoE switch: one disk, 24\u00a0W, at home in a cabinet or the manager’s office.',
  overview: {
    title: 'Keep your PoE switch and add recording',
    blocks: [
      {
        title: 'One gigabit cable, and it records',
        text: 'If your cameras are already on a PoE switch, you do not need a second set of powered ports. Run one cable from the switch, let the UL-7016NH-H1 search the subnet, check the cameras and add them. Not one camera cable has to move.',
      },
      {
        title: 'At 24\u00a0W, it fits next to people',
        text: 'Behind a pharmacy counter, outside an exam room or in an office, someone sits next to the recorder. One spinning disk and 24\u00a0W at full load, about half of the 32-channel model, mean little heat and little noise. A year without a break uses 210\u00a0kWh at most.',
      },
      {
        title: 'What one disk really holds',
        text: 'After reserve, 8\u00a0TB holds 23 days of ten E3-X, 19 of twelve, 14 of sixteen. For 30 days, stop at seven E3-X or at eleven cameras with 2\u00a0Mbit/s.',
      },
      {
        title: 'It records other brands',
        text: 'Anything with ONVIF or RTSP can be added by IP for live view and recording. Counting, remote updates and light diagnosis work with our own cameras only. Record the old ones for now and replace them as they fail.',
      },
    ],
    places: [
      'Standard stores with nine to sixteen cameras',
      'Drugstore and apparel chains that roll out the same PoE switch everywhere',
      'Close to people: offices, behind a prescription counter',
      'A cabinet shelf 300\u00a0mm (12\u00a0in) wide and 340\u00a0mm (13.5\u00a0in) deep',
    ],
    notFor: [
      'No PoE switch and fewer than eight cameras: the UL-8208NH does it in one box',
      'Thirty days of all sixteen channels: one disk cannot hold that. With 2\u00a0Mbit/s cameras choose the UL-8232NH; at 3\u00a0Mbit/s even two full disks fall short by less than a day, so use two recorders',
      'Growing past twenty soon: the UL-8232NH has the channels',
      'Three or four cameras and a few days: TF cards (microSD) will do, no recorder needed',
    ],
    uses: [
      {to: 'products.storeInspection.ai', text: 'When an inspection item fails, the minutes around it come from here'},
      {to: 'products.aiBox', text: 'A B1 on the same switch analyzes four channels while recording goes on'},
      {to: 'paas.access.nvr', text: 'One recorder brings sixteen channels into your own platform'},
    ],
  },
  drawing:
    'It rests on feet 246 × 196\u00a0mm (9.7 × 7.7\u00a0in) apart; there is no wall mount. Power and network leave at the back. Do not wedge it between cabinet walls, and keep a hand’s width above the vents.',
  survey: {
    lead: 'The recorder is the easy part. Find out what your switch has left.',
    checks: [
      'Switch brand, model and PoE watts; ports and watts already in use',
      'A free gigabit port; with only 100\u00a0Mbit/s left, keep all streams within 80\u00a0Mbit/s',
      'Are the cameras on the same subnet as the registers? Ask IT about a VLAN',
      'IP, login and ONVIF state of older cameras; add one on site',
      'For an office: is the door locked at night?',
    ],
  },
  faq: [
    {
      question: 'Is my switch up to it?',
      answer:
        'Check two numbers. Ports: one per camera and one for the recorder. Watts: the maximum of every camera plus a fifth. Twelve E3-D-H are 96\u00a0W, about 115\u00a0W with the margin, so a switch rated 120\u00a0W or more is fine.',
    },
    {
      question: 'How quiet is it, in decibels?',
      answer:
        'We have no decibel figure to publish. What we can say is that one disk turns and it draws 24\u00a0W at most. In a wooden cabinet it may resonate; a rubber mat underneath fixes that.',
    },
    {
      question: 'What if the only disk fails?',
      answer:
        'Recording stops, live view continues, the HDD light turns steady amber and phones get an alarm. TF cards in the register and door cameras will bridge a day or two. The old disk holds video of your customers, so dispose of it securely.',
    },
    {
      question: 'The switch lost power but the recorder did not. Is there video?',
      answer:
        'No. Channels show offline until the cameras start again, so put both on one UPS. An internet outage does no harm, because video travels inside the store and recording goes on.',
    },
    {
      question: 'Can all 16 be 4K?',
      answer:
        'By bitrate, yes: sixteen U8-D make 128 of 160\u00a0Mbit/s. By days, hardly: 8\u00a0TB is full after 5.8. With U9-D at 12\u00a0Mbit/s the limit is thirteen cameras. To keep 4K for long, look at the two-disk model.',
    },
    {
      question: 'Who sees what in a pharmacy?',
      answer:
        'Head office decides. A store manager often sees the whole store and can replay a week, an area manager may export, and the prescription counter belongs to the quality lead alone. Every view is on record, and the store cannot erase that record.',
    },
  ],
  reading: [
    {
      title: 'Drugstores: counter, cold storage, door',
      note: 'Industry solution',
      href: '/solutions/industries/medicine',
    },
    {title: '8, 16 or 32 channels?', note: 'Choosing', href: '/products/cloud-video-recorder'},
  ],
  inquiry: {
    title: 'Photograph the label on your switch',
    text: 'We check ports and watts, then your camera list against one disk, and tell you if it is too small.',
  },
} satisfies ModelCopy;

export default copy;
