import {promises} from '@site/i18n/zh-CN/copy/promises';
import {clock24} from '@site/src/site/timeOfDay';

const copy = {
  meta: {
    title: '幼学堂：幼儿园家园沟通App，日报、接送、直播',
    description:
      '给园长、老师和家长的沟通App：晨检、请假、用药、作品、接送都在里面；教室画面只在约好的时段开放，谁看过、看了多久都查得到。',
  },
  banner: {
    title: '幼学堂：幼儿园和家长的沟通App',
    text: '老师不用在几个群里来回发消息，家长也能知道孩子今天怎么样。教室画面只在约好的时段开放，谁看过都有记录。',
  },
  statement: {
    before: '家长想看的是自己的孩子，',
    marked: '不是整天开着的直播',
    after: '',
    aside: '约好的时段以外，家长手机上没有画面，只有一句话和下一段的时间。',
  },
  days: {
    title: '老师和家长各自的一天',
    lead: '切换标签看两份日程。老师发一次，家长就收到一份，不用在几个群里来回翻。',
    label: '老师和家长的一天',
    see: '看看一天怎么过',
    contact: '联系我们',
    camera: '教室里装的摄像机：ukid',
    teacher: {
      tab: '老师的一天',
      title: '把时间留给孩子，少看手机',
      lead: '每件事点三下以内就能完成。全班的事发一次，某个孩子的事只有他家看得到。',
      moments: [
        {
          time: '07:40',
          title: '晨检',
          text: '体温、手口、精神逐项点选。没到的孩子自动列出来，请过假的不算。',
        },
        {
          time: '10:20',
          title: '拍作品，不拍脸',
          text: '相机里有一个取景框，提示只拍手和作品。误拍到别的孩子，发送前打码。',
        },
        {
          time: '12:10',
          title: '用药和过敏',
          text: '家长昨晚填的用药单到点提醒，两位老师都点“已喂”才算完成。',
        },
        {
          time: '12:15',
          title: '午睡',
          text: '点一下“午睡”，教室摄像机休眠，家长端显示“孩子们在睡觉”。',
        },
        {
          time: '16:10',
          title: '接送',
          text: '来接的人不在名单上，App里没有他的接送码，老师打电话给家长确认再放人。',
        },
        {
          time: '16:40',
          title: '一句话日报',
          text: '吃得怎么样、睡了多久、今天学了什么，选几个词就生成一句，老师改完再发。',
        },
      ],
      limit: {
        title: '不用老师做的',
        items: ['回私人微信', '在群里接龙', '给每个孩子拍照打卡'],
        text: '下班后的消息第二天早上才送到。',
      },
      screen: {
        alt: 'App画面示例，老师端：小一班到园21人、请假2人、未到1人；晨检已完成，用药单已由两位老师确认，教室摄像机在休眠',
        title: '小一班',
        note: '星期四，12:15',
        tabs: ['班级', '成长册', '接送', '我的'],
        numbers: [
          {value: '21', label: '到园'},
          {value: '2', label: '请假'},
          {value: '1', label: '未到'},
        ],
        heading: '今天',
        rows: [
          {title: '晨检', note: '07:40', value: '已完成'},
          {title: '用药单', note: '12:10，两位老师已确认', value: '已喂'},
          {title: '午睡', note: '教室摄像机', value: '休眠'},
          {title: '日报', note: '16:40前发', value: '还没写'},
        ],
        buttons: ['写日报', '用药单'],
      },
    },
    parent: {
      tab: '家长的一天',
      title: '看得到自家孩子，看不到别家的事',
      lead: '爸爸妈妈各有账号，也可以加上老人，只让他们看日报和接送。',
      moments: [
        {
          time: '07:30',
          title: '请假和叮嘱',
          text: '晚到、请假、今天不喝牛奶，填一次，老师、保健医和厨房都看得到。',
        },
        {
          time: '08:35',
          title: '到园',
          text: '老师做完晨检，家长就收到一条“到了”。不定位，也不刷脸。',
        },
        {
          time: '08:45',
          title: '看一眼教室',
          text: '到了开放时段、老师点了“开放”，就能看直播。一次最多十分钟，时间到了让给别的家长。',
        },
        {
          time: '12:10',
          title: '今天的菜',
          text: '实物照片对照食谱看。过敏的孩子换成了什么，单独说明。',
        },
        {
          time: '16:05',
          title: '来接',
          text: '出示接送码。临时换人来接，可以发一个只能用一次的接送码。',
        },
        {
          time: '18:30',
          title: '日报和作品',
          text: '只有自家孩子的那一份。可以下载，可以要求删掉。',
        },
      ],
      limit: {
        title: '家长做不到的',
        items: ['回放录像', '看别的班', '在非开放时段看'],
        text: '截屏会带水印，并记下是谁截的。要核对一件事，找园长申请，一起看那一段。',
      },
      screen: {
        alt: 'App画面示例，家长端：孩子08:35到园，午饭吃完，教室画面现在不开放，显示孩子们在睡觉；下面的按钮看今天的菜',
        title: '小雨今天',
        note: '小一班，12:40',
        tabs: ['今天', '成长册', '食谱', '我的'],
        numbers: [
          {value: '08:35', label: '到园'},
          {value: '6分钟', label: '看过教室'},
        ],
        heading: '此刻',
        rows: [
          {title: '午饭', note: '牛奶换成豆浆', value: '吃完了'},
          {title: '教室画面', note: '孩子们在睡觉', value: '不开放'},
          {title: '作品', note: '剪纸一张', value: '新'},
          {title: '来接', note: '16:05，外婆', value: '有码'},
        ],
        buttons: ['看今天的菜'],
      },
    },
  },
  windows: {
    title: '拖动时间，看这一刻谁能看',
    lead: (minutes: number) =>
      `示例里两段看教室、一段看操场，一共开放${minutes / 60}个小时；每位家长一次最多看十分钟。时段由园方和家长委员会定，到点要老师点一下才开放，也随时可以提前关，不用说理由。`,
    badge: '模拟演示',
    slider: '一天中的时间',
    previous: '上一段',
    following: '下一段',
    slots: {
      arrival: {name: '入园', why: '门口人多，会拍到别家的大人，所以不开。'},
      free: {name: '自由活动', why: '孩子们在玩，家长最想看的一段。'},
      lesson: {name: '集体活动', why: '老师上课时不开直播，免得每节课都像公开课。'},
      outdoor: {name: '户外', why: '孩子都在操场，看的是操场上的摄像机。教室里没人，不开。'},
      lunch: {name: '午餐', why: '吃得慢、吃得脏都正常，不给人围观。'},
      nap: {name: '午睡', why: '换衣服、睡觉，摄像机休眠，连园里也没有画面。'},
      snack: {name: '点心', why: '起床穿衣，不开。'},
      games: {name: '游戏', why: '下午的一段，给上午没空的家长。'},
      pickup: {name: '离园', why: '接送时来人杂，只有园内监控在录，不对外。'},
    },
    kinds: {open: '教室对本班家长开放', yard: '操场对在户外的班开放', closed: '不对外开放', nap: '摄像机休眠'},
    legend: {open: '教室开放', yard: '操场开放', closed: '不开放', nap: '摄像机休眠'},
    tick: clock24,
    phone: {
      live: '直播，无声',
      watermark: (time: string) => `小雨妈妈 ${time}`,
      closed: '未开放',
      next: (time: string) => `下一段约在${time}，老师点开才有画面`,
      tomorrow: (time: string) => `下一段约在明天${time}`,
      nap: '孩子们在睡觉',
    },
    people: {parent: '本班家长', teacher: '本班老师', principal: '园长', us: '我们'},
    sees: {
      open: {
        parent: '能看直播，没有声音；画面上有自己的名字和时间',
        teacher: '能看，也能一键关',
        principal: '能看，每次留记录',
        us: '看不到，只加密转发、不存',
      },
      yard: {
        parent: '能看操场直播，没有声音，画面上有自己的名字和时间；教室“未开放”',
        teacher: '能看，也能一键关',
        principal: '能看，每次留记录',
        us: '看不到，只加密转发、不存',
      },
      closed: {parent: '只看到“未开放”和下一段的时间', teacher: '能看', principal: '能看，每次留记录', us: '看不到'},
      nap: {parent: '看到“孩子们在睡觉”', teacher: '看不到，人在教室里', principal: '看不到', us: '看不到'},
    },
  },
  seen: {
    title: '镜头看到整间教室，家长看到哪些',
    lead: '画面是模拟的。同一间教室，开放时段里家长看得到，带自己的名字；一上课，家长端就是“未开放”。',
    alt: '模拟的摄像机画面：一位老师和几个孩子围着地毯，另外几个孩子坐在两张圆桌旁搭积木',
    /** Below the pictures: what the lens sees, and what is on a parent's phone at a time of the sample day. */
    lens: '镜头：整间教室，老师和园长在园里看',
    open: (time: string) => `家长，${time}自由活动：直播上有自己的名字`,
    closed: (time: string) => `家长，${time}集体活动：没有画面`,
    facts: [
      {term: '看得到', text: '开放时段里，全班在一个画面里，没有声音。'},
      {term: '盖在画面上', text: '看的人的姓名和时间做成水印，截屏、录屏都带着，传出去查得到是谁。'},
      {term: '会打码', text: '有争议要回看，在园里一起看那一段，别的孩子打码。'},
      {term: '不打码', text: '直播里看得到全班的孩子，所以开不开要问过每一位监护人。'},
    ],
  },
  log: {
    title: '谁看过直播，家长都查得到',
    lead: `每一次观看、每一次被拒绝、每一次申请回放，都写进这张表，家长看得到和自家班级有关的全部。${promises.auditTrail}`,
    badge: '示例记录',
    /** On a parent's phone beside the table; the labels stand below the number of entries and of refusals. */
    phone: {title: '观看记录', note: '小一班，星期四', labels: ['今天的记录', '被拒绝']},
    heads: ['时间', '谁', '做了什么', '结果'],
    lines: [
      {time: '08:45', who: '小雨妈妈', did: '看小一班直播', result: '6分钟'},
      {time: '09:52', who: '小雨爸爸', did: '打开直播', result: '未开放，拒绝', refused: true},
      {time: '10:41', who: '外婆（只看日报）', did: '打开直播', result: '没有授权，拒绝', refused: true},
      {time: '10:45', who: '小雨妈妈', did: '看操场直播', result: '5分钟'},
      {time: '12:15', who: '李老师', did: '切到午睡', result: '摄像机休眠'},
      {time: '13:20', who: '园长', did: '申请看操场10:50一段，原因：摔跤', result: '家长同意后播放3分钟'},
      {time: '15:07', who: '张老师', did: '提前关闭直播', result: '家长端显示“老师已关闭”'},
    ],
  },
  consent: {
    title: '有家长不同意直播，就换一种办法',
    lead: '不满十四周岁，都要监护人同意。画面里是全班，不能只问一家。',
    notice: {
      title: '每位监护人签一份告知书',
      text: '各选各的。',
      items: [
        {name: '日报', answer: '同意'},
        {name: '成长册', answer: '同意'},
        {name: '教室直播', answer: '不同意'},
      ],
      signature: '签名',
    },
    choices: {
      title: '有一位不同意，二选一',
      text: '不劝那一家，也不公布是谁。',
      items: ['全班改看每天三张作品照片', '这个班不开直播'],
      or: '或',
    },
    facts: [
      {term: '不识别，不打分', text: '人脸识别、表情和专注度分析、打分、广告，都没有。'},
      {
        term: '录像留在园里',
        text: `${promises.classroomVideo}直播加密经过我们的服务器，不落盘。日报和成长册存在云端，我们受托处理。`,
      },
      {term: '先听老师的意见', text: '装之前告知并听取意见，办公室和休息室不装。'},
      {
        term: '按三部法律和规定做',
        text: '《个人信息保护法》《未成年人保护法》《儿童个人信息网络保护规定》。',
      },
    ],
  },
  start: {
    title: '从日报用起，最后才开直播',
    lead: '很多园一开始就想开直播，我们建议反过来。一个学期以后，不少家长会发现最常看的是日报。',
    steps: [
      {title: '名单', text: '班级、孩子和可接送的人，从园里现有的表格导入。一个孩子通常有两到四位成年人。'},
      {title: '日报、请假、接送码', text: '不需要任何设备，用老师的手机就行，用顺了再做下一步。'},
      {title: '成长册', text: '教老师只拍作品。每月家长拿到一本，可以打印。'},
      {
        title: '家长会上决定直播',
        text: '把上面的时间轴投到屏幕上，监护人逐项选。定了再装ukid，拉网线，放录像机。',
      },
    ],
  },
  questions: {
    title: '园长和家长常问的问题',
    faq: [
      {
        question: '老师会不会觉得被监视？',
        answer:
          '如果全天开放，会的。所以上课和午餐不开放，老师可以一键关闭，画面没有声音，园长看也有记录。要不要开直播，请先征求老师的意见。',
      },
      {
        question: '我能看回放吗？',
        answer:
          '不能自己看。孩子受伤、有争议时向园长申请，在园里一起看那一段，别的孩子打码。录像存多久取决于园里的硬盘，一般30天左右。',
      },
      {
        question: '网断了怎么办？',
        answer:
          '直播看不了，录像在园里照常录。晨检、用药单、接送核对都能离线做，恢复以后补传。接送码离线也能核对当天的名单。',
      },
      {
        question: '全班家长一起看，带宽够吗？',
        answer:
          '教室只往外传一路，大约2\u00a0Mbit/s，由服务器分给家长，和多少人看无关。三个班同时开放，园里的上行带宽留够8\u00a0Mbit/s就行。',
      },
      {
        question: '有人录屏发到网上怎么办？',
        answer:
          '画面上有看的人的姓名和时间水印，录屏会带上，查得到是谁。但技术挡不住用另一台手机拍屏幕，这一点要在家长会上说清楚；介意的园，请不要开直播。',
      },
      {
        question: '离婚或变更监护人，账号怎么办？',
        answer: '园方收到法律文书后，当天停掉一方的账号，已经登录的也立刻退出。',
      },
      {
        question: '孩子离园以后数据怎么处理？',
        answer:
          '离园当天，这一家的观看权限全部停止。成长册请家长在离园前打包下载，之后删除；日报随学年结束删除。观看记录整个学年都能查，学年结束后一次删除，在那之前一条也不删。录像按硬盘自动覆盖。',
      },
    ],
    readTitle: '接着看',
    reading: [
      {title: 'ukid：装在教室里的那台摄像机', note: '产品', href: '/ukid'},
      {title: '硬盘能存多少天', note: '排障', href: '/support/troubleshooting/details/t0103'},
      {title: '家长要看、要删录像，怎么处理', note: '帮助', href: '/support/data-requests'},
      {title: '隐私政策', note: '说明', href: '/privacy'},
    ],
  },
  inquiry: {
    title: '索取告知书样本和家长会讲稿',
    text: '告诉我们有几个班、现在用什么群。不装摄像机也可以开始。',
    trial: '免费试用',
    contact: '索取样本',
  },
};

export default copy;
