import type {ModelCopy} from '@site/src/facts/modelCopy';

const copy = {
  meta: {
    title: 'E3-D-H sealed dome camera',
    description:
      'E3-D-H is a sealed dome, IP66, −30 to 60 °C, for kitchens, awnings, freezers and low ceilings people can reach. Infrared 30 m, two walls from a corner.',
  },
  alt: 'E3-D-H camera: large dark dome over a round white base with a blue line around its edge, an orange-ringed lens visible inside',
  line: 'A dome that closes over the whole lens. For kitchens, awnings and freezers: water, grease and curious hands stop at the cover.',
  overview: {
    title: 'Let people touch the cover, never the lens',
    blocks: [
      {
        title: 'Nothing sticks out to be bent',
        text: 'The dome is pressed into its base: no bracket, no exposed lens, no loop of cable. A cart, an umbrella tip or somebody twisting it meets the cover, and the angle underneath stays put. IP66 means dust stays out, and so does a strong jet of water from any side.',
      },
      {
        title: 'Produce mist, freezers, tin roofs',
        text: 'It works from −30 to 60 °C, which takes in misted vegetables, freezer lids that open all day and a metal awning in August. The hardest spot is a cold-room door: warm air fogs the outside of the dome, the picture goes white for a few minutes, then clears. No water gets in.',
      },
      {
        title: 'In a kitchen, the spot matters more than the model',
        text: 'Hang it outside the hood, at least 1.5 m from burners and steam, looking across the prep table. A seal stops water but not a film of grease, and behind that film every camera is blind. Put the dome on the weekly cleaning list: soft cloth, warm water, one minute.',
      },
      {
        title: 'From a corner, both walls',
        text: 'Its 108° is wider than the 90° of a corner, so in a small kitchen one camera follows two walls from end to end. Faces are clear up to 3.9 m away. With 30 m of infrared you also see what runs along the baseboard after closing.',
      },
    ],
    places: [
      'Prep table and dish area, 1.5 m or more from the burners',
      'Pickup window under an awning, facade, back door',
      'Produce, freezers, the door of a cold room',
      'Kiosks and self-service areas with ceilings from 2.5 m',
    ],
    notFor: [
      'People and cars at the far end of a yard: 108° makes them tiny. Take E3-T-H',
      'Low walls that may end up under water: that calls for IP67. Take U8-T',
      'Three algorithms from a single camera: it does no computing. B1 adds that, or U8-T has it built in',
      'A dry sales floor: sealing buys you nothing. E3-X streams less',
    ],
    uses: [
      {to: 'technology.ratDetection', text: 'Watches the baseboards after closing and notes when and from where'},
      {to: 'products.storeInspection.ai', text: 'With a B1: caps, masks and bin lids checked at set hours'},
      {to: 'solutions.catering', text: 'Receiving, prep, pickup: which camera hangs where'},
      {to: 'products.storeInspection.onSite', text: 'Visiting supervisors start from last night’s closing picture'},
    ],
  },
  drawing:
    'Base φ118, 88 mm tall, three M4 holes on φ86. Driest is the φ25 opening, straight into wall or ceiling. With surface cable, turn the entry downward, boot the connector and push it back inside the base.',
  survey: {
    lead: 'Find out where the water comes from, where the grease drifts and where hands reach, and the spot for E3-D-H picks itself.',
    checks: [
      'Run the exhaust for ten minutes, watch the smoke, choose the upwind side',
      'Ask how walls and floor are hosed down and stay above the highest splash line',
      'Shine a flashlight under the awning at night: no wall or pipe within 20 cm of the dome',
      'Open the cold room once and time how long the fog needs to clear',
      'Agree on who wipes the dome and which weekday, and put it on the cleaning list',
    ],
  },
  faq: [
    {
      question: 'IP66 or IP67: should I buy the higher one?',
      answer:
        'They are two tests, not two steps. IP66 is about strong jets, IP67 about a short time under water. On walls and ceilings IP66 is the right one; for low places that may flood, take U8-T. Neither covers hot steam.',
    },
    {
      question: 'May it hang right above the fryer?',
      answer:
        'Please do not. Oil mist blinds the dome within days, and the rising heat passes 60 °C. Go 1.5 m to the side and a little above head height: you will see hands and pans instead of a white cloud.',
    },
    {
      question: 'What impact rating does it have?',
      answer:
        'None is stated, and we do not call it blast-proof. Its shape gives no grip, and it takes knocks and twisting. Where someone will really swing at it, mount it at 4 m and let a second camera watch from a distance.',
    },
    {
      question: 'Can a health inspector watch the kitchen live?',
      answer:
        'Yes: the platform can pass selected channels on over GB/T 28181, or you open a viewing account, depending on what the authority asks for. Live stops when the line does. The 256 GB card keeps a good five days for playback, which live viewers never get back.',
    },
    {
      question: 'The cooks object to being filmed all day.',
      answer:
        'Say what it is for: food safety, not time sheets. Cover the corner where they eat or change with a privacy mask; behind the mask nothing is stored at all. Switch the microphone off, nobody needs it there. Post who may watch and how long footage stays.',
    },
    {
      question: 'At night there is a white blotch in the middle. Broken?',
      answer:
        'Rarely. Infrared is bouncing off dust, oil or droplets, so wipe the dome. Still white? It is too close to a wall or pipe; turn it away a little. If it stays hazy, the cover may be scratched and wants replacing.',
    },
  ],
  reading: [
    {title: 'What to watch in a restaurant kitchen', note: 'Solution', href: '/solutions/industries/catering'},
    {title: 'Rodent detection: what it misses', note: 'Technology', href: '/technology/ai-technology/rat-detection'},
    {
      title: 'Gaps in the footage: check the card',
      note: 'Troubleshooting',
      href: '/support/troubleshooting/details/t0101',
    },
    {title: 'Passing video on over GB/T 28181', note: 'Access', href: '/paas/access-layer#gb28181'},
  ],
  inquiry: {
    title: 'Three photos of the kitchen',
    text: 'Stove, dish area, back door. We mark where E3-D-H goes, how far from the grease, and where the cable enters.',
  },
} satisfies ModelCopy;

export default copy;
