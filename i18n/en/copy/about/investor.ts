import type zh from '@site/i18n/zh-CN/copy/about/investor';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Investors and investor relations',
    description:
      'What kinds of shareholders we have, what they decide and what they never see, which documents you can request, and how to reach investor relations.',
  },
  banner: {
    title: 'Investors',
    text: 'What kinds of shareholders we have, what they get to see, and how to request the documents.',
  },
  records: {
    title: 'Shareholders, in order of joining',
    lead: 'You are buying a system you will use for years, so you may want to know who owns the company behind it.',
    note: 'We publish names, shares and amounts only with the holder’s consent. If your supplier approval needs the ownership structure, use the documents below.',
  },
  boundary: {
    eyebrow: 'Limits',
    title: 'Investors see our books and never your stores',
    lead: 'Shareholders’ rights are in our articles of incorporation. Rights to customer data are in your contract. The two are separate.',
    diagram: {
      alt: 'Investors elect directors and receive audited reports; the company serves customers, and customers’ pictures and reports never pass to investors',
      investors: 'Investors',
      company: 'Company',
      board: 'Board, management',
      customers: 'Customers',
      theirs: 'Video, reports',
      down: 'Directors',
      up: 'Audited reports',
      service: 'Service',
      data: 'As contracted',
      closed: 'Closed',
    },
    points: [
      {
        title: 'What shareholders take part in',
        text: 'They elect directors, approve the budget and read audited accounts. Large acquisitions and changes to the articles go to a shareholders’ meeting.',
      },
      {
        title: 'What they have no part in',
        text: 'They do not decide whom we sell to or at what price. They have no login, see no video, and take no operating data to other investments.',
      },
      {
        title: 'Industrial shareholders',
        text: 'They may also be suppliers or customers. Their parts go through the same tests and their quotes through the same approval as anyone else’s, and they do not vote on matters that concern them.',
      },
    ],
  },
  documents: {
    eyebrow: 'Documents',
    title: 'Documents, and who may read them',
    labels: {who: 'Who may see it: ', how: 'How to get it: '},
    items: {
      license: {
        name: 'Business license and registration',
        contents: 'Name, legal representative, capital, scope',
        who: 'Anyone',
        how: 'The public register, or a stamped copy from us',
      },
      ownership: {
        name: 'Ownership statement',
        contents: 'Holders, shares, person in control',
        who: 'Customers approving us as a supplier',
        how: 'Send your form; provided under a confidentiality agreement',
      },
      audit: {
        name: 'Audit report',
        contents: 'Balance sheet, income, cash flow, notes',
        who: 'Shareholders; large customers where agreed',
        how: 'A read-only copy from our finance department',
      },
      figures: {
        name: 'Definitions of figures',
        contents: 'How each figure on this site is counted, with its date',
        who: 'Anyone',
        how: 'The figures on the About page',
      },
      privacy: {
        name: 'Privacy policy',
        contents: 'What is collected, where it is kept, how long, how to delete it',
        who: 'Anyone',
        how: 'Linked at the foot of each page',
      },
    },
    note: 'We are not listed and publish no quarterly results or forecasts. Treat screenshots of results from “insiders” as fake.',
  },
  relations: {
    eyebrow: 'Contact',
    title: 'How to reach the right person',
    subject: 'Investor relations',
    groups: [
      {
        title: 'Institutions and individuals',
        text: 'Tell us who you are, what you want to know and how you came across us. We do not answer sales pitches for funds and listings.',
      },
      {
        title: 'Media and researchers',
        text: 'Quote figures with their date and definition. For an interview, add your questions and the deadline.',
      },
      {
        title: 'Existing shareholders',
        text: 'Write from the e-mail address we have on file. A change of contact needs a letter of authority. Please send no files over chat apps.',
      },
      {
        title: 'Integrity',
        text: 'If one of our people asks for a favor or signs off work that was not done, write to us with evidence. A director outside the business opens these letters. You may stay anonymous.',
      },
    ],
    write: 'Write an e-mail',
    contact: 'All contacts',
  },
  questions: {
    title: 'Questions from procurement and investors',
    faq: [
      {
        question: 'What happens to our contract if the majority owner changes?',
        answer:
          'The contract is with the company and stays in force. If you wish, it can oblige us to notify you of a change of control and let you terminate and export your data.',
      },
      {
        question: 'Do foreign shareholders affect government projects?',
        answer:
          'Public projects usually ask for beneficial owners. We provide the chain of ownership as the bid requires. Where we do not qualify, we tell you beforehand and do not bid.',
      },
      {
        question: 'Can I buy shares?',
        answer:
          'There is no public market for them. We raise no money through third-party platforms and sell no “pre-listing” shares. Anyone who offers you shares is not from us; please report it to the police.',
      },
      {
        question: 'Is the company profitable?',
        answer:
          'As a private company, we do not publish profit figures. Customers weighing a long contract can read audited accounts under a confidentiality agreement, and your finance team may ask directly.',
      },
      {
        question: 'Why are investors not named?',
        answer:
          'Naming them takes their consent, and the list would have to follow every transfer. Instead of a row of outdated logos, we give a dated, stamped statement to those who need it.',
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
      {title: 'What awards prove', note: 'Honors', href: '/about/honor'},
      {title: 'Service outlets and levels', note: 'Service network', href: '/service-system'},
    ],
  },
  inquiry: {
    title: 'Are you approving us as a supplier?',
    text: 'Send your form and the deadline. We answer item by item and tell you which items we cannot answer.',
    trial: 'Start free trial',
    contact: 'Send the form',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
