import type zh from '@site/i18n/zh-CN/copy/fact-tables';
import type {CopyOf} from '@site/src/site/copy';

/** Words of the tables that documents have made from the facts: `[[table:warranty]]`. Read while building; no page loads it. */
const copy = {
  sample: ' (sample; your contract applies)',
  sampleAddress: ' (sample address)',
  warranty: {
    head: (start: string, sample: string) => [
      'Product',
      'Models',
      `Warranty${sample}`,
      `Started ${start}, covered through`,
    ],
    months: (months: number) => `${months} months`,
    accessories: 'Power supplies, cables and charging docks in the box',
    allModels: 'All models',
    between: ', ',
  },
  lifecycle: {
    head: ['Model', 'Kind', 'Status', 'Last day of sale', 'Supported until', 'Successor'],
    onSale: 'On sale',
    announced: 'End of sale announced',
    none: 'Not set',
    noSuccessor: '—',
  },
  advisories: {
    head: ['Number', 'Published', 'Rating and CVSS', 'Problem', 'Affects', 'What to do'],
    severities: {critical: 'Critical', high: 'High', medium: 'Medium', low: 'Low'},
    empty: (day: string) => `No security advisory has been published as of ${day}.`,
  },
} satisfies CopyOf<typeof zh>;

export default copy;
