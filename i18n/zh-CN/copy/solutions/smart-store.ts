import {promises} from '@site/i18n/zh-CN/copy/promises';
import {claims, claimText, formatClaim} from '@site/src/facts/claims';

const asOf = (id: 'storesConnected' | 'saasBrands' | 'brandStores' | 'deviceOnlineRate' | 'onboardingWithin') =>
  `截至${claims[id].asOf.replace('-', '年').replace('年0', '年')}月`;
const stores = formatClaim('storesConnected', 'zh-CN');
const saas = formatClaim('saasBrands', 'zh-CN');
const brands = formatClaim('brandStores', 'zh-CN');
const online = formatClaim('deviceOnlineRate', 'zh-CN');
const minutes = claimText('onboardingWithin', 'zh-CN');

const copy = {
  meta: {
    title: '智慧门店方案：客流、巡检、收银、录像合成一套',
    description:
      '给连锁总部和单店老板：从收货到打烊看什么，系统分几层，断网时哪些照常，旧设备哪些能留。附100平方米门店的设备清单和收益估算。',
  },
  banner: {
    title: '从开门到打烊，一套系统看好一家店',
    text: '摄像机、录像、客流、收银、巡检，原来是五套系统五个密码，现在合成一套：数据在店里算好，总部只看要处理的。',
    alt: '示意图：一家便利店，靠墙是冷柜和货架，地上有一堆促销商品，一位顾客在货架前，收银台前有一位顾客和一位店员',
    trial: '免费试用',
    more: '看系统怎么搭起来',
  },
  day: {
    eyebrow: '从开门到打烊',
    title: '六件小事，一天里最容易漏掉',
    lead: '每件都是小事，一年累计下来，少的是利润。',
    badge: '示意画面',
    alt: '同一家便利店的示意图，随着钟点移到货架、冷柜、门口、堆头和收银台',
    labels: {wrong: '平时怎么漏掉', seen: '现在怎么知道', by: '用到'},
    moments: [
      {
        time: '06:30',
        title: '收货',
        wrong: '司机放下就走，少了两箱，下午才点出来，谁也说不清。',
        seen: '后门的录像按送货单时间存成一段，当场点数，差了当场打电话。',
        by: '云巡店，后门E3-T-H',
        more: '看云巡店',
      },
      {
        time: '07:30',
        title: '开门',
        wrong: '灯没全开，冷柜灯灭了一排，店长十点才发现。',
        seen: '到点抓六张图，和标准图摆在一起，不一样的标出来。',
        by: 'AI巡检，卖场E3-X',
        more: '看AI巡检',
      },
      {
        time: '11:40',
        title: '进店',
        wrong: '今天生意差，是没人来，还是来了没买，只能猜。',
        seen: '进店人次和收银笔数放在同一张图上：进店的人少了，去看门外；人没少，去看货。',
        by: '客流统计，前门K3',
        more: '看客流怎么数',
      },
      {
        time: '15:00',
        title: '堆头',
        wrong: '厂家出钱的堆头摆在死角，两周没动过几瓶。',
        seen: '热力图里一眼看出没人走那边，换个位置，第二周看看变化。',
        by: '热力分析，吊顶Fmix-D',
        more: '看热力分析',
      },
      {
        time: '18:20',
        title: '收银',
        wrong: '退款、改价都夹在高峰时段里，月底对账才发现差几百块。',
        seen: '退款和改价各带一段画面，店长每天看五分钟，只看这几笔。',
        by: '收银防损，台面上方E3-X',
        more: '看收银防损',
      },
      {
        time: '22:45',
        title: '打烊',
        wrong: '卷帘门放到一半卡住，人走了。',
        seen: '打烊检查少做一项，值班电话就会响；夜里有人进来也会响。',
        by: '巡店通，卖场E3-X和后门E3-T-H',
        more: '看巡店通',
      },
    ],
  },
  roles: {
    eyebrow: '谁看什么',
    title: '同一个网页版，三种角色看到的不一样',
    lead: '换一个角色，看看店长、区域经理和总部打开同一个网页版各看到什么。',
  },
  layers: {
    eyebrow: '怎么搭起来',
    title: '一家智慧门店由五层组成',
    lead: '从下往上是设备、网络、边缘、平台和应用。点一层看它做什么；点“假设宽带断了”，看哪些照常运行。',
    alt: '五层叠放的示意图，自上而下是应用、平台、边缘、网络、设备；选中的一层抬起，断网时上面两层变成虚线',
    cut: '假设宽带断了',
    goesOn: '照常',
    stops: '等网恢复',
    layers: {
      apps: {
        name: '应用',
        text: '店长手机上的提醒、总部的看板、督导的巡店通。同一份数据，按角色显示不同的页面，店员只能看到自己的店。',
        offline: '看不到新数据，已经打开的报表还在。提醒发不出来，恢复后只补发还没处理的。',
        more: '看看板',
      },
      platform: {
        name: '平台',
        text: '设备台账、权限、录像索引、客流和交易放在一起算。开放接口，收银和会员系统可以取数。',
        offline: '这家店显示离线，其他店不受影响。离线超过您定的时间，总部会收到一条提醒。',
        more: '平台能做什么',
      },
      edge: {
        name: '边缘',
        text: '边缘盒子B1和录像机在店里。画面在这里变成数字，只有数字和必要的图往上送。',
        offline: '照常算，照常录。结果存在店里，网络恢复后按时间补传，报表不缺数据。',
        more: '为什么在店里算',
      },
      network: {
        name: '网络',
        text: '交换机或录像机的PoE口，一根网线既供电又传画面。摄像机和收银分在两个网段，互不相通。',
        offline: '店内不受宽带影响。可以另插4G路由器，只走提醒和数字。',
        more: '网络问题怎么查',
      },
      devices: {
        name: '设备',
        text: '门口数人，吊顶看热区，台面看收银，后门看收货。位置都标在点位图上，验收时照图核对。',
        offline:
          '照常拍摄。插了TF卡的摄像机自己存一份，硬盘坏了也有备份；摄像机由录像机供电，录像机断电就一起停，请接UPS。',
        more: '看全部硬件',
      },
    },
  },
  existing: {
    eyebrow: '店里已经有的',
    title: '现有设备，逐样看能不能留用',
    lead: '下面五样，请逐样对照条件。',
    columns: ['现有的', '能留的条件', '怎么接', '该换的时候'],
    rows: [
      {
        label: '别家的摄像机',
        cells: ['出1080p，位置对，密码还在', '接边缘盒子B1，一台最多四路', '夜里一片黑，或者模拟线转不出RTSP'],
      },
      {label: '旧录像机', cells: ['硬盘没报警，通道还有空', '照旧录，并行用；也可以按国标接入', '找一段录像要半小时']},
      {label: '交换机', cells: ['有PoE口，剩余功率够', '看清单下面的功耗合计', '摄像机夜里开红外就重启']},
      {label: '收银系统', cells: ['能导出小票时间和单号', '接口或每日文件', '不用换，只改对账的办法']},
      {
        label: '宽带',
        cells: ['上行带宽稳定，不和顾客Wi-Fi混用', '测三天晚高峰', '上行带宽不到4 Mbit/s，又要远程看直播'],
      },
    ],
  },
  estimate: {
    eyebrow: '一家店，三笔账',
    title: '货损、工时、成交，一个月各值多少',
    lead: '少丢一点货，少花一点工时，多成交几单。三笔都按毛利或成本算，所以可以相加。',
    fields: {
      sales: {label: '一个月销售额', short: '月销售额', unit: '元'},
      shrink: {label: '现在的损耗率', short: '损耗率', unit: '%'},
      prevented: {label: '其中能避免的', short: '能避免的比例', unit: '%'},
      hours: {label: '每周花在检查、找录像上', short: '每周小时', unit: '小时'},
      moved: {label: '能省下的', short: '能省的比例', unit: '%'},
      wage: {label: '一小时人工', short: '时薪', unit: '元'},
      entries: {label: '一天进店', short: '每天进店', unit: '人'},
      points: {label: '成交率多几个百分点', short: '成交率增加', unit: '点'},
      receipt: {label: '一单平均', short: '客单价', unit: '元'},
      margin: {label: '毛利率', short: '毛利率', unit: '%'},
    },
    results: {
      goods: {label: '少丢的货', short: '货损', prefix: '', unit: '元'},
      time: {label: '省下的工时', short: '工时', prefix: '', unit: '元'},
      buyers: {label: '多成交的毛利', short: '成交', prefix: '', unit: '元'},
      total: {label: '一家店一个月', short: '合计', prefix: '', unit: '元'},
    },
    nothing: '三笔都是零，这家店暂时用不着。',
    caveat: '没有扣设备、宽带和服务费。成交率那一格最容易填高：先用两周实测的底数，再填您真打算做的改动。',
  },
  figures: {
    title: '接入过多少家店',
    lead: '同一套设备和平台，大小连锁都在用。每个数字都写明数的是什么、统计到哪个月。',
    items: [
      {
        figure: `${stores.about}${stores.figure}${stores.scale}${stores.plus}`,
        unit: '家',
        meaning: '接入过平台的门店',
        note: asOf('storesConnected'),
      },
      {
        figure: `${saas.figure}${saas.plus}`,
        unit: '个品牌',
        meaning: '总部每天在SaaS后台里看数据、派任务',
        note: asOf('saasBrands'),
      },
      {
        figure: `${brands.about}${brands.figure}${brands.scale}`,
        unit: '家',
        meaning: '合作品牌名下的门店，含还没接入的',
        note: asOf('brandStores'),
      },
      {figure: online.figure, unit: '%', meaning: '设备在线率，全部在网设备平均', note: asOf('deviceOnlineRate')},
      {figure: minutes, unit: '分钟内', meaning: '一台摄像机扫码上线，不含走线打孔', note: asOf('onboardingWithin')},
    ],
  },
  kit: {
    eyebrow: '设备清单',
    title: '100平方米便利店，六台摄像机',
    lead: '一个前门一个后门，两组货架夹一条主道，一个收银台。层高2.7米以上。',
    rows: {
      k3: {purpose: '进出人数，店员可以不计', where: '前门内侧吊顶'},
      'fmix-d': {purpose: '全景热力图，一台看四个角', where: '主道中央'},
      'e3-x': {purpose: '卖场检查和收银台面', where: '后墙高处、收银台上方，各1台'},
      'w3-s': {purpose: '小仓库，顺带看配电箱', where: '仓库门内'},
      'e3-t-h': {purpose: '收货和夜间', where: '后门外，带雨檐更好'},
      b1: {purpose: '热区、巡检规则在店里算', where: '收银台下的弱电箱'},
      'ul-8208nh': {purpose: '录像、供电二合一', where: '同一个弱电箱，留散热'},
    },
    sums: '端口和存储天数够不够',
    note: '标准件之外还要一个带锁的弱电箱、一个10分钟以上的UPS。接手旧店的，先查配电，老店的插座常常和冷柜共用一路。',
  },
  night: {
    eyebrow: '一个晚上装完',
    title: '打烊后动手，开门前验收',
    badge: '示例安排',
    lead: '以上面的清单为例，吊顶能上人、网线已预留。要凿墙走线的店，得分两个晚上。',
    phases: [
      {when: '22:00', title: '走线', text: '两个人，先上梯子，线头都贴标签。', done: '七根线都测通'},
      {when: '00:30', title: '挂机', text: '按点位图挂，角度先粗调。', done: '每台灯变蓝，表示在线'},
      {when: '02:00', title: '扫码', text: '录像机、盒子、摄像机绑到这家店。', done: '手机上看到六路画面'},
      {when: '03:00', title: '画线', text: '计数线、热区、遮挡、规则，一次设好。', done: '来回走二十趟，人数对得上'},
      {when: '07:00', title: '交给店长', text: '演示三件事：看直播、找录像、收提醒。', done: '店长自己做一遍'},
    ],
  },
  industries: {
    title: '您开的是哪种店？',
    lead: '架构相同，各行业关注点不同。',
    items: [
      {name: '餐饮', text: '后厨、排队、外卖口'},
      {name: '鞋服', text: '进店、试穿到成交'},
      {name: '医药', text: '药师在岗、冷藏温度'},
      {name: '汽车', text: '展厅到车间的交接'},
      {name: '快消', text: '傍晚的货架'},
    ],
  },
  questions: {
    title: '开店前常问的问题',
    faq: [
      {
        question: '一家店能用吗，还是要几十家起？',
        answer: '一家就能用。单店用小店App，看直播、客流和提醒；开到第三家，再把几家放到同一个看板上，设备不用换。',
      },
      {
        question: '远程看门店，要多大带宽？',
        answer:
          '平时只传数字和抓图，不到1 Mbit/s。清单里“全部上云”的数是六台同时上传主码流的极限，多数店用不到；远程点开看的时候，一路子码流约0.7 Mbit/s。',
      },
      {
        question: '谁能看我的店？',
        answer:
          '默认只有店长和您指定的人。每次看直播、调录像都记在日志里。我们的工程师要进去看，要您在App上点同意，到期自动收回权限。',
      },
      {
        question: '装了这些，店员会不会反感？',
        answer:
          '可能有人会不舒服，所以事先要讲清楚：摄像机看门口、看货、看台面，不看休息间，也不给个人打分。书面告知，写明录像留几天。',
      },
      {
        question: '用人脸识别吗？',
        answer:
          '这套清单里没有。数人、看热区、对小票都不需要知道是谁。要做会员识别，另走一条路：本人单独同意，可以随时退出，不同意的照样买东西。',
      },
      {
        question: '坏了谁修？',
        answer:
          '先看灯色按排障文章查，多数是网线和电源。换设备看您选的服务档：远程档寄新的来、您自己换，上门档和驻场档由我们的人换；到店时间写进合同。',
      },
      {question: '录像存在哪里，什么会离开门店？', answer: `${promises.storeVideo}${promises.picturesLeave}`},
    ],
    readTitle: '接着读',
    reading: [
      {title: '看板上该有哪几个数', note: '数据看板', href: '/products/data-dashboard'},
      {title: '谁来装，到场时间怎么约定', note: '服务体系', href: '/service-system'},
    ],
  },
  inquiry: {
    title: '发来平面图和您最想知道的一件事',
    text: '比如“为什么进店的人多、买的人少”。我们围绕这件事配设备，用不上的先不装。',
    trial: '免费试用',
    contact: '联系我们',
  },
};

export default copy;
