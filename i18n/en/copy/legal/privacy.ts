import type zh from '@site/i18n/zh-CN/copy/legal/privacy';
import {tableRows} from '@site/src/site/tableRows';
import type {AskedField} from '@site/src/features/forms/fieldNames';
import {brand} from '@site/src/site/brand';
import type {CopyOf} from '@site/src/site/copy';

const day = (date: string) => new Date(date).toLocaleDateString('en-US', {dateStyle: 'long', timeZone: 'UTC'});

type Row = readonly [field: string, required: string, purpose: string];

const name: Row = ['Form of address, first and last name', 'Yes', 'To address you properly'];
const phone: Row = ['Phone with country code', 'Yes', 'For the regional manager’s call'];
const more: Row = [
  'Number of stores, website, WhatsApp',
  'No',
  'To judge the scale, and to reach you the way you prefer',
];

/** What the table says about each field of the trial form; fields with the same row share it. */
const trialFields: Record<AskedField<'free-global'>, Row> = {
  appellation: name,
  firstName: name,
  lastName: name,
  businessEmail: ['Business e-mail', 'Yes', 'To answer you, and to receive the code'],
  verificationCode: ['E-mail code', 'Yes', 'To make sure the address is yours'],
  companyName: ['Company name', 'Yes', 'To know who is asking and avoid contacting you twice'],
  phoneCountry: phone,
  phone,
  region: ['Country or region', 'Yes', 'To pass the request to the team in charge'],
  requirements: ['Requirements', 'Yes', 'To prepare a fitting demo'],
  numberOfStores: more,
  website: more,
  whatsapp: more,
  marketing: ['Consent to marketing messages', 'No', 'To send you product news, only if you tick it'],
};

/** By which words the paragraph below the table tells each field of the inquiry; `tests/unit` compares them. */
export const toldFields: {readonly 'inquiry-global': Readonly<Record<AskedField<'inquiry-global'>, string>>} = {
  'inquiry-global': {
    product: 'the product you were looking at',
    quantity: 'the quantity',
    firstName: 'your name',
    lastName: 'your name',
    businessEmail: 'business e-mail',
    verificationCode: 'code',
    phone: 'a phone number',
    companyName: 'company',
    region: 'country',
    requirements: 'what you wrote',
    plan: 'your inputs and the result',
  },
};

const copy = {
  meta: {
    title: 'Privacy',
    description:
      'What this website collects, why, who sees it, how long it stays and how to have it deleted, with every cookie and browser record listed.',
  },
  banner: {title: 'Privacy', text: 'What we collect, why, who sees it, how long it stays, and how to have it deleted.'},
  contents: 'On this page',
  updated: (version: number, date: string) => `Version ${version}, in force since ${day(date)}`,
  sections: {
    scope: {
      title: 'What this policy covers',
      blocks: [
        `This policy is about the ${brand.nameEn} website: what you enter here, what we do with it, how long it stays, and how to have it deleted.`,
        'It does not cover cameras, apps or the cloud platform you buy. They come with their own agreements and privacy notices, which you accept separately.',
      ],
    },
    collected: {
      title: 'What the forms collect',
      blocks: [
        'The site has no accounts and no sign-in. It asks for personal data in two places, the free-trial form and the product inquiry, and sends it only after you tick the consent box and submit. The trial form first:',
        {
          head: ['Field', 'Required', 'What for'],
          rows: tableRows(trialFields),
        },
        'A product inquiry asks for your name, business e-mail with code, company and country, and if you like a phone number. It carries the product you were looking at, the quantity and what you wrote. If you choose to send an estimate or a list of devices along, your inputs and the result go with it; you see them before you send and can take them off.',
        'Recorded with the request: the page and button you came from and that page’s title, whether the device is a phone or a computer, the campaign parameter if there is one, how long the form was open, and the version of this policy you agreed to. None of this identifies you.',
        'Please do not enter sensitive data such as identity card numbers, bank details or health information. We have no use for it.',
      ],
    },
    purpose: {
      title: 'Legal basis and purpose',
      blocks: [
        'We rely on your consent (Art. 6(1)(a) GDPR). You are free to refuse; then nothing is sent, and the rest of the site works as before. Limits against abuse rest on our legitimate interest in keeping the service available (Art. 6(1)(f)).',
        'We use the data to answer this one request: contact you, understand what you need, arrange a trial. We do not score you automatically and we sell nothing to anyone. Requests that look machine-made are set aside for a person to read; no program turns them down.',
      ],
    },
    recipients: {
      title: 'Who sees it',
      blocks: [
        {
          items: [
            'The sales colleague in charge of your region and the few people who handle requests. Every look is logged.',
            'The e-mail provider, which delivers the code and our notices.',
            'The SMS provider, for the Chinese edition: it gets the mobile number and the code, nothing else.',
            'The provider of the servers that hold the data, which are encrypted there.',
            'A customer management system, once connected: requests are passed on to it under the same restrictions.',
          ],
        },
        'Beyond these we disclose data only where the law requires it.',
      ],
    },
    retention: {
      title: 'How long it stays and how it is protected',
      blocks: [
        {
          items: [
            'Requests are kept for 180 days and then deleted automatically. Ask, and we delete earlier once we know it is you.',
            'Codes expire after 5 minutes and work once. We store only a digest of the code.',
            'Every request is encrypted where it is stored, and encrypted on the way.',
            'To limit the number of attempts, the IP address is turned into a digest that cannot be turned back and counted for a short time. It goes neither into the request nor into logs.',
            'The service’s logs hold the number of a request, never names or contact data.',
          ],
        },
      ],
    },
    cookies: {
      title: 'Cookies and records in your browser',
      blocks: [
        'All of these stay in your own browser and go when you clear its data. None of them follows you to other sites.',
        {
          head: ['Name', 'Kind and lifetime', 'Purpose'],
          rows: [
            ['i18n_redirected', 'Cookie, 365 days', 'Remembers the language you chose'],
            [
              '_sp',
              'Cookie, 1 hour, deleted when the last tab of the site closes; a copy in the tab’s session storage',
              'Keeps the campaign parameter sp of the address, sent with a request',
            ],
            [
              'consent',
              'Cookie, 180 days; only where third-party services or a third-party security check are in use',
              'Remembers which services you accepted or rejected',
            ],
            [
              'temp.common.change.data',
              'Local storage, replaced at the next click',
              'Keeps the page and button from which you opened the trial form',
            ],
            [
              'Draft of the trial form',
              'Local storage, 7 days',
              'So that nothing typed is lost; never the code or the consent; you can clear it',
            ],
            [
              'leads, lead.queue',
              'IndexedDB and local storage; deleted on arrival, after 72 hours at most (when you next open the site); a notice with the reference alone, 7 days',
              'Keeps a request you have sent while we cannot be reached, and sends it once we can; you can delete it',
            ],
            [
              'edition.firstVisit',
              'Session storage, until the tab closes',
              'Remembers that the language was chosen by your browser’s setting',
            ],
            [
              'scroll, reloaded',
              'Session storage, until the tab closes',
              'How far you had scrolled on the pages behind Back, and when a page that failed was last loaded again',
            ],
            [
              'font',
              'Local storage, until you clear it',
              'Remembers that the typeface of the English pages has come, so that the next page is set in it at once',
            ],
            ['survey.…', 'Local storage, not used after 7 days', 'Remembers what you ticked on an engineering survey'],
            [
              'article.…',
              'Session storage, until the tab closes',
              'Remembers the step you reached in a troubleshooting article',
            ],
            [
              'support.finder-path',
              'Session storage, until the tab closes',
              'Remembers your answers in the symptom finder for the hotline notice of the article',
            ],
            [
              'offline-…',
              'Cache storage and a service worker, until you delete it',
              'The troubleshooting kit you saved to read without a network',
            ],
          ],
        },
      ],
    },
    'other-records': {
      title: 'Feedback and search',
      blocks: [
        '“Was this page helpful?” records the article, your answer, the reason you pick and any comment, which is stored encrypted. Please leave contact data out of it.',
        'Search runs in your browser. Words that found nothing, or nothing anyone opened, are sent to us without any identity, so that we can write what is missing; what looks like a phone number or an e-mail address is not kept.',
      ],
    },
    'third-parties': {
      title: 'Third parties',
      blocks: [
        'The site loads no third-party analytics, advertising, maps, fonts or video. Should that change, it will be described here first and, in this edition, load only after you consent.',
        'Before a code is sent, your browser solves a small calculation; no third party takes part. At busy times a third-party security check may replace it. You are then told who checks and what they receive, and it loads only if you go on.',
        'The developer platform and the sign-in page are separate sites that open in a new tab under their own policies.',
      ],
    },
    rights: {
      title: 'Your rights',
      blocks: [
        'Under the GDPR and similar laws you may:',
        {
          items: [
            'see your data and get a copy',
            'have it corrected or completed',
            'have it deleted',
            'have its use restricted',
            'object to its use',
            'take it with you in a common format',
            'withdraw consent at any time; what was done before stays lawful',
            'complain to your supervisory authority',
          ],
        },
        'Under China’s Personal Information Protection Law (PIPL) you may see, copy, correct, complete, transfer and delete your information, withdraw consent, and ask us to explain the rules of processing.',
        'Write to the address at the end of this page with your e-mail address or the number of your request. We check once with the contact you gave, so that nobody acts in your name. There is no charge.',
      ],
    },
    children: {
      title: 'Children',
      blocks: [
        'The site is for businesses. If you are under 16, please do not submit anything. We delete what we received by mistake.',
      ],
    },
    changes: {
      title: 'Changes',
      blocks: [
        'A change updates the date and version at the top. If it affects data you have already sent, we tell you through the contact you gave.',
      ],
    },
  },
  contact: {
    title: 'Whom to write to',
    text: 'For access, correction, deletion, withdrawal or a question. Tell us your e-mail address or the number of your request.',
    action: 'Write to',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
