import {promises} from '@site/i18n/zh-CN/copy/promises';

const copy = {
  meta: {
    title: '边缘盒子B1：旧摄像机不换，也能用门店算法',
    description:
      '给已经装了摄像机的门店：不换机器，也能用上新算法。B1一台接4路1080p，支持ONVIF和RTSP。查查您的摄像机能不能接，要几台盒子。',
  },
  banner: {
    title: '边缘盒子B1：旧摄像机也能用新算法',
    text: '摄像机和录像机都留着，加一台盒子就能数客流、查后厨、看排队。',
  },
  manual: {text: '看说明书', href: '/support/manuals/b1'},
  figures: {
    title: '一台小盒子，分析四路画面',
    lead: '盒子10分钟装好，摄像机每路再留10分钟。B1接在同一台交换机上取画面来分析，不用停业、打孔、重新走线。',
    channels: {unit: '路1080p', meaning: '一台盒子同时分析', note: '每路用一种算法'},
    power: {unit: 'W', meaning: '满载时的功耗', note: (kwh: string) => `一直开着，一个月最多约${kwh}度电`},
    compute: {unit: 'TOPS', meaning: '盒子里的算力', note: '分给四路画面'},
    weight: {
      unit: (_pounds: string) => 'g',
      meaning: '重量，没有风扇',
      note: (size: string) => `${size}\u00a0mm`,
    },
  },
  seen: {
    title: '原来只录像的画面，接上盒子会提醒',
    events: {
      smoking: {title: '后门有人吸烟', text: '手举到嘴边，旁边又有烟，才会提醒。和喝水容易混，要人看一眼。'},
      'mask-missing': {
        title: '后厨没戴口罩',
        text: '前面这位没戴口罩。侧脸和低头时先不判断，等转到正面。',
      },
      'forklift-person': {
        title: '有人走到叉车跟前',
        text: '叉车正往前开，有人从货叉前走过。要从高处往下看，挑装得高的摄像机。',
      },
    },
  },
  wiring: {
    title: '接一根网线、一个电源，其他设备不用动',
    lead: '盒子和摄像机在同一个网段就行，放在弱电箱里，四周留出5\u00a0cm散热。',
    points: [
      {title: '插线', text: '网线插到同一台交换机，接上12\u00a0V电源。PWR灯绿、NET灯蓝，就是在线了。'},
      {title: '绑定', text: '用手机扫盒底的二维码，选门店。盒子会列出网段里找到的摄像机，勾选要用的，填密码。'},
      {title: '画线', text: '在画面上画出计数线或区域，选算法。AI灯蓝色常亮，就开始出数据了。'},
    ],
    diagram: {
      alt: '接线图：四台旧摄像机和录像机都接在店里的交换机上，照旧录像；新加的B1用一根网线接到同一台交换机，另接一个12\u00a0V电源。B1取1080p画面来分析，结果沿着这根网线，经过交换机和路由器传到云平台',
      store: '店里',
      cameras: '原来的摄像机',
      switch: '交换机',
      router: '路由器',
      recorder: '原来的录像机',
      asBefore: '照旧录像',
      box: 'B1',
      isNew: '新加',
      stream: '取1080p画面来分析',
      power: '12\u00a0V电源',
      cloud: '云平台',
      results: '收结果',
      oldCable: '原有网线',
      newCable: '新接网线',
      data: '结果走的路',
    },
  },
  works: {
    title: '对照下表，看您的摄像机能不能接',
    lead: '不分品牌，只看两点：画面能不能取出来，清晰度够不够。',
    table: {
      columns: ['您的摄像机', '能接吗', '要先做什么'],
      rows: [
        {
          label: '网络摄像机，200万（1080p）',
          cells: [{mark: 'yes', text: '能'}, '要有账号密码，打开ONVIF或RTSP'],
        },
        {
          label: '网络摄像机，400万或800万',
          cells: [{mark: 'yes', text: '能'}, '加一路1920×1080给盒子，主码流照旧录像'],
        },
        {
          label: '网络摄像机，720p',
          cells: [{mark: 'part', text: '看用途'}, '数人、看排队可以；看工服不够清楚'],
        },
        {label: '同轴模拟摄像机', cells: [{mark: 'part', text: '看录像机'}, '录像机要能用RTSP转出这一路']},
        {
          label: '只能用自家App看的家用摄像机',
          cells: [{mark: 'no', text: '不能'}, '取不出画面，换一台，或门口装AI摄像机'],
        },
        {label: '装得太高或正对玻璃门', cells: [{mark: 'part', text: '数不准'}, '接得上；调整安装位置以后再选算法']},
      ],
      note: '拿不准的，发一张摄像机标签的照片和一张白天的截图，我们看过就能答复。',
    } as const,
  },
  checker: {
    title: '算算要几台盒子',
    lead: '只填需要算法的摄像机，其他的不用算进去。',
    rules: {
      title: '怎么算的',
      items: [
        {
          name: '盒子数',
          formula: '能接的摄像机 ÷ 4，有余数就加一台',
          why: '一台摄像机占一路。超过1080p的也只占一路，因为盒子取的是它的1080p画面。',
        },
        {
          name: '上行带宽',
          formula: '几乎不加',
          why: '画面只在店内网络里走，每路按这台摄像机1080p的码率算，交换机是百兆的就够。',
        },
      ],
    },
  },
  algorithms: {
    title: '四路画面，每路可以用不同的算法',
    lead: '比如下面这样分。算法从云端下发，换算法不用到店。',
    cable: '四路画面，一根网线',
    facts: [
      {
        term: '第1路，门口',
        text: '数进店、出店和店内人数。斜装的也能数，拥挤时会漏几个。',
        link: '精准客流统计',
      },
      {term: '第2路，卖场', text: '看哪里站的人多、站多久，换位前后各看一周，好比较。', link: '热力分析'},
      {term: '第3路，收银', text: '数排队的人，记最久等了多少。排得太长就推截图，好加开收银台。', link: '顾客行为分析'},
      {term: '第4路，后厨', text: '打烊以后看老鼠，夜里靠红外。白天可以换成看有没有人没戴工帽。', link: '老鼠识别'},
    ],
  },
  limits: {
    title: '边缘盒子做不到的事，和用之前要说清的事',
    lead: '有些问题出在摄像机上，加盒子解决不了；最后一条是和店员有关的。',
    items: [
      {
        limit: '它不录像',
        instead: '录像在摄像机的卡里或录像机里。要查录像，还到原来存录像的地方查；要录得更久，请选云录像机。',
      },
      {
        limit: '它不能把看不清变清楚',
        instead: '逆光、起雾、镜头上有油，先擦镜头、挪机位、补灯。人在画面里太小的，盒子也认不出来。',
      },
      {
        limit: '一台最多接4路，不能接5路',
        instead: '也不能让几台摄像机轮流用一路，轮换的间隙里有人经过就会漏数。第5台摄像机要配第2台盒子。',
      },
      {limit: '它不给摄像机供电', instead: '盒子没有PoE口，摄像机仍用原来的方式供电。'},
      {
        limit: '用它考核店员之前，先跟店员讲清楚',
        instead: '写明看什么、不看什么、截图存多久、谁能看。默认不识别人脸，只识别动作和衣着。',
      },
    ],
  },
  questions: {
    title: '选购前常问的问题',
    faq: [
      {
        question: '断网了，盒子还工作吗？',
        answer:
          '照常工作。分析在盒子里做，结果先存着，网络恢复以后补传。这期间总部看不到新数据，截图提醒也要等网络恢复才发得出去。',
      },
      {
        question: '画面会不会传到云上？',
        answer: `整段画面不会。${promises.findingStill}${promises.stillsOptional}`,
      },
      {
        question: '会不会把旧录像机拖慢？',
        answer:
          '不会。盒子平时直接找摄像机要画面，不经过录像机。同轴摄像机要由录像机转出来，先看它的转发路数够不够；给旧录像补做检索标签也要从录像机取，一般放在夜里。',
      },
      {
        question: '防火墙要开放哪些端口？',
        answer:
          '入方向不用开任何端口。出方向要放行443和8883，以及DNS和对时；店内要让盒子访问摄像机的554端口。摄像机和收银分了网段的，请IT放行盒子这一个地址。',
      },
      {
        question: '摄像机换了IP，要重新设吗？',
        answer: '固件6.1.1起会自动找回。摄像机的密码改了，要在App里重新填一次。',
      },
      {
        question: '以后换了新摄像机，盒子就没用了吗？',
        answer: '有用。把它接到新摄像机上，或者挪到下一家店：点“设备→B1→设置→移到其他门店”，不用复位。',
      },
      {
        question: '怎么知道结果准不准？',
        answer:
          '先用一路跑两周，记下报对几次、误报几次、漏了什么；数人的那一路选两个时段，人工数够200人次。看过结果再决定其余几路。',
      },
    ],
    readTitle: '接着看',
    reading: [
      {title: 'B1：三盏灯、复位和通道分配', note: '型号', href: '/support/model/b1'},
      {title: '离线了，先查这几样', note: '排障', href: '/support/troubleshooting/details/t0001'},
      {title: '边缘计算：为什么在店里算', note: '技术', href: '/technology/edge-computing'},
      {title: '直接在机身里数的AI摄像机', note: '产品', href: '/products/cloud-ai-camera'},
      {title: '可以装哪些算法', note: '算法', href: '/algorithm-mall'},
    ],
  },
  device: {title: 'B1的全部参数、尺寸图和资料', note: '设备'},
  inquiry: {
    title: '把摄像机清单发给我们',
    text: '写明型号、台数和安装位置，我们逐台标出能不能接，再算出要几台盒子。',
    trial: '免费试用',
    contact: '发送清单',
  },
};

export default copy;
