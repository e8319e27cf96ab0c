import type zh from '@site/i18n/zh-CN/copy/solutions/automobile';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Auto dealerships',
    description:
      'Showroom, test drive, service handover: where dealership customers wait too long, walk out, or dispute a scratch. Kit list and estimate included.',
  },
  banner: {
    title: 'Between the front door and the keys, a customer changes hands five times',
    text: 'Every handover can lose somebody: no greeting, no phone number, a test drive that never starts, a scratch at pickup. We time those five handovers, not every move of your people.',
    alt: 'Illustration: a showroom with a blue and an orange car, sales consultants with customers, a reception desk at the right and a lounge at the left',
    trial: 'Start free trial',
    more: 'Walk the path',
  },
  statement: {
    before: 'A couple looked around for nine minutes, nobody spoke to them, they left. ',
    marked: 'Your CRM never had them',
    after: ', so at month end nobody lost them.',
    aside:
      'Leads begin when a phone number is typed in. Traffic begins when the door opens. Subtract one from the other and you see whom reception missed.',
  },
  path: {
    eyebrow: 'Showroom to service',
    title: 'Five handovers, a clock on each',
    lead: 'The times are samples; yours go in their place. Over the limit somebody is told, under it nobody is bothered.',
    labels: {lost: 'What is lost here', seen: 'What the system sees'},
    stops: [
      {
        place: 'Entering the showroom',
        clock: '3 min',
        rule: 'until somebody says hello',
        lost: 'Three groups arrive on Saturday afternoon, every consultant is at a desk, the last group looks and leaves.',
        seen: 'The door counts groups. Three minutes in with no staff nearby, and the phone of the manager on duty buzzes once.',
        more: 'How groups are counted',
      },
      {
        place: 'Reception and contact',
        clock: '100%',
        rule: 'of groups at the door are on file',
        lost: 'Twenty minutes of talk and no contact details, or details that were never typed in.',
        seen: 'Groups at the door meet groups in the CRM every night; the gap is listed by hour. With the customer’s consent a badge can keep the conversation for coaching.',
        more: 'How the badge works',
      },
      {
        place: 'Test drive',
        clock: '15 min',
        rule: 'from yes to driving off',
        lost: 'The demo car is out, the keys are missing, the customer sits, then says next time.',
        seen: 'A camera at the exit logs every car out and in; matched with the test-drive sheet, that gives departure and return. Somebody waiting past fifteen minutes alerts the test-drive host.',
        more: 'Find footage by car and time',
      },
      {
        place: 'Desk and order',
        clock: 'Same day',
        rule: 'something follows the drive',
        lost: 'Back from the drive, the consultant is with someone new, and the mood cools.',
        seen: 'Time from return to sitting down, and the hours short of consultants, go on the dashboard for the next morning’s meeting.',
        more: 'The morning dashboard',
      },
      {
        place: 'Delivery and service',
        clock: 'One lap',
        rule: 'of video around the car, all four sides',
        lost: 'There is a scratch at pickup. Was it there on arrival, or did the wash do it?',
        seen: 'The service drive and the delivery bay film one lap each, filed under repair order and time. In the service bays we look at bay use and safety rules; people get no scores.',
        more: 'How service bays are inspected',
      },
    ],
  },
  estimate: {
    eyebrow: 'Keep a few more',
    title: 'Walk-outs nobody greeted, in test drives',
    lead: 'Three steps down from showroom traffic. The starting values are examples; two weeks of counting replace the second one with a measurement.',
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
      'Nobody leaves here because they were not greeted; reception is not your problem. Look at what follows the test drive.',
    caveat:
      'It stops at the test drive on purpose: after that the car, the price and the person decide, not a camera. And an alert with nobody free to answer it saves no lead.',
  },
  disputes: {
    eyebrow: 'Settle it',
    title: 'Four arguments and the footage for each',
    lead: 'Disputes are settled by what you agreed beforehand: video is filed by repair order, and customers sign knowing that it exists.',
    columns: ['The customer says', 'Where to look', 'Time to find it', 'When it does not help'],
    rows: [
      {
        label: '“You scratched it”',
        cells: [
          'Both sides of the service drive, the lap in the delivery bay',
          'Type the repair order, land on the clip',
          'At night, in rain and for fine paint damage: keep photographing the walk-around',
        ],
      },
      {
        label: '“Something is missing from the car”',
        cells: [
          'Bay and parking, door openings only',
          'Filter by start and end of the repair order',
          'Interiors are not filmed; it tells who opened a door and when',
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
          'Work under the car or hood is hidden: keep the old part',
        ],
      },
    ],
  },
  pains: {
    eyebrow: 'Four desks',
    title: 'What we hear in dealerships, and our answer',
    pairs: [
      {
        who: 'General manager',
        pain: 'Sales says thirty visitors, the front desk says fifty.',
        answer:
          'Groups, without staff and deliveries, matched with the CRM every night. How far apart the two are, and at what hour, is there in the morning.',
      },
      {
        who: 'Sales consultant',
        pain: 'Recording me means docking my pay, right?',
        answer:
          'The badge records only when you press it and the customer agreed. You listen first and decide what your manager hears; the agreement names the purpose, and it is no part of the pay formula.',
      },
      {
        who: 'Service manager',
        pain: 'Bays stand empty while cars wait outside.',
        answer:
          'Eight bays on one screen: which one is free, and since when. You still assign the work; the system does not.',
      },
      {
        who: 'Manufacturer’s field rep',
        pain: 'I cannot visit every store to check the floor plan.',
        answer:
          'A round of snapshots at opening lists missing cars, dark lights and expired banners. The dealer ticks the pictures you get to see.',
      },
    ],
  },
  kit: {
    eyebrow: 'Kit list',
    title: 'A 600 m² showroom with eight service bays',
    lead: 'About 6,500 sq ft; the door is 4.5 m (15 ft) wide, the ceiling 5 m high; one service drive, one delivery bay, eight bays in two rows.',
    rows: {
      h2001: {purpose: 'Stereo counter for wide doors and high ceilings', where: 'Above the main door'},
      'u9-d': {purpose: 'Twelve megapixels for the whole floor', where: 'High in the middle of the showroom'},
      'e3-x': {purpose: 'Watches reception and the waiting area', where: 'One each'},
      'e3-t-h': {purpose: 'Outdoors, at test-drive exit and service drive', where: 'One at each gate'},
      'e3-d-h': {purpose: 'Dust- and water-resistant, for the bays', where: 'One for every two bays'},
      ibadge: {purpose: 'Conversation notes, with consent first', where: 'Worn by consultants on shift'},
      b1: {purpose: 'Works out bay use and waiting times on site', where: 'Server room'},
      'ul-7016nh-h1': {purpose: 'Sixteen channels for showroom and service bays', where: 'Server room'},
    },
    sums: 'Check ports, power and days yourself',
    note: 'Days are for the smallest disk: less than two weeks. Delivery disputes often come up a month later, so store those two cameras in the cloud as well or fit a larger disk. Badges run on batteries and take no port.',
  },
  questions: {
    title: 'What dealers ask',
    faq: [
      {
        question: 'How is a family counted as one group?',
        answer:
          'People entering within two seconds and less than a meter apart are merged. Friends who straggle become two groups, and a staff huddle can be merged by mistake. Recount an hour each week and keep the deviation in the report.',
      },
      {
        question: 'Does the badge need the customer’s consent?',
        answer:
          'Yes, before the first word. “May I record this so I don’t miss anything?” If the answer is no, it stays off. Some US states require consent from everyone in the conversation. Recordings serve coaching, expire automatically and can be deleted sooner on request.',
      },
      {
        question: 'Do you read license plates?',
        answer:
          'No. There is no plate list and no matching with outside databases. Footage is found by repair order and by the time a car came in or left; if all you have is the plate, look up the repair order in your DMS first.',
      },
      {
        question: 'Glass front, low sun: does counting hold up?',
        answer:
          'Late afternoon is worst. Stereo models judge by distance and suffer less than single-lens ones, yet a glossy floor still adds phantom counts. Acceptance recounts half an hour in each of four periods and states each error separately.',
      },
      {
        question: 'Do test-drive alerts arrive when the network is down?',
        answer:
          'No, alerts need it. The edge box keeps logging and fills in the timeline afterward, and the recorder never stops. If showroom and service have separate networks, bring both to one switch.',
      },
      {
        question: 'How does this connect to the DMS and the manufacturer?',
        answer:
          'We offer an API keyed by group counts, hours and repair orders. Whether their system accepts it is a matter of their license; without one, a daily export still lets you compare.',
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
    title: 'Showroom first, service after',
    badge: 'Example plan',
    lead: 'For a group of five stores, as an example only. Installing in the service area takes two bays out of use for half a day, so do it in the slow season.',
    phases: [
      {
        when: 'Week 1',
        title: 'Walk it',
        text: 'Door to delivery bay with the general manager; agree on a time at each handover.',
        done: 'A floor plan with minutes on it',
      },
      {
        when: 'Week 2',
        title: 'Showroom online',
        text: 'Door and reception first. Count, no alerts.',
        done: 'Traffic meets the CRM for the first time',
      },
      {
        when: 'Weeks 3–4',
        title: 'Alerts on',
        text: 'Begin with three minutes unattended, and switch on one at a time.',
        done: 'The alerts managers decided to keep',
      },
      {
        when: 'Weeks 5–6',
        title: 'Service and delivery',
        text: 'Bays, service drive and delivery; footage is filed under the repair order.',
        done: 'For any repair order, the clip within a minute',
      },
      {
        when: 'Weeks 7–10',
        title: 'Four more stores',
        text: 'The same rules for positions, minutes set by each store.',
        done: 'A group dashboard with five clocks each',
      },
    ],
  },
  inquiry: {
    title: 'Which handover loses the most people in your store?',
    text: 'Tell us the floor area, door width and number of bays, with a plan if you have one. Positions come first, hardware second.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
