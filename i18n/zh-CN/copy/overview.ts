/** Overview pages of the menu's sections. */
const copy = {
  pages: {
    technology: {
      meta: {
        title: '门店AI技术：算法、边缘计算、视频和数据平台',
        description:
          '给IT和技术负责人：行为分析、人体检测、物体识别等门店算法，边缘计算，视频与数据平台。每一项都写明是什么、用在门店哪里、怎么算。',
      },
      title: '门店AI技术',
      text: '行为分析、人体检测、物体识别等算法，画面在店里处理，总部看数字。',
    },
    products: {
      meta: {
        title: '门店客流、巡检、防损软件和摄像机硬件',
        description:
          '连锁门店用的软件有客流统计、AI巡检、收银防损和热力分析。硬件有云摄像机、AI摄像机、录像机和边缘盒子，另有PaaS与VPaaS接入。',
      },
      title: '门店软件与硬件',
      text: '客流、巡检、防损软件，摄像机、录像机、边缘盒子，可以单买一样，也可以配成一套。',
    },
    solutions: {
      meta: {
        title: '连锁门店、城市与家庭方案：按行业配设备',
        description:
          '餐饮、鞋服、医药、汽车、快消的连锁门店，还有智慧城市、家庭和课堂。每个行业都写明先解决什么问题、用哪几样设备，附设备清单和估算。',
      },
      title: '按行业看方案',
      text: '餐饮、鞋服、医药、汽车、快消、智慧城市和家庭：解决什么问题，用哪些设备，大概能省多少。',
    },
  },
  /** What a group is, where its name says too little. */
  groups: {
    paas: {
      title: 'PaaS：把设备接进来，把数据送出去',
      lead: '接入层管摄像机、录像机和国标平台，输出层用API、H5页面、小程序和云巡检组件，送到您的系统。',
    },
    vpaas: {
      title: 'VPaaS：把视频放进您的应用',
      lead: '直播、回放、对讲、云存储，每一项都能单独调用。',
    },
  },
  invite: {
    title: '不确定从哪里开始？',
    text: '写明有几家店、想解决什么问题，区域经理会联系您，一起定下从哪里试起。',
    trial: '免费试用',
  },
};

export default copy;
