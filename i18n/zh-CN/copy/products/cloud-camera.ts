import {promises} from '@site/i18n/zh-CN/copy/promises';
import {countZh} from '@site/src/facts/deviceCounts';
import type {ModelId} from '@site/src/facts/models';

const purposes: Record<ModelId<'camera'>, string> = {
  'w3-e': '适合收银台、小仓库，摆在架子上就能用，店里没拉网线也行。',
  'w3-s': '吸顶看过道、前台和小库房，机身矮，不占地方。',
  'p3-x-8': '大厅中间装一台，可以远程转动，想看哪里转到哪里，收银台也能拉近看。',
  'e3-x': '多数门店首选。对着门口或货架，用手拧到要看的方向就行。',
  'e3-d-h': '适合后厨、雨棚下、冷柜旁，有水有油的地方。',
  'e3-t-h': '适合后门、卸货口、停车位，夜里看得最远。',
};

const copy = {
  meta: {
    title: '店用云摄像机：室内、室外、后厨机型怎么选',
    description: `给开店选设备的人：${countZh('camera')}款店用云摄像机，室内、室外、后厨、收银台都有对应机型。按安装位置、供电、夜视筛选，最多四款并排对比参数。`,
  },
  banner: {
    title: '云摄像机：手机远程看店，断网照常录像',
    text: '录像存在机身的TF卡里，用手机和电脑随时查看，断网期间也不缺录像。',
  },
  figures: {
    title: '录像存在店里，宽带断了也不缺',
    lead: `只靠云录像，宽带一断就没有录像。我们的摄像机把录像存进机身里的TF卡（卡要另购），远程查看才经过云平台。${promises.cloudRecording}`,
    cable: {
      unit: '根网线',
      meaning: '供电和画面走同一根',
      note: (poe: number, total: number, strong: string) =>
        `${total}款里${poe}款支持PoE（${strong}要802.3at），其余用电源适配器`,
    },
    card: {
      unit: 'GB',
      meaning: 'TF卡最大容量，写满自动覆盖最早的',
      note: (days: string) => `例：E3-X配最大的卡，全天录约${days}天`,
    },
    start: {
      unit: '分钟以内',
      meaning: '从手机扫码到看见画面',
      note: (asOf: string) => {
        const [year, month] = asOf.split('-').map(Number);
        return `不含打孔布线，${year}年${month}月确认`;
      },
    },
  },
  finder: {
    eyebrow: `${countZh('camera')}款机型`,
    title: '按安装位置选型号',
    lead: '室外机型也能装在室内，反过来不行。',
    label: '筛选摄像机',
    facets: {
      place: {label: '装在哪里', any: '不限', answers: {indoor: '室内', outdoor: '室外或有水的地方'}},
      has: {label: '要有', answers: {poe: 'PoE网线供电', wifi: 'Wi-Fi', pan: '远程转动'}},
      night: {label: '夜里看多远', any: '不限', answers: (meters: string) => `至少${meters}\u00a0m`},
    },
    purposes,
  },
  night: {
    eyebrow: '白天和夜里',
    title: '天黑以后，画面是黑白的',
    lead: '拖动中间的线，看同一个位置白天和红外的样子。画面是模拟的，每款夜里看多远，写在上面的型号里。',
    views: {storeroom: '库房', 'loading-bay': '卸货口', kitchen: '后厨'},
    facts: [
      {term: '夜里没有颜色', text: '红外灯照亮的画面只有黑白，衣服和车的颜色分不出来。要看颜色，留一盏灯。'},
      {term: '照不到的地方是黑的', text: '型号里写的米数是红外灯能照到的距离。要看的位置比它近一些才好。'},
      {term: '镜头前不要有玻璃', text: '红外光照到玻璃、白墙和水汽会反射回来，画面发白。要看室外的，装在玻璃外面。'},
    ],
  },
  installed: {
    title: '架子、天花板、外墙，六款各在一处',
    lead: '每一款旁边都有一样您认得出大小的东西。',
  },
  placement: {
    eyebrow: '安装高度和角度',
    title: '装多高，镜头往下倾多少度',
    lead: '装得越高看得越远，但人在画面里越小，正下方的盲区也越大。调一调高度和角度，看哪一段地面看得清。',
    rules: {
      title: '图是怎么画的',
      items: [
        {
          name: '看到哪里',
          formula: '最近 = 高度 ÷ tan（角度 + 垂直视角 ÷ 2），最远 = 高度 ÷ tan（角度 − 垂直视角 ÷ 2）',
          why: '垂直视角由水平视角和画面的宽高比换算。两个角加起来到90°，正下方就没有盲区。',
        },
        {
          name: '看清什么',
          formula: '每米像素 = 画面宽度 ÷（2 × 纵深 × tan（水平视角 ÷ 2））',
          why: '每米250个像素看得清五官，125个认得出熟人，25个看得到有人，分级依据IEC 62676-4。货架和柱子会挡住一部分，图里没有算。',
        },
      ],
    },
  },
  connection: {
    eyebrow: '怎么接',
    title: '插网线、扫码、看画面，三步上线',
    diagram: {
      alt: '接线示意：摄像机把录像存进TF卡，用一根网线接到店里的PoE交换机，经宽带上云，手机在任何地方查看',
      store: '店里',
      camera: '摄像机',
      card: 'TF卡，一直在录',
      switch: 'PoE交换机',
      cable: '一根网线',
      broadband: '宽带，加密上传',
      cloud: '云平台',
      anywhere: '任何地方',
      phone: '手机或电脑',
    },
    steps: [
      {
        title: '插一根网线',
        text: '接到PoE交换机，通电和联网一起完成。没有PoE的，用随机型标明的电源；有Wi-Fi的机型可以不拉网线。',
      },
      {title: '手机扫机身的码', text: '登录门店账号，扫码，选门店，起个店员看得懂的名字，比如“收银台上方”。'},
      {
        title: '看一眼画面',
        text: '指示灯变蓝常亮就是在线。方向不对的，用手拧一下镜头；插了TF卡的，在设置里格式化一次。',
      },
    ],
  },
  outages: {
    eyebrow: '出故障时',
    title: '断网、停电、TF卡坏了，会怎样',
    lead: '每种情况下，哪些照常，哪些停下，您要做什么。',
    labels: {works: '照常', stops: '停下', then: '恢复以后'},
    cases: [
      {
        title: '宽带断了',
        works: '摄像机继续往TF卡里录，店内的录像机也继续录。',
        stops: '手机上看不了实时画面，云录像缺这一段，提醒也发不出来。',
        then: '摄像机自己重连。缺的那段，从TF卡或录像机里回放。',
      },
      {
        title: '店里停电',
        works: '停电以前录好的都在卡上，不会丢。',
        stops: '没有电就不录。重要的点位，给交换机配一台不间断电源。',
        then: '来电后自己启动，约两分钟上线，不用重新扫码。',
      },
      {
        title: 'TF卡坏了',
        works: '实时画面和云录像照常。',
        stops: '本机不再录。指示灯红色快闪，App里同时显示存储异常。',
        then: '断电换一张监控级的卡，在设置里格式化。',
      },
    ],
  },
  questions: {
    title: '选购前常问的问题',
    faq: (days: string) => [
      {
        question: '有TF卡了，还要录像机吗？',
        answer: `要看想存多久。以E3-X为例，配最大的卡全天录约${days}天，够查当周的事。要存一个月，或者店里超过六台，配一台录像机更省心。`,
      },
      {
        question: '后厨和门外选哪一款？',
        answer:
          '选标着“室外”的。后厨有蒸汽和油烟，清洗时会溅水，室内机型装不久。门外要看得远的用筒形的E3-T-H，雨棚下用半球形的E3-D-H。',
      },
      {
        question: 'Wi-Fi好还是网线好？',
        answer: '能拉网线就拉网线。Wi-Fi会被墙、冰柜和隔壁店的路由器影响。只有摆在架子上、常挪位置的，才建议用Wi-Fi。',
      },
      {
        question: '宽带要多大？',
        answer:
          '只在本机录像的，平时几乎不占上行带宽。要用云录像的，把各台的主码流加起来再乘以1.3，就是需要的上行带宽。主码流在上面的对比表里。',
      },
      {
        question: '换了路由器，每台都要重新装吗？',
        answer: '接网线的一般不用管。走Wi-Fi的，让新路由器沿用旧的名称和密码，摄像机会自己连上。',
      },
      {question: '几款能混着用吗？', answer: `能。${countZh('camera')}款在同一个App里管理，同一家店里可以随意搭配。`},
      {
        question: '录像存在哪里，谁能看？',
        answer: `${promises.storeVideo}只有您授权的账号能看，每次查看都有记录。${promises.auditTrail}`,
      },
    ],
    readTitle: '接着看',
    reading: [
      {title: 'E3-X：标签、指示灯和复位', note: '型号', href: '/support/model/e3-x'},
      {title: '摄像机离线，怎么一步步查', note: '排障', href: '/support/troubleshooting/details/t0001'},
      {title: '录像断断续续', note: '排障', href: '/support/troubleshooting/details/t0101'},
      {title: '换了路由器或Wi-Fi，怎么重新上线', note: '排障', href: '/support/troubleshooting/details/t0003'},
    ],
  },
  inquiry: {
    title: '不确定装几台、装哪里？',
    text: '把平面图或店里的照片发给我们，我们标出点位和型号。',
    trial: '免费试用',
    contact: '联系我们',
  },
};

export default copy;
