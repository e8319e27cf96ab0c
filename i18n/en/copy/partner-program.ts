import type zh from '@site/i18n/zh-CN/copy/partner-program';
import type {DataCell} from '@site/src/site/copy';
import type {CopyOf} from '@site/src/site/copy';

const you: DataCell = {mark: 'yes', text: 'You'};
const both: DataCell = {mark: 'part', text: 'Together'};
const we = 'We';

const copy = {
  meta: {
    title: 'Partner program: install, service, software',
    description:
      'Four kinds of partners, what each brings and gets, who answers for every task from survey to repair, how to apply, and when not to join.',
  },
  banner: {
    title: 'Partner program',
    text: 'You have local customers and people, we have devices and a platform. Duties come first.',
  },
  statement: {
    before: 'What hurts a channel is seldom the price. It is the day something breaks and ',
    marked: 'everybody says it is not theirs',
    after: '. So this program settles duties before terms.',
    aside:
      'The table below goes into the agreement as it is. Anything you cannot do moves to us before signing, and the pay moves with it.',
  },
  types: {
    eyebrow: 'Four kinds',
    title: 'Which one are you?',
    lead: 'You may be two at once and sign for them separately. If in doubt, take the one you earn most with.',
    tabsLabel: 'Kinds of partners',
    labels: {brings: 'You bring', gets: 'You get', notFor: 'Not for:'},
    types: [
      {
        name: 'Contractor',
        who: 'You do low-voltage, security or build-out work with your own crew, and customers ask whether the cameras could count people as well.',
        brings: [
          'People who drill, pull cable and can read a meter',
          'Licenses and accident insurance',
          'Customers near you, or our projects to follow',
        ],
        gets: [
          'Channel prices by model, and samples',
          'Layouts: send a floor plan, get positions and cable lengths',
          'Remote acceptance, so you need not drive back',
        ],
        notFor: 'those who pass jobs on without visiting. Photos and serial numbers that do not match fail acceptance.',
        more: 'See the cameras you would mount',
      },
      {
        name: 'Service provider',
        who: 'You run a repair shop or field engineers and want to look after a city or a shopping district.',
        brings: [
          'An office and a number that is answered',
          'Engineers who read logs and trace networks',
          'Room for spare parts',
        ],
        gets: [
          'Training, an exam and a numbered ID',
          'A ticket account, paid by the ticket',
          'A stock of parts for common models',
        ],
        notFor: 'one person with three jobs and a phone nobody answers. Overdue tickets go to the next provider.',
        more: 'Service levels and steps',
      },
      {
        name: 'Software partner',
        who: 'You make ERP, checkout, loyalty or inspection software, and customers want video and counts inside it.',
        brings: [
          'Software with customers on it',
          'Developers who work with interfaces',
          'Your customers’ written permission to fetch their data',
        ],
        gets: [
          'Test accounts, simulated devices, sample code',
          'Interfaces and components for live view, playback, counts and messages',
          'Somebody online while you integrate, and notice before changes',
        ],
        notFor: 'training your own models on the video, or pooling several customers’ data for sale.',
        more: 'Which interfaces are open',
      },
      {
        name: 'Project partner',
        who: 'You integrate or hold the main contract for campuses, districts, energy sites or chain headquarters, and need the video and algorithm part.',
        brings: [
          'Background, timetable and technical terms',
          'Overall design and site coordination',
          'The contract with the owner',
        ],
        gets: [
          'A proposal, bill of materials and compliance sheet',
          'Samples, a test setup and help at the pitch',
          'Registration: for one project we support the first to register',
        ],
        notFor: 'fixed lists that only need a lower price. Where we do not comply, the sheet will say so.',
        more: 'Solutions for government',
      },
    ],
  },
  duties: {
    eyebrow: 'Duties',
    title: 'From the first visit to three years on',
    lead: 'One responsible party per line. “Together” means that you are on site, we are remote, and you sign.',
    caption: 'Who answers for what',
    columns: ['Task', 'Contractor', 'Service provider', 'Software partner', 'Project partner'],
    rows: [
      {label: 'Customer and contract', cells: [you, we, you, you]},
      {label: 'Survey on site', cells: [you, both, we, both]},
      {label: 'Positions and materials', cells: [both, we, we, both]},
      {label: 'Cabling and mounting', cells: [you, both, we, you]},
      {label: 'Platform accounts and permissions', cells: [we, we, both, both]},
      {label: 'Interface development', cells: [we, we, you, both]},
      {label: 'Acceptance', cells: [both, both, both, you]},
      {label: 'First to pick up the phone', cells: [we, you, both, you]},
      {label: 'Repair visits', cells: [both, you, we, both]},
      {label: 'Parts and returns', cells: [we, both, we, we]},
      {label: 'Accuracy of algorithms', cells: [we, we, we, we]},
    ],
    note: 'Informing shoppers and staff, posting signs and obtaining consent is the operator’s legal duty, and nobody can take it over. You are bound to remind them before work starts.',
  },
  steps: {
    eyebrow: 'Getting started',
    title: 'One small job first, then a contract',
    badge: 'Process',
    lead: 'One store tells whether we fit. You can stop after any of the five steps.',
    phases: [
      {when: 'Step 1', title: 'Apply', text: 'Tell us your kind and your area.', done: 'You get a reference'},
      {
        when: 'Step 2',
        title: 'Check',
        text: 'A channel manager calls about licenses, past jobs and people.',
        done: 'You have the sample agreement',
      },
      {
        when: 'Step 3',
        title: 'Train',
        text: 'Lessons online and one in practice: mount, calibrate, repair.',
        done: 'Those who pass get a number',
      },
      {
        when: 'Step 4',
        title: 'Trial job',
        text: 'A real store by the table of duties, with us watching.',
        done: 'Both sides write a review',
      },
      {
        when: 'Step 5',
        title: 'Sign',
        text: 'Scope and area as the trial showed, reviewed each year.',
        done: 'Duties and payment are attached',
      },
    ],
  },
  questions: {
    title: 'What partners ask first',
    faq: [
      {
        question: 'Are there exclusive territories?',
        answer:
          'Not by state or city. Projects can be registered; the first with progress is protected, and those that stand still are opened again. Newcomers get a chance, and nobody can sit on a list of projects.',
      },
      {
        question: 'Do I have to stock goods or meet a quota?',
        answer:
          'The trial job comes first; volumes are not discussed before it. When you sign, get three things in writing: whether discounts follow promises or deliveries, how samples are returned, and what a missed target means.',
      },
      {
        question: 'Will you go to my customer directly?',
        answer:
          'For registered projects our sales team does not quote around you. Accounts belong to the customer, who may call our hotline when something breaks; you get a copy of the ticket.',
      },
      {
        question: 'Can customers see what I paid?',
        answer:
          'No. The platform shows no prices. You set yours; we publish recommended configurations, not list prices.',
      },
      {
        question: 'Which countries can you ship to?',
        answer:
          'Those where a model’s radio and power supply are approved. We check before quoting and do not ship what is not approved. Colleagues in Singapore handle applications outside China.',
      },
      {
        question: 'How do I leave the program?',
        answer:
          'With written notice, open tickets finished or handed over. Accounts and data are in the customer’s name and stay there; parts are counted and returned.',
      },
      {
        question: 'What if I see a customer’s video while installing?',
        answer:
          'Use it to set the angle, nothing else. No screenshots, nothing kept on a phone, and ticket photos show devices and cables, not shoppers. One breach ends the ID.',
      },
    ],
    readTitle: 'Look at these first',
    reading: [
      {title: 'E3-X installation: see how long one takes', note: 'Manual', href: '/support/manuals/e3-x'},
      {
        title: 'A camera that drops in and out: judging on site',
        note: 'Troubleshooting',
        href: '/support/troubleshooting/details/t0002',
      },
      {title: 'Bringing existing cameras in', note: 'Access layer', href: '/paas/access-layer'},
    ],
  },
  application: {
    eyebrow: 'Apply',
    title: 'Apply to become a partner',
    lead: 'Outside mainland China applications come in through our inquiry form. Say in the requirements that you want to be a partner, and of which kind.',
    prepare: {
      title: 'We will ask you for',
      items: [
        'Registered company name and year',
        'How many people work in the field',
        'Two or three recent jobs',
        'The cities or countries you cover',
      ],
    },
    apply: 'Apply as a partner',
    mail: 'Apply by e-mail',
    subject: 'Partner application',
  },
  inquiry: {
    title: 'A store, not a partner?',
    text: 'Ask for a trial. A partner near you comes, under the same table of duties.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
