import type zh from '@site/i18n/zh-CN/copy/home';
import {claimText} from '@site/src/facts/claims';
import {brand} from '@site/src/site/brand';
import type {CopyOf} from '@site/src/site/copy';
import {feet} from '@site/src/site/units';

const edgeChannels = claimText('edgeChannels', 'en');
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const copy = {
  meta: {
    title: 'Store video and people counting for retail chains',
    description: `${brand.nameEn}’s cloud cameras and store AI count visitors, inspect stores remotely and catch register losses. Start with one store and the cameras you have.`,
  },
  hero: {
    title: ['Know how many ', 'walked in today'],
    lead: `${brand.nameEn}’s cloud cameras and store AI count visitors, inspect stores remotely and catch register losses. Start with one store, and keep the cameras you already have.`,
    trial: 'Start free trial',
    see: 'Watch it count',
    privacy:
      'Counting uses head-and-shoulder shapes, and uniform colors if you leave staff out. Counting recognizes no faces and keeps no identities.',
  },
  facts: {
    label: 'Key figures',
    camerasOnline: 'cameras online',
    citiesCovered: 'cities and counties with stores',
    chainBrands: 'chain brands work with us',
    largestCustomerCameras: 'cameras, largest customer',
    asOf: (year: string, month: string) => `As of ${months[Number(month) - 1]} ${year}, platform records`,
  },
  industries: {
    eyebrow: 'By industry',
    title: 'Which industry are you in?',
    line: '6 people in line',
    items: {
      catering: {
        name: 'Restaurants',
        badge: 'Rush hour, counter and dining room',
        title: 'How many people left the line?',
        text: 'In the rush some people see the line and leave. Count them by the minute, with the line and the wait, and know when to add a person.',
        more: 'See the restaurant solution',
        points: [
          {
            title: 'The line',
            text: 'When it passes the length you set, the manager gets a prompt to open another register.',
          },
          {
            title: 'The kitchen',
            text: 'If someone is missing a cap or mask, the manager gets an alert with one picture.',
          },
          {title: 'The tables', text: 'If a table is not cleared in the minutes you set, the manager gets a picture.'},
        ],
      },
      shoesClothing: {
        name: 'Shoes and clothing',
        badge: 'Saturday, fitting rooms',
        title: 'They tried it on. Why didn’t they buy?',
        text: 'Follow shoppers from passing by to entering, stopping, trying on and paying, and fix the step that loses the most, not the window on a hunch.',
        more: 'See the shoe and clothing solution',
        points: [
          {title: 'Entering', text: 'How many people passed the window, and how many came in.'},
          {title: 'Trying on', text: 'Where people stop, and which rack they skip.'},
          {title: 'Staffing', text: 'Customers per associate in the busiest hour.'},
        ],
      },
      medicine: {
        name: 'Pharmacies',
        badge: 'Evening, prescription counter',
        title: 'Is anyone at the prescription counter? How long was it empty?',
        text: 'Alerts and scheduled snapshots show an empty counter or an open refrigerator door. You find the problem before the authorities do.',
        more: 'See the pharmacy solution',
        points: [
          {
            title: 'Counter staffed',
            text: 'If a customer waits at an empty counter longer than you allow, the manager gets an alert.',
          },
          {title: 'Cold cabinet', text: 'If a door is left ajar, you get an alert with one picture.'},
          {title: 'Records', text: 'Checks are captured on schedule, ready to show whenever someone asks.'},
        ],
      },
      automobile: {
        name: 'Auto dealerships',
        badge: 'Saturday, showroom',
        title: 'A buyer walked in. Did anyone say hello?',
        text: 'See the minutes from the door to the first greeting, which cars a visitor looked at and for how long.',
        more: 'See the dealership solution',
        points: [
          {title: 'Greeting', text: 'If a visitor waits too long without being greeted, sales gets a message.'},
          {title: 'Cars', text: 'How many people stopped at each car, and for how long.'},
          {title: 'Service bays', text: 'How long each bay is occupied and how long cars wait.'},
        ],
      },
      fmcg: {
        name: 'Grocery',
        badge: 'Promotion week, at the display',
        title: 'The promotion table is out. Is anyone stopping?',
        text: 'Move the table 3\u00a0m (9.8\u00a0ft) and the number who stop changes. The heat map records every zone by the hour: compare the week before and the week after.',
        more: 'See the grocery solution',
        points: [
          {title: 'Where people stop', text: 'Which shelf they stop at, and for how many seconds.'},
          {title: 'What is on the shelf', text: 'Gaps and misplaced items go straight to the store manager.'},
          {title: 'Set up on time', text: 'See which day the poster went up, without calling the store.'},
        ],
      },
      government: {
        name: 'Government',
        badge: 'Flood season, river sites',
        title: 'Hundreds of sites. Which one needs you first?',
        text: 'Connect cameras of any age and make; rules sort what they see: water above the mark, a blocked lane, smoke. Operators start where action is needed.',
        more: 'See the smart city solution',
        points: [
          {title: 'Connect', text: 'Older cameras join over ONVIF, RTSP or GB/T 28181 and stay where they are.'},
          {title: 'Sort', text: 'Sites that break a rule move to the top of the list.'},
          {title: 'Record', text: 'The log shows who looked and when each event was handled.'},
        ],
      },
    },
  },
  console: {
    eyebrow: 'Web console',
    title: 'See every store in one window',
    lead: 'Yesterday’s figures, the recording of the minute something went wrong, alerts that wait for a person, and tasks.',
  },
  chooser: {
    eyebrow: 'Find your equipment',
    title: 'Tell us the job and we’ll list the devices',
    hint: 'Change any answer and the list updates.',
    sentence: {
      goal: 'I want to',
      door: 'the door is',
      height: 'the lens is',
      existing: 'I have',
      stores: 'and I run',
      comma: ', ',
      end: '.',
    },
    labels: {
      goal: 'What you want to do',
      door: 'Door width',
      height: 'Lens above floor',
      existing: 'What you have',
      stores: 'Number of stores',
    },
    goals: {
      counting: 'count visitors',
      inspection: 'inspect stores remotely',
      lossPrevention: 'catch register losses',
      recording: 'keep recordings',
    },
    door: (meters: number) => `up to ${meters}\u00a0m (${feet(meters)}\u00a0ft) wide`,
    height: (low: number, high: number) => `${low}–${high}\u00a0m (${feet(low)}–${feet(high)}\u00a0ft) up`,
    existing: {cameras: 'cameras already', none: 'no cameras yet'},
    stores: (count: number) => (count === 1 ? '1 store' : `${count} stores`),
    reasons: {
      overDoor: 'Mounts over the door; one covers it',
      twoDoor: 'Two side by side, because one cannot cover the whole door',
      angled: 'No overhead counter fits this door. An angled camera with a B1 can count, but misses people in a crowd',
      angledOwn: 'No overhead counter fits this door. Your cameras can count at an angle, but miss people in a crowd',
      edge: `Connects the cameras you have, up to ${edgeChannels} × 1080p`,
      edgeOverDoor: 'For a camera of yours that looks straight down at the door',
      camera: 'Covers the store over a single cable',
      tillCamera: 'Above the register, with hands and goods in view',
      localRecording: 'Add it to keep recordings in the store',
      recorder: 'Records eight channels on site',
    },
    perStore: (count: number, stores: number) =>
      stores === 1 ? `${count} in all` : `${count} per store, ${count * stores} in all`,
    needed: 'Needed',
    optional: 'Optional',
    either: 'One of the two',
    listFor: (count: number) => (count === 1 ? 'List for 1 store' : `List for ${count} stores`),
    action: 'Send me the list',
  },
  hardware: {
    eyebrow: 'Hardware',
    title: 'Cameras, recorders and edge boxes we design ourselves',
    all: 'All hardware',
    items: {
      camera: {
        kind: 'Cloud camera',
        text: (minutes: number) =>
          `Aim the ball wherever you need it. One cable brings power and data, and the picture is there within ${minutes} minutes of the scan.`,
      },
      box: {
        kind: 'Edge box',
        text: (channels: number) =>
          `Adds new algorithms to the cameras you already have, up to ${channels} channels of 1080p.`,
      },
      recorder: {
        kind: 'Recorder',
        text: (channels: number) =>
          `${channels} channels with 6 or 8\u00a0TB disks. It keeps recording during an internet outage, and you can play everything back later.`,
      },
    },
  },
  news: {
    eyebrow: 'News',
    title: 'What we have been working on',
    all: 'All news',
    heatPair: 'From the left: week after, week before, change',
  },
  promo: {
    title: 'Try it in one store, then decide on the numbers',
    text: 'The Smart Store System puts traffic, inspection, loss prevention and attendance in one place. It works with the cameras you have.',
    trial: 'Start free trial',
    more: 'See the solution',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
