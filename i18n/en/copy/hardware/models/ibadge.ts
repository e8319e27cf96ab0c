import type {ModelCopy} from '@site/src/facts/modelCopy';
import {promises} from '@site/i18n/en/copy/promises';

const copy = {
  meta: {
    title: 'i-badge: recording badge for store staff',
    description:
      'The i-badge clips to a uniform and records conversations so managers can coach: 62\u00a0g (2.2\u00a0oz), 10 hours, a red light while it records. What to settle first.',
  },
  alt: 'i-badge: upright white badge with rounded corners, black upper half with a lens in the middle, name card below, a clip on top',
  line: 'A small badge on the chest that records conversations between staff and customers. A red light shows everyone that it is recording.',
  overview: {
    title: 'Know how customers are really served',
    blocks: [
      {
        title: 'Two microphones, one facing the wearer',
        text: 'One microphone picks up the wearer and the other the person in front, on separate tracks. You can tell who spoke even over store music, and the transcript marks each speaker, with the customer’s words hidden by default.',
      },
      {
        title: 'One charge lasts a shift',
        text: `Two hours of charging lasts ten hours. At 62\u00a0g (2.2\u00a0oz) it does not pull on a firm shirt front; on a thin knit, use a short lanyard. Its 64\u00a0GB holds many days of sound until it goes back to the dock and finds Wi-Fi.`,
      },
      {
        title: 'A red light means it is recording',
        text: `${promises.badgeLight} One press stops both. Off the chest or in the charger it stops by itself, and house rules say where it must be switched off: restrooms, break rooms, meals.`,
      },
      {
        title: 'Managers get the checklist instead of ten hours of audio',
        text: 'The system checks the points you set: greeting, needs asked, offer mentioned. Managers see the results. The audio stays with the wearer, who shares what should be heard.',
      },
    ],
    places: [
      'Counters where staff explain a lot: shoes and apparel, beauty, electronics',
      'Car showrooms, where a sale takes a while; a recording stops after 20 minutes, so press again to go on',
      'Pharmacies: were allergies asked, was usage explained',
    ],
    notFor: [
      'Recording without telling staff and customers: it is unlawful, and we will not support it',
      'Kitchens and stockrooms, where little is said: a camera does more',
      'A body camera running all day: it is built for sound, and pictures are taken by hand',
      'Stores without Wi-Fi: it records, but results wait until it finds a network',
    ],
    uses: [
      {to: 'products.ibadge', text: 'Turns recordings into feedback and coaching'},
      {
        to: 'products.intelligentShopping',
        text: 'For members who check in by choice; badge recordings are never matched with member data',
      },
      {to: 'products.dataDashboard', text: 'Coaching results by store, next to store traffic'},
    ],
  },
  drawing:
    'The clip is 24\u00a0mm (0.9\u00a0in) wide and takes fabric up to 6\u00a0mm (0.24\u00a0in), such as a lapel or a shirt front. An apron strap swings and rustles, so do not clip it there. The badge charges at the lower edge, by USB cable or in a multi-bay charger.',
  survey: {
    lead: 'There is nothing to drill. A badge survey is about people: who wears it, where it charges and who has been told.',
    checks: [
      'Written notice signed by staff: purpose, how long, who listens',
      'Notice boards at the door and at the counter where customers read them',
      'Largest number of people in one shift, plus one in ten as spares',
      'Charger in a place that locks, with Wi-Fi nearby',
      'Uniform fabric strong and thick enough to hold the clip',
      'Places and times with no recording, written into the house rules',
    ],
  },
  faq: [
    {
      question: 'Is it legal to record?',
      answer:
        'Only with notice. Staff consent in writing; customers are told by signs and can ask you to stop, which takes one press. Voices are never used to identify anyone. Laws differ by state and country, so have your counsel read our template first.',
    },
    {
      question: 'What if a customer says no?',
      answer:
        'Press once and the red light goes off. Within a minute after that, hold the key for 5 seconds to delete what was just said. Once deleted it is gone, and the log keeps only the word “deleted” and the time.',
    },
    {
      question: 'Where are recordings kept, and for how long?',
      answer: `${promises.badgeAudio} ${promises.badgeRecordings} Wearers hear their own; others normally hear only what was shared. When a complaint calls for one recording, the manager states the reason, HR agrees, and the wearer is in the room. Each playback is noted.`,
    },
    {
      question: 'Does it work in a noisy store?',
      answer:
        'Face to face within a meter (3.3\u00a0ft), yes. Right under a speaker the transcript drops words, although the recording can still be heard. Near a coffee machine, clip it higher.',
    },
    {
      question: 'What if staff turn it off?',
      answer:
        'The web console shows whether a badge was on that day. How much was recorded is not held against anyone. The badge does not track location and does not work after the shift.',
    },
    {
      question: 'If a badge is lost, does the sound leak?',
      answer:
        'Recordings on it are encrypted, and a computer cannot read them. Disable the badge in the web console, and it erases itself the next time it goes online.',
    },
  ],
  reading: [
    {title: 'Privacy policy', note: 'Policy', href: '/privacy'},
    {title: 'The AI hardware family: four things, four jobs', note: 'Choosing', href: '/products/hardware/ai-hardware'},
  ],
  inquiry: {
    title: 'Try it in one store for a week',
    text: 'Tell us your industry and how many people work a shift. We bring notice templates, a checklist of points and the badges.',
  },
} satisfies ModelCopy;

export default copy;
