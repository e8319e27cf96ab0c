import type zh from '@site/i18n/zh-CN/copy/legal/privacy';
import {promises} from '@site/i18n/en/copy/promises';
import {tableRows} from '@site/src/site/tableRows';
import type {AskedField} from '@site/src/features/forms/fieldNames';
import {brand} from '@site/src/site/brand';
import type {CopyOf} from '@site/src/site/copy';
import {longDay} from '@site/src/site/englishDates';

type Row = readonly [field: string, required: string, purpose: string];

const name: Row = ['Form of address, first and last name', 'Yes', 'To address you properly'];
const phone: Row = ['Phone with country code', 'Yes', 'So that the regional manager can call you'];
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
  businessEmail: ['Work e-mail', 'Yes', 'To answer you, and to send you the code'],
  verificationCode: ['E-mail code', 'Yes', 'To make sure the address is yours'],
  companyName: ['Company name', 'Yes', 'To know who is asking and avoid contacting you twice'],
  phoneCountry: phone,
  phone,
  region: ['Country or region', 'Yes', 'To pass the request to the team in charge'],
  requirements: ['What you would like to solve', 'Yes', 'To prepare a demo that fits your needs'],
  numberOfStores: more,
  website: more,
  whatsapp: more,
  marketing: ['Consent to marketing messages', 'No', 'To send you product news, only if you check it; see below'],
};

/** By which words the paragraphs below the table tell each field of the other forms; `tests/unit` compares them. */
export const toldFields: {
  readonly [Id in 'inquiry-global' | 'service-global']: Readonly<Record<AskedField<Id>, string>>;
} = {
  'inquiry-global': {
    product: 'the product you were looking at',
    quantity: 'the quantity',
    firstName: 'your name',
    lastName: 'your name',
    businessEmail: 'work e-mail',
    verificationCode: 'code',
    phone: 'a phone number',
    companyName: 'company',
    region: 'country',
    requirements: 'what you wrote',
    plan: 'your inputs and the result',
  },
  'service-global': {
    model: 'the model',
    serialNumber: 'serial number',
    firmware: 'firmware version',
    ticket: 'troubleshooting code',
    seen: 'what you see',
    steps: 'what you have tried',
    description: 'your description',
    pictures: 'up to 3 pictures',
    companyName: 'store or company',
    firstName: 'your name',
    lastName: 'your name',
    businessEmail: 'work e-mail with code',
    verificationCode: 'work e-mail with code',
    phone: 'phone number',
  },
};

const copy = {
  meta: {
    title: 'Privacy policy: what we collect, why, and how to delete it',
    description:
      'Who runs this website, what it collects and why, who sees it, where and how long it is kept, and how to have it deleted, with every cookie listed.',
  },
  banner: {title: 'Privacy', text: 'What we collect, why, who sees it, how long it stays, and how to have it deleted.'},
  contents: 'On this page',
  updated: (version: number, date: string) => `Version ${version}, in force since ${longDay(date)}`,
  sections: {
    scope: {
      title: 'What this policy covers',
      blocks: [
        `This policy is about the ${brand.nameEn} website: what you enter here, what we do with it, how long it stays, and how to have it deleted.`,
        'It does not cover cameras, apps or the cloud platform you buy. They come with their own agreements and privacy notices, which you accept separately.',
      ],
    },
    operator: {
      title: 'Who is responsible',
      blocks: [
        `The company below decides why and how this site uses personal data. It is the controller under the GDPR; “${brand.nameEn},” “we” and “us” mean this company.`,
      ],
    },
    collected: {
      title: 'What the forms collect',
      blocks: [
        'The site has no accounts and no sign-in. It asks for personal data in three places: the free-trial form, the product inquiry and the service request. It sends your e-mail address when you select “Get code,” so that the code can reach you, and everything else only after you check the consent box and submit. The trial form asks for:',
        {
          head: ['Field', 'Required', 'What for'],
          rows: tableRows(trialFields),
        },
        'A product inquiry asks for your name, work e-mail with code, company and country, and, if you like, a phone number. It carries the product you were looking at, the quantity and what you wrote. If you attach an estimate or a device list, your inputs and the result go with it. You see them before you send and can remove them.',
        'A service request asks for the model, your description, your name and work e-mail with code. The serial number, firmware version, troubleshooting code, what you see, what you have tried, store or company, phone number and up to 3 pictures are optional; we use them to find the fault and to answer you. What you see and what you have tried come from your answers in the symptom finder and in the articles; you see them before you send and can change them. Pictures are made smaller and redrawn on your device before they are sent, so the place, the time and the camera stay behind. Please keep faces and personal data on screens out of them. They are stored encrypted like the request, and exported and deleted with it.',
        promises.unclaimedPictures,
        'With the request we record the page and button you came from, that page’s title, and the campaign parameter if there is one. We also record whether the device is a phone or a computer, how long the form was open, and the version of this policy you agreed to. It is stored with your request, and we protect and delete it as your personal data.',
        'Please do not enter sensitive data such as identity card numbers, bank details or health information. We have no use for it.',
      ],
    },
    periods: {
      title: 'Why we use data, and for how long',
      blocks: [
        'We process a request because you consent to it. You are free to refuse; then no request is sent, and the rest of the site works as before. We use a request to answer it: to contact you, understand what you need, arrange a trial or a quote, or handle a fault of a device. We do not score you automatically, and we sell your data to no one. Requests that look automated are set aside for a person to read; no program turns them down.',
        `${promises.formRequests} Product news is a separate choice. We send it only if you check that box in the trial form. You can withdraw in every message or by writing to us, while your request stays open. The opt-in is stored with the request and deleted with it. After that we send nothing more, unless you have agreed again.`,
        'Expired data is deleted automatically every ten minutes. If an unusually large amount is due at once, a person checks it first.',
      ],
    },
    recipients: {
      title: 'Who sees it',
      blocks: [
        'Inside our company, the salesperson for your region sees trial requests and inquiries, and the engineers who handle faults see service requests. The few people who manage requests see both. Each time one of them opens a request, it is logged.',
        'These processors act for us, on our instructions:',
        'We disclose data to others only where the law, a court or an authority with jurisdiction requires it, to establish or defend legal claims, or to a successor if our business is merged or sold. In that case this policy continues to apply to the data, and we tell you before anything changes.',
      ],
    },
    security: {
      title: 'How it is protected',
      blocks: [
        {
          items: [
            'Every request is encrypted where it is stored, and encrypted on the way.',
            'A code works once. We store only a digest of it.',
            'To limit the number of attempts, we count a one-way digest of your IP address. The address itself goes neither into the request nor into the service’s log.',
            'The service’s log holds the reference of a request, never names or contact data.',
            'If a breach of security puts your data at risk, we notify you and the authorities as the law where you live requires.',
          ],
        },
      ],
    },
    cookies: {
      title: 'Cookies and records in your browser',
      blocks: [
        'All of these are stored in your own browser and are deleted when you clear its data. A cookie is sent to this site with each page you open; otherwise the site receives only what the table says is sent. None of them follows you to other sites.',
        {
          head: ['Name', 'Kind and lifetime', 'Purpose'],
          rows: [
            ['i18n_redirected', 'Cookie, 365 days', 'Remembers the language you chose'],
            [
              '_sp',
              'Cookie, 1 hour, deleted when the last tab of the site closes; a copy in the tab’s session storage',
              'Keeps the campaign parameter sp of the address; it is sent to us with a request',
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
              'Drafts of the forms',
              'Local storage, 7 days',
              'So that nothing typed is lost; never the code or the consent; you can clear it',
            ],
            [
              'leads, lead.queue',
              'IndexedDB and local storage; deleted on arrival, after 72 hours at most (when you next open the site; what you typed stays in the draft above for its term); a notice with the reference alone, 7 days',
              'Keeps a request you have sent while we cannot be reached, and sends it once we can; you can delete it',
            ],
            [
              'lead-pictures',
              'IndexedDB; deleted on arrival or when you remove a picture, and kept no longer than the draft or the waiting request (expired ones go when you next write a service request)',
              'Keeps the pictures of a service request, so that nothing is lost offline or when you close the page',
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
              'Remembers that the font of the English pages has been downloaded, so that the next page uses it right away',
            ],
            ['survey.…', 'Local storage, not used after 7 days', 'Remembers what you checked on an engineering survey'],
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
              'support.case',
              'Session storage, until the tab closes',
              'Remembers the model, your answers in the symptom finder and the steps you tried, to fill in a service request when you ask for an engineer',
            ],
            [
              'support.desk',
              'Local storage, until you clear it',
              'Only in the browsers of our own writers: shows them “Improve this page” on support pages',
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
        '“Did this page help?” records the article, your answer, the reason you pick and any comment, which is stored encrypted. Please leave contact data out of it.',
        'Search runs in your browser. Words that found nothing, or nothing anyone opened, are sent to us without any identity, so that we can add what is missing. When you open a result, we also get its address, your search words and the result you opened from that search before it. This comes without any identity too. We keep only counts of it, to improve the articles. What looks like a phone number or an e-mail address is not kept.',
      ],
    },
    'third-parties': {
      title: 'Third parties',
      blocks: [
        'The site loads no third-party analytics, advertising, maps, fonts or video. If that changes, this page will say so first, and the service will load only after you consent.',
        'Before a code is sent, your browser solves a small calculation; no third party takes part. At busy times a third-party security check may replace it. You are then told who checks and what they receive, and it loads only if you go on.',
        'The developer platform and the sign-in page are separate sites that open in a new tab under their own policies.',
      ],
    },
    children: {
      title: 'Children',
      blocks: [
        'This site is for businesses and is not directed to children. We do not knowingly collect personal data from anyone under 16. If you are under 16, please do not submit anything. If we learn that we received something from you, we delete it; a parent or guardian can write to us about it.',
      ],
    },
    changes: {
      title: 'Changes',
      blocks: [
        'When we change this policy, we update the version and the date at the top. If a change affects data you have already sent, we tell you through the contact details you gave, before it takes effect.',
      ],
    },
  },
  /** In place of the sentence that the search runs in the browser, where the site was built with Algolia. */
  hostedSearch:
    'Algolia runs the search on this site for us and receives your search words and your IP address. Words that found nothing, or nothing anyone opened, are kept without any identity, so that we can add what is missing. When you open a result, we also get its address, your search words and the result you opened from that search before it. This comes without any identity too. We keep only counts of it, to improve the articles. What looks like a phone number or an e-mail address is not kept.',
  contact: {
    title: 'Contact us about privacy',
    text: 'Write to us for access, correction, deletion or withdrawal of consent, or with a question. Tell us your e-mail address or the reference of your request. You can also use the inquiry form; its e-mail code verifies you.',
    action: 'Write to',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
