import type {ChoiceWords, FormFields} from '@site/src/features/forms/fieldNames';
import shared from './region-cn';

const {mobile, code, region, consent} = shared.fields;

const fields = {
  company: {label: '公司名称', errors: {required: '请填写公司名称', length: '公司名称须为 4–50 个字'}},
  contact: {
    label: '真实姓名',
    errors: {required: '请填写真实姓名', format: '姓名须为 2–20 个汉字', length: '姓名须为 2–20 个汉字'},
  },
  phone: mobile,
  captcha: code,
  adcode: region,
  type: {label: '合作类型', errors: {required: '请选择合作类型', option: '请选择合作类型'}},
  consent,
} satisfies FormFields<'partner-cn'>;

const choices: ChoiceWords<'partner-cn'> = {
  type: {'0': '工程商', '1': '技术服务商', '2': '软件伙伴', '3': '项目伙伴'},
};

/** The partner application; only the Chinese edition has it. */
const copy = {
  fields,
  choices,
  submit: '提交申请',
  greeting: (name: string) => `${name}，您好！您的信息已提交成功，我们的区域经理会尽快与您联系。`,
  next: [
    '负责当地渠道的同事打电话给您，了解资质、人手和做过的项目。',
    '发给您对应类型的合作说明，写清双方各做什么。',
    '谈妥以后签约，开通培训和样机。',
  ],
};

export default copy;
