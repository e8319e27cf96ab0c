import type {PoeClass} from '@site/src/facts/hardware/poe';

/** What powers the cameras and why a recorder cannot, for kits, planners and choosers. Watts with the reserve come from the facts. */
const copy = {
  classes: {'802.3af': '802.3af', '802.3at': 'PoE+（802.3at）'} satisfies Record<PoeClass, string>,
  and: '、',
  join: '；',
  faults: {
    noPorts: '没有PoE口',
    class: (models: string, watts: number, port: number) =>
      `${models}最大功耗${watts}\u00a0W，录像机一个口最多供${port}\u00a0W`,
    ports: (needed: number, ports: number) => `需要${needed}个PoE口，只有${ports}个`,
    budget: (needed: number, budget: number) => `按1.2倍余量共需${needed}\u00a0W，各口总供电只有${budget}\u00a0W`,
  },
  injectors: (count: number, standard: string, watts: number) =>
    `${count}个${standard}单口供电器（${watts}\u00a0W），或另接12\u00a0V电源`,
  switch: (ports: number, standard: string) => `${standard}交换机，${ports}个PoE口`,
  mixedSwitch: (ports: number, standard: string, classPorts: number) =>
    `PoE交换机，${ports}个口，其中${classPorts}个${standard}`,
  budget: (watts: number) => `标签上的PoE总功率不小于${watts}\u00a0W（各台最大功耗之和，已留1.2倍余量）`,
  withBudget: (supply: string, watts: number) => `${supply}，总功率${watts}\u00a0W以上`,
  /** Devices on its ports: one by its name, more by their number. */
  byRecorder: (devices: string | number, watts: number, budget: number) =>
    `录像机可直接给${typeof devices === 'string' ? devices : `${devices}台`}供电：连余量共需${watts}\u00a0W，录像机总供电${budget}\u00a0W`,
  beside: (supply: string) => `另配${supply}`,
};

export default copy;
