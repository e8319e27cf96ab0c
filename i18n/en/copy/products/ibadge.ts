import type zh from '@site/i18n/zh-CN/copy/products/ibadge';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'i-badge service',
    description:
      'Worn, switched on, red light: only then it records. Check a greeting against five phrases, keep the good ones for coaching, and know who may listen.',
  },
  banner: {
    title: 'i-badge service',
    text: 'Your best associate cannot train everybody. Keep a minute of how she does it, and let the others hear it.',
  },
  lights: {
    eyebrow: 'When it records',
    title: 'Red means recording, and nothing else does',
    lead: 'The wearer starts it and the wearer stops it. The customer can see the light and hears a tone at the start.',
    alt: 'A badge clipped to a collar, with a lens on top and a photo and number on the front',
    states: {
      online: {
        light: 'steady blue',
        title: 'Online, not recording',
        text: 'Walking, stocking, chatting: nothing is kept. In the dock it is uploading or done.',
      },
      recording: {
        light: 'steady red',
        title: 'Recording sound',
        text: 'Press once to start, press again to stop. Sound only; the lens is off by default.',
      },
      lowBattery: {
        light: 'slow amber',
        title: 'Battery low',
        text: 'It saves the conversation in progress and then stops by itself.',
      },
      charging: {
        light: 'slow green',
        title: 'Charging and uploading',
        text: 'Recordings upload only while it charges, so the store’s bandwidth is free during the day.',
      },
      noPower: {light: 'dark', title: 'Off', text: 'For breaks, meals and the restroom: switch it off.'},
    },
  },
  review: {
    eyebrow: 'One conversation',
    title: 'Five phrases: how many were said, and what changes when it gets loud',
    lead: 'The list is yours; the shorter, the better. Unclear never counts as unsaid, and no setting changes that.',
    badge: 'Sample conversation',
    where: 'Surroundings',
    surroundings: {quiet: 'Quiet store', noisy: 'Music and a crowd', dialect: 'Strong accent'},
    lines: [
      'Hi there. Just looking, or after something?',
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
    hidden: 'Gray at the left is the customer. The transcript hides those words by default and marks only who spoke.',
    lost: '(not clear, not judged)',
    listTitle: 'This conversation',
    phrases: {
      greet: 'Greets without pushing',
      ask: 'Asks one question about the need',
      reason: 'Gives a reason with the pick',
      care: 'Explains care',
      invite: 'Offers the membership once',
    },
    states: {heard: 'heard', unclear: 'unclear', missing: 'not heard'},
    score: (heard: number, judged: number) => `${heard} said of ${judged} that could be judged`,
    advice: {
      quiet: 'What is missing is the membership. No lecture needed: play her a colleague who asks it in passing.',
      noisy:
        'With music up, two phrases are lost. Turn the speaker down or clip the badge higher before you talk about lists.',
      dialect:
        'An accent is mostly fine; a dialect is not. Give this one to a manager who speaks it, not to an algorithm.',
    },
  },
  coaching: {
    eyebrow: 'Coaching with it',
    title: 'Once a week, one clip each, fifteen minutes',
    lead: 'Scores make people switch a badge off. So we only pick what went well: each week everyone gets one good clip and one thing to try.',
    device: 'Badge specifications',
    week: [
      {
        when: 'Monday',
        title: 'Pick one thing',
        text: 'This week only “a reason with the pick.” The other four are noted and not discussed.',
      },
      {
        when: 'Tuesday to Friday',
        title: 'Listen to yourself',
        text: 'Associates hear their own recordings the same day and can mark any of them “do not use.” Marked ones never reach the manager.',
      },
      {
        when: 'Saturday',
        title: 'Share one',
        text: 'Each person picks a clip to share. With their agreement, the best go into the library of good calls.',
      },
      {
        when: 'Sunday meeting',
        title: 'Listen together',
        text: 'Two clips, a minute each. Nobody is criticized by name and nobody is ranked.',
      },
    ],
  },
  access: {
    eyebrow: 'Who may listen',
    title: 'A recording is not open to whoever is curious',
    corner: 'Who',
    columns: ['Hear recordings', 'See list results', 'Add to good calls', 'Erase'],
    rows: [
      {name: 'The wearer', cells: ['Own', 'Own', 'Decides', 'Same day; later on request']},
      {name: 'Store manager', cells: ['What wearers share', 'Own store', 'Not for others', 'No']},
      {name: 'Trainer', cells: ['Good calls only', 'Without names', 'Selects and trims', 'No']},
      {name: 'Head office', cells: ['No', 'Totals by store', 'No', 'No']},
      {name: 'Customer', cells: ['On request', 'Not concerned', 'Not concerned', 'May demand it']},
    ],
    note: 'When a complaint calls for one recording, the manager states why, HR agrees, and the wearer is in the room. Each playback is logged.',
  },
  figures: {
    title: 'Does it last all day?',
    lead: 'It lasts a shift, not two. Where you run two shifts, have two badges per position and charge them in turn.',
    battery: {
      unit: 'hours',
      meaning: 'on a full charge',
      note: (hours: number) => `Charges in about ${hours} hours; figure from the model’s data sheet`,
    },
    microphones: {unit: 'mics', meaning: 'one near, one far', note: 'The near one favors the wearer’s voice'},
    weight: {unit: 'g', meaning: 'on the collar', note: 'Too much for a thin knit, so use a short lanyard'},
  },
  sheet: {
    eyebrow: 'A voice is personal data',
    title: 'Staff agree, customers know, and only then',
    lead: 'Recording laws differ widely. This is how we do it; it does not replace your counsel.',
    rows: [
      {
        term: 'Purpose',
        text: 'Better service and training for new people. Not attendance, not pay cuts, not dismissal, and no reading of emotions: the EU AI Act forbids that at work, and we do it nowhere.',
      },
      {
        term: 'Employees',
        text: 'Written notice and consent, and the right not to wear one. Declining touches neither pay nor shifts nor reviews, and leaves no blank in the results. In China, staff discussion and announcement come first.',
      },
      {
        term: 'Customers',
        text: 'A notice at door and register, a red light, a tone. If a customer says “please don’t,” one press stops it and erases what was recorded.',
      },
      {
        term: 'All-party consent',
        text: 'California, Florida, Washington and other states require everyone’s consent to record a conversation; in Germany, recording private speech without it can be a crime. There, ask and get a yes first, or leave recording off and use the next line.',
      },
      {
        term: 'Without recording',
        text: 'A manager or colleague stands by and ticks the same five phrases on a phone. Results land in the same table, with no sound.',
      },
      {
        term: 'What it never does',
        text: 'No voiceprints, no identifying customers, no match with member data, no training of models for anyone else.',
      },
      {
        term: 'Retention',
        text: 'Recordings nobody picked are erased after 30 days, or sooner if you set it so. Good calls come down when the person leaves or withdraws.',
      },
      {
        term: 'Storage',
        text: 'Encrypted on the badge, then sent while charging to servers in your region. After that the badge is cleared.',
      },
    ],
  },
  questions: {
    title: 'What operations and HR ask',
    faq: [
      {
        question: 'Does it record all day?',
        answer:
          'No. It takes a press to start, and a recording stops by itself after 20 minutes. There is no remote start, neither for head office nor for the manager.',
      },
      {
        question: 'How well does it understand?',
        answer:
          'In a quiet store, with standard speech and the badge above the chest, most short phrases are judged. Music, lines, dialects and masks make it worse. We quote no percentage because it varies by store; recount twenty of your own conversations before deciding.',
      },
      {
        question: 'What if staff hate it?',
        answer:
          'Do not roll it out to everyone. Let two or three volunteers try it for four weeks with full control of their recordings. If they would not go on, stop. Turn it into a penalty tool and the red lights go dark within a month.',
      },
      {
        question: 'Does it work in a store without Wi-Fi?',
        answer:
          'It records; 64 GB holds many days of sound. Uploading needs Wi-Fi, which can be at your regional office.',
      },
      {
        question: 'What does it cost in bandwidth?',
        answer:
          'An hour of compressed speech is about 15 MB. Two hours a day per person go up at night while it charges.',
      },
      {
        question: 'If a badge is lost, are the recordings exposed?',
        answer:
          'Storage is encrypted and unreadable on another computer. Disable it in the console, and it wipes itself when it next comes online.',
      },
      {
        question: 'It has a lens. Does it film?',
        answer:
          'This service does not use it. The lens is off by default, and turning it on takes both head office and the wearer. For photos of displays, see on-site inspection.',
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
      {title: 'Offline after a router change', note: 'Troubleshooting', href: '/support/troubleshooting/details/t0003'},
    ],
  },
  inquiry: {
    title: 'Tell us five phrases you want to hear',
    text: 'We turn them into short ones a badge can recognize, and add samples of the staff notice and the sign for the door.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
