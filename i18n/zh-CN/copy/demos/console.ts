import {brand} from '@site/src/site/brand';

/** 网页版和App的示例界面：门店、指标、录像、提醒、整改单上的字。 */

/** 脚本里用到的数，已经写成本版的样子。 */
interface ScriptFigures {
  readonly stores: string;
  readonly silent: string;
  readonly visits: string;
  readonly conversion: string;
  readonly regionStores: string;
  readonly regionConversion: string;
  readonly topVisits: string;
  readonly topConversion: string;
  readonly slowFrom: string;
  readonly slowTo: string;
  readonly alertTime: string;
  readonly alertMinutes: string;
}

const streets = {
  s01: '人民路',
  s02: '滨江广场',
  s03: '桃园街',
  s04: '湖东路',
  s05: '荔枝湾',
  s06: '榕树头',
  s07: '南岭路',
  s08: '海堤街',
  s09: '竹林巷',
  s10: '桂花路',
  s11: '江北路',
  s12: '钟楼街',
};

const copy = {
  product: '网页版',
  badge: '示例数据，界面有简化',
  frame: '网页版示例界面，有简化',
  account: '查看身份',
  roles: {head: '总部', region: '区域经理', store: '店长'},
  day: '昨天（周四）',
  scope: '门店',
  all: {head: '全部门店', region: '东区门店', store: '本店'},
  tabs: {board: '看板', video: '录像', alerts: '提醒', tickets: '整改单'},
  tabsLabel: '示例界面的栏目',
  waiting: (count: number) => `${count}条待确认`,
  store: (number: string, id: keyof typeof streets) => `示例门店${number}·${streets[id]}`,
  short: (number: string, id: keyof typeof streets) => `${number} ${streets[id]}`,

  metrics: {
    visits: '进店人次',
    entryRate: '进店率',
    conversion: '成交率',
    salesPerVisit: '单客销售额',
    dwell: '平均停留',
  },
  format: {
    visits: (value: string) => value,
    money: (value: string) => `¥${value}`,
    minutes: (value: string) => `${value}分钟`,
  },
  against: '较上周四',
  noChange: '持平',
  /** Of a change of a rate. */
  points: '个点',
  hours: {
    title: '每小时进店和小票',
    visits: '进店',
    receipts: '其中有小票的',
    slow: '小票偏少的时段',
    alt: (name: string, hour: string, visits: string) =>
      `柱形图：${name}每小时进店人次和小票张数，${hour}最多，${visits}人次`,
    column: (hour: string, visits: string, exits: string, receipts: string) =>
      `${hour}：进店${visits}，离店${exits}，小票${receipts}`,
  },
  places: {
    p1: '上海',
    p2: '江苏',
    p3: '浙江',
    p4: '广东',
    p5: '福建',
    p6: '四川',
    p7: '重庆',
    p8: '陕西',
  },
  map: {
    title: '门店分布',
    silent: '有门店没有数据',
    legend: '缺数据',
  },
  ranking: {
    title: (count: number) => `${count}家店，成交率低的在前`,
    store: '门店',
    /** The sum of the stores that sent data, of so many. */
    all: (count: number, of: number) => (count === of ? `${count}家合计` : `${of}家中${count}家合计`),
    silent: '缺数据，不参加排名',
    own: '本店和东区平均',
    average: '东区平均',
    scroll: '门店排名，可以滚动',
    more: (count: number) => `看全部${count}家`,
  },
  heat: {
    title: '店里的停留',
    alt: (seconds: number) => `门店平面图上的停留网格：收银台前停得最久，最久的一格${seconds}秒`,
    most: (seconds: number) => `${seconds}秒`,
    door: '门口',
    till: '收银台',
    staff: '店员区',
    kitchen: '后厨',
    shelves: ['日用', '冷饮', '零食', '粮油'],
  },
  ask: '今天重点',
  look: (store: string) => `打开${store}`,
  notes: {
    head: '西区有一家店没有数据，先问设备，再问经营。02店成交率最低，今天先看它。',
    region: '02店进店人次最多，成交率最低，今天重点看它的收银。',
    store: '客流差不多，小票少了20张。18点到20点是最忙的两个小时，今天收银台加一个人。',
    slow: '17点到19点进店的人多，小票却偏少。去录像里看看收银台。',
    plain: '和上周四差不多，没有要当天处理的。',
    silent: '计数设备昨天没有上传。先看设备在不在线，补传完以后重新算。',
  },

  cameras: {entrance: '门口', till: '收银台', aisle: '货架', kitchen: '后厨备餐台', storeroom: '后仓'},
  video: {
    wall: '四路摄像机，选一路放大',
    show: (camera: string) => `放大${camera}`,
    timeline: '录像时间轴',
    at: (time: string) => `${time}的录像`,
    gap: '这一段没有录像：摄像机断电',
    event: (time: string, name: string) => `跳到${time}，${name}`,
    events: '当天的事件',
    none: '这家店当天没有事件。',
    snapshot: '截图，派整改单',
    where: '录像存在店里的录像机，点开才传这一段。',
    denied: '总部默认不看店里的画面',
    deniedText: '要看哪一段，先提申请，由门店或区域经理批准。每次打开都有记录。',
    switch: '换成区域经理看',
  },

  events: {
    'empty-post': '收银台离岗，有人在等',
    'shelf-gap': '货架空位',
    'cap-missing': '后厨没戴工帽',
    'blocked-exit': '消防通道堵塞',
    'wet-floor': '地面积水',
  },
  alerts: {
    list: '提醒列表',
    state: {open: '待确认', confirmed: '已确认', dismissed: '已驳回'},
    picture: (name: string, camera: string) => `示例截图：${camera}，${name}`,
    lasted: '持续',
    seconds: (seconds: number) => (seconds < 60 ? `${seconds}秒` : `${Math.round(seconds / 60)}分钟`),
    at: '时间',
    camera: '摄像机',
    confirm: '确认，派整改',
    dismiss: '不是问题，驳回',
    undo: '重新判断',
    done: {
      confirmed: '已确认，生成了整改单。',
      dismissed: '已驳回，不派单，不扣分。驳回多了，系统会建议改规则。',
    },
    hint: '没有人点确认，就没有整改单。谁来确认，由企业设定：店长、督导或区域经理。',
    none: '还没有确认过的提醒。总部只看得到确认以后的。',
    ticket: '打开整改单',
  },

  tickets: {
    list: '整改单列表',
    issue: {
      a1: '17点到19点，2号收银台要有人',
      a2: '第三层缺两个排面，补货',
      a3: '进后厨先戴工帽',
      a4: '把纸箱搬出消防通道',
      a5: '擦干门口，放提示牌',
    },
    assignee: '负责人',
    people: {manager: '店长', shift: '当班主管'},
    due: '期限',
    dues: {a1: '今天17:00前', a2: '今天12:00前', a3: '当场', a4: '4小时内', a5: '当场'},
    state: {open: '整改中', seen: '待看复拍', closed: '已关闭'},
    before: '发现时',
    after: '同机位复拍',
    waiting: '门店改好以后，同一机位再拍一张。',
    close: '复拍看过，关闭',
    answer: '改好了，回复',
    answered: '已回复。由派单的督导或区域经理看过复拍再关闭。',
    audit: '由派单的督导或区域经理看过复拍再关闭，总部抽查已关闭的。',
    closedText: '派单人看过复拍，整改单已关闭。',
    empty: '还没有整改单：先在提醒里确认一条。',
    toAlerts: '去看提醒',
    steps: ['发现', '确认', '派单', '复拍', '关闭'],
  },

  app: {
    frame: '巡店通App示例界面，有简化',
    tabsLabel: 'App的示例页面',
    tabs: {today: '今天', check: '检查', tickets: '整改', score: '得分'},
    titles: {today: '今天', check: '货架陈列', tickets: '整改单', score: '本次得分'},
    notes: {
      today: (_store: string) => '周五，4家门店',
      check: (store: string) => `${store}，第7项，共12项`,
      tickets: (_store: string) => '东区',
      score: (store: string) => store,
    },
    ways: {visit: '到店检查', remote: '远程检查'},
    states: {overdue: '逾期1天', today: '今天', done: '已完成'},
    check: {
      item: '货架摆满，没有缺口',
      pass: '合格的样子：每层排面都有货，价签朝外。',
      draw: '圈出问题',
      send: '派整改单',
      sent: '已派单',
      mark: '缺两个排面',
      hint: '看照片，有问题就圈出来。',
      marked: '圈好了。派单时写明谁来改、几点前改好。',
      after: '整改单已经发到店长手机上，这一项记不合格。',
    },
    none: '在“检查”里圈出问题、派单，新的整改单会排在最上面。',
    again: '从头再来',
    score: '分，满分100',
    items: {safety: '食品安全', clean: '清洁', service: '服务', display: '陈列', papers: '证照台账'},
    scoreBefore: '清洁一项部分合格，得一半分。陈列这一项还没有发现问题。',
    scoreAfter: '陈列不合格，记0分。店长可以对单项申诉。',
  },

  embed: {
    frame: '小程序示例界面，有简化，里面嵌着我们的组件',
    host: '您的小程序',
    page: '门店详情',
    own: '您自己的页面：门店资料、订单、排班',
    component: `${brand.nameZh}组件`,
    below: '您自己的页面继续',
  },

  calls: {
    take: '截一张图',
    title: {live: '获取直播地址', playback: '查这十分钟的录像', snapshot: '截图'},
    said: {
      live: (camera: string, _time: string) => `点了${camera}：获取一个五分钟有效的直播地址。`,
      playback: (camera: string, time: string) =>
        `${camera}，从${time}起的十分钟：只列出有录像的片段，没列出的时段就是没有录像。`,
      snapshot: (camera: string, time: string) => `${camera}，${time}：取一张图，带校验值。`,
    },
  },

  script: {
    label: '演示',
    play: '看20秒演示',
    playShort: '看演示',
    replay: '再看一遍',
    pause: '暂停',
    next: '下一步',
    back: '上一步',
    count: (step: number, length: number) => `第${step}步，共${length}步`,
    hint: '也可以自己点：点门店、拖时间轴、确认提醒。',
    hintShort: '也可以自己点，点到哪里，演示就停在哪里。',
    captions: {
      morning: (f: ScriptFigures) => [
        `总部先看${f.stores}家店：昨天进店${f.visits}人次，成交率${f.conversion}，有${f.silent}家缺数据。`,
        `区域经理打开的是自己的${f.regionStores}家店，合起来成交率${f.regionConversion}。`,
        `02店进店${f.topVisits}人次，最多；成交率${f.topConversion}，最低。${f.slowFrom}到${f.slowTo}小票偏少。`,
        `看那时候的收银台：${f.alertTime}有人在排队，一台收银空着。`,
        `同一时刻有一条提醒，离岗${f.alertMinutes}分钟，还没有人确认。`,
        '区域经理看过截图，点确认。',
        '整改单发到店长手机上，写明做什么、几点前做完。早会结束。',
      ],
      alert: [
        '算法挑出一张：货架第三层有空位，框出了位置。',
        '人看过，点确认，这才生成整改单。',
        '整改单写着负责人和期限，店长在手机上收到。',
        '到时间同一机位复拍一张，前后放在一起。',
        '派单人看过复拍，关闭整改单。',
      ],
      round: [
        '03店的四路画面，先看门口。',
        '点后仓，放大这一路。',
        '时间轴拖到上午的标记，通道上堆着纸箱。',
        '截图带着圈派成整改单，改好以后同机位复拍。',
      ],
      kitchen: [
        '午市，算法抓到一张：后厨有人没戴工帽，区域经理已经确认。',
        '当班主管收到整改单，改好以后回复，同一机位复拍。',
        '派单的区域经理看过前后两张，关闭。',
      ],
      shelf: [
        '货架第三层缺了两个排面，截图送到区域经理面前。',
        '区域经理点确认。',
        '整改单发到店长手机上，写着补货的期限。',
      ],
    },
  },
};

export default copy;
