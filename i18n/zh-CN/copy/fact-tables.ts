/** Words of the tables that documents have made from the facts: `[[table:warranty]]`. Read while building; no page loads it. */
const copy = {
  /** After a value that the owner has not set yet. */
  sample: '（示例，以合同为准）',
  sampleAddress: '（示例地址）',
  warranty: {
    head: (start: string, sample: string) => ['产品', '型号', `保修${sample}`, `${start}起算的，保到`],
    months: (months: number) => `${months}个月`,
    accessories: '随箱的电源、线缆、充电座',
    allModels: '各型号',
    between: '、',
  },
  lifecycle: {
    head: ['型号', '种类', '状态', '卖到', '支持到', '接替型号'],
    onSale: '在售',
    announced: '已定停售日期',
    none: '没有定',
    noSuccessor: '—',
  },
  advisories: {
    head: ['编号', '发布', '级别和CVSS', '问题', '影响', '怎么办'],
    severities: {critical: '严重', high: '高', medium: '中', low: '低'},
    empty: (day: string) => `截至${day}，没有发布过安全公告。`,
  },
};

export default copy;
