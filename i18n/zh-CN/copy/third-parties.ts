import type {Purpose, ThirdPartyKind} from '@site/config/third-parties.schema';

interface ServiceWords {
  readonly name: string;
  readonly operator: string;
  /** What it receives. */
  readonly data: string;
}

/** Provider of the hosted captcha. */
const captchaOperator = '极验（武汉极意网络科技有限公司）';

const visits = '看了哪些页面、从哪里来、设备和浏览器的类型、IP地址';

const services: Record<ThirdPartyKind, ServiceWords> = {
  'google-tag-manager': {name: 'Google Tag Manager', operator: 'Google LLC，在境外', data: visits},
  'baidu-ads': {name: '百度营销', operator: '北京百度网讯科技有限公司', data: `${visits}、点过的广告`},
  'bing-ads': {name: 'Microsoft Advertising', operator: 'Microsoft Corporation，在境外', data: `${visits}、点过的广告`},
  'baidu-statistics': {name: '百度统计', operator: '北京百度网讯科技有限公司', data: visits},
  matomo: {name: 'Matomo', operator: '我们委托的统计服务器', data: visits},
  plausible: {name: 'Plausible', operator: '我们委托的统计服务器，不用Cookie', data: visits},
};

const purposes: Record<Purpose, string> = {statistics: '统计网站的使用情况', advertising: '衡量广告效果'};

const copy = {
  region: '第三方服务设置',
  title: '网站用到的第三方服务',
  text: '为了统计网站的使用情况和广告效果，我们请第三方处理您的浏览记录：看了哪些页面、设备和浏览器的类型、IP地址。表单里填的内容不会提供给它们。您可以现在关闭，以后也可以在页脚改。',
  accept: '知道了',
  reject: '关闭这些服务',
  choose: '逐项设置',
  save: '保存设置',
  close: '关闭设置窗口',
  signal: '您的浏览器已经声明不希望被跟踪，所以默认全部关闭。',
  settings: '第三方服务设置',
  privacy: '隐私政策',
  services,
  purposes,
  /** Between the names of services. */
  comma: '、',
  line: (operator: string, purpose: string, data: string) => `${operator}。用途：${purpose}。收到：${data}。`,
  policy: {
    lead: '下面是本网站用到的第三方服务。告知您之后才会加载；您可以随时关闭，关闭以后打开的页面不再加载。',
    head: ['服务', '由谁提供', '用途', '收到什么'] as readonly string[],
  },
  captcha: {
    title: '请完成一次安全验证',
    operator: captchaOperator,
    text: `为了防止机器批量发验证码，接下来由${captchaOperator}确认是真人操作。它会收到您的IP地址、设备和浏览器的类型，以及您在验证时的操作，不会收到表单里填的内容。不想用的话，可以打电话或写邮件给我们。`,
    accept: '继续验证',
    reject: '不用了',
  },
};

export default copy;
