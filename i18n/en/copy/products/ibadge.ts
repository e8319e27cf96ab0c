import type zh from '@site/i18n/zh-CN/copy/products/ibadge';
import {promises} from '@site/i18n/en/copy/promises';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'i-badge service: coach from real conversations',
    description:
      'The wearer starts each recording and a red light shows it. Check a greeting against five phrases, keep good ones for coaching, and decide who may listen.',
  },
  banner: {
    title: 'i-badge service',
    text: 'Your best associate can’t train everyone in person. Record a minute of how she serves a customer, and the whole team can learn from it.',
  },
  lights: {
    eyebrow: 'When it records',
    title: 'It records only when the light is red',
    lead: 'The wearer starts it and the wearer stops it. The customer can see the light and hears a tone at the start.',
    alt: 'An i-badge on the chest of an employee’s blue uniform, a lens in its upper half and a name card below',
    states: {
      online: {
        light: 'steady blue',
        title: 'Online, not recording',
        text: 'The light is blue while the badge is on Wi-Fi and not recording. In the dock it uploads, and stays blue during the upload and after it.',
      },
      recording: {
        light: 'steady red',
        title: 'Recording sound',
        text: 'Press once to start and again to stop. It records sound only; the lens is off by default.',
      },
      lowBattery: {
        light: 'slow amber',
        title: 'Battery low',
        text: 'It saves the conversation in progress and then stops by itself.',
      },
      charging: {
        light: 'slow green',
        title: 'Charging',
        text: 'In the dock, with Wi-Fi, the light turns blue and it uploads. While worn, it stays off the store’s bandwidth.',
      },
      noPower: {
        light: 'dark',
        title: 'Not recording',
        text: 'It is off, empty, or on standby away from Wi-Fi: while the wearer walks, stocks shelves or chats, nothing is kept. Switch it off for breaks, meals and the restroom.',
      },
    },
  },
  worn: {
    title: 'Worn on the chest, about the size of a business card',
    lead: 'Clip it between the second and third button, about 30\u00a0cm (12\u00a0in) from the mouth.',
    rules: [
      {
        title: 'Clip it to the fabric',
        text: 'The clip takes fabric up to 6\u00a0mm (0.24\u00a0in). There is no pin and no hole.',
      },
      {title: 'Not on a strap', text: 'Straps swing, and the microphones record the rustle.'},
      {title: 'Face out', text: 'The customer sees the light and the name, which is part of telling them.'},
    ],
  },
  review: {
    eyebrow: 'One conversation',
    title: 'Which of five phrases were said, and what noise does to the result',
    lead: 'You write the list, and a short one works best. If the audio is unclear, the phrase isn’t marked as missed. You can’t turn this off.',
    badge: 'Sample conversation',
    where: 'Surroundings',
    surroundings: {quiet: 'Quiet store', noisy: 'Music and a crowd', dialect: 'Strong accent'},
    lines: [
      'Hi there. Just looking, or can I help you find something?',
      '……',
      'How far does she walk on a normal day? High instep?',
      '…………',
      'Try this pair then: soft upper, firm heel, steady on a long walk.',
      '……!',
      'Keep it out of hot water and let it dry in the shade.',
      '…',
    ],
    wearer: 'Associate:',
    customer: 'Customer, words hidden:',
    hidden:
      'The bubbles with dots only are the customer. The transcript hides those words by default and marks only who spoke.',
    lost: '(unclear, so not judged)',
    listTitle: 'This conversation',
    phrases: {
      greet: 'Greets without pushing',
      ask: 'Asks one question about the need',
      reason: 'Gives a reason with the pick',
      care: 'Explains care',
      invite: 'Offers the membership once',
    },
    states: {heard: 'heard', unclear: 'unclear', missing: 'not heard'},
    score: (heard: number, judged: number) => `Judged ${judged} phrases, heard ${heard}`,
    advice: {
      quiet: 'Only the membership is missing. Play her a recording of a colleague who asks about it in passing.',
      noisy:
        'With the music up, two phrases are lost. Turn the speaker down or clip the badge higher before you talk about the list.',
      dialect:
        'It handles most accents, but a dialect defeats it. Give this recording to a manager who speaks the dialect.',
    },
  },
  coaching: {
    eyebrow: 'How to coach with it',
    title: 'Fifteen minutes a week, one clip per person',
    lead: 'People who feel scored switch the badge off. So start with what went well: each week, everyone gets one good clip and one thing to try.',
    device: 'Badge specifications',
    week: [
      {
        when: 'Monday',
        title: 'Pick one thing',
        text: 'This week, work only on “a reason with the pick.” The other four are noted and not discussed.',
      },
      {
        when: 'Tuesday to Friday',
        title: 'Listen to your own',
        text: 'Associates hear their own recordings once the dock has uploaded them and can mark any of them “do not use.” Marked ones never reach the manager.',
      },
      {
        when: 'Saturday',
        title: 'Share one',
        text: 'Each person picks a clip to share. With their agreement, the best ones go into the sample library.',
      },
      {
        when: 'Sunday meeting',
        title: 'Listen together',
        text: 'Play two clips, a minute each. Criticize no one by name and rank no one.',
      },
    ],
  },
  access: {
    eyebrow: 'Who may listen',
    title: 'Who may hear a recording',
    corner: 'Who',
    columns: ['Hear recordings', 'See list results', 'Add to samples', 'Erase'],
    rows: [
      {name: 'The wearer', cells: ['Own', 'Own', 'Decides', 'Same day; later on request']},
      {name: 'Store manager', cells: ['What wearers share', 'Own store', 'Cannot add other people’s', 'No']},
      {name: 'Trainer', cells: ['Samples only', 'Without names', 'Selects and trims', 'No']},
      {name: 'Head office', cells: ['No', 'Totals by store', 'No', 'No']},
      {name: 'Customer', cells: ['On request', 'Not concerned', 'Not concerned', 'May demand it']},
    ],
    note: 'When a complaint calls for one recording, the manager states the reason, HR agrees, and the wearer is in the room. Each playback is logged.',
  },
  figures: {
    title: 'Does it last all day?',
    lead: 'It lasts one shift. If you run two, have two badges per position and charge them in turn.',
    battery: {
      unit: 'hours',
      meaning: 'on a full charge',
      note: (hours: number) => `Charges in about ${hours} hours; figure from the model’s data sheet`,
    },
    microphones: {unit: 'mics', meaning: 'one near, one far', note: 'The near one favors the wearer’s voice'},
    weight: {unit: 'g', meaning: 'on the chest', note: 'Too heavy for a thin knit, so use a short lanyard'},
  },
  sheet: {
    eyebrow: 'A voice is personal data',
    title: 'Staff agree and customers know before it records',
    lead: 'Recording laws differ widely. This list says how the service works and does not replace legal advice.',
    rows: [
      {
        term: 'Purpose',
        text: 'It improves service and trains new people. It is not for attendance, pay cuts or dismissal. It reads no emotions in any country; in the EU, the AI Act forbids that at work.',
      },
      {
        term: 'Employees',
        text: 'Employees get written notice, give consent, and may decline to wear one. Declining affects neither pay nor shifts nor reviews, and leaves no blank in the results. In China, staff discussion and announcement come first.',
      },
      {
        term: 'Customers',
        text: 'Customers see a notice at the door and register and a red light, and hear a tone. If a customer says “please don’t,” one press stops it, and holding the key for five seconds within a minute erases what was recorded.',
      },
      {
        term: 'All-party consent',
        text: 'California, Florida, Washington and other states require everyone’s consent to record a conversation; in Germany, recording private speech without it can be a crime. There, ask and get a yes first, or leave recording off and use the method in the next row.',
      },
      {
        term: 'Without recording',
        text: 'A manager or colleague stands by and checks off the same five phrases on a phone. The results go into the same table, with no sound.',
      },
      {
        term: 'What it never does',
        text: 'It makes no voiceprints, identifies no customers, matches nothing with member data and trains no models for anyone else.',
      },
      {
        term: 'Retention',
        text: `${promises.badgeRecordings} Samples come down when the person leaves or withdraws.`,
      },
      {
        term: 'Storage',
        text: `${promises.badgeAudio} ${promises.badgeTranscript}`,
      },
    ],
  },
  questions: {
    title: 'Questions from operations and HR',
    faq: [
      {
        question: 'Does it record all day?',
        answer:
          'No. It takes a press to start, and a recording stops by itself after 20 minutes. Neither head office nor the manager can start it remotely.',
      },
      {
        question: 'How well does it understand?',
        answer:
          'In a quiet store, with standard speech and the badge worn high on the chest, it can judge most short phrases. Music, lines, dialects and masks make it worse. We quote no percentage because it varies by store; check twenty of your own conversations before deciding.',
      },
      {
        question: 'What if staff don’t want it?',
        answer:
          'Don’t roll it out to everyone then. Let two or three volunteers try it for four weeks with full control of their recordings, and stop if they would not continue. If it becomes a tool for penalties, people stop switching it on within a month.',
      },
      {
        question: 'Does it work in a store without Wi-Fi?',
        answer:
          'Yes, it records; 64\u00a0GB holds many days of sound. Uploading needs Wi-Fi, which can be at your regional office.',
      },
      {
        question: 'How much bandwidth does it need?',
        answer:
          'An hour of compressed speech is about 15\u00a0MB. Two hours a day per person are uploaded while the badge charges in the dock.',
      },
      {
        question: 'If a badge is lost, are the recordings exposed?',
        answer:
          'Storage is encrypted and unreadable on another computer. Disable the badge in the console, and it wipes itself when it next comes online.',
      },
      {
        question: 'It has a lens. Does it film?',
        answer:
          'No. This service does not use the lens. It is off by default, and turning it on takes both head office and the wearer. For photos of displays, see on-site inspection.',
      },
      {
        question: 'How much work is it to roll out?',
        answer:
          'Setting up one badge takes about 10 minutes. Allow at least a week before the first recording, because written notice, signatures and the signs for customers come first. After that, a coach needs fifteen minutes a week, and each person chooses one clip.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'i-badge: size, battery, lights', note: 'Device', href: '/products/hardware/ibadge'},
      {
        title: 'On-site inspection: photos, scores, follow-up',
        note: 'Product',
        href: '/products/store-inspection/on-site',
      },
      {title: 'No recording or no transcript', note: 'Troubleshooting', href: '/support/troubleshooting/details/t0510'},
    ],
  },
  inquiry: {
    title: 'Tell us five phrases you want to hear',
    text: 'We shorten them so that the badge can recognize them, and add samples of the staff notice and the sign for the door.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
