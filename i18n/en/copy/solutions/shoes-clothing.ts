import type zh from '@site/i18n/zh-CN/copy/solutions/shoes-clothing';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Shoes and clothing',
    description:
      'Passing, entering, trying on, buying: four counts that show where an apparel store loses people. Cameras in the corridor, never in a cubicle.',
  },
  banner: {
    title: 'The line outside your fitting rooms decides today’s sales',
    text: 'People who try something on buy more often than people who look. Yet most stores know what they sold and not how many tried. One line across the fitting corridor adds the missing number.',
    alt: 'Illustration: an apparel store with shoppers at the racks, three fitting rooms with blue curtains at the right, one shopper in front of a curtain, the register in front',
    trial: 'Start free trial',
    more: 'Compare three stores',
  },
  funnel: {
    eyebrow: 'From the sidewalk to the register',
    title: 'Three stores, 38 sales each, three different problems',
    lead: 'In the sales report these stores look the same. Put passing, entering and trying on next to it, and you know whether to touch the window, the staffing or the sizes.',
    badge: 'Sample data',
    choose: 'Choose a store',
    steps: ['Passed by', 'Entered', 'Tried on', 'Bought'],
    rate: (percent) => `${percent}% get here`,
    nextLabel: 'Try next week',
    stores: {
      a: {
        name: 'Store A: street corner',
        title: 'Plenty walk by, few walk in',
        text: 'Six in a hundred passers-by come in. Inside, more than half try something and most of those buy. The store works; the front does not.',
        next: 'Change the style in the window and pull the promotion rack three feet back from the door between five and eight. Nothing else. Then read the entry rate.',
      },
      b: {
        name: 'Store B: mall, upper level',
        title: 'They walk a lap and leave',
        text: 'Of five who enter, one tries on. Of those who do, four in five buy, so the goods are right. What is missing is somebody handing over a size.',
        next: 'On weekend peaks, give one person a single job: invite people to try. No restocking, no register.',
      },
      c: {
        name: 'Store C: pedestrian street',
        title: 'Many try, few buy',
        text: 'More than half of the visitors try something, fewer than three in ten of those buy. Usually size runs are broken, or the wait is too long.',
        next: 'Take styles with broken size runs off the front tables, and for a week write down when more than three people wait at the cubicles.',
      },
    },
  },
  estimate: {
    eyebrow: 'Run your numbers',
    title: 'What a few more try-ons are worth in a month',
    lead: 'Not everybody who tries buys, and some buy without trying, so only the difference counts. The numbers to start with are an example; type your own.',
    fields: {
      visitors: {label: 'Visitors entering per day', short: 'visitors a day', unit: 'people'},
      now: {label: 'Share that tries on today', short: 'share trying now', unit: '%'},
      goal: {label: 'Share you aim for', short: 'share aimed for', unit: '%'},
      tried: {label: 'Buyers among those who tried', short: 'bought after trying', unit: '%'},
      untried: {label: 'Buyers among those who did not', short: 'bought without', unit: '%'},
      sale: {label: 'Average sale', short: 'average sale', unit: '$'},
    },
    results: {
      purchases: {label: 'More sales tickets a month', short: 'Extra tickets', prefix: '', unit: 'tickets'},
      sales: {label: 'More sales a month', short: 'Extra sales', prefix: '$', unit: 'a month'},
    },
    nothing: 'With these numbers, more try-ons bring no sales. Find out first why people try and leave.',
    caveat:
      'This is revenue, not profit, before returns and before the extra shift. People you persuade to try may be less likely to buy, so enter the share that buys after trying on the low side.',
  },
  plan: {
    eyebrow: 'Where the line goes',
    title: 'Count the corridor, not the cubicle',
    lead: 'Nothing worries shoppers more than a lens near a fitting room, so position comes before everything else.',
    drawing: {
      alt: 'Floor plan of a fitting area: four hatched cubicles without any camera; a counting line lies across the entrance of the corridor with a K3 straight above it, and a shopper crosses it from the sales floor',
      cubicles: 'No device in a cubicle',
      corridor: 'Corridor',
      line: 'Counting line',
      camera: 'K3 overhead',
      floor: 'Sales floor',
    },
    points: [
      {
        title: 'Heads and shoulders only',
        text: 'The K3 mounts on the ceiling at the corridor entrance and looks straight down, not at faces. A privacy mask blacks out the side toward the cubicles, so nobody can look over a curtain. One covers a corridor up to 3 m (10 ft) wide; wider ones need another model.',
      },
      {
        title: 'Nothing inside, ever',
        text: 'China’s regulation on public-security video bans image devices inside fitting rooms, and most US states make filming there a crime. We install none, for no purpose, recording or not.',
      },
      {
        title: 'Staff can be left out',
        text: 'Crew walk in and out dozens of times a day. Mark their usual side, or send them around the other way, and recount one hour by hand each week to see how far off you are.',
      },
      {
        title: 'Put up a sign',
        text: 'Three sentences: people are counted here, cubicles are not recorded, the numbers serve staffing and layout. Your crew can read it out when asked.',
      },
    ],
    more: 'How overhead counting is installed',
  },
  trials: {
    eyebrow: 'One test a week',
    title: 'Change one thing and let the count decide',
    lead: 'Run each test for one or two weeks against the same weekdays before. Note rain, markdowns and mall events, or you compare two different things.',
    columns: ['Change', 'Number to watch', 'It worked if', 'Easily misread'],
    rows: [
      {
        label: 'Move the mirror out of the corridor',
        cells: [
          'People waiting, share trying on',
          'Fewer minutes with more than three waiting at peak',
          'Some hold things up at the mirror and never enter a cubicle: try-ons look lower',
        ],
      },
      {
        label: 'Lead style on the first rack to the right',
        cells: [
          'Stops on the heat map, try-ons and sales of that style',
          'Stops and sales rise together',
          'Stops without sales mean an unreadable price tag, not a good spot',
        ],
      },
      {
        label: 'One more person from four to seven',
        cells: [
          'Try-on share in those hours, visitors',
          'The share rises then and nowhere else',
          'The all-day average is diluted by a quiet morning',
        ],
      },
      {
        label: 'Door temperature and lights',
        cells: [
          'Entry rate',
          'Higher on the same weekday',
          'A new neighbor brings traffic too: read passers-by alongside',
        ],
      },
    ],
    note: 'One store and one week make a small sample. With a difference of less than 10%, draw no conclusion: run another week, or test in three stores at once.',
  },
  stage: {
    title: 'Which display makes people stop',
    text: 'Drag the frame next to this season’s display and compare: do shoppers pass by, or do they stay and look? Check again whenever you move a rack.',
  },
  kit: {
    eyebrow: 'Kit list',
    title: 'Devices for a 200 m² apparel store',
    lead: 'The example, about 2,150 sq ft: one door up to 3 m wide, one fitting corridor, one register, a small stockroom, ceilings at 2.8 m (9 ft).',
    rows: {
      k3: {
        purpose: 'Counts people entering and people going to try on',
        where: 'Over the door and over the fitting corridor, 1 each',
      },
      'fmix-d': {purpose: 'Sees the whole floor from above for the heat map', where: 'Ceiling, middle of the floor'},
      'e3-x': {
        purpose: 'Watches register and entrance, matches receipts',
        where: 'Above the register and inside the door, 1 each',
      },
      'w3-s': {purpose: 'Watches goods in and out', where: 'Stockroom door'},
      'ul-8208nh': {purpose: 'Records on site, powers cameras over the cable', where: 'Cabinet in the stockroom'},
    },
    sums: 'Does this kit fit together?',
    note: 'Router, cabling and anti-theft gates are not included. Gates block the view from above, so the K3 goes on the inside, about half a meter behind the door frame.',
  },
  rollout: {
    eyebrow: 'Order of work',
    title: 'Agree on the count before you compare stores',
    badge: 'Example plan',
    lead: 'Drawn up for twenty stores. Malls usually want night work and notice, so the mall sets the dates.',
    phases: [
      {
        when: 'Week 1',
        title: 'Define',
        text: 'Who counts as a visitor and who as trying on; what happens with crew, kids and returns. One page.',
        done: 'Head office and managers sign the same page',
      },
      {
        when: 'Week 2',
        title: 'Fit two stores',
        text: 'One on the street, one in a mall. Count two hours by hand against the camera.',
        done: 'The error is in the report, not hidden',
      },
      {
        when: 'Weeks 3–4',
        title: 'Watch only',
        text: 'Collect two weeks of baseline and change nothing.',
        done: 'Each store knows its four numbers',
      },
      {
        when: 'Weeks 5–6',
        title: 'First test',
        text: 'Each store picks one row of the table above.',
        done: 'One practice stays, one goes',
      },
      {
        when: 'Weeks 7–9',
        title: 'The other stores',
        text: 'Install from the same position plan; managers bring devices online by QR code.',
        done: 'The weekly report gains a try-on line',
      },
    ],
  },
  questions: {
    title: 'What apparel stores ask',
    faq: [
      {
        question: 'Can a shopper be filmed in a fitting room?',
        answer:
          'No. There is no device inside, and the picture of the one in the corridor is black toward the cubicles, live and recorded alike. At acceptance we print its picture for the manager to sign, so a moved camera is noticed at once.',
      },
      {
        question: 'Do you know who tried on and who bought?',
        answer:
          'No, and the funnel does not need it. It uses head counts, no faces, no tracking of individuals. If you want to know what members tried, let them scan a code themselves; that is a separate program with its own consent.',
      },
      {
        question: 'Is a family one visitor or four?',
        answer:
          'Four. Groups make conversion look low, but equally low everywhere, so stores still compare. If you prefer groups, people who enter within two seconds of each other can count as one.',
      },
      {
        question: 'What if somebody goes in three times?',
        answer:
          'The line counts passages, so that is three. Try-ons are therefore higher than the number of people trying, and the report labels them as passages.',
      },
      {
        question: 'Do we lose the day when the internet is down?',
        answer:
          'No. Counting runs in the camera, results wait there and are sent when the connection is back; the recorder keeps recording. During the outage you have no live view and no alerts.',
      },
      {
        question: 'How much bandwidth does a store need?',
        answer:
          'Counts and an occasional snapshot take a few hundred kbit/s. Each live view from head office adds 2 to 6 Mbit/s; the total under the kit list is for all cameras at once.',
      },
    ],
    readTitle: 'Read on',
    reading: [
      {
        title: 'Three definitions of entry rate: pick one first',
        note: 'Industry article',
        href: '/news/industry/entry-rate-three-definitions',
      },
      {title: 'Heat maps before and after', note: 'Product update', href: '/news/product/heat-map-before-after'},
      {title: 'The floor nobody walks on', note: 'Heat map analysis', href: '/products/heat-map-analysis'},
      {title: 'What to measure before a K3 goes up', note: 'Model support', href: '/support/model/k3'},
    ],
  },
  inquiry: {
    title: 'Tell us about your fitting area',
    text: 'Width of the corridor, height of the ceiling, number of cubicles. Two photos are enough for us to draw the line and the devices.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
