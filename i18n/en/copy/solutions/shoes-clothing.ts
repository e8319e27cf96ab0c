import type zh from '@site/i18n/zh-CN/copy/solutions/shoes-clothing';
import {promises} from '@site/i18n/en/copy/promises';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Shoes and clothing: from passing by to buying',
    description:
      'Passing, entering, trying on, buying: four counts that show where an apparel store loses people. Cameras cover the corridor and never a fitting room.',
  },
  banner: {
    title: 'See where apparel shoppers leave: passing, entering, trying on, buying',
    text: 'People who try something on buy more often than people who only look. Most stores know how many pieces they sold, but few know how many people tried one on. One counting line across the fitting corridor adds that number.',
    alt: 'Illustration: an apparel store with shoppers at the racks, three fitting rooms with blue curtains at the right, one shopper in front of a curtain, the register in front',
    trial: 'Start free trial',
    more: 'Compare three stores',
  },
  funnel: {
    eyebrow: 'From the sidewalk to the register',
    title: 'Three stores with 38 sales each and three different problems',
    lead: 'In the sales report these stores look the same. Add the numbers for passing, entering and trying on, and you know whether to change the window, the staffing or the sizes.',
    badge: 'Sample data',
    choose: 'Choose a store',
    steps: ['Passed by', 'Entered', 'Tried on', 'Bought'],
    rate: (percent) => `${percent}% get this far`,
    nextLabel: 'Try next week',
    stores: {
      a: {
        name: 'Store A: street corner',
        title: 'Plenty walk by, but few come in',
        text: 'Six in a hundred passersby come in. Inside, more than half try something on, and most of those buy. The store works well; the storefront needs the attention.',
        next: 'Change the style in the window and pull the promotion rack three feet back from the door between five and eight. Change nothing else, then read the entry rate.',
      },
      b: {
        name: 'Store B: mall, upper level',
        title: 'They walk one lap and leave',
        text: 'Of five who enter, one tries something on. Of those who do, four in five buy, so the merchandise is right. What is missing is someone to bring them the right size.',
        next: 'On weekend peaks, give one person a single job: invite people to try things on, with no restocking and no register.',
      },
      c: {
        name: 'Store C: pedestrian street',
        title: 'Many try, but few buy',
        text: 'More than half of the visitors try something on, and fewer than three in ten of those buy. Usually sizes are missing, or the wait is too long.',
        next: 'Take styles with missing sizes off the front tables, and for a week write down when more than three people wait at the fitting rooms.',
      },
    },
  },
  seen: {
    eyebrow: 'The funnel in pictures',
    title: 'Entering, stopping, waiting: how each is counted',
    lead: 'The K3 over your door counts the first. The other two need a camera that sees the shelf or the line, and a B1.',
    events: {
      'group-counting': {
        title: 'Who enters together',
        text: 'Seen from above the door, adults and children who walk in together become one group. Conversion by group is fairer, and heads are counted as well.',
      },
      'shelf-stop': {
        title: 'Who stops',
        text: 'One shopper walks on and one stays in front of the shelf. If many stop and few try things on, someone should offer help.',
      },
      'queue-length': {
        title: 'Who waits',
        text: 'Six people are waiting for one register. If many try things on and few buy, as in store C, look here.',
      },
    },
  },
  estimate: {
    eyebrow: 'Your numbers',
    title: 'What would a few more try-ons be worth in a month?',
    lead: 'Not everyone who tries something on buys it, and some buy without trying, so only the difference counts. The starting numbers are an example; enter your own.',
    fields: {
      visitors: {label: 'Visitors entering per day', short: 'visitors a day', unit: 'people'},
      now: {label: 'Share who try something on today', short: 'share trying now', unit: '%'},
      goal: {label: 'Share you aim for', short: 'share aimed for', unit: '%'},
      tried: {label: 'Buyers among those who tried', short: 'bought after trying', unit: '%'},
      untried: {label: 'Buyers among those who did not', short: 'bought without', unit: '%'},
      sale: {label: 'Average sale', short: 'average sale', unit: '$'},
    },
    results: {
      purchases: {label: 'More sales tickets a month', short: 'Extra tickets', prefix: '', unit: 'tickets'},
      sales: {label: 'More sales a month', short: 'Extra sales', prefix: '$', unit: 'a month'},
    },
    nothing:
      'With these numbers, more try-ons bring no extra sales. Find out first why people try things on and leave.',
    caveat:
      'This is revenue before returns and before the extra shift, not profit. People you persuade to try something on may be less likely to buy, so enter the share that buys after trying on the low side.',
  },
  plan: {
    eyebrow: 'Where the line goes',
    title: 'Count people in the corridor, never in a fitting room',
    lead: 'Nothing worries shoppers more than a camera near a fitting room, so we settle its position first.',
    drawing: {
      alt: 'Floor plan of a fitting area: four hatched cubicles without any camera; a counting line lies across the entrance of the corridor with a K3 straight above it, and a shopper crosses it from the sales floor',
      cubicles: 'No device in a fitting room',
      corridor: 'Corridor',
      line: 'Counting line',
      camera: 'K3 overhead',
      floor: 'Sales floor',
    },
    points: [
      {
        title: 'The camera sees heads and shoulders only',
        text: 'The K3 mounts on the ceiling at the corridor entrance and looks straight down, so it sees no faces. A privacy mask blacks out the side toward the fitting rooms, so viewers cannot look over a curtain. One covers a corridor up to 3\u00a0m (9.8\u00a0ft) wide; wider corridors need another model.',
      },
      {
        title: 'There is never a camera inside',
        text: 'China’s regulation on public-security video bans image devices inside fitting rooms, and most US states make filming there a crime. We install none there for any purpose, whether or not it records.',
      },
      {
        title: 'Staff can be left out of the count',
        text: 'Staff walk in and out dozens of times a day. They can be left out by uniform color; without uniforms, send them around the other way. Recount one hour by hand each week to see how far off you are.',
      },
      {
        title: 'Put up a sign',
        text: 'Three sentences are enough: people are counted here, fitting rooms are not recorded, the numbers help with staffing and layout. Your staff can read it out when asked.',
      },
    ],
    more: 'How overhead counting is installed',
  },
  trials: {
    eyebrow: 'One test a week',
    title: 'Change one thing and let the count decide',
    lead: 'Run each test for one or two weeks and compare with the same weekdays before. Note rain, markdowns and mall events, or you will compare two different things.',
    columns: ['Change', 'Number to watch', 'It worked if', 'Easily misread'],
    rows: [
      {
        label: 'Door temperature and lights',
        cells: [
          'Entry rate',
          'Higher on the same weekday',
          'A new neighbor brings traffic too, so check passersby as well',
        ],
      },
      {
        label: 'Lead style on the first rack to the right',
        cells: [
          'Stops on the heat map, try-ons and sales of that style',
          'Stops and sales rise together',
          'Stops without sales may mean an unreadable price tag',
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
        label: 'Move the mirror out of the corridor',
        cells: [
          'People waiting, share trying on',
          'Fewer minutes with more than three waiting at peak',
          'Some shoppers stop at the mirror and never enter a fitting room, so try-ons look lower',
        ],
      },
    ],
    note: 'One store and one week make a small sample. If the difference is less than 10%, draw no conclusion: run another week, or test in three stores at once.',
  },
  stage: {
    title: 'See which display makes people stop',
    text: 'Drag the frame next to this season’s display and compare whether shoppers walk past or stay and look. Check again whenever you move a rack.',
    alt: 'Diagram: a clothing store with racks, folding tables and mannequins; the floor turns orange where shoppers stay longest, a frame marks the floor around the mannequins',
  },
  installed: {
    title: 'Above the sales floor and above the door',
    lead: 'Both cameras sit flat on the ceiling, clear of lights and displays.',
    captions: {
      'u8-d': 'On a large floor, replace the E3-X in the middle with a U8-D: heat map and dwell time from one unit.',
    },
  },
  kit: {
    eyebrow: 'Equipment list',
    title: 'Devices for a 200\u00a0m² (2,150 sq ft) apparel store',
    lead: 'A door up to 3\u00a0m (9.8\u00a0ft), fitting corridor, register, stockroom, ceilings at 2.8\u00a0m (9.2\u00a0ft).',
    rows: {
      k3: {
        purpose: 'Counts people entering and people going to try on',
        where: 'Door and fitting corridor, 1 each',
      },
      'fmix-d': {purpose: 'Sees the whole floor from above for the heat map', where: 'Ceiling, middle of the floor'},
      'e3-x': {
        purpose: 'Watches register and entrance, matches receipts',
        where: 'Above the register and inside the door, 1 each',
      },
      'w3-s': {purpose: 'Watches goods in and out', where: 'Stockroom door'},
      'ul-8208nh': {purpose: 'Records on site, powers cameras over the cable', where: 'Cabinet in the stockroom'},
    },
    sums: 'Check the kit’s power and storage',
    note: 'Router, cabling and anti-theft gates are not included. Gates block the view from above, so the K3 goes on the inside, about half a meter (20\u00a0in) behind the door frame.',
  },
  rollout: {
    eyebrow: 'Order of work',
    title: 'A nine-week plan that starts with what to count',
    badge: 'Example plan',
    lead: 'An example for twenty stores. Malls often set the dates.',
    phases: [
      {
        when: 'Week 1',
        title: 'Define',
        text: 'Agree on who counts as a visitor and who as trying on, and what happens with staff, kids and returns.',
        done: 'Head office and managers sign the same page',
      },
      {
        when: 'Week 2',
        title: 'Install in two stores',
        text: 'One is on the street and one in a mall. Count two hours by hand and compare with the camera.',
        done: 'The error is stated in the report',
      },
      {
        when: 'Weeks 3–4',
        title: 'Watch only',
        text: 'Collect two weeks of baseline data and change nothing.',
        done: 'Each store knows its four numbers',
      },
      {
        when: 'Weeks 5–6',
        title: 'First test',
        text: 'Each store picks one of the four changes above.',
        done: 'One practice stays, and one goes',
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
    title: 'Questions from apparel stores',
    faq: [
      {
        question: 'Can a shopper be filmed in a fitting room?',
        answer:
          'No. There is no device inside, and the corridor camera’s picture is black toward the fitting rooms, live and recorded. The manager signs a print of that picture.',
      },
      {
        question: 'Do you know who tried something on and who bought it?',
        answer:
          'No, and the funnel does not need to know. It uses head counts, with no faces and no tracking of individuals. If you want to know what members tried on, let them scan a code themselves; that is a separate program with its own consent.',
      },
      {
        question: 'Is a family one visitor or four?',
        answer:
          'Four. Counting heads makes conversion look low, but equally low everywhere, so stores can still be compared. If you prefer groups, people who enter within two seconds of each other can count as one.',
      },
      {
        question: 'What if someone goes in three times?',
        answer:
          'The line counts passages, so that is three. Try-ons are therefore higher than the number of people trying things on, and the report labels them as passages.',
      },
      {
        question: 'Do we lose the day’s count when the internet is down?',
        answer:
          'No. Counting runs in the camera, results wait there and are sent when the connection is back, and the recorder keeps recording. During the outage you have no live view and no alerts.',
      },
      {
        question: 'How much bandwidth does a store need?',
        answer:
          'Counts and an occasional snapshot take a few hundred kbit/s. Each remote live view adds 2 to 6\u00a0Mbit/s. The total under the kit list is for all cameras at once.',
      },
      {
        question: 'What is stored about shoppers, and for how long?',
        answer: `${promises.countsLeave} ${promises.reportsKept} ${promises.storeVideo}`,
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'Find the floor space shoppers miss', note: 'Heat map analysis', href: '/products/heat-map-analysis'},
      {title: 'What to measure before a K3 goes up', note: 'Model support', href: '/support/model/k3'},
    ],
  },
  inquiry: {
    title: 'Tell us about your fitting area',
    text: 'Give us the width of the corridor, the height of the ceiling and the number of fitting rooms. From two photos we can draw the counting line and place the devices.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
