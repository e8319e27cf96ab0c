import type zh from '@site/i18n/zh-CN/copy/products/located-here';
import {promises} from '@site/i18n/en/copy/promises';
import type {CopyOf} from '@site/src/site/copy';
import {metersAndFeetRange} from '@site/src/site/units';

const copy = {
  meta: {
    title: 'Site selection: know if a location can pay its rent',
    description:
      'Count passersby for a week before you sign a lease, enter your own capture rate and receipts, and see rent share and break-even visits with every formula.',
  },
  banner: {
    title: 'Site selection',
    text: 'The landlord says it is a busy street. A week of counting shows you how busy, and a few multiplications show whether the location can pay its rent.',
  },
  calculator: {
    eyebrow: 'Do the math first',
    title: 'Find out whether the foot traffic can pay the rent',
    lead: 'Enter seven numbers. Count passersby at the door and take the capture rate of your most similar store; you already know the rest.',
    badge: 'Estimate; the starting values are an example',
    fields: {
      passers: {label: 'Passersby per hour', unit: 'people'},
      hours: {label: 'Open per day', unit: 'hours'},
      capture: {label: 'Capture rate', unit: '% of passersby'},
      conversion: {label: 'Conversion', unit: '% of visits'},
      receipt: {label: 'Average receipt', unit: '$'},
      margin: {label: 'Margin after goods and labor', unit: '%'},
      rent: {label: 'Rent per month, all in', unit: '$'},
    },
    range: (min: string, max: string) => `Enter a number from ${min} to ${max}, with at most one decimal`,
    chain: {
      passers: {
        label: 'Passersby per day',
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
      none: 'With these numbers a visit earns nothing, so there is no break-even',
    },
    enough: (surplus: string) =>
      `With these numbers you have ${surplus} more visits a day than you need to break even.`,
    short: (missing: string) => `With these numbers you are ${missing} visits a day short of covering the rent.`,
    invalid: 'One field still needs a number.',
    caveat:
      'This only multiplies and divides your numbers; it does not forecast. Build-out, deposit, taxes, utilities and seasonal swings are left out.',
    link: 'Your figures are part of the address, so a copied link shows your partner the same math.',
  },
  numbers: {
    eyebrow: 'Where each number comes from',
    title: 'What people tell you, and what you should count',
    pairs: [
      {
        who: 'Trade area',
        pain: '“120,000 people live within two miles.”',
        answer:
          'People who live nearby do not all walk by. Count commute, lunch and weekend separately, see which way people head, and then decide whether this is a breakfast corner or an evening one.',
      },
      {
        who: 'Passersby',
        pain: '“Twenty thousand on a Saturday.”',
        answer:
          'Ask at which door, on which day and on which side of the street. What counts is people who walk past your glass within 10\u00a0ft (3\u00a0m) of the door, usually a small part of the street.',
      },
      {
        who: 'Capture rate',
        pain: '“With your brand, everyone will come in.”',
        answer:
          'Take your two most similar stores, with the same category and storefront width. Divide the visits counted by a K3 by the passersby of the same hour. No stores yet? Fill in the form three times: pessimistic, likely and optimistic.',
      },
      {
        who: 'Conversion and receipt',
        pain: '“The last tenant did well.”',
        answer:
          'Those are another business’s figures. Use the receipts and visits of your own stores; for a new category, start with the low end of what competitors publish.',
      },
    ],
  },
  week: {
    eyebrow: 'Counting for a week',
    title: 'How to count passersby for seven days in a row',
    badge: 'Suggested plan',
    lead: 'A single day misleads: payday, a storm or a grand opening next door can double or halve it. Count a full week with both weekend days.',
    phases: [
      {
        when: '3 days before',
        title: 'Get permission',
        text: 'Get written consent from the landlord or current tenant to place a device inside the glass, and tell building management.',
        done: 'A signed page',
      },
      {
        when: 'Day 0',
        title: 'Place it and draw the line',
        text: 'Put the camera inside the window, looking only at your own frontage. Draw one counting line and put up the notice.',
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
        text: 'Keep the same line and the same hours, and don’t touch the device.',
        done: 'A weekday and a weekend curve',
      },
      {
        when: 'Day 8',
        title: 'Remove it and do the math',
        text: 'Enter the median day in the form above, even if the best day looks tempting. Remove the device the same day.',
        done: 'You sign, or you walk away',
      },
    ],
  },
  seen: {
    eyebrow: 'Day and night',
    title: 'A street that is busy by day can be empty at night',
    lead: 'Drag the line to compare. The pictures are simulated and show everything; when you count, the road and the neighbors are masked.',
    views: {street: 'The street in front of the store'},
    facts: [
      {
        term: 'By day, find the busy hours',
        text: 'Three people are walking past the stores. Count by the hour, and after a week you know commuters, lunch and the weekend apart.',
      },
      {
        term: 'At night, find your closing time',
        text: 'The street is empty in the night picture. The hour after which the street stays empty tells you when to close and whom to schedule.',
      },
      {
        term: 'Behind glass it is darker',
        text: 'The night picture is what a camera outside sees in infrared. Behind a window infrared has to be off, so it can count where street lamps light the sidewalk.',
      },
    ],
  },
  front: {
    eyebrow: 'Rules for the street',
    title: 'Count people in front of your own window only',
    lead: 'You may not point a camera at a public road without a good legal reason. Where you cannot follow all of these rules, count by hand; the form takes those numbers just as well.',
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
        title: 'Point the lens down',
        text: 'Tilt the lens to about 10\u00a0ft (3\u00a0m) in front of the door; mask the road, the far side and the neighbors. A height and angle that shows no faces is best.',
      },
      {
        title: 'Do not record',
        text: `Take out the TF card and leave cloud recording off. ${promises.surveyCounts}`,
      },
      {
        title: 'Post a notice',
        text: 'Put it on the glass: who counts, what is counted, that nothing is recorded, until when, and whom to ask.',
      },
      {
        title: 'China',
        text: 'PIPL Article 26 limits image capture in public places to what public safety needs. Counting for business does not qualify, so identify no one, keep no pictures, and ask the local authority and your counsel first.',
      },
      {
        title: 'EU and US',
        text: 'Filming a public sidewalk is hard to justify under GDPR, and most regulators want the street out of view. US rules differ by state and city. When in doubt, put a person with a clicker at the door.',
      },
    ],
  },
  devices: {
    eyebrow: 'What to count with',
    title: 'Devices that can count for a week',
    lead: (watts: number, wh: number, hours: number) =>
      `Nothing in our catalog counts for a week on its own battery. The W3-E takes 5\u00a0V and at most ${watts}\u00a0W; a 20,000\u00a0mAh power bank delivers about ${wh}\u00a0Wh, which is ${hours} hours, or one trading day, so swap it each night. The B1 needs an outlet; borrow one from the current tenant.`,
    more: 'Details',
    power: 'Power',
    view: 'Horizontal view',
    input: 'Input',
    mount: 'Mount',
    heights: metersAndFeetRange,
    channels: (count: number) => `${count} × 1080p`,
    purposes: {
      camera: 'Stands behind the glass, uses Wi-Fi, needs no drilling',
      box: 'Counts on site, so pictures stay inside',
      counter: 'Goes over the door after opening, to check the capture rate you assumed',
    },
  },
  after: {
    eyebrow: 'After you sign',
    title: 'Check your answer thirty days after opening',
    lead: 'When a site disappoints, the assumed capture rate was usually wrong. A counter over the door shows by how much within the first month.',
    alt: 'Illustration: a convenience store with a counting line at the door and two customers boxed, one going in, one out',
    items: [
      {
        title: 'Passersby as expected, but few visits',
        text: 'Look at the storefront, the lighting and the window. Change those before you start discounting.',
      },
      {
        title: 'Visits as expected, but few receipts',
        text: 'Look at merchandise and staffing: first time spent at the shelf, then customers per associate in the peak hour.',
      },
      {
        title: 'Everything as expected, but still losing money',
        text: 'The rent is too high. Your own numbers help you renegotiate more than a feeling would.',
      },
    ],
  },
  questions: {
    title: 'Questions from real estate and finance',
    faq: (hours: number) => [
      {
        question: 'Does counting through glass work?',
        answer:
          'By day it does; at dusk against the light and at night it works less well. Infrared reflects off the pane and has to be off, so after dark only a lit sidewalk can be counted. Press the lens to the glass and shade it with black cardboard. We quote no accuracy because every pane and angle differs; your hand count on day 0 shows how good it is.',
      },
      {
        question: 'What if there is no outlet?',
        answer: `A W3-E can run from a power bank for about ${hours} hours, but the B1 needs an outlet. Without power, count by hand: fifteen minutes in each hour, times four. The form above takes a week of those numbers.`,
      },
      {
        question: 'What if there is no broadband?',
        answer:
          'Use a 4G router with a network port: the B1 takes the cable, the W3-E its Wi-Fi. A few numbers per hour add up to less than 10\u00a0MB a week, and counts wait in the B1 while the link is down.',
      },
      {
        question: 'Can you tell age, gender or origin of passersby?',
        answer:
          'No. Guessing that about strangers on a street does not hold up legally or statistically. Asking a hundred people who did come in tells you more.',
      },
      {
        question: 'What rent share is reasonable?',
        answer:
          'There is no universal figure, because category and city change it a lot. Look at break-even visits: if they exceed the visits of the worst day you counted, negotiate or walk away.',
      },
      {
        question: 'Do you sell demographics or phone-location data?',
        answer: 'No, neither our own nor resold. Everything here is based on your own count and your own numbers.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {
        title: 'Accurate people counting, once you are open',
        note: 'Product',
        href: '/products/accurate-people-counting',
      },
      {title: 'K3: door width and mounting height', note: 'Model', href: '/support/model/k3'},
    ],
  },
  inquiry: {
    title: 'Send us a photo taken through the storefront window',
    text: 'Take it from inside. We tell you whether a camera can stand there and where its view has to end, or send you a sheet for counting by hand.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
