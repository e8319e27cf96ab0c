import type zh from '@site/i18n/zh-CN/copy/forms/inquiry';
import {owner} from '@site/config/owner';
import {brand} from '@site/src/site/brand';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  submit: 'Send inquiry',
  product: {
    label: 'Product',
    changeHint: 'You can change or clear this.',
    change: 'Change',
    placeholder: 'Product or model',
    errors: {length: 'This is too long. Enter only the product or the model.'},
  },
  plan: {
    label: 'Sent with the inquiry',
    remove: 'Do not send it',
    errors: {length: 'The attached result is too long. Select “Do not send it,” then send the inquiry.'},
  },
  quantity: {
    label: 'How many devices, roughly?',
    options: {'1-9': '1–9', '10-49': '10–49', '50-199': '50–199', '200+': '200 or more', unsure: 'Not sure'},
    errors: {option: 'Choose a number from the list, or “Not sure.”'},
  },
  phone: {
    label: 'Phone',
    errors: {format: 'Format error: enter the country code and the number, 6 to 15 digits in all, or leave it empty.'},
  },
  requirements: {
    label: 'Anything else',
    hint: `Your stores, where it would go, what it should solve: a few lines are enough. E-mail photos and plans to ${owner.contact.en.email.value}, or send them when we get back to you.`,
    errors: {length: 'This is too long. Use at most 1,000 characters, and tell us the rest on the phone.'},
  },
  greeting: (name: string) =>
    `Dear ${name}, Your information has been submitted successfully. Our regional manager will contact you as soon as possible.`,
  next: [
    `A regional manager of ${brand.nameEn} contacts you and asks about the site first.`,
    'You get a device list with suggested positions, and a quote.',
    'If it suits you, we arrange a survey or a sample unit.',
  ],
} satisfies CopyOf<typeof zh>;

export default copy;
