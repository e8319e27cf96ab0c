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
      'Warehouses, rivers and woods, unmanned energy sites and villages on the authority’s own platform by GB/T 28181. See the equipment list and acceptance table.',
  },
  banner: {
    title: 'Four public safety jobs, with the data on your platform',
    text: 'Smoke in a depot, trash on a riverbank, someone inside a substation, water on the village road. Your sites are scattered and your staff is small. Let AI look first, and send people when something happens.',
    alt: 'Illustration: a small-town crossroads with towers, low buildings and trees, cameras on street lamps and a few cars',
    trial: 'Start free trial',
    more: 'See how it connects',
  },
  statement: {
    before: 'We connect your devices, detect events and maintain the system. Pictures, lists and decisions stay on ',
    marked: 'the authority’s platform',
    after: '; we keep no copy.',
    aside:
      'Public projects run on premises, with the platform, storage and algorithms in your server room or government cloud. You open remote maintenance when you need it, it closes afterward, and every session is logged.',
  },
  seen: {
    title: 'What three of these events look like',
    events: {
      'smoke-fire': {
        title: 'Smoke in a warehouse',
        text: 'A box beside the racks is on fire and the smoke rises. The duty room sees it earlier, and the smoke detectors stay.',
      },
      crowding: {
        title: 'A crowd outside the stores',
        text: 'People fill one spot and do not disperse. Heads are counted, no one is recognized, and the duty officer decides whom to send.',
      },
      'trash-overflow': {
        title: 'Trash beside the bins',
        text: 'Bags are on the ground with litter around them. Sanitation gets one snapshot, and another from the same camera after the cleanup.',
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
      columns: {seen: 'What is seen', told: 'Who is told'},
      weakLabel: 'Where it is weak',
      devicesLabel: 'On site',
    },
    emergency: {
      title: 'Emergency management: depots and exits',
      lead: 'Relief supplies, hazardous goods and cold storage are unattended most of the time, and by the time someone arrives, it may be too late.',
      alt: 'Illustration: a warehouse with tall racks of boxes, a forklift at work, two people sorting at a table and two more checking stock',
      events: [
        {
          seen: 'Smoke or flame for several seconds in a row',
          told: 'The duty room, with a call to the warehouse keeper at once',
        },
        {
          seen: 'Goods in an exit lane or under a shutter',
          told: 'The warehouse keeper, then the supervisor after thirty minutes',
        },
        {seen: 'People walking in the forklift lane', told: 'People on site, by loudspeaker; only the count is kept'},
        {seen: 'Someone inside after closing', told: 'The guard or the police, whoever is in charge'},
      ],
      weak: 'Steam, dust and low sun look like smoke or fire. This does not replace smoke detectors or the fire panel; it only notices a little sooner than people do.',
    },
    ecology: {
      title: 'Rivers and forests: water level, smoke, dumping',
      lead: 'Two people on bikes cover miles of riverbank, and illegal dumpers pick the hour when neither is there.',
      alt: 'Illustration: a bridge over a river, a camera pole with a speaker on the bank, a gauge in the water, dumped bags ashore and woods on the far side',
      marks: ['Gauge', 'Dumping spot', 'Edge of the woods'],
      events: [
        {
          seen: 'A vehicle stops at a known spot and something is dropped',
          told: 'The town sanitation team, with video of the ten seconds before and after',
        },
        {seen: 'A mat of floating debris', told: 'The river office, once a day, combined by stretch of river'},
        {seen: 'The gauge passes its mark', told: 'The water authority’s duty desk, checked against the level sensor'},
        {seen: 'A column of smoke over the trees', told: 'The forest watch; a person confirms before a crew is sent'},
      ],
      weak: 'Fog and rainy nights hide the far bank. Visible-light cameras see smoke over woods but cannot see underground fire. Measuring temperature takes thermal cameras, which are not in our catalog.',
    },
    energy: {
      title: 'Unstaffed energy sites: fences, cabinets, charging bays',
      lead: 'Solar farms, battery-swap stations, switchgear rooms and charging lots: one crew looks after thirty sites and drives two hours for a five-minute look.',
      alt: 'Illustration: three rows of solar panels, power cabinets and a battery container inside a fence, a line on the ground outside it, and two cars under a charging canopy',
      marks: ['Solar panels', 'Power cabinet', 'Fence line'],
      events: [
        {
          seen: 'A person inside the fence without a work order',
          told: 'The person, by loudspeaker, then the control center',
        },
        {seen: 'A cabinet door open past its limit', told: 'The crew lead, against the work order'},
        {seen: 'No helmet on site', told: 'The person responsible; one picture is kept'},
        {seen: 'Smoke at a charging bay', told: 'The station manager and the duty phone at the same time'},
      ],
      weak: 'It does not see dirt and hot spots on panels; those take a dedicated inspection. In a power outage cameras run on the site’s UPS, and without one the screen is black.',
    },
    countryside: {
      title: 'Villages: gates, halls, drying yards',
      lead: 'Most villages already have cameras, but no one repairs them or acts on what they show. Install fewer and maintain every one.',
      alt: 'Illustration: a village gate, an ancestral hall, houses and a pond, grain spread on a drying yard, and camera poles along the road',
      marks: ['Gate', 'Hall', 'Yard'],
      events: [
        {seen: 'Water above the curb on a low stretch', told: 'The neighborhood officer and the public loudspeaker'},
        {seen: 'Open flame in a hall or old house', told: 'Its keeper and the village fire team'},
        {seen: 'A yard or junction blocked for long', told: 'Village staff, who go and talk to the people there'},
        {seen: 'A device offline for a day', told: 'The maintenance team; repair rates are reviewed at month end'},
      ],
      weak: 'Village upload bandwidth is often below 10 Mbit/s, so recording stays in the village and is fetched when needed. Cameras do not face homes or windows, and what cannot be avoided is masked.',
    },
  },
  access: {
    eyebrow: 'How it connects',
    title: 'GB/T 28181 both ways: devices in, platform up',
    lead: 'GB/T 28181 is the Chinese standard for public video networks. Your platform stays, and we connect the cameras you already have first.',
    drawing: {
      alt: 'Diagram: a dashed frame is the authority’s network; in it from the top a video platform and an access gateway, joined to existing platforms, edge boxes and new cameras; above the frame a higher-level platform cascades with yours',
      owner: 'The authority’s network',
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
        text: 'Twenty-digit device codes follow your administrative division and rules. We enter them exactly as you list them.',
      },
      {
        title: 'Old and new together',
        text: 'Devices that support the standard register directly. The access gateway converts those with ONVIF or RTSP only. Where you want algorithms, add edge boxes, four channels to each.',
      },
      {
        title: 'Either kind of network',
        text: 'On a dedicated video network nothing leaves it. Sites on the internet use leased lines or a VPN and have to pass your security review first.',
      },
      {
        title: 'After an outage',
        text: 'Cards and recorders on site keep recording. Afterward your platform can fetch a gap by time span, if you want it to.',
      },
    ],
    more: 'Details of GB/T 28181 access',
  },
  boundaries: {
    title: 'Cameras in public places: where the law draws the line',
    lead: 'We deliver within these limits, and you may write them into the contract.',
    limits: {
      title: 'What we do not do',
      items: [
        'Sell, rent or take away any picture or record from a project.',
        'Match faces in crowds, read emotions, or score individuals.',
        'Punish automatically. A person reviews each event, and false alarms are published monthly.',
        'Film inside hotel rooms, dormitories, showers, restrooms, locker rooms or lactation rooms, or through windows.',
      ],
    },
    law: {
      title: 'What the operator has to comply with',
      items: [
        'China’s PIPL, article 26: image devices in public places must be necessary for public security and marked by clear signs; what they collect serves public security only, and any other use needs each person’s separate consent.',
        'The regulation on public-security video systems: duties are split among builder, manager and user, systems are filed with the police, and video is kept for at least thirty days.',
        'Viewing and export need authority and a procedure, with logs, and only authorized people get to look.',
        'Outside mainland China your local law applies instead, GDPR and its law-enforcement counterpart in Europe.',
      ],
    },
  },
  acceptance: {
    eyebrow: 'Tender and acceptance',
    title: 'Put these measures in the bid documents',
    lead: 'You fill in the thresholds, and we show how to measure them fairly.',
    columns: ['Measure', 'How to test', 'Who tests', 'Common disputes'],
    rows: [
      {
        label: 'Online rate',
        cells: [
          'Thirty days in a row, from platform logs',
          'Supervisor and maintenance export together',
          'Whether power outages and cut fibers count',
        ],
      },
      {
        label: 'Hits and misses of events',
        cells: [
          'Thirty staged scenes each, day and night apart',
          'A third party, on site',
          'An accuracy figure means nothing without the miss rate',
        ],
      },
      {
        label: 'Time from event to alert',
        cells: [
          'Ten runs, the slowest counts',
          'A stopwatch, not system time',
          'To the phone or to the platform makes a big difference',
        ],
      },
      {
        label: 'Complete recordings',
        cells: [
          'Twenty random channels, a day each',
          'Gaps checked by the second',
          'Whether later uploads count as complete',
        ],
      },
      {
        label: 'Ownership of data',
        cells: [
          'Inspect storage, accounts, logs',
          'Your own IT department',
          'Maintenance accounts must end on acceptance day',
        ],
      },
    ],
    note: 'If the bid asks for GB 35114, tell us the level first. We answer in writing, model by model, and where the answer is no, we say no.',
  },
  estimate: {
    eyebrow: 'Your numbers',
    title: 'How many trips and hours can screen patrols save?',
    lead: 'Sites that a screen shows clearly do not need a visit each time; the rest still do. The starting values describe one township.',
    fields: {
      points: {label: 'Sites to patrol', short: 'sites', unit: 'sites'},
      rounds: {label: 'Visits per site and week', short: 'visits a week', unit: 'visits'},
      distance: {label: 'Average distance to one site', short: 'kilometers a site', unit: 'km'},
      minutes: {label: 'One visit, travel included', short: 'minutes a visit', unit: 'minutes'},
      share: {label: 'Share that can move to a screen', short: 'share on screen', unit: '%'},
      review: {label: 'Reviewing one site on screen', short: 'minutes on screen', unit: 'minutes'},
    },
    results: {
      trips: {label: 'Fewer trips per month', short: 'Trips', prefix: '', unit: 'trips'},
      hours: {label: 'Saved per month', short: 'Hours', prefix: '', unit: 'hours'},
      distances: {label: 'Not driven per month', short: 'Distance', prefix: '', unit: 'km'},
    },
    nothing: 'With these entries, checking on a screen takes as long as going there.',
    caveat:
      'Most of the time saved goes into handling what is newly found, so it does not mean fewer people. Poles, power and network are not included.',
  },
  installed: {
    title: 'On the outside wall and in the rack',
    lead: 'Outdoors only the camera shows; recorder and cables are in the rack.',
  },
  kit: {
    eyebrow: 'Equipment list',
    title: 'One supply depot with thirty days of video',
    lead: 'A single-story depot of 5,000 m² (54,000 sq ft) with two gates, four lanes and one loading dock. Thirty days are the legal minimum, so we choose bitrate and disks together.',
    rows: {
      'e3-t-h': {
        purpose: 'Lanes, gates and fence, night vision to 50 m (164 ft)',
        where: 'Two outdoors, four in the lanes',
      },
      'e3-d-h': {purpose: 'Sealed against dust, for loading and stacking', where: 'Both ends of the dock, 1 each'},
      b1: {
        purpose: 'Smoke, blocked lanes and intrusion, decided on site',
        where: 'Rack in the duty room, four channels each',
      },
      'ul-8232nh': {purpose: 'Two disks, with twenty-four channels to grow', where: 'Rack in the duty room'},
    },
    sums: 'Where the thirty days come from',
    note: '4K models cut the days in half, so add disks or lower the bitrate. This kit is not for explosive atmospheres: our catalog has no explosion-proof model.',
  },
  figures: {
    title: 'Proven scale, and someone to repair it',
    lead: 'Agencies worry that a system won’t scale, or that it won’t be looked after once it is in. These three figures answer both concerns.',
    items: [
      {
        figure: largest.figure,
        unit: 'cameras',
        meaning: 'on the platform for one customer, the largest so far',
        note: asOf,
      },
      {
        figure: provinces.figure,
        unit: 'regions',
        meaning: 'of province level in China are covered by service',
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
    lead: 'An example with two hundred sites for your planning documents. Approval, bidding and filing take extra time.',
    phases: [
      {
        when: 'Month 1',
        title: 'Survey',
        text: 'For each site we find out where power comes from, how data gets out, and whether homes come into view.',
        done: 'A site list, with about a tenth crossed off',
      },
      {
        when: 'Month 2',
        title: 'Connect existing devices',
        text: 'Bring in existing platforms and devices by the standard, and find out how many are broken.',
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
        text: 'Add poles and cameras where sites are missing, and put up the sign the same day.',
        done: 'A photo of each pole with its sign',
      },
      {
        when: 'Month 7',
        title: 'Accept and hand over',
        text: 'Test by the table above, hand over accounts and passwords, and revoke ours.',
        done: 'A signed test record',
      },
    ],
  },
  questions: {
    title: 'Questions from buyers and authorities',
    faq: [
      {
        question: 'Can we use another vendor’s platform?',
        answer:
          'Yes. Devices join your platform by GB/T 28181, and events arrive by API. We also take on projects that need only cameras and edge boxes.',
      },
      {
        question: 'Does data pass through your cloud?',
        answer:
          'It does not with an on-premises installation. Your people download licenses and updates and import them, and remote help is opened case by case. If some sites should use a public cloud, the plan lists them separately.',
      },
      {
        question: 'How much bandwidth and power does a site take?',
        answer:
          'A bullet camera takes 4 Mbit/s and 9 W, a 4K model 8 Mbit/s and 12 W. For solar sites size the battery by rainy days, and send pictures and events only.',
      },
      {
        question: 'What if there are too many false alarms?',
        answer:
          'We look at the camera position first, then hours and thresholds, and the algorithm last. In the pilot each event is reviewed, and you can see the list of false alarms. A rule that is wrong more than half the time for two weeks is turned off at that site.',
      },
      {
        question: 'What if a resident complains about being filmed?',
        answer:
          'Signs name the operator and a phone number. Check the picture first. If it shows a yard or window, mask it or turn the camera the same day, and put it on record.',
      },
      {
        question: 'What happens in five years?',
        answer:
          'The contract states the years of spare parts and the notice before a model ends. The interface is a national standard, so other makers’ cameras work with the platform, and recordings and events can be exported in full.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'Connecting by GB/T 28181', note: 'Access layer', href: '/paas/access-layer#gb28181'},
      {title: 'Why the edge box is on site', note: 'Edge computing', href: '/technology/edge-computing'},
      {title: 'UL-8232NH manual', note: 'Manual', href: '/support/manuals/ul-8232nh'},
      {title: 'Who maintains it, by province', note: 'Service network', href: '/service-system'},
    ],
  },
  inquiry: {
    title: 'Send your site list, with anything sensitive blacked out',
    text: 'For each site we write down what can be seen, what cannot, and which device to use. You get a table that fits into your plan.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
