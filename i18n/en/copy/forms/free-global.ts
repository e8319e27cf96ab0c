/** The English free-experience form; the Chinese edition has a form of its own (free-cn). */
import type {ChoiceWords, FormFields} from '@site/src/features/forms/fieldNames';

const required = 'This is a required field';

const fields = {
  appellation: {
    label: 'How should we address you?',
    errors: {
      required: `${required}. Choose a title, or “Prefer not to say.”`,
      option: `${required}. Choose a title from the list.`,
    },
  },
  firstName: {
    label: 'First name',
    errors: {
      required: `${required}. Enter your first name.`,
      length: 'Your first name is too long. Use at most 50 characters.',
    },
  },
  lastName: {
    label: 'Last name',
    errors: {
      required: `${required}. Enter your last name.`,
      length: 'Your last name is too long. Use at most 50 characters.',
    },
  },
  businessEmail: {
    label: 'Work e-mail',
    hint: 'We send a 6-digit code to this address to confirm it is yours.',
    errors: {
      required: `${required}. Enter your work e-mail. We send the code there.`,
      format: 'Format error: enter the whole address, such as name@company.com.',
      server: 'The email address is incorrect. We could not send the code to it. Check it for typos.',
    },
  },
  verificationCode: {
    label: 'E-mail code',
    errors: {
      required: 'Captcha is a 6-digit number. Enter the code we e-mailed you. No e-mail yet? Select “Get code.”',
      format: 'Captcha is a 6-digit number. Enter all six digits of the code.',
      server: 'The verification code is incorrect. Use the one in our latest e-mail, or get a new code.',
    },
  },
  companyName: {
    label: 'Company',
    errors: {
      required: 'Please fill in the company name. For a single store, enter its name.',
      length: 'Use 2 to 100 characters. Enter the full name or a short form of it.',
    },
  },
  phoneCountry: {
    label: 'Country code',
    errors: {
      required: 'Please choose the country code. It goes in front of your phone number.',
      option: 'Please choose the country code. Pick it from the list.',
    },
  },
  phone: {
    label: 'Phone',
    errors: {
      required: 'Please fill in the telephone number. We call this number to plan the trial.',
      format: 'Format error: enter 6 to 15 digits, such as 212 555 0100.',
    },
  },
  region: {
    label: 'Country or region',
    errors: {
      required: `${required}. Choose the country or region of your stores.`,
      option: `${required}. Choose a country or region from the list.`,
    },
  },
  numberOfStores: {label: 'Number of stores', errors: {option: 'Choose a number from the list, or leave it empty.'}},
  website: {
    label: 'Website',
    placeholder: 'https://www.example.com',
    errors: {format: 'Format error: enter the whole address, such as https://www.example.com, or leave it empty.'},
  },
  whatsapp: {
    label: 'WhatsApp',
    errors: {format: 'Format error: enter the country code and the number, 6 to 15 digits in all, or leave it empty.'},
  },
  requirements: {
    label: 'What would you like to solve?',
    errors: {
      required: `${required}. A sentence or two is enough.`,
      length: 'This is too long. Use at most 2,000 characters, and tell us the rest on the phone.',
    },
  },
  marketing: {label: 'Product news by e-mail'},
  consent: {label: 'Consent', errors: {accept: 'Please accept the privacy policy. Check the box, then send the form.'}},
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
  marketing:
    'Also send me product news by e-mail. I can unsubscribe in every message, and it ends when my request is deleted.',
  greeting: (name: string) =>
    `Dear ${name}, Your information has been submitted successfully. Our regional manager will contact you as soon as possible.`,
};

export default copy;
