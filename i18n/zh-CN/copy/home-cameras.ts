import {poeClassOfModel} from '@site/src/facts/hardware/catalogue';
import {poeClasses} from '@site/src/facts/hardware/poe';
import {modelById} from '@site/src/facts/models';

/** What the turning camera asks of its port. */
const standard = poeClassOfModel(modelById('p3-x-8')) ?? '802.3at';
const {portW} = poeClasses[standard];

const copy = {
  meta: {
    title: '家用摄像机怎么选：看门、看老人孩子、看宠物',
    description:
      '给家庭挑摄像机：门口、客厅、厨房、老人和孩子的房间各装哪一款，哪里不该装。录像存在家里，云存储自己选，家人各用各的账号。',
  },
  banner: {
    title: '家庭摄像机：出门在外，随时看看家里',
    text: '门关了吗，猫吃了吗，妈妈起来了吗？打开手机看一眼就放心，不想被拍时随时能关。',
  },
  rooms: {
    eyebrow: '装在哪里',
    title: '点一个房间，看该装哪一款',
    lead: '大多数人家两台就够：门口一台，最惦记的那间一台。不该装的地方图上也标了，点开看原因。',
    plan: '示意户型图，点房间',
    rooms: {
      hall: {
        name: '门口',
        title: '装在玄关的顶上',
        text: '谁进来了、门带上没有、快递放没放进来，一眼看清。机身矮，像一盏小灯。',
        never: '不要把楼道里的邻居拍进来。',
      },
      living: {
        name: '客厅',
        title: '能转动的一台，看整个客厅',
        text: `能转动，能拉近看清药盒上的字，也能对着屋里喊一声“下来”。它用网线，要自己接电：买一个标着“${standard}，${portW}\u00a0W”的供电器放在路由器旁，或者另接一个12\u00a0V电源。`,
        never: '有客人来，请把镜头转开。',
      },
      kitchen: {
        name: '厨房',
        title: '看猫碗，也看灶台',
        text: '摆在冰箱顶上，插上电就行。家里没人而宠物在动时，给您发一条提醒。',
        never: '不要放在灶台正上方，油烟会糊住镜头。',
      },
      child: {
        name: '孩子房',
        title: '放在书架上，先告诉孩子',
        text: '睡着了没有，看一眼就好。能对讲，但半夜不要突然出声，会吓着孩子。',
        never: '孩子不愿意，就收起来。',
      },
      parents: {
        name: '老人房',
        title: '早上没动静才提醒，不用一直看',
        text: '约好一个时间，比如早上八点以后还没动静，提醒您打个电话。这不是急救设备，也认不出跌倒。',
        never: '一定要老人自己同意。',
      },
      bath: {
        name: '卫生间',
        title: '卫生间、客房和换衣服的地方',
        text: '担心老人在卫生间摔倒，请装扶手、防滑垫和一个够得着的呼叫按钮。',
        never: '哪一款都不装，装了也请拆掉。',
      },
      yard: {
        name: '院子',
        title: '屋外要用防水的',
        text: '家用的三款都不能淋雨。院门和车位用店里也在用的筒形机，要拉网线，也要供电器或12\u00a0V电源，请师傅来装。',
        never: '只拍自家的院子，不拍邻居的窗和公共的路。',
      },
    },
    none: '这里不装摄像机',
    neverLabel: '注意：',
    facts: {
      view: '看多宽',
      night: '夜里看多远',
      network: '联网',
      wifi: 'Wi-Fi或网线',
      cable: '网线',
      meters: (meters: number | null) => `${meters}\u00a0m`,
      pan: (degrees: number) => `可转${degrees}°`,
    },
    more: (name: string) => `${name}的全部参数`,
  },
  setup: {
    eyebrow: '安装',
    title: (minutes: string) => `扫码到看见画面，${minutes}分钟以内`,
    lead: '不用请师傅，也不用电脑，自己就能装好。',
    app: '下载家庭App',
    steps: [
      {at: '0:00', title: '插电', text: '等灯从红色变成橙色慢闪，就可以配网了。'},
      {at: '0:40', title: '扫机身上的码', text: '打开App，扫码，给它起个名字，比如“门口”。'},
      {
        at: '1:30',
        title: '连上家里的Wi-Fi',
        text: '2.4或5\u00a0GHz都行，离路由器远的选2.4\u00a0GHz。灯变蓝常亮，就是连上了。',
      },
      {at: '4:00', title: '摆正，插卡', text: '看着手机调角度。插一张TF卡，从这一刻起开始录。'},
    ],
    note: '时间从打开App算起，不含打孔、拉网线和找Wi-Fi密码。P3-X-8用网线，接好供电器或12\u00a0V电源，可以省掉第三步。扫不到码时，长按复位键5秒再来一次。',
  },
  privacy: {
    eyebrow: '在自己家里',
    title: '不想被拍的时候，随时能关',
    lead: '家里装摄像机，要让每个会被拍到的人都放心。',
    alt: '一台方形的家庭摄像机W3-E，站在圆形底座上',
    items: [
      {
        title: '盖住镜头',
        text: '到家了就盖上，镜头盖或者一块不透明的贴纸都行。看得见的遮挡，比App里的一个开关让人安心。',
      },
      {title: '定时休眠', text: '在App里设“有人在家时不录”，按时间，或者按家人的手机在不在家里的Wi-Fi。'},
      {title: '家人各用各的账号', text: '可以只给看直播、不给看回放；可以只给看门口那一台。离开的人，当场移出去。'},
      {title: '谁看过，有记录', text: '每次有人打开画面，App里都记着是谁、几点，全家人都查得到。'},
      {title: '请来的人要知道', text: '保姆、钟点工、租客，先说明白哪里有摄像机。不说就拍，在很多地方是违法的。'},
    ],
  },
  storage: {
    eyebrow: '录像存储',
    title: '录像存在家里，上不上云由您定',
    lead: (days: number) => `不买云存储，功能也一样不少。W3-E插满容量的卡，全天录约${days}天，只在有动静时录会久得多。`,
    ways: (gb: number, days: number) => [
      {
        name: '只用TF卡',
        facts: [
          {label: '存在哪里', value: `机身里，最大${gb}\u00a0GB，约${days}天`},
          {label: '断网时', value: '照常录，回家或网络恢复后再看'},
          {label: '要注意', value: '机器被偷，录像也没了'},
        ],
      },
      {
        name: 'TF卡加云存储',
        badge: '默认关',
        facts: [
          {label: '存在哪里', value: '卡上一份，有动静的片段再传一份'},
          {label: '断网时', value: 'TF卡照常录，云上会缺这一段，之后不补'},
          {label: '要注意', value: '要自己开通、按月付费，随时能停；停用后删除云上录像'},
        ],
      },
      {
        name: '不录，只看直播',
        facts: [
          {label: '存在哪里', value: '哪里也不存'},
          {label: '断网时', value: '看不到'},
          {label: '要注意', value: '出了事没有录像可查'},
        ],
      },
    ],
  },
  devices: {
    eyebrow: '三款家用机型',
    title: '摆放、吸顶、能转动，各有一款',
    more: '看参数',
    talk: '声音',
    twoWay: '能听能说',
    listen: '只能听',
    card: 'TF卡',
    cardValue: (gb: number, days: number) => `${gb}\u00a0GB，全天约${days}天`,
    purposes: {
      'w3-e': '摆在架子上，一根USB线供电',
      'w3-s': '吸顶安装，不占地方；12\u00a0V电源，或网线加PoE供电器',
      'p3-x-8': `能转能拉近，要一根网线；供电用${standard}的PoE供电器，或12\u00a0V电源`,
    },
  },
  questions: {
    title: '购买前常问的问题',
    faq: (mbit: number) => [
      {
        question: '会不会有人偷看？',
        answer:
          '画面传输是加密的，机器没有统一的初始密码，换手机登录要验证。请用一个别处没用过的密码，路由器也改掉出厂密码。不想被看的时候盖上镜头，谁也看不到。',
      },
      {
        question: '费多少流量？',
        answer: `在外面看高清，每分钟约${mbit * 7.5}\u00a0MB；换成流畅档会少得多。在家连Wi-Fi看，不花流量。没人看、也没开云存储的时候，几乎不往外传。`,
      },
      {question: '家里网断了还录吗？', answer: '会录，录在TF卡里，恢复以后用手机就能回看。云存储会缺这一段。'},
      {
        question: '能分清是人还是猫吗？',
        answer:
          '能分出人和会动的东西，大狗和蹲着的孩子有时会弄混。不识别是谁，也不做人脸识别。阳光从窗帘缝里晃过去，偶尔会误报，可以画一块区域不看。',
      },
      {
        question: '5\u00a0GHz的Wi-Fi连不上？',
        answer:
          'W3-E和W3-S连2.4\u00a0GHz和5\u00a0GHz都行，加密要用WPA2。5\u00a0GHz穿墙弱，隔着墙就用2.4\u00a0GHz。路由器把两个合成一个名字的，固件6.2.0起会优先选2.4\u00a0GHz，不用分开设置。',
      },
      {
        question: '能和店里的摄像机放在一个App里吗？',
        answer: '不能，也不建议。家里的画面和店里的画面分两个账号、两个App，店员看不到您家。',
      },
    ],
    readTitle: '接着看',
    reading: [
      {title: '换了路由器，摄像机连不上', note: '排障', href: '/support/troubleshooting/details/t0003'},
      {title: '摄像机显示离线', note: '排障', href: '/support/troubleshooting/details/t0001'},
      {title: 'ukid：孩子房间和教室用的', note: '产品', href: '/ukid'},
      {title: '全部云摄像机', note: '产品', href: '/products/cloud-camera'},
    ],
  },
  inquiry: {
    title: '不确定装在哪里？',
    text: '画一张户型草图，圈出您最想看的房间，我们回复装哪一款、装在哪里。',
    trial: '免费试用',
    contact: '联系我们',
  },
};

export default copy;
