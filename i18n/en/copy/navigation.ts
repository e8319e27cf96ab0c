import type zh from '@site/i18n/zh-CN/copy/navigation';
import type {CopyOf} from '@site/src/site/copy';
import type {RouteId} from '@site/src/site/routes';

const labels = {
  home: 'Home',
  experience: 'Free trial',
  'products.accuratePeopleCounting': 'Accurate people counting',
  'products.cloudCamera': 'Cloud cameras',
  'solutions.catering': 'Restaurants and catering',
  support: 'Help center',
  'support.troubleshooting': 'Troubleshooting',
  'support.models': 'Models',
  'support.catalogues': 'Catalogs',
  'support.details': 'Articles',
  'support.network': 'Network',
  'support.recording': 'Recording',
  'about.contact': 'Contact',
  news: 'News',
  'news.product': 'Product',
  'news.industry': 'Industry',
  'legal.privacy': 'Privacy',
  'legal.terms': 'Terms',
  sitemap: 'Sitemap',
} satisfies Record<RouteId, string>;

const purposes: Partial<Record<RouteId, string>> = {
  'products.accuratePeopleCounting': 'In, out and inside for every door',
  'products.cloudCamera': 'Six models, indoors and out, on one cable',
  'solutions.catering': 'Kitchen, floor and delivery counter',
  support: 'Search a model, or what you see',
  'support.troubleshooting': 'One step at a time, until it works',
  'support.network': 'Offline, dropping, new router',
  'support.recording': 'Gaps, disk alarms, too few days',
  'about.contact': 'Phone, e-mail and offices',
  news: 'Releases and methods',
};

const copy = {
  labels,
  purposes,
  breadcrumbs: 'Breadcrumbs',
  sections: {products: 'Products', solutions: 'Solutions', service: 'Support', about: 'Company'},
  groups: {
    software: 'Software',
    hardware: 'Hardware',
    tob: 'Chains',
    support: 'Help',
    catalogues: 'By problem',
    company: 'Company',
  },
  featured: {
    products: {title: 'Accurate people counting', text: 'Staff, couriers, people who turn around: you decide who counts.'},
    solutions: {title: 'Restaurants', text: 'See how far the lunch line reaches, in every store.'},
    service: {title: 'Camera offline?', text: 'Start with the color of the light. Most cases need no ladder.'},
    about: {title: 'What we have been working on', text: 'Firmware, features and methods, in the news.'},
  },
} satisfies CopyOf<typeof zh>;

export default copy;
