/** Words for status lights: how one looks and what it tells. */
import type {Led} from '@site/src/facts/models.schema';

const colors: Record<Led['color'], string> = {none: '', red: '红灯', amber: '橙灯', green: '绿灯', blue: '蓝灯'};
const patterns: Record<Led['pattern'], string> = {off: '不亮', steady: '常亮', slow: '慢闪', fast: '快闪'};

const meanings: Record<Led['meaning'], string> = {
  noPower: '没有电',
  starting: '正在启动',
  noNetwork: '没有网络',
  waitingForSetup: '等待配网',
  upgrading: '正在升级固件',
  connectingToCloud: '正在连接云平台',
  online: '在线',
  storageFault: '存储异常',
  running: '运行中',
  diskFault: '硬盘故障',
  alarm: '有报警',
  algorithmLoading: '正在加载算法',
  recording: '正在录音',
  lowBattery: '电量低',
  charging: '正在充电',
};

const copy = {
  /** "橙灯慢闪", "NET灯不亮". */
  look: ({label, color, pattern}: Pick<Led, 'label' | 'color' | 'pattern'>) =>
    `${label ?? ''}${color === 'none' ? '灯' : label ? colors[color].replace('灯', '色') : colors[color]}${patterns[pattern]}`,
  meanings,
};

export default copy;
