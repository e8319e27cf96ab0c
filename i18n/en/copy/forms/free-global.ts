/** The English free-experience form; the Chinese edition has a form of its own (free-cn). */
import type {ChoiceWords, FormFields} from '@site/src/features/forms/fieldNames';

const required = 'This is a required field';

const fields = {
  appellation: {label: 'How should we address you?', errors: {required, option: required}},
  firstName: {label: 'First name', errors: {required, length: 'Use at most 50 characters'}},
  lastName: {label: 'Last name', errors: {required, length: 'Use at most 50 characters'}},
  businessEmail: {
    label: 'Work e-mail',
    hint: 'We send a 6-digit code to confirm it is yours.',
    errors: {
      required,
      format: 'Format error',
      server: 'The email address is incorrect. Check it and enter it again.',
    },
  },
  verificationCode: {
    label: 'E-mail code',
    errors: {
      required: 'Captcha is a 6-digit number',
      format: 'Captcha is a 6-digit number',
      server: 'The verification code is incorrect',
    },
  },
  companyName: {
    label: 'Company',
    errors: {required: 'Please fill in the company name', length: 'Use 2 to 100 characters'},
  },
  phoneCountry: {
    label: 'Country code',
    errors: {required: 'Please choose the country code', option: 'Please choose the country code'},
  },
  phone: {label: 'Phone', errors: {required: 'Please fill in the telephone number', format: 'Format error'}},
  region: {label: 'Country or region', errors: {required, option: required}},
  numberOfStores: {label: 'Number of stores', errors: {option: 'Choose a number from the list'}},
  website: {label: 'Website', placeholder: 'https://www.example.com', errors: {format: 'Format error'}},
  whatsapp: {label: 'WhatsApp', errors: {format: 'Format error'}},
  requirements: {label: 'What would you like to solve?', errors: {required, length: 'Use at most 2,000 characters'}},
  marketing: {label: 'Product news by e-mail'},
  consent: {label: 'Consent', errors: {accept: 'Please accept the privacy notice'}},
} satisfies FormFields<'free-global'>;

const choices: ChoiceWords<'free-global'> = {
  appellation: {ms: 'Ms', mr: 'Mr', mx: 'Mx', dr: 'Dr', none: 'Prefer not to say'},
  numberOfStores: {
    '0': 'Not open yet',
    '1': '1',
    '2-10': '2–10',
    '11-50': '11–50',
    '51-100': '51–100',
    '101-500': '101–500',
    '501-1000': '501–1,000',
    '1001+': '1,001 or more',
    na: 'Not a store business',
  },
};

const copy = {
  fields,
  choices,
  phoneCountry: 'Country code',
  choosePhoneCountry: 'Country',
  sameAsPhone: 'Same as phone',
  freeMail: 'A work address helps us find your company. This one works too.',
  marketing: 'Send me product news by e-mail. I can unsubscribe in every message.',
  greeting: (name: string) =>
    `Dear ${name}, Your information has been submitted successfully. Our regional manager will contact you as soon as possible.`,
};

export default copy;
