/** The tables of the privacy policy that follow the service: why and how long, who handles data for us, and where. */
import {backupCopies, codeMinutes, counterHours, feedbackAnswers, leadDays, searchDays} from '@site/src/site/retention';
import type {MissingWords} from '@site/src/site/legal';

type Row = readonly [purpose: string, data: string, basis: string, period: string];

const consent = '您的同意';
const safety = '《网络安全法》规定的安全保护义务';
const account = '《个人信息保护法》规定的安全措施和说明义务';
const unset = '期限尚未公布，网站正式上线前会在这里写明。';

const leadPeriod = `提交后${leadDays}天，由程序自动删除`;
const form = '表单里填写的内容和随申请记下的来源';

const rows = {
  trial: ['答复免费试用申请', form, consent, leadPeriod],
  inquiry: ['答复产品咨询', `${form}，您附上的测算或清单`, consent, `自提交起${leadDays}天，由程序自动删除`],
  partner: ['审核合作伙伴申请', form, consent, `自收到起${leadDays}天，由程序自动删除`],
  code: [
    '核实联系方式',
    '手机号、验证码的摘要',
    '您点“获取验证码”表示的同意',
    `验证码${codeMinutes}分钟后失效，随后删除`,
  ],
  limits: ['限制次数，防止滥用', 'IP地址和手机号换算成的摘要、次数', safety, `最长${counterHours}小时，随后删除`],
  feedback: [
    '改进排障文章',
    '文章编号、有没有帮助、选择的原因，您写的补充',
    consent,
    `补充的文字${leadDays}天后删除；其余不含身份，只留最近${feedbackAnswers / 10_000}万条`,
  ],
  searches: [
    '补写缺少的内容，改进文章',
    '没有结果或没有人点开的搜索词，点开的结果和当时的搜索词，不含身份',
    '不含个人信息',
    `最后一次有人搜索之后${searchDays}天`,
  ],
  backups: [
    '出故障时恢复数据',
    '申请和反馈的加密副本',
    '与原数据相同',
    `每小时一份，保留最近${backupCopies}份；另存别处的副本最长${leadDays}天。恢复备份时，之后删除过的会再删一遍`,
  ],
  audit: [
    '追溯谁查看、导出、删除过申请',
    '操作人、时间、动作和条数，不含您的信息',
    account,
    '网站运营期间一直保存，用来查清谁看过、导出过、删除过申请',
  ],
} satisfies Record<string, Row>;

/** Rows whose period is a setting of the owner. */
const ownerRows = {
  salesMail: {
    cells: ['通知处理申请的同事', '邮件里的申请内容', consent],
    none: '没有固定期限；您要求删除时，由人工一并删除',
    unset,
  },
  crm: {cells: ['在客户管理系统里跟进', '申请内容', consent], none: '没有固定期限；您要求删除时一并删除', unset},
  accessLog: {
    cells: ['维护网站服务器', '访问日志：IP地址、时间、网址、浏览器类型', safety],
    none: '不留存访问日志',
    unset,
  },
} satisfies Record<string, MissingWords & {cells: readonly [string, string, string]}>;

interface Processor {
  readonly role: string;
  readonly purpose: string;
  readonly data: string;
}

const processors = {
  hosting: {role: '服务器服务商', purpose: '存放数据，运行网站', data: '加密后的申请和反馈'},
  sms: {role: '短信服务商', purpose: '发送验证码', data: '手机号和验证码'},
  email: {role: '邮件服务商', purpose: '传送内部通知', data: '申请内容'},
  crm: {role: '客户管理系统', purpose: '跟进申请', data: '申请内容'},
} satisfies Record<string, Processor>;

const copy = {
  head: ['用途', '信息', '依据', '期限'] as readonly string[],
  rows: rows as Readonly<Record<string, Row>>,
  ownerRows: ownerRows as {
    readonly [K in keyof typeof ownerRows]: MissingWords & {readonly cells: readonly [string, string, string]};
  },
  days: (count: number) => `${count}天`,
  processorsHead: ['受托方', '做什么', '能接触到什么', '所在地'] as readonly string[],
  processors: processors as Readonly<Record<string, Processor>>,
  /** Name of a processor, or that it is not known yet. */
  named: (role: string, name: string) => `${role}：${name}`,
  unnamed: (role: string) => `${role}（名称尚未公布）`,
  placeUnset: '尚未公布',
  captcha: {
    purpose: '访问量大时确认操作的是人；先告诉您，您同意才加载',
    data: 'IP地址、设备和浏览器类型、验证时的操作',
    place: '中国大陆',
  },
  search: {name: 'Algolia', purpose: '站内搜索', data: '搜索词、IP地址', place: '由Algolia的网络决定，可能在境外'},
};

export default copy;
