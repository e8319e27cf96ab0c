import {promises} from '@site/i18n/zh-CN/copy/promises';

const copy = {
  meta: {
    title: '云巡店：督导不出门，按检查表远程看店',
    description:
      '给督导和品控：不出门，按检查表看实时画面和定时抓图，拍下的证据带时间和机位。附路程对比、检查表示例、权限设置和带宽计算。',
  },
  banner: {
    title: '云巡店：不出门，按检查表远程看店',
    text: '到点自动抓图，督导在电脑前逐项检查；省下的路上时间，留给真正要到场的店。',
  },
  round: {
    eyebrow: '远程看一家店',
    title: '坐在桌前，把一家店看一圈',
    lead: '点一路放大，拖时间轴回看，看到问题就截图派整改单。',
  },
  demo: {
    badge: '按您的数字算',
    title: '同一个大区，到店看和远程看差几天',
    text: '拖动四个数字，下面按分钟画出督导的一天：斜纹是路上，橙色是在店里，蓝色是在桌前看一家店。',
    fields: {stores: '大区里的门店', drive: '两家店之间的路程', visit: '到店检查一家', desk: '远程检查一家'},
    units: {
      stores: (value: number) => `${value}家`,
      drive: (value: number) => `${value}分钟`,
      visit: (value: number) => `${value}分钟`,
      desk: (value: number) => `${value}分钟`,
    },
    road: '跑店',
    desk: '远程看',
    legend: {drive: '在路上', visit: '在店里', check: '远程看一家店'},
    alt: (kind: string, stores: number) => `${kind}的一天，8小时，看${stores}家店`,
    days: (days: number) => `${days}天`,
    roadSum: (
      plan: {readonly drive: number; readonly visit: number; readonly stores: number},
      perDay: number,
      days: number,
    ) => `480 ÷（${plan.drive}＋${plan.visit}）≈ 一天${perDay}家；${plan.stores} ÷ ${perDay} → ${days}天`,
    deskSum: (plan: {readonly desk: number; readonly stores: number}, perDay: number, days: number) =>
      `480 ÷ ${plan.desk} ≈ 一天${perDay}家；${plan.stores} ÷ ${perDay} → ${days}天`,
    driving: (minutes: number) => `跑店的一天里，路上占${minutes}分钟`,
    note: '没有算停车、吃饭和写报告。看屏幕也会累，建议连续看四家就休息一次，一天不要排满。',
  },
  plan: {
    eyebrow: '检查表',
    title: '检查表：看什么、几点看、怎样算合格',
    lead: '检查表里的每一项都绑定一台摄像机和几个时间点。到点自动抓一张，督导上班时图片已经排好。',
    badge: '示例检查表',
    tabs: '按业态选',
    caption: (name: string) => `${name}：检查项目`,
    columns: ['项目', '看哪台摄像机', '几点抓图', '怎样算合格'],
    schedule: '一天的抓图时间',
    total: (pictures: number, megabytes: string) =>
      `一家店一天${pictures}张，每张约0.4\u00a0MB，合计约${megabytes}\u00a0MB。`,
    lists: [
      {
        id: 'catering',
        name: '餐饮',
        items: [
          {name: '开店准备', camera: '大堂', times: ['09:40'], pass: '灯全亮，桌椅摆齐，地面没有水迹'},
          {name: '备餐间台面', camera: '后厨2号', times: ['10:30', '16:30'], pass: '生熟分开，没有无盖容器'},
          {
            name: '高峰排队',
            camera: '点餐台',
            times: ['12:10', '12:40', '18:30'],
            pass: '队伍不到门口，两个窗口都开着',
          },
          {name: '打烊收尾', camera: '后厨1号', times: ['22:20'], pass: '垃圾清走，炉灶关闭，地漏盖好'},
        ],
      },
      {
        id: 'clothing',
        name: '鞋服',
        items: [
          {name: '橱窗和灯光', camera: '门头', times: ['10:05', '19:00'], pass: '模特穿当季主推，射灯没有坏的'},
          {
            name: '试衣间门口',
            camera: '试衣区外',
            times: ['15:00', '20:00'],
            pass: '没有堆放衣服，门帘拉开；摄像机不对着试衣间里面',
          },
          {name: '收银台', camera: '收银', times: ['14:00'], pass: '台面清爽，没有私人物品'},
          {name: '打烊盘点', camera: '库房', times: ['21:50'], pass: '货架过道通畅，箱子不超过黄线'},
        ],
      },
      {
        id: 'pharmacy',
        name: '药店',
        items: [
          {name: '药师在岗', camera: '处方柜', times: ['09:00', '13:00', '18:00'], pass: '有人在岗，公示牌摆出'},
          {name: '阴凉柜', camera: '阴凉区', times: ['11:00', '16:00'], pass: '柜门关好，温度屏能看清'},
          {name: '促销陈列', camera: '入口', times: ['10:00'], pass: '处方药不做促销摆放'},
          {name: '夜间售药窗', camera: '窗口', times: ['22:30'], pass: '灯箱亮，呼叫铃没有遮挡'},
        ],
      },
    ],
  },
  evidence: {
    eyebrow: '证据',
    title: '三个月以后，仍然能作依据的截图',
    lead: '督导在画面上圈一下，整改单就带着这张图派到店里。为了日后有据可查，图里写进四样东西。',
    alt: '示例截图：超市一角，过道上堆着橙色的周转箱，被圈了出来',
    mark: '通道堆货',
    stamp: ['示例门店012', '过道1号', '2026-06-18 10:42:07', '督导 示例'],
    facts: [
      {term: '时间从哪来', text: '用平台的时间，不用摄像机自己的时钟。两者差超过2秒，图上会标出来。'},
      {term: '谁截的、从哪截的', text: '账号、摄像机编号、实时还是回放、云台转到的角度。'},
      {term: '没有改过', text: '原图和圈画分开存，原图带校验值；改动过的文件验不过。'},
      {term: '给谁看', text: `店长看得到自己店的，区域经理看得到自己区的。${promises.remoteStills}`},
    ],
    snapshots: '定时抓图接口',
    embed: '把云巡店嵌进您的系统',
  },
  bandwidth: {
    eyebrow: '带宽',
    title: '店里的上行带宽要多少',
    lead: (model: string, mbit: number) =>
      `看画面占的是门店的上行带宽，和总部的带宽无关。以${model}的${mbit}\u00a0Mbit/s主码流为例，再留三成余量。`,
    caption: '每家店的上行带宽',
    columns: ['做什么', '门店上行带宽（含三成余量）', '说明'],
    rows: (one: string, four: string, mbit: number) => [
      {label: '只看定时抓图', cells: ['不到0.1\u00a0Mbit/s', '一张图分几秒传完，4G备用线路也够']},
      {label: '看一路实时，子码流', cells: ['约0.9\u00a0Mbit/s', '码率0.7 × 1.3，手机和九宫格用这一档']},
      {label: '看一路实时，主码流', cells: [`${one}\u00a0Mbit/s`, `${mbit} × 1.3，要看清价签和台面时用`]},
      {label: '四路同时，主码流', cells: [`${four}\u00a0Mbit/s`, '一般用不着，先用子码流，点开的那路再切主码流']},
    ],
    note: '店里收银、点餐用的是同一条宽带。可以给云巡店设上限，高峰时段自动降到子码流。',
  },
  rights: {
    eyebrow: '权限',
    title: '谁能看哪些店，能看多久',
    lead: '远程看店很方便，更要管好权限。每一次打开画面都记在日志里，店长能查到谁在什么时候看过自己的店。',
    caption: '默认权限',
    columns: ['角色', '能看哪些店', '实时画面', '回放', '截图和整改单'],
    rows: [
      {label: '督导', cells: ['分到的门店', '营业时间内', '当天', '可以派整改、关闭自己派的']},
      {label: '店长', cells: ['自己的店', '全天', '7天', '可以回复、申诉，不能关闭']},
      {label: '区域经理', cells: ['本区', '营业时间内', '30天', '可以派整改、关闭本区的']},
      {label: '总部品控', cells: ['全部', '不看实时', '按单申请', '抽查已关闭的']},
    ],
    note: '更衣室、卫生间、员工休息室不装摄像机，也就没有权限可设。',
  },
  devices: {
    title: '一台能转动的，配几台固定的',
    more: '看参数',
    turning: '能转动、能变焦，要看哪里转到哪里',
    fixed: '固定机位，抓图永远是同一个角度',
    pan: '水平转动',
    stream: '主码流',
    degrees: (value: number) => `${value}°`,
    still: '不转动',
  },
  questions: {
    title: '督导和信息部常问的问题',
    faq: [
      {
        question: '看不到的地方怎么办？',
        answer:
          '冰柜里的温度、抽屉里的效期、气味和员工的状态，远程看不出来。这些留在现场巡店的表里。一张检查表可以同时标上“远程”和“到店”两种项目。',
      },
      {
        question: '看到一半，店里断网了怎么办？',
        answer:
          '实时画面会停，已经排好的抓图由摄像机照拍，存在TF卡里，恢复后补传，时间仍是拍下的时间。督导的列表里这家店会标“待补”，不会当成没检查。',
      },
      {
        question: '督导会不会整天盯着员工？',
        answer:
          '不会。系统按检查表逐店检查，看完一家自动跳到下一家，没有“一直看着”的模式。实时画面十分钟无操作会断开，谁看过、看了多久，店长在日志里都能看到。',
      },
      {
        question: '能和店里说话吗？',
        answer:
          '带双向语音的摄像机可以，按住说话，店里有提示音。远程看店默认不播放店里的声音。麦克风和录音出厂时是开着的，可以按台关掉；要用声音，请先确认当地对录音的规定，并告知员工和顾客。',
      },
      {
        question: '已有的摄像机和录像机能接吗？',
        answer: '支持国标28181的可以接进来看和抓图。转动、对讲和补传要看设备。老录像机的时间常常不准，接入时先校时。',
      },
      {
        question: '一个督导管多少家店合适？',
        answer:
          '用上面的计算器，把每天的远程检查排到五个小时以内，其余时间跟整改、打电话。多数品类能看得更多，但看得太快，检查就成了走过场。',
      },
    ],
    readTitle: '接着看',
    reading: [
      {title: '摄像机总是掉线', note: '排障', href: '/support/troubleshooting/details/t0002'},
      {title: '可以交给算法先看的项目', note: 'AI巡检', href: '/products/store-inspection/ai'},
      {title: '必须到店的怎么查', note: '现场巡店', href: '/products/store-inspection/on-site'},
      {title: '换了路由器以后', note: '排障', href: '/support/troubleshooting/details/t0003'},
    ],
  },
  inquiry: {
    title: '告诉我们有几家店、几个督导',
    text: '我们按您的检查表排出一天的顺序，算出每家店要留多少上行带宽。',
    trial: '免费试用',
    contact: '联系我们',
  },
};

export default copy;
