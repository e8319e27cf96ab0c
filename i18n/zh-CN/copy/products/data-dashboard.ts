import {promises} from '@site/i18n/zh-CN/copy/promises';

const copy = {
  meta: {
    title: '门店数据看板：进店率、成交率、停留时长一页看',
    description:
      '给店长、区域经理和总部：早会五分钟看完进店率、成交率、单客销售额、停留时长，每个数都写明分子和分母，换个角色看板跟着变。',
  },
  banner: {
    title: '数据看板：早会五分钟看完昨天',
    text: '开门前看完昨天的数据，定好今天改哪一件事。店长、区域经理和总部各有一页。',
  },
  dashboard: {
    eyebrow: '换个角色看看',
    title: '早会打开的第一页',
    lead: '每个人打开就是自己负责的数据，其他数据点一下再看。',
    badge: '示例数据',
    choose: '选择角色',
    roles: {
      store: {
        label: '店长',
        heading: '解放路店，昨天（周四）',
        note: '客流差不多，成交少了10单。17点到19点人最多，只开了一台收银。今天这两个小时加开一台。',
      },
      region: {
        label: '区域经理',
        heading: '城东区4家店，昨天（周四）',
        note: '新天地店进的人最多，成交率最低。今天重点看它的试衣间和收银，进店人数虽然第一，先别急着表扬。',
      },
      head: {
        label: '总部',
        heading: '全国104家店，昨天（周四）',
        note: '西区进店人数和成交率一起往下掉，有1家店没有数据。先问设备，再问经营。',
      },
    },
    metrics: {
      visits: '进店人数',
      entryRate: '进店率',
      conversion: '成交率',
      salesPerVisit: '单客销售额',
      dwell: '平均停留',
    },
    format: {
      visits: (value: string) => value,
      money: (value: string) => `¥${value}`,
      minutes: (value: string) => `${value}分钟`,
    },
    against: '比上周四',
    noChange: '持平',
    hours: {
      title: '每小时进店',
      alt: '柱形图：10点到21点每小时进店人数，18点最多，58人',
      busiest: (hour: number, visits: number) => `${hour}点这一小时最忙，进了${visits}人。`,
    },
    place: {store: '门店', region: '大区'},
    stores: ['解放路店', '新天地店', '建设里店', '东站店'],
    regions: ['东区', '南区', '西区'],
    sum: '合计',
    silent: '没有数据的店',
    silentValue: (silent: number, stores: number) => `${silent} / ${stores}`,
    ask: '今天重点',
  },
  formulas: {
    eyebrow: '口径',
    title: '每个数都写着分子和分母',
    lead: '例子用的是上面解放路店那一天。修改口径会留下记录，报表上显示从哪天起改的。',
    items: [
      {
        name: '进店率',
        over: '进店人数',
        under: '门前路过人数',
        example: '402÷5210＝7.7%',
        note: '要在门外另装一台才有路过人数。没装就显示“无”，不拿商场公布的客流来凑。',
      },
      {
        name: '成交率',
        over: '小票张数',
        under: '进店人数',
        example: '141÷402＝35.1%',
        note: '一家四口进来买一单，会拉低这个数。家庭客多的店，可以改成“按组”计算。',
      },
      {
        name: '单客销售额',
        over: '销售额',
        under: '进店人数',
        example: '12060÷402＝30.00',
        note: '它等于成交率乘客单价，能看出是“来的人不买”还是“买的人买得少”。',
      },
      {
        name: '平均停留',
        over: '所有人停留时间之和',
        under: '进店人数',
        example: '139090秒÷402≈5.8分钟',
        note: '装了跨区域跟踪的店才准。单门口的店用“在店人数×时间”估算，会标一个“估”字。',
      },
      {
        name: '区域成交率',
        over: '各店小票之和',
        under: '各店进店人数之和',
        example: '559÷1777＝31.5%',
        note: '不能把四家店的比率加起来除以四，那样是33.0%，小店会把大店的问题盖住。',
      },
    ],
  },
  figures: {
    title: '多久出数，保留多久',
    lead: '早会要用的数据，开门之前就出来。',
    within: {unit: '秒内', meaning: '从抓图到分析结果出来的时间', note: promises.countsShown},
    kept: {unit: '年', meaning: '汇总报表在线可查的时间', note: '到期前可以整批导出，自己存档。'},
    onboarding: {unit: '分钟内', meaning: '一台设备从扫码到接入账号', note: '看板从接入后的下一次更新开始有数据。'},
  },
  rights: {
    eyebrow: '谁看得到什么',
    title: '看得到什么，由岗位决定',
    lead: '调岗当天权限跟着变，离职当天失效。谁导出过什么，管理员能查到。',
    columns: ['岗位', '看得到', '能导出', '看不到'],
    rows: [
      {label: '店员', cells: ['本班次客流和待办', '不能', '销售额、别的门店']},
      {
        label: '店长',
        cells: ['本店全部指标；录像不在看板里', '本店日报、周报，Excel或CSV', '别店明细，只看得到区域平均'],
      },
      {label: '区域经理', cells: ['名下门店及对比', '名下门店，按天或按小时', '其他区域的门店明细']},
      {label: '总部', cells: ['全部门店汇总，可以点开单店', '全部，可定时发邮件', '个人账号的操作密码']},
      {label: '加盟商', cells: ['自己签约的门店', '自己签约的门店', '直营店与其他加盟商']},
    ],
  },
  questions: {
    title: '信息部和运营部常问的问题',
    faq: [
      {
        question: '能不能接我们自己的收银和BI？',
        answer:
          '能。收银数据可以走接口、定时文件或每天手工上传一张表；看板的数据也可以由接口推到您的BI里。口径说明和数据一起提供，免得两边算法不一致。',
      },
      {
        question: '没有收银数据，看板还有用吗？',
        answer: '客流、进店率、停留、时段对比照样有。成交率和单客销售额两格会空着，写明“缺收银数据”。',
      },
      {
        question: '某台设备掉线，会不会拉低数字？',
        answer:
          '会标“缺数”，不会按零算。缺数超过一小时的店，当天默认不参加排名；设备恢复、补传完以后重新算，名次变动会有提示。',
      },
      {
        question: '数据存在哪，会不会有顾客照片？',
        answer: '看板里只有汇总数，没有图片；录像在店里，不随看板走。汇总数存在哪个地区写在合同里，签之前请问清楚。',
      },
      {
        question: '能放到店里大屏上吗？',
        answer: '可以投，但我们建议投在员工区。销售额给顾客看没有用，还可能让店员去“做”数字。',
      },
      {
        question: '天气、节假日、促销会自动扣掉吗？',
        answer:
          '报表里不会自动扣。可以在日历上标出来，对比时避开标过的日子。只有新慧店的门店排序会算上天气，数字本身不改。',
      },
      {
        question: '要准备什么才能开始看？',
        answer:
          '每个门一台计数设备出进店人次；要看进店率，再加一台朝街的；小票走接口、定时文件或每天一张表格。设备扫码添加以后，下一次更新起就有数。',
      },
    ],
    readTitle: '接着看',
    reading: [
      {title: '精准客流统计：数据从哪来', note: '产品', href: '/products/accurate-people-counting'},
      {title: '收银防损：小票对录像', note: '产品', href: '/products/cash-lost-prevention'},
      {title: '用接口取数', note: '开放', href: '/paas/output-layer#api'},
      {title: '看板和收银数对不上', note: '排障', href: '/support/troubleshooting/details/t0509'},
    ],
  },
  inquiry: {
    title: '把您现在的日报发给我们',
    text: '我们照着它搭一页看板，说明哪几个数据能自动生成、哪几个还要手工填。',
    trial: '免费试用',
    contact: '联系我们',
  },
};

export default copy;
