import type zh from '@site/i18n/zh-CN/copy/paas/access-layer';
import {claims, claimText} from '@site/src/facts/claims';
import type {CopyOf} from '@site/src/site/copy';
import {monthAndYear} from '@site/src/site/englishDates';

const largest = claimText('largestCustomerCameras', 'en');
const asOf = monthAndYear(claims.largestCustomerCameras.asOf);

const copy = {
  meta: {
    title: 'Access layer: connect the devices you have',
    description:
      'Start with what you have: our cameras, RTSP and ONVIF cameras, recorders or a GB/T 28181 platform. With a feature table, ports and bandwidth.',
  },
  banner: {
    title: 'Access layer',
    text: `Choose the connection that fits the devices you have, and keep what can stay. As of ${asOf}, one customer alone has ${largest} cameras connected.`,
  },
  roads: {
    label: 'Four ways to one platform',
    platform: 'Platform',
    roads: {
      ipc: {name: 'Our cameras', by: 'Scan the code'},
      nvr: {name: 'Our recorders, with all their channels', by: 'Scan to pair'},
      edgeCalculatingBox: {name: 'Other cameras, through an edge box', by: 'RTSP, ONVIF'},
      gb28181: {name: 'Other recorders and video platforms', by: 'GB/T 28181'},
    },
  },
  wayIn: {
    title: 'What do you have?',
    lead: 'Pick one to see how it connects, what to add, and which features you get.',
    choose: 'Equipment today',
    buy: 'To add',
    gets: 'What you get',
    lacks: 'What you do not get',
    more: 'Details of this connection',
    stocks: {
      nothing: {
        label: 'A new store, nothing yet',
        way: 'Install our cameras',
        text: 'Plug in the cable, scan the label and wait for the blue light. You need no public address and no port mapping.',
        buy: 'Cameras; a recorder if you keep video for long',
        gets: 'Everything, including talk, upgrades and device health',
        lacks: 'Nothing, provided the upload bandwidth is there',
      },
      otherCameras: {
        label: '1080p network cameras of another brand',
        way: 'Add an edge box',
        text: 'Put the box on the cameras’ subnet. It pulls one 1080p stream from each over RTSP or ONVIF, analyzes it, and talks to the platform on their behalf.',
        buy: 'One B1 for every four channels',
        gets: 'Live view, snapshots, algorithms, and PTZ where ONVIF allows',
        lacks: 'Talk, camera settings, camera firmware',
      },
      ownRecorder: {
        label: 'Our recorder with its cameras',
        way: 'Add the recorder, and its channels come with it',
        text: 'Scan the recorder once. Its channels appear in the device list under the names they have on the recorder.',
        buy: 'Nothing; a box if you want algorithms',
        gets: 'Live view, playback, recording through outages',
        lacks: 'Firmware upgrades for third-party cameras behind it',
      },
      otherRecorder: {
        label: 'A recorder of another brand',
        way: 'Connect over GB/T 28181, if it supports it',
        text: 'In the recorder’s platform menu enter the SIP number, address and password we give you. The channel list arrives after it registers.',
        buy: 'Usually nothing; a box if it lacks the protocol',
        gets: 'Live view, recording search, playback, PTZ',
        lacks: 'Settings, firmware and disk health',
      },
      analog: {
        label: 'Analog cameras on coax',
        way: 'Check whether the DVR offers RTSP',
        text: 'Most hybrid recorders made since 2015 do, and the box takes their channels. If yours does not, replacing it costs less than working around it.',
        buy: 'A B1, or network cameras step by step',
        gets: 'The picture and simple counts',
        lacks: 'Below 1080p most algorithms miss too much; we advise against it',
      },
      platform: {
        label: 'A city or campus video platform',
        way: 'Cascade the two platforms',
        text: 'Over GB/T 28181 we either connect below your platform and send stores and video up, or connect above it and take your cameras in for analysis.',
        buy: 'No devices, but a network that joins the two',
        gets: 'Directory, live, playback, PTZ, alarms',
        lacks: 'Whatever the other platform does not release',
      },
    },
  },
  connected: {
    eyebrow: 'Once it is connected',
    title: 'Cameras of several makes on one wall',
    lead: 'The cameras and recorders you have and those you add are watched together and searched on one timeline.',
  },
  matrix: {
    title: 'Features depend on how a device connects',
    lead: 'A connected device does not always offer every feature. This is the usual case; send us a model you are unsure about, and we will test it.',
    table: {
      caption: 'Features by type of connection',
      columns: ['Feature', 'Our devices', 'Others, by box', 'GB/T 28181'],
      rows: [
        {
          label: 'Live view',
          cells: [
            {mark: 'yes', text: 'Yes'},
            {mark: 'yes', text: 'Yes'},
            {mark: 'yes', text: 'Yes'},
          ],
        },
        {
          label: 'Playback',
          cells: [
            {mark: 'yes', text: 'Card, recorder and cloud'},
            {mark: 'part', text: 'Cloud recordings only'},
            {mark: 'part', text: 'If the device can search'},
          ],
        },
        {
          label: 'PTZ',
          cells: [
            {mark: 'yes', text: 'Models that pan'},
            {mark: 'part', text: 'ONVIF yes, RTSP alone no'},
            {mark: 'yes', text: 'Yes'},
          ],
        },
        {
          label: 'Two-way talk',
          cells: [
            {mark: 'yes', text: 'Models with a speaker'},
            {mark: 'no', text: 'No'},
            {mark: 'part', text: 'Tested model by model'},
          ],
        },
        {
          label: 'Algorithms in the store',
          cells: [
            {mark: 'yes', text: 'AI models, or with a box'},
            {mark: 'yes', text: 'Four channels per box'},
            {mark: 'part', text: 'With a box in the store'},
          ],
        },
        {
          label: 'Settings',
          cells: [
            {mark: 'yes', text: 'Yes'},
            {mark: 'no', text: 'On the camera'},
            {mark: 'no', text: 'On the device'},
          ],
        },
        {
          label: 'Firmware',
          cells: [
            {mark: 'yes', text: 'Staged, versions can be pinned'},
            {mark: 'no', text: 'From its maker'},
            {mark: 'no', text: 'From its maker'},
          ],
        },
        {
          label: 'Health',
          cells: [
            {mark: 'yes', text: 'Signal, storage, temperature'},
            {mark: 'part', text: 'Reachable or not'},
            {mark: 'part', text: 'Heartbeat only'},
          ],
        },
      ],
    },
  },
  box: {
    eyebrow: 'Edge box access',
    title: 'Connect older cameras through an edge box',
    lead: 'The box pulls and analyzes video inside the store and keeps one encrypted connection to the outside. Cameras need no public address.',
    alt: 'The B1 edge box for the wiring closet',
    points: [
      {
        title: 'Discovery',
        text: 'After power-up it looks for ONVIF devices on its subnet and lists them for you to select. For other subnets you type in the RTSP address.',
      },
      {
        title: 'Which stream',
        text: 'It uses 1080p. If the main stream is larger, add another one in the camera and leave the recording stream alone.',
      },
      {
        title: 'Account',
        text: 'Create a view-only account on the camera for the box. The password is encrypted in the box and never shown on the platform.',
      },
      {
        title: 'When an IP changes',
        text: 'From firmware 6.1.1 the box finds a moved camera again by its identity, so you do not set it up twice.',
      },
    ],
    more: 'See what the B1 runs',
  },
  ipc: {
    eyebrow: 'IPC access',
    title: 'Scan our cameras to add them; other brands depend on the protocol',
    lead: 'There are three kinds of cameras: ours, those with ONVIF, and those with RTSP alone. The richer the protocol, the more you can do.',
    alt: 'The E3-X indoor turret camera',
    points: [
      {
        title: 'Our cameras',
        text: 'They leave the factory with a certificate, find the platform by themselves, and both sides verify each other. Wired models just plug in; W3-E and W3-S scan a code for Wi-Fi.',
      },
      {
        title: 'ONVIF',
        text: 'Profiles S and T cover video, PTZ and motion alarms. Makers name events differently, so we map them together on the first camera.',
      },
      {
        title: 'RTSP alone',
        text: 'An address and an account are enough to watch. There is no PTZ and there are no events, and the box’s clock sets the time.',
      },
      {
        title: 'What we do not accept',
        text: 'Cameras on a factory password, or with abandoned firmware and known vulnerabilities. Replace them first, because a single one puts the whole store network at risk.',
      },
    ],
    more: 'See all cloud cameras',
  },
  nvr: {
    eyebrow: 'NVR access',
    title: 'Connect the recorder and get all its channels',
    lead: 'The recorder is the steadiest part of a store: it records through an outage and plays it back afterward. We would rather connect one recorder than touch every camera.',
    alt: 'The UL-8232NH recorder with 32 channels',
    points: [
      {
        title: 'Our recorders',
        text: 'Scan the code under device information. Channels, names and schedules come over once, and later renames show on both sides.',
      },
      {
        title: 'Remote playback',
        text: 'It uses upload bandwidth only while it plays, at that channel’s bitrate. Four channels at once use four bitrates.',
      },
      {
        title: 'A failed disk',
        text: 'The platform sees the disk alarm and tells someone, but it cannot swap the disk. Send the two or three channels that matter most to the cloud as well.',
      },
      {
        title: 'Cabling',
        text: 'Keep cameras and recorder on a VLAN of their own, allow only the recorder out, and block the register network altogether.',
      },
    ],
    table: {
      caption: 'What each recorder takes in',
      columns: ['Model', 'Channels', 'Total bitrate in', 'Disks', 'PoE ports'],
      disks: (count: number, terabytes: number) => `${count}, up to ${terabytes}\u00a0TB in all`,
      noPoe: 'None; use a switch',
    },
    more: 'See UL-8232NH',
  },
  gb: {
    eyebrow: 'GB/T 28181 access',
    title: 'Connect government and existing platforms over the national standard',
    lead: 'China’s GB/T 28181 carries signaling over SIP and video over RTP. Even when both sides follow it, they have to be tested together, because so much of it is optional.',
    cascade: {
      alt: 'Diagram: cameras and recorders register with our platform, which registers with the platform above; signaling is dotted, video solid',
      upper: 'Higher-level platform',
      ours: 'Our platform',
      devices: 'Store devices',
      register: 'SIP: register, list',
      media: 'RTP video',
    },
    points: [
      {
        title: 'Edition',
        text: 'Built to the 2016 edition and compatible with 2011 devices. Functions new in 2022 are tested one by one.',
      },
      {
        title: 'Registration and heartbeat',
        text: 'Devices register themselves with digest authentication. A heartbeat is sent every 60 seconds by default, and three missed ones mean offline. Both figures can be changed.',
      },
      {
        title: 'Cascading',
        text: 'We can be above or below. You choose which cameras go up and in which tree; the platform above cannot see what you leave out.',
      },
      {
        title: 'Video',
        text: 'PS packets with H.264 or H.265. Across the internet use TCP, since carriers tend to drop UDP.',
      },
      {
        title: 'Who assigns numbers',
        text: 'In government projects the authority does, and we enter them. For your own projects, our tool assigns numbers without duplicates.',
      },
      {
        title: 'Not included',
        text: 'GB 35114, the standard for signing and encryption, needs dedicated devices and is not part of this.',
      },
    ],
    number: {
      alt: (number: string) => `A sample device number of twenty digits in five parts: ${number}`,
      caption: 'How to read twenty digits',
      columns: ['Part', 'Digits', 'Sample', 'Meaning'],
      rows: [
        {label: 'Center code', digits: '8', meaning: 'Province, city, district and local unit, two digits each'},
        {
          label: 'Industry',
          digits: '2',
          meaning:
            '00–03 public security, 04–07 traffic, 08 city management, 09 health and environment; set by the authority',
        },
        {label: 'Type', digits: '3', meaning: '132 is a network camera, 118 a recorder, 200 a signaling server'},
        {
          label: 'Network',
          digits: '1',
          meaning: 'Police, government or internet-based; a wrong digit is rejected by the platform above',
        },
        {label: 'Serial', digits: '6', meaning: 'Unique within one unit and type'},
      ],
      note: 'The number is a sample and belongs to no real device. The code table of your local authority decides.',
    },
    more: 'See smart city',
  },
  network: {
    title: 'Two tables for your network team',
    lead: 'Forward them to whoever runs the firewall. Our devices and the box only connect outward, so no inbound port is needed.',
    mbit: (value: number) => `${value}\u00a0Mbit/s`,
    ports: {
      caption: 'Ports',
      columns: ['From and to', 'Port', 'What for', 'Which way in'],
      rows: [
        {label: 'Device to platform', cells: ['TCP 443', 'Sign-in, video, firmware', 'Our devices, box']},
        {label: 'Device to platform', cells: ['TCP 8883', 'State and commands, MQTT over TLS', 'Our devices, box']},
        {label: 'Device to DNS and time', cells: ['UDP 53, UDP 123', 'Names and clock', 'All']},
        {label: 'Box or recorder to camera', cells: ['TCP 554', 'Video inside the store', 'Box, recorder']},
        {label: 'Box or recorder to camera', cells: ['TCP 80, 443', 'Settings and PTZ over ONVIF', 'Box, recorder']},
        {
          label: 'GB device to SIP server',
          cells: ['5060, UDP or TCP', 'Register, list, heartbeat; can be changed', 'GB/T 28181'],
        },
        {label: 'GB device to media server', cells: ['A range agreed in the project', 'RTP video', 'GB/T 28181']},
      ],
    },
    bandwidth: {
      caption: 'Upload if streams leave at the same time, in Mbit/s',
      columns: ['Model', 'One main stream', '4 at once', '16 at once'],
      note: 'The columns for 4 and 16 include a factor of 1.3. If you record in the store and look in now and then, count only the streams being watched; sub-streams need less.',
    },
  },
  questions: {
    title: 'Questions from network teams and integrators',
    faq: [
      {
        question: 'Do you charge for connecting other brands?',
        answer:
          'The brand makes no difference, and the quote shows the charge before you sign. The box is hardware and priced separately. If an old device lacks GB/T 28181 and you do not want a box, it cannot join, and we tell you so.',
      },
      {
        question: 'A store has only 4G. Will it work?',
        answer:
          'Yes, without cloud recording. A store that only counts people sends less than 1\u00a0MB a day. Uniform checks send only snapshots with a finding; forty a day make about 16\u00a0MB. Watch live on the sub-stream: five minutes of a 3\u00a0Mbit/s main stream are about 110\u00a0MB.',
      },
      {
        question: 'Where do GB/T 28181 tests get stuck?',
        answer:
          'Usually on numbers, ports and lost UDP packets. Ask beforehand for the SIP number of the platform above, domain, address, port and password, and you avoid most of them.',
      },
      {
        question: 'Is it safe to hand over camera passwords?',
        answer:
          'They go into the box, where no person sees them. Create a view-only account, never the administrator. When people leave, change it on the camera and once in the box.',
      },
      {
        question: 'Is video from an outage filled in later?',
        answer:
          'No, the cloud recording keeps its gap. Our cameras with a TF card and our recorders go on recording, and you play that stretch back once the connection returns. Third-party devices depend on their own storage.',
      },
      {
        question: 'How many channels can one store have?',
        answer:
          'Up to 32 per recorder and 4 with algorithms per box, and you can add more of either. The real limits are upload bandwidth and switch power, so start with the bandwidth table above.',
      },
      {
        question: 'Can the platform handle this many stores?',
        answer: `Our largest customer has ${largest} cameras connected, all its stores together, as of ${asOf}. Each store sends over its own internet line, so adding stores does not slow the others down. Before you start, we check capacity for your channel count.`,
      },
    ],
    readTitle: 'Read next',
    reading: [
      {
        title: 'RTSP and ONVIF addresses of our cameras',
        note: 'Troubleshooting',
        href: '/support/troubleshooting/details/t0609',
      },
      {
        title: 'Register a recorder with a GB/T 28181 platform',
        note: 'Troubleshooting',
        href: '/support/troubleshooting/details/t0610',
      },
      {title: 'E3-X manual: VLAN and static IP', note: 'Manual', href: '/support/manuals/e3-x'},
      {title: 'How video and data get out', note: 'Output layer', href: '/paas/output-layer'},
    ],
  },
  inquiry: {
    title: 'Send a device list and a network sketch',
    text: 'We mark how each device connects, which features you get, and whether you need a box.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
