const copy = {
  meta: {
    title: '免费试用',
    description: '填写公司、手机号和需求，区域经理会打电话问清门店情况，再一起定下试用的门店和设备。',
  },
  title: '先在一家店试试',
  lead: '填完大约两分钟。我们先打电话问清门店情况，再一起定下试用的门店和设备。',
  from: (page: string) => `从“${page}”进入`,
  nextTitle: '提交以后',
  next: [
    {title: '区域经理来电', text: '问清门口宽度、现有摄像机和网络。'},
    {title: '定下试用门店', text: '选一家店，列出需要的设备。'},
    {title: '远程帮您装好', text: '店员照着做就行，我们在线陪着。'},
    {title: '一起看数据', text: '数得准不准，用录像对一遍再决定。'},
  ],
  privacyTitle: '信息怎么用',
  privacy: '只用于这次联系，加密保存，180天后自动删除。可以随时来电或来信要求提前删除。',
  privacyLink: '看隐私政策',
  directTitle: '想直接说',
  open: '现在有人接',
  closed: '现在是休息时间',
};

export default copy;
