/**
 * Texts of the messages the service sends. Labels of fields and choices come from the forms (`i18n/…/copy/forms`), so that
 * sales reads the same labels as the visitor.
 */
import freeGlobal from '../../i18n/en/copy/forms/free-global';
import inquiryEn from '../../i18n/en/copy/forms/inquiry';
import freeCn from '../../i18n/zh-CN/copy/forms/free-cn';
import inquiryZh from '../../i18n/zh-CN/copy/forms/inquiry';
import partnerCn from '../../i18n/zh-CN/copy/forms/partner-cn';
import type {ChoiceWords, FieldName, FormsOf} from '../../src/features/forms/fieldNames';
import type {Edition, FormId} from '../../src/features/forms/schema';
import {brand} from '../../src/site/brand';

/** Fields without a line of their own: codes that the e-mail shows by name, and the consent that every lead has. */
export const namedFields = ['region', 'adcode', 'phoneCountry', 'consent'] as const;

/** Fields with a line in the e-mail; the plan and the pictures have sections of their own. */
type MailedField<E extends Edition> = Exclude<
  FieldName<FormsOf<E>>,
  (typeof namedFields)[number] | 'plan' | 'pictures'
>;

/** Texts of one edition's messages. */
interface MessageTexts<E extends Edition> {
  /** The message that carries a verification code. */
  readonly code: {readonly subject: (code: string) => string; readonly text: (code: string, minutes: number) => string};
  /** The e-mail to sales about a lead. */
  readonly lead: {
    readonly forms: Readonly<Record<FormId, string>>;
    readonly subject: (form: string, place: string, reference: string) => string;
    readonly serviceSubject: (form: string, model: string, reference: string) => string;
    /** A device outside of the catalogue. */
    readonly otherModel: string;
    /** Separates label and value. */
    readonly colon: string;
    readonly held: string;
    readonly labels: Readonly<
      Record<
        | 'reference'
        | 'submittedAt'
        | 'place'
        | 'page'
        | 'button'
        | 'campaign'
        | 'device'
        | 'plan'
        | 'pictures'
        | 'related',
        string
      >
    >;
    /** Labels of all fields of the edition's forms; the type requires one for each new field. */
    readonly fields: Readonly<Record<MailedField<E>, string>>;
    /** Labels of choices by field. */
    readonly choices: ChoiceWords<FormsOf<E>>;
    readonly yes: string;
    readonly no: string;
  };
}

const labelsOf = <Name extends string>(
  fields: Readonly<Record<Name, {readonly label: string}>>,
): Readonly<Record<Name, string>> =>
  Object.fromEntries(
    Object.entries<{readonly label: string}>(fields).map(([name, {label}]) => [name, label]),
  ) as Record<Name, string>;

const inquiryFields = ({product, quantity, phone, requirements}: typeof inquiryZh) => ({
  product,
  quantity,
  phone,
  requirements,
});

/** Labels of the service request. */
const caseLabelsZh = {
  model: '型号',
  serialNumber: '序列号',
  firmware: '固件',
  seen: '看到的现象',
  steps: '做过的步骤',
  ticket: '离线工具单号',
  description: '问题描述',
  pictures: '照片',
};

const caseLabelsEn: typeof caseLabelsZh = {
  model: 'Model',
  serialNumber: 'Serial number',
  firmware: 'Firmware',
  seen: 'What was seen',
  steps: 'Steps done',
  ticket: 'Ticket of the offline kit',
  description: 'Description',
  pictures: 'Pictures',
};

const zh: MessageTexts<'zh-CN'> = {
  code: {
    subject: (code) => `${code}是您的${brand.nameZh}验证码`,
    text: (code, minutes) =>
      `您的验证码是${code}，${minutes}分钟内有效。\n\n请不要把它告诉别人；${brand.nameZh}的工作人员不会向您索取验证码。\n如果您没有在${brand.nameZh}网站填写表单，请忽略这封邮件。\n`,
  },
  lead: {
    forms: {
      'free-cn': '免费体验',
      'free-global': '免费体验（英文版）',
      'inquiry-cn': '产品咨询',
      'inquiry-global': '产品咨询（英文版）',
      'partner-cn': '合作申请',
      'service-cn': '服务请求',
      'service-global': '服务请求（英文版）',
    },
    subject: (form, place, reference) => `新线索：${form}，${place}，${reference}`,
    serviceSubject: (form, model, reference) => `${form}：${model}，${reference}`,
    otherModel: '其他设备',
    colon: '：',
    held: '请先核实：这条线索的填写方式可疑，或同一联系方式当天提交过多。',
    labels: {
      reference: '编号',
      submittedAt: '提交时间（UTC）',
      place: '所在地区',
      page: '来源页面',
      button: '点击的按钮',
      campaign: '推广参数',
      device: '设备',
      plan: inquiryZh.plan.label,
      pictures: caseLabelsZh.pictures,
      related: '同一联系方式的其他提交',
    },
    fields: {...labelsOf({...inquiryFields(inquiryZh), ...partnerCn.fields, ...freeCn.fields}), ...caseLabelsZh},
    choices: {...freeCn.choices, ...partnerCn.choices, quantity: inquiryZh.quantity.options},
    yes: '是',
    no: '否',
  },
};

const en: MessageTexts<'global'> = {
  code: {
    subject: (code) => `${code} is your ${brand.nameEn} verification code`,
    text: (code, minutes) =>
      `Your verification code is ${code}. It is valid for ${minutes} minutes.\n\nNever share this code. ${brand.nameEn} will not ask you for it.\nIf you did not fill in a form on the ${brand.nameEn} website, you can ignore this message.\n`,
  },
  lead: {
    forms: {
      'free-cn': 'Free experience (Chinese edition)',
      'free-global': 'Free experience',
      'inquiry-cn': 'Product inquiry (Chinese edition)',
      'inquiry-global': 'Product inquiry',
      'partner-cn': 'Partner application (Chinese edition)',
      'service-cn': 'Service request (Chinese edition)',
      'service-global': 'Service request',
    },
    subject: (form, place, reference) => `New lead: ${form}, ${place}, ${reference}`,
    serviceSubject: (form, model, reference) => `${form}: ${model}, ${reference}`,
    otherModel: 'another device',
    colon: ': ',
    held: 'Check first: this lead was filled in suspiciously, or its contact sent too many in one day.',
    labels: {
      reference: 'Reference',
      submittedAt: 'Submitted (UTC)',
      place: 'Country or region',
      page: 'Came from page',
      button: 'Button pressed',
      campaign: 'Campaign',
      device: 'Device',
      plan: inquiryEn.plan.label,
      pictures: caseLabelsEn.pictures,
      related: 'Other submissions of this contact',
    },
    fields: {...labelsOf({...inquiryFields(inquiryEn), ...freeGlobal.fields}), ...caseLabelsEn},
    choices: {...freeGlobal.choices, quantity: inquiryEn.quantity.options},
    yes: 'yes',
    no: 'no',
  },
};

/** Texts by edition. */
export const messageTexts: {readonly [E in Edition]: MessageTexts<E>} = {'zh-CN': zh, global: en};

/** Texts of the e-mail about a lead, of either edition. */
export type LeadTexts = (typeof messageTexts)[Edition]['lead'];
