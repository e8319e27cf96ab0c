import {promises} from '@site/i18n/zh-CN/copy/promises';
import {modelFor} from '@site/src/facts/hardware/catalogue';
import {modelById} from '@site/src/facts/models';
import {kitSums, storeKits} from '@site/src/facts/storeKits';

const till = modelById(modelFor.till).name;
const powered = kitSums(storeKits.catering).power.onPorts.length;

const copy = {
  meta: {
    title: '餐饮门店方案：后厨检查、排队客流、收银对账',
    description:
      '给连锁餐饮总部和店长：从开档到打烊，后厨、前厅、收银、外卖口各看什么、用什么设备。附150平方米餐厅的设备清单和工时估算。',
  },
  banner: {
    title: '餐饮门店：从开档到打烊，督导远程就能检查',
    text: '开档、备餐、午市、对账、外卖、打烊六个关键时刻，督导在屏幕前检查，有问题提醒店长，总部看汇总，店员也知道摄像机在看什么。',
    alt: '示意图：一家小餐厅，后厨两位厨师在灶台前，出餐台前有一位店员，大堂坐着客人，门口有收银台',
    trial: '免费试用',
    more: '看店里的一天',
  },
  day: {
    eyebrow: '店里的一天',
    title: '从开档到打烊，六个时刻各查什么',
    lead: '每个时刻写三件事：容易出什么问题，系统看见什么，用哪台设备。',
    badge: '示意画面',
    alt: '同一家餐厅的示意图，随着时刻移到后厨、收银台、出餐台和门口',
    labels: {wrong: '容易出什么问题', seen: '系统看见什么', by: '用什么'},
    moments: [
      {
        time: '07:30',
        title: '开档检查',
        wrong: '店长还在路上。总部不知道哪几家开了门，台面收没收，冰柜关没关严。',
        seen: '到点自动抓拍定好的几个点位，按检查表逐项排好。没开的店、没收拾的店排在最前面，督导只看这几家。',
        by: '云巡店，大堂E3-X',
        more: '看E3-X',
      },
      {
        time: '10:40',
        title: '后厨备餐',
        wrong: '忙起来帽子摘了，口罩拉到下巴，等检查的人到了才戴上。',
        seen: '连续一段时间没戴才算一次，提醒发给店长。检查只留违规的那一张图，也不给人排名。',
        by: 'AI巡检，后厨E3-D-H接边缘盒子B1',
        more: '看E3-D-H',
      },
      {
        time: '12:15',
        title: '午市排队',
        wrong: '队排到门外，有人看一眼就走。月底只看得到营业额，看不到走掉的人。',
        seen: '门口每小时进了几个、出了几个，和收银笔数放在一张图上，哪个时段该多开一个收银台，一眼就能看出来。',
        by: '精准客流统计，门口K3',
        more: '看客流统计',
      },
      {
        time: '14:30',
        title: '收银对账',
        wrong: '有退单、有删单，钱箱开了却没有小票，翻两小时录像才找到那一笔。',
        seen: '每张小票都对应当时的画面，点一笔就播放那一段。异常的列在前面，由店长判断，系统不下结论。',
        by: `收银防损，收银台上方${till}`,
        more: `看${till}`,
      },
      {
        time: '18:10',
        title: '外卖口',
        wrong: '骑手拿错了餐，顾客来电话，店里说不清是谁拿走的。',
        seen: '按出餐时间回看出餐台那一段，看清哪一袋在几点几分被拿走，当场改派或补做。',
        by: '云录像回放，出餐台P3-X-8',
        more: '看P3-X-8',
      },
      {
        time: '22:30',
        title: '打烊',
        wrong: '灶火没关，后门没锁，第二天早上才知道。',
        seen: '打烊时再按检查表查一遍：灶台、后门、冰柜各抓一张。打烊以后后门有人进出，就通知值班电话。',
        by: '云巡店，后门E3-T-H',
        more: '看E3-T-H',
      },
    ],
  },
  kitchen: {
    eyebrow: '后厨的一条提醒',
    title: '后厨没戴工帽：从发现到改好',
    lead: '店长看到的就是下面这个窗口：画面、时间、谁来改、复拍的结果。最后由派单的区域经理关闭。',
  },
  pains: {
    eyebrow: '大家怎么说',
    title: '五个岗位最常担心的事，我们怎么做',
    pairs: [
      {
        who: '督导',
        pain: '一天跑三家店，在路上的时间比在店里还长。',
        answer: '日常检查在屏幕前做完，有问题的店才跑一趟，去之前已经知道要看什么。',
      },
      {
        who: '厨师长',
        pain: '是不是一天到晚盯着我们？',
        answer: `只按检查表上的规则看，不识别人脸，不给人排名。检查留下的只有违规那一张图，给谁看由门店定。${promises.findingsKept}`,
      },
      {
        who: '店长',
        pain: '装了摄像机，没有人有空看。',
        answer: '不用一直看。到点自动抓拍，有问题才提醒，没问题的店不发消息。',
      },
      {
        who: '营运总监',
        pain: '进店率各店各算各的，没法比。',
        answer: `所有店用同一条计数线、同一种口径，店员和骑手可以不算，今年这一周能和去年同一周比。${promises.reportsKept}`,
      },
      {
        who: 'IT',
        pain: '五个牌子的摄像机，各用各的App。',
        answer: '新店用一套，老店的摄像机接边缘盒子B1，能输出1080p的可以继续用。',
      },
    ],
  },
  stage: {
    title: '午市排到几个人，该加开收银',
    text: '橙线是您定的人数，队伍超过橙线就提醒加人。线越往后移，提醒越少，走掉的客人也越多。',
  },
  kit: {
    eyebrow: '设备清单',
    title: '150平方米餐厅，用哪些设备',
    lead: '一个正门、一个后门、一个收银台、一个出餐台。您的店布局不同，数量按门和台子的多少增减。',
    rows: {
      k3: {purpose: '数进店和出店的人', where: '正门上方'},
      'e3-x': {purpose: '看大堂和收银', where: '大堂2台，收银台上方1台'},
      'p3-x-8': {purpose: '看出餐台，能转能拉近', where: '出餐台对面，用PoE供电器接到路由器，不接录像机'},
      'e3-d-h': {purpose: '看后厨，防溅水', where: '灶台和备餐台各1台，离蒸汽1.5 m以上'},
      'e3-t-h': {purpose: '看后门和卸货', where: '后门外'},
      'ul-8208nh': {purpose: `店里录像，给其余${powered}台供电`, where: '弱电箱'},
      b1: {purpose: '后厨规则检查在店里算', where: '弱电箱'},
    },
    sums: '端口、供电和硬盘够不够',
    note: '清单里没有后厨排烟报警、燃气报警和网线，这些按当地消防和装修的要求另配。',
  },
  savings: {
    eyebrow: '算一笔账',
    title: '少跑几趟，省下多少小时',
    lead: '填您自己的数。开始的数只是例子，公式就在旁边。',
    fields: {
      stores: {label: '有几家店', short: '店数', unit: '家'},
      visits: {label: '每家店每月现场检查几次', short: '每月次数', unit: '次'},
      minutes: {label: '每次要多久，连路上一起算', short: '现场分钟', unit: '分钟'},
      share: {label: '其中有多少可以改在屏幕上看', short: '可远程的比例', unit: '%'},
      check: {label: '屏幕上看一家店要多久', short: '屏幕分钟', unit: '分钟'},
    },
    results: {hours: {label: '每月省下', short: '省下的小时', prefix: '', unit: '小时'}},
    nothing: '按这些数，看屏幕不比跑一趟快，省不下时间。',
    caveat: '结果按您填的数算出，不构成承诺；少跑的车费和设备的费用都没有算进去。',
  },
  rollout: {
    eyebrow: '怎么推广',
    title: '十周，从三家试点到全部门店',
    badge: '示例计划',
    lead: '按五十家店排的例子。实际几周，看宽带、装修和店员的时间，我们和您一起排。',
    phases: [
      {
        when: '第1周',
        title: '定规则',
        text: '和营运一起定检查表：查哪几项，几点查，谁收提醒。',
        done: '一页纸的检查表，店长看得懂',
      },
      {
        when: '第2–3周',
        title: '三家试点',
        text: '选一家新店、一家老店、一家最忙的店，装齐清单上的设备。',
        done: '三家都在线，人工复数对过一次',
      },
      {when: '第4周', title: '改规则', text: '没用的提醒关掉，漏了的补上。', done: '店长说提醒都值得看'},
      {when: '第5–9周', title: '分批安装', text: '每周十家，先拉线后挂机，当天扫码上线。', done: '每家店留一张点位图'},
      {
        when: '第10周',
        title: '交接',
        text: '督导按新表排班，总部看板固定下来，旧的纸质表停用。',
        done: '第一份月度对比报表',
      },
    ],
  },
  questions: {
    title: '餐饮店常问的问题',
    faq: [
      {
        question: '后厨的画面会一直存着吗？',
        answer: `规则检查不会。${promises.findingStill}要不要另外录像由门店决定。${promises.storeVideo}`,
      },
      {
        question: '要不要告诉员工？',
        answer: '要。在后厨门口贴告示，写明看什么、图留几天、谁能看，让员工签字知晓。更衣室、休息室不装。',
      },
      {
        question: '不识别人脸，怎么知道是谁没戴工帽？',
        answer: '系统不知道是谁，只知道哪个点位、几点几分。店长看图提醒大家马上戴上，不记名字。',
      },
      {
        question: '油烟和水汽会不会把摄像机弄坏？',
        answer: '后厨用有防水防尘等级的E3-D-H，离灶眼和蒸汽口1.5 m以上，每周用软布擦一次罩子。室内机型不要装进后厨。',
      },
      {
        question: '原来的摄像机和录像机要拆吗？',
        answer: '能输出1080p、位置合适的可以留用，接边缘盒子B1，一台最多接4路。旧录像机可以同时继续用，直到坏了再换。',
      },
      {
        question: '收银系统要改吗？',
        answer: '不用换。对账要拿到小票的时间和单号，多数收银软件能导出或开放接口，上线前我们先对一次。',
      },
    ],
    readTitle: '接着看',
    reading: [
      {title: '硬盘能存多少天，为什么比想的少', note: '排障', href: '/support/troubleshooting/details/t0103'},
      {title: 'K3说明与安装高度', note: '型号', href: '/support/model/k3'},
    ],
  },
  inquiry: {
    title: '把平面图发给我们',
    text: '标好后厨、收银和门的位置就行，我们回一份带点位的清单。',
    trial: '免费试用',
    contact: '联系我们',
  },
};

export default copy;
