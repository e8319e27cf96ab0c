import {promises} from '@site/i18n/zh-CN/copy/promises';

const copy = {
  meta: {
    title: '选址参谋：签约前数一周客流，算清租金和保本',
    description:
      '给开店和拓展的人：签约之前数一周，路过多少人、进店多少、买单多少，租金占营业额几成，每天要多少人进店才不亏，公式都列出来。',
  },
  banner: {
    title: '选址参谋：签约前数一周，算清租金',
    text: '房东说“这条街人多”。签约之前实测一周门前客流，再算租金占营业额几成、每天进店多少人才保本。',
  },
  calculator: {
    eyebrow: '租金计算',
    title: '填七个数，算出租金占营业额几成',
    lead: '路过人数到门口去数，进店率参考您情况最接近的店，其余几个数您自己就有。',
    badge: '估算，起始数字为示例',
    fields: {
      passers: {label: '每小时路过', unit: '人'},
      hours: {label: '每天营业', unit: '小时'},
      capture: {label: '进店率', unit: '%的路人'},
      conversion: {label: '成交率', unit: '%的进店'},
      receipt: {label: '客单价', unit: '元'},
      margin: {label: '扣掉货品和人工后剩', unit: '%'},
      rent: {label: '月租金，含物业费', unit: '元'},
    },
    range: (min: string, max: string) => `请填${min}到${max}之间的数，最多一位小数`,
    chain: {
      passers: {
        label: '每天路过',
        unit: '人',
        formula: ({passers, hours}: {readonly passers: string; readonly hours: string}, _before: string) =>
          `${passers}人 × ${hours}小时`,
      },
      visits: {
        label: '每天进店',
        unit: '人',
        formula: ({capture}: {readonly capture: string}, before: string) => `${before} × ${capture}%`,
      },
      receipts: {
        label: '每天成交',
        unit: '笔',
        formula: ({conversion}: {readonly conversion: string}, before: string) => `${before} × ${conversion}%`,
      },
      revenue: {
        label: '每月营业额',
        unit: '元',
        formula: ({receipt}: {readonly receipt: string}, before: string) => `约${before}笔 × ${receipt}元 × 30天`,
      },
    },
    share: {
      label: '租金占营业额',
      formula: (rent: string, revenue: string) => `${rent} ÷ ${revenue}`,
      none: '还没有营业额',
    },
    breakEven: {
      label: '保本进店人次',
      unit: '人／天',
      formula: (
        {
          rent,
          conversion,
          receipt,
          margin,
        }: {readonly rent: string; readonly conversion: string; readonly receipt: string; readonly margin: string},
        days: number,
      ) => `${rent} ÷ ${days} ÷ (${conversion}% × ${receipt} × ${margin}%)`,
      none: '按这些数进店也不赚钱，算不出保本人数',
    },
    enough: (surplus: string) => `按这些数，每天比保本多${surplus}人进店。`,
    short: (missing: string) => `按这些数，每天还差${missing}人进店才够付租金。`,
    invalid: '有一格填得不对。',
    caveat: '结果只按您填的数算出，没有算装修、押金、税、水电和淡旺季，不能当作预测。',
    link: '填的数字存在网址里，复制链接就能发给合伙人。',
  },
  numbers: {
    eyebrow: '每个数从哪来',
    title: '别人报的数不可靠，这些数要自己查',
    pairs: [
      {
        who: '商圈',
        pain: '“三公里内住了十二万人。”',
        answer:
          '住在附近不等于会走过来。把一周里上下班、午饭、周末三个时段分开数，看这条路的人从哪来、往哪去，再决定做早餐还是做晚上。',
      },
      {
        who: '路过人数',
        pain: '“周末一天两万人呢。”',
        answer:
          '问是哪个门、哪一天、哪一侧人行道数的。您要数的是走过自家橱窗、离门三米以内的人，通常只是整条街的一小部分。',
      },
      {
        who: '进店率',
        pain: '“您家东西好，都会进来的。”',
        answer:
          '用您自己情况最接近的两家店：同样的品类、同样的门面宽度，K3数到的进店除以同一小时的路人。还没有店的，就按悲观、正常、乐观各填一遍。',
      },
      {
        who: '成交率和客单价',
        pain: '“上一家做得挺好。”',
        answer: '上一家的数不是您的数。用自己门店的小票和进店人次算；新品类先按同行公开的低值填。',
      },
    ],
  },
  week: {
    eyebrow: '怎么数一周',
    title: '怎样连续数满七天',
    badge: '建议做法',
    lead: '只数一天不准：发工资、下雨、隔壁开业都会让人数翻倍或减半。要数满一周，包括周末两天。',
    phases: [
      {
        when: '前三天',
        title: '拿到许可',
        text: '请房东或现任租户书面同意，在玻璃里面临时放设备；去物业登记。',
        done: '一页同意书',
      },
      {
        when: '第0天',
        title: '摆好、画线',
        text: '摄像机放在玻璃内侧，只拍自家门前。画好一条计数线，再贴上告示。',
        done: '人工对数20分钟',
      },
      {
        when: '第1–5天',
        title: '工作日',
        text: '按小时记。每天抽一刻钟人工数，差得多就调角度。',
        done: '五天的小时曲线',
      },
      {when: '第6–7天', title: '周末', text: '同样的线，同样的钟点，不挪动设备。', done: '工作日和周末两条线'},
      {
        when: '第8天',
        title: '拆走、算账',
        text: '把中位数而不是最高的一天填进上面的表，设备当天拆走。',
        done: '决定签不签',
      },
    ],
  },
  seen: {
    eyebrow: '白天和夜里',
    title: '同一段街，白天有人走，夜里未必',
    lead: '拖动中间的线来比。画面是模拟的，为了看清没有遮挡；真数的时候，马路和邻居门前要遮住。',
    views: {street: '店门前的街'},
    facts: [
      {
        term: '白天数哪几个小时人多',
        text: '画面里三个人正走过店门。按小时数，上下班、午饭、周末各有多少人，一周下来就清楚了。',
      },
      {
        term: '夜里数该开到几点',
        text: '夜里的画面空无一人。几点以后没人走过，打烊时间和晚班人手就按这个定，别按白天的数推。',
      },
      {
        term: '隔着玻璃没有这么亮',
        text: '夜里这张是装在室外、开着红外的样子。临时放在玻璃内侧的，红外要关掉，有路灯才数得到。',
      },
    ],
  },
  front: {
    eyebrow: '法律限制',
    title: '只数自家门前，不录街',
    lead: '对着公共道路装摄像机，法律上有限制。下面几条做不到的话，就用人工计数，表格一样能填。',
    diagram: {
      alt: '俯视图：店铺玻璃内侧放一台摄像机，视野只到自家门前的人行道，门前画一条计数线；马路和两侧邻居的部分在画面里被遮住',
      shop: '要租的店面',
      camera: '玻璃内侧',
      zone: '自家门前',
      line: '计数线',
      masked: '画面里遮住',
      road: '马路和远处的人行道',
      neighbor: '邻居',
    },
    items: [
      {
        title: '镜头压低，只看门前',
        text: '镜头压低到门前三米左右，马路、对面和邻居门口用隐私遮罩盖住。看不清脸的高度和角度最好。',
      },
      {title: '不录像', text: `取出TF卡，云录像保持关闭。${promises.surveyCounts}`},
      {title: '贴告示', text: '玻璃上写明：谁在计数、数什么、不录像、到哪天为止、问谁。'},
      {
        title: '国内',
        text: '《个人信息保护法》第二十六条：公共场所的图像采集应为维护公共安全所必需。商业计数不在其内，所以要做到不识别、不留图像，并先问过当地主管部门和法务。',
      },
      {
        title: '欧盟和美国',
        text: '按GDPR，拍公共人行道很难找到合法依据，多数监管机构要求不拍到街面；美国各州、各城市规定不一。拿不准时，请人站在门口按计数器。',
      },
    ],
  },
  devices: {
    eyebrow: '用什么设备',
    title: '能临时摆七天的设备',
    lead: (watts: number, wh: number, hours: number) =>
      `我们的目录里没有自带电池、能数一周的设备。W3-E用5\u00a0V供电，最多${watts}\u00a0W；一个20,000\u00a0mAh的充电宝约能放出${wh}\u00a0Wh，够它${hours}小时，也就是一个营业日，每晚要换。B1要插电，所以最好借现任租户的一个插座。`,
    more: '看型号',
    power: '供电',
    view: '水平视角',
    input: '接入',
    mount: '安装高度',
    heights: (low: number, high: number) => `${low}–${high}\u00a0m`,
    channels: (count: number) => `${count}路1080p`,
    purposes: {
      camera: '放在玻璃内侧，有Wi-Fi，不打孔',
      box: '在现场完成计数',
      counter: '开店以后装在门口上方，验证当初的进店率',
    },
  },
  after: {
    eyebrow: '签了以后',
    title: '开业第一个月，核对当初的估计',
    lead: '选址时估得不准，多半错在进店率。装上门口的客流摄像机，三十天就能知道差多少。',
    alt: '示意图：一家便利店，门口画着计数线，两位顾客被框出来，一进一出',
    items: [
      {title: '路过人数对了，进店少了', text: '问题在门脸、灯光、橱窗，先改这些，不用急着打折。'},
      {title: '进店人次对了，成交少了', text: '问题在商品和人手。看货架前停多久，再看高峰时每名店员接待几位。'},
      {title: '都对了，还是亏', text: '问题在租金。带着自己的数据去谈续租，比凭感觉谈有用。'},
    ],
  },
  questions: {
    title: '拓展和财务常问的问题',
    faq: (hours: number) => [
      {
        question: '隔着玻璃数得准吗？',
        answer:
          '白天可以，傍晚逆光和夜里会差。红外灯打在玻璃上会反光，要关掉，所以天黑以后只有路灯亮的门前才数得到。镜头贴紧玻璃、周围用黑纸挡一圈，反光会少很多。每块玻璃、每个角度都不一样，所以这里不给准确率，请以第0天的人工对数为准。',
      },
      {
        question: '没有插座怎么办？',
        answer: `W3-E可以接充电宝，大约${hours}小时换一次，但B1要接插座。两样都没有，就用人工：每小时数一刻钟，乘以四，七天的结果一样可以填进上面的表。`,
      },
      {
        question: '店里没有宽带怎么办？',
        answer:
          '用一台带网口的4G路由器：B1接网线，W3-E连它的Wi-Fi。只传每小时几个数，一周用不到10\u00a0MB流量；断网也不丢，数据先存在B1里，连上后补传。',
      },
      {
        question: '能不能看出路人的年龄、性别、从哪来？',
        answer:
          '不能。在街上判断陌生人的这些信息没有法律依据，数字也不可靠。想知道谁会来，问一百个真正进店的人更有用。',
      },
      {
        question: '租金占多少算合理？',
        answer:
          '没有一个通用的数，各品类、各城市差很远。我们的建议是看保本进店人次：如果它超过您数到的最差一天的进店数，就不要签，或者先把租金谈下来。',
      },
      {
        question: '你们提供商圈人口、手机信令这类数据吗？',
        answer: '不提供，也不转卖。这里只用您自己实测的数据和您自己的账。',
      },
    ],
    readTitle: '接着看',
    reading: [
      {title: '精准客流统计：开店以后怎么数', note: '产品', href: '/products/accurate-people-counting'},
      {title: 'K3的安装高度和门宽', note: '型号', href: '/support/model/k3'},
    ],
  },
  inquiry: {
    title: '拍一张店面玻璃的照片给我们',
    text: '从里往外拍。我们告诉您摄像机能不能放、该看到哪里为止，不行就给您人工计数表。',
    trial: '免费试用',
    contact: '联系我们',
  },
};

export default copy;
