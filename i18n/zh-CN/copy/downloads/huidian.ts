import {promises} from '@site/i18n/zh-CN/copy/promises';

const copy = {
  meta: {
    title: '下载「慧店」App：平台5.x老客户的门店管理',
    description:
      '给平台5.x的老客户：慧店App下载，继续用要注意什么，什么情况该换新慧店，换的时候哪些数据会过来、哪些要重做，老账号怎么处理。',
  },
  name: '慧店',
  sentence: `给平台5.x的老客户继续使用。${promises.platform5}`,
  shots: {
    title: '界面没有变，多了换版进度',
    lead: '门店报表和过去一样，另有一页看换到新慧店的进度。',
    list: {
      report: {title: '门店报表', text: '进店、小票、一周的柱状图。'},
      move: {title: '换版进度', text: '换到哪一步了，还差谁确认，随时能看。'},
    },
  },
  screens: {
    tabs: ['报表', '门店', '考勤', '我的'],
    report: {
      title: '门店报表',
      note: '人民路店 · 上周',
      numbers: [
        {value: '5,214', label: '进店'},
        {value: '1,308', label: '小票'},
      ],
      chart: '每天进店人次',
      ends: ['周一', '周日'] as [string, string],
      row: {title: '与前一周相比', note: '天气和活动不计入', value: '+4%'},
    },
    move: {
      title: '换到新慧店',
      note: '示例企业 · 26家门店',
      rows: [
        {title: '设备固件检查', note: '全部达到要求', value: '完成'},
        {title: '历史报表复制', note: '按天，只读', value: '完成'},
        {title: '自定义报表', note: '3张要重做', value: '待确认'},
        {title: '店长试用', note: '确认后开始'},
      ],
      line: '换版期间两个App都能用',
      buttons: ['查看清单', '稍后'],
    },
  },
  does: {
    title: '继续用慧店，还能做什么',
    alt: '云和边缘设备的立体图，几家门店连到同一个平台',
    points: [
      {
        title: '每天的报表照常',
        text: '进店、小票、考勤、巡店记录，每天凌晨出前一天的数据。口径和过去一样，方便同比。',
      },
      {
        title: '直播和回放照常',
        text: '5.x上绑定的摄像机和录像机都能看。新买的设备如果需要平台6.x，添加时会提示。',
      },
      {title: '安全问题继续修复', text: '发现漏洞会出维护版本，版本号第四位加一。从这一版起，界面和报表不再改动。'},
    ],
  },
  move: {
    title: '什么时候该换新慧店',
    lead: '对照下面几条，符合一条就可以安排了。',
    caption: '对照您的情况',
    columns: ['您的情况', '建议', '为什么'],
    rows: [
      {label: '要装新的算法或AI摄像机', cells: ['现在换', '新算法只在平台6.x上运行']},
      {label: '门店超过三十家', cells: ['现在换', '慧店要一家一家看，新慧店会挑出要管的店']},
      {label: '手机要升级到很新的系统', cells: ['先换再升级', '慧店只在列出的系统上测过']},
      {label: '年底大促之前', cells: ['过了再换', '旺季换口径，同比会断']},
      {label: '用考勤算工资', cells: ['月初换', '考勤移到单独的产品，跨月会有两套记录']},
      {label: '几家店、看看报表', cells: ['可以不急', '停止服务前会书面通知']},
    ],
    note: '换版由服务经理协助：查固件、复制历史、店长试用、正式切换。过程中旧App一直可用，切换后转为只读。',
  },
  permissions: {
    title: '慧店要哪些权限，不允许会怎样',
    lead: '慧店比新App多要一项存储权限，安卓上安装时会问，可以拒绝。',
    rows: [
      {label: '存储（安卓）', cells: ['缓存报表图片', '第一次打开', '每次重新下载图片，慢一点']},
      {label: '相机', cells: ['扫标签填序列号', '点右上角加号', '输入机身上的序列号']},
      {label: '位置', cells: ['考勤打卡', '点“打卡”', '打不了卡，其余不受影响']},
      {label: '通知', cells: ['离线提醒、审批', '第一次打开', '没有弹窗，消息在列表里']},
    ],
    note: '不用考勤的企业，可以请管理员关掉考勤模块，App就不再问位置。',
  },
  facts: {
    title: '版本和服务',
    works: '平台5.x。平台6.x的账号登录时会提示改装新慧店，不能混用。',
    who: '平台5.x的现有客户。新客户不再开通。',
    changes: ['更新加密组件，修复一处安全问题', '登录页加入换版进度入口', '修复个别安卓手机回放时声音断续'],
  },
  questions: {
    title: '老客户常问的问题',
    faq: [
      {
        question: '慧店会停用吗，什么时候？',
        answer:
          '会停用，日期还没有定。停用前会发书面通知，写明停止的日期、只读到什么时候、怎么导出。没收到通知，就照常使用。',
      },
      {
        question: '换了以后，过去的数据还在吗？',
        answer: '每天的报表会复制到新慧店，分钟级的明细不复制，可以在切换前导出。录像留在录像机和云存储里，不受影响。',
      },
      {
        question: '设备要不要换？',
        answer: '多数不用，升级固件就行。太老、不能升级的，服务经理会列出清单和替代型号，由您决定。',
      },
      {
        question: '能换回来吗？',
        answer: '正式切换前随时能退。切换之后旧账号变成只读，能看不能改，两边的数据不再同步。',
      },
      {
        question: '老版本还在用Windows客户端，怎么办？',
        answer: '5.x的电脑客户端在下载中心“老平台”一栏，和这个App配对使用。新的桌面客户端不能登录5.x。',
      },
    ],
    readTitle: '接着看',
    reading: [
      {title: '新慧店：界面和功能', note: '下载', href: '/downloads/apps/new-huidian'},
      {title: '智能考勤', note: '产品', href: '/products/intelligent-attendance'},
      {title: '数据看板', note: '产品', href: '/products/data-dashboard'},
      {title: '换了路由器，设备连不上', note: '排障', href: '/support/troubleshooting/details/t0003'},
      {title: '谁来上门，时间怎么约定', note: '服务', href: '/service-system'},
    ],
  },
};

export default copy;
