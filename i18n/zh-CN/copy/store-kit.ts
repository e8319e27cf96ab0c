/** Words that every device list of a solution shares. */
const copy = {
  where: '装在',
  units: (count: number) => `${count}台`,
  cameras: {
    label: '摄像机',
    sum: (channels: number, mbit: number, most: number) =>
      `录像机${channels}路；合计${mbit}\u00a0Mbit/s，上限${most}\u00a0Mbit/s`,
  },
  power: {label: '摄像机最大功耗'},
  uplink: {label: '全部上云需要的上行带宽'},
  days: {
    label: '本地能存',
    value: (days: number) => `约${days}天`,
    sum: (terabytes: number, mbit: number) => `${terabytes}\u00a0TB × 95% ÷ ${mbit}\u00a0Mbit/s，全天录`,
  },
};

export default copy;
