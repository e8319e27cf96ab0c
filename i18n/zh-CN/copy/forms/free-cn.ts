/** The Chinese free-experience form; the English edition has a form of its own (free-global). */
const copy = {
  fields: {
    companyName: {label: '公司名称', errors: {required: '请填写公司名称', length: '公司名称须为 2–100 个字'}},
    contact: {label: '联系人', errors: {required: '请填写您的姓名', format: '姓名须为 2–20 个汉字', length: '姓名须为 2–20 个汉字'}},
    mobile: {label: '手机号', errors: {required: '请填写手机号', format: '请填写正确的手机号', server: '手机号有误，请核对后重新填写'}},
    verificationCode: {label: '短信验证码', errors: {required: '验证码为 6 位数字', format: '验证码为 6 位数字', server: '验证码错误'}},
    region: {label: '所在地区', errors: {required: '请选择所在地区', option: '请选择所在地区'}},
    demand: {label: '您的需求', errors: {required: '请选择您的需求', option: '请选择您的需求'}},
    numberOfStores: {label: '门店数量', errors: {option: '请选择门店数量'}},
    consent: {label: '同意', errors: {accept: '请阅读并同意《隐私政策》'}},
  },
  province: '省份',
  city: '城市',
  chooseProvince: '请选择省份',
  chooseCity: '请选择城市',
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
  stores: {
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
  greeting: (name: string) => `${name}，您好！您的信息已提交成功，我们的区域经理会尽快与您联系。`,
};

export default copy;
