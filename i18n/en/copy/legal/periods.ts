import type zh from '@site/i18n/zh-CN/copy/legal/periods';
import type {CopyOf} from '@site/src/site/copy';
import {grouped} from '@site/src/site/grouped';
import {backupCopies, codeMinutes, counterHours, feedbackAnswers, leadDays, searchDays} from '@site/src/site/retention';

const consent = 'Your consent (Art. 6(1)(a) GDPR)';
const safety = 'Our legitimate interest in a secure, available service (Art. 6(1)(f) GDPR)';
const form = 'What you enter in the form, and the source recorded with it';
const period = '[period]';
const confirming =
  'Our legitimate interest in confirming that the address is yours before we accept a request for it (Art. 6(1)(f) GDPR)';

const copy = {
  head: ['Purpose', 'Data', 'Legal basis', 'Period'],
  rows: {
    trial: [
      'Answering a trial request',
      form,
      consent,
      `${leadDays} days after you send it, then deleted automatically`,
    ],
    inquiry: [
      'Answering a product inquiry',
      `${form}, with the estimate or list you attach`,
      consent,
      `${leadDays} days after you send it, then deleted automatically`,
    ],
    marketing: [
      'Sending product news by e-mail',
      'Name, work e-mail, your opt-in',
      'Your separate consent (Art. 6(1)(a) GDPR)',
      `Until you withdraw it, and no longer than the request it came with: ${leadDays} days`,
    ],
    code: [
      'Confirming your address',
      'Work e-mail, a digest of the code',
      confirming,
      `The code expires after ${codeMinutes} minutes and is then deleted`,
    ],
    limits: [
      'Limiting attempts and preventing abuse',
      'Digests made from the IP address and the e-mail address, number of attempts',
      safety,
      `${counterHours} hours at most, then deleted`,
    ],
    feedback: [
      'Improving help articles',
      'Article, your answer, the reason you pick, your comment',
      'Our legitimate interest in useful articles (Art. 6(1)(f) GDPR)',
      `The text of a comment: ${leadDays} days. The rest does not identify you; the newest ${grouped(feedbackAnswers)} answers are kept`,
    ],
    searches: [
      'Adding help articles people looked for, and improving those they open',
      'Search words that found nothing useful; opened results, with the search words; both without identity',
      'No personal data',
      `${searchDays} days after the last search for the same words`,
    ],
    backups: [
      'Recovering from a failure',
      'Encrypted copies of requests and feedback',
      'As for the original data',
      `One copy an hour, of which the newest ${backupCopies} are kept; copies stored elsewhere, ${leadDays} days at most. After a restore, later deletions are repeated`,
    ],
    audit: [
      'Keeping a record of who viewed, exported or deleted requests',
      'Staff member, time, action, number of requests; nothing about you',
      'Our legal duty to account for our processing (Art. 6(1)(c) GDPR)',
      'As long as we run this site: it is how we trace who viewed or deleted something',
    ],
  },
  ownerRows: {
    salesMail: {
      cells: ['Telling the colleagues who handle your request', 'The request, by e-mail', consent],
      none: 'No fixed period; deleted by hand when you ask for deletion',
      unset: period,
    },
    crm: {
      cells: ['Following up in the customer system', 'The request', consent],
      none: 'No fixed period; deleted when you ask for deletion',
      unset: period,
    },
    accessLog: {
      cells: ['Operating the web server', 'Access log: IP address, time, page address, browser', safety],
      none: 'No access log is kept',
      unset: period,
    },
  },
  days: (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`,
  processorsHead: ['Processor', 'Task', 'What it can see', 'Location'],
  processors: {
    hosting: {role: 'Hosting provider', purpose: 'Stores data, runs the site', data: 'Encrypted requests and feedback'},
    email: {
      role: 'E-mail provider',
      purpose: 'Delivers codes and internal notices',
      data: 'E-mail address, code, request',
    },
    crm: {role: 'Customer system', purpose: 'Follows up requests', data: 'The request'},
  },
  named: (role: string, name: string) => `${role}: ${name}`,
  unnamed: (role: string) => `${role}: [name]`,
  placeUnset: '[country]',
  captcha: {
    purpose: 'At busy times, checks that you are not a bot; you are told first, and it loads only if you continue',
    data: 'IP address, type of device and browser, what you do in the check',
    place: 'Mainland China',
  },
  search: {
    name: 'Algolia',
    purpose: 'Search on this site',
    data: 'Search words, IP address',
    place: 'Depends on Algolia’s network; may be outside your country',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
