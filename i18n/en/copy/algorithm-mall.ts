import type zh from '@site/i18n/zh-CN/copy/algorithm-mall';
import {algorithms} from '@site/src/facts/algorithms';
import {promises as facts} from '@site/src/facts/promises';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Algorithm store: pick the three to five checks you need',
    description:
      'More than thirty store algorithms for people, safety, hygiene, goods and vehicles. See what each one checks, where it runs and when it makes mistakes.',
  },
  banner: {
    title: `${algorithms.length} algorithms: watch one before you pick it`,
    text: 'Most stores use three to five.',
    choose: 'Pick the first in four steps',
  },
  /** One camera's picture with the results of three algorithms. */
  hero: {title: 'One U8 runs three', stop: 'Stopped', customer: 'Customer', people: (count: number) => `${count}`},
  filter: {
    label: 'Filter algorithms',
    bar: 'Groups of algorithms',
    place: 'Runs on',
    all: 'All',
    groups: {
      people: {
        name: 'People and dwell time',
        text: `Counted, not recognized; no review needed. The temporary number is deleted ${facts.visitNumber.minutes} minutes after the last sighting.`,
      },
      safety: {
        name: 'Safety',
        text: 'A person in a closed area, a post left empty, and smoke, fire and falls.',
      },
      hygiene: {
        name: 'Hygiene and dress',
        text: 'What an inspector looks at first: caps, masks, floors, tables and, after closing, the corners.',
      },
      goods: {
        name: 'Merchandise and checkout',
        text: 'Empty facings, missing displays, items that were not scanned, and a drawer that opens without a sale.',
      },
      vehicles: {
        name: 'Docks and vehicles',
        text: 'Boxes that are thrown, forklifts near people, cars where they block, and bays that are free or taken.',
      },
    },
    only: 'Only these',
    whole: (count: number) => `All ${count}`,
    places: {counter: 'Counting camera', ume: 'U8 / U9', box: 'B1'},
    count: (count: number) => (count === 1 ? '1 algorithm' : `${count} algorithms`),
    reset: 'Clear filters',
  },
  item: {
    anywhere: 'Any of the three devices',
    first: 'Good first pick',
    more: 'Details',
    details: (title: string) => `Details: ${title}`,
    sends: 'Sends:',
    outputs: {
      numbers: 'Head counts and seconds, no picture',
      grid: 'A grid, no picture',
      shares: 'Shares of routes, no picture',
      event: 'Time and place; the clip when you open it',
      still: 'A snapshot to confirm, one after the fix',
    },
    limits: 'Limits:',
    confirm: 'A person confirms',
    auto: 'No review needed',
    trial: 'Try this algorithm',
  },
  legend: [
    {look: 'alert', term: 'Red: ', text: 'to review'},
    {look: 'counted', term: 'Blue: ', text: 'counted'},
    {look: 'leaving', term: 'Orange: ', text: 'leaving'},
    {look: 'seen', term: 'White: ', text: 'detected'},
  ],
  devices: 'U8 and U9 are cameras that run several algorithms; a B1 is a box that does it for other cameras',
  none: {text: 'No algorithm matches these filters.', reset: 'Show all'},
  items: {
    'overhead-counting': {
      title: 'Overhead counting',
      text: 'Counts heads from straight above. Turning back at the line does not count.',
      condition: 'Made for doors up to 3\u00a0m (9.8\u00a0ft) wide; test first on glossy floors.',
    },
    'stereo-counting': {
      title: 'Stereo counting',
      text: 'Two lenses measure height, so children, strollers and baskets are told apart.',
      condition: 'Needs headroom; measure first if banners hang above the door.',
    },
    'staff-exclusion': {
      title: 'Staff exclusion',
      text: 'Leaves out employees going in and out, by uniform color or by time.',
      condition: 'The uniform has to look different from what customers wear.',
    },
    'group-counting': {
      title: 'Groups',
      text: 'Counts a family that enters together as one group: one chance to sell.',
      condition: 'More than two seconds apart are two groups; you can set up to four.',
    },
    'queue-length': {
      title: 'Line length',
      text: 'Counts who waits and how long; alerts you at a limit.',
      condition: 'Keep it all in view; split it at a corner.',
    },
    'dwell-time': {
      title: 'Dwell time',
      text: 'Tells looking from passing by, by how long people stay.',
      condition: 'Undercounts when the zone is packed.',
    },
    'heat-map': {
      title: 'Heat map',
      text: 'Adds up where people stand: busy and ignored areas.',
      condition: 'Compare a store only with itself.',
    },
    'zone-occupancy': {
      title: 'Occupancy',
      text: 'Counts who is seated or waiting now; warns at a limit.',
      condition: 'Misses people behind a pillar.',
    },
    'cross-lens-path': {
      title: 'Cross-camera paths',
      text: 'Links one visit across cameras by a temporary number.',
      condition: 'Mixes up people dressed alike.',
    },
    'shelf-stop': {
      title: 'Stops at a shelf',
      text: 'Counts who passes, who stops and who reaches.',
      condition: 'Mount 2–4\u00a0m (6.6–13\u00a0ft) away, at an angle.',
    },
    intrusion: {
      title: 'Intrusion',
      text: 'Alerts you when someone enters a zone while it is armed.',
      condition: 'Disarm it on time, or the cleaners set it off every day.',
    },
    loitering: {
      title: 'Loitering',
      text: 'Alerts you when someone stays outside a door or by an ATM longer than you set.',
      condition: 'People waiting for a ride count too, so do not set the time too short.',
    },
    crowding: {
      title: 'Crowding',
      text: 'Alerts you when too many people stay in one spot for too long.',
      condition: 'Mount it high; at eye level the front row hides the rest.',
    },
    fall: {
      title: 'Fall',
      text: 'Alerts you when a person goes down and stays still.',
      condition: 'Someone tying a shoe can set it off, so a person has to look.',
    },
    'smoke-fire': {
      title: 'Smoke and flame',
      text: 'Alerts you to smoke or fire that keeps growing in the picture.',
      condition: 'Not for steamy kitchens; does not replace detectors and sprinklers.',
    },
    smoking: {
      title: 'Smoking',
      text: 'Spots a hand at the mouth together with something like a cigarette.',
      condition: 'Drinking looks similar; works best within 5\u00a0m (16.5\u00a0ft).',
    },
    'blocked-exit': {
      title: 'Blocked exit',
      text: 'Alerts you when something is left in an exit or fire corridor and not moved soon.',
      condition: 'Allow time for unloading.',
    },
    'empty-post': {
      title: 'Empty post',
      text: 'Alerts you when a register, desk or guard post is empty for the minutes you set.',
      condition: 'Crouching looks like absence; do not go below two minutes.',
    },
    'cap-missing': {
      title: 'No chef’s cap',
      text: 'Spots someone in the kitchen or near open food without a chef’s cap.',
      condition: 'Misses a white cap against a white wall; a darker background helps.',
    },
    'mask-missing': {
      title: 'No mask',
      text: 'Spots a missing mask, or one under the chin, where masks are required.',
      condition: 'Skips profiles and lowered heads.',
    },
    uniform: {
      title: 'Uniform',
      text: 'Spots someone on duty without this season’s uniform or apron.',
      condition: 'Register each season’s new uniform.',
    },
    rodent: {
      title: 'Rodents',
      text: 'Spots small shadows along the wall in infrared after lights-out.',
      condition: 'Cannot see under cabinets: no sightings do not prove there are none.',
    },
    'wet-floor': {
      title: 'Wet floor',
      text: 'Spots water on the floor of an aisle or in produce.',
      condition: 'Unreliable on glossy or dark floors: reflections.',
    },
    'trash-overflow': {
      title: 'Overflowing trash',
      text: 'Tells you when a bin is full or bags pile up beside it.',
      condition: 'The opening of the bin has to be visible.',
    },
    'table-cleared': {
      title: 'Table not cleared',
      text: 'Tells you when a table is not cleared in time.',
      condition: 'Shared tables and leftovers need a second look.',
    },
    'shelf-gap': {
      title: 'Shelf gaps',
      text: 'Shows which facings are empty, and since when.',
      condition: 'Waits while a shopper blocks the view.',
    },
    'display-check': {
      title: 'Display check',
      text: 'Checks that the promotional display is up and in the right place.',
      condition: 'Needs one reference picture for each campaign.',
    },
    'scan-count': {
      title: 'Missed scans',
      text: 'Flags receipts that list fewer items than crossed the counter.',
      condition: 'Undercounts stacked items, so a person decides.',
    },
    'drawer-open': {
      title: 'Drawer open, no sale',
      text: 'Flags a cash drawer that opens with no transaction around it.',
      condition: 'Needs register data; log shift counts beforehand.',
    },
    'box-drop': {
      title: 'Rough handling',
      text: 'Flags boxes that are thrown, kicked or dropped.',
      condition: 'Fast handling looks similar; review the clip.',
    },
    'fire-lane-parking': {
      title: 'Parked in the fire lane',
      text: 'Alerts you when a vehicle stays in the marked area longer than you set.',
      condition: 'Sees the vehicle only; it does not read plates.',
    },
    'forklift-person': {
      title: 'Forklift too close',
      text: 'Alerts you when someone walks within the danger distance of a moving forklift.',
      condition: 'Mount it overhead, and add one at rack corners.',
    },
    'bay-occupied': {
      title: 'Bay in use',
      text: 'Shows whether a service bay or dock is free or occupied, and for how long.',
      condition: 'A car the color of the floor takes a few seconds longer to detect.',
    },
  },
  inquiry: {
    title: 'Can’t find the one you need?',
    text: 'Describe the problem and the site. We tell you whether it can be done, how many pictures it takes, and how well it would work.',
    trial: 'Start free trial',
    contact: 'Ask for an algorithm',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
