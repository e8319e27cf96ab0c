import type {ModelCopy} from '@site/src/facts/modelCopy';
import {promises} from '@site/i18n/en/copy/promises';

const copy = {
  meta: {
    title: 'B1 edge AI box for existing cameras',
    description:
      'The B1 adds AI to the cameras you already own: up to four 1080p channels, 6\u00a0TOPS, analyzed on site. Full specs, size drawing and site survey sheet.',
  },
  alt: 'B1 edge box: dark gray metal body with cooling fins on top, two network ports, USB ports and three lights in front, two short rods at the sides',
  line: 'A box for the equipment cabinet that adds AI to the cameras you have and analyzes four channels on site.',
  overview: {
    title: 'Keep your cameras and run AI in the store',
    blocks: [
      {
        title: 'Your existing cameras learn to count',
        text: 'Any network camera with a 1080p stream works, whatever year it was installed. The B1 takes a second stream for counting, empty-post alerts or smoke detection, while the main stream keeps going to your recorder. Neither slows the other down.',
      },
      {
        title: 'Video is analyzed in the store',
        text: `The analysis runs in the box, so adding AI does not mean paying for a bigger internet plan. ${promises.findingStill}`,
      },
      {
        title: 'Four channels for four different jobs',
        text: 'One channel counts the door, one watches the register and two check kitchen dress, all in a single box. Pick algorithms in the algorithm store and send them to the box; changing one takes no site visit.',
      },
      {
        title: 'It keeps working when the internet is down',
        text: 'Without broadband the B1 keeps watching and logging. Events wait in the box and arrive later, stamped with the time they happened. It does not record video, so keep recordings on the cards or on a recorder.',
      },
    ],
    places: [
      'Equipment rack or the cabinet under the register, with 5\u00a0cm (2\u00a0in) of clearance all around',
      'On the same switch as the cameras and recorder',
      'Existing stores with four to eight cameras that want to try AI first',
    ],
    notFor: [
      'A new store without cameras: a K3 or U8-D costs less overall',
      'Five channels or more: one box takes four, so add another box',
      'Recording: it stores no video. Add a UL-8208NH',
      'Sealed cabinets above 45\u00a0°C (113\u00a0°F): it is cooled by fins and has no fan',
    ],
    uses: [
      {to: 'products.aiBox', text: 'What it runs, how it connects and how to divide four channels'},
      {to: 'algorithmMall', text: 'One algorithm per channel, installed remotely'},
      {to: 'products.storeInspection.ai', text: 'Empty posts, uniforms and shelves, checked on site'},
      {to: 'paas.accessLayer', text: 'How devices behind the box join your platform'},
    ],
  },
  drawing:
    'It lies flat or hangs on four M4 screws 150 × 92\u00a0mm (5.9 × 3.6\u00a0in) apart. Fins point up or outward. Leave 80\u00a0mm (3.1\u00a0in) on the port side for cables to bend. The sizes do not include the rods at the sides.',
  survey: {
    lead: 'Answer four questions before you order a B1: which channels, which stream, which subnet, and where the box goes.',
    checks: [
      'List the cameras: brand, model, IP, and whether each can add a 1080p stream',
      'Note user names and passwords, and open one picture on site',
      'Write the algorithm next to each channel and photograph its view',
      'Cabinet leaves 5\u00a0cm (2\u00a0in) on all sides, and the box is not stacked on a recorder',
      'Outlet not shared with air conditioning or freezers',
    ],
  },
  faq: [
    {
      question: 'Does it work with other brands?',
      answer:
        'With most of them. ONVIF or RTSP and a 1920 × 1080 stream are enough. Cameras with a private protocol that open only in their own software do not work. Try one on site; ten minutes will tell you.',
    },
    {
      question: 'Does a 4K camera take more than one channel?',
      answer:
        'That depends on the stream you give it. Set up a 1080p stream in the camera and it takes one channel. A 4K main stream is refused, because the computing power is sized for 1080p.',
    },
    {
      question: 'If the B1 fails, do I lose video?',
      answer:
        'No. It reads an extra stream, and the connection between camera and recorder does not pass through it. With the box off, recording goes on and only the AI results are missing.',
    },
    {
      question: 'How fast do results arrive?',
      answer:
        'Events are decided in the box and reach a phone within seconds on a working network. After an outage they arrive in the order they happened.',
    },
    {
      question: 'Do the snapshots show faces, and who can see them?',
      answer:
        'A snapshot is one video frame, so it may show a face. Turn on masking and people become outlines. Head office decides which accounts see snapshots, and every view is logged.',
    },
    {
      question: 'Do I pay for algorithms separately?',
      answer:
        'The box is hardware, and algorithms are licensed by channel. Try one channel, then decide about the other three. We quote by the number of stores.',
    },
  ],
  reading: [
    {
      title: 'Edge computing: what runs in the store and what does not',
      note: 'Technology',
      href: '/technology/edge-computing',
    },
    {title: 'Camera, box or UME?', note: 'Choosing', href: '/products/hardware/ai-hardware'},
  ],
  inquiry: {
    title: 'Send us your camera list',
    text: 'Send the brand, model and how many of each. We mark the ones that work and tell you how many boxes you need.',
  },
} satisfies ModelCopy;

export default copy;
