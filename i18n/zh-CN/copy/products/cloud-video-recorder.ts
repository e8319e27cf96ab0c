import {promises} from '@site/i18n/zh-CN/copy/promises';
import {countZh} from '@site/src/facts/deviceCounts';
import {modelsNeeding} from '@site/src/facts/hardware/catalogue';
import {poeClasses, poeReserve} from '@site/src/facts/hardware/poe';
import type {ModelId} from '@site/src/facts/models';

/** What the ports of an 802.3af recorder do not carry. */
const strong = modelsNeeding('802.3at')
  .map(({name}) => name)
  .join('和');
const [af, at] = [poeClasses['802.3af'].deviceW, poeClasses['802.3at'].deviceW];

const purposes: Record<ModelId<'recorder'>, string> = {
  'ul-8208nh': `8台以内：摄像机的网线直接插在录像机上，不用另买交换机；${strong}除外。`,
  'ul-7016nh-h1': '16台以内：摄像机接在交换机上，机身不大，放得进弱电箱。',
  'ul-8232nh': '32台以内：两块硬盘，存得最久，适合大店和前店后仓。',
};

const copy = {
  meta: {
    title: '门店云录像机：按台数和天数算硬盘、选型号',
    description: `给店长和IT：${countZh('recorder')}款云录像机，8、16、32路。填上摄像机型号、台数和要存的天数，当场算出硬盘多大、选哪一款、带宽要多少。`,
  },
  banner: {
    title: '云录像机：填台数和天数，算出型号和硬盘',
    text: '硬盘买多大、选哪一款、带宽要多少，填好就出结果。算式都列在旁边，您可以自己复核。',
  },
  statement: {
    before: '要查的那一晚，',
    marked: '不该正好被覆盖掉',
    after: '。',
    aside: '存几天不看运气：码率、硬盘、每天录几小时，三个数一乘就知道。上面的计算器替您乘好了。',
  },
  planning: {
    eyebrow: '硬盘计算',
    title: '要存30天，硬盘到底买多大',
    lead: '买小了，月底要查的那一天已经被覆盖；买大了，机器和硬盘都多花钱。把店里的摄像机填进来，就知道要多大。',
    formulas: {
      title: '怎么算出来的',
      items: [
        {
          name: '硬盘（TB）',
          formula: '总码率 × 3600 × 每天小时数 × 天数 ÷ 8 ÷ 1,000,000 ÷ 0.95',
          why: '码率用各型号的主码流（H.265、默认画质）。0.95是给文件索引和没写满的文件留的余地，TB是硬盘标签上的数，不用再按1024换算。',
        },
        {
          name: '选哪一台',
          formula: '台数 ≤ 路数，总码率 ≤ 接入上限，硬盘装得下',
          why: '三条都满足才算合适，优先推荐路数小的。勾选了“由录像机供电”，还要求每个口的标准、口数和总功率都够。',
        },
        {
          name: '上行带宽',
          formula: '同时上云的几台里，码率最高的加起来 × 1.3',
          why: '只存本地、偶尔远程查看的，按同时看几台来填。乘以1.3，是给收银、Wi-Fi和码率波动留的余量。',
        },
        {
          name: '供电',
          formula: `各台最大功耗之和 × ${poeReserve} ≤ PoE总功率，每台 ≤ 一个口给到设备的功率`,
          why: `一个802.3af的PoE口能给设备${af}\u00a0W，802.3at能给${at}\u00a0W；${strong}要用802.3at。录像机供不了电的，结果里会写出要配的供电器或交换机。乘以${poeReserve}是留余量，夜里红外灯全开也不会掉线。`,
        },
      ],
    },
  },
  installed: {
    title: '柜子里、桌上、机柜里，各放一台',
    lead: '放在哪里，决定能买哪一台：柜门要能透气，后面要留9\u00a0cm。',
  },
  finder: {
    eyebrow: `${countZh('recorder')}款机型`,
    title: '按路数、盘位和PoE口选型号',
    lead: '路数请按两年后的摄像机台数选，免得多加一台摄像机就要换录像机。',
    label: '筛选录像机',
    facets: {
      channels: {label: '接几台摄像机', any: '不限', answers: (channels: string) => `${channels}台以内`},
      ports: {label: '要有', answers: {poe: 'PoE口，直接给摄像机供电'}},
      disks: {label: '装几块硬盘', any: '不限', answers: (disks: string) => (disks === '1' ? '1块就够' : `${disks}块`)},
    },
    purposes,
  },
  ways: {
    eyebrow: '存在哪里',
    title: 'TF卡、录像机、云录像，三种存法对比',
    lead: '三种可以同时用。多数连锁店用TF卡加录像机，收银台再加一份云录像。',
    table: {
      caption: '三种存法对比',
      columns: ['项目', '摄像机里的TF卡', '店里的录像机', '云录像'],
      rows: [
        {label: '能存多久', cells: ['几天，看卡的大小', '几周到几个月，看硬盘', '看买的天数']},
        {label: '断网时', cells: ['照常录', '照常录', '停止，恢复以后不补']},
        {label: '机器被拿走', cells: ['录像跟着走', '录像跟着走', '录像还在']},
        {label: '占不占宽带', cells: ['不占', '不占，远程看时才占', '一直占，一台约等于它的主码流']},
        {label: '找录像', cells: ['一台一台看', '多台按同一时间一起回放', '手机上按事件找']},
      ],
      note: '担心录像机被拿走的店，可以把它锁进弱电箱，收银台和后门这两台另开云录像。',
    },
  },
  outages: {
    eyebrow: '出故障时',
    title: '哪种故障会丢录像',
    lead: '录像机多半放在没人注意的角落，出了故障会自己报警。',
    labels: {works: '照常', stops: '停下', then: '您要做的'},
    cases: [
      {
        title: '一块硬盘坏了',
        works: '实时画面不受影响。装两块盘的，另一块还在录。',
        stops: '坏盘上的录像可能读不出来。两块盘容量相加，不是互为备份。',
        then: '前面板HDD灯橙色常亮，App同时报警。先导出要留的片段，再换监控级硬盘。',
      },
      {
        title: '外网断了',
        works: '录像照常，店里的显示器照常能看。',
        stops: '远程看不到画面，也收不到报警。',
        then: '不用处理，网络恢复后会自动连上。断网期间的录像都在硬盘里，随时能回放。',
      },
      {
        title: '录像机自己坏了',
        works: '有别的供电、插了TF卡的摄像机，继续往卡里录。',
        stops: '硬盘停止写入，多画面回放用不了。靠UL-8208NH供电的摄像机一起停。',
        then: '把硬盘留好，换一台同型号的录像机，原来的盘装上去能接着读。',
      },
    ],
  },
  limits: {
    title: '云录像机做不到的事',
    lead: '下单以前看看这几条，免得装完还要改。',
    items: [
      {
        limit: '停电时不能录像',
        instead: '录像机和PoE交换机一起接不间断电源。UL-8208NH带着8台摄像机时，电源按110\u00a0W留。',
      },
      {
        limit: '两块盘也不是备份',
        instead: '我们的录像机都不做RAID。必须存两份的画面，给摄像机插TF卡，等于在另一处再录一份。',
      },
      {
        limit: '硬盘只支持6\u00a0TB和8\u00a0TB',
        instead: '要用监控级硬盘。台式机硬盘和拆机盘用不了多久，坏了录像也就没了。',
      },
      {
        limit: '其他品牌的摄像机，只保证画面和录像',
        instead: '支持ONVIF和RTSP的能接进来录。客流、指示灯诊断、远程升级这些，只有我们的摄像机有。',
      },
    ],
  },
  questions: {
    title: '选购前常问的问题',
    faq: [
      {
        question: '法规或商场要求存90天，一台够吗？',
        answer:
          '要看摄像机台数。UL-8232NH装满16\u00a0TB，接5台E3-X全天录，能存93天；接6台就只有78天。台数再多，用两台录像机分开录，或者过道改成有人时才录。上面的计算器会直接告诉您要几台。',
      },
      {
        question: '以后加摄像机，录像机要换吗？',
        answer:
          '路数和接入带宽还有余量就不用换，只是能存的天数会变短。8路录像机要接第9台就得换。拿不准的，直接选16路。',
      },
      {
        question: '能只录有人的时候吗？',
        answer:
          '能，每一路单独设。过道和仓库改成“有人时”，占用常能少一半以上。收银台和门口建议全天，纠纷往往出在没有触发录像的那一分钟。',
      },
      {
        question: '总部能直接调店里的录像吗？',
        answer:
          '默认不能：总部要看哪一段，按单申请，由门店或区域经理同意。店长、督导和区域经理按各自的权限，在网页或手机上按时间回放。画面从店里上传，一路大约占一台摄像机的主码流，所以店里的上行带宽决定能同时看几路。每次调看都有记录：谁、什么时候、看了哪一路。',
      },
      {
        question: '店员能删录像吗？',
        answer: '店员账号没有删除的权限，导出也可以单独关掉。要拿去报案的片段先锁定，锁定以后不会被覆盖。',
      },
      {
        question: '录像机要单独拉一条宽带吗？',
        answer:
          '不用。只录本地时几乎不占外网。要让多台同时上云，按计算器给出的上行带宽办理；带宽不够的，只让收银台那一台上云。',
      },
      {
        question: '装一台要花多少工夫？',
        answer:
          '摄像机的网线已经拉好的话，UL-8208NH和UL-7016NH-H1各留40分钟，UL-8232NH接满32路留一小时。后两款还要接PoE交换机，每一步的顺序写在说明书里。',
      },
      {question: '录像会传到店外吗？', answer: `${promises.videoInStore}`},
    ],
    readTitle: '接着看',
    reading: [
      {title: '硬盘能存多少天：抄三个数自己算', note: '排障', href: '/support/troubleshooting/details/t0103'},
      {title: '硬盘报警，先保住录像', note: '排障', href: '/support/troubleshooting/details/t0102'},
      {title: 'UL-8232NH：四盏灯和接口', note: '型号', href: '/support/model/ul-8232nh'},
      {title: 'UL-8232NH说明书', note: '说明书', href: '/support/manuals/ul-8232nh'},
      {title: '全部云摄像机', note: '产品', href: '/products/cloud-camera'},
      {title: '收银防损：录像和小票对着看', note: '产品', href: '/products/cash-lost-prevention'},
    ],
  },
  inquiry: {
    title: '把算好的网址发给我们',
    text: '我们按您的清单配好录像机、硬盘和交换机，再核对一遍走线。',
    trial: '免费试用',
    contact: '联系我们',
  },
};

export default copy;
