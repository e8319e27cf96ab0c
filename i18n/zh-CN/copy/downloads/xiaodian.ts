import {promises} from '@site/i18n/zh-CN/copy/promises';

const copy = {
  meta: {
    title: '下载「小店」App：一两家店自己看店、数客流',
    description:
      '给开一两家店的老板：在手机上看店里，数今天进了几个人，打烊以后有动静就提醒。自己注册、自己装，不用电脑，也不用找管理员。',
  },
  name: '小店',
  sentence: '一两家店的老板自己用：不用电脑，不用管理员，下午装上，晚上就能看店。',
  shots: {
    title: '老板每天看三次',
    lead: '早上看提醒，中午看店里，晚上看这一天。',
    list: {
      shop: {title: '店里', text: '画面在上面，今天的人数在下面。'},
      alerts: {title: '提醒', text: '打烊后有动静、设备掉线、开门晚了。'},
      week: {title: '这一周', text: '七天柱状图加两句话，不懂报表也能看。'},
    },
  },
  screens: {
    tabs: ['店里', '提醒', '一周', '我的'],
    shop: {
      title: '阿珍水果店',
      note: '营业中 · 08:12开门',
      camera: '店堂 16:20',
      numbers: [
        {value: '136', label: '今天进店'},
        {value: '11', label: '这一小时'},
      ],
      rows: [
        {title: '设备都在线', note: '2台摄像机，1台录像机', value: '正常'},
        {title: '比上周同一天', note: '到这个钟点为止', value: '+9人'},
      ],
    },
    alerts: {
      title: '提醒',
      note: '昨晚到现在',
      rows: [
        {title: '打烊后后门有动静', note: '猫，您已看过', value: '02:14'},
        {title: '今天开门晚了12分钟', note: '设的是08:00', value: '08:12'},
        {title: '收银台画面被挡住', note: '5分钟后恢复', value: '昨天'},
        {title: '断网9分钟', note: '录像机照录', value: '昨天'},
        {title: '录像检查', note: '硬盘里存着21天', value: '昨天'},
      ],
      more: '提醒太多？点一下改成只在夜里',
    },
    week: {
      title: '这一周',
      note: '11月9日–15日',
      numbers: [
        {value: '1,024', label: '进店'},
        {value: '18点', label: '最忙'},
      ],
      chart: '每天进店人次',
      ends: ['周一', '周日'] as [string, string],
      lines: ['周六最忙，周三最闲，和前四周一样。', '18点到19点，一个人忙不过来。', '周三下午可以安排进货。'],
    },
  },
  does: {
    title: '小店用得上的五件事',
    alt: '一台八路录像机，正面',
    points: [
      {
        title: '不在店里，也知道开没开门',
        text: '设好营业时间，开门晚了、打烊后还亮着灯，手机就提醒您。不用给店员打电话问。',
      },
      {title: '只数人数，不识别身份', text: '只数进来几个人，不存人脸，不猜年龄。人数够您判断几点加人、几点备货。'},
      {
        title: '夜里有人进来才提醒',
        text: '打烊以后，有人进入您画定的区域才提醒，附一张图。看一眼就能判断要不要报警，报警要您自己打110。',
      },
      {
        title: '有争议，能找到录像',
        text: '找零、退货、少货，按时间拖到那一段，截下来发给对方。每次截取都有记录。',
      },
      {title: '店开多了，账号能升级', text: '开到第三家，账号升到新慧店，摄像机不用拆，历史人数一起过去。'},
    ],
  },
  permissions: {
    title: '要哪些权限，不允许会怎样',
    lead: '只要这四项，都可以拒绝。',
    rows: [
      {label: '相机', cells: ['扫摄像机上的码', '添加设备', '输入序列号']},
      {label: '通知', cells: ['夜里的动静、断网', '设好营业时间之后', '夜里不会响，建议打开']},
      {label: '麦克风', cells: ['对店里喊话', '按住喊话键', '只能看和听']},
      {label: '照片（只写）', cells: ['存一段录像', '点“存下来”', '只能在App里看']},
    ],
    note: '店员不用装。店里贴一张“有监控”的告示，收银区和店堂以外不要装，更衣和休息的地方一律不装。',
  },
  facts: {
    title: '版本和适合谁',
    works: '平台6.x，注册时自动分配，您不用选。慧店和5.x的账号不能在这里登录。',
    who: '一两家店的店主。用手机号自己注册，最多再加三个家人或店长。三家以上请用新慧店。',
    changes: ['可以设午休，午休不算打烊', '一周小结里加了最闲的钟点', '修复扫旧标签时读不出序列号'],
  },
  questions: {
    title: '店主常问的问题',
    faq: [
      {
        question: '要买哪些设备才能用？',
        answer: '最少一台摄像机。要数人，门口加一台客流摄像机；要录得久，加一台录像机。可以只装一台，不够再添。',
      },
      {
        question: '店里已经有别的牌子的摄像机？',
        answer:
          '能输出标准视频流的，接到我们的录像机上可以看、可以录。要数人，加一台边缘盒子B1，或者门口换一台客流摄像机。',
      },
      {
        question: '不装宽带，用手机卡能行吗？',
        answer: '能看，不建议一直看。买一个插卡的路由器，录像存在店里，只有打开画面和夜里提醒才用流量。',
      },
      {
        question: '店员会不会觉得被盯着？',
        answer: '安装前当面说清楚拍哪里、谁能看、存几天。App不给店员打分，也没有按人统计的页面。',
      },
      {
        question: '停电了还能提醒吗？',
        answer: '停电时设备停止工作，App会显示“从几点起离线”，但分不清是停电还是断网。来电后自动恢复，不用重新设置。',
      },
      {
        question: '要交月费吗？',
        answer: `看您开通了什么，录像存在自己店里不收存储费。${promises.cloudRecording}安装前给您一张写明每一项费用的清单，没写的不收。`,
      },
    ],
    readTitle: '接着看',
    reading: [
      {title: '一家店从哪里开始', note: '方案', href: '/solutions/smart-store'},
      {title: '选一台录像机', note: '设备', href: '/products/cloud-video-recorder'},
      {title: '选一台摄像机', note: '设备', href: '/products/cloud-camera'},
      {title: '录像断断续续', note: '排障', href: '/support/troubleshooting/details/t0101'},
      {title: '开到第三家：新慧店', note: '下载', href: '/downloads/apps/new-huidian'},
    ],
  },
  trial: {title: '店里还什么都没有？', text: '说说店多大、几个门、卖什么，我们配一套够用的设备。', trial: '免费试用'},
};

export default copy;
