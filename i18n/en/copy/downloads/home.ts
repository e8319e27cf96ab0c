import type zh from '@site/i18n/zh-CN/copy/downloads/home';
import {promises} from '@site/i18n/en/copy/promises';
import {brand} from '@site/src/site/brand';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: `Get the ${brand.nameEn} Home app for your cameras`,
    description:
      'The app for home cameras: look in, talk, share with family and see who watched. For iPhone and Android, with permissions, matching models and Wi-Fi help.',
  },
  name: `${brand.nameEn} Home`,
  sentence: 'Check on home, say you are almost there, and put the phone away.',
  shots: {
    title: 'Three screens are all you need',
    lead: 'Look in, decide who else may look, and see who did. All other settings stay out of the way.',
    list: {
      rooms: {title: 'Home', text: 'One tile for each room. Sound starts when you open one.'},
      family: {title: 'Family', text: 'Who sees which room, and who may play back, one line each.'},
      log: {title: 'Who looked', text: `The same list for everyone. ${promises.auditTrail}`},
    },
  },
  screens: {
    tabs: ['Home', 'Playback', 'Family', 'Me'],
    rooms: {
      title: 'My home',
      note: '2 cameras online',
      living: 'Living room, 6:04 PM',
      door: 'Hallway, 6:04 PM',
      row: {title: 'Not while we are in', note: 'Living room · by home Wi-Fi', value: 'On'},
    },
    family: {
      title: 'Family',
      note: '5 people',
      rows: [
        {title: 'Mom', note: 'All rooms · live and playback', value: 'Manages'},
        {title: 'Dad', note: 'All rooms · live and playback'},
        {title: 'Grandma', note: 'Hallway only', value: 'Live'},
        {title: 'Cleaner', note: 'Informed, cannot watch', value: 'None'},
        {title: 'Invite someone', note: 'They have to accept'},
      ],
    },
    log: {
      title: 'Who looked',
      note: 'Today',
      rows: [
        {title: 'Dad, hallway', note: 'Live · 2 minutes', value: '5:46 PM'},
        {title: 'Mom, living room', note: 'Live · 40 seconds', value: '3:20 PM'},
        {title: 'Grandma, hallway', note: 'Live · 1 minute', value: '11:08 AM'},
        {title: 'New phone signed in', note: 'Mom · verified', value: '9:32 AM'},
        {title: 'Living room paused', note: 'Someone came home', value: '7:10 AM'},
      ],
    },
  },
  does: {
    title: 'What the app does',
    alt: 'A round ceiling camera for the home, the W3-S',
    points: [
      {
        title: 'A quick glance',
        text: 'The app opens with still tiles and connects when you tap one. Lock the phone and the stream stops, so nothing drains battery or data in the background.',
      },
      {
        title: 'Hold to talk',
        text: 'Models with a speaker let you answer. The camera chimes first so that people in the room know a voice is coming.',
      },
      {
        title: 'Alerts you when something moves',
        text: 'Choose an area and hours. A cat moves two hundred times a day, so you may want alerts for the hallway only. Each spot alerts you at most once every ten minutes.',
      },
      {
        title: 'Playback works like a calendar',
        text: 'Colored stretches mark movement; drag to one and watch it. Save the part you need to your phone before the card overwrites it.',
      },
      {
        title: 'Remove the camera from your account before you move or sell it',
        text: 'Removing it wipes the camera and ends your access at once. A secondhand camera that was never removed refuses its new owner.',
      },
    ],
  },
  permissions: {
    title: 'Permissions it asks for, and what happens if you decline',
    lead: 'You can decline any line below, and the app still opens.',
    rows: [
      {label: 'Camera', cells: ['Scan the label', 'Adding a camera', 'Copy the serial number by hand']},
      {
        label: 'Local network, nearby Wi-Fi',
        cells: [
          'Tell a new camera your Wi-Fi',
          'During setup',
          'Use a cable where there is a port; Wi-Fi-only models cannot join',
        ],
      },
      {label: 'Microphone', cells: ['Talk to the room', 'Holding the talk button', 'Listen only']},
      {label: 'Notifications', cells: ['Movement at the door', 'You switch an alert on', 'No banner; the log has it']},
      {
        label: 'Photos, write only',
        cells: ['Save a clip', 'You tap Save to phone', 'It stays on the card until you are home'],
      },
    ],
    note: 'Android may call nearby Wi-Fi “location.” The app does not collect your location and cannot read the photos you already have.',
  },
  facts: {
    title: 'What it works with, and for whom',
    works:
      'A platform separate from the one for stores, so 5.x and 6.x do not apply here. Cameras need firmware 6.0; older ones are offered the update first.',
    who: 'Anyone with a phone number or an e-mail address. Children under 14 need a guardian’s consent. Ask the other adults at home before you put up a camera.',
    changes: [
      'The family list says when each person last looked',
      'Repeated alerts within ten minutes are merged',
      'Talk no longer goes silent after changing Wi-Fi',
    ],
  },
  questions: {
    title: 'Help with setup',
    faq: [
      {
        question: 'Setup hangs when joining Wi-Fi. Why?',
        answer:
          'Check the Wi-Fi name, 2.4 or 5\u00a0GHz with WPA2, and make sure the password has no stray space. Routers that isolate guests or block unknown devices cause this too. Hold reset until the light turns slow amber, and try again.',
      },
      {
        question: 'Should I give family my password?',
        answer:
          'No. Invite them under Family and let them accept with an account of their own. The log then shows them instead of you, and you can take back one person’s access alone.',
      },
      {
        question: 'I lost my phone. Can a stranger see my home?',
        answer:
          'Not if you act right away: sign in on another device, open Signed-in devices and remove the lost phone, which ends its access on the spot. You can also lock the app with a fingerprint, your face or six digits.',
      },
      {
        question: 'Does it work when I travel abroad?',
        answer:
          'Yes, but slower, so begin with the smooth setting. The region of your account is fixed when you sign up and does not follow you, so recordings never move to another country because you traveled.',
      },
      {
        question: 'Does the app cost anything?',
        answer:
          'No, and neither does watching live or from your own card. Cloud storage is a separate service that stays off until you order it. You see the price and how to stop it before you do.',
      },
      {
        question: 'Can I watch on TV?',
        answer:
          'There is no TV version. iPhone and Android can cast the screen, but everyone in front of the TV will see your home.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'Which camera for which room', note: 'Product', href: `/${brand.slug}-home`},
      {title: 'ukid for classrooms and kids', note: 'Product', href: '/ukid'},
      {title: 'All cloud cameras', note: 'Devices', href: '/products/cloud-camera'},
      {title: 'After changing the router', note: 'Troubleshooting', href: '/support/troubleshooting/details/t0003'},
      {title: 'Gaps in recordings', note: 'Troubleshooting', href: '/support/troubleshooting/details/t0101'},
    ],
  },
} satisfies CopyOf<typeof zh>;

export default copy;
