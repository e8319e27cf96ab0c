/** Service by place on the home page; the Chinese edition has a map of provinces instead (home-map). */
import {promises} from '@site/i18n/en/copy/promises';
import {claimText} from '@site/src/facts/claims';

const copy = {
  eyebrow: 'Service',
  title: 'On site in Singapore and China, with a partner elsewhere',
  lead: promises.serviceResponse,
  labels: {who: 'Who comes', broken: 'If a device breaks'},
  places: [
    {
      name: 'Singapore',
      id: 'singapore' as const,
      who: 'Our colleagues on the island install and repair.',
      broken: 'With on-site or resident service, we bring a spare and swap it.',
    },
    {
      name: 'Other countries',
      id: 'abroad' as const,
      who: 'A local partner is on site, and our team in Singapore helps by video.',
      broken: 'A replacement comes by courier, and you swap it.',
    },
    {
      name: 'China',
      id: 'china' as const,
      who: `In all ${claimText('provinces', 'en')} provincial regions, someone comes from one of our outlets or as contracted resident staff. In small towns, it is a technician under contract.`,
      broken: `With on-site or resident service, we bring a spare and swap it. ${claimText('serviceOutlets', 'en')} outlets keep spare parts.`,
    },
  ],
  everywhere: {
    hours: {
      label: 'Hours',
      text: (hours: string) =>
        `${hours}, mostly evening and overnight in the United States. Your contract says who answers outside them.`,
    },
    shipping: {
      label: 'Shipping for repair',
      text: 'Ask for a return number, write it on the outside of the box, and send it to our service and repair address.',
    },
  },
  contact: 'Contact us',
  repair: 'How repairs work',
};

export default copy;
