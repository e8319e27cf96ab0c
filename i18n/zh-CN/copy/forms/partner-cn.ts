import type {ChoiceWords, FormFields} from '@site/src/features/forms/fieldNames';
import shared from './region-cn';

const {mobile, code, region, consent} = shared.fields;

const fields = {
  company: {
    label: '公司名称',
    errors: {required: '请填写公司名称，与营业执照一致', length: '公司名称须为4–50个字，请按营业执照填全称'},
  },
  contact: {
    label: '真实姓名',
    errors: {
      required: '请填写真实姓名，签约前要核对',
      format: '姓名须为2–20个汉字，请去掉字母、数字和符号',
      length: '姓名须为2–20个汉字，请填写全名',
    },
  },
  phone: mobile,
  captcha: code,
  adcode: region,
  type: {
    label: '合作类型',
    errors: {required: '请选择合作类型，选最接近的一种', option: '请选择合作类型，从列出的几种里选'},
  },
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
  greeting: (name: string) => `${name}，您好！您的信息已提交成功，我们的渠道经理会尽快与您联系。`,
  next: [
    '渠道经理打电话给您，看资质、做过的项目和人手。',
    '您收到这一类的协议样本，上面写清双方各做什么。',
    '先培训，再做一家店的试单，合适才签约。',
  ],
};

export default copy;
