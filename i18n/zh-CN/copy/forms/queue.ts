/** The notice on any page about a lead that waits on this device, has arrived, or came back. */
const copy = {
  forms: {free: '免费试用申请', inquiry: '产品咨询', partner: '合作伙伴申请', service: '服务申请'},
  waiting: (form: string, time: string) => `您${time}填的${form}保存在这台设备上，还没有发出，连上网络就自动发出。`,
  arrived: (form: string, time: string) => `您${time}填的${form}已经送达，这台设备上的内容已删除。编号：`,
  returned: {
    code: (form: string, time: string) =>
      `您${time}填的${form}没有送达：等网络的时候验证码过期了。内容还在草稿里，重新获取验证码就能提交。`,
    expired: (form: string, time: string) =>
      `您${time}填的${form}72小时内没能发出，已停止发送。内容还在草稿里，重新获取验证码就能提交。`,
    refused: (form: string, time: string) => `您${time}填的${form}没有送达：有信息需要您核对。内容都还在。`,
  },
  retry: '现在发出',
  open: '打开表单',
  discard: '不再发送，删除',
  dismiss: '知道了，关闭提示',
};

export default copy;
