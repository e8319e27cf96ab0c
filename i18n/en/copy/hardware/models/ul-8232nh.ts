import type {ModelCopy} from '@site/src/facts/modelCopy';

const copy = {
  meta: {
    title: 'UL-8232NH 32-channel recorder for large stores',
    description:
      'The UL-8232NH records 32 channels on two disks, up to 16\u00a0TB, for large stores with a stockroom. Retention by camera count, cabinet size, survey sheet.',
  },
  alt: 'UL-8232NH recorder: flat dark gray metal case with a long row of vents on top, white-framed front with a round power key, four status lights and two blue USB ports at left, a row of upright vents at right',
  line: 'A recorder for large stores: 32 channels and two disks for the sales floor, stockroom and loading dock.',
  overview: {
    title: 'Every camera of a large store in one recorder',
    blocks: [
      {
        title: 'Two disks hold weeks of video',
        text: 'With both bays filled you have 16\u00a0TB. Sixteen E3-X recording around the clock fill it in 30.9 days; plan on 29, because the file index takes some space. With 32 E3-X, plan on a little over 14. Of the four lights in front, HDD turns steady amber when a disk has a fault.',
      },
      {
        title: 'Sales floor and stockroom on one timeline',
        text: 'To find a missing carton you follow it from dock to belt to rack to shelf. With everything in one recorder, you pick a moment and step several channels back together. Retention is set by channel, for example 30 days for receiving and 7 for rack aisles, so disk space goes where claims come up.',
      },
      {
        title: '256\u00a0Mbit/s leaves room for 4K',
        text: 'Thirty-two E3-D-H at 4\u00a0Mbit/s add up to 128, half of the limit. Thirty-two U8-D at 8\u00a0Mbit/s hit 256 exactly. We would stop at 28 and keep the rest for channels whose quality someone turns up for a while.',
      },
      {
        title: 'It records; a switch supplies the power',
        text: 'There are no PoE ports on the back, just one gigabit cable to a PoE switch. When thirty cameras end in two or three closets, that helps: switches stay near the cameras, and the recorder goes in the one room with a good lock.',
      },
    ],
    places: [
      'Supermarkets, department and furniture stores from 2,000\u00a0m² (21,500 sq ft)',
      'Store plus stockroom, a dozen cameras or more on each side',
      '17 to 32 cameras that need different retention',
      'A locked rack in the security or server room',
    ],
    notFor: [
      'Up to eight cameras: most of it would sit idle. The UL-8208NH powers them as well',
      'Nine to sixteen cameras and two weeks: one disk will do, so choose the UL-7016NH-H1',
      'Disks that mirror each other: it has no RAID. Add cloud recording for key channels',
      'Counting people or spotting an empty post: put a B1 next to it',
    ],
    uses: [
      {to: 'products.aiVideoRetrieval', text: 'Find one clip in more than thirty channels by describing it'},
      {to: 'products.cashLostPrevention', text: 'Register channels kept all day, ready when a receipt is voided'},
      {to: 'products.storeInspection.cloud', text: 'Inspectors tour sales floor and stockroom on one task list'},
      {to: 'products.cloudCamera', text: 'Bitrates of our cameras, to put into the disk planner'},
    ],
  },
  drawing:
    'It stands on four feet, 320 × 250\u00a0mm (12.6 × 9.8\u00a0in) apart, with nothing to drill. Every port is at the back. The body is 310\u00a0mm (12.2\u00a0in) deep, so leave 400\u00a0mm (15.7\u00a0in) for the plugs to bend.',
  survey: {
    lead: 'Count the cameras, look at the cabinet and work out the days. Order when all three agree.',
    checks: [
      'For each channel: name, model, bitrate and days, sorted into registers, doors, aisles, stock',
      'Closets linked at gigabit, with no old 100\u00a0Mbit/s switch in the chain',
      'Cabinet locks, someone holds the key, 20\u00a0cm (8\u00a0in) off the floor, no pipe above',
      'UPS sized for recorder and switches together',
      'HDMI or VGA for the monitor in the security room, and the cable length',
    ],
  },
  faq: [
    {
      question: 'Do the disks slide out at the front?',
      answer:
        'No, the slots at the right of the front panel are vents. The two bays are inside; disk 1 is the one nearer the front. Shut down, pull the cord, wait 30 seconds and lift the cover. Do it after closing.',
    },
    {
      question: 'Can the disks differ in size, and do they back each other up?',
      answer:
        'They can differ: 6 plus 8\u00a0TB gives 14\u00a0TB. There is no mirroring. If one fails, its recordings may be lost while the other goes on. For the views that matter most, put a TF card (microSD) in the camera.',
    },
    {
      question: 'Does it keep 32 channels for 30 days?',
      answer:
        'That depends on bitrate. With 32 cameras at 2\u00a0Mbit/s each, 16\u00a0TB is full after 23.1 days; at 3\u00a0Mbit/s after 15.4. To reach 30, let aisles and stockrooms record on motion only, or split the store over several recorders: at 3\u00a0Mbit/s, fifteen cameras on each keep 31 days after the reserve.',
    },
    {
      question: 'Four channels are watched remotely at once. How much upload bandwidth do we need?',
      answer:
        'Four E3-X main streams are 12\u00a0Mbit/s; with thirty percent to spare, order 15.6. If people only look in after an incident, one at a time, 5\u00a0Mbit/s is plenty. Recording itself stays on the local network.',
    },
    {
      question: 'The internet was out for a day. Do we still have that day?',
      answer:
        'Yes, all of it is on the disks, and the security room saw everything live. No one could look in remotely, and no alarms arrived. Nothing is sent up by itself afterward; play back the stretch you want.',
    },
    {
      question: 'Who can watch, export or delete?',
      answer:
        'These are three separate rights, assigned by head office. Store staff see their own channels and cannot delete. Holding reset for 10 seconds clears the password and the channel list but no video, which is why the cabinet needs a lock.',
    },
  ],
  reading: [
    {title: 'Fewer days than you expected?', note: 'Troubleshooting', href: '/support/troubleshooting/details/t0103'},
    {title: 'Recorders and the disk planner', note: 'Choosing', href: '/products/cloud-video-recorder'},
  ],
  inquiry: {
    title: 'Thirty channels and a retention rule to meet?',
    text: 'Send the camera list with the days for each kind. We add up the bitrate, choose disks and switches, and tell you whether to split it in two.',
  },
} satisfies ModelCopy;

export default copy;
