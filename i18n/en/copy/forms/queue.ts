import type zh from '@site/i18n/zh-CN/copy/forms/queue';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  forms: {free: 'trial request', inquiry: 'inquiry', partner: 'partner application', service: 'service request'},
  waiting: (form: string, time: string) =>
    `Your ${form} of ${time} is saved on this device and has not been sent yet. We send it automatically once you are back online.`,
  arrived: (form: string, time: string) =>
    `Your ${form} of ${time} has arrived, and the copy on this device is deleted. Reference:`,
  returned: {
    code: (form: string, time: string) =>
      `Your ${form} of ${time} did not reach us: the code expired while you were offline. Everything you typed is saved. Get a new code to send it.`,
    expired: (form: string, time: string) =>
      `Your ${form} of ${time} could not be sent within 72 hours, so we stopped trying. What you typed is in the draft. Get a new code to send it.`,
    refused: (form: string, time: string) =>
      `Your ${form} of ${time} did not reach us: some details need another look. Everything you typed is saved.`,
  },
  retry: 'Send now',
  open: 'Open the form',
  discard: 'Delete it',
  dismiss: 'Close this notice',
} satisfies CopyOf<typeof zh>;

export default copy;
