import type zh from '@site/i18n/zh-CN/copy/power';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  classes: {'802.3af': '802.3af', '802.3at': 'PoE+ (802.3at)'},
  and: ' and ',
  join: '. ',
  faults: {
    noPorts: 'No PoE ports',
    class: (models: string, watts: number, port: number) =>
      `${models}: up to ${watts}\u00a0W, and one port delivers ${port}\u00a0W`,
    ports: (needed: number, ports: number) => `${needed} PoE ports needed, ${ports} available`,
    budget: (needed: number, budget: number) => `${needed}\u00a0W needed (sum × 1.2), the ports share ${budget}\u00a0W`,
  },
  injectors: (count: number, standard: string, watts: number) =>
    count === 1
      ? `1 ${standard} injector (${watts}\u00a0W) or a 12\u00a0V supply`
      : `${count} ${standard} injectors (${watts}\u00a0W each) or 12\u00a0V supplies`,
  switch: (ports: number, standard: string) => `${standard} switch, ${ports} PoE ports`,
  mixedSwitch: (ports: number, standard: string, classPorts: number) =>
    `PoE switch, ${ports} ports, ${classPorts} of them ${standard}`,
  budget: (watts: number) => `PoE budget on the label: at least ${watts}\u00a0W. That is every camera’s maximum × 1.2.`,
  withBudget: (supply: string, watts: number) => `${supply}, with a budget of ${watts}\u00a0W or more`,
  byRecorder: (devices: string | number, watts: number, budget: number) =>
    `The recorder powers ${typeof devices === 'string' ? `the ${devices}` : `${devices} cameras`}: ${watts}\u00a0W of its ${budget}\u00a0W, reserve included`,
  beside: (supply: string) => `Also needed: ${supply}`,
} satisfies CopyOf<typeof zh>;

export default copy;
