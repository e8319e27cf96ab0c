import {claims, claimText} from '@site/src/facts/claims';

const largest = claimText('largestCustomerCameras', 'zh-CN');
const [year, month] = claims.largestCustomerCameras.asOf.split('-');
const asOf = `${year ?? ''}年${Number(month)}月`;

const copy = {
  meta: {
    title: 'PaaS接入层：摄像机、录像机、国标28181怎么接',
    description:
      '给网管和集成商：按手上的设备选接法，自有摄像机、别家RTSP和ONVIF、录像机、国标GB/T 28181。附功能对照、端口和带宽表。',
  },
  banner: {
    title: '接入层：把已有设备接进平台',
    text: `按您手上的设备选接法，能用的设备都不用换。截至${asOf}，一家客户已经接入${largest}路摄像机。`,
  },
  roads: {
    label: '四条路，接进同一个平台',
    platform: '平台',
    roads: {
      ipc: {name: '自有摄像机', by: '扫码'},
      nvr: {name: '自有录像机，带下面所有通道', by: '扫码绑定'},
      edgeCalculatingBox: {name: '别家的摄像机，经边缘盒子', by: 'RTSP、ONVIF'},
      gb28181: {name: '别家的录像机、已有的视频平台', by: 'GB/T 28181'},
    },
  },
  wayIn: {
    title: '您手上有什么？',
    lead: '选一项，看怎么接、要添什么、能用哪些功能。',
    choose: '现有设备',
    buy: '要添的',
    gets: '能用到',
    lacks: '用不到',
    more: '看这种接法的细节',
    stocks: {
      nothing: {
        label: '新开的店，什么都没有',
        way: '直接装自有摄像机',
        text: '插上网线，扫标签上的码，指示灯变蓝就接好了。不用公网地址，也不用请网管做映射。',
        buy: '摄像机，要长时间录像再加录像机',
        gets: '全部能力，包括对讲、远程升级和设备健康',
        lacks: '没有，前提是上行带宽够',
      },
      otherCameras: {
        label: '别家的网络摄像机，1080p',
        way: '加一台边缘盒子',
        text: '盒子和摄像机放在同一网段，按RTSP或ONVIF取一路1080p，在盒子里分析，再代它们和平台通信。',
        buy: 'B1，每四路一台',
        gets: '直播、抓图、算法和云台（ONVIF支持时）',
        lacks: '对讲、改摄像机参数、升级摄像机固件',
      },
      ownRecorder: {
        label: '我们的录像机，带着一批摄像机',
        way: '接入录像机，所有通道一起接入',
        text: '录像机扫码绑定，下面的通道自动出现在设备列表里，名字沿用录像机上的。',
        buy: '不用添；要用算法再加盒子',
        gets: '直播、回放、断网照常录像',
        lacks: '录像机后面的第三方摄像机，不能远程升级',
      },
      otherRecorder: {
        label: '别家的录像机',
        way: '支持国标就走GB/T 28181',
        text: '在录像机的平台接入菜单里填我们给的SIP编号、地址和密码，注册上来以后目录自动同步。',
        buy: '多数不用添；不支持国标的，改走盒子',
        gets: '直播、录像查询和回放、云台',
        lacks: '改参数、升级固件、看硬盘健康',
      },
      analog: {
        label: '同轴线的模拟摄像机',
        way: '看录像机能不能输出RTSP',
        text: '2015年以后的混合录像机大多可以。能输出视频流的，由盒子按通道取流；不能输出的，换设备比改造便宜。',
        buy: 'B1；或者逐步换成网络摄像机',
        gets: '画面和简单的人数统计',
        lacks: '不到1080p的画面，多数算法不准，我们不建议装',
      },
      platform: {
        label: '政务或园区已有视频平台',
        way: '两个平台级联',
        text: '按GB/T 28181做上下级：我们当下级，把门店目录和视频推上去；或者当上级，把您的点位接过来做分析。',
        buy: '不用添设备，要一条能互通的网络',
        gets: '目录、实时、回放、云台、告警',
        lacks: '对方平台不放行的功能，我们也用不了',
      },
    },
  },
  connected: {
    eyebrow: '接好以后',
    title: '几个牌子的摄像机，在同一面墙上',
    lead: '原来的摄像机、录像机和我们的设备，画面放在一起看，录像在一条时间轴上找。',
  },
  matrix: {
    title: '三种接法，各能用哪些功能',
    lead: '接法不同，能用的功能也不同。下表按最常见的情况列出，拿不准的型号可以发来测试。',
    table: {
      caption: '功能对照',
      columns: ['功能', '自有设备', '别家，经盒子', '国标28181'],
      rows: [
        {
          label: '直播',
          cells: [
            {mark: 'yes', text: '支持'},
            {mark: 'yes', text: '支持'},
            {mark: 'yes', text: '支持'},
          ],
        },
        {
          label: '回放',
          cells: [
            {mark: 'yes', text: '卡、录像机、云都能查'},
            {mark: 'part', text: '只能看云录像'},
            {mark: 'part', text: '设备支持录像检索才行'},
          ],
        },
        {
          label: '云台',
          cells: [
            {mark: 'yes', text: '带云台的型号'},
            {mark: 'part', text: 'ONVIF可以，纯RTSP不行'},
            {mark: 'yes', text: '支持'},
          ],
        },
        {
          label: '对讲',
          cells: [
            {mark: 'yes', text: '带扬声器的型号'},
            {mark: 'no', text: '不支持'},
            {mark: 'part', text: '逐个型号联调'},
          ],
        },
        {
          label: '店内算法',
          cells: [
            {mark: 'yes', text: '带算力的型号，或加盒子'},
            {mark: 'yes', text: '每台盒子四路'},
            {mark: 'part', text: '店里另加盒子取流'},
          ],
        },
        {
          label: '改参数',
          cells: [
            {mark: 'yes', text: '支持'},
            {mark: 'no', text: '在摄像机上改'},
            {mark: 'no', text: '在原设备上改'},
          ],
        },
        {
          label: '升级固件',
          cells: [
            {mark: 'yes', text: '分批、可锁版本'},
            {mark: 'no', text: '由原厂升级'},
            {mark: 'no', text: '由原厂升级'},
          ],
        },
        {
          label: '健康状态',
          cells: [
            {mark: 'yes', text: '信号、存储、温度'},
            {mark: 'part', text: '只知道是否在线'},
            {mark: 'part', text: '只有心跳'},
          ],
        },
      ],
    } as const,
  },
  box: {
    eyebrow: '边缘盒子接入',
    title: '旧摄像机协议不同，由盒子统一接入',
    lead: '盒子在店里取流、分析，对外只留一条加密的连接。摄像机不用改密码规则，也不用上公网。',
    alt: '边缘盒子B1，放在弱电箱里',
    points: [
      {title: '发现', text: '上电后自动查找本网段的ONVIF设备，列出来由您勾选；跨网段的手工填RTSP地址。'},
      {title: '取哪一路', text: '取1080p。主码流更高的，在摄像机里另开一路，不要动录像那一路。'},
      {title: '账号', text: '在摄像机上新建一个只能看画面的账号给盒子用。密码加密存在盒子里，平台看不到原文。'},
      {title: '换了IP', text: '6.1.1固件起，摄像机地址变了，盒子按设备标识自动找回，不用重新配置。'},
    ],
    more: '看B1能做什么',
  },
  ipc: {
    eyebrow: '摄像机接入',
    title: '自有摄像机扫码接入，别家的看协议',
    lead: '摄像机分三种：自有的、支持ONVIF的、只提供RTSP的。协议越全，能用的功能越多。',
    alt: 'E3-X室内海螺摄像机',
    points: [
      {title: '自有摄像机', text: '出厂带证书，上电后自动连接平台，双向校验。有线的即插即用，W3-E和W3-S扫码连Wi-Fi。'},
      {
        title: 'ONVIF',
        text: '支持Profile S和T，能取流、转云台、收移动告警。各家的事件名称不同，接第一台时我们会核对一遍。',
      },
      {title: '只有RTSP', text: '有地址和账号就能看。没有云台、没有事件，时间也以盒子为准。'},
      {
        title: '不建议接入的',
        text: '默认密码没改的、固件停更且有公开漏洞的，我们建议更换以后再接，免得一台影响整个店的网络安全。',
      },
    ],
    more: '看全部云摄像机',
  },
  nvr: {
    eyebrow: '录像机接入',
    title: '接一台录像机，下面的通道全部接入',
    lead: '外网断了，录像机照常录像，恢复后随时能查。所以有录像机的店，我们建议接录像机，不必改动每一台摄像机。',
    alt: '三十二路云录像机UL-8232NH的机身',
    points: [
      {title: '自有录像机', text: '扫“设备信息”里的码。通道、名称、录像计划一次同步，之后改名两边一起变。'},
      {title: '远程回放', text: '回放时才占上行带宽，按那一路的码率算。同时放四路，就是四路的码率加起来。'},
      {title: '硬盘坏了', text: '平台能看到硬盘报警，会发提醒，但换盘要您自己来。重要的两三路，建议同时开云录像。'},
      {title: '布线', text: '摄像机和录像机放在单独的VLAN，只放行录像机出外网，收银网段一律拒绝。'},
    ],
    table: {
      caption: '各款录像机的接入能力',
      columns: ['型号', '通道', '接入码率合计', '硬盘', 'PoE口'],
      disks: (count: number, terabytes: number) => `${count}块，最大${terabytes}\u00a0TB`,
      noPoe: '无，另配交换机',
    },
    more: '看UL-8232NH',
  },
  gb: {
    eyebrow: '国标28181接入',
    title: '政务和已有视频平台，按国标接',
    lead: 'GB/T 28181用SIP传信令、用RTP传画面。标准里可选项很多，双方都按标准做，仍然要联调。',
    cascade: {
      alt: '示意图：下面的摄像机和录像机向我们的平台注册，我们的平台再向上级平台注册；信令走虚线，画面走实线',
      upper: '上级平台',
      ours: '我们的平台',
      devices: '门店设备',
      register: 'SIP注册、目录',
      media: 'RTP画面',
    },
    points: [
      {title: '版本', text: '按2016版实现，兼容2011版设备；2022版新增的功能逐项联调，不默认可用。'},
      {title: '注册和心跳', text: '设备主动注册，摘要认证。默认每60秒一次心跳，连丢三次判离线，这两个数可以改。'},
      {title: '级联', text: '可当上级，也可当下级。推哪些点位、用什么目录结构，由您勾选，没勾的上级看不到。'},
      {title: '画面', text: 'PS封装，H.264或H.265。跨公网建议用TCP，UDP在运营商网络里容易丢包。'},
      {
        title: '编码由谁给',
        text: '政务项目的编码由主管单位分配，我们按此填写；自建项目可以用我们的分配工具，保证不重复。',
      },
      {title: '不包含', text: 'GB 35114的签名和加密是另一项标准，要专用设备，本页说的接入不含它。'},
    ],
    number: {
      alt: (number: string) => `二十位设备编号示例，分五段：${number}`,
      caption: '二十位编号怎么读',
      columns: ['段', '位数', '示例', '意思'],
      rows: [
        {label: '中心编码', digits: '8', meaning: '省、市、区县、基层单位，各两位，按行政区划'},
        {
          label: '行业编码',
          digits: '2',
          meaning: '00到03是社会治安，04到07是交通，08是城市管理，09是卫生环保，由主管单位定',
        },
        {label: '类型编码', digits: '3', meaning: '132是网络摄像机，118是录像机，200是信令服务器'},
        {label: '网络标识', digits: '1', meaning: '公安网、政务网、互联网专网等，编错了上级会拒收'},
        {label: '序号', digits: '6', meaning: '同一单位、同一类型里不重复'},
      ],
      note: '编号为示例，不对应真实设备。以您所在地主管单位发布的编码表为准。',
    },
    more: '看智慧城市方案',
  },
  network: {
    title: '给网管的端口表和带宽表',
    lead: '直接转给负责防火墙的同事。自有设备和盒子只往外连，入方向不用开任何端口。',
    mbit: (value: number) => `${value}\u00a0Mbit/s`,
    ports: {
      caption: '端口',
      columns: ['方向', '端口', '用途', '哪种接入需要'],
      rows: [
        {label: '设备到平台', cells: ['TCP 443', '登录、视频上传、下载固件', '自有设备、盒子']},
        {label: '设备到平台', cells: ['TCP 8883', '状态和指令，MQTT over TLS', '自有设备、盒子']},
        {label: '设备到DNS和时间', cells: ['UDP 53、UDP 123', '域名解析、对时', '都要']},
        {label: '盒子、录像机到摄像机', cells: ['TCP 554', '店内取流', '盒子、录像机']},
        {label: '盒子、录像机到摄像机', cells: ['TCP 80、443', 'ONVIF发现后的参数和云台', '盒子、录像机']},
        {label: '国标设备到SIP服务器', cells: ['5060，UDP或TCP', '注册、目录、心跳，端口可改', '国标']},
        {label: '国标设备到媒体服务器', cells: ['项目约定的一段端口', 'RTP画面', '国标']},
      ],
    },
    bandwidth: {
      caption: '同时上传需要多少上行带宽（Mbit/s）',
      columns: ['型号', '一路主码流', '4路同时', '16路同时'],
      note: '4路和16路已乘1.3的余量。只在店里录像、偶尔看一眼的，按同时看的路数算就行，看子码流更省。',
    },
  },
  questions: {
    title: '网管和集成商常问的问题',
    faq: [
      {
        question: '接别家设备收接入费吗？',
        answer:
          '接入不分品牌，费用怎么算都写在报价里，签约前就能看到。盒子是硬件，另外计价；不支持国标、又不想加盒子的旧设备，我们会直接告诉您接不了。',
      },
      {
        question: '店里只有4G，能接吗？',
        answer:
          '能，但不要开云录像。只数人的店，一天传不到1\u00a0MB；查工服只传有问题的截图，一天四十张约16\u00a0MB。实时画面请看子码流，3\u00a0Mbit/s的主码流看五分钟就是110\u00a0MB左右。',
      },
      {
        question: '国标联调一般卡在哪？',
        answer:
          '多数卡在编号、端口和UDP丢包这三样。联调前把上级平台的SIP编号、域、地址、端口和密码都要齐，多半就能顺利接通。',
      },
      {
        question: '摄像机密码交给你们安全吗？',
        answer:
          '密码加密存在盒子里，不会交给我们的人。请新建只读账号，不要用管理员账号；离职交接时在摄像机上改掉，盒子里同步改一次就行。',
      },
      {
        question: '断网期间的录像会补上来吗？',
        answer:
          '云录像不补，会缺那一段。插了TF卡的自有摄像机和录像机会继续录像，网络恢复后直接回放。第三方设备看它自己有没有本地存储。',
      },
      {
        question: '一家店最多接多少路？',
        answer:
          '一台录像机最多32路，一台盒子4路算法，都可以叠加。真正的上限是上行带宽和店里交换机的供电，先看上面那张带宽表。',
      },
      {
        question: '门店多、路数多，平台撑得住吗？',
        answer: `目前接得最多的一家客户有${largest}路摄像机，是它所有门店合计，截至${asOf}。每家店走自己的上行带宽，店多了也不会互相挤；开通前，我们按您的路数核对一遍容量。`,
      },
    ],
    readTitle: '接着看',
    reading: [
      {title: '我们摄像机的RTSP和ONVIF地址', note: '故障排查', href: '/support/troubleshooting/details/t0609'},
      {title: '录像机按国标注册到上级平台', note: '故障排查', href: '/support/troubleshooting/details/t0610'},
      {title: 'E3-X说明书：VLAN和静态IP', note: '说明书', href: '/support/manuals/e3-x'},
      {title: '画面和数据怎么拿出去', note: '输出层', href: '/paas/output-layer'},
    ],
  },
  inquiry: {
    title: '把设备清单和一张网络图发来',
    text: '我们逐台标出用哪种接法、能用哪些功能、要不要添盒子。',
    trial: '免费试用',
    contact: '联系我们',
  },
};

export default copy;
