import type zh from '@site/i18n/zh-CN/copy/legal/terms';
import {brand} from '@site/src/site/brand';
import type {CopyOf} from '@site/src/site/copy';
import {longDay} from '@site/src/site/englishDates';

const copy = {
  meta: {
    title: 'Terms of use: content, trials, copyright and liability',
    description:
      'The terms for using this website: accuracy of its content, trial requests, copyright, feedback, links, warranties, liability and disputes.',
  },
  banner: {
    title: 'Terms',
    text: 'What applies when you use this site: content, trial requests, copyright, links and liability.',
  },
  contents: 'On this page',
  updated: (version: number, date: string) => `Version ${version}, in force since ${longDay(date)}`,
  sections: {
    operator: {
      title: 'Who runs the site',
      blocks: [
        `The company below runs the ${brand.nameEn} website. “${brand.nameEn},” “we” and “us” mean this company, “the site” means this website, and “you” means anyone who uses it.`,
      ],
    },
    scope: {
      title: 'What these terms cover',
      blocks: [
        `These terms apply to the ${brand.nameEn} website: reading, searching, downloading, using the calculators and asking for a trial. By using the site you accept them. If you do not, please do not use the site. If you use it for a company, you confirm that you may accept these terms for that company.`,
        'Devices, apps and the cloud platform come under the contract you sign with us and the warranty that comes with them. Where that contract says something else, it prevails.',
      ],
    },
    information: {
      title: 'Accuracy of our content',
      blocks: [
        'We check what we publish, but it can contain mistakes or be out of date. For specifications, the manual of the model and your quotation apply; a model may change with firmware and batch. Availability and approvals differ by country.',
        'A figure with a date was confirmed in that month. Every accuracy figure states the condition it holds under; under other conditions the result differs.',
        'Anything marked simulation, sample or estimate is an illustration. It is not data from a real store and does not promise a result. Nothing on this site is legal advice; ask your own counsel about the rules that apply to you.',
        'Read the safety notes in troubleshooting articles first. Ladders, line voltage and drilling are for qualified people.',
      ],
    },
    trial: {
      title: 'Trial requests',
      blocks: [
        'A request asks us to contact you. It is not an order, and it does not oblige either of us to buy or sell. Which store, for how long and with which devices is agreed in writing between you and the regional manager.',
        'Give correct information, and only phone numbers and e-mail addresses you may use.',
      ],
    },
    use: {
      title: 'What you may not do',
      blocks: [
        {
          items: [
            'submit requests in someone else’s name or by automated means, or content that is unlawful or infringes someone’s rights',
            'get around rate limits, codes or security measures',
            'disrupt, overload, probe or attack the site; the rules for research on our security advisories page cover devices, apps and the platform, not this website',
            'build a site from ours that could be mistaken for it, or use its content to train a model without our written consent',
          ],
        },
        'Crawling public pages at a reasonable pace, for search or personal reading, is fine.',
      ],
    },
    rights: {
      title: 'Copyright and trademarks',
      blocks: [
        `Unless marked otherwise, texts, pictures, videos, drawings and software on this site belong to ${brand.nameEn} or to those who license them to us.`,
        'We grant you a limited, revocable, non-exclusive license to download, print and share them with colleagues to choose, install or repair your devices. For republication or other commercial use, ask us first. Short quotations with a source need no permission. Our names and logos are our trademarks; these terms give you no right to use them.',
      ],
    },
    cameras: {
      title: 'Use cameras lawfully',
      blocks: [
        'Cameras, people counting, dress-code checks, audio recording and face recognition are subject to federal, state and local law. Tell guests and staff, post notices, keep cameras out of fitting rooms, restrooms and break rooms, and get the consent the law requires before you record sound or use faces. How you use the products is your decision and your responsibility.',
      ],
    },
    links: {
      title: 'Links to other sites',
      blocks: [
        'App stores, the developer platform and similar links lead to sites with their own terms. We do not control other companies’ content and are not responsible for it.',
      ],
    },
    liability: {
      title: 'Liability',
      blocks: [
        {
          strong:
            'Disclaimer of warranties. The site is free of charge and provided “as is” and “as available.” To the fullest extent the law allows, we disclaim all warranties for the site, express, implied or statutory, including the implied warranties of merchantability, fitness for a particular purpose, title and non-infringement. We do not warrant that the site is uninterrupted, free of errors or secure.',
        },
        {
          strong:
            'Limitation of liability. To the fullest extent the law allows, we are not liable for indirect, incidental, special, consequential or punitive damages, or for lost profits, revenue, data or goodwill, arising from your use of the site, even if we were told that they were possible.',
        },
        'This section is about the website only. The warranty for a device is stated on the warranty page and in your contract, and is not limited here.',
        'Nothing here excludes liability for fraud, intent, gross negligence, death or personal injury, or any liability that cannot be excluded by law. Some states do not allow certain disclaimers or limitations, so parts of this section may not apply to you. Consumers keep the rights the law gives them.',
      ],
    },
    changes: {
      title: 'Changes and validity',
      blocks: [
        'When we change these terms, we update the version and the date at the top. The new terms apply to your use of the site from that date on.',
        'If one provision is held invalid, the others stay in force. If we do not enforce a provision, we do not waive it. You may not transfer your rights under these terms without our consent. These terms are the whole agreement between you and us about the use of the site.',
      ],
    },
    law: {title: 'Governing law and disputes', blocks: []},
  },
  /** Sections that only this edition has, before the changes. */
  more: {
    submissions: {
      title: 'What you send us',
      blocks: [
        'Please do not send us confidential information or ideas for products through the site. If you send a suggestion or a comment about our products, we may use it without owing you anything; personal data in it stays protected by the privacy policy.',
      ],
    },
    copyright: {
      title: 'Claims of copyright infringement',
      blocks: [
        'If you believe that something on the site infringes your copyright, write to the address at the end of this page. Name the work and the page, give your contact details, and state in good faith that the use is not authorized, that your notice is accurate, and, under penalty of perjury, that you own the copyright or may act for the owner. Sign it, by hand or electronically.',
      ],
    },
    export: {
      title: 'Export rules',
      blocks: [
        'Products, software and technical documents may be subject to export controls and sanctions, including those of the United States. You may not use or pass on anything from this site in breach of them.',
      ],
    },
  },
  law: {
    stated: (law: string) => `These terms are governed by ${law}, without regard to conflict-of-law rules.`,
    none: 'These terms name no governing law. In a dispute, the court applies the law that its own rules call for.',
    unset: 'These terms are governed by the laws of [jurisdiction], without regard to conflict-of-law rules.',
  },
  court: {
    stated: (court: string) =>
      `If there is a dispute, please write to us first, so that we can try in good faith to settle it with you. If we cannot, it goes to ${court}.`,
    none: 'If there is a dispute, please write to us first, so that we can try in good faith to settle it with you. If we cannot, it goes to the court that has jurisdiction by law.',
    unset:
      'If there is a dispute, please write to us first, so that we can try in good faith to settle it with you. If we cannot, it goes to the courts of [place].',
  },
  mandatory:
    'If you are a consumer, this does not take away the protection, or the choice of court, that the mandatory law of your home state or country gives you.',
  contact: {
    title: 'Questions',
    text: 'Write to us about these terms, about republishing our content, to report content that infringes your rights, or to report a security weakness.',
    action: 'Write to',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
