import type {ModelCopy} from '@site/src/facts/modelCopy';

const copy = {
  meta: {
    title: 'i-badge for store staff',
    description:
      'i-badge clips to a uniform and keeps what is said at the counter, so managers can coach. 62 g, 10 hours, a red light while it records. What to settle first.',
  },
  alt: 'i-badge: upright white badge with rounded corners, black upper half with a lens in the middle, name card below, a clip on top',
  line: 'A small badge on the chest that records conversations between staff and customers. While it records, a red light tells everyone.',
  overview: {
    title: 'Is the pitch any good? Listen instead of guessing.',
    blocks: [
      {
        title: 'Two microphones, one turned to the wearer',
        text: 'One takes the person wearing it, the other the person in front, on separate tracks. Even over store music you can tell who spoke, and the transcript says whose turn it was, with the customer’s words hidden by default.',
      },
      {
        title: 'A shift on one charge',
        text: 'Two hours of charging lasts ten hours. At 62 g it does not pull on the collar. Sixty-four gigabytes holds the day; on the charger it uploads over Wi-Fi and wipes itself.',
      },
      {
        title: 'Red light means recording',
        text: 'Light and recording share one circuit; software cannot switch the light off. One press stops both. Off the chest or in the charger it stops by itself, and house rules say where it must be stopped.',
      },
      {
        title: 'The manager gets the checklist, not ten hours',
        text: 'The system checks the points you set: greeting, needs asked, offer mentioned. Managers see the results; the sound stays with the wearer, who shares what should be heard.',
      },
    ],
    places: [
      'Counters where staff explain a lot: shoes and clothing, beauty, electronics',
      'Car showrooms, where a whole deal is one conversation',
      'Pharmacies: were allergies asked, was usage explained',
    ],
    notFor: [
      'Recording without telling staff and customers: unlawful, and we will not support it',
      'Kitchens and stockrooms, where little is said: a camera does more',
      'A body camera running all day: it is built for sound, pictures are taken by hand',
      'Stores without Wi-Fi: it records, but results wait until it finds a network',
    ],
    uses: [
      {to: 'products.ibadge', text: 'Where recordings turn into feedback and coaching'},
      {
        to: 'products.intelligentShopping',
        text: 'For members who check in by choice; badge recordings are never matched with member data',
      },
      {to: 'products.dataDashboard', text: 'Execution by store, next to store traffic'},
    ],
  },
  drawing:
    'The clip is 24 mm wide and takes fabric up to 6 mm: lapel, apron strap, shirt front. It charges at the lower edge, by USB cable or in a multi-bay charger.',
  survey: {
    lead: 'Nothing to drill. A badge survey is about people: who wears it, where it charges, who has been told.',
    checks: [
      'Written notice signed by staff: purpose, how long, who listens',
      'Notice boards at the door and at the counter where customers read them',
      'Largest number of people in one shift, plus one in ten as spares',
      'Charger in a place that locks, with Wi-Fi next to it',
      'Uniform fabric and thickness hold the clip',
      'Places and times with no recording, written into the house rules',
    ],
  },
  faq: [
    {
      question: 'Is it legal to record?',
      answer:
        'Only with notice. Staff consent in writing; customers are told by signs and can ask for it to stop, which is one press. Voices are never used to identify anyone. Laws differ by state and country, so have counsel read our template first.',
    },
    {
      question: 'A customer says no. Then what?',
      answer:
        'Press once and the red light goes off. The wearer deletes what was said a moment ago with a long press on the badge; once deleted it is gone, and the log keeps only the word “deleted” and the time.',
    },
    {
      question: 'Where are recordings kept, and for how long?',
      answer:
        'On the badge until they reach your storage, then the badge copy goes. Those nobody selects delete themselves after 30 days, or sooner if you say so. Wearers hear their own, others only what was shared, and each playback is noted.',
    },
    {
      question: 'Does it work in a noisy store?',
      answer:
        'Face to face within a meter, yes. Right under a speaker the transcript drops words, although the recording can still be heard. Near a coffee machine, clip it higher.',
    },
    {
      question: 'What if staff switch it off?',
      answer:
        'The back office shows whether a badge was on that day; how much was recorded is not held against anyone. It does not track location and does not work after the shift.',
    },
    {
      question: 'If a badge is lost, does the sound leak?',
      answer:
        'Recordings on it are encrypted and a computer cannot read them. Disable that badge in the back office and it empties itself the next time it goes online.',
    },
  ],
  reading: [
    {title: 'The badge service: from recording to better shifts', note: 'Product', href: '/products/ibadge'},
    {title: 'Privacy policy', note: 'Policy', href: '/privacy'},
    {title: 'The AI hardware family: four things, four jobs', note: 'Choosing', href: '/products/hardware/ai-hardware'},
  ],
  inquiry: {
    title: 'Wear it in one store for a week',
    text: 'Tell us your trade and the people on a shift. We bring notice templates, a checklist of points and the badges.',
  },
} satisfies ModelCopy;

export default copy;
