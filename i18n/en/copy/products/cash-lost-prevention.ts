import type zh from '@site/i18n/zh-CN/copy/products/cash-lost-prevention';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Cash-loss prevention: receipts matched with video',
    description:
      'Open the moment behind every void, refund, open drawer and missed scan. Rules pick the few lines to review; people decide what happened.',
  },
  banner: {
    title: 'Cash-loss prevention',
    text: 'Click any line of the register log and see the seconds in which it happened.',
  },
  statement: {
    before:
      'A store rings up hundreds of receipts a day, so loss prevention samples. The voids and refunds worth a look ',
    marked: 'are seven or eight lines',
    after: ', scattered over fourteen hours.',
    aside:
      'Line up the register log with the checkout camera by time, let rules pick a few lines, and give each half a minute. A one-sentence note closes it.',
  },
  demo: {
    badge: 'Sample data',
    title: 'Pick a line, see the moment',
    text: 'The table holds ten entries from one register on one day; the drawing shows the checkout as the chosen entry describes it. Switch rules and watch which lines they mark.',
    caption: 'Sample register log; choose a time to see the moment',
    columns: {time: 'Time', id: 'No.', kind: 'Entry', amount: 'Amount', mark: 'Worth a look'},
    kinds: {sale: 'Sale', void: 'Void', refund: 'Refund', drawer: 'Drawer open', noSale: 'No sale'},
    money: (amount: number) => `$${amount.toFixed(2)}`,
    rulesTitle: 'Mark these',
    rules: {
      voidAlone: 'Void without a customer',
      largeRefund: 'Refund over the limit',
      openDrawer: 'Drawer open, no receipt',
      unscanned: 'Item not scanned',
    },
    limit: 'Refund limit',
    limitOf: (amount: string) => `Limit $${amount}`,
    open: (time: string, kind: string) => `Show ${kind} at ${time}`,
    marked: (marked: number, all: number) => `${marked} of ${all} entries marked`,
    unmarked: 'No rule marks this entry',
    plan: {
      alt: (customer: boolean, drawerOpen: boolean, scanned: number, onBelt: number) =>
        `Checkout from above: ${customer ? 'a customer' : 'no customer'}, drawer ${drawerOpen ? 'open' : 'closed'}, ${onBelt} items on the counter, ${scanned} scanned`,
      cashier: 'Cashier',
      customer: 'Customer',
      nobody: 'Nobody here',
      drawer: 'Drawer',
      scanned: (scanned: number, onBelt: number) => `${onBelt} on the counter, ${scanned} scanned`,
    },
    found: 'What a person wrote after watching (sample)',
    stories: {
      '0419': 'Shift change with the manager present, drawer counted by the book. Fine.',
      '0427': 'The seventh item is the customer’s own mug. Fine.',
      '0467': 'Customer went to the car for a wallet and came back; rung up again as 0468. Fine.',
      '0480': 'No customer and no returned goods in view. Manager and cashier to go over the refund slip together.',
      '0488': 'Made change for a customer. Fine; use the change key next time.',
      '0496': 'The scanner stayed silent and nobody noticed. One item added; a training point.',
      '0515': 'Cleared a double scan before closing, with a coworker standing by. Fine.',
    } as Record<string, string>,
    plain: 'Receipt and picture agree. Nothing to add.',
    keys: 'With a line in focus, the arrow keys move up and down. Rules and line are kept in the address.',
  },
  clip: {
    eyebrow: 'The video side',
    title: 'Four things a checkout clip has to show',
    lead: 'A checkout camera is not there for faces. It is there for hands, the counter, the drawer, and whether anyone stands on the other side.',
    alt: 'Loop: two customers at a checkout; the clerk scans item by item and the one that was missed is marked in orange',
    facts: [
      {
        term: 'Clocks that agree',
        text: 'Register and camera use the same time server and agree within two seconds. At setup you scan one item and compare the picture with the receipt.',
      },
      {
        term: 'Counter and scanner',
        text: 'Mount the camera above and behind the cashier so that no body hides the goods. Missed-scan marks depend on it; if the angle is wrong, leave that rule off.',
      },
      {
        term: 'Drawer',
        text: 'Keep the whole drawer in view. If the register sends a drawer signal, use it: it beats the picture.',
      },
      {
        term: 'The customer’s side',
        text: 'Only whether somebody stands there, never who. Glare on glass causes mistakes and calls for another angle.',
      },
    ],
    search: 'Go further back: which aisle did they come from',
  },
  pos: {
    eyebrow: 'Connecting the register',
    title: 'Three ways, depending on your POS system',
    lead: 'The deeper the connection, the finer the check. Start with the easiest and change once it has paid off.',
    caption: 'Ways to connect',
    columns: ['Way', 'You need', 'Ready to review', 'You can check', 'You miss'],
    rows: [
      {
        label: 'Interface',
        cells: [
          'The POS sends receipts to our API',
          'Seconds after printing',
          'Every item, operator, tender',
          'The POS vendor has to build it',
        ],
      },
      {
        label: 'Text overlay',
        cells: [
          'A second line from the printer or network port to the recorder',
          'With the picture',
          'Receipt text on the video, searchable',
          'Voids only if the printer prints them',
        ],
      },
      {
        label: 'Receipt import',
        cells: [
          'A spreadsheet export each day',
          'Next morning',
          'Amount, time, type of entry',
          'No same-day questions; you align the clock',
        ],
      },
    ],
    note: 'Card numbers, phone numbers and member names are not needed. If the feed carries them, they are dropped in the store before anything is saved.',
  },
  fair: {
    eyebrow: 'Fairness',
    title: 'A mark asks a person to look. It is not a verdict.',
    lead: 'Of the seven marked lines above, five were fine, one was a training point, and one called for a talk. Your ratio will differ, but there will be false alarms, which is why the product works like this.',
    holds: {
      title: 'What the system gives',
      items: [
        'Receipt and picture side by side',
        'Why a line is marked: which rule, which value',
        'A case opens only after two people looked',
        'The person concerned sees the same clip and can answer',
      ],
    },
    slips: {
      title: 'Where false alarms come from',
      items: [
        'Customers who pay outside the picture',
        'Self-checkout next to handheld checkout',
        'Shift change, counts and making change without keys of their own',
        'Bulky goods scanned from a card',
      ],
    },
    privacy: {
      title: 'What we leave out',
      items: [
        'No risk score or ranking of cashiers',
        'No automatic pay deduction, suspension or police call',
        'No sound from the checkout',
        'Clips found fine never reach a personnel file',
      ],
    },
  },
  law: {
    eyebrow: 'Labor relations',
    title: 'Settle these before you switch it on',
    lead: 'Watching a register is watching someone work. Go through these with legal and with the union, works council or staff representatives. We supply the documentation, not legal advice.',
    caption: 'Rules that come up',
    columns: ['Place', 'Rule', 'What it means in practice'],
    rows: [
      {
        label: 'China, workplace rules',
        cells: [
          'Labor Contract Law, Article 4: rules that touch employees’ interests are discussed with staff and published',
          'Write purpose, days kept, who may look and how to object into the policy; file the minutes',
        ],
      },
      {
        label: 'China, personal data',
        cells: [
          'PIPL: stated purpose, minimum data; automated decisions must be fair and explained on request',
          'Marks only, own clips visible to staff, deletion when the term ends',
        ],
      },
      {
        label: 'Germany',
        cells: [
          'Works Constitution Act, Section 87(1) no. 6: the works council co-decides on devices that can monitor staff',
          'Sign the works agreement first and attach the list of rules',
        ],
      },
      {
        label: 'EU',
        cells: [
          'GDPR Article 35 impact assessment; Article 22 on decisions made only by machines',
          'State false alarms and human review in the assessment',
        ],
      },
      {
        label: 'US',
        cells: [
          'State rules on notice and audio differ; union sites may have to bargain',
          'Post signs, keep audio off, ask local counsel',
        ],
      },
    ],
    note: 'A summary only; the law in force at your location decides.',
  },
  devices: {
    eyebrow: 'What it takes',
    title: 'One good angle per checkout',
    more: 'Details',
    rows: {
      'e3-x': {
        purpose: 'Above and behind the cashier: counter and drawer',
        facts: [
          {label: 'Covers', value: 'one checkout'},
          {label: 'Power', value: 'one network cable'},
        ],
      },
      'u8-d': {
        purpose: '4K dome for two or three checkouts',
        facts: [
          {label: 'Covers', value: 'a row of checkouts'},
          {label: 'Rules run', value: 'in a B1 beside it'},
        ],
      },
      b1: {
        purpose: 'Adds the rules to cameras you own',
        facts: [
          {label: 'Covers', value: 'four checkouts'},
          {label: 'Rules run', value: 'in the box'},
        ],
      },
    },
  },
  questions: {
    title: 'From loss prevention, stores and IT',
    faq: [
      {
        question: 'How many lines get marked in a day?',
        answer:
          'That depends on the rules and the trade. Begin with two, voids without a customer and refunds over a limit, for two weeks, and aim for no more than five lines per register per day. A rule nobody has time to review is no rule; tune the limit before you add another.',
      },
      {
        question: 'Our POS is from a small vendor without an API. Now what?',
        answer:
          'Take the text overlay: a second line from the receipt printer, which nearly every model allows. If that fails, import the daily spreadsheet, and ask for an interface the next time you change systems.',
      },
      {
        question: 'What happens while the store is offline?',
        answer:
          'Receipts and video are paired in the store and rules keep running there. The log and the clip index follow when the connection is back; video itself moves only when somebody opens it.',
      },
      {
        question: 'Can cashiers see what is held about them?',
        answer:
          'Yes, every marked entry of their own, in the same view as the reviewer, with room for an answer. Not those of colleagues. After an objection the second reviewer has to come from another department.',
      },
      {
        question: 'How long are clips kept?',
        answer:
          'Marked clips 30 days by default, 7 if found fine, and until the case closes if there is one. Ordinary video lasts as long as the recorder’s disk and is then overwritten.',
      },
      {
        question: 'Can you tell us how much shrink it saves?',
        answer:
          'We give no such figure, because shrink comes from different places in every store. Take last quarter’s shrink and your share of voids and refunds, run it for a month, and compare. The data is yours.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'E3-X: angles and indicator lights', note: 'Model', href: '/support/model/e3-x'},
      {title: 'A stretch of video is missing', note: 'Troubleshooting', href: '/support/troubleshooting/details/t0102'},
      {title: 'Grocery: shelves, gaps, checkout', note: 'Solution', href: '/solutions/industries/fmcg'},
    ],
  },
  inquiry: {
    title: 'Send a photo of the checkout and one receipt',
    text: 'We check the angle and the connection, and suggest the two rules to start with.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
