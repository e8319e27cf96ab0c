import type zh from '@site/i18n/zh-CN/copy/legal/operator';
import type {ContactPerson} from '@site/config/legal.schema';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  head: ['Item', 'Details'],
  sample: ' (sample)',
  /** Once per page, where a setting is open: what the square brackets mean. */
  pending:
    'Details in [square brackets] are company details that are still being confirmed. They will be completed before this site goes live.',
  rows: {
    name: {label: 'Company', none: '[registered name]', unset: '[registered name]'},
    registration: {label: 'Company number', none: 'None', unset: '[company number]'},
    address: {
      label: 'Registered address',
      none: '[registered address]',
      unset: '[registered address]. To send us something on paper, please ask for the address by e-mail first.',
    },
    officer: {
      label: 'Data protection officer',
      none: 'None has been appointed. Send requests to the e-mail address below.',
      unset: '[name and address]. Send requests to the e-mail address below.',
    },
  },
  representatives: {
    eu: {label: 'Representative in the EU', none: 'None has been appointed.', unset: '[name and address]'},
    uk: {label: 'Representative in the UK', none: 'None has been appointed.', unset: '[name and address]'},
  },
  email: 'E-mail',
  person: ({name, address, email}: ContactPerson) => [name, address, email].filter(Boolean).join(', '),
} satisfies CopyOf<typeof zh>;

export default copy;
