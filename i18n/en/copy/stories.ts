import type zh from '@site/i18n/zh-CN/copy/stories';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Customer stories: devices used, figures measured',
    description:
      'How chains run their stores now: what they did before, the devices they use, and figures with how and when they were measured, published with their consent.',
  },
  banner: {
    title: 'Customer stories',
    text: 'Every customer agreed in writing. Every figure says how it was measured, and when.',
  },
  searchWords: [
    'case study',
    'case studies',
    'success stories',
    'references',
    'customers',
    'testimonials',
    'who uses it',
    'reference customers',
    'results',
    'examples of stores',
  ],
  facts: {
    label: 'This story',
    customer: 'Customer',
    industry: 'Industry',
    city: 'City',
    stores: 'Stores',
    date: 'Date',
  },
  stores: (count: string) => count,
  before: 'Before',
  after: 'Now',
  figures: {
    title: 'What they measured',
    lead: 'The customer confirmed every figure, and how it was measured.',
    until: 'Measured until',
  },
  quote: 'In their words',
  devices: {
    eyebrow: 'Devices',
    title: 'What one store uses',
    count: 'Per store',
    units: (count: number) => `${count} ${count === 1 ? 'unit' : 'units'}`,
    more: 'See model',
    algorithms: 'Algorithms they use',
  },
  products: {eyebrow: 'Products', title: 'Products in this story'},
  others: 'More stories',
  all: 'All customer stories',
  read: 'Read the story',
  strip: {eyebrow: 'Customer stories', title: 'Stores that use it today'},
  inquiry: {
    title: 'Try it in one of your stores',
    text: 'Pick a store, install the devices, and judge by your own figures.',
    trial: 'Start free trial',
    contact: 'Ask about your stores',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
