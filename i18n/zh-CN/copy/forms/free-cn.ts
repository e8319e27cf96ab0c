/** The Chinese free-experience form; the English edition has a form of its own (free-global). */
import type {ChoiceWords, FormFields} from '@site/src/features/forms/fieldNames';
import shared from './region-cn';

const {companyName, contact, mobile, code, region, consent} = shared.fields;

const fields = {
  companyName,
  contact,
  mobile,
  verificationCode: code,
  region,
  demand: {
    label: '您的需求',
    errors: {required: '请选择您的需求，没想好就选“其他/暂不确定”', option: '请选择您的需求，从列表里选一项'},
  },
  numberOfStores: {label: '门店数量', errors: {option: '请选择门店数量，从列表里选一项，或者留空'}},
  consent,
} satisfies FormFields<'free-cn'>;

const choices: ChoiceWords<'free-cn'> = {
  demand: {
    'remote-inspection': '远程巡店',
    'people-counting': '客流统计',
    'ai-inspection': 'AI巡检',
    'loss-prevention': '收银防损',
    'heat-map': '热力分析',
    dashboard: '数据看板',
    devices: '摄像机/录像机采购',
    paas: 'PaaS/VPaaS接入',
    government: '政务/智慧城市',
    other: '其他/暂不确定',
  },
  numberOfStores: {
    '0': '筹备中',
    '1': '1家',
    '2-10': '2–10家',
    '11-50': '11–50家',
    '51-100': '51–100家',
    '101-500': '101–500家',
    '501-1000': '501–1000家',
    '1001+': '1001家以上',
    na: '不适用',
  },
};

const copy = {
  fields,
  choices,
  greeting: (name: string) => `${name}，您好！您的信息已提交成功，我们的区域经理会尽快与您联系。`,
};

export default copy;
