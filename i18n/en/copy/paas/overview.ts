import type zh from '@site/i18n/zh-CN/copy/paas/overview';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'PaaS: connect your cameras, get video and data',
    description:
      'Connect the cameras, recorders and platforms you already have, and bring video and data into your systems through APIs, embeddable pages and mini programs.',
  },
  banner: {
    title: 'PaaS',
    text: 'Devices come in through the access layer; video and data reach your own systems through the output layer.',
  },
  map: {
    title: 'Three parts between your stores and your systems',
    lead: 'Devices come in through the access layer, VPaaS carries the video, and the output layer delivers the results. Use one part or all three.',
    stores: {
      title: 'Devices in your stores',
      items: {'e3-x': 'Cameras', 'ul-8208nh': 'Recorders', b1: 'An edge box for cameras of other brands'},
    },
    yours: {
      title: 'Your systems',
      items: ['Task lists and ERP', 'BI reports', 'Your own app', 'Company portal', 'WeChat mini program'],
    },
  },
  wishes: {
    title: 'Start from what you want to do',
    lead: 'Connect one part now and add others later. What already works stays as it is.',
    items: {
      keep: {
        wish: 'Keep the cameras and recorders you have',
        how: 'Cameras of other brands join through an edge box over RTSP or ONVIF; recorders and video platforms join over GB/T 28181.',
      },
      watch: {
        wish: 'Show live video and playback in your own app',
        how: 'Your server requests a short-lived token, and the player SDK in your app fetches video by store and time.',
      },
      report: {
        wish: 'Bring foot traffic and inspection results into your reports',
        how: 'Fetch foot traffic by minute, hour or day. Query inspection results by store, or subscribe to them.',
      },
      ticket: {
        wish: 'Turn alerts into tasks in your own system',
        how: 'Events are pushed to an address you register, signed and numbered. You verify them, drop duplicates and create a task.',
      },
      embed: {
        wish: 'Try one live picture in your portal',
        how: 'One iframe with a short-lived token in its address. Player, transcoding and reconnecting are included.',
      },
      chat: {
        wish: 'Let store managers watch in WeChat',
        how: 'Use our mini program with your logo, or link to it from your own.',
      },
    },
  },
  journey: {
    title: 'One alert, from the store to your task list',
    lead: 'An employee is out of uniform, and a device in the store notices. What happens next is up to your system.',
    badge: 'Example',
    seen: {
      title: 'The store notices',
      text: 'Video is analyzed on a device in the store; the platform receives the result.',
      alt: 'Illustration: an employee behind the counter without a uniform, marked by a box',
    },
    sent: {
      title: 'The platform pushes',
      text: 'The event goes to your HTTPS address with a number, a time and a signature. Without a 200 it is sent again later.',
      sample: 'The event your server receives',
    },
    done: {
      title: 'Your system acts',
      text: 'Answer 200 within five seconds, then verify, drop duplicates and assign a task to the store manager.',
      ticket: {
        title: 'Task',
        rows: [
          {label: 'Store', value: 'Sample store 1'},
          {label: 'Subject', value: 'Employee out of uniform'},
          {label: 'Time', value: '10:42'},
          {label: 'Assigned to', value: 'Store manager'},
          {label: 'To do', value: 'Fix today, reply with a photo'},
        ],
      },
    },
    more: 'See the rules for webhooks, retries and signatures',
  },
  inquiry: {
    title: 'Tell us which system you want to connect',
    text: 'Tell us your devices, number of stores and the system to connect. We reply with the parts you need and a rough timeline.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
