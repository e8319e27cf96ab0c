import type {ModelCopy} from '@site/src/facts/modelCopy';

const copy = {
  meta: {
    title: 'B1 edge box',
    description:
      'B1 gives the cameras you already own algorithms: up to four 1080p channels, 6 TOPS, and the video stays in the store. Parameters, drawing, survey sheet.',
  },
  alt: 'B1 edge box: dark gray metal body with cooling fins on top, two network ports, USB ports and three lights in front, two short rods at the sides',
  line: 'A box for the equipment cabinet: connect the cameras you have, analyze four channels on site, send only the results.',
  overview: {
    title: 'Keep the cameras. Run the algorithms in the store.',
    blocks: [
      {
        title: 'Old cameras, new tricks',
        text: 'Any network camera with a 1080p stream will do, whatever year it was installed. B1 takes a second stream for counting, empty-counter alerts or smoke, while the main stream keeps going to your recorder. Neither disturbs the other.',
      },
      {
        title: 'Video is analyzed where it is made',
        text: 'The analysis runs in the box. What reaches the cloud is an event, a number and one still. Four channels of video never leave the store, so AI does not cost you a bigger internet plan.',
      },
      {
        title: 'Four channels, four jobs',
        text: 'One counts the door, one watches the register, two check kitchen dress: a single box. Pick algorithms in the algorithm store and send them down; changing one takes no visit.',
      },
      {
        title: 'Goes on when the internet is down',
        text: 'Without broadband, B1 keeps watching and logging; events wait in the box and arrive later with the times they happened. It does not record video. Keep recordings on the cards or on a recorder.',
      },
    ],
    places: [
      'Equipment cabinet or the cupboard under the register, 5 cm clear all around',
      'On the same switch as cameras and recorder',
      'Existing stores with four to eight cameras that want to try AI first',
    ],
    notFor: [
      'A new store without cameras: K3 or U8-D costs less in total',
      'More than four channels: add another box, one takes four and no more',
      'Recording: it stores no video. Add UL-8208NH',
      'Sealed, hot cabinets: it cools through fins, there is no fan',
    ],
    uses: [
      {to: 'products.aiBox', text: 'What it runs, how it connects, how to divide four channels'},
      {to: 'algorithmMall', text: 'One algorithm per channel, installed remotely'},
      {to: 'products.storeInspection.ai', text: 'Absence, clothing, shelves: caught on time and judged on site'},
      {to: 'paas.accessLayer', text: 'How devices behind the box join your platform'},
    ],
  },
  drawing:
    'Lies flat, or hangs on four M4 screws 150 × 92 mm apart. Fins up or outward; leave 80 mm on the port side for cables to bend. Sizes leave out the rods at the sides.',
  survey: {
    lead: 'Four questions before you order B1: which channels, which stream, which subnet, and where the box goes.',
    checks: [
      'List the cameras: brand, model, IP, and whether each can add a 1080p stream',
      'Note user names and passwords, and open one picture on site',
      'Write the algorithm next to each channel and photograph its view',
      'Cabinet leaves 5 cm on all sides, nothing stacked on a recorder',
      'Outlet not shared with air conditioning or freezers',
    ],
  },
  faq: [
    {
      question: 'Do other brands work?',
      answer:
        'Most do: ONVIF or RTSP and a 1920 × 1080 stream are enough. Cameras with a private protocol that only open in their own client do not. Try one on site; ten minutes will tell you.',
    },
    {
      question: 'Does a 4K camera take more than one channel?',
      answer:
        'It depends which stream you give it. Add a 1080p stream in the camera and it is one channel. A 4K main stream is refused, because the computing power is planned for 1080p.',
    },
    {
      question: 'If B1 fails, do I lose video?',
      answer:
        'No. It reads an extra stream; the cable between camera and recorder does not pass through it. With the box off, recording goes on and only results are missing.',
    },
    {
      question: 'How fast do results arrive?',
      answer:
        'Events are decided in the box and reach a phone within seconds on a working network. After an outage they arrive in the order they happened, not in the order they were sent.',
    },
    {
      question: 'Are there faces in the stills, and who sees them?',
      answer:
        'A still is a frame, so a face may be in it. Turn on masking and people become outlines. Head office decides which accounts see stills, and every view is logged.',
    },
    {
      question: 'Do I pay for algorithms separately?',
      answer:
        'The box is hardware; algorithms are opened by channel. Try one channel, then decide about the other three. We quote by the number of stores.',
    },
  ],
  reading: [
    {title: 'B1 support page: lights, reset, firmware', note: 'Model', href: '/support/model/b1'},
    {
      title: 'Edge computing: what runs in the store and what does not',
      note: 'Technology',
      href: '/technology/edge-computing',
    },
    {title: 'Camera, box or UME?', note: 'Choosing', href: '/products/hardware/ai-hardware'},
  ],
  inquiry: {
    title: 'Send us your camera list',
    text: 'Brand, model, how many. We mark the ones that work and say how many boxes you need.',
  },
} satisfies ModelCopy;

export default copy;
