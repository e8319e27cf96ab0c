/** Words the Chinese forms share: the region's two selects, and fields that ask for the same in each of them. */
const copy = {
  province: '省份',
  city: '城市',
  chooseProvince: '请选择省份',
  chooseCity: '请选择城市',
  fields: {
    mobile: {
      label: '手机号',
      errors: {required: '请填写手机号', format: '请填写正确的手机号', server: '手机号有误，请核对后重新填写'},
    },
    code: {
      label: '短信验证码',
      errors: {required: '验证码为 6 位数字', format: '验证码为 6 位数字', server: '验证码错误'},
    },
    region: {label: '所在地区', errors: {required: '请选择所在地区', option: '请选择所在地区'}},
    consent: {label: '同意', errors: {accept: '请阅读并同意《隐私政策》'}},
    companyName: {label: '公司名称', errors: {required: '请填写公司名称', length: '公司名称须为 2–100 个字'}},
    contact: {
      label: '联系人',
      errors: {required: '请填写您的姓名', format: '姓名须为 2–20 个汉字', length: '姓名须为 2–20 个汉字'},
    },
  },
};

export default copy;
