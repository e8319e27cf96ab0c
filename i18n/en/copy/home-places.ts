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
      who: `In all ${claimText('provinces', 'en')} provincial regions, someone from an outlet, resident staff or, in small towns, a technician under contract.`,
      broken: `With on-site or resident service, we bring a spare from one of ${claimText('serviceOutlets', 'en')} outlets and swap it.`,
    },
  ],
  hours: (hours: string) => `${hours}. Outside these hours, cover is agreed in your contract.`,
  contact: 'Contact us',
  repair: 'How repairs work',
};

export default copy;
