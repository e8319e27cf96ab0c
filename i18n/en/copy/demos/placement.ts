import type zh from '@site/i18n/zh-CN/copy/demos/placement';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  title: 'Try it with your own number of cameras',
  badge: 'Simulated estimate',
  choose: 'Task',
  cameras: (count: number) => `Cameras: ${count}`,
  cutLine: 'Cut the internet connection',
  diagram: {
    alt: (place: string, leaves: string) =>
      `Diagram: the work is done in the ${place.toLowerCase()}; on the line from store to cloud: ${leaves}`,
    store: 'Store network',
    here: 'runs here',
    cut: 'internet is down',
  },
  all: 'If all video were sent',
  now: 'What is sent',
  month: '30 days: about',
  basis: (model: string, stream: string) =>
    `Catalog bitrate of the ${model}: ${stream} per camera, protocol overhead left out.`,
  message: (bytes: string, perHour: number) =>
    `Sample result: ${bytes}, ${perHour} an hour per camera; yours depend on traffic and rules.`,
  boxes: (count: number) => (count === 1 ? 'Takes one B1.' : `Takes ${count} B1 boxes.`),
  less: (times: string) => `About 1/${times} of the traffic.`,
  same: 'This saves nothing: if people need to watch, size the connection for video.',
} satisfies CopyOf<typeof zh>;

export default copy;
