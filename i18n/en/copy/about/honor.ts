import type zh from '@site/i18n/zh-CN/copy/about/honor';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Honors: rankings, trophies, medals, certificates',
    description:
      'Four walls of rankings, trophies, medals and certificates, with what each kind proves, what it does not, and how to check the originals.',
  },
  banner: {title: 'Honors', text: 'An award is somebody else’s opinion. See the wall, then how much it weighs.'},
  wall: {
    title: 'Four walls',
    lead: 'The wall shows categories as drawings instead of scans: scans expire, and many carry other people’s signatures. Number, issuer and date are on the original; ask us for it when you need to check. Select a picture to enlarge it.',
    tabsLabel: 'Kinds of honors',
    enlarge: 'Enlarge: ',
    tabs: {rankingList: 'Rankings', trophy: 'Trophies', medal: 'Medals', certificate: 'Certificates'},
    names: {
      storeTechnology: {title: 'Store technology providers', text: 'Ordered by chains served and contracts renewed'},
      retailVision: {title: 'Vision algorithms in retail', text: 'Who counts right on the same recording'},
      edgeHardware: {title: 'Edge hardware', text: 'Computing power plotted against power draw'},
      serviceQuality: {title: 'Service quality', text: 'How soon somebody acts on a fault report'},
      countingTest: {title: 'People counting, accuracy test', text: 'On site, against a manual recount'},
      productDesign: {title: 'Product design', text: 'Shape, mounting and unpacking'},
      inspectionSoftware: {title: 'Store inspection software', text: 'The kind that users vote on'},
      opennessOfInterfaces: {title: 'Open interfaces', text: 'Documents, samples, how long versions last'},
      endurance: {title: 'Endurance', text: 'Heat, cold, power outages and dust'},
      softwareEngineering: {title: 'Software engineering', text: 'Release rhythm and defects fixed'},
      privacyByDesign: {title: 'Privacy by design', text: 'Not recognizing people where it can be avoided'},
      packaging: {title: 'Less plastic in packaging', text: 'How much plastic one device needs'},
      softwareCopyright: {title: 'Software copyright', text: 'Registers code, not what it achieves'},
      informationSecurity: {
        title: 'Information security management',
        text: 'Audits rules and the records of keeping them',
      },
      installerTraining: {title: 'Installer training', text: 'Goes to a person, not to a company'},
      designPatent: {title: 'Registered design', text: 'Protects a shape, as drawn'},
      inventionPatent: {title: 'Invention', text: 'Protects a method, as claimed'},
      testReport: {title: 'Test report', text: 'Answers for the unit that was sent in'},
    },
  },
  worth: {
    eyebrow: 'Weight',
    title: 'What a certificate tells you, and what it does not',
    lead: 'Bids ask for a stack of certificates. This is the yardstick we use on other companies’ documents. Please use it on ours.',
    columns: ['Kind', 'Who decides', 'It tells you', 'It does not tell you', 'Ask to see'],
    rows: [
      {
        label: 'Rankings',
        cells: [
          'Media, consultants or associations; some charge for entry',
          'People in the trade know the company',
          'That the product suits your stores. Ranks change every year',
          'The method, the list of entrants, whether a fee was paid',
        ],
      },
      {
        label: 'Trophies',
        cells: [
          'A jury chosen by the organizer, from papers or a live test',
          'One product won on one occasion',
          'That later models and firmware are as good',
          'Test method, model and firmware of the sample',
        ],
      },
      {
        label: 'Medals',
        cells: [
          'An association or a trade fair, mostly for one aspect',
          'Design, endurance or finish reached a line',
          'How the whole system works once installed',
          'Which line it was, and how many points were tested',
        ],
      },
      {
        label: 'Certificates',
        cells: [
          'A registry, a certification body or a laboratory',
          'Rules exist, or the unit sent in passed',
          'That the rules are kept every day, or that every batch is the same',
          'Number, validity and scope; look them up at the issuer',
        ],
      },
    ],
  },
  own: {
    title: 'Your own count beats any trophy',
    lead: 'An accuracy figure has to hold at your door. These three checks cost nothing.',
    alt: 'Cutaway of a store; shoppers cross the counting line at the door and each one is boxed',
    facts: [
      {
        term: 'Take the worst ten minutes',
        text: 'Low evening sun, umbrellas, the rush after school. Count a recording by hand and put both numbers side by side.',
      },
      {
        term: 'Read the condition, not only the percentage',
        text: 'Every accuracy figure of ours names the algorithm, the mounting height and the light. If your store differs, the figure does not apply.',
      },
      {
        term: 'Ask when it goes wrong',
        text: 'Each product page lists the cases that miscount. A supplier who cannot say when it fails has probably never tested.',
      },
    ],
    counting: 'Counting: conditions and errors',
    algorithms: 'Each algorithm, described',
  },
  questions: {
    title: 'Questions about honors',
    faq: [
      {
        question: 'How do I get originals for a bid?',
        answer:
          'Send the list from the bid documents to your regional manager or through the contact page, with the project name and purpose. We tell you which documents we can provide and which we do not have. Copies carry a watermark naming the project.',
      },
      {
        question: 'Have you ever paid for a ranking?',
        answer:
          'Our rule: if payment is what gets a company listed, it does not appear here. Where entry or laboratory fees are usual we may take part, and when you ask we say what was paid and to whom.',
      },
      {
        question: 'Why are there no issuers and years on the wall?',
        answer:
          'The wall shows categories. Issuer, year and number are what the original says, so that nothing outdated lingers here after an award expires or changes its name.',
      },
      {
        question: 'Do expired certificates come down?',
        answer:
          'Yes. Validity is checked every quarter; what was not renewed is removed with its drawing, and not reworded as “formerly certified.”',
      },
      {
        question: 'Does an information security certificate make video safe?',
        answer:
          'No. It says that rules exist. Safety also depends on settings: who may watch, whether a password was left at its default, where recordings are kept. At handover we walk through the permission table with you; from then on your administrator keeps it.',
      },
      {
        question: 'May we use your awards in our own marketing?',
        answer:
          'Partners may quote awards that concern the products they sell, with full name and year, and not as their own. Show us the text first.',
      },
    ],
    readTitle: 'Better reading',
    reading: [
      {
        title: 'How human detection tells a person, and when it is wrong',
        note: 'Technology',
        href: '/technology/ai-technology/human-detection',
      },
      {
        title: 'One entry rate, three definitions',
        note: 'Industry news',
        href: '/news/industry/entry-rate-three-definitions',
      },
      {title: 'How partners may use our material', note: 'Partners', href: '/partner-program'},
    ],
  },
  inquiry: {
    title: 'Need to check a certificate?',
    text: 'Name the project and the documents. We say which we have and which we do not.',
    trial: 'Start free trial',
    contact: 'Ask for documents',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
