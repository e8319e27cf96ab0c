import catalogues from './catalogues';
import type zh from '@site/i18n/zh-CN/copy/support';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  catalogues,
  home: {
    meta: {
      title: 'Help center: fixes, manuals, lights and firmware',
      description:
        'Search by model or by what you see: step-by-step fixes, what the lights mean, manuals and firmware history, all easy to read on a phone in the store.',
    },
    title: 'What is going wrong?',
    searchLabel: 'Search a model or a problem',
    searchPlaceholder: 'A model, or what you see',
    searchButton: 'Search',
    often: 'Popular:',
    suggestions: ['E3-X', 'amber light blinking', 'gaps in recordings', 'disk alarm'],
    finderTitle: 'Start with what you see',
    finderLead: 'Pick what you see and answer a few questions to get to the steps that fix it.',
    lightsTitle: 'What the light on the camera is doing',
    lightsNote: 'Choose the light you see to go on from there.',
    lightsLegend: {
      slow: 'Slow blink: once every 1.2 seconds',
      fast: 'Fast blink: two or three times a second',
      others: 'Recorders, the B1 and badges: see their lights on their cards below',
    },
    allGuides: 'Articles by kind of problem',
    byModelTitle: 'Find your model',
    byModelLead: 'The model is printed on the label. Type it with or without hyphens and capitals.',
    kinds: {
      cube: 'Shelf camera',
      miniDome: 'Mini dome',
      dome: 'Dome',
      turret: 'Turret',
      bullet: 'Bullet',
      ptz: 'Pan-tilt-zoom',
      fisheyeDome: 'Fisheye and dome',
      overheadCounter: 'Overhead counter',
      stereoCounter: 'Stereo counter',
      ume: {dome: 'Multi-algorithm dome', turret: 'Multi-algorithm turret'},
      high: (kind: string) => `${kind}, high mount`,
      recorder: (channels: number) => `${channels}-channel recorder`,
      edgeBox: 'Edge box',
      badge: 'Badge',
    },
    modelLabel: 'Product model',
    modelPlaceholder: 'A model, e.g. E3-X',
    noModels: 'No related products',
    tabsLabel: 'Manuals and downloads',
    tabs: {manuals: 'Manuals', tools: 'Tools', videos: 'Videos', service: 'Warranty, security'},
    /** Ways on the card of a model, and their names for those who hear them. */
    ways: {setup: 'Setup', lights: 'Lights', fix: 'Fixes', manual: 'Manual'},
    wayOf: (way: string, name: string) => `${way}, ${name}`,
    deviceManuals: 'The manuals of devices, also as PDF files, open from the cards of the models:',
    software: 'Apps and platforms',
    getApps: 'Download the apps',
    preparing: 'Resources being prepared',
    seconds: (seconds: number) => `${seconds} s`,
    videoLength: (seconds: number) => `How-to video, ${seconds} s, no sound`,
    contactTitle: 'Still stuck?',
    phoneTitle: 'Call',
    phoneText: 'Please have the model and the color of the light ready.',
    chatTitle: 'Chat',
    chatText: 'Photos and screen recordings welcome.',
    chatAction: 'Start a chat',
    requestTitle: 'Service request',
    requestText: 'The model, the steps you tried and photos in one place; you can start it offline.',
    requestAction: 'Send a service request',
    mailTitle: 'E-mail',
    mailText: 'Tell us the model, the serial number and what you tried.',
  },
  index: {
    /** The hotline is said where it is a real one. */
    meta: (phone: string | null) => ({
      title: 'Troubleshooting guides, one step at a time',
      description: `Step-by-step troubleshooting, sorted by kind of problem. Each article lists the models it covers and how long it takes.${phone ? ` Or call ${phone}.` : ''}`,
    }),
    title: 'Troubleshooting',
    lead: 'Pick the kind of problem. Each article lists the models it covers and how long it takes.',
    catalogueMeta: (name: string, about: string) => ({
      title: `${name} troubleshooting, step by step`,
      description: `Fix ${name.toLowerCase()} problems step by step: ${about.toLowerCase()}. Each article lists the models it covers and how many minutes it takes.`,
    }),
    catalogueTitle: (name: string) => `${name} troubleshooting`,
    count: (count: number) => (count === 1 ? '1 article' : `${count} articles`),
    rest: (count: number) => (count === 1 ? '1 more article' : `${count} more articles`),
    jump: 'Kinds of problem',
    model: 'Model',
    everyModel: 'All models',
    forModel: (model: string, count: number) => `${count === 1 ? '1 article' : `${count} articles`} for ${model}`,
    all: 'All kinds',
  },
  minutes: (minutes: number) => `about ${minutes} min`,
  version: {
    olderTitle: 'Still on platform 5.x?',
    olderText: 'Separate pages where the steps differ from 6.x',
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
