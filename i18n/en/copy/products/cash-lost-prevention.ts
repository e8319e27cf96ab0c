import type zh from '@site/i18n/zh-CN/copy/products/cash-lost-prevention';
import {promises} from '@site/i18n/en/copy/promises';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Cash-loss prevention: see the video behind every void',
    description:
      'Open the video behind every void, refund, open drawer and missed scan. Rules pick the few receipts worth a review, and people decide what happened.',
  },
  banner: {
    title: 'Cash-loss prevention',
    text: 'Select any line of the register log and watch the video from those seconds.',
  },
  see: 'Try four sample entries',
  statement: {
    before:
      'A register prints hundreds of receipts a day, so loss prevention can only sample. Of the voids and refunds, only ',
    marked: 'three or four are worth a look',
    after: ', scattered over fourteen hours.',
    aside:
      'We line up the register log with the checkout camera by time, and rules pick out a few lines. You spend half a minute on each and close it with a one-sentence note.',
  },
  demo: {
    badge: 'Sample data',
    title: 'Choose a line and watch',
    text: 'Four entries from one register on one day. Switch rules on and off to see which lines they mark.',
    caption: 'Sample register log; choose a time to see the picture, arrow keys change the line',
    columns: {time: 'Time', kind: 'Entry', amount: 'Amount', mark: 'Reason'},
    kinds: {sale: 'Sale', void: 'Void', refund: 'Refund', drawer: 'Drawer open'},
    money: (amount: number) => `$${amount.toFixed(2)}`,
    rulesTitle: 'Mark these',
    rules: {
      voidAlone: 'Void, no customer',
      largeRefund: 'Refund over limit',
      openDrawer: 'Drawer, no receipt',
      unscanned: 'Item not scanned',
    },
    limit: 'Refund limit',
    limitOf: (amount: string) => `Limit $${amount}`,
    open: (time: string, kind: string) => `Show ${kind} at ${time}`,
    marked: (marked: number, all: number) => `${marked} of ${all} entries marked`,
    unmarked: 'No rule marks this entry',
    receipt: {
      title: 'Receipt',
      none: 'No receipt printed',
      total: 'Total',
      goods: {tea: 'Green tea', tomatoes: 'Tomatoes', juice: 'Orange juice', kettle: 'Kettle', notebook: 'Notebook'},
      compared: (scanned: number, onBelt: number) => `${onBelt} on the counter, ${scanned} scanned`,
      counterEmpty: 'Nothing on the counter',
    },
    found: 'What the reviewer decided (sample)',
    verdicts: {fine: 'Fine', training: 'Training', talk: 'Talk in person'},
    alone: 'No customer',
    seen: {
      '0419': {
        label: 'Drawer open, no receipt',
        story:
          'The cashier counted the cash at the start of the shift, with no customer there. Log the count beforehand, and it will not be marked.',
      },
      '0480': {
        label: 'a customer at the register, nothing on the counter',
        story: 'The customer was there, and the returned kettle is already behind the counter.',
      },
      '0496': {
        label: 'One item not scanned',
        story:
          'The blue milk carton passed beside the scanner 12 seconds before the receipt. The customer had left, so it was not charged. Show how to scan it at the end of the shift.',
      },
      '0515': {
        label: 'the lights are off, the cashier’s hands are in the open drawer, and no customer is there',
        story:
          'A sale was voided after closing, with hands in the cash drawer and no customer there. The manager will talk to the person who was signed in.',
      },
    },
  },
  clip: {
    title: 'Four things a checkout camera has to get right',
    lead: 'It sees the counter, the drawer and whether anyone stands on the other side, and its clock agrees with the receipt. It does not need faces.',
    label:
      'the whole checkout: counter and scanner, open drawer, the cashier’s hands, and the floor where customers stand',
    facts: [
      {
        term: 'Clocks that agree',
        text: 'Register and camera use the same time server and agree within two seconds. At setup, you scan one item and compare the picture with the receipt.',
      },
      {
        term: 'Counter and scanner',
        text: 'Mount the camera on the ceiling on the customers’ side, looking down across the counter, so that no one’s body hides the goods. Missed-scan marks depend on this angle; if you can’t get it, leave that rule off.',
      },
      {
        term: 'Drawer',
        text: 'Keep the whole drawer in view. If the register sends a drawer signal, use it, because it is more reliable than the picture.',
      },
      {
        term: 'The customer’s side',
        text: 'The picture has to show whether someone stands there; it does not matter who. If glare on glass causes mistakes, choose another angle.',
      },
    ],
  },
  search: 'See how to search back',
  seen: {
    title: 'Three more things to check before you decide',
    events: {
      'drawer-open': {
        title: 'The seconds with the drawer open',
        text: 'The drawer opened without a sale. Play the clip to see whether there is money in hand, and whether anyone stands in front.',
      },
      'queue-length': {
        title: 'How long the line at the register was',
        text: 'Six people waited at one open register when an item went unscanned. Watch the clip before you write down a cause.',
      },
      'cross-lens-path': {
        title: 'From the shelf to the register',
        text: 'The register is on the right. When the item count does not match, go back through the same visit to the aisle the customer came from.',
      },
    },
  },
  pos: {
    title: 'Three ways to connect, depending on your POS system',
    lead: 'The deeper the connection, the finer the check. Start with the spreadsheet, the easiest, and change once it has paid off.',
    columns: ['Way', 'What you need', 'Ready to review', 'What you can check', 'What you miss'],
    rows: [
      {
        label: 'API',
        cells: [
          'Your POS vendor connects it to our API',
          'Seconds after printing',
          'Every item, operator, tender',
          'Nothing',
        ],
      },
      {
        label: 'Text overlay',
        cells: [
          'A second cable from the printer or network port to the recorder',
          'At once, with the picture',
          'Receipt text on the video, searchable',
          'Voids, unless the printer prints them',
        ],
      },
      {
        label: 'Spreadsheet import',
        cells: [
          'A spreadsheet export each day; you align the clock',
          'Next morning',
          'Amount, time, type of entry',
          'Single items, and anything on the same day',
        ],
      },
    ],
    note: 'Card numbers, phone numbers and member names are not needed. If the feed contains them, they are dropped in the store before anything is saved.',
  },
  fair: {
    title: 'A mark is a reason to look, and people decide',
    lead: 'Of the three entries marked at the top of this page, one was fine, one was a training point, and one called for a talk. Your ratio will differ, but there will always be false alarms.',
    holds: {
      title: 'How a case is decided',
      items: [
        'Receipt and picture are viewed side by side',
        'Every mark names its rule and value',
        'A case opens only after two people have looked',
        'The person concerned sees the same clip and can answer',
      ],
    },
    slips: {
      title: 'Where false alarms come from',
      items: [
        'Customers who pay outside the picture',
        'Self-checkout next to handheld checkout',
        'Shift changes, drawer counts and making change without keys of their own',
        'Bulky goods scanned from a code card',
      ],
    },
    privacy: {
      title: 'What we leave out',
      items: [
        'No risk score or ranking of cashiers',
        'No automatic pay deduction, suspension or police call',
        'No sound from the checkout; turn the microphone off',
        'Clips that turn out to be normal never go into a personnel file',
      ],
    },
  },
  law: {
    title: 'Settle these points before you switch it on',
    lead: 'Watching a register means watching someone work. Go through this with your lawyers and the union, works council or staff representatives. It is a summary, and the law at your location decides; we supply documentation, not legal advice.',
    practice: 'In practice: ',
    /** In the order of display: the reader’s own place first. */
    regions: {
      us: {
        name: 'US',
        rules: [
          [
            'State rules on notice and audio differ; union sites may have to bargain',
            'Post signs, keep audio off, ask local counsel',
          ],
        ],
      },
      eu: {
        name: 'EU',
        rules: [
          [
            'GDPR Article 35 impact assessment; Article 22 on decisions made only by machines',
            'Describe false alarms and human review in the assessment',
          ],
        ],
      },
      germany: {
        name: 'Germany',
        rules: [
          [
            'Works Constitution Act, Section 87(1) no. 6: the works council must agree to devices that can monitor staff',
            'Sign the works agreement first and attach the list of rules',
          ],
        ],
      },
      china: {
        name: 'China',
        rules: [
          [
            'Labor Contract Law, Article 4: rules that touch employees’ interests are discussed with staff and published',
            'Put the purpose, the days kept, who may look and how to object into the policy, and file the minutes',
          ],
          [
            'PIPL: stated purpose, minimum data; automated decisions must be fair and explained on request',
            'Only mark lines, let staff see their own clips, and delete when the term ends',
          ],
        ],
      },
    },
    notice: {
      label: 'Sample of a notice beside the register',
      title: 'There is a camera at this register',
      rows: [
        {term: 'What it sees', text: 'The counter, the drawer, and whether someone stands in front'},
        {term: 'What it leaves out', text: 'No sound, no scores, no ranking'},
        {term: 'Who may watch', text: 'Loss prevention, the store manager, and you'},
        {term: 'If you disagree', text: 'Write an answer; another department reviews it'},
      ],
      foot: 'Have your lawyers read it first.',
    },
  },
  devices: {
    title: 'Devices for the checkout',
    more: 'Details',
    rows: {
      'e3-x': {
        purpose: 'Ceiling, customers’ side: counter, hands, open drawer',
        facts: [
          {label: 'Covers', value: 'one checkout'},
          {label: 'Power', value: 'one network cable'},
          {label: 'Rules run in', value: 'a B1'},
        ],
      },
      'u8-d': {
        purpose: '4K dome for a row of checkouts',
        facts: [
          {label: 'Covers', value: 'two or three checkouts'},
          {label: 'Power', value: 'one network cable'},
          {label: 'Rules run in', value: 'a B1; the camera has no register rules'},
        ],
      },
      b1: {
        purpose: 'Next to the router; also for cameras you own',
        facts: [
          {label: 'Covers', value: 'four checkouts'},
          {label: 'Power', value: 'its own adapter'},
          {label: 'Rules run in', value: 'the box itself'},
        ],
      },
    },
  },
  questions: {
    title: 'Questions from loss prevention, stores and IT',
    faq: [
      {
        question: 'How many lines get marked in a day?',
        answer:
          'That depends on your rules and your business. Begin with two rules, voids without a customer and refunds over a limit, for two weeks, and aim for three or four lines per register per day, five at most. Beyond that no one reviews them, so tune the limits before you add another rule.',
      },
      {
        question: 'Our POS comes from a small vendor without an API. What can we do?',
        answer:
          'Use the text overlay, a second cable from the receipt printer, which nearly every model allows. If that fails, import the daily spreadsheet, and ask for an API the next time you change systems.',
      },
      {
        question: 'What happens while the store is offline?',
        answer:
          'Receipts and video are paired in the store and the rules keep running there. The log and the clip index follow when the connection is back; the video itself moves only when someone opens it.',
      },
      {
        question: 'Can cashiers see what is held about them?',
        answer:
          'Yes. They see every marked entry of their own, in the same view as the reviewer, with room for an answer, and none of their colleagues’ entries. After an objection, the second reviewer has to come from another department.',
      },
      {
        question: 'How long are clips kept?',
        answer: `${promises.lossClips} ${promises.storeVideo}`,
      },
      {
        question: 'How much will it reduce our shrink?',
        answer:
          'We quote no figure, because shrink has different causes in every store, but you can measure your own. Note last quarter’s shrink and your share of voids and refunds, run the rules for a month, and compare the two.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'E3-X: angles and indicator lights', note: 'Model', href: '/support/model/e3-x'},
      {
        title: 'Receipts don’t match the video',
        note: 'Troubleshooting',
        href: '/support/troubleshooting/details/t0109',
      },
      {title: 'Grocery: shelves, gaps, checkout', note: 'Solution', href: '/solutions/industries/fmcg'},
    ],
  },
  inquiry: {
    title: 'Send us a photo of the checkout and one receipt',
    text: 'We check the camera angle and the connection, and suggest two rules to start with.',
    trial: 'Start free trial',
    contact: 'Send photo and receipt',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
