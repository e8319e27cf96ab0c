import type zh from '@site/i18n/zh-CN/copy/about/investor';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Investors and investor relations',
    description:
      'Who holds shares, what investors take part in and what they cannot touch, which documents exist, and how to reach investor relations.',
  },
  banner: {title: 'Investors', text: 'Who holds shares, what shareholders get to see, and what they do not touch.'},
  records: {
    title: 'Shareholders, in the order of joining',
    lead: 'You are about to buy a system for many years. You may want to know who stands behind it.',
    note: 'Names, shares and amounts are not printed here without the holder’s consent. If supplier approval needs the ownership structure, use the documents below.',
  },
  boundary: {
    eyebrow: 'Boundary',
    title: 'Investors see the books, not your stores',
    lead: 'Shareholders’ rights are in the articles of incorporation. Rights to customer data are in your contract. Nothing connects the two.',
    diagram: {
      alt: 'Investors elect directors and receive audited reports; the company serves customers, and customers’ pictures and reports never pass to investors',
      investors: 'Investors',
      company: 'Company: board, management',
      customers: 'Customers: video, reports',
      down: 'Directors',
      up: 'Audited reports',
      service: 'Service',
      data: 'As contracted',
      closed: 'Closed',
    },
    points: [
      {
        title: 'What shareholders take part in',
        text: 'Electing directors, approving the budget, reading audited accounts. Large acquisitions and changes to the articles go to a shareholders’ meeting.',
      },
      {
        title: 'What they stay out of',
        text: 'Whom we sell to and at what price. They have no login, see no video, and take no operating data to other investments.',
      },
      {
        title: 'Industrial shareholders',
        text: 'They may also be suppliers or customers. Their parts pass the same tests, their quotes the same approval, and they do not vote on matters that concern them.',
      },
    ],
  },
  documents: {
    eyebrow: 'Documents',
    title: 'What exists, and who may read it',
    columns: ['Document', 'Contents', 'Who may see it', 'How to get it'],
    rows: [
      {
        label: 'Business license and registration',
        cells: [
          'Name, legal representative, capital, scope',
          'Anyone',
          'The public register, or a stamped copy from us',
        ],
      },
      {
        label: 'Ownership statement',
        cells: [
          'Holders, shares, person in control',
          'Customers approving us as a supplier',
          'Send your form; provided under a confidentiality agreement',
        ],
      },
      {
        label: 'Audit report',
        cells: [
          'Balance sheet, income, cash flow, notes',
          'Shareholders; large customers where agreed',
          'A read-only copy from our finance department',
        ],
      },
      {
        label: 'Definitions of figures',
        cells: ['How each figure on this site is counted, with its date', 'Anyone', 'The figures on the About page'],
      },
      {
        label: 'Privacy policy',
        cells: [
          'What is collected, where it is kept, how long, how to delete it',
          'Anyone',
          'Linked at the foot of each page',
        ],
      },
    ],
    note: 'We are not listed and publish no quarterly results or forecasts. Treat screenshots of results from “insiders” as fake.',
  },
  relations: {
    eyebrow: 'Contact',
    title: 'How to reach the right person',
    alt: 'Illustration: devices in a store send numbers to the cloud while pictures stay in the store',
    subject: 'Investor relations',
    facts: [
      {
        term: 'Institutions and individuals',
        text: 'Say who you are, what you want to know and how you came across us. Sales pitches for funds and listings get no reply.',
      },
      {
        term: 'Media and researchers',
        text: 'Quote figures with their date and definition. For an interview, add your questions and the deadline.',
      },
      {
        term: 'Existing shareholders',
        text: 'Write from your registered address; a change of contact needs a letter of authority. No files over chat apps.',
      },
      {
        term: 'Integrity',
        text: 'If one of us asks for a favor or signs off work that was not done, write with evidence. A director outside the business opens these letters. You may stay anonymous.',
      },
    ],
    write: 'Write an e-mail',
    contact: 'All contacts',
  },
  questions: {
    title: 'Asked by procurement and investors',
    faq: [
      {
        question: 'What happens to our contract if the majority owner changes?',
        answer:
          'The contract is with the company and stays in force. If you wish, it can oblige us to notify you of a change of control and let you terminate and export your data.',
      },
      {
        question: 'Do foreign shareholders affect government projects?',
        answer:
          'Public projects usually ask for beneficial owners. We provide the chain of ownership as the bid requires, and where we do not qualify we say so beforehand and do not bid.',
      },
      {
        question: 'Can I buy shares?',
        answer:
          'There is no public market for them. We raise no money through third-party platforms and sell no “pre-listing” shares. Anyone who offers you some is not from us; please tell the police.',
      },
      {
        question: 'Is the company profitable?',
        answer:
          'Private companies do not publish profit. Customers weighing a long contract can read audited accounts under a confidentiality agreement, and your finance team may ask directly.',
      },
      {
        question: 'Why are investors not named?',
        answer:
          'Naming takes consent and has to follow every transfer. Instead of a row of outdated logos we give a dated, stamped statement to those who need it.',
      },
      {
        question: 'Could data become an asset for investors?',
        answer:
          'No. Video and reports belong to the customer. They are not on our balance sheet, cannot be pledged or transferred, and a successor company is bound by the same contract.',
      },
    ],
    readTitle: 'Related pages',
    reading: [
      {title: 'How personal data is collected and deleted', note: 'Privacy policy', href: '/privacy'},
      {title: 'What honors prove', note: 'Honors', href: '/about/honor'},
      {title: 'Service outlets and levels', note: 'Service network', href: '/service-system'},
    ],
  },
  inquiry: {
    title: 'Approving us as a supplier?',
    text: 'Send your form and the deadline. We answer item by item, and say so where we cannot.',
    trial: 'Start free trial',
    contact: 'Send the form',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
