import {promises} from '@site/i18n/zh-CN/copy/promises';

const copy = {
  meta: {
    title: '关于我们：门店摄像机与算法，从硬件到报表',
    description:
      '给选供应商的您：我们从门店摄像机做起，后来让它会数人、会巡店。公司经历、按年月排的产品大事记，以及每个数字是怎么统计的。',
  },
  banner: {
    title: '关于我们：做门店的摄像机、算法和平台',
    text: '从门店摄像机做起，到数客流、巡店和报表，也写明画面可以怎么用、不能怎么用。',
  },
  story: {
    title: '从远程看店，到看懂店里发生的事',
    opening: (year: string) =>
      `${year}年，老板想知道外地的店开没开门，只能打电话。我们做的第一件事，是让一台摄像机插上网线就能在手机上看。后来店多了，画面多到没有人看得过来，于是第二件事，是让算法替人看，只把要处理的几件事告诉人。`,
    caption: '渲染图，外形是现在在售的型号。',
    chapters: [
      {
        title: '远程看得见',
        text: '摄像机、录像机和云录像，解决远程看店和事后查证。断网、断电、换路由器，这些麻烦我们都遇到过，排障文章就是这么积累下来的。',
      },
      {
        title: '客流数得准',
        text: '客流、热区、停留、收银核对。数字一旦进了报表就会用来考核，所以我们把每个算法成立的条件和会错的情况都写在产品页上。',
      },
      {
        title: '问题有人处理',
        text: '巡店任务、整改、培训，让发现的问题有人处理。开放平台让您自己的系统也能取到同样的数据。',
      },
    ],
  },
  seen: {
    eyebrow: '画面',
    title: '我们的摄像机，每天看着这些地方',
    lead: '门口数人，收银台核对小票，后厨看卫生，库房关了灯也要看得见。切到夜里，就是同一台摄像机的红外画面。',
  },
  numbers: {
    eyebrow: '数字',
    title: '每个数字是怎么统计的',
    lead: '口径不同，数字会差很多，所以每个数字旁都写明统计方法。',
    asOf: (year: string, month: string) => `截至${year}年${month}月`,
    more: (count: number) => `另外${count}个数字，也写明怎么统计`,
    entries: {
      founded: {meaning: '成立的年份', counted: '公司登记成立那年，不算更早的筹备。'},
      algorithmYears: {meaning: '年算法研发', counted: '从算法团队开始工作算起，只算自己写的检测和计数算法。'},
      engineers: {meaning: '名工程师', counted: '含研发、实施、售后，含与我们签约的驻点人员。'},
      devicesConnected: {
        meaning: '台设备接入过平台',
        counted: '累计数：家用、第三方、按国标接入的都算，已经停用的也在里面。',
      },
      camerasOnline: {
        meaning: '路摄像机同时在线',
        counted: '某一时刻连着平台的路数，和累计接入过的设备数相差很大，反映的是今天正在服务的规模。',
      },
      largestCustomerCameras: {
        meaning: '路摄像机，单个客户的最大接入量',
        counted: '这家客户所有门店合计的路数，其他客户的不在里面。',
      },
      storesConnected: {
        meaning: '家门店接入',
        counted:
          '累计接入过的门店，按地址去重，同一地址换过品牌的只算一家。它是累计数，不要和同时在线的路数相除来算每店几台。',
      },
      brandStores: {meaning: '家品牌门店', counted: '合作品牌名下的全部门店，没接入的也算在内，所以比接入过的门店多。'},
      cooperativeBrands: {
        meaning: '个合作品牌',
        counted: '和我们或伙伴签过合同的品牌，从单店到大连锁；连锁品牌只是其中一部分。',
      },
      chainBrands: {meaning: '个连锁品牌', counted: '合作品牌里不止一家店、由总部统一管的；只开一家店的不算。'},
      saasBrands: {
        meaning: '个品牌在用SaaS后台',
        counted: '直接在我们的App和后台里看数据、派任务的品牌；只用接口把数据取走的不算。',
      },
      citiesCovered: {meaning: '个市县', counted: '至少有一家门店在用的市、县、区。'},
    },
  },
  timeline: {
    eyebrow: '大事记',
    title: '按年月看，我们做了什么',
    lead: '主要记产品和平台，不记融资、获奖和签约。',
    railLabel: '跳到某一年',
    events: {
      founded: {title: '公司成立', text: '十来个人，做嵌入式和流媒体出身，决定做能自己上网的摄像机。'},
      firstPicture: {title: '第一路远程画面', text: '样机穿过普通家用路由器，把画面送到一部手机上，不用改端口。'},
      cloudCamera: {title: '第一款云摄像机量产', text: '标签上印序列号，扫一下就绑定，安装不再需要网管。'},
      algorithmTeam: {title: '组建算法团队', text: '第一个课题是分清人和晃动的影子，减少半夜的误报。'},
      homeApp: {title: '家用摄像机和家庭端App', text: '把门店里用熟的一键联网带到家里。'},
      cloudRecording: {title: '云端录像', text: 'TF卡被拔、摄像机被搬走，录像还在，按段加密存放。'},
      recorder: {title: '第一款云录像机', text: '录像留在店里，远程只看需要的那一段，省下上行带宽。'},
      inspectionApp: {title: '巡店通第一版', text: '督导在手机上截图、打分、派整改，店长在同一条记录里回复。'},
      platform2: {title: '平台2.x', text: '区域、门店、岗位三级权限，谁能看哪路画面可以逐条追溯。'},
      kindergarten: {title: '幼学堂', text: '幼儿园的班级画面和家园沟通，只在园方开放的时段可看。'},
      openInterfaces: {title: '开放接口', text: '直播、回放、抓图先开放出来，客户自己的系统可以直接取。'},
      overheadCounting: {title: '俯视客流摄像机', text: '从门框上方垂直往下看，前后的人不再互相挡。'},
      storeSaas: {title: '慧店上线', text: '客流、巡店、考勤放进一个App，按店、按区域看。'},
      heatMap: {title: '热力图', text: '停留时间画在平面图上，陈列调整前后可以对比。'},
      edgeBox: {title: '边缘盒子B1', text: '已有的摄像机接上盒子也能计数，不用整店换设备。'},
      platform4: {title: '平台4.x', text: '算法和设备分开，同一台摄像机可以换装不同算法。'},
      checkout: {title: '收银视频核对', text: '小票和画面按秒对齐，退款、删单能直接跳到那一段。'},
      remoteInspection: {title: '云巡店', text: '督导在线上按检查表看店、打分、截图，不用每次都跑到店里。'},
      gb28181: {title: 'GB/T 28181接入', text: '政府和园区已有的国标设备，可以直接挂到平台上。'},
      algorithmMall: {title: '算法商城', text: '按路、按月开通单个算法，看过样片再决定。'},
      stereo: {title: 'H1001双目计数', text: '低门头、拥挤入口，用头肩的高度把人分开。'},
      platform5: {title: '平台5.x', text: '设备、视频、算法、消息都走同一套开放能力。'},
      retrieval: {title: 'AI视频检索', text: '按条件搜录像，只在您有权限的画面里搜。'},
      badge: {title: 'i-badge智能工牌', text: '接待录音要先告知、随时可停，到期自动删除。'},
      globalEdition: {title: '英文版和新加坡服务', text: '海外客户有了自己的版本、条款和服务时间。'},
      cascade: {title: 'GB/T 28181平台级联', text: '上级平台要看门店画面，由平台对接，推哪几路由您勾选，店里不用改。'},
      wideDoor: {title: '两台K3数一个宽门', text: '4到6\u00a0m的门用两台，各画一条线，绑到同一个门，合起来一个数。'},
      platform6: {title: '平台6.x', text: '边缘和云的任务统一编排，断网时照常计算，恢复后补传。'},
      newStoreSaas: {title: '新慧店', text: '打开报表，就看到哪几家店要管。'},
      compareHeat: {title: '热力图前后对比', text: '两段时间的热力图放在一起，差异直接标出来。'},
      nightFirmware: {title: 'E3-X固件6.2.1', text: '傍晚切换红外的一秒左右不再漏数，卡写满时照常覆盖旧文件。'},
    },
  },
  principles: {
    title: '我们给自己定的原则',
    lead: '摄像机装在客户的店里，拍到的是客户的顾客，所以有些事技术上能做，我们也不做。',
    items: [
      {
        title: '能不识别身份，就不识别',
        text: '客流、热区、停留都只用轮廓。需要识别会员或员工的功能，必须先有本人同意，也都配了不用人脸的做法。',
        link: '看不用人脸的客流统计',
      },
      {
        title: '画面在店里算',
        text: `${promises.algorithmsInStore}${promises.picturesLeave}`,
        link: '边缘计算怎么做',
      },
      {
        title: '数据是您的',
        text: '报表和接口里的数据您可以随时导出。我们不卖画面，也不拿一家客户的数据给另一家做比较。',
        link: '看怎么导出数据',
      },
      {
        title: '局限写清楚',
        text: '产品页写明什么情况数不准，服务页写明我们负责到哪一步，免得事后才解释。',
        link: '看服务包括什么',
      },
    ],
  },
  questions: {
    title: '了解我们时常问的问题',
    faq: [
      {
        question: '你们是设备厂商还是软件公司？',
        answer:
          '都做，可以分开买。只要设备的，按型号采购，协议公开；只要软件的，用边缘盒子或国标接入已有的摄像机。多数连锁是先用已有设备试一个功能，再决定换不换。',
      },
      {
        question: '公司停止经营，设备还能用吗？',
        answer:
          '录像机和带卡的摄像机在局域网里能继续录像、回放，也支持通用的RTSP和国标协议。云端录像、手机推送、报表要靠平台。大客户可以在合同里约定数据导出和源代码托管。',
      },
      {
        question: '数据存在哪里？你们的员工看得到吗？',
        answer: `${promises.dataRegions}${promises.staffAccess}`,
      },
      {
        question: '“接入过的设备”和“同时在线的摄像机”，为什么差这么多？',
        answer:
          '前一个是这些年累计接入过的设备，包括家用、换下来的和只接过一次的；后一个是同一时刻在线的路数。选供应商时请看后一个。',
      },
      {
        question: '能去参观吗？',
        answer: '可以，请提前约，写明想看哪几样产品。机房和客户的画面不在参观范围里。',
      },
      {
        question: '有没有做不了的项目？',
        answer:
          '有。用来暗中监视员工的、没有告知顾客就识别人脸的、没有合法授权的公共区域，我们不接。纯室外大范围的卡口和车牌也不是我们的长项。',
      },
    ],
    readTitle: '接着看',
    reading: [
      {title: '荣誉和资质，各能说明什么', note: '荣誉', href: '/about/honor'},
      {title: '投资方能做什么、不能做什么', note: '投资方', href: '/about/investor'},
    ],
  },
  inquiry: {
    title: '想当面聊聊？',
    text: '告诉我们您在哪个城市、开什么店，我们安排离您近的同事。',
    trial: '免费试用',
    contact: '联系我们',
  },
};

export default copy;
