const copy = {
  meta: {
    title: '荣誉：榜单、奖杯、奖牌和证书',
    description:
      '榜单、奖杯、奖牌、证书分四面墙陈列，并说清楚每一类能证明什么、证明不了什么，以及怎样向我们索取原件核对。',
  },
  banner: {title: '荣誉', text: '得奖是别人的评价。先看墙，再看它值多少分量。'},
  wall: {
    title: '四面墙',
    lead: '墙上按类别陈列，用图示代替扫描件：扫描件会过期，也常带着别人的签名。编号、颁发单位和日期写在原件上，需要核对时向我们索取。点图可以放大。',
    tabsLabel: '荣誉的类别',
    enlarge: '放大查看：',
    tabs: {rankingList: '榜单', trophy: '奖杯', medal: '奖牌', certificate: '证书'},
    names: {
      storeTechnology: {title: '门店技术服务商', text: '按服务的连锁数量和续用情况排列'},
      retailVision: {title: '零售视觉算法', text: '比的是同一段录像上数得准不准'},
      edgeHardware: {title: '边缘计算硬件', text: '横轴看算力，纵轴看功耗'},
      serviceQuality: {title: '服务质量', text: '看报修后多久有人处理'},
      countingTest: {title: '客流计数，准确率测试', text: '现场布点，人工复数作标准'},
      productDesign: {title: '产品设计', text: '外形、安装方式和拆箱过程'},
      inspectionSoftware: {title: '巡店软件', text: '由使用者打分的一类'},
      opennessOfInterfaces: {title: '接口开放程度', text: '看文档、示例和版本保持多久'},
      endurance: {title: '耐久', text: '高低温、断电重启和灰尘'},
      softwareEngineering: {title: '软件工程', text: '看发布节奏和缺陷修复'},
      privacyByDesign: {title: '隐私设计', text: '能不认人就不认人'},
      packaging: {title: '包装减塑', text: '一台设备用多少塑料'},
      softwareCopyright: {title: '软件著作权', text: '登记的是代码，不是效果'},
      informationSecurity: {title: '信息安全管理', text: '查的是制度和执行记录'},
      installerTraining: {title: '安装培训', text: '发给人的，不是发给公司的'},
      designPatent: {title: '外观设计', text: '保护外形，二维图为准'},
      inventionPatent: {title: '发明', text: '保护方法，权利要求为准'},
      testReport: {title: '检测报告', text: '只对送检的那一台负责'},
    },
  },
  worth: {
    eyebrow: '分量',
    title: '一张证书说明什么，不说明什么',
    lead: '招标时常要附一叠证书。下面是我们自己看别人家证书时用的尺子，请用它来看我们。',
    columns: ['类别', '谁来定', '能说明', '不说明', '您可以要求看'],
    rows: [
      {
        label: '榜单',
        cells: [
          '媒体、咨询机构或行业协会，有的收报名费',
          '这家公司在圈子里有人知道',
          '产品适合您的门店；名次每年会变',
          '评选办法、参评名单、是否付费',
        ],
      },
      {
        label: '奖杯',
        cells: [
          '主办方请的评委，按提交材料或现场测试',
          '某一件产品在某个场合胜出',
          '后来的型号和固件还是同样水平',
          '测试办法、样机型号、固件版本',
        ],
      },
      {
        label: '奖牌',
        cells: [
          '协会或展会，评的多是一个方面',
          '设计、耐久或工艺达到一条线',
          '整套系统装起来好不好用',
          '评的是哪一条线、测了几项',
        ],
      },
      {
        label: '证书',
        cells: [
          '登记机关、认证机构或检测实验室',
          '制度建立了，或者送检的那台合格',
          '每天都照制度做；量产批次都一样',
          '编号、有效期、范围，在发证机构网站上查',
        ],
      },
    ],
  },
  own: {
    title: '比奖杯管用的，是您自己数一遍',
    lead: '准确率写得再高，也要在您的门口成立。下面三件事不用买任何东西就能做。',
    alt: '一家门店的剖面图，顾客走过门口的计数线，系统框出每一个人',
    facts: [
      {term: '挑最难的十分钟', text: '选傍晚逆光、下雨打伞、放学高峰中的一段录像，人工数一遍，再和系统数并排看。'},
      {
        term: '看条件，不只看百分比',
        text: '我们的准确率都写着算法名称、安装高度和光线条件。条件和您的店对不上，数字就不算数。',
      },
      {term: '问什么时候会错', text: '每个产品页都列了数不准的情况。一家供应商答不出自己什么时候会错，多半是没测过。'},
    ],
    counting: '看计数的条件和误差',
    algorithms: '逐个算法看说明',
  },
  questions: {
    title: '关于荣誉的问题',
    faq: [
      {
        question: '投标要用的资质原件怎么拿？',
        answer:
          '把招标文件里的资质清单发给您的区域经理或留在联系页，写明项目名称和用途。我们回复能提供哪些、哪些没有。复印件会加盖“仅用于某某项目”的水印。',
      },
      {
        question: '你们花钱买过榜单吗？',
        answer:
          '我们的规矩是：需要交钱才能上榜的，不挂在这面墙上。要交报名费或检测费的，可以参加，但您问起时我们会说明交过费、交给谁。',
      },
      {
        question: '墙上为什么没有颁发单位和年份？',
        answer: '墙上展示的是类别。颁发单位、年份、编号以原件为准，避免奖项过期或改名以后还留着旧字样。',
      },
      {
        question: '过期的证书会拿下来吗？',
        answer: '会。每季度核对一次有效期，到期没有续上的，连同图示一起撤下，不改写成“曾获”。',
      },
      {
        question: '有了信息安全证书，视频就一定安全吗？',
        answer:
          '不是。证书说明有制度，安全还要看设置：谁有权限看、密码是否默认、录像存在哪里。我们交付时会和您一起过一遍权限表，之后由您的管理员维护。',
      },
      {
        question: '可以在宣传里用你们的奖项吗？',
        answer: '合作伙伴可以引用与所售产品直接相关的奖项，要写全名称和年份，不能改成自己的。用之前发给我们看一眼。',
      },
    ],
    readTitle: '更该看的',
    reading: [
      {title: '人形检测怎么认出一个人，什么时候认错', note: '技术', href: '/technology/ai-technology/human-detection'},
      {title: '同一个进店率的三种算法', note: '行业', href: '/news/industry/entry-rate-three-definitions'},
      {title: '合作伙伴怎么引用我们的材料', note: '合作', href: '/partner-program'},
    ],
  },
  inquiry: {
    title: '要核对某一张证书？',
    text: '告诉我们项目名称和清单，我们说明有哪些、没有哪些。',
    trial: '免费试用',
    contact: '索取资料',
  },
};

export default copy;
