import type zh from '@site/i18n/zh-CN/copy/solutions/smart-city';
import {claims, claimText, formatClaim} from '@site/src/facts/claims';
import type {CopyOf} from '@site/src/site/copy';
import {monthAndYear} from '@site/src/site/englishDates';

const largest = formatClaim('largestCustomerCameras', 'en');
const provinces = formatClaim('provinces', 'en');
const outlets = claimText('serviceOutlets', 'en');
const asOf = `As of ${monthAndYear(claims.largestCustomerCameras.asOf)}`;

const copy = {
  meta: {
    title: 'Smart city video and AI for public agencies',
    description:
      'AI alerts for depots, rivers, energy sites and villages, on your agency’s own video platform over GB/T 28181. With an equipment list and acceptance tests.',
  },
  banner: {
    title: 'Public safety video, on your agency’s own platform',
    text: 'Your sites are spread out, and your staff is small. AI watches for smoke in a depot, dumping on a riverbank, intruders at an energy site or water over a village road. You send people when something happens.',
    alt: 'Illustration: a small-town crossroads with towers, low buildings and trees, cameras on street lamps and a few cars',
    trial: 'Start free trial',
    more: 'See how it connects',
  },
  statement: {
    before: 'We connect your devices, detect events and maintain the system. Pictures, records and decisions stay on ',
    marked: 'your agency’s platform',
    after: ', and we keep no copy.',
    aside:
      'Public projects run on premises: platform, storage and algorithms are in your server room or government cloud. You open remote access when you need us and close it afterward. Every session is logged.',
  },
  seen: {
    title: 'What three typical events look like',
    events: {
      'smoke-fire': {
        title: 'Smoke in a warehouse',
        text: 'A box beside the racks is on fire, and smoke rises. The duty room sees it a little earlier. You still need smoke detectors.',
      },
      crowding: {
        title: 'A crowd outside the stores',
        text: 'People fill the space by the doors and stay. The system counts heads and recognizes no one. The duty officer decides whether to send someone.',
      },
      'trash-overflow': {
        title: 'Trash beside the bins',
        text: 'Bags pile up on the ground, with litter around them. Sanitation gets a snapshot, and another from the same camera after the cleanup.',
      },
    },
  },
  parts: {
    label: 'The four parts of this page',
    nav: {
      emergency: {name: 'Emergency management', text: 'Depots, exits, smoke and fire'},
      ecology: {name: 'Rivers and forests', text: 'Water level, smoke, dumping'},
      energy: {name: 'Unstaffed energy sites', text: 'Solar, switchgear and charging'},
      countryside: {name: 'Villages', text: 'Gates, halls, drying yards'},
    },
    labels: {
      columns: {seen: 'What the camera sees', told: 'Who gets the alert'},
      weakLabel: 'Where it falls short',
      devicesLabel: 'On site',
    },
    emergency: {
      title: 'Emergency management: depots and exits',
      lead: 'Depots for relief supplies, hazardous goods or frozen food are unattended most of the time. When someone comes, it is often too late.',
      alt: 'Illustration: a warehouse with tall racks of boxes, a forklift at work, two people sorting at a table and two more checking stock',
      events: [
        {
          seen: 'Smoke or flames for several seconds in a row',
          told: 'The duty room, and the warehouse keeper by phone',
        },
        {
          seen: 'Goods blocking a fire exit or a roll-up door',
          told: 'The warehouse keeper, then the supervisor if still there after thirty minutes',
        },
        {
          seen: 'Someone walking in the forklift lane',
          told: 'Everyone on site, by loudspeaker; only the count is kept',
        },
        {seen: 'Someone inside after closing', told: 'The guard or the police, whoever is responsible'},
      ],
      weak: 'Steam, dust and low sun can look like smoke or fire. Cameras do not replace smoke detectors or the fire panel. They only help someone see trouble a little sooner.',
    },
    ecology: {
      title: 'Rivers and forests: water level, smoke, dumping',
      lead: 'Two people on bikes patrol miles of riverbank. Dumpers come when no one is there.',
      alt: 'Illustration: a bridge over a river, a camera pole with a speaker on the bank, a gauge in the water, dumped bags ashore and woods on the far side',
      marks: ['Gauge', 'Dumping spot', 'Edge of the woods'],
      events: [
        {
          seen: 'A vehicle stops at a known spot and drops something',
          told: 'The town sanitation team, with the ten seconds before and after',
        },
        {seen: 'A patch of floating debris', told: 'The river office, in one daily report per stretch of river'},
        {
          seen: 'Water above the mark on the gauge',
          told: 'The water duty desk, which checks it against the level sensor',
        },
        {
          seen: 'A column of smoke over the trees',
          told: 'The forest watch; a person confirms before a crew goes out',
        },
      ],
      weak: 'Fog and rainy nights hide the far bank. Ordinary cameras see smoke above the trees but no fire underground. Measuring temperature takes thermal cameras, which we do not sell.',
    },
    energy: {
      title: 'Energy sites: fences, cabinets, charging bays',
      lead: 'One crew looks after thirty solar farms, battery-swap stations, switchgear rooms and charging lots. It drives two hours for a five-minute look.',
      alt: 'Illustration: three rows of solar panels, power cabinets and a battery container inside a fence, a line on the ground outside it, and two cars under a charging canopy',
      marks: ['Solar panels', 'Power cabinet', 'Fence line'],
      events: [
        {
          seen: 'A person inside the fence without a work order',
          told: 'The intruder, by loudspeaker, then the control center',
        },
        {seen: 'A cabinet door open too long', told: 'The crew lead, who checks the work order'},
        {seen: 'No hard hat on site', told: 'The person in charge; one picture is kept'},
        {seen: 'Smoke at a charging bay', told: 'The station manager and the duty phone, at the same time'},
      ],
      weak: 'Cameras cannot see dirt or hot spots on solar panels; those take a dedicated inspection. In a power outage, cameras need the site’s UPS. Without one there is no picture.',
    },
    countryside: {
      title: 'Villages: gates, halls, drying yards',
      lead: 'Most villages already have cameras. Keeping them working and acting on what they show is harder, so install fewer and maintain each one.',
      alt: 'Illustration: a village gate, an ancestral hall, houses and a pond, grain spread on a drying yard, and camera poles along the road',
      marks: ['Gate', 'Hall', 'Yard'],
      events: [
        {
          seen: 'Water above the curb on a low stretch of road',
          told: 'The neighborhood officer and the village loudspeaker',
        },
        {seen: 'Open flames in a hall or an old house', told: 'The caretaker and the village fire team'},
        {seen: 'A yard or crossroads blocked too long', told: 'Village staff, who go there and clear it'},
        {
          seen: 'A device offline for over a day',
          told: 'The maintenance team; repairs are reviewed monthly',
        },
      ],
      weak: 'Upload bandwidth in villages is often below 10\u00a0Mbit/s, so recordings stay there and are fetched when needed. Cameras point away from yards and windows. Whatever still comes into view is masked.',
    },
  },
  access: {
    eyebrow: 'How it connects',
    title: 'Cameras in, data up the line, all over GB/T 28181',
    lead: 'GB/T 28181 is the Chinese standard for public video networks. You keep your platform and the cameras you already have.',
    drawing: {
      alt: 'Diagram: a dashed frame is your agency’s network; in it from the top a video platform and an access gateway, joined to existing platforms, edge boxes and new cameras; above the frame, a higher-level platform connects to yours',
      owner: 'Your agency’s network',
      upper: 'Higher-level platform',
      platform: 'Your video platform',
      gateway: 'Access gateway',
      existing: 'Existing devices',
      cameras: 'New cameras',
      edge: 'Edge boxes',
      cascade: 'Cascade',
      register: 'SIP and RTP',
      alerts: 'Events only',
    },
    points: [
      {
        title: 'You assign the IDs',
        text: 'Twenty-digit device codes follow your district and your rules. We enter them exactly as you list them.',
      },
      {
        title: 'Old and new together',
        text: 'Devices that support the standard register directly. The access gateway converts those that have only ONVIF or RTSP. Where you want AI, add an edge box for every four channels.',
      },
      {
        title: 'Either kind of network',
        text: 'On a dedicated video network, nothing leaves that network. Sites on the internet use leased lines or a VPN, after they pass your security review.',
      },
      {
        title: 'After an outage',
        text: 'TF cards and recorders on site keep recording. Afterward your platform can fetch what it missed.',
      },
    ],
    more: 'Details of GB/T 28181 access',
  },
  boundaries: {
    title: 'Cameras in public places: where the law draws the line',
    lead: 'We work within these limits, and you can write them into the contract.',
    limits: {
      title: 'What we do not do',
      items: [
        'Sell, rent out or take away any picture or data from a project.',
        'Match faces in crowds, read emotions or score individuals.',
        'Issue penalties automatically. A person reviews each event, and the false-alarm rate is published monthly.',
        'Film inside hotel rooms, dormitories, showers, restrooms, locker rooms or lactation rooms, or through windows.',
      ],
    },
    law: {
      title: 'What the operator has to observe',
      items: [
        'China’s PIPL, article 26: cameras in public places must be necessary for public security and marked with clear signs. Pictures serve public security only; any other use needs each person’s separate consent.',
        'The regulation on public-security video systems: builder, manager and user each have duties, systems are registered, and video is kept for at least thirty days.',
        'Viewing and exporting take permission and a set procedure, and both are logged. No one else may look.',
        'Outside mainland China your local law applies; in Europe, GDPR and its law-enforcement counterpart.',
      ],
    },
  },
  acceptance: {
    eyebrow: 'Tender and acceptance',
    title: 'Five measures for your bid documents',
    lead: 'You set the targets. The table says how to test them fairly.',
    columns: ['Measure', 'How to test it', 'Who checks, and how', 'What people argue about'],
    rows: [
      {
        label: 'Online rate',
        cells: [
          'Thirty days in a row, from platform logs',
          'Supervisor and maintenance team, together',
          'Whether power outages and cut fibers count',
        ],
      },
      {
        label: 'Hits and misses of events',
        cells: [
          'Thirty staged scenes of each kind, by day and by night',
          'A third party, on site',
          'Accuracy without the miss rate, which means nothing',
        ],
      },
      {
        label: 'Time from event to alert',
        cells: [
          'Ten runs; the slowest one counts',
          'By stopwatch, ignoring system time',
          'Whether it ends at the phone or at the platform',
        ],
      },
      {
        label: 'Complete recordings',
        cells: [
          'Twenty random channels, one day each',
          'Second by second, for gaps',
          'Whether video uploaded later counts',
        ],
      },
      {
        label: 'Ownership of data',
        cells: [
          'Inspect storage, accounts and logs',
          'Your own IT department',
          'Maintenance accounts, which must end on acceptance day',
        ],
      },
    ],
    note: 'If the bid asks for GB 35114, tell us the level. We answer in writing, model by model, and say where the answer is no.',
  },
  estimate: {
    eyebrow: 'Your numbers',
    title: 'How many trips and hours could you save?',
    lead: 'You need not drive to every site that a screen shows clearly. The others still need a visit. The starting values describe one township.',
    fields: {
      points: {label: 'Sites to patrol', short: 'sites', unit: 'sites'},
      rounds: {label: 'Visits to each site per week', short: 'visits a week', unit: 'visits'},
      distance: {label: 'Average distance to a site', short: 'kilometers a site', unit: 'km'},
      minutes: {label: 'Time per visit, travel included', short: 'minutes a visit', unit: 'minutes'},
      share: {label: 'Share you can check on a screen', short: 'share on screen', unit: '%'},
      review: {label: 'Time to check a site on a screen', short: 'minutes on screen', unit: 'minutes'},
    },
    results: {
      trips: {label: 'Fewer trips per month', short: 'Trips', prefix: '', unit: 'trips'},
      hours: {label: 'Saved per month', short: 'Hours', prefix: '', unit: 'hours'},
      distances: {label: 'Less driving per month', short: 'Distance', prefix: '', unit: 'km'},
    },
    nothing: 'With these entries, checking on a screen takes as long as going there.',
    caveat:
      'Most of the time you save goes into problems you had not seen before, so do not plan on fewer people. Poles, power and network are not included.',
  },
  installed: {
    title: 'On the outside wall and in the rack',
    lead: 'Outdoors you see only the camera. Recorder and cables are in the rack.',
  },
  kit: {
    eyebrow: 'Equipment list',
    title: 'One supply depot with thirty days of video',
    lead: 'A single-story depot of 5,000\u00a0m² (54,000 sq ft) with two gates, four lanes and one loading dock. The law asks for at least thirty days, so bitrate and disks are chosen together.',
    rows: {
      'e3-t-h': {
        purpose: 'Lanes, gates and fence, night vision to 50\u00a0m (164\u00a0ft)',
        where: 'Two outdoors, four in the lanes',
      },
      'e3-d-h': {purpose: 'Sealed against dust, for loading and stacking', where: 'Both ends of the dock, 1 each'},
      b1: {
        purpose: 'Detects smoke, blocked lanes and intruders on site',
        where: 'Rack in the duty room, four channels each',
      },
      'ul-8232nh': {purpose: 'Two disks, with room for twenty-four more channels', where: 'Rack in the duty room'},
    },
    sums: 'Where the thirty days come from',
    note: 'With 4K models you get half the days, so add disks or lower the bitrate. Do not use this kit in explosive atmospheres: we sell no explosion-proof model.',
  },
  figures: {
    title: 'How far it scales, and where we service it',
    lead: 'Agencies worry that a system will not scale, or that no one will look after it once it is in. These three figures let you judge.',
    items: [
      {
        figure: largest.figure,
        unit: 'cameras',
        meaning: 'on one platform, for our largest customer so far',
        note: asOf,
      },
      {
        figure: provinces.figure,
        unit: 'regions',
        meaning: 'at province level in China have our service',
        note: asOf,
      },
      {
        figure: outlets,
        unit: 'service outlets',
        meaning: 'keep spare parts and send someone from nearby when a device fails',
        note: asOf,
      },
    ],
  },
  rollout: {
    eyebrow: 'Delivery',
    title: 'A seven-month plan: one town first, then the county',
    badge: 'Example plan',
    lead: 'An example with two hundred sites, for your planning documents. Approval, bidding and registration take extra time.',
    phases: [
      {
        when: 'Month 1',
        title: 'Survey',
        text: 'For each site we note where power comes from, how data gets out, and whether any homes are in view.',
        done: 'A site list, with about a tenth crossed off',
      },
      {
        when: 'Month 2',
        title: 'Connect existing devices',
        text: 'We connect existing platforms and devices over GB/T 28181 and find out how many are broken.',
        done: 'A health report of all devices',
      },
      {
        when: 'Month 3',
        title: 'Pilot town',
        text: 'We start with thirty sites, a few of each kind, and a person reviews every event.',
        done: 'The first list of false alarms',
      },
      {
        when: 'Months 4–6',
        title: 'Add new devices',
        text: 'We add the missing poles and cameras, with their signs on the same day.',
        done: 'A photo of each pole with its sign',
      },
      {
        when: 'Month 7',
        title: 'Accept and hand over',
        text: 'We test by the table above and hand over accounts and passwords. Our own are revoked.',
        done: 'A signed test record',
      },
    ],
  },
  questions: {
    title: 'Questions from buyers and agencies',
    faq: [
      {
        question: 'Can we use another vendor’s platform?',
        answer:
          'Yes. Devices join your platform over GB/T 28181, and events reach it through an API. We also take projects that need only cameras and edge boxes.',
      },
      {
        question: 'Does data pass through your cloud?',
        answer:
          'No data passes through our cloud in an on-premises installation. Your staff download licenses and updates and import them, and you allow remote help case by case. If a few sites are to use a public cloud, the plan lists them separately.',
      },
      {
        question: 'How much bandwidth and power does a site take?',
        answer:
          'A bullet camera takes 4\u00a0Mbit/s and 9\u00a0W; a 4K model takes 8\u00a0Mbit/s and 12\u00a0W. At solar-powered sites, size the battery for rainy days in a row, and send pictures and events only.',
      },
      {
        question: 'What if there are too many false alarms?',
        answer:
          'We check the camera position first, then hours and thresholds, and change the algorithm last. During the pilot, a person reviews every event, and you see the list of false alarms. If a rule is wrong more than half the time for two weeks in a row, it is turned off at that site.',
      },
      {
        question: 'What if a resident complains about being filmed?',
        answer:
          'The sign on site gives the operator’s name and phone number. When someone complains, check the picture first. If it shows a yard or a window, mask that part or turn the camera the same day, and keep a record.',
      },
      {
        question: 'What if a model is discontinued in five years?',
        answer:
          'The contract says how long you get spare parts and how early we announce the end of a model. The interface is a national standard, so cameras from other makers work with the platform. You can export all recordings and events.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'How to connect over GB/T 28181', note: 'Access layer', href: '/paas/access-layer#gb28181'},
      {title: 'Why the edge box is on site', note: 'Edge computing', href: '/technology/edge-computing'},
      {title: 'UL-8232NH manual', note: 'Manual', href: '/support/manuals/ul-8232nh'},
      {title: 'Who maintains it in each province', note: 'Service network', href: '/service-system'},
    ],
  },
  inquiry: {
    title: 'Send your site list, with anything sensitive blacked out',
    text: 'For each site we tell you what a camera can and cannot see, and which device to use, in a table for your plan.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
