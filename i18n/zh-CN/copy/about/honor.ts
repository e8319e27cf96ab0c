const copy = {
  meta: {
    title: '公司荣誉与资质：榜单、奖杯、奖牌、证书',
    description:
      '给采购和招标人员核对用：榜单、奖杯、奖牌、证书分四类陈列，写明每一类能证明什么、证明不了什么，以及怎样向我们索取原件核对。',
  },
  banner: {
    title: '公司荣誉与资质：榜单、奖杯、奖牌、证书',
    text: '每一类荣誉能说明什么、不能说明什么，怎样索取原件核对，都写在这里。',
  },
  wall: {
    title: '四类荣誉',
    lead: '需要核对时，告诉我们证书名称，我们提供编号、颁发单位和日期。点图可以放大。',
    tabsLabel: '荣誉的类别',
    enlarge: '放大查看：',
    tabs: {rankingList: '榜单', trophy: '奖杯', medal: '奖牌', certificate: '证书'},
    names: {
      storeTechnology: {title: '门店技术服务商', text: '按服务的连锁数量和续用情况排列'},
      retailVision: {title: '零售视觉算法', text: '用同一段录像比谁数得准'},
      edgeHardware: {title: '边缘计算硬件', text: '按算力和功耗评比'},
      serviceQuality: {title: '服务质量', text: '看报修后多久有人处理'},
      countingTest: {title: '客流计数，准确率测试', text: '现场布点，人工复数作标准'},
      productDesign: {title: '产品设计', text: '外形、安装方式和拆箱过程'},
      inspectionSoftware: {title: '巡店软件', text: '由使用者打分的一类'},
      opennessOfInterfaces: {title: '接口开放程度', text: '看文档、示例和版本保持多久'},
      endurance: {title: '耐久', text: '高低温、断电重启和灰尘'},
      softwareEngineering: {title: '软件工程', text: '看发布节奏和缺陷修复'},
      privacyByDesign: {title: '隐私设计', text: '能不识别身份就不识别'},
      packaging: {title: '包装减塑', text: '一台设备用多少塑料'},
      softwareCopyright: {title: '软件著作权', text: '登记的是代码，与效果无关'},
      informationSecurity: {title: '信息安全管理', text: '查的是制度和执行记录'},
      installerTraining: {title: '安装培训', text: '证书发给安装人员个人'},
      designPatent: {title: '外观设计', text: '保护外形，二维图为准'},
      inventionPatent: {title: '发明', text: '保护方法，权利要求为准'},
      testReport: {title: '检测报告', text: '只对送检的那一台负责'},
    },
  },
  worth: {
    eyebrow: '怎么看',
    title: '一张证书能说明什么，不能说明什么',
    lead: '下面是我们审核供应商证书时用的标准，您也可以用它来看我们的证书。',
    columns: ['类别', '谁来评', '能说明', '不能说明', '您可以要求看'],
    rows: [
      {
        label: '榜单',
        cells: [
          '媒体、咨询机构或行业协会，有的收报名费',
          '这家公司在行业里有知名度',
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
          '协会或展会，多评某一个方面',
          '设计、耐久或工艺达到某项标准',
          '整套系统装起来好不好用',
          '评的是哪项标准、测了几项',
        ],
      },
      {
        label: '证书',
        cells: [
          '登记机关、认证机构或检测实验室',
          '制度已经建立，或者送检的那台合格',
          '每天都按制度执行；量产批次都一样',
          '编号、有效期、范围，在发证机构网站上查',
        ],
      },
    ],
  },
  own: {
    title: '在您自己的门口数一遍，最有说服力',
    lead: '准确率写得再高，也要在您的门口验证。下面三件事，不用买任何东西就能做。',
    alt: '一家门店的剖面图，顾客走过门口的计数线，系统框出每一个人',
    facts: [
      {term: '挑最难的十分钟', text: '选傍晚逆光、下雨打伞、放学高峰中的一段录像，人工数一遍，再和系统的数对比。'},
      {
        term: '看条件，不只看百分比',
        text: '我们的准确率都写着算法名称、安装高度和光线条件。条件和您的店不同，这个数字就不适用。',
      },
      {term: '问什么时候会错', text: '每个产品页都列了数不准的情况。供应商说不出什么时候会错，多半是没测过。'},
    ],
    counting: '看计数的条件和误差',
    algorithms: '逐个算法看说明',
  },
  questions: {
    title: '荣誉与资质常见问题',
    faq: [
      {
        question: '投标要用的资质原件怎么拿？',
        answer:
          '把招标文件里的资质清单发给您的区域经理或留在联系页，写明项目名称和用途。我们回复能提供哪些、哪些没有。复印件会加盖“仅用于某某项目”的水印。',
      },
      {
        question: '你们花钱买过榜单吗？',
        answer:
          '我们的规定是：需要交钱才能上榜的，不在这里展示。要交报名费或检测费的，我们可能参加，您问起时会说明交过费、交给谁。',
      },
      {
        question: '这里为什么没有颁发单位和年份？',
        answer: '这里展示的是类别，颁发单位、年份和编号以原件为准。要核对的，告诉我们项目名称和类别。',
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
      {title: '合作伙伴怎么引用我们的材料', note: '合作', href: '/partner-program'},
    ],
  },
  inquiry: {
    title: '需要核对某一张证书？',
    text: '告诉我们项目名称和清单，我们说明有哪些、没有哪些。',
    trial: '免费试用',
    contact: '索取资料',
  },
};

export default copy;
