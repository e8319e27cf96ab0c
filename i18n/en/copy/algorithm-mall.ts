import type zh from '@site/i18n/zh-CN/copy/algorithm-mall';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Algorithm store',
    description:
      'More than thirty store algorithms for people, safety, hygiene, goods and vehicles, each with what it checks, where it runs and when it is wrong.',
  },
  banner: {
    title: 'A store needs three or four, not all of them',
    text: 'Start from the problem, then pick the algorithm. Each one says when it does poorly, so you can decide before you pay.',
  },
  filter: {
    label: 'Filter algorithms',
    group: 'What for',
    place: 'Where it runs',
    all: 'All',
    groups: {
      people: 'People and dwell time',
      safety: 'Safety',
      hygiene: 'Hygiene and dress',
      goods: 'Merchandise and checkout',
      vehicles: 'Vehicles and bays',
    },
    places: {counter: 'Counting camera', ume: 'UME camera', box: 'B1 box', cloud: 'Cloud'},
    count: (count: number) => (count === 1 ? '1 algorithm' : `${count} algorithms`),
    reset: 'Clear filters',
  },
  item: {
    runsOn: 'Runs on',
    condition: 'When it does poorly',
    confirm: 'A person confirms',
    auto: 'Counts by itself',
    trial: 'Try this algorithm',
  },
  none: {text: 'No algorithm matches this choice.', reset: 'Show all'},
  choose: {
    eyebrow: 'How to choose',
    title: 'Begin with the one thing that costs you sleep',
    points: [
      {
        title: 'Name one problem',
        text: 'Write down what cost you most last month. Find the algorithm for it and start with that one only.',
      },
      {
        title: 'See where your cameras are',
        text: 'If one already sees that spot, a box is enough. If none does, talk about adding one.',
      },
      {
        title: 'Run it two weeks and count',
        text: 'How many alerts, how many for nothing, how many missed. Put the three numbers side by side and decide.',
      },
      {
        title: 'Only then add the second',
        text: 'A B1 takes up to four 1080p channels, one algorithm at a time on each, switched by schedule if you like. Check for a free place before you add.',
      },
    ],
    alt: 'Cloud, edge box and store as three layers: an algorithm may run on any of them',
  },
  items: {
    'overhead-counting': {
      title: 'Overhead counting',
      text: 'Counts heads and shoulders from straight above; crossing the line counts, turning back does not.',
      condition: 'Doors up to three meters; try it first over a glossy floor.',
    },
    'stereo-counting': {
      title: 'Stereo counting',
      text: 'Two lenses measure height, so children, strollers and baskets are told apart.',
      condition: 'Needs headroom; measure first where banners hang.',
    },
    'staff-exclusion': {
      title: 'Staff exclusion',
      text: 'Leaves out employees who go in and out, by uniform color or a tag they wear.',
      condition: 'The uniform has to differ from what customers wear.',
    },
    'group-counting': {
      title: 'Groups',
      text: 'A family that enters together is one group, which makes conversion fair.',
      condition: 'More than two seconds apart becomes two groups.',
    },
    'queue-length': {
      title: 'Queue length',
      text: 'How many stand in line and for how long; says when to open another register.',
      condition: 'The whole line has to be in view; draw two parts around a corner.',
    },
    'dwell-time': {
      title: 'Dwell time',
      text: 'How long people stay in a zone: passing by or looking.',
      condition: 'A packed zone is undercounted.',
    },
    'heat-map': {
      title: 'Heat map',
      text: 'Stacks up where people stand, to show which floor is warm and which is cold.',
      condition: 'Compare a store with itself; be careful comparing two stores.',
    },
    'zone-occupancy': {
      title: 'Occupancy',
      text: 'How many people are in the seats, fitting area or waiting area now; warns at a limit.',
      condition: 'People behind a pillar are not seen.',
    },
    'cross-lens-path': {
      title: 'Path across cameras',
      text: 'Which cameras one visit passed, from the door to the shelf to the register.',
      condition: 'People dressed alike get mixed up; the number expires on leaving.',
    },
    'shelf-stop': {
      title: 'Stops at a shelf',
      text: 'How many pass, how many stop, how many reach for something.',
      condition: 'The camera has to look at an angle, two to four meters from the shelf.',
    },
    intrusion: {
      title: 'Intrusion',
      text: 'Someone enters a zone while it is armed.',
      condition: 'Disarm on time, or the cleaners set it off every day.',
    },
    loitering: {
      title: 'Loitering',
      text: 'The same person stays outside a door or by an ATM longer than set.',
      condition: 'People waiting for a ride count too; do not set it too short.',
    },
    crowding: {
      title: 'Crowding',
      text: 'Too many people on one patch for too long.',
      condition: 'Look down on it; at eye level the front row hides the rest.',
    },
    fall: {
      title: 'Fall',
      text: 'A body goes flat and stays still.',
      condition: 'Tying a shoe can set it off; a person has to look.',
    },
    'smoke-fire': {
      title: 'Smoke and flame',
      text: 'Smoke or fire that keeps growing in the picture.',
      condition: 'No substitute for detectors and sprinklers; not for steamy kitchens.',
    },
    smoking: {
      title: 'Smoking',
      text: 'A hand to the mouth together with something like a cigarette.',
      condition: 'Drinking looks similar; best within five meters.',
    },
    'blocked-exit': {
      title: 'Blocked exit',
      text: 'Something was left in an exit or fire corridor and not taken away soon.',
      condition: 'Set an allowance for unloading.',
    },
    'empty-post': {
      title: 'Empty post',
      text: 'Nobody at the register, reception or guard post for the minutes you set.',
      condition: 'Crouching looks like absence; do not go below two minutes.',
    },
    'cap-missing': {
      title: 'No cap',
      text: 'Someone in the kitchen or by open food wears no cap.',
      condition: 'A white cap against a white wall gets missed; a darker background helps.',
    },
    'mask-missing': {
      title: 'No mask',
      text: 'A mask is missing or under the chin where it is required.',
      condition: 'Profiles and lowered heads are skipped until the face turns.',
    },
    uniform: {
      title: 'Uniform',
      text: 'Someone on duty lacks this season’s uniform or the apron.',
      condition: 'Teach it again when the season changes.',
    },
    rodent: {
      title: 'Rodents',
      text: 'Small shadows along the wall in infrared, after lights-out.',
      condition: 'Blind under cabinets; not seen does not mean not there.',
    },
    'wet-floor': {
      title: 'Wet floor',
      text: 'Water on the floor of an aisle or the produce area.',
      condition: 'Unreliable on glossy or dark floors, where reflections look like water.',
    },
    'trash-overflow': {
      title: 'Overflowing trash',
      text: 'The bin is full, or bags pile up beside it.',
      condition: 'The opening of the bin has to be visible.',
    },
    'table-cleared': {
      title: 'Table not cleared',
      text: 'Guests left minutes ago and the table is still full.',
      condition: 'Shared tables and boxed leftovers need a look.',
    },
    'shelf-gap': {
      title: 'Shelf gaps',
      text: 'How many facings are empty, and since when.',
      condition: 'While a shopper blocks the view it waits.',
    },
    'display-check': {
      title: 'Display check',
      text: 'Is the promotional display there, and in the right place?',
      condition: 'Take one reference picture for each campaign.',
    },
    'scan-count': {
      title: 'Missed scans',
      text: 'Items handed over and items on the receipt do not match.',
      condition: 'Stacked items are undercounted; a person decides.',
    },
    'drawer-open': {
      title: 'Drawer without sale',
      text: 'The drawer opens with no transaction around it.',
      condition: 'Needs register data; log shift counts beforehand.',
    },
    'box-drop': {
      title: 'Rough handling',
      text: 'Boxes are thrown, kicked or dropped.',
      condition: 'Fast handling looks similar; review the clip.',
    },
    'fire-lane-parking': {
      title: 'Parked in the fire lane',
      text: 'A vehicle stands in the marked area longer than set.',
      condition: 'Sees the vehicle only; does not read plates.',
    },
    'forklift-person': {
      title: 'Forklift too close',
      text: 'Someone walks within the danger distance of a moving forklift.',
      condition: 'Mount it overhead; add one at rack corners.',
    },
    'bay-occupied': {
      title: 'Bay in use',
      text: 'Whether a service bay or dock is free or taken, and for how long.',
      condition: 'A car the color of the floor takes a few seconds longer.',
    },
  },
  questions: {
    title: 'Asked before buying',
    faq: [
      {
        question: 'How is it priced?',
        answer:
          'Per algorithm and camera channel, by month or year. A channel that runs several by schedule is charged for those that are on at the same time. Prices are in the quote and depend on the number of stores.',
      },
      {
        question: 'Can we turn one on for the peak season only?',
        answer:
          'Yes. Algorithms are switched on the platform at any time; nobody touches the device. One that is off makes no new data, and earlier reports stay.',
      },
      {
        question: 'Can we bring a model of our own?',
        answer:
          'Yes, on a B1. Format and compute limits are on the open platform; we run a security check first, then you enable it in your own stores.',
      },
      {
        question: 'How many can one camera run?',
        answer:
          'Three at once on the UME-8 series, six on the UME-9. K3, the H series and Fmix-D only count people and measure where they stay. The E3-X draws a counting line and a heat zone by itself; for anything else, and for other ordinary cameras, a box or the cloud does it.',
      },
      {
        question: 'Will an update change results overnight?',
        answer:
          'A new version goes to three of your stores first. You see old and new side by side and decide when the rest follow; you can go back.',
      },
      {
        question: 'Who is responsible when it is wrong?',
        answer:
          'Where it says “A person confirms,” the system points something out and does nothing else: no penalty, no alarm call. Please do not connect it to anybody’s pay.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {
        title: 'Object recognition: how far it reaches',
        note: 'Technology',
        href: '/technology/ai-technology/object-recognition',
      },
      {
        title: 'Three ways to define an entry rate',
        note: 'Industry',
        href: '/news/industry/entry-rate-three-definitions',
      },
      {title: 'B1 support', note: 'Model', href: '/support/model/b1'},
    ],
  },
  inquiry: {
    title: 'The one you need is not here?',
    text: 'Describe the problem and the site. We say plainly whether it can be done, how many pictures it takes, and how good it would be.',
    trial: 'Start free trial',
    contact: 'Ask for an algorithm',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
