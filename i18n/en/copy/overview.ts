import type zh from '@site/i18n/zh-CN/copy/overview';
import type {CopyOf} from '@site/src/site/copy';

/** Overview pages of the menu's sections. */
const copy = {
  pages: {
    technology: {
      meta: {
        title: 'Technology: store AI, edge devices and platform',
        description:
          'Behavior analysis, human detection and object recognition, edge computing, and the video and data platform: what each one does and where a store uses it.',
      },
      title: 'Technology',
      text: 'AI that understands what happens in a store, edge devices that run it on site, and a platform that brings the numbers to head office.',
    },
    products: {
      meta: {
        title: 'Products for retail: software, devices, interfaces',
        description:
          'Software for people counting, AI inspection, loss prevention and heat maps; cloud cameras, AI cameras, recorders and edge boxes; PaaS and VPaaS integration.',
      },
      title: 'Products',
      text: 'Software, devices and open interfaces. Start with one of them or put together a complete set.',
    },
    solutions: {
      meta: {
        title: 'Solutions by industry: retail, government, home',
        description:
          'Restaurants, apparel, pharmacies, car dealers and grocery; smart cities; homes and classrooms: what each looks at first and the devices it uses.',
      },
      title: 'Solutions',
      text: 'Find your industry, and see what to tackle first and with which devices.',
    },
  },
  groups: {
    paas: {
      title: 'PaaS: connect devices, pass on data',
      lead: 'The access layer takes in cameras, recorders and national-standard platforms. The output layer sends what they see to your systems through APIs, embeddable pages, mini programs or remote inspection.',
    },
    vpaas: {
      title: 'VPaaS: put video into your own app',
      lead: 'Live video, playback, two-way talk and cloud storage. Call only the ones you need.',
    },
  },
  invite: {
    title: 'Not sure where to start?',
    text: 'Tell us how many stores you run and what you want to solve. A regional manager gets in touch, and together you decide what to try first.',
    trial: 'Start free trial',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
