import type zh from '@site/i18n/zh-CN/copy/products/intelligent-shopping';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Member shopping guide: know your regulars by name',
    description:
      'Members check in by choice, and your staff see name, size and offers. A member code, phone number or NFC card is enough; faces need separate consent.',
  },
  banner: {
    title: 'Recognize members who want to be recognized',
    text: 'A regular of ten years walks in and gets asked, “Are you a member?” With this guide she checks in with one press, and your associate sees her name, her size and her open offer. If she doesn’t press, she is served like any other customer.',
    alt: 'Illustration: a clothing store; an associate helps a customer near the fitting rooms while another customer looks at a rack',
    trial: 'Request a trial',
    more: 'How consent works',
  },
  consent: {
    eyebrow: 'Consent first',
    title: 'Members agree before enrolling, press before each match, and can erase their data at any time',
    lead: 'A face is sensitive personal data, so members who say no have a path of their own. It is just as easy, and it leads to the same benefits.',
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
    title: 'How it works: the guide, check-in and the technology',
    label: 'Parts of the member shopping guide',
    guide: {
      tab: 'Member shopping guide',
      title: 'A few lines on the associate’s phone',
      texts: [
        'After check-in, the phone of the associate on shift buzzes and shows a card. It takes less time to read than the walk to the second rack.',
        'The card shows what helps in a conversation: what she bought last, what she exchanged and what she can use today. If she once asked to be left alone at first, that line is at the top.',
        'After the visit, the associate taps “tried, did not buy” or “sold,” and missing sizes go on the replenishment list.',
      ],
      card: {
        badge: 'Sample card',
        name: 'Ms. Parker',
        level: 'Gold',
        rows: [
          {label: 'Last visit', value: 'Six weeks ago, bought pants'},
          {label: 'Size', value: 'Tops M, waist 27'},
          {label: 'Today', value: 'One free hemming'},
          {label: 'Was missing', value: 'Beige trench coat, M: in stock now'},
        ],
        wish: 'Her note: let me look around first, I’ll call you.',
        absentTitle: 'Not on the card',
        absent: ['A photo', 'Age or looks', 'Lifetime spend', 'A mood or intent score', 'Other stores visited'],
      },
    },
    identify: {
      tab: 'Member identification',
      title: 'Four ways to check in, and the member chooses',
      text: 'A store offers at least two at a time, and one of them does not use a face. Members can switch on the spot; points and rewards follow the member number whichever way they use.',
      ways: [
        {
          name: 'Member code',
          facts: [
            {label: 'The member', value: 'Shows the code in your app'},
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
      title: 'How this differs from scanning everyone at the door',
      points: [
        {
          title: 'Passersby are never scanned',
          text: 'The algorithm starts only when someone presses the button. People who merely cross the welcome spot leave no template and are not compared.',
        },
        {
          title: 'Matching stays inside the store',
          text: 'Templates are kept in the B1 on site. What reaches the phone is a member number; face data does not cross the internet.',
        },
        {
          title: 'Check-in works during an outage',
          text: 'With broadband down, face and NFC still lead to a member number. Reward balances wait for the connection, and the card says how old they are.',
        },
        {
          title: 'Wrong person? One tap fixes it',
          text: 'Tap “not this person” on the card and check in by code instead. The false match is voided and stays out of every report.',
        },
        {
          title: 'Your CRM stays in charge',
          text: 'Member records remain in your system. We fetch those few lines by member number and keep no copy.',
        },
        {
          title: 'You can keep your cameras',
          text: 'Any camera that delivers 1080p and already faces the welcome spot will do.',
        },
      ],
    },
  },
  sheet: {
    eyebrow: 'Only if you use faces',
    title: 'What your counsel will ask',
    lead: 'Members who use a code, a phone number or NFC produce no face data, so none of this concerns them.',
    rows: [
      {
        term: 'Purpose',
        text: 'To serve members in person while they are in the store. It is not used for theft prevention or traffic counts, and not by third parties.',
      },
      {
        term: 'Legal basis',
        text: 'The member’s separate consent (PIPL, Article 29). In the EU, explicit consent under GDPR Article 9(2)(a); in Illinois and some other states, written consent. A line in the membership terms is not enough.',
      },
      {
        term: 'What is processed',
        text: 'One frame, taken when the button is pressed. It is turned into a template and then discarded.',
      },
      {
        term: 'Where it is stored',
        text: 'It is stored encrypted in the B1 of the store named in the consent. To use it in another store, the member enrolls there or agrees to it separately.',
      },
      {
        term: 'How long',
        text: 'Until the member withdraws, leaves the program, or stays away longer than the limit your brand has set. We suggest 12 months at most.',
      },
      {
        term: 'How to erase',
        text: 'One tap in the mini program, or a word to any associate. The member gets a receipt with the time and the store.',
      },
      {
        term: 'Who can see it',
        text: 'A template cannot be turned back into a face for anyone to look at. Every enrollment, erasure and change of settings is logged.',
      },
      {term: 'Minors', text: 'Children under 14 are never enrolled. A guardian checks in with their own member code.'},
      {
        term: 'Before launch',
        text: 'Document an impact assessment. China’s 2025 rules on face recognition forbid making faces the only way in, and call for a filing with the provincial regulator at 100,000 people stored.',
      },
    ],
  },
  devices: {
    eyebrow: 'For one welcome spot',
    title: 'Without faces, all you need is a phone',
    more: 'Details',
    input: 'Input',
    view: 'Horizontal view',
    power: 'Power, max.',
    channels: (count: number) => `${count} × 1080p`,
    purposes: {
      b1: 'Only for check-in by face; matching runs inside it',
      camera: 'Aimed at the welcome spot; a floor sticker marks where to stand',
    },
  },
  questions: {
    title: 'Questions from brands',
    faq: [
      {
        question: 'Why not recognize members as they walk in?',
        answer:
          'To find a member in a crowd, you would have to compare everyone, including people who never agreed. That does not hold up in China or in the EU. A press takes two seconds, and every member you greet has agreed to it.',
      },
      {
        question: 'What if few people consent?',
        answer:
          'It works just as well: code and NFC bring up the same card. Do not trade discounts for consent, because if only members who use faces get the offer, the consent is no longer free.',
      },
      {
        question: 'What about masks, a new haircut or twins?',
        answer:
          'Masks, backlight and distance cause misses; then no card appears and the member uses a code. Twins and close relatives can be confused, so the associate confirms the last name before saying anything else.',
      },
      {
        question: 'Could associates misuse member data?',
        answer:
          'Cards appear only on phones that are on shift and in the store. Screenshots carry a watermark, exports need the manager’s approval, and every view is logged with name and time.',
      },
      {
        question: 'How much bandwidth does it take?',
        answer:
          'A check-in sends a member number and a few lines, under 10\u00a0KB. Matching happens on site and uses no upload bandwidth at all.',
      },
      {
        question: 'We used the earlier product, Yougou. What changes?',
        answer:
          'Its functions are part of this one. The old face gallery is not carried over: members choose again with the new notice, and the data of everyone who does not is erased.',
      },
      {
        question: 'How much work is it to set up?',
        answer:
          'With a code, phone number or NFC card, your associates need a phone, and your CRM has to return a few lines for a member number. Check-in by face also takes a camera on the welcome spot and a B1, after the consent notice and the impact assessment are done.',
      },
      {
        question: 'How can we tell whether it pays off?',
        answer:
          'Run it in one store for a month with codes only. Then compare what the members who checked in bought with what the same members bought in the months before. Both figures are in your CRM.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'Edge computing: what is sent and what stays', note: 'Technology', href: '/technology/edge-computing'},
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
