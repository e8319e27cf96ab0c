const copy = {
  sample: '界面示意，数据为示例',
  enlarge: '放大看',
  buttons: {pc: '电脑客户端', ios: 'App Store下载', android: '安卓下载'},
  platforms: {pc: '电脑', ios: 'iPhone、iPad', android: '安卓'},
  version: (version: string) => `版本${version}`,
  demo: '（示例地址）',
  copyLink: {copy: '复制链接', copied: '已复制', failed: '复制失败'},
  scan: '用手机扫码，打开本页',
  qr: '本页地址的二维码',
  file: (size: string | null, checksum: string | null) =>
    [size && `大小：${size}`, checksum && `SHA-256：${checksum}`].filter(Boolean).join(' · '),
  byStore: '由App Store校验',
  orLater: (system: string) => `${system}及以上`,
  works: '配合的平台版本',
  who: '谁可以用',
  changes: (version: string) => `${version}改了什么`,
  permissions: {caption: '权限说明', columns: ['权限', '用来做什么', '什么时候问', '不允许会怎样']},
  wechat: {
    title: '请到浏览器里下载',
    android: ['点右上角的“···”', '选“在浏览器打开”'] as [string, string],
    ios: ['点右上角的“···”', '选“在Safari中打开”'] as [string, string],
    stay: '先看看介绍',
    again: '怎么打开浏览器',
  },
  uc: {title: '您在用UC浏览器', text: '长按下载按钮，选“在新窗口打开”，就能安装。'},
};

export default copy;
