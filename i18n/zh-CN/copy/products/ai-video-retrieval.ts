import {promises} from '@site/i18n/zh-CN/copy/promises';

const copy = {
  meta: {
    title: 'AI视频检索：按穿着、区域和时间找录像',
    description:
      '给店长和防损：选穿什么颜色、在哪个区域、几点到几点，直接列出符合条件的录像片段，不用快进。不搜人脸，写明什么搜得到、什么搜不到。',
  },
  banner: {
    title: 'AI视频检索：不用快进，直接找到那一段',
    text: '选衣服颜色、区域和大概的时间，系统列出符合条件的录像片段，点开就看。',
  },
  demo: {
    badge: '示例数据',
    title: '下午两点多，后门，有人搬走一箱货',
    text: '一家示例门店的一天，四台摄像机。换个条件试试：下面的时间轴、片段和用时都会跟着变。',
    what: '找什么',
    where: '在哪里',
    from: '从',
    to: '到',
    any: {what: '不限', where: '全部区域'},
    traits: {
      orange: '橙色上衣',
      blue: '蓝色上衣',
      green: '绿色上衣',
      tan: '米色上衣',
      box: '搬箱子',
      bag: '提袋子',
      truck: '叉车',
    },
    zones: {door: '入口', shelf: '货架区', till: '收银台', back: '后门收货'},
    timeline: (hits: number, all: number) => `时间轴：8点到22点，四个区域共${all}个片段，符合条件的${hits}个用橙色标出`,
    hits: (hits: number, all: number) => `${all}个片段中，符合条件的有${hits}个`,
    join: '，',
    seconds: (seconds: number) => `${seconds}秒`,
    more: (count: number) => `另有${count}段没有显示，把时间或区域收窄一点更快。`,
    none: {
      title: '这个时段没有符合条件的片段',
      text: '请依次放宽时间、区域和穿着。人对颜色记得准，对时间往往记错半小时。',
    },
    scrub: '快进查找，要看',
    search: '用检索，要看',
    minutes: (minutes: string) => `${minutes}分钟`,
    scrubSum: (cameras: number, hours: number, speed: number) =>
      `${cameras}台摄像机 × ${hours}小时 × 60 ÷ ${speed}倍速`,
    searchSum: (fillIn: number, seconds: number) => `填条件${fillIn}分钟 + 片段共${seconds}秒，按原速看完`,
    link: '条件写在网址里，复制网址发给同事，对方看到同样的结果。',
  },
  asks: {
    eyebrow: '能搜什么',
    title: '哪些条件能搜，哪些不能搜',
    lead: '检索依据的是录像时生成的标签，没有标签的内容搜不到。下表列出能搜的、要看条件的和不能搜的。',
    caption: '可以用来检索的条件',
    columns: ['条件', '能不能搜', '需要什么', '常用来找'],
    rows: [
      {
        label: '有人、有车',
        cells: [{mark: 'yes' as const, text: '能'}, '画面里的人不少于40像素高', '打烊以后谁进过仓库'],
      },
      {
        label: '区域和方向',
        cells: [{mark: 'yes' as const, text: '能'}, '开通时在画面上画好区域', '从后门出去、没走前门的人'],
      },
      {
        label: '上衣、裤子颜色',
        cells: [
          {mark: 'part' as const, text: '看光线'},
          '100像素高，彩色画面；红外夜视只分深浅',
          '顾客说“穿红外套的那位”',
        ],
      },
      {
        label: '箱子、袋子、推车',
        cells: [
          {mark: 'part' as const, text: '看距离'},
          '180像素高，物品没有被身体挡住',
          '收货少了一箱，查最后搬它的人',
        ],
      },
      {
        label: '停留时间',
        cells: [{mark: 'part' as const, text: '看遮挡'}, '人一直在同一台摄像机里', '在高价货架前站了两分钟以上'],
      },
      {
        label: '人脸、姓名',
        cells: [{mark: 'no' as const, text: '默认没有'}, '不建脸库，不按脸搜', '需要核实身份时，由人看片段'],
      },
      {
        label: '年龄、性别、情绪',
        cells: [{mark: 'no' as const, text: '不提供'}, '判断不可靠，也容易冒犯人', '请改用穿着、时间、区域'],
      },
    ],
    note: '像素高度为经验值，指人从头到脚在录像里占的高度，不是摄像机标称的分辨率。',
  },
  seen: {
    eyebrow: '找得到的片段',
    title: '这三段录像，各用什么条件找',
    events: {
      intrusion: {
        title: '打烊后谁进过仓库',
        text: '红外画面只有黑白，搜不了衣服颜色。按“有人”和时间找，一夜的录像只剩几段。',
      },
      'cross-lens-path': {
        title: '从货架走到收银台',
        text: '货架和收银台是两台摄像机。按橙色上衣各搜一次，是不是同一个人，由您来认。',
      },
      'box-drop': {
        title: '箱子是谁抛的',
        text: '装卸口有人把纸箱抛出去。按“搬箱子”和到货的钟点找，箱子在哪一步摔的就清楚了。',
      },
    },
  },
  reach: {
    eyebrow: '看清距离',
    title: '人在画面里有多高，决定搜得到什么',
    lead: '离得越远，人在画面里越矮。按1.7米身高、画面中央计算：距离＝画面宽度像素 × 1.7 ÷（2 × tan半视角 × 所需像素）。',
    diagram: {
      alt: '示意图：同一个人在画面里分别高40、100和180像素，依次能判断有没有人、衣服颜色、手里拿了什么',
      presence: '看得出有人',
      color: '分得清颜色',
      carried: '看得见手里的东西',
    },
    more: '看参数',
    color: '分清颜色，最远',
    carried: '看清手里的东西，最远',
    meters: (meters: number) => `约${meters}\u00a0m`,
    purposes: {'w3-s': '试衣区外、小库房', 'e3-x': '货架区、收银台、后门', 'u8-d': '长通道、仓库，4K画面'},
  },
  evidence: {
    eyebrow: '找到以后',
    title: '谁搜过、导出给谁，都有记录',
    lead: '找录像变快了，更要管好谁能看。权限按岗位分配，搜索和导出都有记录。',
    alt: '示例场景：仓库里穿绿色、橙色、蓝色上衣的员工在搬箱子，一辆叉车停在中间',
    facts: [
      {term: '谁能搜', text: '店长只能搜自己的店；防损和法务按案件编号申请，可以限定门店、日期和到期时间。'},
      {
        term: '搜索记录',
        text: `每次搜索的账号、条件、时间和导出的片段都会记下来，管理员可以查。${promises.auditTrail}`,
      },
      {term: '导出', text: '导出的视频带水印：账号、时间、门店。可以遮住片段里无关的人再交出去。'},
      {term: '标签存多久', text: promises.tagsWithVideo},
      {term: '标签存在哪', text: promises.searchTags},
    ],
    recorders: '录像能存几天，算一下',
    box: '边缘盒子B1怎么接',
  },
  installed: {
    title: '摄像机在天花板，录像机在后台',
    lead: '录像存在店里的录像机，放在办公桌上或柜子里都行。',
  },
  questions: {
    title: '选用前常问的问题',
    faq: [
      {
        question: '开通之前的旧录像也能搜吗？',
        answer:
          '可以，但要先补做标签。旧录像还在录像机里的话，可以指定某一天、某几路，由B1在夜里从录像机取来补算，一台B1按四路1080p的速度处理，一路一天的录像大约要算几个小时。已经被覆盖的录像找不回来。',
      },
      {
        question: '会不会漏掉那一段？',
        answer:
          '会。人被货架挡住、背光、雨衣盖住衣服时，标签可能不对。搜不到不等于没发生：请放宽条件重搜一次；仍然没有，就按时间轴上有人出现的时刻去看，要看的范围还是比从头快进小得多。',
      },
      {
        question: '断网或者盒子坏了怎么办？',
        answer:
          '断网时录像和标签都在店里照常产生，网络恢复后就能远程搜。盒子停机期间录像不受影响，但这一段没有标签，修好以后可以补算。',
      },
      {
        question: '搜一次占多少带宽？',
        answer:
          '搜索条件和结果列表只有几十KB。真正占带宽的是看片段：一段40秒、3\u00a0Mbit/s的片段大约15\u00a0MB，先传缩略图，您点开哪段才传哪段。',
      },
      {
        question: '能不能传一张照片，把这个人搜出来？',
        answer:
          '默认不能按脸搜。可以从一个片段出发，找同一天里穿着相近的人，系统只给出相像的片段，是不是同一个人由人来确认。法律上，人脸属于敏感个人信息，需要单独同意和明确的目的，我们不提供随手就能打开的开关。',
      },
      {
        question: '警方要录像，怎么给？',
        answer:
          '凭调取手续由您指定的管理员导出原始片段，附上文件校验值和时间来源。系统记下经手人、范围和时间，交接单可以打印。',
      },
      {
        question: '要准备什么，设置麻烦吗？',
        answer:
          '要搜的每一路，得是UME多算法摄像机，或者占B1的一路，录像存在卡上或录像机里。设置时在画面上画好区域、指定谁可以搜，之后一边录像一边生成标签，不用再管。',
      },
      {
        question: '怎么核对它找得到要找的？',
        answer:
          '挑上周五件已经知道的事，比如一次收货、一次打翻货架，按颜色、区域和时间各搜一次，记下找到几件。没找到的，对照上面的像素高度，看看是不是人离得太远。',
      },
    ],
    readTitle: '接着看',
    reading: [
      {title: '录像断档了，先查这几处', note: '排障', href: '/support/troubleshooting/details/t0101'},
      {title: '收银台的片段要和小票一起看', note: '产品', href: '/products/cash-lost-prevention'},
      {title: 'UL-8232NH：32路录像机的资料', note: '型号', href: '/support/model/ul-8232nh'},
      {title: '物体识别能认出什么', note: '技术', href: '/technology/ai-technology/object-recognition'},
    ],
  },
  inquiry: {
    title: '告诉我们您最近一次找录像的经过',
    text: '说说有几台摄像机、找的是什么、花了多久，我们按您现有的机位判断哪些条件能搜。',
    trial: '免费试用',
    contact: '联系我们',
  },
};

export default copy;
