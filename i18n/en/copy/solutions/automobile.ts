import type zh from '@site/i18n/zh-CN/copy/solutions/automobile';
import {promises} from '@site/i18n/en/copy/promises';
import {daysBeside, daysHeld, largestTb} from '@site/src/facts/hardware/storage';
import {modelById} from '@site/src/facts/models';
import {kitSums, storeKits} from '@site/src/facts/storeKits';
import type {CopyOf} from '@site/src/site/copy';

const {cameras, mbit, days, diskTb, mostTb, mostDays} = kitSums(storeKits.automobile);
/** The delivery bay and the service drive: one E3-D-H and one E3-T-H, 4 Mbit/s each. */
const disputes = {mbit: 8, days: 45};
const beside = daysBeside(mostTb, mbit, disputes.mbit, disputes.days);
const twoDisks = modelById('ul-8232nh');
const largest = twoDisks.kind === 'recorder' ? daysHeld(largestTb(twoDisks), mbit) : 0;

const copy = {
  meta: {
    title: 'Auto dealerships: showroom, test drive, service',
    description:
      'See where dealership customers wait too long, walk out or dispute a scratch, from showroom to service handover. Includes an equipment list and an estimate.',
  },
  banner: {
    title: 'Know where dealership customers wait, and where they leave',
    text: 'Between the front door and the keys, a customer is handed over five times, and each handover can lose the sale: no greeting, no phone number, a test drive that never starts, a scratch at pickup. When a greeting or a test drive runs late, the manager on duty gets an alert; the rest is on the dashboard the next morning.',
    alt: 'Illustration: a showroom with a blue and an orange car, sales consultants with customers, a reception desk at the right and a lounge at the left',
    trial: 'Start free trial',
    more: 'See the five handovers',
  },
  statement: {
    before: 'A couple looked around for nine minutes. No one greeted them, and they left. ',
    marked: 'Your CRM never knew they were there',
    after: ', so no report ever shows you lost them.',
    aside:
      'Your CRM starts counting when someone types in a phone number; the door counter starts when someone walks in. Compare the two, and you see how many visitors were never greeted.',
  },
  path: {
    eyebrow: 'Showroom to service',
    title: 'Time limits for five handovers',
    lead: 'The times shown are samples, and you set your own. When a limit is passed, the right person gets a message. Until then, no one does.',
    labels: {lost: 'What you lose here', seen: 'What the system sees'},
    stops: [
      {
        place: 'Entering the showroom',
        clock: '3 min',
        rule: 'until someone says hello',
        lost: 'Three groups arrive on Saturday afternoon while every consultant is at a desk. The last group looks around and leaves.',
        seen: 'The door counts groups. If a group has been in for three minutes with no staff nearby, the phone of the manager on duty buzzes once.',
        more: 'How groups are counted',
      },
      {
        place: 'Reception and contact',
        clock: '100%',
        rule: 'of groups at the door are on file',
        lost: 'Twenty minutes of conversation and no contact details, or details that never made it into the CRM.',
        seen: 'Every night, door counts are compared with CRM entries, and the difference is listed by hour. With the customer’s consent, a badge can keep the conversation for coaching.',
        more: 'How the badge works',
      },
      {
        place: 'Test drive',
        clock: '15 min',
        rule: 'from yes to driving off',
        lost: 'The demo car is out or the keys are missing. The customer sits and waits, then says “next time.”',
        seen: 'A camera at the exit logs every car out and in. Matched with the test-drive sheet, that gives departure and return times. If someone waits longer than fifteen minutes, the test-drive host gets an alert.',
        more: 'Find footage by car and time',
      },
      {
        place: 'Desk and order',
        clock: 'Same day',
        rule: 'to follow up after the drive',
        lost: 'After the drive the consultant is already with someone new, and the customer’s enthusiasm cools.',
        seen: 'The time from return to sitting down, and the hours short of consultants, go on the dashboard for the next morning’s meeting.',
        more: 'See the morning dashboard',
      },
      {
        place: 'Delivery and service',
        clock: 'One walk-around',
        rule: 'on video, all four sides of the car',
        lost: 'The customer finds a scratch at pickup. Was it there on arrival, or did the car wash do it?',
        seen: 'Cameras in the service drive and the delivery bay record the walk-around, filed by repair order and time. In the service bays we look at bay use and safety rules; individuals are not scored.',
        more: 'How service bays are inspected',
      },
    ],
  },
  seen: {
    eyebrow: 'What cameras see',
    title: 'The shop, the showroom door and the fire lane',
    events: {
      'bay-occupied': {
        title: 'Which bay is free',
        text: 'Two of three bays hold a car. The system knows how long the third has been empty, and your dispatcher sees it on the screen.',
      },
      'stereo-counting': {
        title: 'A family is one prospect',
        text: 'Two adults come in with a child and a stroller. Two lenses measure height and tell them apart, and one group is checked against your CRM.',
      },
      'fire-lane-parking': {
        title: 'A car in the fire lane',
        text: 'The red car is on the hatched area, and its driver walks off. After the time you set, the front desk is asked to have it moved. The system reads no plate.',
      },
    },
  },
  estimate: {
    eyebrow: 'Your numbers',
    title: 'How many more test drives could you get?',
    lead: 'Three steps take you from showroom traffic to test drives. The starting values are examples; two weeks of counting will replace the second one with a measurement.',
    fields: {
      groups: {label: 'Groups entering the showroom per month', short: 'groups', unit: 'groups'},
      waiting: {label: 'Not greeted within your limit', short: 'share not greeted', unit: '%'},
      leaving: {label: 'Of those, leaving without contact details', short: 'share leaving', unit: '%'},
      kept: {label: 'Caught when an alert goes out', short: 'share caught', unit: '%'},
      driving: {label: 'Leads that take a test drive', short: 'test-drive rate', unit: '%'},
    },
    results: {
      lost: {label: 'Walk-outs per month', short: 'Groups lost', prefix: '', unit: 'groups'},
      leads: {label: 'Leads kept', short: 'Leads kept', prefix: '', unit: 'leads'},
      drives: {label: 'More test drives per month', short: 'Test drives', prefix: '', unit: 'drives'},
    },
    nothing:
      'In this case no customers leave because they were not greeted, so reception is not the problem. Look at what follows the test drive.',
    caveat:
      'The estimate stops at the test drive on purpose, because after that the car, the price and the consultant decide. And an alert only saves a lead if someone is free to answer it.',
  },
  disputes: {
    eyebrow: 'Disputes',
    title: 'Four common disputes and the footage for each',
    lead: 'An agreement beforehand settles most disputes: video is filed by repair order, and customers sign that they know about it.',
    columns: ['The customer says', 'Where to look', 'Time to find it', 'When it does not help'],
    rows: [
      {
        label: '“You scratched it”',
        cells: [
          'The service drive, and the walk-around in the delivery bay',
          'Type in the repair order and go straight to the clip',
          'At night, in rain and for fine paint damage, keep photographing the walk-around',
        ],
      },
      {
        label: '“Something is missing from the car”',
        cells: [
          'Bay and parking lot, for door openings only',
          'Filter by start and end of the repair order',
          'Interiors are not filmed; it shows that a door was opened and when',
        ],
      },
      {
        label: '“You said two hours”',
        cells: [
          'Gate times, bay occupancy',
          'One timeline, printed at the desk',
          'A blocked view splits one stay into several',
        ],
      },
      {
        label: '“You never changed the part”',
        cells: [
          'Footage of that bay',
          'Jump by bay and time',
          'Work under the car or hood is hidden, so keep the old part',
        ],
      },
    ],
  },
  pains: {
    eyebrow: 'What people say',
    title: 'What dealership teams tell us, and our answer',
    pairs: [
      {
        who: 'General manager',
        pain: 'Sales says thirty visitors, and the front desk says fifty.',
        answer:
          'We count groups, leave out staff and deliveries, and compare with the CRM every night. In the morning you see how far apart the two are, and in which hour.',
      },
      {
        who: 'Sales consultant',
        pain: 'If you record me, will it come out of my pay?',
        answer:
          'No. The badge records only when you press it and the customer has agreed. You listen first and decide what your manager hears. The agreement names the purpose, and recordings play no part in the pay formula.',
      },
      {
        who: 'Service manager',
        pain: 'Bays sit empty while cars wait outside.',
        answer: 'One screen shows all eight bays, which one is free, and since when. You still assign the work.',
      },
      {
        who: 'Manufacturer’s field rep',
        pain: 'I cannot visit every store to check the floor plan.',
        answer:
          'A round of snapshots at opening lists missing cars, dark lights and expired banners. The dealer checks off the pictures you get to see.',
      },
    ],
  },
  installed: {
    title: 'Above the showroom door and on the sales consultant',
    lead: 'The counter above the door counts visitors. The badge records how your consultant offers a test drive.',
  },
  kit: {
    eyebrow: 'Equipment list',
    title: 'A 600\u00a0m² (6,500 sq ft) showroom with eight service bays',
    lead: 'The door is 4.5\u00a0m (15\u00a0ft) wide and the ceiling 5\u00a0m (16.5\u00a0ft) high, with one service drive, one delivery bay, and eight bays in two rows.',
    rows: {
      h2001: {purpose: 'Stereo counter for wide doors and high ceilings', where: 'Above the main door'},
      'u9-d': {purpose: 'Twelve megapixels for the whole floor', where: 'High in the middle of the showroom'},
      'e3-x': {purpose: 'Watches reception and the waiting area', where: 'One each'},
      'e3-t-h': {purpose: 'Outdoors, at the test-drive exit and the service drive', where: 'One at each gate'},
      'e3-d-h': {
        purpose: 'Dust- and water-resistant, for the service and delivery bays',
        where: 'One for every two service bays, one in the delivery bay',
      },
      ibadge: {purpose: 'Records conversations, with consent first', where: 'Worn by consultants on shift'},
      b1: {purpose: 'Computes bay use and waiting times on site', where: 'Server room'},
      'ul-7016nh-h1': {purpose: 'Sixteen channels for showroom and service bays', where: 'Server room'},
    },
    sums: 'Check ports, power and days yourself',
    note: `At ${mbit}\u00a0Mbit/s around the clock, a ${diskTb}\u00a0TB disk holds ${days} days and an ${mostTb}\u00a0TB disk ${mostDays}; neither reaches a month. Delivery disputes often come up a month later, so store the delivery-bay and service-drive cameras in the cloud as well. Or fit the ${mostTb}\u00a0TB disk, set those two channels to keep ${disputes.days} days and set the others to “When someone is there”; around the clock they would keep only ${beside}. To keep all ${cameras} around the clock for about four weeks, choose a ${twoDisks.name} with both disk bays full: ${largest} days. Badges run on batteries and take no port.`,
  },
  questions: {
    title: 'Questions from dealers',
    faq: [
      {
        question: 'How do you count a family as one group?',
        answer:
          'People entering within two seconds and less than a meter (3.3\u00a0ft) apart are merged. Friends who straggle in become two groups, and staff standing together can be merged by mistake. Recount an hour each week by hand, and the report states how far off it is.',
      },
      {
        question: 'Does the badge require the customer’s consent?',
        answer:
          'Yes, before the first word. Ask: “May I record this so I don’t miss anything?” If the answer is no, it stays off. Some US states require consent from everyone in the conversation. Recordings serve coaching, expire automatically and can be deleted sooner on request.',
      },
      {
        question: 'Do you read license plates?',
        answer:
          'No. There is no plate list and no matching with outside databases. You find footage by repair order and by the time a car came in or left. If all you have is the plate, look up the repair order in your DMS first.',
      },
      {
        question: 'We have a glass front with low sun. Does counting hold up?',
        answer:
          'Late afternoon is the hardest. Stereo models measure height, so shadows and glare on the floor are not counted. Direct sun into the lenses makes even these miscount. For acceptance we count 200 passages in two periods, one with low sun, and state each error separately.',
      },
      {
        question: 'Do test-drive alerts arrive when the network is down?',
        answer:
          'No, alerts need the network. The edge box keeps logging and fills in the timeline afterward, and the recorder never stops. If alerts must get through an outage, add a 4G backup line to the router; recording and the edge box are not affected.',
      },
      {
        question: 'How does this connect to the DMS and the manufacturer?',
        answer:
          'We offer an API keyed by group counts, hours and repair orders. Whether their system accepts it depends on their license. Without one, a daily export still lets you compare.',
      },
      {
        question: 'Who sees the footage, and how long is it kept?',
        answer: `Only the roles you name can watch, and every view is logged. ${promises.storeVideo} ${promises.badgeRecordings}`,
      },
    ],
    readTitle: 'Related',
    reading: [
      {
        title: 'Stereo or single lens: by door width and height',
        note: 'Head-and-shoulder counting',
        href: '/products/head-shoulder-counting',
      },
      {title: 'Three things to settle before anyone wears a badge', note: 'Badge service', href: '/products/ibadge'},
      {
        title: 'Picture drops out: measure the cable first',
        note: 'Troubleshooting',
        href: '/support/troubleshooting/details/t0002',
      },
      {title: 'Export clips and file them under repair orders', note: 'API', href: '/paas/output-layer#api'},
    ],
  },
  rollout: {
    eyebrow: 'Timing',
    title: 'A ten-week plan: showroom first, then service',
    badge: 'Example plan',
    lead: 'An example for a group of five stores. Installing in the service area takes two bays out of use for half a day, so do it in the slow season.',
    phases: [
      {
        when: 'Week 1',
        title: 'Walk the site',
        text: 'Walk from the door to the delivery bay with the general manager, and agree on a time for each handover.',
        done: 'A floor plan with minutes on it',
      },
      {
        when: 'Week 2',
        title: 'Showroom online',
        text: 'We start with door and reception, and count without sending alerts.',
        done: 'Traffic is compared with the CRM for the first time',
      },
      {
        when: 'Weeks 3–4',
        title: 'Turn alerts on',
        text: 'Begin with three minutes unattended, and turn on one alert at a time.',
        done: 'A list of the alerts managers decided to keep',
      },
      {
        when: 'Weeks 5–6',
        title: 'Service and delivery',
        text: 'Bays, service drive and delivery; footage is filed under the repair order.',
        done: 'The clip for any repair order within a minute',
      },
      {
        when: 'Weeks 7–10',
        title: 'Four more stores',
        text: 'Positions follow the same rules, and each store sets its own minutes.',
        done: 'A group dashboard with five timers per store',
      },
    ],
  },
  inquiry: {
    title: 'Which handover loses the most people in your store?',
    text: 'Tell us the floor area, door width and number of bays, and send a plan if you have one. We work out the positions first and then the hardware.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
