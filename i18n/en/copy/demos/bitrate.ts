import type zh from '@site/i18n/zh-CN/copy/demos/bitrate';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  label: 'Storage planner',
  group: (number: number) => `Group ${number}`,
  remove: (number: number) => `Remove group ${number}`,
  add: 'Add a group of cameras',
  picture: 'Picture size',
  pictureOption: (width: number, height: number, models: string) => `${width}×${height}${models && ` (${models})`}`,
  between: ', ',
  codec: 'Codec',
  codecs: {h264: 'H.264', h265: 'H.265', smart: 'H.265 with smart coding'},
  fps: 'Frame rate',
  fpsOption: (fps: number) => `${fps} frames a second`,
  scene: 'Movement in the picture',
  scenes: {quiet: 'Little', medium: 'Normal', busy: 'A lot'},
  sceneHints: {
    quiet: 'Stockrooms, small rooms, corridors that are mostly empty',
    medium: 'People walking around a store; most cameras see this',
    busy: 'Outside the door, traffic, a camera that turns; also rooms left dark at night',
  },
  count: 'Cameras',
  each: (mbit: number) => `${mbit}\u00a0Mbit/s each`,
  together: (mbit: number) => `${mbit}\u00a0Mbit/s for the group`,
  main: 'To the cloud, or watched in HD',
  smooth: 'Watched in “smooth”',
  streams: 'streams',
  incoming: 'Into the recorder',
  incomingWhy: 'all main streams added up',
  formulas: 'How this plan was worked out',
  names: {
    camera: (number: number) => `Group ${number}, one camera`,
    incoming: 'All cameras',
    disk: 'Disk space',
    uplink: 'Upload bandwidth',
  },
  compare: 'The same cameras, all on one codec: disk space needed',
  summary: {
    group: (count: number, picture: string, codec: string, fps: number, scene: string, mbit: number) =>
      `${count} × ${picture}, ${codec}, ${fps} frames a second, movement: ${scene.toLowerCase()}, ${mbit}\u00a0Mbit/s each`,
    wanted: (hours: number, days: number) =>
      `Recording ${hours} ${hours === 1 ? 'hour' : 'hours'} a day, kept for ${days} ${days === 1 ? 'day' : 'days'}`,
    disk: (tb: string) => `Disk space needed: ${tb}\u00a0TB`,
    uplink: (main: number, smooth: number, mbit: string) =>
      `Upload: ${main} main and ${smooth} smooth streams, ${mbit}\u00a0Mbit/s`,
  },
} satisfies CopyOf<typeof zh>;

export default copy;
