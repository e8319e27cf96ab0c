import {promises} from '@site/i18n/zh-CN/copy/promises';

const copy = {
  meta: {
    title: 'AI巡检：算法先看一遍，人再确认',
    description:
      '给督导和店长：按规则定时抓图，算法筛出可疑的，有人确认后才派整改。写明哪些项目查得准、哪些要条件、哪些查不了，误报怎么办。',
  },
  banner: {
    title: 'AI巡检：算法筛一遍，由人确认',
    text: '从几千张抓图里挑出要看的几十张，算不算问题，由人确认。',
  },
  relay: {
    eyebrow: '检查流程',
    title: '从抓图到整改，五步走完',
    lead: '蓝点由机器做，橙点由人做。没有人点确认，就不会有整改单，更不会扣分。',
    stations: (seconds: string) => [
      {
        who: '摄像机',
        person: false,
        title: '按规则抓图',
        text: '只在规则写明的时段、机位和区域抓图，比如备餐间十点到两点，每十分钟一张。',
        result: '规则没有写的时段不抓',
      },
      {
        who: '算法',
        person: false,
        title: '先看一遍',
        text: '算法先估计每张图有几成把握：把握够的送给人确认，不够的当场删除，不保存。',
        result: `一张图${seconds}秒内出结果`,
      },
      {
        who: '店长、督导或区域经理',
        person: true,
        title: '确认或驳回',
        text: '由谁确认，企业可以设定。看图，左边一键确认，右边一键驳回。驳回的原因用来改规则。',
        result: '一张约8秒',
      },
      {
        who: '门店',
        person: true,
        title: '整改',
        text: '确认以后才生成整改单，写着是什么、在哪、几点前改好。',
        result: '责任人在手机上收到',
      },
      {
        who: '算法和派单人',
        person: true,
        title: '同机位复拍',
        text: '到时间，同一个机位再抓一张。算法先对比，派单的督导或区域经理看过，才关闭。',
        result: '前后两张图放在一起',
      },
    ],
  },
  queue: {
    eyebrow: '提醒和整改单',
    title: '一条提醒，从算法框出到整改关闭',
    lead: '左边是等人确认的提醒，右边是抓到的画面。点确认才有整改单，点驳回就到此为止。',
  },
  demo: {
    badge: '示例数据',
    eyebrow: '把握程度定多高',
    title: '少看几张，还是少漏几张，由您设定',
    lead: '规则是“后厨员工要戴工帽”，算法给六十张图打了分。线往右移，要人看的图少了，漏掉的会多；往左移，要人看的图多了，漏掉的会少。',
    line: '多有把握才送给人看',
    percent: (value: number) => `${value}%以上`,
    alt: (threshold: number) => `示例图片按算法的把握程度从50%到100%排开，${threshold}%以上的送给人看`,
    wrong: '确实没戴工帽',
    fine: '其实戴了',
    skipped: '不打扰人',
    forwarded: '送给人看',
    confirmed: '人看过，确有其事',
    dismissed: '人看过，是误报',
    missed: '没人看到，漏掉了',
    effort: '人要花的时间',
    minutes: (minutes: string) => `${minutes}分钟`,
    sum: (shown: number, seconds: number) => `${shown}张 × ${seconds}秒`,
    note: '食品安全的规则，线要低一些，宁可多看几张；陈列类的规则，线可以高一些，免得打扰店长。每条规则可以分别设定。',
  },
  checks: {
    eyebrow: '能查什么',
    title: '哪些项目查得准，哪些要看条件',
    lead: '同一个算法，换个机位效果就不同。下表按常见的项目写明条件，拿不准的请先试一周。',
    caption: '检查项目和条件',
    columns: ['项目', '能不能交给算法', '条件', '人还要做什么'],
    rows: [
      {
        label: '工服',
        cells: [{mark: 'yes' as const, text: '查得准'}, '全身入镜，工服颜色和便服分得开', '新款工服上线时重新登记样图'],
      },
      {
        label: '工帽',
        cells: [
          {mark: 'yes' as const, text: '查得准'},
          '机位高于2.5\u00a0m，斜向下看，头部高度不小于40像素',
          '看一眼是不是外来维修人员',
        ],
      },
      {
        label: '桌面没收',
        cells: [{mark: 'yes' as const, text: '查得准'}, '桌子固定，客人离座后再判断', '确认是不是占座'],
      },
      {
        label: '消防通道堵塞',
        cells: [{mark: 'yes' as const, text: '查得准'}, '在画面上画出通道，停放超过5分钟才报', '卸货时段可以先登记'],
      },
      {
        label: '口罩',
        cells: [
          {mark: 'part' as const, text: '要条件'},
          '正面或半侧面、脸部高度不小于60像素；背身看不到',
          '背身的不算违规，也不算合格',
        ],
      },
      {
        label: '陈列缺口',
        cells: [
          {mark: 'part' as const, text: '要条件'},
          '货架正对机位，有一张摆满时的参照图',
          '分清是缺货还是没来得及补',
        ],
      },
      {
        label: '老鼠',
        cells: [
          {mark: 'part' as const, text: '要条件'},
          '夜间、无人、红外补光，地面和墙角在画面里',
          '看回放，联系消杀',
        ],
      },
      {
        label: '地面积水',
        cells: [
          {mark: 'part' as const, text: '要条件'},
          '浅色、不反光的地面；亮面和深色地砖容易误判',
          '每张都要看；误判多的地面改用定时抓图，见云巡店',
        ],
      },
      {
        label: '味道、温度、临期',
        cells: [{mark: 'no' as const, text: '查不了'}, '画面里没有这些信息', '到店检查，或接温度传感器'],
      },
    ],
    note: '像素指目标在画面里的高度。条件不满足时，算法照样会给结果，但不可信。',
  },
  accuracy: {
    eyebrow: '工服检查的准确率',
    title: '工服识别准确率和条件',
    condition: (asOf: string) =>
      `全身入镜、身高不小于120像素、室内光线均匀、工服已登记样图；和两名巡检员独立判断一致的结果对比。${asOf.replace(/-0?/, '年')}月测定。只对工服这一项成立。`,
    holds: {
      title: '准确的情况',
      items: ['围裙、马甲、全套工服，颜色固定', '人在走动，但没有被柜台挡住', '一帧里最多六个人'],
    },
    slips: {
      title: '准确率下降的情况',
      items: ['顾客穿了颜色相近的衣服', '只拍到上半身或后背', '傍晚逆光，衣服变成一团黑'],
    },
  },
  scene: {
    eyebrow: '一家餐厅怎么配',
    title: '六条规则，分批开通',
    lead: '从两条开始，用顺了再加。一下开太多，驳回的图也多，店长第三天就不看了。',
    alt: '示例场景：餐厅的大堂、出餐台和后厨，后厨员工戴着工帽',
    facts: [
      {term: '第一周：后厨工帽、消防通道', text: '机位容易满足，对错分明，店里没有争议。'},
      {term: '第二、三周：加工服和桌面', text: '拍好工服样图，定下“客人离座几分钟后算没收”。'},
      {term: '一个月后：夜间老鼠', text: '只在打烊后运行。先看一周空镜头，把猫、阴影和吹动的塑料袋排除掉。'},
      {term: '最后：陈列', text: '每个货架要有参照图，换陈列就要换图，先挑一个品类试。'},
    ],
    mall: '去算法商城挑规则',
    rats: '老鼠识别是怎么做的',
  },
  devices: {
    eyebrow: '在哪里算',
    title: '旧摄像机接盒子，新摄像机自己算',
    more: '看参数',
    capacity: '同时运行',
    place: '用在',
    channels: (count: number) => `${count}路1080p`,
    slots: (count: number) => `${count}条规则`,
    rows: {
      b1: {purpose: '边缘盒子，已有的摄像机不用换', place: '整店'},
      'u8-d': {purpose: 'AI半球，画面在机内分析', place: '点餐台、收银台'},
      'u9-d': {purpose: '1200万像素，大空间一台看全', place: '大堂、卖场'},
    },
  },
  installed: {
    title: '看的一台在天花板，算的一台在隔板上',
    lead: '一台B1分析四路画面，放在路由器旁边就行。',
  },
  questions: {
    title: '使用前常问的问题',
    faq: [
      {
        question: '误报多了，店长不理了怎么办？',
        answer:
          '每条规则单独看驳回率。连续三天超过一半被驳回，系统会建议停掉这条规则或者换机位，并列出被驳回的图。宁可少一条规则，也不要让人养成点“驳回”的习惯。',
      },
      {
        question: '算法会不会直接扣店长的分？',
        answer:
          '不会。没有人确认的图不进入任何评分，也不发给总部。确认的人是谁、几点确认的，都写在整改单上，店长可以申诉，申诉由另一个人看。',
      },
      {
        question: '员工的脸会不会被存下来识别？',
        answer:
          '不会。工服、工帽、口罩只看有没有，不识别是谁。整改单按岗位和班次派发，不按人脸。需要的话，可以在存图时把脸部打码，结果不受影响。',
      },
      {
        question: '图片传到哪里？占多少带宽？',
        answer: `${promises.algorithmsInStore}${promises.findingStill}送给人看的图一张约0.4\u00a0MB，一家店一天四十张，约16\u00a0MB，普通宽带感觉不到。`,
      },
      {
        question: '断网期间的巡检会丢吗？',
        answer:
          '不会。抓图和算法照常运行，结果先排队，网络恢复后补发，并标明“延迟送达”。整改时限从店里收到时算起，不从抓图时算起。',
      },
      {
        question: '我们自己的特殊要求，能加一条规则吗？',
        answer:
          '可以，前提是两个巡检员看同一张图会得出一样的结论。请准备200张左右合格和不合格的图，我们告诉您做不做得到、怎么做。',
      },
    ],
    readTitle: '接着看',
    reading: [
      {title: '边缘盒子B1的说明和指示灯', note: '型号', href: '/support/model/b1'},
      {title: '不适合交给算法的，远程看', note: '云巡店', href: '/products/store-inspection/cloud'},
      {title: '物体识别：工服、陈列、通道', note: '技术', href: '/technology/ai-technology/object-recognition'},
      {title: '餐饮门店的一天', note: '方案', href: '/solutions/industries/catering'},
    ],
  },
  inquiry: {
    title: '把您的检查表发来',
    text: '我们逐条标出：能交给算法、要什么条件、还是留给人。',
    trial: '免费试用',
    contact: '联系我们',
  },
};

export default copy;
