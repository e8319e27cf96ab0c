import {owner} from '@site/config/owner';
import {brand} from '@site/src/site/brand';

/** The product inquiry: what both editions ask; names and addresses are asked in each edition's own way. */
const copy = {
  submit: '提交咨询',
  product: {
    label: '想了解的产品',
    changeHint: '可以改成别的型号，也可以删掉。',
    change: '换一个',
    placeholder: '产品名或型号',
    errors: {length: '产品名太长，请只写产品名或型号'},
  },
  plan: {label: '随咨询附上的内容', remove: '移除', errors: {length: '附上的内容太长，请点“移除”再提交'}},
  quantity: {
    label: '大概需要多少台',
    options: {'1-9': '1–9台', '10-49': '10–49台', '50-199': '50–199台', '200+': '200台以上', unsure: '未定'},
    errors: {option: '请选择数量，拿不准就选“未定”'},
  },
  phone: {label: '电话', errors: {format: '请填写正确的电话号码：6到15位数字，可以带区号'}},
  requirements: {
    label: '其他要求',
    hint: `门店情况、安装位置、想解决的事，写几句就行。照片和图纸发到${owner.contact.zh.email.value}，或者等我们联系您时再发。`,
    errors: {length: '最多写1000个字，请删短一些，细节可以在电话里说'},
  },
  greeting: (name: string) => `${name}，您好！您的信息已提交成功，我们的区域经理会尽快与您联系。`,
  next: [
    `${brand.nameZh}的区域经理按您留的方式联系您，先把现场情况问清楚。`,
    '给您一份设备清单和点位建议，附上报价。',
    '您认可以后，再约勘测或寄样机。',
  ],
};

export default copy;
