const copy = {
  meta: {
    title: '家庭看护',
    description: '客厅、门口、厨房、老人和孩子的房间各装哪一款，哪里不该装。卡录在家里，云存储自己选，家人共享分得开。',
  },
  banner: {title: '家庭看护', text: '出门以后想起一件事：门关了吗，猫吃了吗，妈妈起来了吗。看一眼，放心了，就关上。'},
  rooms: {
    eyebrow: '装在哪里',
    title: '点一个房间，看该装哪一台',
    lead: '大多数人家两台就够：门口一台，最惦记的那间一台。有的地方不该装，也点得到。',
    plan: '示意户型图，点房间',
    rooms: {
      hall: {
        name: '门口',
        title: '吸在玄关的顶上',
        text: '谁进来了、门带上没有、快递放没放进来，一眼看清。机身矮，像一盏小灯。',
        never: '不要把楼道里的邻居拍进来。',
      },
      living: {
        name: '客厅',
        title: '会转头的一台，管一整间',
        text: '转着看，能拉近看清药盒上的字，也能喊一声“下来”。要拉一根网线。',
        never: '客人来坐，先把它转过去。',
      },
      kitchen: {
        name: '厨房',
        title: '看猫碗，也看灶台',
        text: '摆在冰箱顶上，插上电就行。宠物在动、人不在家时给您发一条。',
        never: '别放在灶台正上方，油烟会糊住镜头。',
      },
      child: {
        name: '孩子房',
        title: '放在书架上，孩子知道',
        text: '睡着了没有，看一眼就好。能对讲，但半夜别突然出声，会吓着孩子。',
        never: '孩子说不要，就收起来。',
      },
      parents: {
        name: '老人房',
        title: '看起没起床，别看一整天',
        text: '约好一个钟点，比如早上八点以后还没动静，提醒您打个电话。这不是急救设备，也认不出跌倒。',
        never: '一定要老人自己点头。',
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
        text: '家用的三款都不能淋雨。院门和车位用店里也在用的筒形机，要拉网线，请师傅来装。',
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
      pan: (degrees: number) => `可转${degrees}°`,
    },
    more: (name: string) => `${name}的全部参数`,
  },
  setup: {
    eyebrow: '装好它',
    title: (minutes: string) => `扫码到看见画面，${minutes}分钟以内`,
    lead: '不用师傅，不用电脑。先想好放哪里，再拆包装。',
    app: '下载家庭App',
    steps: [
      {at: '0:00', title: '插电', text: '等灯从红色变成橙色慢闪，这时它在等您。'},
      {at: '0:40', title: '扫机身上的码', text: '打开App，扫码，给它起个名字，比如“门口”。'},
      {at: '1:30', title: '连上家里的Wi-Fi', text: '2.4或5 GHz都行，离路由器远的选2.4 GHz。灯变蓝常亮，就是连上了。'},
      {at: '4:00', title: '摆正，插卡', text: '看着手机调角度。插一张TF卡，从这一刻起开始录。'},
    ],
    note: '时间从打开App算起，不含打孔、拉网线和找Wi-Fi密码。P3-X-8插网线，第三步就省了。扫不到码时，长按复位键5秒再来一次。',
  },
  privacy: {
    eyebrow: '在自己家里',
    title: '关得掉，才敢装',
    lead: '家里的摄像机，最要紧的人是被拍到的人。',
    alt: '一台方形的家庭摄像机W3-E，站在圆形底座上',
    items: [
      {
        title: '盖住镜头',
        text: '到家了就盖上，镜头盖或者一块不透明的贴纸都行。看得见的遮挡，比App里的一个开关让人安心。',
      },
      {title: '定时睡觉', text: '在App里设“有人在家时不录”，按时间，或者按家人的手机在不在家里的Wi-Fi。'},
      {title: '家人各用各的账号', text: '可以只给看直播、不给看回放；可以只给看门口那一台。离开的人，当场移出去。'},
      {title: '谁看过，都知道', text: '每次有人打开画面，App里都记着是谁、几点，全家人都查得到。'},
      {title: '请来的人要知道', text: '保姆、钟点工、租客，先说明白哪里有摄像机。不说就拍，在很多地方是违法的。'},
    ],
  },
  storage: {
    eyebrow: '录像存在哪',
    title: '存在家里，上不上云您来定',
    lead: (days: number) => `不买云存储，什么功能也不少。W3-E插满容量的卡，全天录约${days}天，只在有动静时录会久得多。`,
    ways: (gb: number, days: number) => [
      {
        name: '只用TF卡',
        facts: [
          {label: '存在哪里', value: `机身里，最大${gb} GB，约${days}天`},
          {label: '断网时', value: '照录，回家或网好了再看'},
          {label: '要想到', value: '机器被偷，录像也没了'},
        ],
      },
      {
        name: 'TF卡加云存储',
        badge: '默认关',
        facts: [
          {label: '存在哪里', value: '卡上一份，有动静的片段再传一份'},
          {label: '断网时', value: '卡照录，云上会缺这一段，之后不补'},
          {label: '要想到', value: '要自己开通、按月付费，随时能停；停了以后云上的删除'},
        ],
      },
      {
        name: '不录，只看直播',
        facts: [
          {label: '存在哪里', value: '哪里也不存'},
          {label: '断网时', value: '看不到'},
          {label: '要想到', value: '出了事没有录像可查'},
        ],
      },
    ],
  },
  devices: {
    eyebrow: '三款家用的',
    title: '摆着的、吸顶的、会转的',
    more: '看参数',
    talk: '声音',
    twoWay: '能听能说',
    listen: '只能听',
    card: 'TF卡',
    cardValue: (gb: number, days: number) => `${gb} GB，全天约${days}天`,
    purposes: {'w3-e': '摆在架子上，一根USB线供电', 'w3-s': '吸在顶上，不占地方', 'p3-x-8': '能转能拉近，要一根网线'},
  },
  questions: {
    title: '买之前常问的',
    faq: (mbit: number) => [
      {
        question: '会不会有人偷看？',
        answer:
          '画面传输是加密的，机器没有统一的初始密码，换手机登录要验证。请用一个别处没用过的密码，路由器也改掉出厂密码。不想被看的时候，盖上镜头，这是任何黑客都绕不过去的。',
      },
      {
        question: '费多少流量？',
        answer: `在外面看高清，每分钟约${mbit * 7.5} MB；换成流畅档少得多。在家连Wi-Fi看，不花流量。没人看、也没开云存储的时候，几乎不往外传。`,
      },
      {question: '家里网断了还录吗？', answer: '录在卡里。恢复以后手机上就能翻到那一段。云存储会缺这一段。'},
      {
        question: '能分清是人还是猫吗？',
        answer:
          '能分出人和会动的东西，大狗和蹲着的孩子有时会弄混。认不出是谁，也不做人脸识别。阳光从窗帘缝里晃过去，偶尔会误报，可以画一块区域不看。',
      },
      {
        question: '5 GHz的Wi-Fi连不上？',
        answer:
          'W3-E和W3-S连2.4 GHz和5 GHz都行，加密要用WPA2。5 GHz穿墙弱，隔着两堵墙就换2.4 GHz。路由器把两个合成一个名字的，固件6.2.0起先选2.4 GHz，不用拆。',
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
    title: '拿不准装哪里？',
    text: '画一张户型草图，圈出您最惦记的那一间。',
    trial: '免费试用',
    contact: '联系我们',
  },
};

export default copy;
