/** Words around a chart. Read while building; no page loads them. */
interface Value {
  /** With its unit. */
  readonly value: string;
  readonly label: string;
}

const copy = {
  kinds: {columns: '柱状图', bars: '条形图', lines: '折线图'},
  data: '看数据表',
  label: '项目',
  none: '没有',
  withUnit: (name: string, unit: string) => `${name}（${unit}）`,
  range: (name: string, least: Value, most: Value) =>
    `${name}最低${least.value}（${least.label}），最高${most.value}（${most.label}）`,
  summary: (title: string, kind: string, first: string, last: string, count: number, parts: readonly string[]) =>
    `${title}。${kind}，从“${first}”到“${last}”共${count}项。${parts.join('；')}。`,
};

export default copy;
