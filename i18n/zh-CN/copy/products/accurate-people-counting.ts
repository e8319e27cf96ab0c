import {promises} from '@site/i18n/zh-CN/copy/promises';
import {claimText} from '@site/src/facts/claims';
import {counterOf} from '@site/src/facts/hardware/catalogue';
import {promises as facts} from '@site/src/facts/promises';

const {countsShown} = facts;
/** The counter of the drawing. */
const {doorM, mountM} = counterOf('k3');

const copy = {
  meta: {
    title: '精准客流统计：数清进店人次，店员和快递不算',
    description:
      '给连锁门店运营：门口装一台俯视摄像机，统计进店、出店和店内人数，店员、快递和转身离开的人可以不算，得到能用来做决定的转化率。',
  },
  banner: {
    title: '精准客流统计：数清每个门口进店多少人',
    text: `每个门口进店几人、出店几人、店内还有几人，摄像机每分钟上传，报表每${countsShown.minutes}分钟更新一次。不识别人脸。`,
  },
  /** The button of the banner, to the demo. */
  see: '看客流怎么数',
  statement: {
    before: '画面里一个人进来，一个人出去，门磁和红外只知道“过了两次”。店员、快递和在门口转身的人，',
    marked: '也都算成了客流',
    after: '，算出来的转化率就偏低。',
    aside:
      '从门顶往下数，进店和出店分开计，店员、快递和门口转身的人都可以去掉；系统不认人，出去一会儿再进来的算新的一次。用成交笔数除以进店人次，得到的转化率才能用来做决定。',
  },
  seen: {
    eyebrow: '门口的画面',
    title: '镜头里看到的，是头和肩',
    lead: '下面是模拟的摄像机画面。点播放，看它怎么数。',
    events: {
      'overhead-counting': {title: '过线才算', text: '从门框正上方看，人跟到出画面，过线才加一。'},
      'staff-exclusion': {title: '店员不算', text: '穿工服的人也过线，但不计入客流，单独记录。'},
      'group-counting': {title: '一家人算一组', text: '前后脚进门的几个人记成一组，人数照样单独数。'},
    },
  },
  demo: {
    badge: '模拟演示',
    title: '谁算客流，您来定',
    text: '同一个门口、同一个小时，换一种算法看看。数据为示例。',
    crossings: '门磁数到的进门次数',
    visits: '进店人次',
    receipts: '成交笔数',
    rate: '转化率',
    rules: {
      leaveOutStaff: {label: '不算店员和快递', hint: '按工服颜色或时段去掉'},
      leaveOutTurnBacks: {label: '不算门口转身的人', hint: '过线几秒内又退出去'},
      groupsAsOne: {label: '同行的人算一组', hint: '一家人、几个朋友'},
    },
    /** What each rule takes off. */
    less: {leaveOutStaff: '店员和快递', leaveOutTurnBacks: '转身', groupsAsOne: '同行'},
    sum: (from: number, less: readonly {readonly name: string; readonly count: number}[], to: number) =>
      `${from}${less.map(({name, count}) => ` − ${name}${count}`).join('')} = ${to}`,
    action: '在您的门口试试',
  },
  how: {
    eyebrow: '怎么计数',
    title: '从上往下看头肩，只传人数',
    steps: [
      {title: '垂直往下看', text: '一台摄像机吊在门口正上方，前后的人不会互相挡住。'},
      {title: '跟住人，再计数', text: '每个人从出现跟到离开，越过计数线才算一次；在门口转身的不算。'},
      {title: '只传人数', text: `计数在摄像机里完成。${promises.countsLeave}${promises.countsShown}`},
    ],
    overhead: {
      alt: `摄像机装在天花板上，垂直往下看一个不超过${doorM}米宽的门口`,
      width: `门宽${doorM}\u00a0m以内`,
      height: `${mountM.join('–')}\u00a0m`,
    },
    tracks: {
      alt: '俯视图：三个人的头和肩，两条轨迹越过计数线，一条折返，不计数',
      in: '进 +1',
      out: '出 +1',
      back: '折返不算',
    },
    numbers: {
      alt: '摄像机每分钟上传一次人数',
      door: '入口1',
      rows: [
        {label: '进店', value: '6'},
        {label: '出店', value: '4'},
        {label: '店内', value: '23'},
      ],
    },
  },
  accuracy: {
    eyebrow: '准不准',
    title: '准确率多少，在什么条件下成立',
    condition: (asOf: string) =>
      `俯视安装、高度${mountM.join('到')}米、光线均匀，和录像人工复数对比。${asOf.replace(/-0?/, '年')}月测定。自己核对要插TF卡，画面存在卡里；只计数可以不插。`,
    method: {label: '怎么测的，怎么自己验', post: '/news/industry/what-98-percent-means'},
    holds: {
      title: '这些情况数得准',
      items: ['戴帽子、戴口罩、推婴儿车', '两个人并排走过双开门', '一群人肩挨肩一起进来'],
    },
    slips: {
      title: '这些情况会差一些',
      items: [
        '太阳直射在反光地面上',
        '队伍压在计数线上站好几分钟',
        '雨天撑伞进门会漏数几个；推购物车，单目的K3偶尔会多算',
      ],
    },
  },
  devices: {
    eyebrow: '需要什么',
    title: '按门宽和高度选一台',
    more: '看型号',
    door: '门宽',
    mount: '安装高度',
    input: '接入',
    upTo: (meters: number) => `不超过${meters}\u00a0m`,
    heights: (low: number, high: number) => `${low}–${high}\u00a0m`,
    channels: (count: number) => `${count}路1080p`,
    anyHeight: '跟随现有摄像机',
    purposes: {
      k3: `常规门口首选；在上面的条件下，准确率${claimText('accuracy.overheadCounting', 'zh-CN')}`,
      h2001: `双目，宽门和高大厅；垂直安装、光线均匀时，准确率${claimText('accuracy.stereoCounting', 'zh-CN')}`,
      b1: '边缘盒子，接门口上方往下看的现有摄像机',
    },
  },
  questions: {
    title: '客流统计常见问题',
    faq: [
      {
        question: '会不会认出顾客是谁？',
        answer:
          '不会。摄像机从上往下看，只在人出现期间保留一个头肩轮廓，人走了轮廓就丢掉。没有人脸，没有身份，也没有可以追到某个人的编号。',
      },
      {
        question: '数据保留多久？',
        answer: `按天、按小时都能导出成表格。${promises.reportsKept}${promises.storeVideo}`,
      },
      {
        question: '现有的摄像机能用吗？',
        answer:
          '能。装在门口上方、能输出1080p的摄像机，接一台边缘盒子B1就行，最多接4路。斜着拍的摄像机也能数，但人多时会互相遮挡，建议换成俯视。',
      },
      {
        question: '怎么知道它数得对不对？',
        answer:
          '平时抽查，摄像机里要有TF卡：在后台任选十分钟录像，人工数一遍，页面会把人工数和系统数并排列出来，哪一个人没数对，可以点开看。验收要选一忙一闲两个时段，一共数够200人次；换季以后再数一次。',
      },
      {
        question: '断网了数据会丢吗？',
        answer: '不会。摄像机照常计数，数字先存在本机，网络恢复后自动补传，报表里会补齐这一段。',
      },
      {
        question: '装一台要花多少工夫？',
        answer: `通常只要三四颗螺丝、一根网线，供电也走这根网线（PoE）。扫码后${claimText('onboardingWithin', 'zh-CN')}分钟内就能在账号里看到它，再在画面上画好统计线，用十分钟录像抽查一遍。`,
      },
    ],
    readTitle: '接着看',
    reading: [
      {title: 'K3说明与安装高度', note: '型号', href: '/support/model/k3'},
      {title: '摄像机离线，怎么一步步查', note: '排障', href: '/support/troubleshooting/details/t0001'},
    ],
  },
  inquiry: {
    title: '拍一张门口的照片给我们',
    text: '我们会回复适合的型号、安装高度和需要几台。',
    trial: '免费试用',
    contact: '发照片',
  },
};

export default copy;
