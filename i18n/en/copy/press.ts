import type zh from '@site/i18n/zh-CN/copy/press';
import {claimText} from '@site/src/facts/claims';
import type {PressPictureId} from '@site/src/facts/press';
import {brand} from '@site/src/site/brand';
import type {CopyOf} from '@site/src/site/copy';
import {promises} from './promises';

const name = brand.nameEn;

const months = 'January February March April May June July August September October November December'.split(' ');

const pictures: Record<PressPictureId, string> = {
  e3X: 'E3-X turret camera',
  k3: 'K3 people-counting camera',
  h1001: 'H1001 stereo people counter',
  fmixD: 'Fmix-D AI camera',
  b1: 'B1 edge box',
  recorder: 'UL-8208NH recorder',
  badge: 'i-badge smart badge',
  counting: 'Cutaway of a store: counting at the door',
  heat: 'Cutaway of a store: heat map',
  edge: 'What runs in the store and what on the platform',
};

const copy = {
  title: 'Press room: company texts, figures and pictures',
  meta: {
    title: 'Press room: company texts, figures and logos',
    description: `For journalists and event hosts: ${name} described in three lengths, dated company figures, logos and product pictures to download, and talks.`,
  },
  partsLabel: 'On this page',
  about: {
    nav: 'About the company',
    title: 'About the company, in three lengths',
    lead: 'Quote them as they are or cut them. Please leave figures and dates as they stand.',
    copy: {copy: 'Copy this text', copied: 'Copied', failed: 'Not copied; please select it by hand'},
    versions: [
      {
        title: 'One sentence',
        text: `${name} makes cameras and AI software that help retail chains look into stores, count visitors, run inspections and check the register.`,
      },
      {
        title: 'One paragraph',
        text: `${name} was founded in ${claimText('founded', 'en')} and serves retail chains. It makes cloud cameras, AI cameras, recorders, edge boxes and the software that goes with them. Store managers and head offices use it to look into stores, count visitors, read heat maps, run inspections and check the register. ${claimText('storesConnected', 'en')} stores in ${claimText('citiesCovered', 'en')} cities and counties are connected.`,
      },
      {
        title: 'Longer',
        text: `Founded in ${claimText('founded', 'en')}, ${name} began with cameras for stores and went on to cameras that count and inspect. Its hardware ranges from cloud cameras, AI cameras and recorders to edge boxes and smart badges. Its software covers people counting, heat maps, inspections, loss prevention and dashboards. An open platform gives customers’ own systems the same data. ${promises.algorithmsInStore} ${promises.serviceCoverage} ${name} works with ${claimText('cooperativeBrands', 'en')} brands, ${claimText('chainBrands', 'en')} of them chains. ${claimText('storesConnected', 'en')} stores are connected. Every accuracy figure comes with the condition under which it holds; see the product pages.`,
      },
    ],
  },
  facts: {
    nav: 'Company figures',
    title: 'Company figures, with their dates',
    lead: 'Please quote the date with the figure. The right column says how each is counted. Accuracy figures stand on the product pages, each with its condition.',
    figure: 'Figure',
    counts: 'What is counted',
    asOf: 'As of',
    all: 'All figures',
    copy: {copy: 'Copy all figures', copied: 'Copied', failed: 'Not copied; please select them by hand'},
    month: (year: string, month: string) => `${months[Number(month) - 1]} ${year}`,
    more: 'How we count each figure',
  },
  downloads: {
    nav: 'Logos and pictures',
    title: 'Logos and product pictures',
    lead: 'The pictures are renderings, not photographs. The archives hold the same files.',
    logos: 'Logos',
    pictures: 'Products and stores',
    allLogos: 'All logos',
    allPictures: 'All pictures',
    pixels: (width: number, height: number) => `${width} × ${height} pixels`,
    logoOnLight: 'Logo for light backgrounds',
    logoOnDark: 'Logo for dark backgrounds',
    names: pictures,
    terms: {
      title: 'Terms of use',
      items: [
        `You may use them free of charge, without asking, to report on, describe or review ${name} and its products.`,
        'Crop and scale them as you need. Do not recolor or stretch them, add words, or build the logo into another one.',
        `Write “Picture: ${name}” next to a picture.`,
        `Do not suggest that ${name} endorses a product or an event. For advertising and packaging, write to us first.`,
      ],
    },
  },
  talks: {
    nav: 'Talks',
    title: 'Talks we can give',
    lead: 'For industry events and training days. Each can be shortened. Figures in the examples are made up to show the method, and the speaker says so.',
    minutes: (minutes: number) => `${minutes} minutes`,
    items: [
      {
        title: 'One Saturday, three entry rates',
        minutes: 30,
        text: 'The same store and the same day give three entry rates under three definitions. Should staff, deliveries and people who come back count? How do you compare the month in which you switch, and what happens to conversion? For heads of operations and the people who build the reports.',
      },
      {
        title: 'You moved the display. Did it work?',
        minutes: 30,
        text: 'Two heat maps show why the share who stop and the time they stay belong together. We explain why cells with few people stay gray and which days not to compare. For merchandising and display teams.',
      },
      {
        title: 'Store video: who sees it, and for how long',
        minutes: 40,
        text: 'We follow a snapshot, a recording and a count: where each is stored, how long it is kept and who can see it. You get a list of questions to ask a vendor before you sign. For IT, legal and privacy teams.',
      },
    ],
  },
  contact: {
    nav: 'Contact',
    title: 'Press contact',
    text: 'For interviews, figures, larger pictures or a speaker, send an e-mail with your outlet and deadline in the subject line. For sales and technical support, use the contact page.',
    other: 'Contact us',
  },
  releases: 'Press releases',
} satisfies CopyOf<typeof zh>;

export default copy;
