import type zh from '@site/i18n/zh-CN/copy/forms/queue';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  forms: {free: 'trial request', inquiry: 'inquiry', partner: 'partner application'},
  waiting: (form: string, time: string) =>
    `Your ${form} of ${time} is kept on this device and has not been sent yet. It goes out by itself as soon as we can be reached.`,
  arrived: (form: string, time: string) =>
    `Your ${form} of ${time} has arrived, and what was kept on this device is deleted. Reference:`,
  returned: {
    code: (form: string, time: string) =>
      `Your ${form} of ${time} did not reach us: the code expired while we were waiting for the connection. Everything you typed is kept; get a new code to send it.`,
    expired: (form: string, time: string) =>
      `Your ${form} of ${time} could not be sent within 72 hours. What you typed is in the draft; get a new code to send it.`,
    refused: (form: string, time: string) =>
      `Your ${form} of ${time} did not reach us: some details need another look. Everything you typed is kept.`,
  },
  retry: 'Send now',
  open: 'Open the form',
  discard: 'Drop and delete it',
  dismiss: 'Close this notice',
} satisfies CopyOf<typeof zh>;

export default copy;
