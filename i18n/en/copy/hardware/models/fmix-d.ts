import type {ModelCopy} from '@site/src/facts/modelCopy';

const copy = {
  meta: {
    title: 'Fmix-D fisheye AI camera for counts and heat maps',
    description:
      'The Fmix-D is a 180° fisheye AI camera for small stores: visitor counts and heat map from one device, doors up to 3.5\u00a0m (11.5\u00a0ft), and its limits.',
  },
  alt: 'Fmix-D camera: white bar with rounded ends, black face with a blue-green fisheye lens on the left, a small dark dome on the right and a blue light between them',
  line: 'An AI camera that sees the whole store at once and shows how many people came in and where they stopped.',
  overview: {
    title: 'A small store needs just one, right in the middle',
    blocks: [
      {
        title: 'One 180° view takes in all four walls',
        text: 'The round 2880 × 2880 picture leaves no corner out. On screen it unfolds into panels, one for the door, one for the counter, one for the demo table. The full circle is always stored, so you can open a corner next week that you did not think of today.',
      },
      {
        title: 'Counts and heat map from the same view',
        text: 'From above, people stand apart and you see exactly where their feet are. A line at the door counts, a grid on the floor adds up dwell time, and together they answer a question two separate devices cannot: of everyone who came in, what share reached the farthest table?',
      },
      {
        title: 'It counts visitors at an island open on four sides',
        text: 'If there is no door, close the line into a ring. Stepping in from any side counts once, and backing out again is subtracted. With a door of up to 3.5\u00a0m (11.5\u00a0ft), draw the line one step inside. Circle the area where staff stand, and their time is left out.',
      },
      {
        title: 'Everything is calculated in the camera',
        text: 'Counts and dwell time are calculated in the housing, and the small table it sends is light enough for a mobile plan. The full circle takes 6\u00a0Mbit/s and is there for you to look at. A 256\u00a0GB card holds about 4 days of it, with no need for the cloud.',
      },
    ],
    places: [
      'Stores you can see across: bakery, eyewear, phones',
      'Mall counters open on all sides',
      'Showrooms and demo areas: which table do people stop at?',
      'Waiting areas of banks and clinics',
    ],
    notFor: [
      'Supermarkets with shelves taller than people: they hide the floor. Use several E3-X at an angle',
      'Doors over 3.5\u00a0m (11.5\u00a0ft): people at the edges are missed. The H2001 covers 5\u00a0m (16.5\u00a0ft)',
      'A lens under 2.5\u00a0m (8.2\u00a0ft): people fill the picture. Mount an E3-X at an angle and count with a B1',
      'Faces, or things in a hand: the rim of the picture is too coarse. Add an E3-X',
    ],
    uses: [
      {to: 'products.heatMapAnalysis', text: 'One device maps the whole store, with nothing to stitch'},
      {to: 'products.accuratePeopleCounting', text: 'A line or a ring counts people in, out and inside'},
      {to: 'products.customerBehaviorAnalysis', text: 'Where people went first and next, in one unbroken view'},
      {to: 'products.dataDashboard', text: 'Share of visitors who reached the back, by store and week'},
    ],
  },
  drawing:
    'The body is 214 × 98\u00a0mm (8.4 × 3.9\u00a0in), with four M4 holes in a rectangle of 150 × 60\u00a0mm (5.9 × 2.4\u00a0in) and the cable going up through φ25\u00a0mm. Mount the long side parallel to the counter, and the unfolded panels come out level.',
  survey: {
    lead: 'Stand in the middle of the store and look up. Whether anything can be fixed there, and what hangs around it, decides whether an Fmix-D works.',
    checks: [
      'Draw circles of 5\u00a0m (16.5\u00a0ft) and 10\u00a0m (33\u00a0ft) around the spot on the plan; counting lines go inside the first',
      'Mark every lamp, duct and banner lower than the lens, because 180° sees all of them',
      'Stand in each aisle: if the spot can see your head, that aisle gets a heat map',
      'Photograph glossy tiles and spotlight patches, once by day and once in the evening',
      'Outline the space behind the counter and the restocking path as not counted',
    ],
  },
  faq: [
    {
      question: 'How many ordinary cameras does it replace?',
      answer:
        'For seeing where people walk and how long they stay, it replaces the door camera and the four in the corners. For detail it replaces none. 180° over 2880 pixels is 16 per degree, so at 5\u00a0m (16.5\u00a0ft) a meter is about 180 pixels wide, and at 10\u00a0m (33\u00a0ft) half of that. Give the register its own camera.',
    },
    {
      question: 'I only want the door. Fmix-D or K3?',
      answer:
        'For one standard door, take the K3, which does nothing else. Choose the Fmix-D if you also want to know where visitors stop, or if there is no door at all. If you have both, use the K3 for entrance figures.',
    },
    {
      question: 'When do I see the first heat map?',
      answer:
        'Once the camera is up and aligned with the plan, each map is ready the next day. Do not move furniture after just two of them; small stores should collect two weeks. Squares with too few people stay gray and show no figure.',
    },
    {
      question: 'Will faces be visible?',
      answer:
        'Below the lens you see the tops of heads; along the walls, at the rim, a profile may show. There is no face recognition, and today’s visitor is not linked to yesterday’s. If figures are all you want, turn video recording off, and both counts and map continue.',
    },
    {
      question: 'After a day without internet, is there a gap in the map?',
      answer:
        'No. People and seconds per square wait in the device and are filled in for the right day. A power outage does leave a gap. The report marks those hours and does not fill them with averages.',
    },
    {
      question: 'What would nonstop cloud recording take?',
      answer:
        'It takes an upload of 7.8\u00a0Mbit/s and about 65\u00a0GB a day, which is rarely worth it for a small store. Most stores keep figures in the cloud and video on the card. For a month of video, use a recorder on the store’s own network.',
    },
  ],
  reading: [
    {title: 'AI cameras, chosen by the door', note: 'Choosing', href: '/products/cloud-ai-camera'},
    {title: 'K3, for one standard door', note: 'Device', href: '/products/hardware/cloud-ai-camera/k3'},
  ],
  inquiry: {
    title: 'Photograph the ceiling in the middle of the store',
    text: 'Add a rough plan with shelf heights. We draw what the Fmix-D will see and what it will not.',
  },
} satisfies ModelCopy;

export default copy;
