import {promises} from '@site/i18n/zh-CN/copy/promises';

const copy = {
  meta: {
    title: '免费试用申请：选一家门店试装，看过数据再定',
    description:
      '连锁门店免费试用客流统计和远程巡店：填写公司、手机号和需求，区域经理来电问清门店情况，一起定下试用的门店和设备，远程帮您装好。',
  },
  title: '免费试用，从一家店开始',
  lead: '填完大约两分钟。区域经理会打电话问清门店情况，一起定下试用的门店和设备。',
  from: (page: string) => `从“${page}”进入`,
  nextTitle: '提交以后',
  next: [
    {title: '区域经理来电', text: '问清门口宽度、现有摄像机和网络。'},
    {title: '定下试用门店', text: '选一家店，列出需要的设备。用什么设备、试多久、费用怎么算，和您书面商定以后才发货。'},
    {title: '远程帮您装好', text: '店员照着做，我们在线指导；要走线、登高的，由当地伙伴上门。'},
    {title: '一起看数据', text: '用录像核对数得准不准，再决定买不买。'},
  ],
  privacyTitle: '信息怎么用',
  privacy: `申请用来联系您、安排试用，不用来发广告。${promises.formRequests}`,
  privacyLink: '看隐私政策',
  directTitle: '想直接沟通',
};

export default copy;
