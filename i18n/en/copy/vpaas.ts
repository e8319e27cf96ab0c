import type zh from '@site/i18n/zh-CN/copy/vpaas';
import {promises} from '@site/i18n/en/copy/promises';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'VPaaS video cloud: thirteen functions by API',
    description:
      'From device access and live view to permissions and SDKs: what each of thirteen video functions does, where its limits are, and what a call looks like.',
  },
  banner: {
    title: 'VPaaS video cloud',
    text: 'We carry the video, and your application makes the calls. Thirteen functions, each with its limits in writing, cover the way from camera to screen.',
  },
  statement: {
    before:
      'A demo with one live stream takes an afternoon. Supporting hundreds of stores, mixed brands, nightly dropouts and a log of who watched what ',
    marked: 'takes a development team a year',
    after: '.',
    aside:
      'Bring this list to your design review. Paths and fields are examples; the open platform has the definitions.',
  },
  calls: {
    eyebrow: 'Try it',
    title: 'Tap a picture and read the call behind it',
    lead: 'Four cameras and a day of recording. For every tap, the request your program would send and the answer it would get appear alongside.',
  },
  functions: {
    life: {
      title: 'Thirteen functions in six steps, from camera to application',
      lead: 'Open a function for its limit, a typical call and sample code. Pictures and data are examples.',
      label: 'Find a function by step',
    },
    limit: 'Limit',
    call: 'Typical call',
    example: 'Example only; see the API reference',
    groups: {
      connect: {
        name: 'Connect',
        title: 'Connect: bring in your devices',
        text: 'Add our devices by QR code and other brands over ONVIF, RTSP or GB/T 28181. After that, every API call works the same.',
        sample: 'Example: bind a device to a store',
      },
      watch: {
        name: 'Watch',
        title: 'Watch: live view, PTZ and talk',
        text: 'Every address is issued for a limited time and then expires. The browser never holds a device password or a permanent address.',
        sample: 'Example: request a live address that lasts five minutes',
      },
      keep: {
        name: 'Store',
        title: 'Store: find the right minute later',
        text: 'Whether a recording is on a card, a recorder or cloud storage, you ask for a time, and the platform tells you where the pieces are.',
        sample: 'Example: what one hour recorded',
      },
      understand: {
        name: 'Analyze',
        title: 'Analyze: turn pictures into messages',
        text: 'Algorithms run on devices in the store, and results are pushed to you, so there is nothing to poll.',
        sample: 'Example: an event pushed to your server',
      },
      govern: {
        name: 'Manage',
        title: 'Manage: permissions, audit and device health',
        text: 'At first few people can see the video, and before long too many can, so set up permissions and operations on day one.',
        sample: 'Example: an area manager sees two stores and exports nothing',
      },
      build: {
        name: 'Build',
        title: 'Build: use the player we already have',
        text: 'Decoding, reconnecting, full screen and picture-in-picture have pitfalls on every operating system. Our player handles them.',
        sample: 'Example: one stream on a web page',
      },
    },
    /** The picture of each group: what a developer gets. */
    shows: {
      connect: {
        alt: 'Sample device list: one of our cameras bound by QR code and a camera of another brand over GB/T 28181 are online; one behind an edge box is offline',
        other: 'Other brand',
        ways: ['QR code', 'GB/T 28181', 'Edge box'],
        online: 'Online',
        offline: 'Offline',
      },
      watch: {
        alt: 'Sample live picture of a dining room with a PTZ ring, a talk button and a choice of quality',
        live: 'Live',
        stamp: 'Dining room 11:05',
        quality: ['HD', 'SD'],
      },
      keep: {
        alt: 'Sample: an hour of recording in two parts with a gap of almost two minutes between them; below it are snapshots of one street in the morning, at noon and at night',
        card: 'Card',
        cloud: 'Cloud',
        gap: '1 min 52 s missing',
        shots: ['9 a.m.', '1 p.m.', '10 p.m.'],
      },
      understand: {alt: 'Simulated camera picture: three clerks, the one without a uniform is marked'},
      govern: {
        alt: 'Sample permissions: area manager and store manager see live video and playback and cannot export; loss prevention sees playback and exports, without live video',
        columns: ['Live', 'Playback', 'Export'],
        roles: ['Area manager', 'Store manager', 'Loss prevention'],
        log: '10:47 Area manager watched live',
      },
      build: {
        alt: 'Sample web page of a customer with a picture of a pharmacy counter in it',
        stamp: 'Pharmacy counter',
      },
    },
    functions: {
      'device-access': {
        line: 'Add, release, rename and group devices; see who is online.',
        more: 'Our devices are added by the serial number and code on the label; others appear in the same list after they join through an edge box or GB/T 28181.',
        limit: 'A device belongs to one account. To hand it over, the old account releases it first.',
      },
      live: {
        line: 'Get a playback address: HLS, FLV or WebRTC.',
        more: 'You ask by device and stream. However many people watch one channel, the store uploads it once.',
        limit: 'HLS runs a few seconds late. To talk while you watch, use WebRTC.',
      },
      ptz: {
        line: 'Turn, zoom, go to a preset, return home.',
        more: 'Look around the store without being there. Commands travel on an open connection, so they do not wait for polling.',
        limit: 'Works only on models that pan. While the camera turns, counting lines in the picture do not count.',
      },
      talk: {
        line: 'Speak to the store and hear the answer.',
        more: 'It works from a browser or a phone. The device removes the echo.',
        limit: 'Needs a model with a speaker, and one person can talk at a time.',
      },
      transcoding: {
        line: 'Turn H.265 into H.264 and one stream into several qualities.',
        more: 'Older browsers can play it, and it can be pushed to an address you name.',
        limit: 'Uses resources by the minute, is off by default, and adds a second or two of delay.',
      },
      playback: {
        line: 'Find recordings by time, scrub, speed up, download.',
        more: 'Card, recorder and cloud are joined into one timeline.',
        limit:
          'Playing video kept in the store uses the store’s upload bandwidth, and it is out of reach when the store is offline.',
      },
      'cloud-storage': {
        line: 'Record chosen channels all day, or only with people in view.',
        more: 'Old days are overwritten.',
        limit:
          'Each channel needs its share of upload bandwidth. An outage leaves a gap in the cloud; play that stretch back from the card or recorder.',
      },
      snapshot: {
        line: 'Take one at opening, noon and closing, or every few minutes.',
        more: 'Snapshots follow your schedule and go straight into an inspection sheet.',
        limit: 'At most one snapshot a minute; for motion, use video.',
      },
      event: {
        line: 'Receive online, offline, motion and algorithm alerts.',
        more: 'They go to an address you register, signed and numbered, with retries.',
        limit: 'Each event is delivered at least once, so now and then twice: check the number.',
      },
      algorithm: {
        line: 'Install, swap or stop one on a channel; fetch results.',
        more: 'Set lines, zones, hours and sensitivity. Results come with snapshots.',
        limit: `A box takes four 1080p channels with one algorithm each. ${promises.algorithmSwap}`,
      },
      permission: {
        line: 'Grant by role, store, hours and export.',
        more: 'Watching live, playing back, downloading and changing settings all go into the audit trail.',
        limit: promises.auditTrail,
      },
      operation: {
        line: 'Upgrade in bulk, restart remotely, read health.',
        more: 'You see the health of signal and storage, and get an alert when a device stays offline too long.',
        limit: 'Upgrades run in stages. We can report a dead router but not repair it.',
      },
      sdk: {
        line: 'Web, iOS, Android and mini programs work the same way.',
        more: 'Get a token, choose a device, play, listen for state.',
        limit:
          'Supports the current and the previous two major system versions. For older ones use the embeddable pages.',
      },
    },
  },
  before: {
    title: 'Three things to work out before you start',
    lead: 'Most surprises halfway through a project come from one of these rows.',
    table: {
      caption: 'Ask yourself',
      columns: ['Question', 'Why it matters', 'What to do'],
      rows: (talking: string, channels: number) => [
        {
          label: 'How many streams at once',
          cells: [
            'Every store that someone opens uses that store’s upload bandwidth',
            'Show snapshots in lists and play on click; use sub-streams on a wall',
          ],
        },
        {
          label: 'Where recordings live',
          cells: [
            `A recorder keeps up to ${channels} channels in the store and uses no upload bandwidth; cloud recording does`,
            'Send the two or three that matter to the cloud',
          ],
        },
        {
          label: 'Whether people talk',
          cells: [
            'Not every camera has a speaker',
            `At registers and back doors choose a two-way model such as the ${talking}`,
          ],
        },
      ],
      note: 'Device abilities come from the catalog; prices and quotas are in your contract. Paths, fields and answers on this page only illustrate the idea and change with versions, so build against the reference on the open platform.',
    },
    platform: 'Open the developer platform',
    output: 'Compare four ways to get data out',
    device: (name: string) => `See ${name}`,
  },
  questions: {
    title: 'Questions from developers',
    faq: [
      {
        question: 'Does video pass through your servers?',
        answer: `${promises.liveRelay} ${promises.cloudRecording}`,
      },
      {
        question: 'Do our users need accounts with you?',
        answer:
          'No. Your server trades its secret for a short-lived token that states which stores it opens and for how long. The user list stays with you.',
      },
      {
        question: 'What happens if we call too often?',
        answer:
          'You get a 429 with the number of seconds to wait. Streams that are playing continue; only new requests are refused. The console on the open platform shows your quota.',
      },
      {
        question: 'Do all thirteen work with cameras of other brands?',
        answer:
          'Live view, playback and snapshots usually do. PTZ depends on the protocol. Talk, upgrades and health usually work with our devices only; the access layer page has a table.',
      },
      {
        question: 'Can we host it ourselves?',
        answer:
          'Government projects can cascade by GB/T 28181 into the platform they have. Moving the whole platform into your data center is a project of its own, and we start with its scale and staffing.',
      },
      {
        question: 'Is there a face recognition API?',
        answer:
          'Not among these thirteen. A snapshot may show a face, but nothing compares or enrolls it, and you can black out zones on the device.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {
        title: 'Why a picture drops in and out',
        note: 'Troubleshooting',
        href: '/support/troubleshooting/details/t0002',
      },
      {title: 'Recordings with gaps', note: 'Troubleshooting', href: '/support/troubleshooting/details/t0101'},
      {title: 'UL-8232NH manual', note: 'Ports and bitrates', href: '/support/manuals/ul-8232nh'},
      {title: 'How devices come in', note: 'Access layer', href: '/paas/access-layer'},
    ],
  },
  inquiry: {
    title: 'Tell us what you are building',
    text: 'Tell us how many stores, how many streams at once and how many days of video. We reply with the functions you need and the ones you can skip.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
