import type zh from '@site/i18n/zh-CN/copy/partner-program';
import type {DataCell} from '@site/src/site/copy';
import type {CopyOf} from '@site/src/site/copy';

const you: DataCell = {mark: 'theirs', text: 'You'};
const both: DataCell = {mark: 'both', text: 'Together'};
const we: DataCell = {mark: 'ours', text: 'We'};

const copy = {
  meta: {
    title: 'Partner program: installation, service, software',
    description:
      'Four kinds of partners, what each brings and gets, who is responsible for every task from survey to repair, how to apply, and when not to join.',
  },
  banner: {
    title: 'Partner program',
    text: 'You bring local customers and crews, and we bring devices and a platform. Before anything else, we agree on who does what.',
  },
  statement: {
    before: 'Most disputes between partners start on the day something breaks and ',
    marked: 'everyone says it is someone else’s job',
    after: '. So in this program we settle duties before prices.',
    aside:
      'The table below goes into the agreement as it is. If there is something you cannot do, we take it over before signing, along with the payment for it.',
  },
  types: {
    eyebrow: 'Four kinds',
    title: 'Which kind of partner are you?',
    lead: 'You can join as two kinds, with an agreement for each. If in doubt, start with the one that brings in most of your revenue today.',
    tabsLabel: 'Kinds of partners',
    labels: {brings: 'You bring', gets: 'You get', notFor: 'Not a fit if you'},
    types: [
      {
        name: 'Contractor',
        who: 'You do low-voltage, security or build-out work with your own crew, and your customers ask whether the cameras could count people as well.',
        brings: [
          'People who drill, pull cable and can read a meter',
          'Licenses and accident insurance',
          'Customers near you, or our projects to follow',
        ],
        gets: [
          'Channel prices by model, and samples',
          'Layouts: send a floor plan, get positions and cable lengths',
          'Remote acceptance, so you do not have to drive back',
        ],
        notFor: 'resell jobs without visiting the site. Photos and serial numbers that do not match fail acceptance.',
        more: 'See the cameras you would mount',
      },
      {
        name: 'Service provider',
        who: 'You run a repair shop or field engineers and want to look after a city or a shopping district.',
        brings: [
          'An office and a phone that someone answers',
          'Engineers who read logs and trace networks',
          'Room for spare parts',
        ],
        gets: [
          'Training, an exam and a numbered ID',
          'A ticket account, paid by the ticket',
          'A stock of parts for common models',
        ],
        notFor:
          'are one person with three jobs and a phone that goes unanswered. Overdue tickets go to the next provider.',
        more: 'Service levels and steps',
      },
      {
        name: 'Software partner',
        who: 'You make ERP, checkout, loyalty or inspection software, and your customers want video and counts inside it.',
        brings: [
          'Software with customers on it',
          'Developers who work with APIs',
          'Your customers’ written permission to fetch their data',
        ],
        gets: [
          'Test accounts, simulated devices, sample code',
          'APIs and components for live view, playback, counts and messages',
          'Someone online while you integrate, and notice before changes',
        ],
        notFor: 'want to train your own models on the video, or pool several customers’ data for sale.',
        more: 'See which APIs are open',
      },
      {
        name: 'Project partner',
        who: 'You integrate systems or hold the main contract for campuses, districts, energy sites or chain head offices, and need the video and algorithm part.',
        brings: [
          'Project background, timeline and technical requirements',
          'Overall design and site coordination',
          'The contract with the owner',
        ],
        gets: [
          'A proposal, a bill of materials and a compliance sheet',
          'Samples, a test setup and help at the pitch',
          'Registration: for one project we support the first to register',
        ],
        notFor: 'have a fixed list and only need a lower price. Where we do not comply, our sheet says so.',
        more: 'Solutions for government',
      },
    ],
  },
  places: {
    eyebrow: 'Where they go',
    title: 'The three most common mounting spots',
    lead: 'Every model has a drawing with its dimensions and a manual to follow on site.',
    captions: {
      'e3-x': 'Ceiling: set the direction first, then lock it. The cable stays above the tiles.',
      'e3-t-h': 'Outside wall: the cable leaves downward, and the conduit is sealed against rain.',
      'ul-8208nh': 'Cabinet: one shelf with the router. Eight PoE cables leave at the back, each with a label.',
    },
  },
  duties: {
    eyebrow: 'Duties',
    title: 'Who does what, from the first visit through year three',
    lead: 'Each cell names who is responsible. “Together” means that you are on site, we are remote, and you sign off.',
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
      {label: 'First to answer the phone', cells: [we, you, both, you]},
      {label: 'Repair visits', cells: [both, you, we, both]},
      {label: 'Parts and returns', cells: [we, both, we, we]},
      {label: 'Accuracy of algorithms', cells: [we, we, we, we]},
    ],
    note: 'Informing shoppers and staff, posting signs and obtaining consent is the operator’s legal duty and cannot be passed on. You are required to remind them before work starts.',
  },
  steps: {
    eyebrow: 'Getting started',
    title: 'We start with one small job, then sign a contract',
    badge: 'Process',
    lead: 'One store shows whether we work well together, and you can stop after any of the five steps.',
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
        text: 'Lessons online and one hands-on session: mount, calibrate, repair.',
        done: 'Those who pass get a number',
      },
      {
        when: 'Step 4',
        title: 'Trial job',
        text: 'You do a real store by the table of duties, and we watch.',
        done: 'Both sides write a review',
      },
      {
        when: 'Step 5',
        title: 'Sign',
        text: 'Scope and area follow from the trial and are reviewed each year.',
        done: 'Duties and payment are attached',
      },
    ],
  },
  questions: {
    title: 'Questions from new partners',
    faq: [
      {
        question: 'Are there exclusive territories?',
        answer:
          'Not by state or city. You can register projects; the first partner with progress is protected, and projects that stand still are opened again. That gives newcomers a chance, and no partner can hold a territory with a list of idle projects.',
      },
      {
        question: 'Do I have to stock goods or meet a quota?',
        answer:
          'The trial job comes first, and volumes are not discussed before it. When you sign, get three things in writing: whether discounts follow promises or deliveries, how samples are returned, and what a missed target means.',
      },
      {
        question: 'Will you go to my customer directly?',
        answer:
          'For registered projects our sales team does not quote around you. Accounts belong to the customer, who may call our hotline when something breaks, and you get a copy of the ticket.',
      },
      {
        question: 'Can customers see what I paid?',
        answer:
          'No. The platform shows no prices. You set yours, and we publish recommended configurations without list prices.',
      },
      {
        question: 'Which countries can you ship to?',
        answer:
          'To countries where the model’s radio and power supply are approved. We check before quoting and ship only what is approved. Colleagues in Singapore handle applications outside China.',
      },
      {
        question: 'How do I leave the program?',
        answer:
          'Give written notice, and finish or hand over open tickets. Accounts and data are in the customer’s name and stay there; parts are counted and returned.',
      },
      {
        question: 'What if I see a customer’s video while installing?',
        answer:
          'Use it only to set the angle. Take no screenshots, keep nothing on a phone, and make sure ticket photos show devices and cables and no shoppers. One breach ends the ID.',
      },
    ],
    readTitle: 'Read these first',
    reading: [
      {title: 'E3-X installation: see how long one takes', note: 'Manual', href: '/support/manuals/e3-x'},
      {
        title: 'A camera that drops in and out: judging on site',
        note: 'Troubleshooting',
        href: '/support/troubleshooting/details/t0002',
      },
      {title: 'Connecting existing cameras', note: 'Access layer', href: '/paas/access-layer'},
    ],
  },
  application: {
    eyebrow: 'Apply',
    title: 'Apply to become a partner',
    lead: 'Outside mainland China, applications come in through our inquiry form. Under “Anything else,” tell us which kind of partner you want to be.',
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
    title: 'Looking for equipment for your own stores?',
    text: 'Ask for a trial. We set it up with your staff by video call, and name a partner on site where there is one; the same table of duties applies.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
