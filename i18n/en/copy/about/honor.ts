import type zh from '@site/i18n/zh-CN/copy/about/honor';
import {claimText} from '@site/src/facts/claims';
import {counterOf} from '@site/src/facts/hardware/catalogue';
import type {CopyOf} from '@site/src/site/copy';
import {feet} from '@site/src/site/units';

const {mountM} = counterOf('k3');

const copy = {
  meta: {
    title: 'Bid documents, awards and certificates: what each proves',
    description:
      'Manuals, accuracy, privacy and warranty to read now, four documents on request, and what rankings, trophies, plaques and certificates prove.',
  },
  banner: {
    title: 'Bid documents and certificates',
    text: 'Manuals and warranty are here to read. The license comes on request.',
  },
  wall: {
    title: 'First who decided, then what was judged',
    lead: 'This is how we judge other companies’ documents; judge ours the same way.',
    drawn: 'None of these is our award: they show what each kind looks like.',
    tabsLabel: 'Kinds of honors',
    all: 'Side by side',
    enlarge: 'Enlarge: ',
    illustration: 'Illustration',
    original: 'An illustration: number, issuer and date are on the original.',
    labels: {proves: 'It tells you', leavesOpen: 'It doesn’t', ask: 'Ask to see'},
    kinds: {
      rankingList: {
        name: 'Rankings',
        by: 'Decided by media, consultants or associations. Some charge for entry.',
        proves: 'People in the trade know the company',
        leavesOpen: 'Whether the product suits your stores; ranks change every year',
        ask: 'The method, the list of entrants, whether a fee was paid',
      },
      trophy: {
        name: 'Trophies',
        by: 'Decided by a jury of the organizer’s choice, from papers or a live test.',
        proves: 'One product won on one occasion',
        leavesOpen: 'Whether later models and firmware are as good',
        ask: 'Test method, model and firmware of the sample',
      },
      medal: {
        name: 'Plaques',
        by: 'Decided by an association or a trade fair, usually for one aspect only.',
        proves: 'Design, endurance or finish met a set standard',
        leavesOpen: 'How the whole system works once it is installed',
        ask: 'Which standard it was, and how many items were tested',
      },
      certificate: {
        name: 'Certificates',
        by: 'Issued by a registry, a certification body or a laboratory.',
        proves: 'Rules exist, or the unit sent in passed',
        leavesOpen: 'Whether the rules are kept every day, or every batch is the same',
        ask: 'Number, validity and scope; look them up at the issuer',
      },
    },
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
      endurance: {title: 'Plaque for a test', text: 'For example endurance: heat, cold, power outages and dust.'},
      privacyByDesign: {title: 'Plaque for one aspect', text: 'It rates a single aspect, such as privacy by design.'},
      softwareCopyright: {
        title: 'Registration',
        text: 'For example software copyright: it registers code, and says nothing about what the code achieves.',
      },
      informationSecurity: {
        title: 'System certificate',
        text: 'For example information security: it audits the rules and the records of following them.',
      },
      testReport: {title: 'Test report', text: 'Applies to the unit that was sent in.'},
    },
  },
  papers: {
    title: 'Nine documents, and how to get each',
    lead: 'In a request, name the project and the purpose, and we answer item by item. That also works if you write to us for the first time.',
    groups: {
      read: {name: (count: number) => `Read now (${count})`, columns: ['What it says', 'Where to read it']},
      onRequest: {name: (count: number) => `On request (${count})`, columns: ['What is in it', 'Good to know']},
    },
    read: [
      {
        label: 'Device manuals',
        contents: 'Specifications, mounting conditions, lights',
        text: 'In the help center',
        form: 'PDF, page',
        href: '/support#documents',
      },
      {
        label: 'Counting accuracy',
        contents: `${claimText('accuracy.overheadCounting', 'en')}: mounted overhead at ${mountM.join('–')}\u00a0m (${mountM.map(feet).join('–')}\u00a0ft), in even light, against a manual recount of video`,
        text: 'How it was measured, and when it drops',
        form: 'Page',
        href: '/products/accurate-people-counting',
      },
      {
        label: 'Privacy policy',
        contents: 'What is collected, where it is kept, for how long, how to delete it',
        text: 'The full privacy policy',
        form: 'Page',
        href: '/privacy',
      },
      {
        label: 'Warranty and returns',
        contents: 'Terms by kind of device, and what is not covered',
        text: 'Warranty terms',
        form: 'Page',
        href: '/support/warranty',
      },
      {
        label: 'Security settings',
        contents: 'What to check on devices, accounts and the network',
        text: 'Hardening checklist',
        form: 'Page',
        href: '/support/hardening',
      },
    ],
    license: {
      label: 'Business license',
      contents: 'Registered name and number, legal representative, capital',
      unpublished: 'Stamped copy; not published here yet',
      published: (name: string, code: string) => `${name}, registration number ${code}`,
      stamped: 'Stamped copy',
    },
    onRequest: [
      {
        label: 'Security assessment',
        contents: 'An assessment is of one system; we provide what exists for the platform',
        terms: 'Tell us the level and scope you need',
      },
      {
        label: 'Ownership statement',
        contents: 'Holders and shares, who controls the company',
        terms: 'Attach your supplier form; sent after a confidentiality agreement',
      },
      {
        label: 'Certificates, test reports, awards',
        contents: 'Number, issuer, validity, scope',
        terms: 'Say which; we tell you for each whether we have it',
      },
    ],
    ask: 'Request all four',
    askOne: 'Request',
    note: 'Copies carry a watermark with the project name.',
  },
  own: {
    title: 'Check the count yourself, in your own store',
    lead: 'An accuracy figure has to hold at your door. These three checks cost nothing.',
    tally: {
      alt: 'A camera above a door in the rain: people walk in, two of them under one umbrella, drawn see-through: one has a blue box, the other, who is missed, a dashed orange one.',
      hand: 'By hand',
      system: 'System',
      missed: 'Missed',
      note: 'Example, ten minutes of rain: two share an umbrella (drawn see-through), and one is missed. The hardest ten minutes are no average.',
    },
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
        question: 'Do you show rankings that a company has to pay to be in?',
        answer:
          'No. Where there is only an entry or laboratory fee, we may take part; if you ask, we tell you what was paid and to whom.',
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
      {
        title: 'Check a count by hand',
        note: 'Troubleshooting',
        href: '/support/troubleshooting/details/t0506',
      },
      {title: 'Service outlets and levels', note: 'Service network', href: '/service-system'},
      {title: 'How partners may use our material', note: 'Partners', href: '/partner-program'},
    ],
  },
  request: {
    title: 'Select what you need and start a request',
    text: 'The next step asks for the project, the purpose and the deadline. We tell you which we have and which we do not.',
    legend: 'Choose any',
    chosen: ['', ' selected'],
    none: 'None selected yet. For anything else, tell us in the next step.',
    send: 'Next: your project',
    call: 'Call us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
