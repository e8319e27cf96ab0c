/** Words every planner shares. */
const copy = {
  less: (label: string) => `${label}：减`,
  more: (label: string) => `${label}：加`,
  range: (min: number, max: number) => `填${min}到${max}之间的数`,
  link: '填的数都存在网址里，复制网址就能发给同事。',
  print: '打印这一页',
  sample: '估算',
  wait: '计算器正在加载。如果没有出现，可以按旁边的算式自己算。',
};

export default copy;
