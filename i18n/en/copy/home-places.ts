/** Service by place on the home page; the Chinese edition has a map of provinces instead (home-map). */
import {promises} from '@site/i18n/en/copy/promises';
import {claimText} from '@site/src/facts/claims';

const copy = {
  eyebrow: 'Service',
  title: 'On site in Singapore and China, with a partner elsewhere',
  lead: promises.serviceResponse,
  /** In the order of the title. */
  places: [
    {
      name: 'Singapore',
      scene: 'install',
      who: 'Our own staff on the island',
      what: 'They install and repair. With on-site or resident service, they swap a broken device for a spare.',
    },
    {
      name: 'China',
      scene: 'warehouse',
      who: `${claimText('serviceOutlets', 'en')} outlets and resident staff`,
      what: `Someone comes in all ${claimText('provinces', 'en')} provincial regions, in small towns a technician under contract. With on-site or resident service, they swap a broken device for a spare.`,
    },
    {
      name: 'Other countries',
      scene: 'workshop',
      who: 'A local partner on site',
      what: 'Our team in Singapore helps by video. A replacement comes by courier, and you swap it.',
    },
  ],
  hours: (hours: string) => `${hours}. Outside these hours, cover is agreed in your contract.`,
  contact: 'Contact us',
  repair: 'How repairs work',
};

export default copy;
