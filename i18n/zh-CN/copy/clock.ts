import {clock24} from '@site/src/site/timeOfDay';

/** 演示、表格里的时刻。 */
const copy = {
  /** 午夜起的分钟数。 */
  time: clock24,
  /** 文案里写成“14:07”的时刻。 */
  written: (time: string) => time,
  /** 图表坐标上的整点。 */
  axis: (hour: number) => String(hour),
};

export default copy;
