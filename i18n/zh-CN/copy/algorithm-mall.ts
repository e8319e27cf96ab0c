import {algorithms, type AlgorithmId} from '@site/src/facts/algorithms';
import {promises as facts} from '@site/src/facts/promises';

interface Words {
  readonly title: string;
  readonly text: string;
  /** When it does badly, or what it needs. */
  readonly condition: string;
}

const items: Record<AlgorithmId, Words> = {
  'overhead-counting': {
    title: '俯视客流',
    text: '从门框正上方数头和肩，过线才算，转身离开不算。',
    condition: '门宽三米以内；玻璃地面反光强的要先试。',
  },
  'stereo-counting': {
    title: '双目客流',
    text: '两个镜头算出高度，小孩、推车、篮子分得开。',
    condition: '净高要够；有吊旗的门口先量高度。',
  },
  'staff-exclusion': {
    title: '店员不计客流',
    text: '按工服颜色，或者按时段，把进进出出的店员减掉。',
    condition: '工服颜色要和顾客常穿的分得开。',
  },
  'group-counting': {
    title: '结伴成组',
    text: '一家人一起进来算一组，算一次成交机会。',
    condition: '隔两秒以上分成两组，可以放到四秒。',
  },
  'queue-length': {
    title: '排队长度',
    text: '队里几个人、排了多久，超过设定人数就提醒加开收银台。',
    condition: '队伍要在画面里看得全，拐弯的分两段画。',
  },
  'dwell-time': {
    title: '停留时长',
    text: '在一块区域里停了多久，区分路过和看货。',
    condition: '区域里站满人时会少算。',
  },
  'heat-map': {
    title: '热力图',
    text: '把停留的位置叠加起来，看店里哪里站的人多、哪里没人去。',
    condition: '只适合同一家店前后比，不宜比两家店。',
  },
  'zone-occupancy': {
    title: '区域人数',
    text: '餐位、试衣区、等候区现在有几个人，到上限提醒。',
    condition: '柱子后面看不到的人不算。',
  },
  'cross-lens-path': {
    title: '跨镜路线',
    text: '同一次到店用一个临时编号，看从门口到货架到收银经过哪几个镜头。',
    condition: '统一着装的人群分不开。',
  },
  'shelf-stop': {
    title: '货架前驻足',
    text: '经过多少人，停下多少人，伸手拿的有多少。',
    condition: '摄像机斜着看，离货架2到4米。',
  },
  intrusion: {title: '闯入', text: '设防时段有人进入划定区域。', condition: '要按时撤防，不然保洁进来也会报。'},
  loitering: {
    title: '徘徊',
    text: '有人在门外、提款机旁停留超过设定时间。',
    condition: '等车的人也会报，时长不要设得太短。',
  },
  crowding: {title: '聚集', text: '一块地上的人数和时间都超过上限。', condition: '要俯看，平视会被前排挡住。'},
  fall: {title: '跌倒', text: '身体由竖变横，并且不再移动。', condition: '系鞋带、蹲下会误报，需要人复核。'},
  'smoke-fire': {
    title: '烟雾和明火',
    text: '画面里出现持续扩大的烟或者火。',
    condition: '不能代替烟感喷淋；蒸汽多的后厨别用。',
  },
  smoking: {
    title: '吸烟',
    text: '手到嘴边的动作加上烟的样子，同时满足才提醒。',
    condition: '和喝水、吃东西像，离镜头五米内较好。',
  },
  'blocked-exit': {
    title: '通道堵塞',
    text: '安全出口、消防通道里堆了东西，没有马上拿走。',
    condition: '临时卸货请设一个容许时间。',
  },
  'empty-post': {
    title: '离岗',
    text: '收银台、导诊台、值班位没有人，超过设定分钟数。',
    condition: '蹲下找东西会误判，不要低于两分钟。',
  },
  'cap-missing': {
    title: '没戴工帽',
    text: '后厨、裸露食品区的人没有戴帽子。',
    condition: '白墙前的白帽子容易漏，背景换个颜色更准。',
  },
  'mask-missing': {
    title: '没戴口罩',
    text: '要求戴口罩的区域，口罩没戴或拉到下巴。',
    condition: '侧脸、低头时不判断，等转正再判断。',
  },
  uniform: {title: '着装不符', text: '上岗的人没穿当季工服，或少了围裙。', condition: '换季时要重新登记工服样图。'},
  rodent: {
    title: '老鼠',
    text: '打烊关灯后，红外画面里贴墙移动的小影子。',
    condition: '柜底吊顶看不见；没看到不等于没有。',
  },
  'wet-floor': {
    title: '地面积水',
    text: '通道、生鲜区的地面有水没有擦。',
    condition: '反光、深色的地面不准，倒影会当成水。',
  },
  'trash-overflow': {
    title: '垃圾外溢',
    text: '垃圾桶满了，或者桶边堆了袋子。',
    condition: '桶要在画面里看得到开口。',
  },
  'table-cleared': {
    title: '餐台没收',
    text: '客人走了几分钟，台面还没收拾。',
    condition: '拼桌、打包的台面需要人复核。',
  },
  'shelf-gap': {
    title: '货架空位',
    text: '一排货架上空了几格，从几点开始空的。',
    condition: '被顾客挡住时不算，等人走开。',
  },
  'display-check': {
    title: '陈列检查',
    text: '促销堆头、端架、海报在不在，位置对不对。',
    condition: '每期活动开始前要拍一张标准图。',
  },
  'scan-count': {
    title: '漏扫',
    text: '经过台面的件数和小票上的件数不一致。',
    condition: '叠在一起拿的会漏数，结论由人判断。',
  },
  'drawer-open': {
    title: '无单开钱箱',
    text: '钱箱开了，前后没有交易。',
    condition: '要接收银数据；换班清点请先登记。',
  },
  'box-drop': {
    title: '野蛮装卸',
    text: '纸箱被抛、被踢、从高处落下。',
    condition: '快速搬运和抛扔很像，要看片段复核。',
  },
  'fire-lane-parking': {
    title: '占用消防车道',
    text: '划线区域里停了车，超过设定时间。',
    condition: '只看有没有车，不读车牌。',
  },
  'forklift-person': {
    title: '人车过近',
    text: '叉车行驶时，有人走进危险距离。',
    condition: '要俯视装，货架转角加一台。',
  },
  'bay-occupied': {
    title: '工位占用',
    text: '维修工位、装卸口空着还是占着，占了多久。',
    condition: '车身颜色和地面接近时判断会慢几秒。',
  },
};

const copy = {
  meta: {
    title: '算法商城：三十多种门店算法，按需要挑选',
    description:
      '给连锁门店：三十多种算法，管客流、安全、卫生、商品、车辆。每一种写明看什么、在哪里算、传出什么、什么情况下不准，按需要挑选。',
  },
  banner: {
    title: `${algorithms.length}种算法，对照画面选`,
    text: '一家店通常用到三到五种。',
    choose: '四步挑出第一种',
  },
  /** One camera's picture with the results of three algorithms. */
  hero: {title: '一台U8，同时三种', stop: '停下', customer: '顾客', people: (count: number) => `${count}人`},
  filter: {
    label: '筛选算法',
    bar: '算法分类',
    place: '在哪里算',
    all: '全部',
    groups: {
      people: {
        name: '客流与停留',
        text: `只计数，不认人，也不用人复核。跨镜头靠临时编号，最后一次出现后${facts.visitNumber.minutes}分钟删除。`,
      },
      safety: {name: '安全', text: '不该有人的时候有人，该有人的地方没人，还有烟、火和跌倒。'},
      hygiene: {name: '卫生与着装', text: '帽子、口罩、地面、台面和打烊后的角落，巡店要看的几样。'},
      goods: {name: '商品与收银', text: '货架空位、没摆好的陈列、漏扫，以及没有交易就打开的钱箱。'},
      vehicles: {name: '装卸与车辆', text: '纸箱被抛，叉车离人太近，车停在不该停的地方，工位空着还是占着。'},
    },
    only: '只看这类',
    whole: (count: number) => `全部${count}种`,
    places: {counter: '客流摄像机', ume: 'U8、U9', box: '盒子B1'},
    count: (count: number) => `${count}种算法`,
    reset: '清除筛选',
  },
  item: {
    anywhere: '三种设备都能算',
    first: '适合先用',
    more: '详情',
    details: (title: string) => `详情：${title}`,
    sends: '传出：',
    outputs: {
      numbers: '人数和秒数，没有画面',
      grid: '网格，没有画面',
      shares: '去向的比例，没有画面',
      event: '时间和片段索引，点开才传片段',
      still: '要人确认的截图，和整改后的复拍',
    },
    limits: '注意：',
    confirm: '需要人复核',
    auto: '不用复核',
    trial: '试用这种算法',
  },
  legend: [
    {look: 'alert', term: '红框：', text: '由人判断'},
    {look: 'counted', term: '蓝框：', text: '数进去的'},
    {look: 'leaving', term: '橙框：', text: '往外走的'},
    {look: 'seen', term: '白框：', text: '认到的'},
  ],
  devices: 'U8、U9是多算法摄像机，盒子B1替其他摄像机算',
  none: {text: '没有符合这些条件的算法。', reset: '看全部'},
  items,
  inquiry: {
    title: '没有您要的那一种？',
    text: '写下要管的事和现场情况，我们告诉您能不能做、要多少张图、能准到什么程度。',
    trial: '免费试用',
    contact: '问一种新算法',
  },
};

export default copy;
