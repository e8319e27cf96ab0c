import {brand} from '@site/src/site/brand';

const copy = {
  brandName: brand.nameZh,
  /** Between a name and what it names. */
  colon: '：',
  /** Mark beside a sample value of an owner setting. */
  demo: '示例',
  header: {
    nav: '主导航',
    home: `${brand.nameZh}首页`,
    language: '语言',
    login: '登录',
    openPlatform: '开放平台',
    opensNewTab: '（新窗口打开）',
    trial: '免费试用',
    openMenu: '打开菜单',
    closeMenu: '关闭菜单',
    menu: '菜单',
    back: '返回',
    docsMenu: '本栏目录',
    shortcuts: '常用',
  },
  footer: {
    label: '页脚',
    hours: (from: string, to: string) => `工作日 ${from}–${to}`,
    demo: '（示例号码）',
    wechat: '公众号二维码',
    follow: '关注我们',
    legal: '法律信息',
  },
  dock: {label: '快速联系', trial: '免费试用', chat: '在线客服', phone: '电话咨询', wechat: '公众号'},
  bar: {label: '联系我们', request: '服务申请', phone: '电话咨询', trial: '免费试用', chat: '在线客服'},
  backToTop: '回到顶部',
  close: '关闭',
  loading: '正在加载……',
  loadFailed: '内容没有加载出来，请检查网络后重试。',
  retry: '重试',
  hotline: {
    title: '电话咨询',
    lead: '打电话前看一下摄像机型号和指示灯的颜色，能省不少时间。',
    call: '拨打',
    open: '现在有人接',
    closed: (days: number, weekday: number, from: string) =>
      `休息中，${['今天', '明天'][days] ?? `周${'一二三四五六日'[weekday - 1]}`}${from}开始接听`,
    mail: '发邮件给我们',
    guide: '先查排障指南',
  },
  search: {name: '搜索', hint: '搜索型号、问题或产品', placeholder: '型号、现象或错误编号'},
  inquiry: {title: '产品咨询'},
  wechat: {title: '微信公众号', text: '用微信扫一扫，关注后可以直接留言。', alt: '公众号二维码'},
  edition: {
    notice: {browser: '已按浏览器语言为您打开英文版。', saved: '已按您上次的选择为您打开英文版。'},
    back: '返回简体中文版',
    dismiss: '不再提示',
  },
};

export default copy;
