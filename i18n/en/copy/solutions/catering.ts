import type zh from '@site/i18n/zh-CN/copy/solutions/catering';
import {promises} from '@site/i18n/en/copy/promises';
import type {CopyOf} from '@site/src/site/copy';
import {modelFor} from '@site/src/facts/hardware/catalogue';
import {modelById} from '@site/src/facts/models';
import {kitSums, storeKits} from '@site/src/facts/storeKits';

const till = modelById(modelFor.till).name;
const powered = kitSums(storeKits.catering).power.onPorts.length;

const copy = {
  meta: {
    title: 'Restaurants: kitchen, floor, register and pickup',
    description:
      'What to watch from opening to closing in the kitchen, dining room, register and pickup, with devices for 1,600 sq ft (150\u00a0m²) and a time estimate.',
  },
  banner: {
    title: 'Six moments that make or break a restaurant day',
    text: 'Opening, prep, lunch, receipts, pickup, closing: inspectors see them, the manager gets the alerts, and the crew knows what is being watched.',
    alt: 'Illustration: a small restaurant with two cooks at the stove, one person at the pass, guests at tables and a register near the door',
    trial: 'Start free trial',
    more: 'See the day',
  },
  day: {
    eyebrow: 'A day in the store',
    title: 'What to check at six moments from opening to closing',
    lead: 'For every moment you see what goes wrong, what the system notices, and which device does it.',
    badge: 'Illustration',
    alt: 'The same restaurant; the view moves to the kitchen, the register, the pass and the door as the day goes on',
    labels: {wrong: 'What goes wrong', seen: 'What the system sees', by: 'With'},
    moments: [
      {
        time: '07:30',
        title: 'Opening check',
        wrong:
          'The manager is still on the way, and head office cannot tell which stores are open, which counters are clean or which freezer door is ajar.',
        seen: 'At the set time, the system takes a snapshot of each agreed position and sorts them by checklist. Stores that are not ready come first, so the area manager looks at those.',
        by: 'Remote inspection, E3-X on the floor',
        more: 'See E3-X',
      },
      {
        time: '10:40',
        title: 'Kitchen prep',
        wrong:
          'It gets hot, caps come off and masks slide down. Everything is back in place when the inspector walks in.',
        seen: 'A cap or mask has to be missing for a set time before it counts; then the manager gets an alert. The check saves only the picture of the violation, and it does not rank people.',
        by: 'AI inspection, E3-D-H in the kitchen with a B1 edge box',
        more: 'See E3-D-H',
      },
      {
        time: '12:15',
        title: 'Lunch line',
        wrong:
          'The line reaches the sidewalk and people leave. At the end of the month you see sales but not the guests who walked away.',
        seen: 'People in and out, hour by hour, appear next to the number of receipts, so you can see which hour needs another register.',
        by: 'Accurate people counting, K3 over the door',
        more: 'See people counting',
      },
      {
        time: '14:30',
        title: 'Receipts',
        wrong:
          'A sale is voided, an order deleted or the drawer opened without a sale, and someone has to search two hours of video.',
        seen: 'Receipt and picture appear side by side: click one and see the clip. Unusual ones are listed first. The manager decides, and the system makes no accusations.',
        by: `Cash-loss prevention, ${till} above the register`,
        more: `See ${till}`,
      },
      {
        time: '18:10',
        title: 'Pickup counter',
        wrong: 'A courier took the wrong bag, the guest calls, and your staff cannot say who has it.',
        seen: 'Play back the pickup counter at the time the order was ready, see which bag left and when, and remake or reroute the order on the spot.',
        by: 'Cloud playback, P3-X-8 facing the pickup counter',
        more: 'See P3-X-8',
      },
      {
        time: '22:30',
        title: 'Closing',
        wrong: 'A burner is left on or a back door unlocked, and someone finds out the next morning.',
        seen: 'The system checks the stove, the prep counter and the back door against the closing checklist. If someone is at the back door after hours, the person on call gets an alert.',
        by: 'Remote inspection, E3-D-H in the kitchen, E3-T-H at the back door',
        more: 'See E3-T-H',
      },
    ],
  },
  kitchen: {
    eyebrow: 'One alert from the kitchen',
    title: 'A missing chef’s cap, from picture to fix',
    lead: 'The store manager sees the picture, the time and the fix. The area manager closes it.',
  },
  pains: {
    eyebrow: 'By role',
    title: 'Five things restaurant teams tell us, and what we do about them',
    pairs: [
      {
        who: 'Area manager',
        pain: 'I visit three stores a day, and most of that is driving.',
        answer:
          'Routine checks happen on the screen. You drive to the stores that need you, and you know what you are going for.',
      },
      {
        who: 'Head chef',
        pain: 'So you watch us all day?',
        answer: `No. We check rules, with no face recognition and no rankings of people. The check keeps only the picture of a violation, and the store decides who sees it. ${promises.findingsKept}`,
      },
      {
        who: 'Store manager',
        pain: 'We have cameras but no time to look at them.',
        answer:
          'You do not have to look. Snapshots come at set times, and alerts only when something is off. A store without problems sends no alerts.',
      },
      {
        who: 'Operations director',
        pain: 'Every store calculates its entry rate differently.',
        answer: `All stores share one counting line and one definition, with staff and couriers left out if you wish, so you can compare this week with the same week last year. ${promises.reportsKept}`,
      },
      {
        who: 'IT',
        pain: 'We have five camera brands and five apps.',
        answer:
          'New stores get one set of devices. In existing stores, cameras that deliver 1080p stay and connect through a B1 edge box.',
      },
    ],
  },
  stage: {
    title: 'How long should the lunch line get before you open another register?',
    text: 'The orange line is the number you choose. Move it back and staff are called less often, but more guests leave before they order.',
    alt: 'Diagram: a self-service restaurant, guests choose at the food counters and line up at the register; seconds waited over each head, an orange line at the length that calls staff',
  },
  installed: {
    title: 'In the kitchen, above both doors, in the cabinet',
    lead: 'Four devices of the list where they belong, rendered to scale.',
  },
  kit: {
    eyebrow: 'Equipment list',
    title: 'What goes into a 150\u00a0m² (1,600 sq ft) restaurant',
    lead: 'One front door, one back door, one register and one pickup counter. How much you need depends on your doors and counters.',
    rows: {
      k3: {purpose: 'Counts people in and out', where: 'Over the front door'},
      'e3-x': {purpose: 'Watches floor and register', where: '2 on the floor, 1 above the register'},
      'p3-x-8': {
        purpose: 'Watches the pickup counter, turns and zooms',
        where:
          'Facing the pickup counter, powered by a PoE+ injector, because a port of the recorder does not give it enough power',
      },
      'e3-d-h': {
        purpose: 'Covers the kitchen; sealed against splashes',
        where: 'Stove and prep, 1 each, 1.5\u00a0m (4.9\u00a0ft) or more from steam',
      },
      'e3-t-h': {purpose: 'Watches back door and deliveries', where: 'Outside the back door'},
      'ul-8208nh': {purpose: `Records in the store, powers the other ${powered} cameras`, where: 'Network cabinet'},
      b1: {purpose: 'Checks kitchen rules in the store', where: 'Network cabinet'},
    },
    sums: 'Check the kit’s power and storage',
    note: 'Cabling is not included, and neither are smoke and gas detectors: your fire code decides those.',
  },
  savings: {
    eyebrow: 'Your numbers',
    title: 'How many hours would fewer trips save?',
    lead: 'Enter your own numbers. The ones you see are only an example, and the formula is below.',
    fields: {
      stores: {label: 'Stores', short: 'stores', unit: 'stores'},
      visits: {label: 'On-site checks per store a month', short: 'visits', unit: 'visits'},
      minutes: {label: 'Time per visit, travel included', short: 'minutes on site', unit: 'minutes'},
      share: {label: 'Share that can be done on a screen', short: 'remote share', unit: '%'},
      check: {label: 'Time to check one store on a screen', short: 'minutes on screen', unit: 'minutes'},
    },
    results: {hours: {label: 'Saved per month', short: 'Hours saved', prefix: '', unit: 'hours'}},
    nothing: 'With these numbers a check on the screen takes as long as a visit, so you save nothing.',
    caveat:
      'This is plain arithmetic on your numbers and not a promise. It leaves out mileage and the price of the devices.',
  },
  rollout: {
    eyebrow: 'Rollout',
    title: 'A ten-week plan: three stores first, then the rest',
    badge: 'Example plan',
    lead: 'An example for fifty stores. The real number of weeks depends on broadband, construction and your crews, and we plan it with you.',
    phases: [
      {
        when: 'Week 1',
        title: 'Set the rules',
        text: 'Agree on the checklist with operations: what is checked, when, and who gets the alert.',
        done: 'A one-page checklist managers understand',
      },
      {
        when: 'Weeks 2–3',
        title: 'Three pilot stores',
        text: 'One new store, one older store and the busiest one get the full kit.',
        done: 'All online, and counts checked by hand once',
      },
      {
        when: 'Week 4',
        title: 'Adjust the rules',
        text: 'Turn off the alerts you do not need and add the ones you missed.',
        done: 'Managers say the alerts are worth reading',
      },
      {
        when: 'Weeks 5–9',
        title: 'Install in batches',
        text: 'Ten stores a week: cable first, cameras next, online the same day.',
        done: 'Every store has its position plan on file',
      },
      {
        when: 'Week 10',
        title: 'Hand over',
        text: 'Area managers plan by the new checklist, head office has its dashboard, and the paper forms are retired.',
        done: 'The first monthly comparison',
      },
    ],
  },
  questions: {
    title: 'Questions from restaurants',
    faq: [
      {
        question: 'Is kitchen video stored all the time?',
        answer: `The rule checks do not store it. ${promises.findingStill} Recording beyond that is the store’s choice. ${promises.storeVideo}`,
      },
      {
        question: 'Do we have to tell the crew?',
        answer:
          'Yes. Post a notice at the kitchen door saying what is watched, how long pictures are kept and who can see them, and have staff acknowledge it. Do not put cameras in locker rooms or break rooms, and check your local labor law.',
      },
      {
        question: 'If you don’t use faces, how do you know who was missing a chef’s cap?',
        answer:
          'The system does not know. It knows the position and the minute, and the manager looks at the picture. The goal is to get the cap back on.',
      },
      {
        question: 'Will grease and steam ruin the camera?',
        answer:
          'Kitchens get the E3-D-H, which is rated IP66. Keep it 1.5\u00a0m (4.9\u00a0ft) or more from burners and steam, and wipe the dome with a soft cloth every week. Indoor models do not belong in a kitchen.',
      },
      {
        question: 'Do we have to replace our old cameras and recorder?',
        answer:
          'No. Cameras that deliver 1080p and are in the right place can stay, through a B1 edge box with up to 4 channels. The recorder can run alongside until you retire it.',
      },
      {
        question: 'Do we have to change our POS?',
        answer:
          'No. We need the time and number of each receipt, which most POS software can export or provide by API. We test that with you before rollout.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'How many days a disk keeps', note: 'Troubleshooting', href: '/support/troubleshooting/details/t0103'},
      {title: 'K3: mounting height and door width', note: 'Model', href: '/support/model/k3'},
    ],
  },
  inquiry: {
    title: 'Send us your floor plan',
    text: 'Mark the kitchen, register and doors. We reply with an equipment list and mounting positions.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
