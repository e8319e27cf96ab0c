import type zh from '@site/i18n/zh-CN/copy/demos/stage';
import type {CopyOf} from '@site/src/site/copy';
import {metersAndFeet} from '@site/src/site/units';

const people = (count: number): string => `${count} ${count === 1 ? 'person' : 'people'}`;

const why = (difference: number): string =>
  difference === 0
    ? 'Entries: right on the number so far'
    : difference > 0
      ? `Entries: ${people(difference)} short, and why`
      : `Entries: ${people(-difference)} too many, and why`;

const copy = {
  badge: 'Simulation',
  play: 'Play',
  pause: 'Pause',
  loading: 'Loading',
  failed: 'It did not load. Try again',
  honest: 'The people and figures on this page are simulated. They say nothing about measured accuracy.',
  attach: 'Send these settings with my inquiry',
  noRules: 'none',
  hints: {
    line: 'Drag either end of the line',
    zone: 'Drag a corner of the box',
    keys: ', or press arrow keys: left and right along the door, up and down into the store, Shift for larger steps',
  },
  handle: (name: string, x: string, y: string) =>
    `${name}, ${metersAndFeet(x)} across, ${metersAndFeet(y)} deep. Left and right move it along the door, up and down into the store and out: 10\u00a0cm (4\u00a0in) each, 50\u00a0cm (20\u00a0in) with Shift`,
  seconds: (value: number) => `${value} s`,
  meters: (value: string) => metersAndFeet(value),
  beside: (counted: number, real: number) => (counted === real ? String(real) : `${counted} (really ${real})`),
  pair: (label: string, value: string) => `${label}: ${value}`,
  sentence: (parts: readonly string[]) => `${parts.join(', ')}.`,
  mounts: {overhead: 'Over the door', corner: 'In the corner'},
  measures: {dwell: 'Stops', presence: 'Stops and passing'},
  rules: {shelf: 'Empty shelf', cap: 'No cap'},
  reasons: {
    hidden: 'Hidden by a shelf',
    merged: 'Two people seen as one',
    outside: 'Outside the picture',
    beside: 'Walked past the end of the line',
    again: 'Crossed the line again',
  },
  noMiss: 'None missed yet',
  controls: {
    mount: 'Where the camera is mounted',
    measure: 'What the colors measure',
    rules: 'Rules to check',
    crowd: {label: 'Traffic', text: (value: number) => `${value} people a minute`},
    inside: {label: 'Guests in the room', text: (value: number) => `up to ${value}`},
    slip: {label: 'Missed scans', text: (value: number) => `1 item in ${value}`},
    from: {label: 'Alert from', text: (value: number) => `${value} unscanned`},
    service: {label: 'Time per customer', text: (value: number) => `${value} s`},
    limit: {label: 'Call a colleague at', text: (value: number) => `${value} waiting`},
    grace: {label: 'Send a task after', text: (value: number) => `${value} s`},
    height: {label: 'Lens height', text: (value: number) => metersAndFeet(value.toFixed(1))},
  },
  labels: {
    in: 'In {count}',
    out: 'Out {count}',
    miss: {hidden: 'Hidden by a shelf', merged: 'Two seen as one', outside: 'Outside the picture'},
    seconds: '{count} s',
    items: '{scanned} of {passed} scanned',
    unscanned: 'Not scanned',
    followed: 'Same person',
    rules: {shelf: 'Empty shelf', cap: 'No cap'},
  },
  modes: {
    counting: {
      title: 'Move the line and watch it count',
      text: 'Where the line is and where the camera is mounted change the number. The list shows who was missed.',
      alt: 'Illustration: a convenience store with a counting line on the floor by the door; shoppers are boxed as they cross, entries and exits counted apart',
      ends: {a: 'Blue end of the counting line', b: 'Orange end of the counting line'},
      figures: {real: 'Really came in', counted: 'Counted in', out: 'Counted out', inside: 'Inside'},
      insideSince: (atOpening: number) => `Inside, ${atOpening} at opening`,
      bars: 'Entries; each bar is 20 seconds of this demo',
      why,
    },
    overhead: {
      title: 'From above you see only heads and shoulders',
      text: 'The lower the lens, the narrower the door it covers, and people at the edge fall outside. Try different heights.',
      alt: 'Illustration: a lens above the door of a convenience store looks straight down; the floor it covers is framed',
      ends: {a: 'Blue end of the counting line', b: 'Orange end of the counting line'},
      above: 'What the lens sees: heads and shoulders, no faces',
      figures: {real: 'Really came in', counted: 'Counted in', out: 'Counted out', covered: 'Width at shoulder height'},
      why,
    },
    heat: {
      title: 'The longer they stand, the warmer the floor',
      text: 'Each patch of floor adds up the seconds people stood on it. Drag the box to see its share.',
      alt: 'Illustration: the floor of a convenience store colored by how long shoppers stood there, orange where they stayed longest; a box frames the promotion island',
      ends: {a: 'Front left corner of the box', b: 'Back right corner of the box'},
      figures: {share: 'Share of dwell time', area: 'Share of the floor', seconds: 'In the box', total: 'In the store'},
    },
    journey: {
      title: 'One person, two lenses',
      text: 'Blue means lens 1 sees the person; orange means lens 2 has taken over. On the dotted stretch neither does, and clothing and timing connect the path. Tap a person.',
      alt: 'Illustration: the path of one shopper through a convenience store, handed from one camera to the other; the color says which camera saw it',
      ends: {a: '', b: ''},
      next: 'Follow someone else',
      lenses: ['What lens 1 sees', 'What lens 2 sees'],
      figures: {
        lens: 'Seen by',
        handovers: 'Handovers',
        seen: 'Lens 1 + lens 2, s',
        unseen: 'Seen by neither',
        lenses: ['Lens 1', 'Lens 2'],
        none: 'Neither',
        gone: 'Left the store',
      },
    },
    checkout: {
      title: 'Items that passed, items that were scanned',
      text: 'Items that cross the counter are compared with the receipt. If they don’t match, a person reviews the video. It plays at 3 times real speed.',
      alt: 'Illustration: the register of a convenience store; the checkout zone is framed and items crossing the counter are compared with those scanned',
      ends: {a: '', b: ''},
      marked: (shown: number, all: number) =>
        all > shown
          ? `Latest ${shown} of ${all} alerts`
          : all > 0
            ? `${all} ${all === 1 ? 'alert' : 'alerts'} for a person to review`
            : 'No alerts yet',
      alert: (number: number, time: string) => `Sale ${number}, ${time}`,
      compared: (passed: number, scanned: number) => `${passed} passed, ${scanned} scanned`,
      sale: (number: number) => `Sale ${number} in progress, not counted yet`,
      waiting: 'Waiting for the next customer',
      goods: ['Shampoo', 'Orange juice', 'Green tea', 'Cookies', 'Mineral water', 'Chocolate'],
      scanned: 'Scanned',
      unscanned: 'Not scanned',
      waits: 'Waiting',
      figures: {passed: 'Items passed', scanned: 'Items scanned', sales: 'Sales finished', alerts: 'To review'},
    },
    queue: {
      title: 'How long the line is, and who walked away',
      text: 'Boxed people are waiting, and the label shows for how long. When the line stays past the orange mark, a colleague is called to the register.',
      alt: 'Illustration: people wait in line at the register of a convenience store, each labeled with the seconds waited; an orange mark shows the length that raises a call',
      ends: {a: '', b: ''},
      calling: 'Past the mark: call a colleague to the register',
      calm: (calls: number) => `Line is fine; ${calls} ${calls === 1 ? 'call' : 'calls'} so far`,
      curve: 'People waiting over the last two minutes',
      limit: (people: number) => `Alert at ${people}`,
      figures: {length: 'Waiting', longest: 'Longest wait', mean: 'Average wait', gaveUp: 'Walked away'},
    },
    inspection: {
      title: 'A rule fails, a person confirms, a task goes out',
      text: 'Shoppers empty the shelf, or the clerk takes the cap off. A rule that fails long enough goes to a person. Once confirmed, a task goes out, and whoever assigned it closes it after the fix.',
      alt: 'Illustration: in a convenience store a shelf and the head of the clerk are framed for checking; the frames turn red when a rule fails, and a task goes out once a person confirms',
      ends: {a: '', b: ''},
      none: 'No tasks yet',
      ticket: (number: number, rule: string) => `Task ${number}: ${rule}`,
      tasks: {
        shelf: 'Please refill the third shelf, then take a picture',
        cap: 'Please put the cap back on at the register',
      },
      openSince: (seconds: number) => `Open for ${seconds} s`,
      closed: 'Fixed, closed by whoever assigned it',
      figures: {
        stock: 'Left on the shelf',
        cap: 'Cap',
        open: 'Open tasks',
        all: 'Tasks so far',
        on: 'On',
        off: 'Off',
      },
    },
  },
} satisfies CopyOf<typeof zh>;

export default copy;
