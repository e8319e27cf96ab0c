import type {ModelCopy} from '@site/src/facts/modelCopy';

const copy = {
  meta: {
    title: 'E3-T-H long-range bullet camera',
    description:
      'E3-T-H is an outdoor bullet: 4 mm lens, infrared 50 m, IP67. For yards, docks and long stockrooms, with what you can tell at 6, 12 and 50 m.',
  },
  alt: 'E3-T-H camera: long white cylinder under a sunshade that reaches past the lens, black face with a ring of infrared lights, flared foot with an orange ring at its neck',
  line: 'A bullet that looks far: back door, yard, dock, long stockroom, and 50 m with the lights out.',
  overview: {
    title: 'From the back door to the fence in one picture',
    blocks: [
      {
        title: 'Pixels kept for the distance',
        text: 'Same 4 megapixels, narrower view: 84° keeps them where people are far away. At about 12 m there are 125 pixels to a meter and you recognize somebody you know; at 50 m about 30 remain, enough to see a person and which way they walk. A wide camera shows a dot.',
      },
      {
        title: 'Dock door to the last rack',
        text: 'Above the dock, looking down the forklift lane: is the truck inside the yellow line, how many pallets came off, who signed. One view holds the whole run. With 50 m of infrared, a long stockroom can go dark for the night and still be watched to its far wall.',
      },
      {
        title: 'The shade takes the sun and the rain',
        text: 'A long cover reaches past the lens, so low sun stays off the glass and water running down the wall drips away at the sides. IP67 and −30 to 60 °C carry it through a northern winter and a summer under sheet metal. Brush the cobwebs off its edge every three months.',
      },
    ],
    places: [
      'Back door and dock, facing the way trucks arrive',
      'Employee parking, couriers waiting for pickup',
      'Along fences and fire lanes: narrow but deep',
      'Long stockrooms, seen from one end to the other',
    ],
    notFor: [
      'Right below and beside the lens: 84° misses your feet. In a porch take E3-D-H',
      'Wide, shallow rooms: the sides are cut off. E3-X has 104°',
      'Calling out to someone: it hears but cannot speak. Take U8-T',
      'One spot that must look around: it is fixed. Indoors take P3-X-8',
    ],
    uses: [
      {to: 'technology.humanDetection', text: 'With a B1, alerts after hours only when a person enters the yard'},
      {to: 'products.aiVideoRetrieval', text: 'Search “person carrying boxes” instead of dragging through a night'},
      {to: 'products.xundiantong', text: 'The opening shift checks the yard on the phone before unlocking'},
    ],
  },
  drawing:
    'Flared foot, four M4 holes on φ58, cable into the wall through φ20. With its shade the body is 204 mm long and swings out when you aim sideways, so leave one body length free next to it.',
  survey: {
    lead: 'By day every spot for an E3-T-H looks fine. Come back after dark with a strong flashlight.',
    checks: [
      'Walk from the spot to the farthest point; past 50 m, plan two cameras in a row',
      'In the dark, note every street lamp, sign and headlight that shines straight at you',
      'Branches, clotheslines and banners: what will have grown or been hung by summer?',
      'Insects around a lamp, a nest under the eaves: how often does someone clean there?',
      'Circle on a photo where the connector hides, in the wall or in a sealed box, never loose',
    ],
  },
  faq: [
    {
      question: 'Will I know who it is at 50 m?',
      answer:
        'No. Fifty meters is how far the infrared reaches; with some 30 pixels per meter you see that someone is there, how many, and where they head. A clear face needs 6 m or less, so give the door its own near camera.',
    },
    {
      question: 'Does it read license plates?',
      answer:
        'There is no plate recognition. A car parked around 6 m away, head-on and without headlights in the lens, can mostly be read by eye in playback. Moving or angled cars cannot. For automatic logging use a gate system.',
    },
    {
      question: 'Nights are black and white. How do I tell a car’s color?',
      answer:
        'Under infrared you do not: yellow and white look alike. Leave one lamp on at the dock, and with enough light the camera stays in color. If all you ask is whether someone is there, infrared shows it better.',
    },
    {
      question: 'What about lightning on an outdoor run?',
      answer:
        'IP67 is about water. Run the outdoor stretch in grounded metal conduit, put a surge protector on the switch side and have a local electrician do it. Where grounding is impossible, keep the cable on the wall rather than in the air.',
    },
    {
      question: 'Line down at 3 a.m., someone climbs the fence. Then?',
      answer:
        'The card has the evidence; it would survive five days of outage. Your phone, however, stays silent at that moment. If the yard matters, back up router and switch with a UPS, and keep the burglar alarm you have.',
    },
    {
      question: 'Guard, store manager, head office: who sees what?',
      answer:
        'The guard’s account gets the yard channels, live only. The manager can play back the store. Downloads belong to loss prevention. Mask the stretch of public road, post a notice at the gate, and let footage expire by overwriting.',
    },
  ],
  reading: [
    {
      title: 'Human detection: fewer false alarms at night',
      note: 'Technology',
      href: '/technology/ai-technology/human-detection',
    },
    {
      title: 'The yard camera is offline: read its light',
      note: 'Troubleshooting',
      href: '/support/troubleshooting/details/t0001',
    },
    {title: 'U8-T, with speaker and algorithms', note: 'Device', href: '/products/hardware/ume-8-series/u8-t'},
  ],
  inquiry: {
    title: 'How long is your yard?',
    text: 'Pace it from door to fence and take one photo at night. We tell you whether a single E3-T-H will do and whether it wants a lamp.',
  },
} satisfies ModelCopy;

export default copy;
