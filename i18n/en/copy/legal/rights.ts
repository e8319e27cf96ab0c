import type zh from '@site/i18n/zh-CN/copy/legal/rights';
import {answerLimits} from '@site/src/site/legal';
import type {CopyOf, LegalSection} from '@site/src/site/copy';

const {piplWorkingDays, gdprMoreMonths, ccpaDays, ccpaConfirmDays} = answerLimits;

const california: LegalSection = {
  title: 'Notice for California residents',
  blocks: [
    'This section is our notice under the California Consumer Privacy Act as amended by the CPRA (together “CCPA”), and our notice at collection. The CCPA applies to businesses above certain thresholds. We follow this section for every California resident, whether or not we meet them. Words such as “sell” and “share” have the meaning the CCPA gives them.',
    'What we collect, and have collected in the past 12 months through this site:',
    {
      head: ['Category', 'Examples', 'Source', 'Purpose', 'Disclosed to'],
      rows: [
        [
          'Identifiers and customer records',
          'Name, work e-mail, phone, WhatsApp number; a digest made from the IP address',
          'You; your browser',
          'Answering you, confirming your address, security',
          'Hosting, e-mail and customer-system providers',
        ],
        [
          'Professional information',
          'Company, website, number of stores',
          'You',
          'Preparing a trial or a quote',
          'Hosting, e-mail and customer-system providers',
        ],
        [
          'Commercial information',
          'Product, quantity, what you would like to solve, estimate you attach',
          'You',
          'Preparing a trial or a quote',
          'Hosting, e-mail and customer-system providers',
        ],
        [
          'Internet activity',
          'Page and button you came from, campaign parameter, device type, time the form was open',
          'Your browser',
          'Understanding your request, preventing abuse',
          'Hosting, e-mail and customer-system providers',
        ],
      ],
    },
    'We do not ask for sensitive personal information and draw no inferences about you. How long each kind is kept is stated under “Why we use data, and for how long.”',
    'Your rights: You may ask what we have collected about you and get a copy, ask us to correct it, and ask us to delete it. You may opt out of sale and sharing, and limit the use of sensitive personal information; since we do neither with what you enter in a form, there is nothing to opt out of. You may use these rights without being treated worse for it: we do not refuse service, change prices or lower quality.',
    'How to ask: Use the e-mail address or the form at the end of this page. We verify you through the contact you gave in your request, and ask for no account and no document.',
    'Authorized agents: Someone you authorize may ask for you. The agent sends us your signed permission, and we may ask you to confirm it and to verify your identity with us directly. A power of attorney under the California Probate Code is enough by itself.',
    `How soon: We confirm that we received your request within ${ccpaConfirmDays} business days and answer within ${ccpaDays} calendar days. If we need more time, we tell you why; the law allows another ${ccpaDays} days. These are the limits of the CCPA.`,
    'Metrics: Only businesses that handle the personal information of 10 million or more consumers a year have to publish figures on the requests they receive. We are not one of them.',
    'Minors: We have no actual knowledge that we sell or share personal information of anyone under 16.',
    'Do Not Track and Global Privacy Control: A browser that sends either signal is treated as having rejected every third-party service. You can still turn services on yourself in Cookie settings.',
    'Shine the Light: California Civil Code Section 1798.83 lets you ask whether we gave personal information to third parties for their own direct marketing. We do not.',
  ],
};

const copy = {
  transfers: {
    title: 'Where data is stored, and transfers',
    stated: {
      eea: 'The servers are in the European Economic Area.',
      adequacy:
        'The servers are in a country that, by decision of the European Commission and the UK government, protects personal data adequately.',
      clauses:
        'The servers are in a country without an adequacy decision. Standard contractual clauses of the European Commission, with the UK addendum, protect the data there. Write to us for a copy.',
    },
    unset:
      'The servers are in [country]. Data of people in the EU and the UK is protected there by [safeguard]. If this matters to you, ask us before you send a form.',
    abroad: (names: string) =>
      `${names} may process your visits in another country. They load only after you accept them.`,
    blocks: [
      'Our processors and their countries are listed under “Who sees it.” If we send data of people in the EU or the UK to a country without an adequacy decision, we first put appropriate safeguards in place under the GDPR, as a rule standard contractual clauses. You can ask us for a copy.',
    ],
  },
  rights: {
    title: 'Your rights, and how to use them',
    blocks: [
      'Under the GDPR, the UK GDPR and similar laws you may:',
      {
        items: [
          'access your data and get a copy',
          'have it corrected or completed',
          'have it deleted',
          'have its use restricted',
          'object to its use, in particular where we rely on a legitimate interest',
          'receive it in a common format and take it with you',
          'withdraw consent at any time; what was done before stays lawful',
          'complain to the supervisory authority where you live or work',
        ],
      },
      'Under China’s Personal Information Protection Law (PIPL) you may see, copy, correct, complete, transfer and delete your information, withdraw consent, and ask us to explain the rules of processing.',
      'Under the privacy laws of other US states, such as Virginia, Colorado, Connecticut and Texas, residents may access, correct and delete their personal data, get a copy of it, and opt out of its sale, of targeted advertising and of profiling with significant effects. If we decline a request, you may appeal by replying to our answer. If we decline the appeal, we tell you how to reach your state’s attorney general.',
      'How to ask: Write to the address at the end of this page, or open the inquiry form there. Tell us your e-mail address or the reference of your request, and what you want: a copy, a correction, deletion, or withdrawal. There is no charge.',
      'How we verify you: To keep others from acting in your name, we confirm an e-mailed request once, through the contact in your original request. If you use the form, its e-mail code is the verification.',
      'What we do: We look up every request under your e-mail address or number, and feedback that names it. A copy comes as a file in a common format. A correction is added to the request. A deletion takes effect in our database as soon as we run it; a connected customer system is told automatically, e-mails to sales are deleted by hand, and backups expire as listed above. We keep one record of the deletion: who ran it, when, and how many entries, with nothing about you.',
      `How soon: These are the limits set by law, which we treat as our latest dates. GDPR and UK GDPR: one month, ${gdprMoreMonths} more where a request is complex. CCPA: ${ccpaDays} days, ${ccpaDays} more where needed. PIPL asks for a timely answer and names no number; we apply the ${piplWorkingDays} business days that Chinese regulators set for apps. If we have to refuse, we tell you why.`,
      'We do not make decisions about you by automated means, and we do not build profiles.',
    ],
  },
  own: {
    id: 'california',
    section: california,
    sale: {
      none: 'Sale and sharing: We do not sell personal information, and we do not share it for cross-context behavioral advertising. This site has done neither in the past year.',
      advertising:
        'Sale and sharing: We do not sell what you enter in a form. The advertising services listed under “Third parties” receive your visits if you accept them in Cookie settings, which California law may call sharing. They load only after you opt in, a Global Privacy Control signal keeps them off, and you can turn them off at any time.',
    },
  },
  request: {product: 'Privacy request', action: 'Use the form'},
} satisfies CopyOf<typeof zh>;

export default copy;
