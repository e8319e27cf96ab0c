import type zh from '@site/i18n/zh-CN/copy/vpaas';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'VPaaS video cloud: thirteen functions',
    description:
      'From device access and live view to permissions and SDKs: what each of thirteen video functions does, where it stops, and what a call looks like.',
  },
  banner: {
    title: 'VPaaS video cloud',
    text: 'We carry the video; your application makes the calls. Thirteen functions, each with its limit in writing.',
  },
  statement: {
    before: 'A demo with one live stream takes an afternoon. ',
    marked: 'Hundreds of stores, mixed brands, dropouts at night, who watched what',
    after: ': that is what eats up a development team’s year.',
    aside:
      'This is not a feature poster but a list you can bring to a design review. Paths and fields are examples; the open platform holds the definitions.',
  },
  functions: {
    life: {
      title: 'The life of a video in six steps',
      lead: 'It comes in, it is watched, it is kept, it is understood, it is governed, and it ends up in your application.',
      label: 'Find a function by step',
    },
    rail: 'Thirteen functions',
    limit: 'Limit',
    call: 'Typical call',
    example: 'Example, not the interface',
    groups: {
      connect: {
        name: 'Connect',
        title: 'Connect: devices have to get in first',
        text: 'Our devices scan in, other brands connect by protocol, and all end up in one device list. No later call asks for the brand.',
        sample: 'Example: bind a device to a store',
      },
      watch: {
        name: 'Watch',
        title: 'Watch: click, see, turn, talk',
        text: 'Every address is issued for a while and then expires. The browser never holds a device password or a permanent address.',
        sample: 'Example: ask for a live address that lasts five minutes',
      },
      keep: {
        name: 'Keep',
        title: 'Keep: find that one minute later',
        text: 'Recordings sit on a card, a recorder or in the cloud. You ask for a time; the platform answers where the pieces are.',
        sample: 'Example: one hour of recording, gap included',
      },
      understand: {
        name: 'Understand',
        title: 'Understand: turn pictures into messages',
        text: 'Algorithms run on devices in the store, and results are pushed to you. There is nothing to poll.',
        sample: 'Example: an event pushed to your server',
      },
      govern: {
        name: 'Govern',
        title: 'Govern: who may look, who did, and is it healthy',
        text: 'With enough video the problem turns from “nobody can see it” into “everybody can.” Set up permissions and operations on day one.',
        sample: 'Example: an area manager sees two stores and exports nothing',
      },
      build: {
        name: 'Build',
        title: 'Build: do not write another player',
        text: 'Decoding, reconnecting, full screen and picture-in-picture have pitfalls on every operating system. Use the player that exists.',
        sample: 'Example: one stream on a web page',
      },
    },
    functions: {
      'device-access': {
        what: 'Bind, release, rename, group, and ask who is online. Our devices bind by the serial number and code on the label; others appear in the same list after they join through an edge box or GB/T 28181.',
        limit: 'A device belongs to one account. To hand it over, the old account releases it first.',
      },
      live: {
        what: 'Ask for a playing address by device and stream: HLS, FLV or WebRTC. However many people watch one channel, the store uploads it once.',
        limit: 'HLS runs a few seconds late. To talk while you watch, use WebRTC.',
      },
      ptz: {
        what: 'Turn, zoom, go to a preset, go home: a walk through the store without the walk. Commands travel on an open connection, so they do not wait for polling.',
        limit: 'Only for models that pan. While the camera turns, counting lines in the picture do not count.',
      },
      talk: {
        what: 'Speak to the store from a browser or phone and hear it answer; the device removes the echo.',
        limit: 'Needs a model with a speaker, and one person can talk at a time.',
      },
      transcoding: {
        what: 'Turns H.265 into H.264 for older browsers, one stream into several qualities, or pushes it to an address you name.',
        limit: 'Uses resources by the minute, is off by default, and adds a second or two of delay.',
      },
      playback: {
        what: 'Find recordings by time, scrub, speed up, download. Card, recorder and cloud are joined into one timeline.',
        limit:
          'Video kept in the store uses the store’s upstream when you play it, and is out of reach when the store is offline.',
      },
      'cloud-storage': {
        what: 'Cloud recording for the channels you choose: around the clock, or only with people in view. Old days are overwritten.',
        limit:
          'Each channel needs its share of upstream. An outage leaves a gap in the cloud; play that stretch back from the card or recorder.',
      },
      snapshot: {
        what: 'Stills on schedule: at opening, noon and closing, or every few minutes, delivered straight into an inspection sheet.',
        limit: 'One a minute at most. For motion, use video.',
      },
      event: {
        what: 'Online, offline, motion and algorithm alerts go to an address you register, signed and numbered, with retries.',
        limit: 'Delivered at least once, so now and then twice: check the number.',
      },
      algorithm: {
        what: 'Install, swap or stop an algorithm on a channel; set lines, zones, hours and sensitivity; fetch results and stills.',
        limit:
          'A box takes four 1080p channels with one algorithm each, and a channel pauses for minutes during a swap.',
      },
      permission: {
        what: 'Grant by role, store, hours and export. Watching live, playing back, downloading and changing settings all go into the audit trail.',
        limit: 'The trail only grows. Not even an administrator deletes from it.',
      },
      operation: {
        what: 'Upgrade in bulk, restart remotely, read signal and storage health, and get told when a device stays offline too long.',
        limit: 'Upgrades run in stages. A dead router we can report, not repair.',
      },
      sdk: {
        what: 'Web, iOS, Android and mini programs share one set of ideas: get a token, choose a device, play, listen for state.',
        limit: 'Supports the current and the previous two major system versions. For older ones use the H5 pages.',
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
            'Every store somebody opens uses that store’s upstream',
            'Show stills in lists and play on click; use sub-streams on a wall',
          ],
        },
        {
          label: 'Where recordings live',
          cells: [
            `A recorder keeps up to ${channels} channels in the store and uses no upstream; cloud recording does`,
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
      note: 'Device abilities come from the catalog; prices and quotas are in your contract. Paths, fields and answers on this page only show the idea and change with versions: build against the reference on the open platform.',
    },
    platform: 'Open the platform',
    output: 'Compare four ways out',
    device: (name: string) => `See ${name}`,
  },
  questions: {
    title: 'What developers ask',
    faq: [
      {
        question: 'Does video pass through your servers?',
        answer:
          'Live view and playback from the store are relayed and not kept. Only channels with cloud storage are saved there, for as many days as you set.',
      },
      {
        question: 'Do our users need accounts with you?',
        answer:
          'No. Your server trades for a short-lived token that says which stores it opens and for how long. The user list stays with you.',
      },
      {
        question: 'What happens if we call too often?',
        answer:
          'You get a 429 with the seconds to wait. Streams that are playing go on; only new requests are refused. The console on the open platform shows your quota.',
      },
      {
        question: 'Do all thirteen work with cameras of other brands?',
        answer:
          'Live, playback and snapshots mostly do. PTZ depends on the protocol. Talk, upgrades and health usually work with our devices only; the access layer page has a table.',
      },
      {
        question: 'Can we host it ourselves?',
        answer:
          'Government projects can cascade by GB/T 28181 into the platform they have. Moving the whole platform into your data center is a project of its own; we start with scale and staffing.',
      },
      {
        question: 'Is there a face interface?',
        answer:
          'Not among these thirteen. A still may show a face, but nothing compares or enrolls it, and you can black out zones on the device.',
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
    text: 'How many stores, how many streams at once, how many days kept. We answer which functions you need, and which you do not.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
