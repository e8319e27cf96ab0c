import {promises} from '@site/i18n/zh-CN/copy/promises';
import {daysBeside, daysHeld, largestTb} from '@site/src/facts/hardware/storage';
import {modelById} from '@site/src/facts/models';
import {kitSums, storeKits} from '@site/src/facts/storeKits';

const {cameras, mbit, diskTb, days, mostTb, mostDays} = kitSums(storeKits.automobile);
/** The delivery bay and the service drive: one E3-D-H and one E3-T-H, 4 Mbit/s each. */
const disputes = {mbit: 8, days: 45};
const beside = daysBeside(mostTb, mbit, disputes.mbit, disputes.days);
const twoDisks = modelById('ul-8232nh');
const largest = twoDisks.kind === 'recorder' ? daysHeld(largestTb(twoDisks), mbit) : 0;

const copy = {
  meta: {
    title: '汽车4S店方案：展厅接待、试驾和交车看得清',
    description:
      '给4S店总经理和经销商集团：从展厅接待、试驾到车间交车，看清客户在哪一步久等或走掉。附展厅加八个工位的设备清单和留客估算。',
  },
  banner: {
    title: '汽车门店：从看车到提车，五次交接都有数据',
    text: '没人迎接、没留电话、试驾等太久、交车时多了一道划痕，都会丢客户。迎客和试驾超时，当场提醒当班的人；留电话、跟进和交车的情况，第二天早会上逐项核对。',
    alt: '示意图：汽车展厅里停着一蓝一橙两辆车，销售顾问陪客户看车，右侧是接待台，左侧是洽谈沙发',
    trial: '免费试用',
    more: '看五次交接',
  },
  statement: {
    before: '一组客户在展厅逛了九分钟，没人接待，自己走了。',
    marked: 'CRM里没有这组客户',
    after: '，月底复盘也不知道丢过他们。',
    aside: 'CRM从客户留下电话开始记，门口的计数从客户推门开始记。两个数一减，就知道漏接待了多少人。',
  },
  path: {
    eyebrow: '从展厅到车间',
    title: '五次交接，各定一条标准',
    lead: '表中的标准是示例，可以按您店里的规定改。等候超时才提醒，没超时不打扰。',
    labels: {lost: '容易丢在哪里', seen: '系统怎么发现'},
    stops: [
      {
        place: '进展厅',
        clock: '3分钟',
        rule: '有人上前打招呼',
        lost: '周末下午三组客户同时到，顾问都在洽谈，最后一组自己看完车就走了。',
        seen: '门口按组计数。一组客户进来三分钟，还没有员工上前接待，就提醒当班经理一次。',
        more: '门口怎么按组计数',
      },
      {
        place: '接待与留资',
        clock: '100%',
        rule: '进店组数与登记组数一致',
        lost: '聊了二十分钟没留联系方式，或者留了却没录进系统。',
        seen: '客流组数每晚和CRM登记数核对一次，相差的组数按时段列出。征得客户同意后，工牌可以留下接待录音，用来复盘话术。',
        more: '智能工牌怎么用',
      },
      {
        place: '试驾',
        clock: '15分钟',
        rule: '从答应试驾到上车',
        lost: '试驾车没回来，或者钥匙找不到，客户等着等着就说下次再来。',
        seen: '出口摄像机记下每次有车进出的时间，和试驾登记一核对，就知道几点出去、几点回来。客户在等候区坐满十五分钟，就提醒试驾专员。',
        more: '按车和时间找录像',
      },
      {
        place: '洽谈与订车',
        clock: '当天',
        rule: '试驾之后有人跟进',
        lost: '试驾回来，顾问去接新客户，没人继续谈，购车的热情就凉了。',
        seen: '试驾回来到坐下洽谈隔了多久，哪些时段缺顾问，放进第二天的早会看板。',
        more: '早会看板',
      },
      {
        place: '交车与售后',
        clock: '一圈',
        rule: '车身四面各有一段录像',
        lost: '取车时发现一道划痕，说不清是进厂前就有，还是洗车时碰的。',
        seen: '车在进厂通道和交车区各绕一圈，录像按工单号和进出厂时间存成一段。车间只看工位占用和安全规范，不给个人打分。',
        more: '车间怎么巡检',
      },
    ],
  },
  seen: {
    eyebrow: '摄像机的画面',
    title: '车间、展厅门口、消防车道，各看什么',
    events: {
      'bay-occupied': {
        title: '哪个工位空着',
        text: '三个工位停了两辆车，空着的那个从几点空的也记着。派工的人看大屏就行，不用下车间找。',
      },
      'stereo-counting': {
        title: '一家人是一组客户',
        text: '两个大人带着孩子、推着童车进门。双目量出高低，孩子和童车分得开，合成一组再和登记数核对。',
      },
      'fire-lane-parking': {
        title: '车停在消防车道上',
        text: '红车压在黄线区里，人已经走开。超过您设的时间才提醒前台去请人挪车，不读车牌。',
      },
    },
  },
  estimate: {
    eyebrow: '留客估算',
    title: '没人接待就走的客户，相当于少了几次试驾',
    lead: '从展厅客流往下推算三步。起始数只是例子；“没等到人的比例”，装上计数设备两周后就能换成实测值。',
    fields: {
      groups: {label: '每月进展厅几组客户', short: '进店组数', unit: '组'},
      waiting: {label: '超过约定时间没人接待的', short: '没等到人的比例', unit: '%'},
      leaving: {label: '其中没留联系方式就走的', short: '走掉的比例', unit: '%'},
      kept: {label: '收到提醒后能接住的', short: '接住的比例', unit: '%'},
      driving: {label: '留资客户里去试驾的', short: '试驾率', unit: '%'},
    },
    results: {
      lost: {label: '每月走掉的客户', short: '走掉的组数', prefix: '', unit: '组'},
      leads: {label: '能留住的线索', short: '留住的线索', prefix: '', unit: '条'},
      drives: {label: '每月多出的试驾', short: '多出的试驾', prefix: '', unit: '次'},
    },
    nothing: '按这些数，没有客户因为等待走掉。问题不在接待，可以看看试驾之后的环节。',
    caveat: '只算到试驾为止，不推算成交：试驾之后要看车、价格和销售。收到提醒却没有人手，同样接不住客户。',
  },
  disputes: {
    eyebrow: '纠纷处理',
    title: '四种常见纠纷，各看哪一段录像',
    lead: '处理纠纷靠提前约定：录像按工单保存，客户签字时就知道有录像。',
    columns: ['客户说', '看哪里', '找到要多久', '看不清的时候'],
    rows: [
      {
        label: '“划痕是你们弄的”',
        cells: [
          '进厂通道两侧，交车区一圈',
          '输入工单号，直接到那一段',
          '夜里、雨天、细小的漆面伤看不清，仍然要人工环检拍照',
        ],
      },
      {
        label: '“车里少了东西”',
        cells: ['工位和停车区，只看车门开关的时间', '按工单的起止时间筛', '车内不拍，只能说明谁在几点开过门'],
      },
      {
        label: '“说好两小时，等了一下午”',
        cells: ['进出厂时间、工位占用', '一张时间线，前台就能打印', '工位被挡住时占用会断成几段'],
      },
      {
        label: '“没给我换件”',
        cells: ['对应工位那段录像', '按工位和时间跳转', '底盘下面、发动机舱里的动作多半被挡，要靠旧件留存'],
      },
    ],
  },
  pains: {
    eyebrow: '大家的顾虑',
    title: '四个岗位最常担心的事，我们怎么做',
    pairs: [
      {
        who: '总经理',
        pain: '客流一天一个说法，销售说三十，前台说五十。',
        answer: '系统按组计数，员工和送货的人不算，每晚自动和登记数核对。差了多少、差在几点，第二天早上就能看到。',
      },
      {
        who: '销售顾问',
        pain: '录我说话，是要扣钱吧？',
        answer:
          '工牌按一下才录，先问客户，客户说不就不录。录音先归本人听，本人愿意才分享给主管，用途写在协议里，不进绩效公式。',
      },
      {
        who: '售后经理',
        pain: '工位空着，车却在外面排队。',
        answer: '八个工位哪个空着、空了多久，大屏上一眼就能看到；派工仍然由您决定。',
      },
      {
        who: '厂家区域经理',
        pain: '飞检要看展厅摆车和物料，一家一家跑不过来。',
        answer: '每天早上开门时自动抓拍一轮，缺车、灯没开、横幅过期的先列出来。给厂家看哪几张，由店里选。',
      },
    ],
  },
  installed: {
    title: '展厅大门和销售顾问胸前，装好是这样',
    lead: '大门上方数进店的人，工牌记下试驾怎么邀请。',
  },
  kit: {
    eyebrow: '设备清单',
    title: '600平方米展厅加八个工位',
    lead: '例子里展厅门宽4.5米，层高5米；一条进厂通道，一个交车区，八个工位分两排。',
    rows: {
      h2001: {purpose: '双目按组计数，适合宽门和高吊顶', where: '展厅正门上方'},
      'u9-d': {purpose: '一千二百万像素看整个展厅', where: '展厅中央高处'},
      'e3-x': {purpose: '看接待台和洽谈区等候', where: '接待台、洽谈区，各1台'},
      'e3-t-h': {purpose: '室外，看试驾出口和进厂通道', where: '两个出入口，各1台'},
      'e3-d-h': {purpose: '防尘防水，看工位和交车区', where: '每两个工位1台，交车区1台'},
      ibadge: {purpose: '接待录音，先征得同意', where: '当班顾问佩戴'},
      b1: {purpose: '工位占用和等候时间在店里算', where: '机房'},
      'ul-7016nh-h1': {purpose: '十六路，录展厅和车间', where: '机房'},
    },
    sums: '核对端口、功耗和存储天数',
    note: `按${mbit}\u00a0Mbit/s全天录像，${diskTb}\u00a0TB的硬盘能存${days}天，${mostTb}\u00a0TB能存${mostDays}天，都不到一个月；交车纠纷常在一个月后才提出。有三种办法：最省事的是交车、进厂两路另存云端。不想用云，就装${mostTb}\u00a0TB的硬盘，这两路保留${disputes.days}天，其余改成“有人时”；其余也全天录的，只能留${beside}天。${cameras}路都要全天录四周左右的，换${twoDisks.name}，两个盘位装满能存${largest}天。工牌靠电池，不占端口。`,
  },
  questions: {
    title: '经销商常问的问题',
    faq: [
      {
        question: '怎么把一家三口算成一组？',
        answer:
          '两秒内先后进门、间隔不到一米的合成一组。亲友分散着走可能被拆成两组，员工开完会一起出门也可能误合成一组。每周抽一小时人工复数，把偏差记在报表里。',
      },
      {
        question: '工牌录音要不要客户同意？',
        answer:
          '要，而且要在录音之前征得同意。顾问说一句“为了服务质量想录一段，可以吗”，客户拒绝就不按。录音只用于服务复盘，到期自动删除，客户可以要求提前删。',
      },
      {
        question: '识别车牌吗？',
        answer:
          '不识别，不建名单，也不和外部系统比对。录像按工单号和进出厂时间找；只记得车牌的，可以在您的DMS里查到工单，按工单找那一段。',
      },
      {
        question: '展厅玻璃幕墙逆光，数得准吗？',
        answer:
          '下午西晒时最差。双目机型量的是高低，地面的影子和反光没有高度，不算人；太阳直射进镜头时，双目也会数错。验收选两个时段，一个在西晒时，数够200人次，分开写误差。',
      },
      {
        question: '断网时试驾提醒还会来吗？',
        answer:
          '不会，提醒要通过网络发送。边缘盒子照常记录，恢复后补上时间线；录像机一直在录。需要断网也能提醒的，给路由器加一条4G备份线路；录像和边缘盒子不受影响。',
      },
      {
        question: '和厂家的系统、DMS怎么接？',
        answer:
          '我们给接口，按组数、时段和工单号对接；对方系统能不能收，要看厂家授权。没有授权时，每天导出一份表也能核对。',
      },
      {
        question: '录像谁能看，留多久？',
        answer: `只有您指定的角色能看，每次查看都有记录。${promises.storeVideo}${promises.badgeRecordings}`,
      },
    ],
    readTitle: '相关内容',
    reading: [
      {title: '双目和单目，门宽门高怎么选', note: '头肩客流', href: '/products/head-shoulder-counting'},
      {title: '工牌戴在身上，先说清三件事', note: '智能工牌服务', href: '/products/ibadge'},
      {title: '画面总掉线，先量网线', note: '排障文章', href: '/support/troubleshooting/details/t0002'},
      {title: '录像导出、按工单接进DMS', note: 'API', href: '/paas/output-layer#api'},
    ],
  },
  rollout: {
    eyebrow: '时间安排',
    title: '十周安排：从展厅到车间',
    badge: '示例计划',
    lead: '一个集团五家店的排法，仅作示例。车间要停两个工位半天，所以放在淡季。',
    phases: [
      {
        when: '第1周',
        title: '走一遍动线',
        text: '和店总一起从门口走到交车区，五个交接点各定一个时间。',
        done: '一张写着分钟数的动线图',
      },
      {when: '第2周', title: '展厅上线', text: '门口和接待先装，只计数，不提醒。', done: '组数和登记数的第一次对账'},
      {
        when: '第3–4周',
        title: '开提醒',
        text: '从“三分钟无人接待”开始，一次只开一条。',
        done: '当班经理认为有用的提醒',
      },
      {
        when: '第5–6周',
        title: '车间和通道',
        text: '工位、进厂、交车装齐，录像挂到工单。',
        done: '任抽一张工单，一分钟内找到录像',
      },
      {
        when: '第7–10周',
        title: '其余四家',
        text: '同一张点位规则，各店分钟数自己定。',
        done: '集团看板：五家店各自的时限和超时数',
      },
    ],
  },
  inquiry: {
    title: '您店里哪一次交接最容易丢客户？',
    text: '告诉我们展厅面积、门宽、工位数，附一张平面图，我们画出点位和设备清单。',
    trial: '免费试用',
    contact: '联系我们',
  },
};

export default copy;
