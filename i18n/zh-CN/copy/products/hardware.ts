import {promises} from '@site/i18n/zh-CN/copy/promises';
import {countZh} from '@site/src/facts/deviceCounts';

const copy = {
  meta: {
    title: '门店全部硬件：摄像机、录像机、边缘盒子、工牌',
    description: `${countZh()}款门店硬件按“要它做什么、装在哪”来找：看店、门口数人、室外、多算法、存录像、改造旧摄像机、录接待。每款都有参数、尺寸图和勘测单。`,
  },
  banner: {
    title: '门店硬件：按位置找型号',
    text: `摄像机、录像机、边缘盒子和工牌共${countZh()}款设备，在一个后台管理。`,
  },
  find: '筛选和对比摄像机',
  plan: {
    title: '设备装在店里哪个位置？',
    lead: '一家店里八个位置，点一个看适合的型号。每组设备按同一比例画。',
    /** Between the names of models. */
    between: '、',
    family: 'AI硬件家族怎么分工',
    alt: '一家店和后面三间房的示意图：入口、货架、收银台、大厅中央、后厨、弱电间、一台旧摄像机和一位店员，用1到8标出',
  },
  groupsLabel: '按用途分的型号',
  groups: [
    {
      anchor: 'door',
      place: '入口',
      job: '数进店、出店的人',
      title: '门口客流计数',
      text: '从上往下看，一个门一台，按门的宽度和离地高度选型号。',
      more: {title: '斜着装的摄像机能数吗？', text: '能数，人多时会漏数。'},
      doors: '每款最大的门宽×天花板高度，按比例画。',
      models: [
        {id: 'k3', text: '多数店门用它'},
        {id: 'h1001', text: '矮门头，两个镜头认头肩'},
        {id: 'h2001', text: '高门厅、宽通道'},
        {id: 'fmix-d', text: '门口和店堂一起看'},
      ],
    },
    {
      anchor: 'watch',
      place: '货架与过道',
      job: '看店、查陈列、回看录像',
      title: '看货架和过道的摄像机',
      text: '室内用的云摄像机，装上TF卡，断网照常录像。店长和区域经理在手机上看，店里不用装显示器。',
      models: [
        {id: 'e3-x', text: '多数店首选，装好还能拧方向'},
        {id: 'w3-s', text: '吸顶不显眼'},
        {id: 'w3-e', text: '摆在架子上，走Wi-Fi'},
        {id: 'p3-x-8', text: '能转能拉近，看大厅'},
      ],
    },
    {
      anchor: 'ume-8-series',
      place: '收银区',
      job: '一台同时看排队、离岗和停留',
      title: '一台摄像机跑三种算法',
      text: 'UME-8系列有U8-D和U8-T两款：4K画面，机身自带2\u00a0TOPS算力，可选三种算法，随时能换。不用另配盒子，也少占一个插座。',
      more: {title: '哪些算法要另配B1？', text: '收银核对、老鼠识别和跨镜路线，要在B1里运行。'},
      choices: {
        title: '排队之外再选两种，比如：',
        names: {'empty-post': '离岗', 'dwell-time': '停留时长', 'shelf-gap': '货架空位'},
      },
      models: [
        {id: 'u8-d', text: '看得宽'},
        {id: 'u8-t', text: '看得远，能喊话，也可装在室外'},
      ],
    },
    {
      anchor: 'ume-9-series',
      place: '大厅中央',
      job: '装得高，看整个厅',
      title: '一台摄像机跑六种算法',
      text: 'UME-9系列只有U9-D一款：1200万像素，4\u00a0TOPS，装在3到7\u00a0m高。展厅、大卖场、中庭，一台看一个厅。',
      models: [{id: 'u9-d', text: '个头最大，像素最高'}],
    },
    {
      anchor: 'outdoor',
      place: '后厨与冷库旁',
      job: '有水、有油、低温的地方',
      title: '室外和有水处用的摄像机',
      text: '有防水等级，能在低温里开机。后厨溅的水、雨棚下的雨水、卸货口的冷天，都能应付，只是不能对着热蒸汽。',
      models: [
        {id: 'e3-d-h', text: '后厨、雨棚下'},
        {id: 'e3-t-h', text: '后门、停车位，夜视最远'},
      ],
    },
    {
      anchor: 'recorders',
      place: '弱电间',
      job: '把录像在店里存得久一些',
      title: '录像要存几周，用录像机',
      text: 'TF卡够存几天，要存几周就放一台录像机，按摄像机路数和天数选硬盘。',
      daysNote: '天数按E3-X全天录像、插满8\u00a0TB硬盘算。',
      models: [
        {id: 'ul-8208nh', text: '8台以内，多数机型由它供电'},
        {id: 'ul-7016nh-h1', text: '16台以内，另配交换机'},
        {id: 'ul-8232nh', text: '32台以内，盘位最多'},
      ],
    },
    {
      anchor: 'own-cameras',
      place: '旧摄像机',
      job: '不换机器，加算法',
      title: '让旧摄像机用上算法',
      text: '接在同一台交换机上，四路1080p就地分析。不论哪年买的、什么牌子，多数摄像机都接得上。',
      models: [{id: 'b1', text: '四路分析，放在弱电箱'}],
    },
    {
      anchor: 'talk',
      place: '店员身上',
      job: '了解接待话术执行得怎么样',
      title: '录下接待，用来培训',
      text: '摄像机看得见人，听不清话。工牌夹在胸前，录音时红灯亮，使用前要告知员工和顾客。',
      models: [{id: 'ibadge', text: '夹在胸前，一班不用充电'}],
    },
  ],
  /** What a device is in a word, by its form, or by its kind where that has one form. */
  roles: {
    cube: '桌面机',
    miniDome: '小半球',
    dome: '半球',
    turret: '海螺',
    bullet: '筒机',
    ptz: '云台',
    fisheyeDome: '鱼眼加半球',
    overheadCounter: '俯视计数',
    stereoCounter: '双目计数',
    recorder: '录像机',
    edgeBox: '边缘盒子',
    badge: '工牌',
  },
  facts: {
    separator: '，',
    indoor: '室内',
    megapixels: (millions: number) => `${millions * 100}万像素`,
    view: (degrees: number) => `视角${degrees}°`,
    night: (meters: number) => `夜视${meters}\u00a0m`,
    door: (meters: number) => [`${meters}\u00a0m以内`, '门宽'] as const,
    height: (low: number, high: number) => [`${low}到${high}\u00a0m`, '离地'] as const,
    opening: (width: number, height: number) => `${width}\u00a0×\u00a0${height}\u00a0m`,
    channels: (count: number) => `${count}路`,
    disks: (count: number) => `${count}块盘`,
    poePorts: (count: number) => `${count}个PoE口`,
    weight: (grams: number) => `${grams}\u00a0g`,
    storage: (gigabytes: number) => `存储${gigabytes}\u00a0GB`,
    cameras: (count: number) => `${count}台摄像机`,
    days: (days: number) => `${days}天`,
  },
  /** Of a device that stands alone. */
  figures: {
    tops: '算力',
    power: '最大功耗',
    battery: '续航',
    charge: '充满',
    hours: (hours: number) => `${hours}小时`,
    mount: '安装高度',
    mountHeight: (low: number, high: number) => `${low}到${high}\u00a0m`,
    size: '宽×高×深',
    millimeters: (size: readonly number[]) => `${size.join('\u00a0×\u00a0')}\u00a0mm`,
  },
  /** Pictures of two groups: a device where it hangs, and beside it what it sees. */
  scenes: {
    door: {
      alt: 'K3装在门内侧的天花板上，镜头朝下，下面一个人往里走，一个人往外走',
      seenAlt: '从正上方看门口，计数线横在脚垫上，一个人往里走，一个人往外走',
      caption: '装在门里的K3，和它看到的同一个门口（模拟）：蓝框进店，橙框出店。',
    },
    register: {
      alt: 'U8-D装在收银台上方的天花板上，深色半球罩里看得见镜头，下面6个人在排队',
      seenAlt: '收银台前排着6个人，每个人头上一个蓝框，角上写着“6人排队”',
      found: '6人排队',
      caption: '装在收银台上方的U8-D，和它数出的6个人（模拟）。',
    },
  },
  kits: {
    title: '一家店通常怎么配',
    lead: '三种大小的店，三份参考清单，台数按平面图调整。',
    sample: '示例',
    size: '店有多大',
    cables: (cameras: number) => `要拉的网线（${cameras}台摄像机和录像机）`,
    cablesWithout: (names: string) => `要拉的网线（${names}走Wi-Fi）`,
    poe: '这些网线一共供电',
    stream: '所有画面合计',
    keepsOnCards: (gb: number) => `TF卡上能存（${gb}\u00a0GB的先满）`,
    keepsOnDisks: (tb: number) => `${tb}\u00a0TB硬盘上能存`,
    days: (days: number) => `约${days}天`,
    count: (count: number) => `${count}台`,
    byRecorder: (cameras: number, watts: number, reserve: number, budget: number) =>
      `录像机给${cameras}台摄像机供电：含${reserve}%余量用${watts}\u00a0W，能供${budget}\u00a0W。`,
    bySwitch: (ports: number, watts: number) =>
      `另买一台PoE交换机，用网线给摄像机供电：${ports}个供电口，总功率${watts}\u00a0W以上。`,
    strongPorts: (ports: number) => `其中${ports}个口要PoE+（802.3at），给功率大的摄像机。`,
    card: {
      name: 'TF卡',
      text: (cards: readonly {readonly gb: number; readonly count: number}[]) =>
        `另买：${cards.map(({gb, count}) => `${gb}\u00a0GB的${count}张`).join('，')}`,
      count: (count: number) => `${count}张`,
    },
    noRecorder: {name: '不用录像机', text: '各台录在自己的卡里'},
    howTitle: '这些数怎么算',
    note: '网线、供电、流量和天数按产品目录算。天数按全天录像算：TF卡用摄像机支持的最大容量，硬盘用录像机支持的最小容量，其中95%存录像。换大硬盘存得更久。',
    planner: '录像机与硬盘怎么算',
    kits: {
      street: {
        short: '小店',
        title: '60\u00a0m²的街边小店',
        text: '一个门，一个收银台，一间小仓库。录在卡里，不放录像机。',
        roles: {k3: '门口数人', 'e3-x': '看收银台和货架', 'w3-e': '看小仓库，走Wi-Fi'},
      },
      standard: {
        short: '标准店',
        title: '200\u00a0m²的标准店',
        text: '一个门，一个卖场，一间后厨。录像存在一块盘上。',
        roles: {
          k3: '门口数人',
          'u8-d': '看卖场，三种算法',
          'e3-x': '看收银台和过道',
          'e3-d-h': '看后厨，防水',
          'ul-8208nh': '录像机，也给摄像机供电',
        },
      },
      large: {
        short: '大店',
        title: '1000\u00a0m²的大店',
        text: '两个门，高顶大厅，后场和卸货口。录像存在两块盘上。',
        roles: {
          h2001: '门口数人',
          'u9-d': '看大厅，六种算法',
          'e3-x': '看货架、收银台和后场',
          'e3-t-h': '看卸货口和室外',
          'ul-8232nh': '录像机，两块盘',
        },
      },
    },
  },
  inside: {
    lead: '拆开最小的一台摄像机：镜头、主板、扬声器、红外灯都有，装在能摆上架子的机身里。',
  },
  questions: {
    title: '选硬件前常问的问题',
    faq: [
      {
        question: '不同型号能混着用吗？',
        answer: `能。${countZh()}款在同一个后台里管理，权限、录像计划、固件升级都统一设置。一家店里的摄像机、录像机、盒子可以随意搭配，以后加一台，扫码就能加进来。`,
      },
      {
        question: '我只想先装一台试试，选哪一台？',
        answer: '想知道有多少人进店，选K3。想在手机上看店，选E3-X。店里已经有摄像机，选B1。三样都不用换掉现有的设备。',
      },
      {
        question: '要拉几根线，要不要电工？',
        answer:
          '带PoE的型号一台一根网线，供电也走它，弱电施工队就能做。W3-E走Wi-Fi，插座就行。录像机和盒子放在弱电箱，要留一个插座。每个型号的页面里有勘测单，照着量就行。',
      },
      {
        question: '网断了，这些硬件各自还做什么？',
        answer:
          '摄像机继续录到TF卡，计数和算法在机身里照常运行，录像机照常存储。停下的是手机上的实时画面、云录像和提醒。网络恢复以后补传数据，录像从卡和硬盘里回放。',
      },
      {
        question: '别家的摄像机和录像机能接进来吗？',
        answer:
          '支持国标28181、ONVIF或RTSP的能接进平台看画面。要用算法，给摄像机加B1。别家录像机的回放能不能在线看，取决于它的协议，勘测时现场试。',
      },
      {
        question: '型号停售了怎么办，能用几年？',
        answer: `${promises.saleEndNotice}${promises.supportAfterSale}${promises.storageFault}`,
      },
    ],
    readTitle: '接着看',
    reading: [
      {title: '按门宽和高度选客流摄像机', note: '列表', href: '/products/cloud-ai-camera'},
      {title: 'GB/T 28181和第三方设备怎么接', note: '平台', href: '/paas/access-layer'},
      {title: '每种设备保修多久', note: '保修', href: '/support/warranty'},
      {title: '哪些型号定了停售日期', note: '支持期', href: '/support/end-of-life'},
    ],
  },
  inquiry: {
    title: '发来平面图，回您一份设备清单',
    text: '标出门、收银台和弱电箱，我们回复型号、台数、点位和交换机要求。',
    trial: '免费试用',
    contact: '发平面图',
  },
};

export default copy;
