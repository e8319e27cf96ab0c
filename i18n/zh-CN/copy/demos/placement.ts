const copy = {
  title: '换成您的台数算一算',
  badge: '示意估算',
  choose: '要做的事',
  cameras: (count: number) => `摄像机：${count}台`,
  cutLine: '把外网断开',
  diagram: {
    alt: (place: string, leaves: string) => `示意图：${place}负责计算，从店里到云端的线路上是：${leaves}`,
    store: '店内网络',
    here: '在这里算',
    cut: '外网已断',
  },
  all: '如果把画面全部上传',
  now: '现在实际传出',
  month: '30天约',
  basis: (model: string, stream: string) => `码率取自产品目录，按${model}主码流${stream}计，不含协议开销。`,
  message: (bytes: string, perHour: number) =>
    `每条结果取${bytes}、每台每小时${perHour}条，为示例值，实际随客流和规则变化。`,
  boxes: (count: number) => `需要${count}台B1。`,
  less: (times: string) => `传出的流量约为全部上传的1/${times}。`,
  same: '没有节省：需要看画面的，宽带要按画面的码率准备。',
};

export default copy;
