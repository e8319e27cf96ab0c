import type {ModelCopy} from '@site/src/facts/modelCopy';

const copy = {
  meta: {
    title: 'UL-8232NH 32-channel recorder',
    description:
      'UL-8232NH records 32 channels on two disks, up to 16 TB, for large stores with a stockroom. Retention by camera count, cabinet size and survey sheet.',
  },
  alt: 'UL-8232NH recorder: flat dark gray metal case with a long row of vents on top, white-framed front with a round power key, small lights and two blue USB ports at left, eight small perforated squares in two rows at right',
  line: 'The recorder of a large store: 32 channels and two disks behind a lock, for sales floor, stockroom and loading dock.',
  overview: {
    title: 'Every camera of a large store, in one recorder',
    blocks: [
      {
        title: 'Two disks, counted in weeks',
        text: 'Both bays filled make 16 TB. Sixteen E3-X around the clock fill them in 30.9 days; plan 29 after the file index. All 32 channels of E3-X come to a little over 14. Of the four lights in front, HDD turns steady amber when a disk has a fault.',
      },
      {
        title: 'Floor and stockroom on one timeline',
        text: 'A missing carton has to be followed from dock to belt to rack to shelf. With everything in one machine you pick a moment and step several channels back together. Retention is set by channel: 30 days for receiving, 7 for rack aisles, so disk goes where claims start.',
      },
      {
        title: '256 Mbit/s leaves room for 4K',
        text: 'Thirty-two E3-D-H at 4 Mbit/s add up to 128, half of the limit. Thirty-two U8-D at 8 Mbit/s hit 256 exactly. We would stop at 28 and keep the rest for channels that someone turns up for a while.',
      },
      {
        title: 'It records. Power comes from elsewhere.',
        text: 'There are no PoE ports on the back, just one gigabit cable to a PoE switch. When thirty cameras end in two or three closets that is a help: switches stay near the cameras, and the recorder sits in the one room with a good lock.',
      },
    ],
    places: [
      'Supermarkets, department and furniture stores from 2,000 m²',
      'Store plus stockroom, a dozen cameras or more on each side',
      '17 to 32 cameras that need different retention',
      'A locked rack in the security or server room',
    ],
    notFor: [
      'Up to eight cameras: most of it idles. UL-8208NH powers them as well',
      'Nine to sixteen cameras and two weeks: one disk will do, UL-7016NH-H1',
      'Disks that mirror each other: it has no RAID. Add cloud recording for key channels',
      'Counting people or spotting an empty desk: put a B1 next to it',
    ],
    uses: [
      {to: 'products.aiVideoRetrieval', text: 'Find one clip in thirty-odd channels by describing it'},
      {to: 'products.cashLostPrevention', text: 'Register channels kept all day, ready when a receipt is voided'},
      {to: 'products.storeInspection.cloud', text: 'Head office tours floor and stockroom on one task list'},
      {to: 'products.cloudCamera', text: 'Bitrates of our cameras, to put into the disk planner'},
    ],
  },
  drawing:
    'Stands on four feet, 320 × 250 mm apart, nothing to drill. Every port is at the back: with a body of 310 mm, leave 400 mm of depth so the plugs can bend.',
  survey: {
    lead: 'Count cameras, look at the cabinet, work out the days. Order when all three agree.',
    checks: [
      'For each channel: name, model, bitrate and days, sorted into registers, doors, aisles, stock',
      'Closets linked at gigabit, with no old 100 Mbit/s switch in the chain',
      'Cabinet locks, someone holds the key, 20 cm off the floor, no pipe above',
      'UPS sized for recorder and switches together',
      'HDMI or VGA for the monitor in the security room, and the cable length',
    ],
  },
  faq: [
    {
      question: 'Do disks slide out of the eight squares in front?',
      answer:
        'No, those are vents in the front panel. The two bays are inside; disk 1 is the one nearer the front. Shut down, pull the cord, wait 30 seconds, lift the cover. Do it after closing.',
    },
    {
      question: 'May the disks differ in size, and do they back each other up?',
      answer:
        'They may: 6 plus 8 TB gives 14 TB. There is no mirroring. If one fails, its recordings may be lost while the other goes on. For the views that matter most, put a TF card in the camera.',
    },
    {
      question: 'Does it keep 32 channels for 30 days?',
      answer:
        'That depends on bitrate. At 2 Mbit/s each, 16 TB is full after 23.1 days; at 3 Mbit/s after 15.4. To reach 30, let aisles and stock record on motion only, or split the store over two recorders with sixteen each.',
    },
    {
      question: 'Head office watches four channels at once. What upstream?',
      answer:
        'Four E3-X main streams are 12 Mbit/s; with thirty percent spare, order 15.6. If people only look in after an incident, one at a time, 5 Mbit/s is plenty. Recording itself stays on the local network.',
    },
    {
      question: 'The internet was out for a day. Where is that day?',
      answer:
        'On the disks, all of it, and the security room saw everything live. Head office could neither look in nor get alarms. Nothing is sent up by itself afterward; play back the stretch you want.',
    },
    {
      question: 'Who can watch, export or delete?',
      answer:
        'Three separate rights, given out by head office. Store staff see their own channels and cannot delete. Holding reset for 10 seconds clears the password and the channel list but no video, which is why the cabinet needs a lock.',
    },
  ],
  reading: [
    {title: 'UL-8232NH support: lights, ports, firmware log', note: 'Model', href: '/support/model/ul-8232nh'},
    {title: 'From the box to 32 channels in an hour', note: 'Manual', href: '/support/manuals/ul-8232nh'},
    {title: 'Fewer days than you expected?', note: 'Troubleshooting', href: '/support/troubleshooting/details/t0103'},
    {title: 'Recorders and the disk planner', note: 'Choosing', href: '/products/cloud-video-recorder'},
  ],
  inquiry: {
    title: 'Thirty channels and a retention rule?',
    text: 'Send the camera list with days for each kind. We add up the bitrate, choose disks and switches, and say whether to split it in two.',
  },
} satisfies ModelCopy;

export default copy;
