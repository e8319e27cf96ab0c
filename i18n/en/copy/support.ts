import catalogues from './catalogues';
import type zh from '@site/i18n/zh-CN/copy/support';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  catalogues,
  home: {
    meta: {
      title: 'Help center',
      description:
        'Search by model or by what you see: step-by-step fixes, light meanings, manuals and firmware history, readable on a phone.',
    },
    title: 'What is going wrong?',
    searchLabel: 'Search a model or a problem',
    searchPlaceholder: 'A model, or what you see',
    searchButton: 'Search',
    often: 'Often:',
    suggestions: ['E3-X', 'amber light blinking', 'gaps in recordings', 'disk alarm'],
    finderTitle: 'Start with what you see',
    finderLead: 'A light, a picture, a number: pick one and a few questions lead to the step that fixes it.',
    allTrees: 'All symptoms',
    popularTitle: 'What people run into',
    allGuides: 'All troubleshooting',
    byModelTitle: 'Find your model',
    byModelLead: 'The model is printed on the label, letters and digits with a hyphen.',
    modelLabel: 'Product model',
    modelPlaceholder: 'A model, e.g. E3-X',
    noModels: 'No related products',
    tabsLabel: 'Documents',
    tabs: {manuals: 'Manuals', tools: 'Tools', videos: 'Teaching videos'},
    manualGroups: {devices: 'Devices', software: 'Apps and platforms'},
    preparing: 'Resources being prepared',
    seconds: (seconds: number) => `${seconds} s`,
    contactTitle: 'Still stuck?',
    open: 'Lines are open',
    closed: 'Lines are closed now',
    phoneText: 'Have the model and the color of the light at hand.',
    chatTitle: 'Chat',
    chatText: 'Photos and screen recordings welcome.',
    chatAction: 'Start a chat',
    mailTitle: 'E-mail',
    mailText: 'Tell us the model, the serial number and what you tried.',
  },
  index: {
    /** The hotline is said where it is a real one. */
    meta: (phone: string | null) => ({
      title: 'Troubleshooting',
      description: `Troubleshooting by kind of problem. Each article says which models it covers and how long it takes, one step at a time.${phone ? ` Or call ${phone}.` : ''}`,
    }),
    title: 'Troubleshooting',
    lead: 'Start with the kind of problem. Each article says which models it covers and how long it takes.',
    catalogueMeta: (name: string, about: string) => ({
      title: `${name} troubleshooting`,
      description: `${name} problems, step by step: ${about.toLowerCase()}. Each article names its models and the minutes it takes.`,
    }),
    catalogueTitle: (name: string) => `${name} troubleshooting`,
    count: (count: number) => (count === 1 ? '1 article' : `${count} articles`),
    all: 'All kinds',
  },
  minutes: (minutes: number) => `about ${minutes} min`,
  version: {
    olderTitle: 'Still on platform 5.x?',
    olderText: 'Pages of their own where the steps differ from 6.x',
  },
  parameter: {
    code: 'Parameter Exception',
    model: {
      title: 'Choose a model',
      text: 'The address has no model in it. These models have documents; you can also search.',
    },
    catalog: {title: 'Choose a kind of problem', text: 'The address has no catalog in it. These are the ones we have.'},
    details: {
      title: 'Choose an article',
      text: 'The address has no article number in it. These are the articles we have.',
    },
  },
} satisfies CopyOf<typeof zh>;

export default copy;
