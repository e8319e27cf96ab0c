/** Words of the printed manuals and quick-start cards. Read while building; no page loads this module. */
const copy = {
  cover: {
    edition: '版本',
    editionName: '中文版',
    firmware: '固件',
    platform: '适用版本',
    reviewed: '内容核对日期',
    next: '下次核对不晚于',
    online: '在线说明书',
    contents: '目录',
    scan: '扫码看网上的最新版，里面的链接都能点开。',
  },
  card: {
    kind: '快速卡片',
    title: (name: string) => `${name}快速卡片`,
    lights: '指示灯',
    more: '后面的步骤看说明书。',
    manual: '说明书',
    finder: '灯不对、画面不对：按现象查',
    reset: (seconds: number) => `恢复出厂：开着机按住复位${seconds}秒。按之前先看说明书，设置会清掉。`,
  },
};

export default copy;
