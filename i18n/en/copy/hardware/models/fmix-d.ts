import type {ModelCopy} from '@site/src/facts/modelCopy';

const copy = {
  meta: {
    title: 'Fmix-D fisheye AI camera',
    description:
      'Fmix-D is a 180° fisheye AI camera for the middle of a small shop: visitor counts and heat map from one device, doors up to 3.5 m, limits included.',
  },
  alt: 'Fmix-D camera: white bar with rounded ends, black face with a blue-green fisheye lens on the left, a small dark dome on the right and a blue light between them',
  line: 'An AI camera that looks down on the whole shop at once: how many came in, and where they stopped.',
  overview: {
    title: 'A small shop needs just one, right in the middle',
    blocks: [
      {
        title: '180° has no behind',
        text: 'A round picture of 2880 × 2880 with all four walls in it. For viewing, it unfolds into panels: one for the door, one for the counter, one for the demo table. What is stored is always the full circle, so a corner nobody thought of can still be opened up next week.',
      },
      {
        title: 'Count and heat map from one pair of eyes',
        text: 'From above, people come apart and you see which square their feet are on. A line at the door counts, a grid on the floor adds up dwell time, and the two belong together: of everyone who entered, what share reached the farthest table? Two separate devices cannot answer that.',
      },
      {
        title: 'Counts a counter open on four sides',
        text: 'No door? Close the line into a ring: stepping in from any side counts once, backing out again is subtracted. With a door of up to 3.5 m, draw the line one step inside. Circle the area where staff stand and their time is left out.',
      },
      {
        title: 'Worked out before it leaves',
        text: 'Counting and dwell happen in the housing; a small table goes out, light enough for a mobile plan. The full circle takes 6 Mbit/s and is there for your own eyes. On a 256 GB card it lasts about 4 days with no need for the cloud.',
      },
    ],
    places: [
      'Shops you can see across: bakery, eyewear, phones',
      'Mall counters open on all sides',
      'Showrooms and demo areas: which table do people stop at?',
      'Waiting areas of banks and clinics',
    ],
    notFor: [
      'Supermarkets with shelves taller than people: they hide the floor. Take several E3-X at an angle',
      'Doors over 3.5 m: the edges leak. H2001 covers 5 m',
      'A lens under 2.5 m: people fill the picture. Take H1001',
      'Faces, or things in a hand: the rim is too coarse. Add an E3-X',
    ],
    uses: [
      {to: 'products.heatMapAnalysis', text: 'One device, one map of the shop, no seams to stitch'},
      {to: 'products.accuratePeopleCounting', text: 'A line or a ring: in, out and inside'},
      {to: 'products.customerBehaviorAnalysis', text: 'First here, then there, in one unbroken view'},
      {to: 'products.dataDashboard', text: 'Share of visitors who reached the back, by store and week'},
    ],
  },
  drawing:
    'Body 214 × 98 mm, four M4 holes in a rectangle of 150 × 60 mm, cable up through φ25. Mount the long side parallel to the counter and the unfolded panels come out level.',
  survey: {
    lead: 'Go to the middle of the shop and look up: whether anything can be fixed there, and what hangs around it, decides about Fmix-D.',
    checks: [
      'Draw circles of 5 m and 10 m around the spot on the plan; counting lines go inside the first',
      'Mark every lamp, duct and banner lower than the lens; 180° spares none of them',
      'Stand in each aisle: if your head is visible from the spot, that aisle gets a heat map',
      'Photograph glossy tiles and spotlight patches, once by day and once in the evening',
      'Outline the space behind the counter and the restocking path as not counted',
    ],
  },
  faq: [
    {
      question: 'How many ordinary cameras does it replace?',
      answer:
        'For where people walk and how long they stay: the door and four corners. For detail, none. 180° over 2880 pixels is 16 per degree; 5 m out, a meter is about 180 pixels wide, and at 10 m half of that. Give the register its own camera.',
    },
    {
      question: 'I only want the door. Fmix-D or K3?',
      answer:
        'For one standard door, K3: it sees nothing else. Choose Fmix-D if you also ask where visitors stop, or if there is no door at all. With both up, treat K3 as the figure for the entrance.',
    },
    {
      question: 'When can I look at the first heat map?',
      answer:
        'Once it hangs and is aligned with the plan, each map is ready the next day. Do not move furniture after two of them; small shops should collect two weeks. Squares with too few people stay gray and show no figure.',
    },
    {
      question: 'Will faces be visible?',
      answer:
        'Below the lens you see the tops of heads; along the walls, at the rim, a profile may show. There is no face recognition, and today’s visitor is not linked to yesterday’s. If figures are all you want, turn video recording off and both counts and map go on.',
    },
    {
      question: 'After a day without internet, is there a hole in the map?',
      answer:
        'No. People and seconds per square wait in the device and are filled in for the right day. A power cut does leave a gap; the report marks those hours and does not paint them over with averages.',
    },
    {
      question: 'What would nonstop cloud recording take?',
      answer:
        'An upload of 7.8 Mbit/s and about 65 GB a day, which is rarely worth it for a small shop. The usual split is figures in the cloud, video on the card. A month of video belongs on a recorder, fed through the shop’s own network.',
    },
  ],
  reading: [
    {title: 'Before and after on a heat map', note: 'News', href: '/news/product/heat-map-before-after'},
    {
      title: 'Three entry rates that should not be mixed',
      note: 'Industry news',
      href: '/news/industry/entry-rate-three-definitions',
    },
    {title: 'AI cameras, chosen by the door', note: 'Choosing', href: '/products/cloud-ai-camera'},
    {title: 'K3, for one standard door', note: 'Device', href: '/products/hardware/cloud-ai-camera/k3'},
  ],
  inquiry: {
    title: 'Photograph the ceiling in the middle',
    text: 'Add a rough plan with shelf heights. We draw what Fmix-D will see and what it will not.',
  },
} satisfies ModelCopy;

export default copy;
