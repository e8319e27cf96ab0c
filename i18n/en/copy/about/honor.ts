import type zh from '@site/i18n/zh-CN/copy/about/honor';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Awards and certificates, and what each one proves',
    description:
      'Rankings, trophies, medals and certificates, with what each kind proves, what it does not prove, and how you can check the originals.',
  },
  banner: {title: 'Honors', text: 'See our awards and certificates, and what each kind can and can’t tell you.'},
  wall: {
    title: 'Four kinds of awards',
    lead: 'The pictures are illustrations of each kind, and no record of awards. To check what we hold, name the kind, and we show you the original. Select a picture to enlarge it.',
    tabsLabel: 'Kinds of honors',
    enlarge: 'Enlarge: ',
    original: 'Illustration. Number, issuer and date are on the original, which you can request.',
    tabs: {rankingList: 'Rankings', trophy: 'Trophies', medal: 'Medals', certificate: 'Certificates'},
    names: {
      storeTechnology: {title: 'Industry ranking', text: 'Published by media or an association. It rates a company.'},
      edgeHardware: {
        title: 'Comparison chart',
        text: 'Drawn by a consultancy from a few measures. It rates a type of product.',
      },
      countingTest: {
        title: 'Trophy for a test',
        text: 'For example people counting: on site, against a manual recount.',
      },
      productDesign: {title: 'Trophy for design', text: 'A jury looks at shape, mounting and unpacking.'},
      endurance: {title: 'Medal for a test', text: 'For example endurance: heat, cold, power outages and dust.'},
      privacyByDesign: {title: 'Medal for one aspect', text: 'It rates a single aspect, such as privacy by design.'},
      softwareCopyright: {
        title: 'Registration',
        text: 'For example software copyright: it registers code, and says nothing about what the code achieves.',
      },
      informationSecurity: {
        title: 'Certified management system',
        text: 'For example information security: it audits the rules and the records of following them.',
      },
      testReport: {title: 'Test report', text: 'Applies to the unit that was sent in.'},
    },
  },
  worth: {
    eyebrow: 'How much they tell you',
    title: 'What a certificate tells you, and what it does not',
    lead: 'Bids often ask for a stack of certificates. This is how we judge other companies’ documents, and we invite you to judge ours the same way.',
    columns: ['Kind', 'Who decides', 'It tells you', 'It does not tell you', 'Ask to see'],
    rows: [
      {
        label: 'Rankings',
        cells: [
          'Media, consultants or associations; some charge for entry',
          'People in the trade know the company',
          'Whether the product suits your stores. Ranks change every year',
          'The method, the list of entrants, whether a fee was paid',
        ],
      },
      {
        label: 'Trophies',
        cells: [
          'A jury chosen by the organizer, from papers or a live test',
          'One product won on one occasion',
          'Whether later models and firmware are as good',
          'Test method, model and firmware of the sample',
        ],
      },
      {
        label: 'Medals',
        cells: [
          'An association or a trade fair, mostly for one aspect',
          'Design, endurance or finish met a set standard',
          'How the whole system works once it is installed',
          'Which standard it was, and how many items were tested',
        ],
      },
      {
        label: 'Certificates',
        cells: [
          'A registry, a certification body or a laboratory',
          'Rules exist, or the unit sent in passed',
          'Whether the rules are kept every day, or every batch is the same',
          'Number, validity and scope; look them up at the issuer',
        ],
      },
    ],
  },
  own: {
    title: 'Check the count yourself, in your own store',
    lead: 'An accuracy figure has to hold at your door. These three checks cost nothing.',
    alt: 'Cutaway of a store; shoppers cross the counting line at the door and each one is boxed',
    facts: [
      {
        term: 'Choose the worst ten minutes',
        text: 'Low evening sun, umbrellas, the rush after school: count a recording by hand and put both numbers side by side.',
      },
      {
        term: 'Read the condition as well as the percentage',
        text: 'Every accuracy figure of ours names the algorithm, the mounting height and the light. If your store differs, the figure does not apply.',
      },
      {
        term: 'Ask when it goes wrong',
        text: 'Each product page lists the cases that miscount. A supplier who can’t tell you when the product fails has probably never tested it.',
      },
    ],
    counting: 'Counting: conditions and errors',
    algorithms: 'Each algorithm, described',
  },
  questions: {
    title: 'Questions about our awards',
    faq: [
      {
        question: 'How do I get originals for a bid?',
        answer:
          'Send the list from the bid documents to your regional manager or through the contact page, with the project name and purpose. We tell you which documents we can provide and which we do not have. Copies carry a watermark with the project name.',
      },
      {
        question: 'Have you ever paid for a ranking?',
        answer:
          'Our rule is that if payment is what gets a company listed, we do not show it here. Where entry or laboratory fees are usual we may take part, and if you ask, we tell you what was paid and to whom.',
      },
      {
        question: 'Why do you show no issuers and years?',
        answer:
          'We show categories here. The original states issuer, year and number. To check one, tell us the project and the category.',
      },
      {
        question: 'Do expired certificates come down?',
        answer:
          'Yes. Anything we did not renew is removed along with its drawing. We do not reword it as “formerly certified.”',
      },
      {
        question: 'Does an information security certificate make video safe?',
        answer:
          'No. It says that rules exist. Safety also depends on settings: who may watch, whether a default password was changed, where recordings are kept. At handover we go through the permission table with you, and from then on your administrator maintains it.',
      },
      {
        question: 'May we use your awards in our own marketing?',
        answer:
          'Partners may quote awards that concern the products they sell, with full name and year, and may not present them as their own. Show us the text first.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {
        title: 'How human detection tells a person, and when it is wrong',
        note: 'Technology',
        href: '/technology/ai-technology/human-detection',
      },
      {title: 'How partners may use our material', note: 'Partners', href: '/partner-program'},
    ],
  },
  inquiry: {
    title: 'Need to check a certificate?',
    text: 'Tell us the project and the documents you need. We reply with which we have and which we do not.',
    trial: 'Start free trial',
    contact: 'Ask for documents',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
