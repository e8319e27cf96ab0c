import {claimText} from '@site/src/facts/claims';
import {counterOf} from '@site/src/facts/hardware/catalogue';

const {mountM} = counterOf('k3');

const copy = {
  meta: {
    title: '荣誉与资质：投标材料有哪些，证书能证明什么',
    description:
      '给采购和招标人员：说明书、准确率、隐私政策和保修期可以直接看，营业执照、等保材料和证书怎么要；榜单、奖杯、奖牌、证书能证明什么、不能证明什么。',
  },
  banner: {
    title: '投标材料、证书和荣誉',
    text: '说明书、保修条款打开就能看；营业执照、等保材料可以申请。',
  },
  wall: {
    title: '先看谁评的，再看评的是什么',
    lead: '这是我们审核供应商证书的标准，您也可以用它来看我们的。',
    /** Over the pictures while none is real. */
    drawn: '这些都不是我们得的奖，只用来说明各类长什么样。',
    tabsLabel: '荣誉的类别',
    all: '四类对照',
    enlarge: '放大查看：',
    illustration: '示意图',
    original: '示意图，编号、颁发单位和日期以原件为准。',
    labels: {proves: '能说明', leavesOpen: '不能说明', ask: '可以要求看'},
    kinds: {
      rankingList: {
        name: '榜单',
        by: '由媒体、咨询机构或行业协会评，有的收报名费。',
        proves: '这家公司在行业里有知名度',
        leavesOpen: '产品适合您的门店；名次每年会变',
        ask: '评选办法、参评名单、是否付费',
      },
      trophy: {
        name: '奖杯',
        by: '主办方请评委来评，看提交的材料或现场测试。',
        proves: '某一件产品在某个场合胜出',
        leavesOpen: '后来的型号和固件还是同样水平',
        ask: '测试办法、样机型号、固件版本',
      },
      medal: {
        name: '奖牌',
        by: '由协会或展会评，大多只评一个方面。',
        proves: '设计、耐久或工艺达到某项标准',
        leavesOpen: '整套系统装起来好不好用',
        ask: '评的是哪项标准、测了几项',
      },
      certificate: {
        name: '证书',
        by: '由登记机关、认证机构或检测实验室发。',
        proves: '制度已建立，或者送检的那台合格',
        leavesOpen: '每天都照做；量产的每批都一样',
        ask: '编号、有效期、范围，发证方可查',
      },
    },
    names: {
      storeTechnology: {title: '行业榜单', text: '媒体或协会公布的名次，评的是公司。'},
      edgeHardware: {title: '评比图', text: '咨询机构按几项指标排出的位置，评的是一类产品。'},
      countingTest: {title: '测试类奖杯', text: '例如客流计数：现场布点，人工复数作标准。'},
      productDesign: {title: '设计类奖杯', text: '评委看外形、安装方式和拆箱过程。'},
      endurance: {title: '检验类奖牌', text: '例如耐久：高低温、断电重启和灰尘。'},
      privacyByDesign: {title: '专项奖牌', text: '只评一个方面，例如隐私设计。'},
      softwareCopyright: {title: '登记证书', text: '例如软件著作权：登记的是代码，与效果无关。'},
      informationSecurity: {title: '体系认证', text: '例如信息安全管理：查的是制度和执行记录。'},
      testReport: {title: '检测报告', text: '只对送检的那一台负责。'},
    },
  },
  papers: {
    title: '九样材料，各怎么拿',
    lead: '申请时写明项目名称和用途，我们逐项答复。第一次联系我们也可以。',
    groups: {
      read: {name: (count: number) => `现在就能看（${count}样）`, columns: ['写了什么', '在哪里看']},
      onRequest: {name: (count: number) => `可以申请（${count}样）`, columns: ['包含什么', '申请时要知道']},
    },
    read: [
      {
        label: '设备说明书',
        contents: '参数、安装条件、指示灯',
        text: '帮助中心的说明书',
        form: 'PDF、网页',
        href: '/support#documents',
      },
      {
        label: '计数准确率',
        contents: `${claimText('accuracy.overheadCounting', 'zh-CN')}：俯视安装，离地${mountM.join('到')}\u00a0m，光线均匀，和录像人工复数对比`,
        text: '怎么测的，什么时候会降',
        form: '网页',
        href: '/products/accurate-people-counting',
      },
      {
        label: '隐私政策',
        contents: '收集什么、存在哪里、存多久、怎么删',
        text: '隐私政策全文',
        form: '网页',
        href: '/privacy',
      },
      {
        label: '保修和退换',
        contents: '每种设备保多久、哪些故障不保',
        text: '保修条款',
        form: '网页',
        href: '/support/warranty',
      },
      {
        label: '安全设置',
        contents: '设备、账号和网络要核对的设置',
        text: '安全加固清单',
        form: '网页',
        href: '/support/hardening',
      },
    ],
    license: {
      label: '营业执照',
      contents: '公司全称、统一社会信用代码、法定代表人、注册资本',
      unpublished: '发盖章副本；本站尚未公布',
      /** Once the owner has filled them in. */
      published: (name: string, code: string) => `${name}，统一社会信用代码${code}`,
      stamped: '发盖章副本',
    },
    onRequest: [
      {
        label: '等保测评材料',
        contents: '测评针对具体的系统；平台一侧已有的材料由我们提供',
        terms: '请写明您要的级别和范围',
      },
      {
        label: '股权结构说明',
        contents: '持股主体和比例、实际控制人',
        terms: '请附准入表，签保密协议后提供',
      },
      {
        label: '证书、检测报告、奖项',
        contents: '编号、颁发单位、有效期、范围',
        terms: '写明要哪几项，我们说明有没有',
      },
    ],
    ask: '四样一起申请',
    /** At the end of each row on request. */
    askOne: '申请',
    note: '复印件会加盖“仅用于某某项目”的水印。',
  },
  own: {
    title: '在您自己的门口数一遍，最有说服力',
    lead: '准确率写得再高，也要在您的门口验证。下面三件事，不用买任何东西就能做。',
    tally: {
      alt: '门口正上方的摄像机画面：雨天有人进门，伞画成半透明：伞下两个人，一个框着蓝框，另一个框着橙色虚线，是漏数的',
      hand: '人工数',
      system: '系统数',
      missed: '漏数',
      note: '示例，下雨的十分钟：两人一把伞（画成半透明），漏数一个。最难的十分钟不代表平均。',
    },
    facts: [
      {term: '挑出最难的十分钟', text: '选傍晚逆光、下雨打伞、放学高峰中的一段录像，人工数一遍，再和系统的数对比。'},
      {
        term: '对照条件，不只看百分比',
        text: '我们的准确率都写着算法名称、安装高度和光线条件。条件和您的店不同，这个数字就不适用。',
      },
      {term: '问清什么时候会错', text: '每个产品页都列了数不准的情况。供应商说不出什么时候会错，多半是没测过。'},
    ],
    counting: '看计数的条件和误差',
    algorithms: '逐个算法看说明',
  },
  questions: {
    title: '荣誉与资质常见问题',
    faq: [
      {
        question: '花钱才能上的榜单，会放在这里吗？',
        answer: '不会。只收报名费或检测费的评选，我们可能参加；您问起时，我们说明交过什么费、交给谁。',
      },
      {
        question: '过期的证书会拿下来吗？',
        answer: '会。到期没有续期的，连同图示一起撤下，也不写成“曾获”。',
      },
      {
        question: '有了信息安全证书，视频就一定安全吗？',
        answer:
          '不一定。证书说明有制度，安全还要看设置：谁有权限看、密码是否默认、录像存在哪里。交付时我们会和您一起核对权限表，之后由您的管理员维护。',
      },
      {
        question: '可以在宣传里用你们的奖项吗？',
        answer: '合作伙伴可以引用与所售产品直接相关的奖项，要写全名称和年份，不能写成自己的。使用前请发给我们确认。',
      },
    ],
    readTitle: '接着看',
    reading: [
      {title: '人体检测怎么识别人，什么时候会错', note: '技术', href: '/technology/ai-technology/human-detection'},
      {title: '人工核对客流准不准', note: '排障', href: '/support/troubleshooting/details/t0506'},
      {title: '服务网点和服务级别', note: '服务', href: '/service-system'},
      {title: '合作伙伴怎么引用我们的材料', note: '合作', href: '/partner-program'},
    ],
  },
  request: {
    title: '勾选要的材料，开始申请',
    text: '下一步写项目名称、用途和截止日期。我们说明有哪些、没有哪些。',
    legend: '可以多选',
    /** Before and after the number of those chosen. */
    chosen: ['已选', '项'],
    none: '还没有勾选。不在这四样里的，下一步写明。',
    send: '下一步，写项目',
    call: '电话咨询',
  },
};

export default copy;
