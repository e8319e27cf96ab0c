/** Words the Chinese forms share: the region's two selects, and fields that ask for the same in each of them. */
const copy = {
  province: '省份',
  city: '城市',
  chooseProvince: '请选择省份',
  chooseCity: '请选择城市',
  fields: {
    mobile: {
      label: '手机号',
      errors: {
        required: '请填写手机号，验证码会发到这个号码',
        format: '请填写正确的手机号：1开头的11位数字，限中国大陆号码',
        server: '手机号有误，请核对后重新填写',
      },
    },
    code: {
      label: '短信验证码',
      errors: {
        required: '验证码为6位数字，点“获取验证码”后填短信里的数字',
        format: '验证码为6位数字，请照短信里的数字填写',
        server: '验证码错误，请填最新一条短信里的数字，或者重新获取',
      },
    },
    region: {
      label: '所在地区',
      errors: {required: '请选择所在地区，省份和城市都要选', option: '请选择所在地区，从列表里选省份和城市'},
    },
    consent: {label: '同意', errors: {accept: '请阅读并同意《隐私政策》，勾选后才能提交'}},
    companyName: {
      label: '公司名称',
      errors: {required: '请填写公司名称，个体门店填店名', length: '公司名称须为2–100个字，请填全称或常用简称'},
    },
    contact: {
      label: '联系人',
      errors: {
        required: '请填写您的姓名，方便我们称呼您',
        format: '姓名须为2–20个汉字，请去掉字母、数字和符号',
        length: '姓名须为2–20个汉字，请填写全名',
      },
    },
  },
};

export default copy;
