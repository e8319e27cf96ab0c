import type zh from '@site/i18n/zh-CN/copy/products/intelligent-shopping';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Member shopping guide',
    description:
      'Members check in by their own choice and staff see name, size and offers. Faces need separate consent; a code, phone number or NFC card does the same.',
  },
  banner: {
    title: 'Recognized when the member wants to be',
    text: 'A regular of ten years walks in and gets asked, “Are you a member?” Here the member checks in: one press, and your associate knows the name, the size and the open offer. No press, and she is a customer like any other.',
    alt: 'Illustration: a clothing store; an associate helps a customer near the fitting rooms while another customer looks at a rack',
    trial: 'Request a trial',
    more: 'How consent works',
  },
  consent: {
    eyebrow: 'Consent first',
    title: 'Ask before enrolling, press before matching, stop and it is gone',
    lead: 'A face is sensitive personal data, so saying no gets a path of its own in this drawing. It is just as wide, and the benefits at the end of it are the same.',
    flow: {
      alt: 'Flow: a member asks, reads a separate notice and chooses. Yes: a template goes into the box in the store, and the member presses a button at the welcome spot on each visit. No: member code, phone number or NFC card. Both lead to the same member card with the same benefits. A member who agreed can withdraw at any time and the template is erased.',
      ask: ['The member', 'asks for it'],
      read: ['Reads a one-page', 'separate notice'],
      choose: ['Decides on faces,', 'and only on faces'],
      enroll: ['Template saved', 'in the store box'],
      press: ['One press at the', 'welcome spot'],
      without: ['Member code, phone, NFC card'],
      withoutShort: ['Member code,', 'phone, NFC card'],
      card: ['Associate sees the card,', 'benefits are the same'],
      erase: ['Withdraw any', 'time: erased'],
      yes: 'Yes',
      no: 'No',
      withdraw: 'Withdraw',
    },
  },
  tabs: {
    title: 'Three parts, one at a time',
    label: 'Parts of the member shopping guide',
    guide: {
      tab: 'Member shopping guide',
      title: 'A few lines on the associate’s phone',
      texts: [
        'After check-in the phone of the associate on shift buzzes and shows a card. Reading it takes less time than the walk to the second rack.',
        'It says what helps in a conversation: what she bought last, what she exchanged, what she can use today. If she once asked to be left alone at first, that line comes out on top.',
        'When the visit ends, the associate taps “tried, did not buy” or “sold,” and missing sizes go on the replenishment list.',
      ],
      card: {
        badge: 'Sample card',
        name: 'Ms. Zhou',
        level: 'Gold',
        rows: [
          {label: 'Last visit', value: 'Six weeks ago, bought pants'},
          {label: 'Size', value: 'Tops M, waist 27'},
          {label: 'Today', value: 'One free hemming'},
          {label: 'Was missing', value: 'Beige trench coat, M: in stock now'},
        ],
        wish: 'Her note: let me look around first, I will call you.',
        absentTitle: 'Not on the card',
        absent: ['A photo', 'Age or looks', 'Lifetime spend', 'A mood or intent score', 'Other stores visited'],
      },
    },
    identify: {
      tab: 'Member identification',
      title: 'Four ways to check in, the member picks',
      text: 'A store offers at least two at a time, and one of them is not a face. Anyone can switch on the spot; points and rewards follow the member number, never the method.',
      ways: [
        {
          name: 'Member code',
          facts: [
            {label: 'The member', value: 'Opens the mini program and shows the code'},
            {label: 'The store', value: 'An associate’s phone'},
            {label: 'What remains', value: 'Member number and time of visit'},
          ],
        },
        {
          name: 'Phone number',
          facts: [
            {label: 'The member', value: 'Gives the last four digits and a last name'},
            {label: 'The store', value: 'Nothing to install'},
            {label: 'What remains', value: 'Member number and time of visit'},
          ],
        },
        {
          name: 'NFC card',
          facts: [
            {label: 'The member', value: 'Taps a card or phone at the welcome spot'},
            {label: 'The store', value: 'An NFC sticker or a reader'},
            {label: 'What remains', value: 'The member number behind the card'},
          ],
        },
        {
          name: 'Face',
          badge: 'Separate consent',
          facts: [
            {label: 'The member', value: 'Stands on the spot, presses the button, looks up'},
            {label: 'The store', value: 'A camera on the welcome spot and a B1'},
            {label: 'What remains', value: 'A template inside the store’s box, no photo'},
          ],
        },
      ],
    },
    advantages: {
      tab: 'Technical advantages',
      title: 'How this differs from scanning the door',
      points: [
        {
          title: 'Passers-by are never scanned',
          text: 'Without a press the algorithm does not start. Nobody who merely crosses the welcome spot leaves a template, and nobody is compared in passing.',
        },
        {
          title: 'Matching ends inside the store',
          text: 'Templates live in the B1 on site. What reaches the phone is a member number; face data does not cross the internet.',
        },
        {
          title: 'Check-in survives an outage',
          text: 'With broadband down, face and NFC still resolve to a member number. Reward balances wait for the connection, and the card says how old they are.',
        },
        {
          title: 'Wrong person, one tap',
          text: 'The card has a “not this person” button. Check in by code instead; the false match is voided and stays out of every report.',
        },
        {
          title: 'Your CRM stays in charge',
          text: 'Member records remain in your system. We fetch those few lines by member number and keep no copy.',
        },
        {
          title: 'Existing cameras can stay',
          text: 'One that delivers 1080p and happens to face the welcome spot will do.',
        },
      ],
    },
  },
  sheet: {
    eyebrow: 'Faces only',
    title: 'What your counsel will ask',
    lead: 'Members who use a code, a phone number or NFC produce no face data, and none of this concerns them.',
    rows: [
      {
        term: 'Purpose',
        text: 'Service to the member in person while she is in the store. Not theft prevention, not traffic counts, not third parties.',
      },
      {
        term: 'Legal basis',
        text: 'The member’s separate consent (PIPL, Article 29). In the EU, explicit consent under GDPR Article 9(2)(a); in Illinois and some other states, written consent. A line in the membership terms does not qualify.',
      },
      {
        term: 'What is processed',
        text: 'One frame, taken when the button is pressed, turned into a template and then discarded.',
      },
      {
        term: 'Where it is stored',
        text: 'Encrypted, in the B1 of the store named in the consent. To use it in another store, the member enrolls there or agrees to it separately.',
      },
      {
        term: 'How long',
        text: 'Until she withdraws, leaves the program, or stays away longer than your brand has set. We suggest 12 months at most.',
      },
      {
        term: 'How to erase',
        text: 'One tap in the mini program, or a word to any associate. A receipt with time and store follows.',
      },
      {
        term: 'Who can see it',
        text: 'Nobody can look at a template and see a face. Who enrolled, who erased and who changed a setting is logged.',
      },
      {term: 'Minors', text: 'Nobody under 14 is enrolled. A guardian checks in with their own member code.'},
      {
        term: 'Before launch',
        text: 'Document an impact assessment. China’s 2025 rules on face recognition forbid making faces the only way in, and call for a filing with the provincial regulator at 100,000 people stored.',
      },
    ],
  },
  devices: {
    eyebrow: 'For one welcome spot',
    title: 'Without faces, a phone is enough',
    more: 'Details',
    input: 'Input',
    view: 'Horizontal view',
    power: 'Power, max.',
    channels: (count: number) => `${count} × 1080p`,
    purposes: {
      b1: 'Only for check-in by face: matching runs inside it',
      camera: 'Aimed at the welcome spot; a floor sticker marks where to stand',
    },
  },
  questions: {
    title: 'What brands ask',
    faq: [
      {
        question: 'Why not recognize members as they walk in?',
        answer:
          'To find a member in a crowd you would compare everybody, including those who never agreed. That holds up neither in China nor in the EU. A press costs two seconds and spares you a lawsuit and an awkward “you again.”',
      },
      {
        question: 'What if few people consent?',
        answer:
          'Nothing breaks: code and NFC bring up the same card. Do not trade discounts for consent. If only faces get the offer, consent is no longer free.',
      },
      {
        question: 'Masks, a new haircut, twins?',
        answer:
          'Masks, backlight and distance cause misses; no card appears and the code takes over. Twins and close relatives can be confused, so the associate confirms the last name before saying anything else.',
      },
      {
        question: 'Could associates misuse member data?',
        answer:
          'Cards show only on phones that are on shift and in the store. Screenshots carry a watermark, exports need the manager’s approval, and every view is logged with name and time.',
      },
      {
        question: 'How much bandwidth does it take?',
        answer:
          'A check-in moves a member number and a few lines, under 10 KB. Matching happens on site and uses no upstream at all.',
      },
      {
        question: 'We used the earlier product, Yougou. What now?',
        answer:
          'Its functions are part of this one. We do not carry the old face gallery over: members choose again with the new notice, and everyone who does not is erased.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'Edge computing: what stays in the store', note: 'Technology', href: '/technology/edge-computing'},
      {title: 'B1: ports and status lights', note: 'Model', href: '/support/model/b1'},
      {
        title: 'Shoes and clothing: from fitting room to sale',
        note: 'Solution',
        href: '/solutions/industries/shoes-clothing',
      },
    ],
  },
  inquiry: {
    title: 'Send us your membership terms',
    text: 'We mark the sentences that do not count as consent and add a one-page notice you can adapt.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
