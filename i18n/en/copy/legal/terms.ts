import type zh from '@site/i18n/zh-CN/copy/legal/terms';
import {brand} from '@site/src/site/brand';
import type {CopyOf} from '@site/src/site/copy';

const day = (date: string) => new Date(date).toLocaleDateString('en-US', {dateStyle: 'long', timeZone: 'UTC'});

const copy = {
  meta: {
    title: 'Terms',
    description:
      'What to know when you use this website: accuracy of its content, trial requests, copyright, links and liability, in plain words.',
  },
  banner: {title: 'Terms', text: 'What to know when you use this site, in words as plain as we can make them.'},
  contents: 'On this page',
  updated: (version: number, date: string) => `Version ${version}, in force since ${day(date)}`,
  sections: {
    scope: {
      title: 'What these terms cover',
      blocks: [
        `These terms apply to the ${brand.nameEn} website: reading, searching, downloading, using the calculators and asking for a trial. By using the site you accept them.`,
        'Devices, apps and the cloud platform come under the contract you sign with us. Where that contract says something else, it prevails.',
      ],
    },
    information: {
      title: 'What you read here',
      blocks: [
        'We write with care, and still make mistakes or fall behind. For specifications, the manual in the box and the quotation count; a model may change with firmware and batch.',
        'A figure with a date was confirmed in that month. Every accuracy figure states the condition it holds under; under other conditions the result differs.',
        'Whatever is marked simulation, sample or estimate explains an idea. It is neither the data of a real store nor a promise of results.',
        'Read the safety notes in troubleshooting articles first. Ladders, mains voltage and drilling are for qualified people.',
      ],
    },
    trial: {
      title: 'Trial requests',
      blocks: [
        'A request asks us to contact you. It is not an order, and neither side owes a purchase or a sale because of it. Which store, for how long and with which devices is agreed in writing between you and the regional manager.',
        'Give correct information, and only phone numbers and e-mail addresses you may use.',
      ],
    },
    use: {
      title: 'Please do not',
      blocks: [
        {
          items: [
            'submit requests in somebody else’s name, or by program',
            'get around rate limits, codes or security measures',
            'slow the site down, break it, probe or attack it; if you find a weakness, write to us',
            'build a site from ours that could be mistaken for it',
          ],
        },
        'Crawling public pages at a reasonable pace, for search or personal reading, is fine.',
      ],
    },
    rights: {
      title: 'Copyright and trademarks',
      blocks: [
        `Unless marked otherwise, texts, pictures, videos, drawings and software on this site belong to ${brand.nameEn} or to those who license them to us.`,
        'You may download, print and share them with colleagues to choose, install or repair your devices. For republication or commercial use, ask us first. Short quotations with a source need no permission.',
      ],
    },
    cameras: {
      title: 'Use cameras lawfully',
      blocks: [
        'Cameras, people counting and dress-code checks are subject to local law: tell guests and staff, post notices, stay out of changing rooms, restrooms and break rooms, and get separate consent where faces are involved. How you use them is your decision and your responsibility.',
      ],
    },
    links: {
      title: 'Links to other sites',
      blocks: [
        'App stores, the developer platform and similar links lead to sites with their own terms. We cannot answer for content that is not ours.',
      ],
    },
    liability: {
      title: 'Liability',
      blocks: [
        'The site is free and provided as it is. We do not promise that it never fails. As far as the law allows, we are not liable for losses from its use.',
        'This does not exclude liability for intent or gross negligence or for personal injury, and it takes nothing from the rights consumers have by law.',
      ],
    },
    changes: {
      title: 'Changes and governing law',
      blocks: [
        'A change updates the date and version at the top. Using the site afterward means accepting the new terms.',
        'The law that applies is that of the company that runs this edition, without taking away the protection that mandatory law of your own country gives you.',
      ],
    },
  },
  contact: {
    title: 'Questions',
    text: 'About these terms, republication or a security weakness: write to this address.',
    action: 'Write to',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
