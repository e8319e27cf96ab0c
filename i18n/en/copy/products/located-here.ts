import type zh from '@site/i18n/zh-CN/copy/products/located-here';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Located here: site selection',
    description:
      'Count for a week before you sign: passers-by, entries, receipts. A calculator with visible formulas gives rent share and break-even visits per day.',
  },
  banner: {
    title: 'Located here',
    text: 'The landlord says it is a busy street. A week of counting tells you how busy, and a little arithmetic tells you whether you can pay for it.',
  },
  calculator: {
    eyebrow: 'The math first',
    title: 'From people passing by to the rent',
    lead: 'Seven numbers, a few multiplications. Count passers-by at the door, take the capture rate of your most similar store; the rest you know.',
    badge: 'Estimate, starting values are an example',
    fields: {
      passers: {label: 'Passers-by per hour', unit: 'people'},
      hours: {label: 'Open per day', unit: 'hours'},
      capture: {label: 'Capture rate', unit: '% of passers-by'},
      conversion: {label: 'Conversion', unit: '% of visits'},
      receipt: {label: 'Average receipt', unit: '$'},
      margin: {label: 'Left after goods and labor', unit: '%'},
      rent: {label: 'Rent per month, all in', unit: '$'},
    },
    range: (min: number, max: number) => `Enter ${min} to ${max}, with one decimal at most`,
    chain: {
      passers: {
        label: 'Passers-by per day',
        unit: '',
        formula: ({passers, hours}, _before) => `${passers} × ${hours} hours`,
      },
      visits: {label: 'Visits per day', unit: '', formula: ({capture}, before) => `${before} × ${capture}%`},
      receipts: {label: 'Receipts per day', unit: '', formula: ({conversion}, before) => `${before} × ${conversion}%`},
      revenue: {
        label: 'Revenue per month',
        unit: '$',
        formula: ({receipt}, before) => `about ${before} receipts × $${receipt} × 30 days`,
      },
    },
    share: {
      label: 'Rent share of revenue',
      formula: (rent: string, revenue: string) => `${rent} ÷ ${revenue}`,
      none: 'No revenue yet',
    },
    breakEven: {
      label: 'Break-even visits',
      unit: 'a day',
      formula: ({rent, conversion, receipt, margin}, days) =>
        `${rent} ÷ ${days} ÷ (${conversion}% × ${receipt} × ${margin}%)`,
      none: 'A visit earns nothing here, so there is no break-even',
    },
    enough: (surplus: string) => `On these numbers you have ${surplus} visits a day more than break-even.`,
    short: (missing: string) => `On these numbers you are ${missing} visits a day short of the rent.`,
    invalid: 'One field still needs a number.',
    caveat:
      'This is multiplication and division, not a forecast: build-out, deposit, taxes, utilities and seasons are left out.',
    link: 'Your figures are part of the address, so a copied link shows your partner the same math.',
  },
  numbers: {
    eyebrow: 'Where each number comes from',
    title: 'What you are told, and what you count',
    pairs: [
      {
        who: 'Passers-by',
        pain: '“Twenty thousand on a Saturday.”',
        answer:
          'Ask at which door, on which day, on which side of the street. You need people who walk past your glass within ten feet of the door, usually a small part of the street.',
      },
      {
        who: 'Capture rate',
        pain: '“With your brand, everyone will come in.”',
        answer:
          'Take your two most similar stores: same category, same width of front. Visits counted by a K3 divided by passers-by of the same hour. No stores yet? Fill in the form three times: pessimistic, likely, optimistic.',
      },
      {
        who: 'Catchment',
        pain: '“A hundred and twenty thousand live within two miles.”',
        answer:
          'Living there is not walking by. Count commute, lunch and weekend apart, see which way people head, and then decide whether this is a breakfast corner or an evening one.',
      },
      {
        who: 'Conversion and receipt',
        pain: '“The last tenant did well.”',
        answer:
          'Those were somebody else’s figures. Use receipts and visits of your own stores; for a new category start with the low end of what competitors publish.',
      },
    ],
  },
  week: {
    eyebrow: 'Counting for a week',
    title: 'Seven days, rain included',
    badge: 'Suggested plan',
    lead: 'One day misleads: payday, a storm or an opening next door can double it or halve it. Count a full week with both weekend days.',
    phases: [
      {
        when: '3 days before',
        title: 'Get permission',
        text: 'Written consent of landlord or current tenant to place a device inside the glass; tell building management.',
        done: 'A signed page',
      },
      {
        when: 'Day 0',
        title: 'Place it, draw the line',
        text: 'Camera inside the window, looking at your own frontage only. Draw one counting line, put up the notice.',
        done: '20 minutes recounted by hand',
      },
      {
        when: 'Days 1–5',
        title: 'Weekdays',
        text: 'Count by the hour. Recount fifteen minutes each day and correct the angle if it is far off.',
        done: 'Five hourly curves',
      },
      {
        when: 'Days 6–7',
        title: 'Weekend',
        text: 'Same line, same hours, device untouched.',
        done: 'A weekday and a weekend curve',
      },
      {
        when: 'Day 8',
        title: 'Remove it, do the math',
        text: 'Put the median day, not the best one, into the form above. The device leaves the same day.',
        done: 'Sign, or do not',
      },
    ],
  },
  front: {
    eyebrow: 'Rules of the street',
    title: 'Count your own frontage, never film the street',
    lead: 'You may not point a camera at a public road just like that. Where you cannot do all of this, count by hand; the form takes those numbers just as well.',
    diagram: {
      alt: 'From above: a camera behind the storefront window sees only the sidewalk in front of that store, with one counting line; the road and both neighbors are masked in the picture',
      shop: 'Space for rent',
      camera: 'behind glass',
      zone: 'own frontage',
      line: 'counting line',
      masked: 'masked in the picture',
      road: 'road and far sidewalk',
      neighbor: 'Neighbor',
    },
    items: [
      {
        title: 'Look down, not out',
        text: 'Tilt the lens to about ten feet in front of the door; mask road, far side and neighbors. A height and angle that shows no faces is best.',
      },
      {
        title: 'Do not record',
        text: 'Take the TF card out, leave cloud recording off. The B1 counts and drops the picture; only hourly totals leave.',
      },
      {
        title: 'Post a notice',
        text: 'On the glass: who counts, what, that nothing is recorded, until when, whom to ask.',
      },
      {
        title: 'China',
        text: 'PIPL Article 26 limits image capture in public places to what public safety needs. Counting for business is not that, so identify nobody, keep no pictures, and ask the local authority and your counsel first.',
      },
      {
        title: 'EU and US',
        text: 'Filming a public sidewalk is hard to justify under GDPR, and most regulators want the street out of view; US rules differ by state and city. In doubt, put a person with a clicker at the door.',
      },
    ],
  },
  devices: {
    eyebrow: 'What to count with',
    title: 'Devices that can stand there for a week',
    lead: (watts: number, wh: number, hours: number) =>
      `Nothing in our catalog counts for a week on its own battery, and we will not pretend otherwise. The W3-E takes 5\u00a0V and at most ${watts}\u00a0W; a 20,000\u00a0mAh power bank delivers about ${wh}\u00a0Wh, which is ${hours} hours, one trading day, to be swapped each night. The B1 needs an outlet, so borrow one from the current tenant.`,
    more: 'Details',
    power: 'Power',
    view: 'Horizontal view',
    input: 'Input',
    mount: 'Mount',
    channels: (count: number) => `${count} × 1080p`,
    purposes: {
      camera: 'Stands behind the glass, has Wi-Fi, needs no drilling',
      box: 'Counts on site, so pictures stay inside',
      counter: 'Over the door after opening, to check the capture rate you assumed',
    },
  },
  after: {
    eyebrow: 'After you sign',
    title: 'Thirty days in, check your answer',
    lead: 'When a site disappoints, the capture rate was usually wrong. A counter over the door shows by how much within the first month.',
    alt: 'Illustration: a convenience store with a counting line at the door and two customers boxed, one going in, one out',
    items: [
      {
        title: 'Passers-by as expected, visits low',
        text: 'Front, lighting, window. Change those before you start discounting.',
      },
      {
        title: 'Visits as expected, receipts low',
        text: 'Merchandise and staff. Look at time spent at the shelf, then at customers per associate in the peak.',
      },
      {
        title: 'Everything as expected, still losing money',
        text: 'Rent. Numbers of your own are worth more than a feeling when you renegotiate.',
      },
    ],
  },
  questions: {
    title: 'What real estate and finance ask',
    faq: (hours: number) => [
      {
        question: 'Does counting through glass work?',
        answer:
          'By day, yes; at dusk against the light and at night, less well. Infrared reflects off the pane and has to be off, so after dark only a lit sidewalk can be counted. Press the lens to the glass and shade it with black cardboard. We quote no accuracy here because every pane and angle differs; your hand count on day 0 decides.',
      },
      {
        question: 'There is no outlet. Now what?',
        answer: `A W3-E can run from a power bank for about ${hours} hours, but the B1 needs an outlet. With neither, count by hand: fifteen minutes in each hour, times four. A week of that fits the form above.`,
      },
      {
        question: 'And no broadband?',
        answer:
          'Use a phone or a 4G router as a hotspot. A few numbers per hour add up to less than 10 MB a week, and counts wait in the B1 while the link is down.',
      },
      {
        question: 'Can you tell age, gender or origin of passers-by?',
        answer:
          'We do not. Guessing that about strangers on a street fails legally and statistically. Asking a hundred people who did come in tells you more.',
      },
      {
        question: 'What rent share is reasonable?',
        answer:
          'There is no universal figure; category and city change it a lot. Look at break-even visits: if they exceed the visits of the worst day you counted, negotiate or walk away.',
      },
      {
        question: 'Do you sell demographics or phone-location data?',
        answer: 'No, neither first-hand nor resold. What you find here is your own count and your own arithmetic.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {
        title: 'Three ways to compute an entry rate',
        note: 'Industry news',
        href: '/news/industry/entry-rate-three-definitions',
      },
      {
        title: 'Accurate people counting, once you are open',
        note: 'Product',
        href: '/products/accurate-people-counting',
      },
      {title: 'K3: door width and mounting height', note: 'Model', href: '/support/model/k3'},
    ],
  },
  inquiry: {
    title: 'Send a photo through the storefront window',
    text: 'Taken from inside. We tell you whether a camera can stand there and where its view has to end, or send a sheet for counting by hand.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
