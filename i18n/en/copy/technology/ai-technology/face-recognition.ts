import {promises} from '@site/i18n/en/copy/promises';

/** Face recognition; only the English edition has the page. */
const copy = {
  meta: {
    title: 'Opt-in face recognition, and when not to use it',
    description:
      'Where face recognition is justified in a store, what consent it requires, what is stored and for how long, and what does the same job without faces.',
  },
  banner: {
    title: 'Opt-in face recognition',
    text: 'Let members and employees who agreed check in with their face, on a device in your store. For every other purpose there is a way without faces, and we usually recommend it.',
  },
  statement: {
    before: 'Most requests for face recognition turn out to need ',
    marked: 'a count, a badge or a phone number',
    after: '. The few that remain need consent first and a camera second.',
    aside:
      'You cannot change your face the way you change a password. So ask whether it works, and also whether you can get the same result with less.',
  },
  decide: {
    eyebrow: 'Before you buy',
    title: 'What you want, and what it takes',
    columns: ['You want to', 'Without faces', 'When faces are justified'],
    rows: [
      {label: 'Know how many people come in', cells: ['Overhead counting. No face, no identity.', 'Never needed']},
      {label: 'Leave staff out of the count', cells: ['Uniform color or time of day', 'Never needed']},
      {
        label: 'Greet members at the door',
        cells: [
          'Member code, phone number, NFC card',
          'Members who opted in, in a separate step, with a way out at any time',
        ],
      },
      {
        label: 'Record attendance',
        cells: [
          'Badge tap, PIN, phone within the store',
          'Only alongside an equal alternative, and where labor law allows it',
        ],
      },
      {label: 'Open a stockroom', cells: ['Card plus code', 'Named employees who enrolled themselves']},
      {
        label: 'Spot known shoplifters',
        cells: ['Trained staff, register rules, locked cases', 'We do not offer watch lists to stores'],
      },
    ],
  },
  flow: {
    eyebrow: 'How it works',
    title: 'How a template is made, compared and deleted',
    points: [
      {
        title: 'Enroll',
        text: 'The person stands at the terminal in the store, reads the purpose, agrees in a separate step, and can walk away without losing anything. One picture becomes a list of numbers, the template.',
      },
      {
        title: 'Compare',
        text: 'The person presses the button on the terminal. Only then does the device compute a template of that one face and compare it with the enrolled ones on site. A face without a match is dropped within the second, and nothing of it is stored.',
      },
      {
        title: 'Decide',
        text: 'Above the threshold the result is a member or employee number. Below it, nothing happens. A person can always choose the other way in.',
      },
      {
        title: 'Delete',
        text: 'Withdrawing consent deletes the template on the device in the store. It is also deleted after a period without a visit that you set, and when a contract ends.',
      },
    ],
    alt: 'Diagram: a face becomes a template, which is compared with the enrolled templates; a match gives a number, no match is discarded',
    labels: {face: 'In view', template: 'Template', enrolled: 'Enrolled', match: 'Number', none: 'Dropped'},
  },
  data: {
    eyebrow: 'Data sheet',
    title: 'For your privacy officer',
    lead: 'These are the answers a data protection impact assessment asks for first. Your counsel decides; this is what the product does.',
    rows: [
      {
        term: 'Purpose',
        text: 'One purpose per enrollment: membership, attendance or access. A template enrolled for one cannot be searched for another.',
      },
      {
        term: 'Consent',
        text: 'Separate, explicit and recorded with its version and time. Under PIPL Article 29 sensitive personal information needs separate consent; under GDPR Article 9(2)(a) it has to be explicit.',
      },
      {
        term: 'United States',
        text: 'Illinois (BIPA), Texas and Washington regulate biometric identifiers. BIPA asks for a written release and a public retention schedule; the product lets you record both, and stays off until you do.',
      },
      {
        term: 'Storage',
        text: 'Templates only, encrypted, on the device in the store. The picture taken at enrollment is deleted once the template exists.',
      },
      {
        term: 'Retention',
        text: 'Until consent is withdrawn, or after the idle period you set. Comparison results are kept as visits, without a picture.',
      },
      {
        term: 'Who has access',
        text: `The roles you name. Every search, export and change is logged. ${promises.auditTrail}`,
      },
      {term: 'Transfer', text: promises.faceTemplates},
      {
        term: 'Minors',
        text: 'Not offered for anyone under the age of consent that applies; enrollment asks for confirmation.',
      },
    ],
  },
  limits: {
    title: 'Where it fails',
    items: [
      {
        limit: 'Masks, backlight, steep angles',
        instead:
          'Enrolled people are asked to look up or use their code. Do not lower the threshold to make up for bad light.',
      },
      {
        limit: 'Twins and close relatives',
        instead: 'Do not use a face alone for anything that costs money. Ask for a second factor.',
      },
      {
        limit: 'Uneven accuracy across groups',
        instead:
          'We report error rates by group for the enrolled population of a trial, so that you see differences before your customers do.',
      },
      {
        limit: 'Pictures held up to the camera',
        instead: 'Liveness checks stop photos and screens, not every mask. For access doors, add a card.',
      },
    ],
  },
  uses: {
    title: 'Products that can use it, and work without',
    items: [
      {title: 'Member shopping guide', text: 'For members who chose to be known; a code does the same.'},
      {title: 'Intelligent attendance', text: 'Badge, PIN or phone first. A face is only one more choice.'},
      {title: 'Accurate people counting', text: 'What most people needed when they asked for faces.'},
    ],
  },
  questions: {
    title: 'Questions from counsel and operations',
    faq: [
      {
        question: 'Are people who never enrolled scanned?',
        answer:
          'Not in passing: without a press, the algorithm does not start. If someone who never enrolled presses the button, the device compares that one face in its memory, finds no match and discards the result within a second. Whether the law treats even that as processing differs by country; a notice at the entrance is needed in any case.',
      },
      {
        question: 'What does a customer see?',
        answer:
          'A notice before the door with purpose, contact and the alternative; at enrollment the full text, the separate consent and how to withdraw it. We supply the texts as a draft for your counsel.',
      },
      {
        question: 'Can we turn it on for all stores from head office?',
        answer:
          'No. Each store confirms that the notice is up and the legal basis is recorded. Until then the function stays off.',
      },
      {
        question: 'Can we export templates to another system?',
        answer:
          'No. Templates do not leave the device. You can export the list of enrolled members and their consents.',
      },
      {
        question: 'Is face recognition available in mainland China?',
        answer:
          'Yes, for member check-in and for attendance, with separate consent. China’s rules on face recognition also require another way in and, once 100,000 people are stored, a filing with the provincial regulator. The pages on the member shopping guide and on attendance say how both work.',
      },
      {
        question: 'What if a person asks for deletion?',
        answer:
          'Staff find the member by number and delete the record. The template is gone from the device, and the person gets a confirmation. It takes a minute and needs no ticket to us.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'Member shopping guide', note: 'Product', href: '/products/intelligent-shopping'},
      {title: 'Human detection', note: 'Technology', href: '/technology/ai-technology/human-detection'},
      {title: 'Privacy policy of this site', note: 'Legal', href: '/privacy'},
    ],
  },
  inquiry: {
    title: 'Tell us the result you need',
    text: 'We suggest the least intrusive way to get there. It may not involve a face.',
    trial: 'Start free trial',
    contact: 'Ask before you decide',
  },
};

export default copy;
