/** Words that every device list of a solution shares. */
const copy = {
  more: '看型号',
  count: '数量',
  where: '装在',
  units: (count: number) => `${count}台`,
  cameras: {
    label: '摄像机',
    powered: (ports: number, channels: number) => `录像机${ports}个供电口、${channels}路`,
    unpowered: (ports: number, channels: number) => `录像机${channels}路，另配${ports}口以上的PoE交换机`,
  },
  power: {label: '摄像机最大功耗'},
  uplink: {label: '全部上云要的上行'},
  days: {
    label: '本地能存',
    value: (days: number) => `约${days}天`,
    sum: (terabytes: number, mbit: number) => `${terabytes} TB × 95% ÷ ${mbit} Mbit/s，全天录`,
  },
};

export default copy;
