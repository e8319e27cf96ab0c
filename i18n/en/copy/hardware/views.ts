import type zh from '@site/i18n/zh-CN/copy/hardware/views';
import type {CopyOf} from '@site/src/site/copy';

/** What the further pictures of a device show. Device pages get theirs while building (plugins/site-routes). */
const copy = {
  row: {
    title: 'How big they are once installed',
    lead: 'Doors, shelves and mugs have their usual size, so you can compare. The pictures are rendered to scale.',
    more: (name: string) => `${name} dimensions`,
  },
  mounted: {
    k3: {
      alt: 'A K3 hangs on the ceiling just inside a store entrance and looks down; below it the glass doors are open, one person comes in and one goes out',
      caption:
        'The K3 sits on the ceiling just inside the door. It is smaller than a paperback and looks straight down.',
    },
    h2001: {
      alt: 'An H2001 hangs from the ceiling above a wide entrance: it is a dark gray bar with a lens at each end, and customers walk in through glass doors in the distance',
      caption: 'The H2001 hangs above a wide entrance on a short drop rod, its bar parallel to the door.',
    },
    b1: {
      alt: 'A B1 stands on a white shelf with a mug behind it, and an orange network cable leads from its front to the router beside it',
      caption:
        'The B1 sits next to the router, connected by one network cable at its front. It is a little smaller than a book.',
    },
    'w3-e': {
      alt: 'A W3-E stands on a wooden shelf between a leaning orange book and a white mug',
      caption: 'A W3-E on a shelf is about as tall as a mug.',
    },
    'e3-x': {
      alt: 'An E3-X is fixed to a tiled ceiling with its ball turned toward the sales floor, where three shoppers stand between shelves and chillers',
      caption:
        'The E3-X mounts flat on the ceiling. Turn the ball and lock it. From the floor it looks about as big as a fist.',
    },
    'e3-d-h': {
      alt: 'An E3-D-H hangs from a kitchen ceiling with its dark dome down; below it are a range hood, a cook at the stove and spice shelves',
      caption: 'The E3-D-H sits on the kitchen ceiling with its dome down, where grease wipes off.',
    },
    'e3-t-h': {
      alt: 'An E3-T-H is mounted on a brick wall beside a back door with its lamp on, the sunshield facing out and the cable running into a conduit',
      caption:
        'The E3-T-H mounts beside the back door. The cable enters a conduit, and the sunshield keeps off rain and sun.',
    },
    'p3-x-8': {
      alt: 'A P3-X-8 hangs from a showroom ceiling, turned toward the door, with display cars and floor-to-ceiling windows behind it',
      caption: 'The P3-X-8 hangs from a showroom ceiling and turns to whatever you need to see up close.',
    },
    'ul-8208nh': {
      alt: 'A UL-8208NH sits on a cabinet shelf beside a white router, with binders to its left and network cables coming down behind it',
      caption: 'The UL-8208NH and the router share a cabinet shelf. Its top stays free so that heat can leave.',
    },
    h1001: {
      alt: 'An H1001 hangs on a short rod inside a restaurant entrance, a white bar with a lens at each end, as a guest walks in through glass doors set in a wooden wall',
      caption: 'The H1001 hangs just inside the entrance, parallel to the door, and looks at people as they come in.',
    },
    'fmix-d': {
      alt: 'An Fmix-D on the boarded ceiling of a café, a fisheye at one end and a dark dome at the other, with pendant lamps, tables and tall windows behind it',
      caption:
        'The Fmix-D goes on the ceiling in the middle of the store: the fisheye sees all of it, the dome one spot.',
    },
    'w3-s': {
      alt: 'A W3-S on a pharmacy ceiling, a small white disc with a dark dome, in front of medicine shelves, a green cross and a pharmacist',
      caption: 'The W3-S is about the size of an orange and looks like a small ceiling light from below.',
    },
    'u8-d': {
      alt: 'A U8-D on the ceiling above a register, a white base with an orange ring around its dark dome; below it are a cashier and six people in line',
      caption: 'The U8-D goes on the ceiling above the register. Its dark dome hides where the lens points.',
    },
    'u8-t': {
      alt: 'A U8-T on the ceiling of a staff corridor, its lens beside two infrared lamps, with doors, boxes and an employee walking toward it',
      caption: 'The U8-T covers a back-of-house corridor. Turn the ball along the corridor, then lock it.',
    },
    'u9-d': {
      alt: 'A U9-D on the ceiling of a department store, a large graphite dome, with a sales floor, a gallery and an escalator below it',
      caption:
        'The U9-D hangs from the ceiling of an atrium, 6\u00a0m (19.5\u00a0ft) up, and sees the sales floor, the gallery and the escalator.',
    },
    'ul-8232nh': {
      alt: 'A UL-8232NH on the shelf of a 19-inch rack, below two rows of network ports with blue and orange patch cords and above a UPS',
      caption: 'The UL-8232NH sits on a rack shelf. It is 380\u00a0mm wide, which leaves room for air on both sides.',
    },
    'ul-7016nh-h1': {
      alt: 'A UL-7016NH-H1 on a desk, dark gray with a white-rimmed black front, in front of a monitor and beside a keyboard',
      caption: 'The UL-7016NH-H1 fits beside a monitor and is about as long as a keyboard.',
    },
    'i-badge': {
      alt: 'An employee shows a customer a product, an i-badge clipped to the blue apron: a small white-rimmed screen with a lens above it',
      caption: 'The i-badge clips to the chest of a uniform and is about as big as an ordinary name badge.',
    },
  },
  inside: {
    title: (name: string) => `Inside the ${name}`,
    note: 'A drawing, to show how it is built. Please do not open the device yourself; support handles repairs.',
  },
  exploded: {
    k3: {
      alt: 'The parts of a K3 in a row, from left to right: back plate, main board, heat sink, lens assembly, infrared board and cover',
      parts: [
        {
          name: 'Back plate',
          text: 'Four M4 screws hold it to the ceiling. The network cable comes in through the middle.',
        },
        {name: 'Main board', text: 'Looks at 25 pictures a second and works out the count.'},
        {name: 'Heat sink', text: 'Takes the heat of the chip to the cover. There is no fan.'},
        {
          name: 'Lens assembly',
          text: '120° across, straight down: one unit sees a door up to 3\u00a0m (9.8\u00a0ft) wide.',
        },
        {name: 'Infrared board', text: 'Keeps counting within 6\u00a0m (19.5\u00a0ft) after the lights go out.'},
        {
          name: 'Cover',
          text: 'Lens and infrared lamps sit behind the black window; the light between them shows the status.',
        },
      ],
    },
    'e3-x': {
      alt: 'The parts of an E3-X in a row, from left to right: mounting plate, base, shell, main board, lens assembly, infrared board and front',
      parts: [
        {name: 'Mounting plate', text: 'Goes up first, on three M4 screws. The cable passes through its center.'},
        {name: 'Base', text: 'Snaps onto the plate. The ball turns inside it until you lock it.'},
        {name: 'Shell', text: 'The whole ball turns, so the lens points where you want it.'},
        {
          name: 'Main board',
          text: 'Compresses, records and talks to the network. Takes a TF card of up to 256\u00a0GB.',
        },
        {name: 'Lens assembly', text: '4 megapixels and 104° across: one camera per run of shelves.'},
        {name: 'Infrared board', text: 'Two lamps that reach 20\u00a0m (66\u00a0ft) in the dark.'},
        {name: 'Front', text: 'Lens, lamps and status light all sit behind this black panel.'},
      ],
    },
    'u8-d': {
      alt: 'The parts of a U8-D in a row, from left to right: mounting plate, base, main board, lens bracket, dust seal, trim ring and dark dome',
      parts: [
        {name: 'Mounting plate', text: 'Three M4 holes on a 90\u00a0mm circle. Back drywall with a board.'},
        {name: 'Base', text: 'Has room for the cable and its plug; the cable hole is 27\u00a0mm.'},
        {name: 'Main board', text: 'Runs three algorithms at once on 2\u00a0TOPS and compresses the 4K recording.'},
        {
          name: 'Lens bracket',
          text: 'Set by hand during installation. Once locked, cleaning the dome will not move it.',
        },
        {name: 'Dust seal', text: 'Keeps dust out. It is not waterproof, so the U8-D is for indoors only.'},
        {name: 'Trim ring', text: 'A bayonet: one turn takes the dome off for cleaning.'},
        {name: 'Dome', text: 'Dark, so no one can tell where the lens points.'},
      ],
    },
    'w3-e': {
      alt: 'The parts of a W3-E in a row, from left to right: foot, back, speaker, main board, lens assembly and front',
      parts: [
        {name: 'Foot', text: 'Stands on a shelf as it is. Three small screws (M3) hold it to a wall or a shelf panel.'},
        {name: 'Back', text: '5\u00a0V inlet, network port and reset hole; the TF card goes in at the side.'},
        {name: 'Speaker', text: 'Speak in the app and be heard in the store, and the other way round.'},
        {name: 'Main board', text: 'Carries the Wi-Fi. Plug in a cable and it switches to wired by itself.'},
        {name: 'Lens assembly', text: '3 megapixels and 110° across: from a corner, all of a small room is in view.'},
        {name: 'Front', text: 'Two infrared lamps behind the panel reach 8\u00a0m (26\u00a0ft) at night.'},
      ],
    },
    b1: {
      alt: 'The parts of a B1 one above the other, from the top: finned lid, frame, copper plate, AI module, main board and bottom plate',
      parts: [
        {name: 'Lid', text: 'The whole lid is the heat sink. No fan, so it draws in no dust.'},
        {
          name: 'Frame',
          text: 'In front, from the left: two network ports, two USB ports that stay empty, and the lights PWR, NET and AI. Behind: the 12\u00a0V inlet, the reset hole and two antennas (not shown).',
        },
        {name: 'Copper plate', text: 'Carries the heat of the chips to the lid.'},
        {name: 'AI module', text: '6\u00a0TOPS analyze four 1080p streams at the same time.'},
        {name: 'Main board', text: 'Two gigabit ports. One is enough; leave the other empty.'},
        {name: 'Bottom plate', text: 'Stands on a shelf, or is fixed by four holes 150\u00a0×\u00a092\u00a0mm apart.'},
      ],
    },
    'ul-8208nh': {
      alt: 'The parts of a UL-8208NH in a slanted row, from bottom left to top right: case, power supply, main board, hard drive, front panel and cover',
      parts: [
        {name: 'Case', text: 'Four rubber feet on a footprint of 260 × 230\u00a0mm.'},
        {
          name: 'Power supply',
          text: 'Inside the case. It also feeds the 90\u00a0W of the PoE ports, so one power cord is all you see.',
        },
        {name: 'Main board', text: 'Eight PoE ports, the network port, HDMI and VGA.'},
        {
          name: 'Hard drive',
          text: 'One drive of 6 or 8\u00a0TB. In a new unit of the same model, it still plays the old recordings.',
        },
        {name: 'Front panel', text: 'Power key, four status lights and two USB ports.'},
        {name: 'Cover', text: 'The vents are in the rear half, so keep the top clear.'},
      ],
    },
  },
  rear: {
    'ul-8232nh':
      'The back of the UL-8232NH has, from left to right, an AC inlet, a power switch, HDMI, VGA and the network port, then vents and a ground screw',
    'ul-7016nh-h1':
      'The back of the UL-7016NH-H1 has, from left to right, an AC inlet, HDMI, VGA and the network port, then vents and a ground screw',
    b1: 'The back of the B1 has two antennas and, between them, the 12\u00a0V DC inlet, the reset hole and a ground screw, with cooling fins above',
    'ul-8208nh':
      'The back of the UL-8208NH has, from left to right, an AC inlet, VGA above HDMI, the uplink port with the reset hole and eight PoE ports in two rows',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
