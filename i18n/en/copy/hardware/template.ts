import type zh from '@site/i18n/zh-CN/copy/hardware/template';
import type {CopyOf} from '@site/src/site/copy';

/** Words every device page shares: tabs, labels, buttons. Sentences belong to the model's own module. */
const copy = {
  breadcrumbs: 'Breadcrumbs',
  trial: 'Start free trial',
  inquiry: 'Request a quote',
  compare: 'Compare',
  list: 'Similar models',
  gallery: (name: string) => `Pictures of ${name}`,
  thumbs: {
    whole: 'Whole device',
    close: 'Close-up',
    turn: '360° view',
    mounted: 'In place',
    rear: 'Back',
    base: 'Base',
  },
  turn: {
    label: (name: string) => `Turn the ${name}`,
    front: 'Front',
    back: 'Back',
    right: (degrees: number) => `Front, ${degrees}° to the right`,
    left: (degrees: number) => `Front, ${degrees}° to the left`,
    hint: 'Drag left or right, or use the arrow keys',
    loading: 'Loading',
    failed: 'The other angles did not load. This is the front',
  },
  tabsLabel: (name: string) => `${name} sections`,
  tabs: {
    overview: 'Overview',
    parameters: 'Parameters',
    'size-drawing': 'Size drawing',
    'engineering-survey': 'Engineering survey',
  },
  overview: {
    inPlace: 'What it looks like in place',
    places: 'Good for',
    notFor: 'Not for',
    uses: 'Works with',
  },
  parameters: {title: (name: string) => `${name} specifications`, groups: 'Groups of parameters'},
  drawing: {
    title: (name: string) => `${name} size drawing`,
    unit: 'In millimeters (1 in = 25.4\u00a0mm), tolerance ±1',
  },
  survey: {
    title: (name: string) => `${name} survey sheet`,
    own: (name: string) => `Only for ${name}`,
    progress: (done: number, total: number) => `${done} of ${total} checked`,
    print: 'Print sheet',
    clear: 'Clear all',
    stored: 'Check marks stay on this device',
    measured: 'Measured',
    blanks: ['Store', 'Date', 'Surveyed by', 'Units', 'Notes'],
  },
  support: {
    title: (name: string) => `${name} downloads and support`,
    scanSupport: (name: string) => `Scan for the ${name} support page`,
    scanPage: (name: string) => `Scan to open ${name} on your phone`,
    qr: (name: string) => `${name} QR code`,
    page: (name: string) => `${name} support page`,
    pageNote: 'Label, lights, reset, firmware history',
    manual: 'Installation manual',
    troubleshooting: 'Troubleshooting guides',
    troubleshootingNote: 'Offline devices, stuttering video, gaps in recordings',
    downloads: 'Downloads',
    downloadsNote: 'Apps and PC client',
    article: 'Troubleshooting',
    firmware: 'Current firmware',
  },
  questions: (name: string) => `Questions about ${name}`,
  readTitle: 'Read next',
} satisfies CopyOf<typeof zh>;

export default copy;
