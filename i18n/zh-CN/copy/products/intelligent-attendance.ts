import {promises} from '@site/i18n/zh-CN/copy/promises';

const copy = {
  meta: {
    title: '门店智能考勤：排班、到岗和客流一张图看',
    description:
      '给店长和人事：排班、到岗和客流画在一张图上，分得清是有人迟到还是排班不合理。工牌、手机、PIN都能打卡，人脸只在单独同意后才用。',
  },
  banner: {
    title: '智能考勤：按客流排班，缺人早知道',
    text: '排班、到岗和客流放在一起看。谁在店里一眼看得见，缺人时店长马上知道。',
  },
  demo: {
    eyebrow: '一天的排班',
    title: '人手不够，是有人没到，还是排班排少了',
    lead: '浅色是排的班，蓝色是人在店，橙色是缺口。下面是每小时进店人数，拖到某个小时，看看人手够不够。',
    badge: '示例数据',
    people: ['开门班', '早班', '中班', '晚班', '晚高峰'],
    legend: {planned: '排班', present: '在店', gap: '缺口'},
    grace: '几分钟以内不算缺口',
    minutes: (minutes: number) => `${minutes}分钟`,
    visits: '进店人数',
    visitsFrom: (from: string) => `${from}起进店`,
    onFloor: '平均在店员工',
    perPerson: '每名员工接待',
    slider: '选一个小时',
    hour: (from: string, present: string, visits: number) =>
      `${from}起的一小时，进店${visits}人，平均在店员工${present}人`,
    found: (count: number, minutes: number) => (count === 0 ? '没有缺口' : `${count}处缺口，共${minutes}分钟`),
    gap: (name: string, from: string, to: string, minutes: number) => `${name} ${from}–${to}，少${minutes}分钟`,
    busiest: (from: string, planned: number, perPerson: number) =>
      `就算没人迟到、没人早走，${from}排了${planned}个人，每人仍要接待${perPerson}位顾客，是全天最多的一小时。这是排班的问题。`,
  },
  statement: {
    before: '考勤机只告诉您谁晚了几分钟，看不出全店最忙的那个小时',
    marked: '排班时就少排了人',
    after: '。',
    aside: '先看排班对不对，再看人到没到齐。只盯迟到，店长每个月扣钱，高峰时段照样接待不过来。',
  },
  methods: {
    eyebrow: '怎么打卡',
    title: '五种打卡办法，四种不用人脸',
    lead: '同一家店可以混着用。无论用哪一种，记下的都是三项：谁、几点、哪家店。',
    badge: '智能工牌不用来打卡，看它做什么',
    ways: [
      {
        name: '贴一下工牌',
        facts: [
          {label: '员工怎么做', value: '普通NFC工牌，在后门的读卡点贴一下'},
          {label: '适合', value: '人人有工牌的店，十几个人同时换班'},
          {label: '短处', value: '工牌可能被代刷，要靠店长抽查'},
        ],
      },
      {
        name: '手机打卡',
        facts: [
          {label: '员工怎么做', value: '到店后在App里点一下'},
          {label: '适合', value: '跨店支援、没有后门的小店'},
          {label: '短处', value: '商场里定位会偏几十米，要把范围放宽'},
        ],
      },
      {
        name: 'PIN码',
        facts: [
          {label: '员工怎么做', value: '在收银机或平板上输六位数'},
          {label: '适合', value: '临时工、忘带工牌和手机的那天'},
          {label: '短处', value: '密码可能告诉别人，建议每月换一次'},
        ],
      },
      {
        name: '店长代记',
        facts: [
          {label: '员工怎么做', value: '告诉店长，店长补一条并写原因'},
          {label: '适合', value: '设备坏了、停电、刚入职第一天'},
          {label: '短处', value: '靠人工，所以每一条都有记录，员工自己看得到'},
        ],
      },
      {
        name: '人脸',
        badge: '要单独同意',
        facts: [
          {label: '员工怎么做', value: '按一下按钮，看一下镜头；不按不识别'},
          {label: '适合', value: '戴手套、不方便输密码的岗位，本人愿意'},
          {label: '短处', value: '属于敏感个人信息；不同意的人用前四种，没有任何影响'},
        ],
      },
    ],
  },
  manager: {
    eyebrow: '店长的一天',
    title: '店长的一天会有哪些变化',
    lead: '系统能算出谁没到，原因由店长去问。',
    alt: '一部手机，屏幕上是当天数据的柱状图和几个指标',
    items: [
      {title: '开店前十五分钟', text: '开门班还没到，店长和备选的人同时收到一条消息。谁先回“我去”，排班自动改好。'},
      {title: '高峰之前', text: '按前四周同一天的进店人数，提醒哪个时段每名员工要接待的人数超过您定的上限。'},
      {title: '换班的时候', text: '两个人换班，各点一下，店长同意后工时自动调整，不用月底对纸条。'},
      {title: '月底', text: '导出工时表。每一条改动都写着谁改的、为什么改、员工确认没有，再交给薪资系统算工资。'},
    ],
  },
  law: {
    eyebrow: '相关法规',
    title: '工时记录和人脸打卡，各有哪些规定',
    lead: '发生劳动争议时，考勤记录双方都要用，所以双方都看得到。下面几条，上线之前请和人事、法务一起确认。',
    rows: [
      {
        term: '先定制度',
        text: '考勤办法关系到员工切身利益，国内要经职工讨论、公示（《劳动合同法》第四条）；德国等地要与职工委员会协商。',
      },
      {term: '目的', text: '只记工时和安排人手。不用来算谁走得慢、谁上了几次洗手间，也不给员工打分排名。'},
      {
        term: '人脸的依据',
        text: '员工的单独同意（《个人信息保护法》第二十九条）。欧盟通常不认可雇佣关系里的“同意”，除非不刷脸的办法同样方便；美国伊利诺伊州要求书面同意和公开的保存期限。',
      },
      {
        term: '人脸存在哪',
        text: `${promises.faceTemplates}${promises.attendanceTemplates}`,
      },
      {term: '定位', text: '只在点“打卡”时取一次位置，判断在不在范围内，只存“是”或“否”，不记坐标，更不跟踪。'},
      {
        term: '工时上限',
        text: '排到标准工时以外会提示：国内每日8小时、延长每日不超过3小时、每月不超过36小时；美国按各州规定提示用餐休息和加班。数字由您的人事确认。',
      },
      {
        term: '取整',
        text: '默认不取整，9:03就是9:03。要抹掉几分钟，只能按对双方都适用的规则，并写进考勤办法。',
      },
      {term: '留多久', text: `${promises.reportsKept}这和国内工资记录的最低年限一致；当地要求更长的，导出归档。`},
      {term: '员工的权利', text: '在自己的手机上看全部记录，有出入的点“有异议”，店长必须回复，前后两个版本都留着。'},
    ],
  },
  questions: {
    title: '人事和店长常问的问题',
    faq: [
      {
        question: '断网了还能打卡吗？',
        answer:
          '能。工牌、PIN和人脸在店内设备上完成，时间记在设备里，恢复后补传，并标明是补传的。手机打卡要有手机信号；没有的话，让店长代记。',
      },
      {
        question: '能不能拿店里的监控看谁在岗？',
        answer:
          '考勤不从监控画面里认人。摄像机只数有几个人在区域里，不知道是谁。想用录像核对一次争议，要由店长申请、留下记录，只看那一段，不截图。',
      },
      {
        question: '怎么防代打卡？',
        answer:
          '没有哪种办法完全防得住。我们把同一部手机替两个人打卡、连着贴两张工牌这类情况列出来，由店长当面核实。不会自动扣钱。',
      },
      {
        question: '临时工和外包人员怎么打卡？',
        answer: '用PIN，合同结束当天自动失效。工时表单独导出，不和正式员工混在一起。',
      },
      {
        question: '员工拒绝刷脸怎么办？',
        answer:
          '不需要处理。其他四种办法和人脸同时可用，速度差不多，系统里也不显示谁选了哪种。如果人脸变成唯一能打卡的办法，同意就不成立了。',
      },
      {
        question: '记录能留几年，谁能改？',
        answer: `${promises.reportsKept}店长可以补记和更正，不能删除；每次改动都有原值、新值、原因和改的人。总部看汇总，要看到个人需要人事授权。`,
      },
      {
        question: '和现在的排班、薪资软件怎么接？',
        answer: '排班可以从表格导入，也可以在系统里排；工时通过API或表格交给薪资系统。我们不计算工资、个税和社保。',
      },
      {
        question: '要买哪些设备？',
        answer:
          '手机打卡、PIN码和店长代记，用现有的手机和收银机或平板就行。贴工牌要在后门装一个读卡器，图里的客流来自门口的计数设备。刷脸是可选的，要在店里放一台盒子。',
      },
    ],
    readTitle: '接着看',
    reading: [
      {title: '智能工牌：录接待，不记考勤', note: '设备', href: '/products/hardware/ibadge'},
      {title: '精准客流统计：先数清哪个时段忙', note: '产品', href: '/products/accurate-people-counting'},
      {title: '打卡不成功怎么查', note: '排障', href: '/support/troubleshooting/details/t0712'},
    ],
  },
  inquiry: {
    title: '发一周的排班表来',
    text: '去掉姓名就行。我们把它和同一周的进店人数叠在一起，圈出该加人的时段。',
    trial: '免费试用',
    contact: '联系我们',
  },
};

export default copy;
