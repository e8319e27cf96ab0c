import type zh from '@site/i18n/zh-CN/copy/forms/service';
import {brand} from '@site/src/site/brand';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  submit: 'Send to an engineer',
  groups: {device: 'The device', problem: 'What happened', contact: 'How to reach you'},
  filled: 'What you chose and tried on earlier pages is filled in, and you can change it.',
  more: 'More details',
  moreHint: 'Case code, what you see, what you have tried: fill in what you know.',
  model: {
    label: 'Model',
    hint: 'It is the first line of the label on the device.',
    other: 'Another device, not in the list',
    errors: {
      required: 'Please choose the model. If yours is missing, choose “Another device.”',
      option: 'There is no such model. Choose one from the list.',
    },
  },
  serialNumber: {
    label: 'Serial number',
    hint: 'The line of the label that starts with SN. Choose the model, and we tell you where its label is.',
    errors: {
      format:
        'The serial number does not match the model. Copy the line that starts with SN, or leave this empty if you cannot see the label.',
    },
  },
  labelOther: 'Copy it from the label, 4 to 30 letters and digits, or leave this empty.',
  serialFormat: (name: string, example: string) =>
    `This is not a serial number of the ${name}. It is SN with 10 digits, such as ${example}; leave it empty if you cannot read it.`,
  serialOther: 'Use 4 to 30 letters and digits, or leave the serial number empty.',
  firmware: {
    label: 'Firmware version',
    hint: 'In the app under Devices → Settings → Device info, such as 6.2.1.',
    errors: {format: 'Copy the version from the device info page, such as 6.2.1, or leave this empty.'},
  },
  seen: {
    label: 'What you see',
    hint: 'Color of the light, picture, exact error message. Your answers in the symptom finder are filled in.',
    errors: {length: 'Use at most 500 characters here, and put the details into the description.'},
  },
  steps: {
    label: 'What you have tried',
    hint: 'The steps you checked off in an article are listed; change them if you like. You will not have to repeat them.',
    errors: {length: 'Use at most 2,000 characters, and delete the steps that do not matter here.'},
  },
  ticket: {
    label: 'Troubleshooting code',
    hint: 'The code at the end of an article or of the symptom finder, such as NET-1-3, or one you noted while offline.',
    errors: {length: 'Use at most 60 characters, and enter only the code.'},
  },
  description: {
    label: 'Description',
    hint: 'When it started, whether it comes and goes, and what was changed before.',
    errors: {
      required: 'Please describe the problem. One or two sentences are enough.',
      length: 'Use at most 2,000 characters for the description, and tell us the rest on the phone.',
    },
  },
  companyName: {
    label: 'Store or company',
    errors: {length: 'Use 2 to 100 characters for the store or company, such as a short form of its name.'},
  },
  pictures: {
    label: 'Pictures',
    hint: 'Up to 3: the label, the lights, an error on the screen. They are made smaller on this device before they are sent, and the place where they were taken is removed.',
    add: 'Choose or take a picture',
    more: 'Add another picture',
    full: 'You have chosen 3 pictures.',
    preparing: 'Preparing…',
    removed: 'Removed.',
    uploading: (number: number, total: number) => `Sending picture ${number} of ${total}.`,
    lost: 'A picture is no longer on this device. Please choose it again.',
    noScript:
      'Scripts are off in this browser, so pictures cannot be attached here. After sending the form, e-mail them to us with your reference in the subject: ',
    notLoaded:
      'The part of the page that prepares pictures did not load. Your text is saved as a draft. Choose the picture again once you are online.',
    errors: {
      required: 'The pictures did not reach us. Send the form again, or remove them and choose them again.',
      format: 'A picture has an invalid id. Remove it and choose it again.',
      length: 'Send at most 3 pictures, and remove the others.',
      server: 'A picture was not accepted. Read the note below it, then replace or remove it and send the form again.',
    },
  },
  phone: {
    label: 'Phone',
    errors: {format: 'Format error. Use 6 to 15 digits with the country code first, or leave it empty.'},
  },
  greeting: (name: string) => `Dear ${name}, your service request has been submitted.`,
  next: [
    `An engineer of ${brand.nameEn} looks at what you see, what you have tried and your pictures, and then answers at the e-mail address you gave.`,
    'If anything is missing, the engineer asks you directly. To add a picture, e-mail it with the reference in the subject.',
    'We fix what we can remotely, together with you. If you need to send the device in, we give you a return number.',
  ],
  hours: (hours: string) => `Engineers’ hours: ${hours}.`,
  urgent: 'If it is urgent, call us and give the reference: ',
} satisfies CopyOf<typeof zh>;

export default copy;
