import type {ModelCopy} from '@site/src/facts/modelCopy';

const copy = {
  meta: {
    title: 'E3-D-H sealed dome camera for kitchens',
    description:
      'The E3-D-H is a sealed IP66 dome for kitchens, awnings, freezers and low ceilings. Works from −30 to 60\u00a0°C (−22 to 140\u00a0°F), with 30\u00a0m (98\u00a0ft) infrared.',
  },
  alt: 'E3-D-H camera: large dark dome over a round white base with a blue line around its edge, an orange-ringed lens visible inside',
  line: 'A sealed dome for kitchens, awnings and freezer areas. Water, grease and curious hands stop at the cover.',
  overview: {
    title: 'People can reach the cover but never the lens',
    blocks: [
      {
        title: 'There is nothing sticking out to bend',
        text: 'The dome is pressed into its base, with no bracket, no exposed lens and no loop of cable. If a cart, an umbrella or someone’s hand hits it, the cover takes the knock and the camera angle stays put. IP66 means it keeps out dust and a strong jet of water from any side.',
      },
      {
        title: 'Works in produce mist, freezer areas and under tin roofs',
        text: 'It runs from −30 to 60\u00a0°C (−22 to 140\u00a0°F), which covers misted vegetables, freezers that are open all day and a metal awning in August. The toughest spot is a cold-room door, where warm air fogs the outside of the dome. The picture turns white for a few minutes and then clears, and no water gets in.',
      },
      {
        title: 'In a kitchen, where you mount it matters most',
        text: 'Mount it outside the hood, at least 1.5\u00a0m (4.9\u00a0ft) from burners and steam, looking across the prep table. The seal stops water, but no camera can see through a film of grease. Put the dome on the weekly cleaning list: a soft cloth, warm water, one minute.',
      },
      {
        title: 'One camera in the corner sees both walls',
        text: 'At 108°, its view is wider than a 90° corner, so in a small kitchen one camera covers two walls from end to end. Faces are clear up to 3.9\u00a0m (13\u00a0ft) away. With 30\u00a0m (98\u00a0ft) of infrared, you also see what runs along the baseboard after closing.',
      },
    ],
    places: [
      'Prep table and dish area, 1.5\u00a0m (4.9\u00a0ft) or more from the burners',
      'Pickup window under an awning, facade, back door',
      'Produce, freezers, the door of a cold room',
      'Kiosks and self-service areas with ceilings from 2.5\u00a0m (8.2\u00a0ft)',
    ],
    notFor: [
      'People and cars at the far end of a lot: at 108° they are tiny. Choose the E3-T-H',
      'Low walls that may end up under water: that takes IP67. Choose the U8-T',
      'Three algorithms from one camera: it runs none itself. Add a B1, or choose the U8-T',
      'A dry sales floor: you would pay for sealing you do not need. The E3-X streams less',
    ],
    uses: [
      {to: 'technology.ratDetection', text: 'Watches the baseboards after closing and logs when and from where'},
      {to: 'products.storeInspection.ai', text: 'With a B1: caps, masks and bin lids checked at set times'},
      {to: 'solutions.catering', text: 'Receiving, prep, pickup: which camera goes where'},
      {to: 'products.storeInspection.onSite', text: 'Visiting inspectors start with last night’s closing picture'},
    ],
  },
  drawing:
    'The base is 118\u00a0mm (4.6\u00a0in) across and 88\u00a0mm (3.5\u00a0in) tall, with three M4 holes on a circle of φ86\u00a0mm. For the driest install, run the cable through the φ25\u00a0mm opening straight into the wall or ceiling. With surface cable, turn the entry downward, seal the connector with its boot and push it back inside the base.',
  survey: {
    lead: 'Find out where water, grease and hands come from, and you will know where to put the E3-D-H.',
    checks: [
      'Run the exhaust for ten minutes, watch where the smoke goes and choose the upwind side',
      'Ask how walls and floor are hosed down, and stay above the highest splash line',
      'Shine a flashlight under the awning at night: no wall or pipe within 20\u00a0cm (8\u00a0in) of the dome',
      'Open the cold room once and time how long the fog takes to clear',
      'Agree on who wipes the dome and on which weekday, and put it on the cleaning list',
    ],
  },
  faq: [
    {
      question: 'Should I buy IP67 because the number is higher?',
      answer:
        'They are two different tests. IP66 covers strong jets of water, and IP67 covers a short time under water. For walls and ceilings IP66 is the right choice; for low spots that may flood, take the U8-T. Neither rating covers hot steam.',
    },
    {
      question: 'Can I mount it right above the fryer?',
      answer:
        'Please do not. Oil mist blinds the dome within days, and the rising heat exceeds 60\u00a0°C (140\u00a0°F). Move it 1.5\u00a0m (4.9\u00a0ft) to the side and a little above head height, and you will see hands and pans instead of a white cloud.',
    },
    {
      question: 'What impact rating does it have?',
      answer:
        'We state none, and we do not call it vandal-proof. Its shape gives no grip, and it stands up to knocks and twisting. Where someone might really swing at it, mount it at 4\u00a0m (13\u00a0ft) and let a second camera watch from a distance.',
    },
    {
      question: 'Can a health inspector watch the kitchen live?',
      answer:
        'Yes. The platform can pass selected channels on over GB/T 28181, or you open a viewing account, depending on what the authority asks for. Live view stops when the line does. The 256\u00a0GB card keeps a good five days of video that you can play back afterward.',
    },
    {
      question: 'Our cooks object to being filmed all day. What do we say?',
      answer:
        'Tell them what it is for: food safety, with no link to time sheets. Cover the corner where they eat or change with a privacy mask; nothing behind the mask is stored. Turn the microphone off, since it is not needed there. Post who may watch and how long footage is kept.',
    },
    {
      question: 'At night there is a white blotch in the middle. Is it broken?',
      answer:
        'Rarely. The infrared is bouncing off dust, oil or droplets, so wipe the dome. If it is still white, it is too close to a wall or pipe; turn it away a little. If it stays hazy, the cover may be scratched and need replacing.',
    },
  ],
  reading: [
    {
      title: 'Gaps in the footage: check the card',
      note: 'Troubleshooting',
      href: '/support/troubleshooting/details/t0101',
    },
    {title: 'Passing video on over GB/T 28181', note: 'Access', href: '/paas/access-layer#gb28181'},
  ],
  inquiry: {
    title: 'Send three photos of the kitchen',
    text: 'Take the stove, the dish area and the back door. We mark where the E3-D-H goes, how far from the grease, and where the cable enters.',
  },
} satisfies ModelCopy;

export default copy;
