/** Overview pages of the menu's sections. */
const copy = {
  pages: {
    technology: {
      meta: {
        title: '技术',
        description: '行为分析、人体检测、物体识别等算法，边缘计算，视频与数据平台：每一项是什么、用在门店哪里。',
      },
      title: '技术',
      text: '算法看得懂门店，边缘把画面留在店里，平台把数字送到总部。',
    },
    products: {
      meta: {
        title: '产品',
        description:
          '客流统计、AI巡检、收银防损、热力分析等软件，云摄像机、AI摄像机、录像机和边缘盒子，以及PaaS与VPaaS接入。',
      },
      title: '产品',
      text: '从看得见到算得清：软件、硬件和开放接口，可以单买一样，也可以配成一套。',
    },
    solutions: {
      meta: {
        title: '解决方案',
        description: '餐饮、鞋服、医药、汽车、快消的连锁门店，智慧城市，家庭和课堂：每个行业先看什么、用哪几样设备。',
      },
      title: '解决方案',
      text: '按行业看：别人的门店先解决了什么，用了哪几样设备。',
    },
    paas: {
      meta: {
        title: 'PaaS开放能力',
        description: '把已有的摄像机、录像机和平台接进来，把视频和数据用API、H5、小程序送到您自己的系统里。',
      },
      title: 'PaaS开放能力',
      text: '设备从接入层进来，视频和数据从输出层送到您自己的系统。',
    },
  },
  invite: {
    title: '不确定从哪一样开始？',
    text: '写明几家店、想解决什么事。区域经理会联系您，一起定下先试哪一样。',
    trial: '免费试用',
  },
};

export default copy;
