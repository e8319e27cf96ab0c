import type zh from '@site/i18n/zh-CN/copy/solutions/catering';
import {claimText} from '@site/src/facts/claims';
import type {CopyOf} from '@site/src/site/copy';

const kept = claimText('reportsKept', 'en');

const copy = {
  meta: {
    title: 'Restaurants and catering',
    description:
      'From opening check to closing: what to watch in kitchen, floor, register and pickup, with which device. Includes a kit list for 150 m² and a time estimate.',
  },
  banner: {
    title: 'Six moments that make or break a restaurant day',
    text: 'Opening, prep, lunch, receipts, pickup, closing. Head office sees it on a screen, the manager gets the alert, and the crew knows what is being watched.',
    alt: 'Illustration: a small restaurant with two cooks at the stove, one person at the pass, guests at tables and a register near the door',
    trial: 'Start free trial',
    more: 'See the day',
  },
  day: {
    eyebrow: 'A day in the store',
    title: 'Scroll from opening to closing',
    lead: 'Three things for every moment: what goes wrong, what the system sees, and which device does it.',
    badge: 'Illustration',
    alt: 'The same restaurant; the view moves to the kitchen, the register, the pass and the door as the day goes on',
    labels: {wrong: 'What goes wrong', seen: 'What the system sees', by: 'With'},
    moments: [
      {
        time: '07:30',
        title: 'Opening check',
        wrong:
          'The manager is still on the way. Head office cannot tell which stores are open, which counters are clean, which freezer door is ajar.',
        seen: 'A snapshot of each agreed position at the set time, sorted by checklist. Stores that are not ready come first, so the area manager looks at those.',
        by: 'Remote inspection, E3-X on the floor',
        more: 'See E3-X',
      },
      {
        time: '10:40',
        title: 'Kitchen prep',
        wrong: 'It gets hot, caps come off, masks slide down, and they are back on when the inspector walks in.',
        seen: 'Only a stretch of time without a cap or mask counts, and the manager gets an alert. The picture of the breach is kept; nothing else is saved or ranked.',
        by: 'AI inspection, E3-D-H in the kitchen with a B1 edge box',
        more: 'See E3-D-H',
      },
      {
        time: '12:15',
        title: 'Lunch line',
        wrong:
          'The line reaches the sidewalk and people leave. At the end of the month you see sales, not the guests who walked.',
        seen: 'People in and out, minute by minute, next to the number of receipts. It shows the hour that needs another register.',
        by: 'Accurate people counting, K3 over the door',
        more: 'See people counting',
      },
      {
        time: '14:30',
        title: 'Receipts',
        wrong: 'A void, a deleted order, a drawer opened without a sale, and two hours of video to find it.',
        seen: 'Receipt and picture side by side: click one, see the clip. Unusual ones are listed first; the manager decides, the system does not accuse.',
        by: 'Cash-loss prevention, E3-X above the register',
        more: 'See E3-X',
      },
      {
        time: '18:10',
        title: 'Pickup counter',
        wrong: 'A courier took the wrong bag, the guest calls, and nobody can say who has it.',
        seen: 'Play the pass at the time the order was ready, see which bag left at which minute, and remake or reroute on the spot.',
        by: 'Cloud playback, P3-X-8 facing the pass',
        more: 'See P3-X-8',
      },
      {
        time: '22:30',
        title: 'Closing',
        wrong: 'A burner left on, a back door unlocked, found out the next morning.',
        seen: 'The closing checklist runs once more: stove, back door, freezers. Someone at the back door after hours alerts the person on call.',
        by: 'Remote inspection, E3-T-H at the back door',
        more: 'See E3-T-H',
      },
    ],
  },
  pains: {
    eyebrow: 'What people say',
    title: 'Five sentences we hear, and what we do about them',
    pairs: [
      {
        who: 'Area manager',
        pain: 'Three stores a day, and most of it is driving.',
        answer: 'Routine checks happen on the screen. You drive to the stores that need you, and you know what for.',
      },
      {
        who: 'Head chef',
        pain: 'So you watch us all day?',
        answer:
          'We watch rules, not people. No faces, no ranking; only the picture of a breach is kept, and the store decides who sees it and for how long.',
      },
      {
        who: 'Store manager',
        pain: 'We have cameras. Nobody has time to look.',
        answer:
          'You do not have to. Snapshots come at set times, alerts only when something is off. A quiet store sends nothing.',
      },
      {
        who: 'Operations director',
        pain: 'Every store computes its entry rate differently.',
        answer: `One counting line and one definition for all stores, with staff and couriers left out if you wish. Reports stay for ${kept} years, so this week compares with the same week last year.`,
      },
      {
        who: 'IT',
        pain: 'Five camera brands, five apps.',
        answer:
          'New stores get one set. In existing stores, cameras that deliver 1080p stay and connect through a B1 edge box.',
      },
    ],
  },
  stage: {
    title: 'At lunch, how many in line before you open another register?',
    text: 'The orange line is the number you choose. Move it back and staff are called less often, but more guests leave before they order.',
  },
  kit: {
    eyebrow: 'Kit list',
    title: 'What goes into a 150 m² restaurant',
    lead: 'About 1,600 sq ft: one front door, one back door, one register, one pass. Your count follows your doors and counters.',
    rows: {
      k3: {purpose: 'Counts people in and out', where: 'Over the front door'},
      'e3-x': {purpose: 'Watches floor and register', where: '2 on the floor, 1 above the register'},
      'p3-x-8': {purpose: 'Watches the pass, turns and zooms', where: 'Facing the pass'},
      'e3-d-h': {purpose: 'Watches the kitchen, takes steam', where: 'Stove and prep, 1 each'},
      'e3-t-h': {purpose: 'Watches back door and deliveries', where: 'Outside the back door'},
      'ul-8208nh': {purpose: 'Records in the store, powers the cameras', where: 'Network cabinet'},
      b1: {purpose: 'Checks kitchen rules inside the store', where: 'Network cabinet'},
    },
    sums: 'Does it add up?',
    note: 'Not on the list: smoke and gas detectors, which your fire code decides, and the cabling.',
  },
  savings: {
    eyebrow: 'Do the math',
    title: 'Fewer trips: how many hours is that?',
    lead: 'Put in your own numbers. The ones you see are only an example, and the formula stands beside them.',
    fields: {
      stores: {label: 'Stores', short: 'stores', unit: 'stores'},
      visits: {label: 'On-site inspections per store and month', short: 'visits', unit: 'visits'},
      minutes: {label: 'Time per visit, travel included', short: 'minutes on site', unit: 'minutes'},
      share: {label: 'Share that can be done on a screen', short: 'remote share', unit: '%'},
      check: {label: 'Time to check one store on a screen', short: 'minutes on screen', unit: 'minutes'},
    },
    results: {hours: {label: 'Saved per month', short: 'Hours saved', prefix: '', unit: 'hours'}},
    nothing: 'A check on the screen takes as long as a visit here, so nothing is saved.',
    caveat:
      'Plain arithmetic on your numbers, not a promise. It leaves out mileage, and it leaves out the price of the devices.',
  },
  rollout: {
    eyebrow: 'Rollout',
    title: 'Three stores first, then the rest',
    badge: 'Example plan',
    lead: 'An example for fifty stores. The real number of weeks depends on broadband, construction and your crews; we plan it with you.',
    phases: [
      {
        when: 'Week 1',
        title: 'Set the rules',
        text: 'Agree on the checklist with operations: what, when, and who gets the alert.',
        done: 'A one-page checklist managers understand',
      },
      {
        when: 'Weeks 2–3',
        title: 'Three pilots',
        text: 'One new store, one old store, and the busiest one, with the full kit.',
        done: 'All online, counts checked by hand once',
      },
      {
        when: 'Week 4',
        title: 'Fix the rules',
        text: 'Turn off alerts nobody needs, add the ones you missed.',
        done: 'Managers say the alerts are worth reading',
      },
      {
        when: 'Weeks 5–9',
        title: 'Install in batches',
        text: 'Ten stores a week: cable first, cameras next, online the same day.',
        done: 'A position plan stays in every store',
      },
      {
        when: 'Week 10',
        title: 'Hand over',
        text: 'Area managers plan by the new checklist, the dashboard is set, paper forms end.',
        done: 'The first monthly comparison',
      },
    ],
  },
  questions: {
    title: 'What restaurants ask',
    faq: [
      {
        question: 'Is kitchen video stored all the time?',
        answer:
          'Rule checks keep only the picture of a breach. Recording beyond that is the store’s choice: it stays on a card or recorder in the store, for as many days as the disk holds.',
      },
      {
        question: 'Do we have to tell the crew?',
        answer:
          'Yes. Post a notice at the kitchen door saying what is watched, how long pictures stay and who can see them, and have staff acknowledge it. No cameras in locker rooms or break rooms. Check your local labor law.',
      },
      {
        question: 'Without faces, how do you know who had no cap?',
        answer:
          'The system does not. It knows the position and the minute. The manager looks at the picture; the point is to put the cap on, not to take a name.',
      },
      {
        question: 'Will grease and steam kill the camera?',
        answer:
          'Kitchens get the E3-D-H, which is rated IP66. Keep it away from vents and steam and wipe the dome with a soft cloth every week. Indoor models do not belong in a kitchen.',
      },
      {
        question: 'Do the old cameras and recorder have to go?',
        answer:
          'Cameras that deliver 1080p and are in the right place can stay, through a B1 edge box with up to 4 channels. The recorder can run alongside until it retires.',
      },
      {
        question: 'Does the POS have to change?',
        answer:
          'No. We need the time and number of each receipt, which most POS software can export or serve by API. We test that with you before rollout.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {
        title: 'An entry rate that does not fool you',
        note: 'Industry news',
        href: '/news/industry/entry-rate-three-definitions',
      },
      {title: 'How many days a disk keeps', note: 'Troubleshooting', href: '/support/troubleshooting/details/t0103'},
      {title: 'K3: mounting height and door width', note: 'Model', href: '/support/model/k3'},
    ],
  },
  inquiry: {
    title: 'Send us a floor plan',
    text: 'Mark kitchen, register and doors. We answer with a kit list and positions.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
