import type zh from '@site/i18n/zh-CN/copy/downloads/xd';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Get the Store inspection app (Xundiantong)',
    description:
      'The store inspection app for iPhone and Android: screens, permissions, version and platform. Your administrator opens accounts; visits work offline.',
  },
  name: 'Store inspection app',
  sentence:
    'Inspectors use it in the store and managers reply in it, so checks, photos and fixes are all on one phone.',
  shots: {
    title: 'The three screens you use most',
    lead: 'From the stores due today to a closed issue. Tap a screen to enlarge it.',
    list: {
      today: {title: 'Today', text: 'Remote and in-person visits, in order of due date.'},
      check: {title: 'One item at a time', text: 'Picture on top, standard below it, pass or fail with one tap.'},
      issue: {title: 'The life of an issue', text: 'Who saw it, who fixed it and who rechecked, on one record.'},
    },
  },
  screens: {
    tabs: ['Today', 'Stores', 'Issues', 'Me'],
    today: {
      title: 'Today',
      note: 'Thursday · 4 stores',
      stores: [
        {title: 'East Gate', note: 'Visit · was due yesterday', value: 'Late'},
        {title: 'Riverside', note: 'Remote · 18 items', value: 'Today'},
        {title: 'Center Plaza', note: 'Remote · 18 items', value: 'Today'},
        {title: 'North Station', note: 'Visit · 26 items', value: '4 PM'},
        {title: 'College Road', note: 'Remote', value: 'Done'},
      ],
      more: '3 fixes are waiting for your recheck',
    },
    check: {
      title: 'Kitchen',
      note: 'Riverside · item 7 of 18',
      camera: 'Kitchen 2, 11:42 AM',
      item: 'No personal things on counters',
      rule: 'Judge the counter, not the cook',
      previous: 'Last time: fail, fixed after two days',
      buttons: ['Pass', 'Fail'],
      left: '11 to go, about 8 minutes',
    },
    issue: {
      title: 'Issue',
      note: 'Center Plaza · empty cooler',
      camera: 'Drinks aisle, 9:15 AM',
      steps: [
        {title: 'Sent to the manager', note: 'Inspector · 9:18 AM', value: 'By 6 PM'},
        {title: 'Answered with a photo', note: '11:40 AM', value: 'Restocked'},
        {title: 'Recheck passed', note: 'Inspector · remote · 2:02 PM', value: 'Closed'},
        {title: 'Third time this month', note: 'Area manager told'},
      ],
    },
  },
  does: {
    title: 'What it does for you in the store',
    alt: 'Isometric view of a checkout with shelves and a customer paying',
    points: [
      {
        title: 'Follows the checklist for you',
        text: 'Check in at the door, and the app lists what this store is due. Open issues come first, finished items turn gray, and the report cannot be sent while an item is skipped.',
      },
      {
        title: 'Lets you check from your desk',
        text: 'Where the store has cameras, look at the item remotely. The snapshot carries time and position and goes into the item instead of your photo roll.',
      },
      {
        title: 'Gives every issue an owner',
        text: 'A failed item becomes a task: for whom, by when, to what standard. The manager answers with a photo on the spot, and you recheck there, with no extra chat group.',
      },
      {
        title: 'Works without a signal',
        text: 'Tap “Take list along” before you leave. Without a signal you score and take photos as usual, and they upload when you’re back online. A number on the icon shows what is still waiting.',
      },
      {
        title: 'Lets managers check first',
        text: 'Managers do a short, unscored self-check every day. Its one purpose is to fix the easy things before someone comes to look.',
      },
    ],
  },
  permissions: {
    title: 'Permissions it asks for',
    lead: 'The app asks the first time a function needs a permission. You can decline, and you can change either answer in the phone’s settings.',
    rows: [
      {
        label: 'Camera',
        cells: [
          'Photograph the problem and the fix',
          'First press of the shutter',
          'Describe it in words; the photo stays empty',
        ],
      },
      {
        label: 'Location, while in use',
        cells: [
          'Show you were there: check-in, photos, check-out',
          'First check-in',
          'Photograph the storefront and have the manager confirm',
        ],
      },
      {label: 'Notifications', cells: ['Due soon, or sent back', 'End of the first day', 'Look for red dots yourself']},
      {label: 'Microphone', cells: ['Speak to a store from afar', 'Holding the talk button', 'Watch without speaking']},
      {
        label: 'Photos, write only',
        cells: ['Save a report picture', 'You tap Save', 'Read it in the app or send a link'],
      },
    ],
    note: 'The installer declares no access to contacts, texts or call logs. On Android you can verify that under app permissions.',
  },
  facts: {
    title: 'Version and scope',
    works:
      'All functions on platform 6.x. On 5.x you get visits and remote viewing, without the review list for algorithm alerts.',
    who: 'Inspectors, managers and head office staff whose administrator opened an account. There is no self-signup, and people who leave are locked out the same day.',
    changes: [
      'Offline photos send a small version first, so managers see them sooner',
      'A check-in that lands off the mark can request new store coordinates',
      'Text marks stay in place on landscape photos',
    ],
  },
  questions: {
    title: 'Installing and signing in',
    faq: [
      {
        question: 'The sign-in code never arrives. What can I do?',
        answer:
          'Check that the number is the one your administrator entered, then look in blocked messages. After five requests in ten minutes, codes pause for an hour. If you are in a hurry, have the administrator create a one-time code.',
      },
      {
        question: 'Android warns about unknown sources. Is it safe?',
        answer:
          'If you used the button above, yes. Android asks for permission to let the browser install apps; revoke it afterward if you prefer. Never install or update from a file someone posted in a chat.',
      },
      {
        question: 'I am changing phones. Will my unsent checks move over?',
        answer:
          'No. Unsent photos are on the old phone only. Open Me, then Waiting, and let the number reach zero first. Whatever was sent is there when you sign in again.',
      },
      {
        question: 'Our phones are managed. Can IT push it out?',
        answer:
          'Yes. Use the package name with your device management, volume distribution on iOS and the installer on Android. It is the same build as in the app store; there is no special company edition.',
      },
      {
        question: 'Does it run on HarmonyOS NEXT?',
        answer:
          'Systems that cannot run Android installers have no app at present. The web version in the phone’s browser shows tasks and takes answers, but offers neither offline work nor check-in.',
      },
      {
        question: 'How much data does a day use?',
        answer:
          'Visits use data mainly for photos, which are compressed before they are sent. Live video takes the most; a setting keeps high definition to Wi-Fi.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {
        title: 'What the Store inspection app does and how to roll it out',
        note: 'Product',
        href: '/products/xundiantong',
      },
      {title: 'On-site inspection', note: 'Product', href: '/products/store-inspection/on-site'},
      {title: 'Remote inspection', note: 'Product', href: '/products/store-inspection/cloud'},
      {
        title: 'No picture? See whether the camera is online',
        note: 'Troubleshooting',
        href: '/support/troubleshooting/details/t0001',
      },
      {title: 'Desktop client and other apps', note: 'Downloads', href: '/downloads'},
    ],
  },
  trial: {
    title: 'Does your company not have an account yet?',
    text: 'Tell us the number of stores and the first three things to check. Install the app once your trial account is open.',
    trial: 'Start free trial',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
