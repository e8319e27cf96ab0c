import {promises} from '@site/i18n/zh-CN/copy/promises';

const copy = {
  meta: {
    title: '人体检测技术：多远看得到人、多远数得准',
    description:
      '给IT和工程商：摄像机怎么判断画面里有没有人、有几个、在哪里。按镜头和距离算出一个人占多少像素，多远数得准，多远只看得出有人。',
  },
  banner: {
    title: '人体检测：画面里有没有人、有几个',
    text: '客流、热力、离岗、打烊布防，都要从画面里找出人开始。这里说明多远看得到人、多远数得准。',
    alt: '示意图：便利店里的顾客和店员各被一个方框框住，货架和纸箱没有框',
    trial: '免费试用',
    more: '算一算能看多远',
  },
  pixels: {
    eyebrow: '距离和像素',
    title: '人在画面里有多大，决定能看清什么',
    lead: '换一台摄像机，拖一下距离。格子代表人身上的像素，越少越看不清。',
    badge: '按目录参数计算',
    camera: '摄像机',
    distance: '人离摄像机',
    meters: (distance: number) => `${distance}米`,
    alt: (pixels: number) => `用方格拼出的人形，身高${pixels}像素`,
    pixels: (count: number) => `身高${count}像素`,
    tell: {
      present: {label: '看得出有人', needs: (pixels: number) => `身高要有${pixels}像素。`},
      counted: {label: '数得准、跟得住', needs: (pixels: number) => `身高要有${pixels}像素。`},
      clothed: {label: '看得清衣着，分得出工服', needs: (pixels: number) => `身高要有${pixels}像素。`},
    },
    reach: (distance: number) => `这台最远到${distance}米。`,
    yes: '可以',
    no: '不够',
    formula:
      '每米像素 = 画面宽度 ÷（2 × 距离 × tan（视场角 ÷ 2）），再乘身高1.7米。分级参照IEC 62676-4：每米25、62、125像素。光线差、逆光或者被挡住时，要按更近的距离算。',
  },
  how: {
    eyebrow: '怎么判断',
    title: '逐帧框出人，跟到离开，编号作废',
    points: [
      {
        title: '每一帧都找一遍',
        text: '模型在整张画面里找头、肩、躯干的组合，给出方框和把握程度。把握不够的不算，等下一帧再判断。',
      },
      {
        title: '前后帧连成一条线',
        text: '同一个人在相邻几帧里的位置、大小、衣服颜色接得上，才认作同一个编号。编号只在这个镜头里有用。',
      },
      {
        title: '人走了，编号就作废',
        text: '离开画面几秒后编号作废，外形特征一起丢掉。同一个人第二天再来，是一个新编号。',
      },
    ],
    alt: '示意图：三帧画面里同一个人的方框依次右移，连成一条虚线，离开画面后编号被划掉',
    frame: (index: number) => `第${index}帧`,
    gone: '离开，作废',
  },
  seen: {
    eyebrow: '用在哪里',
    title: '认出人以后，能回答三个问题',
    lead: '画面是模拟的。点播放，看方框跟着人走。',
    events: {
      'zone-occupancy': {title: '这里有几个人', text: '数区域里的人，被柱子挡住的不算。'},
      intrusion: {title: '这里该不该有人', text: '设防的时段有人进了区域，方框变红。'},
      'empty-post': {title: '这里的人在不在', text: '岗位上没有人，超过设定的分钟数才提醒。'},
    },
  },
  confuse: {
    eyebrow: '容易混淆的',
    title: '什么会被当成人，什么人会被漏掉',
    columns: ['现场情况', '会怎样', '怎么办'],
    rows: [
      {label: '橱窗里的假人模特', cells: ['一开始会被框住', '静止超过设定时间自动标为陈列，不计数，不报警']},
      {label: '海报和电视里的人', cells: ['画面大时会误框', '在设置里画一块屏蔽区']},
      {label: '玻璃门上的倒影', cells: ['人多时可能多出一个', '摄像机往里挪，不要正对玻璃']},
      {label: '蹲下理货的店员', cells: ['只露出头和背，容易漏', '俯视装，或者把过道也放进画面']},
      {label: '推着高货架的人', cells: ['下半身被挡，方框变短', '不影响计数，影响身高分级']},
      {label: '全黑且没有补光', cells: ['看不见', '选带红外的型号，按夜视距离布点']},
    ],
    note: '表里是常见门店的情况。您的店有特别的灯光或装修，试用时我们用您自己的录像测一遍。',
  },
  limits: {
    title: '人体检测做不到的',
    items: [
      {
        limit: '不知道是谁',
        instead: '检测只回答有没有人。要去掉店员，按工服颜色或者按时段；要识别会员，须本人同意，走另一套流程。',
      },
      {limit: '不判断年龄性别', instead: '凭外形判断常常不准，还容易引起纠纷。这项我们不提供，报表里也没有这一栏。'},
      {limit: '人挤在一起时会漏数', instead: '侧面看，前排挡住后排。要数排队和出入口，把摄像机装到头顶。'},
    ],
  },
  uses: {
    eyebrow: '用在哪里',
    title: '这些产品都从这一步开始',
    items: [
      {title: '精准客流统计', text: '俯视的头肩检测，数过线的人。'},
      {title: '热力分析', text: '把停留的位置叠在一起。'},
      {title: '行为分析', text: '根据人的位置和时间，判断离岗、徘徊。'},
      {title: 'AI巡检', text: '检查岗位上有没有人。'},
    ],
  },
  questions: {
    title: '人体检测常见问题',
    faq: [
      {
        question: '检测在哪里做，要上传视频吗？',
        answer: `K3、H系列、Fmix-D和UME系列在摄像机里做，E3-X自带计数线和热区，其他接边缘盒子B1。${promises.algorithmsInStore}${promises.numbersLeave}`,
      },
      {
        question: '旧的200万像素摄像机够不够？',
        answer:
          '数门口的人够，前提是人离镜头不太远。用上面的计算器，把距离拉到您的实际位置，“数得准”那一行写着“可以”就行。',
      },
      {
        question: '晚上会不会把猫、垃圾袋报成人？',
        answer: '会有，但少。布防时段可以要求连续出现几秒、且身高像素过线才报；一阵风吹动的袋子达不到这两条。',
      },
      {
        question: '戴口罩、撑伞、穿雨衣有影响吗？',
        answer:
          '口罩没有影响，因为不看脸。伞从头顶看会盖住肩膀，雨天门口的数会偏少一些；报表里可以标注雨天，免得和晴天直接比。',
      },
      {
        question: '员工会不会觉得被盯着？',
        answer:
          '把看什么、不看什么贴出来，员工会更放心。检测只回答有没有人、有几个，身份、打分、某个人一天的轨迹都没有。',
      },
      {
        question: '断网以后还检测吗？',
        answer: '照常检测。设备先把结果存着，网络恢复以后补传，报表里的缺口会自动补上。',
      },
    ],
    readTitle: '接着看',
    reading: [
      {title: 'K3的安装高度', note: '型号', href: '/support/model/k3'},
      {title: '摄像机离线怎么查', note: '排障', href: '/support/troubleshooting/details/t0001'},
    ],
  },
  inquiry: {
    title: '用您自己的录像试一段',
    text: '发来十分钟录像，我们标出每一个检测到和漏掉的人。',
    trial: '免费试用',
    contact: '问问工程师',
  },
};

export default copy;
