import catalogues from './catalogues';

const copy = {
  catalogues,
  home: {
    meta: {
      title: '帮助中心：按型号或现象查排障步骤',
      description:
        '给店长、店员和IT：按型号或看到的现象，查排障步骤、指示灯含义、说明书、教学视频和固件记录，手机上就能照着做，查不出来再找热线。',
    },
    title: '设备出了什么问题？',
    searchLabel: '搜索产品型号或问题',
    searchPlaceholder: '产品型号，或者您看到的现象',
    searchButton: '搜索',
    often: '常搜：',
    suggestions: ['E3-X', '橙灯一直闪', '录像断档', '硬盘报警'],
    finderTitle: '看到什么现象，就从哪里查起',
    finderLead: '选一个看到的现象，回答几个问题，就能找到处理步骤。',
    lightsTitle: '摄像机的灯现在怎么亮',
    lightsNote: '选和现场一样的灯，就能接着查。',
    lightsGroups: {act: '要处理', wait: '等几分钟', well: '正常'},
    /** After the meaning of a light that is as it should be; the card leads to the symptoms. */
    lightsWell: '；还有问题就按现象查',
    /** Below the lights. */
    lightsLegend: {
      slow: '慢闪：1.2秒一下',
      fast: '快闪：每秒两三下',
      others: '录像机、B1和工牌的灯，在下面的型号卡片里看',
    },
    allGuides: '按故障分类看文章',
    byModelTitle: '按型号找',
    byModelLead: '型号印在机身标签上，照着输入就行，短横线和大小写可以不管。',
    /** Below the name of a model: what it is, in a word; by its form where the forms of a kind differ. */
    kinds: {
      cube: '桌面摄像机',
      miniDome: '小半球摄像机',
      dome: '半球摄像机',
      turret: '海螺摄像机',
      bullet: '筒机',
      ptz: '云台摄像机',
      fisheyeDome: '鱼眼加半球',
      overheadCounter: '俯视计数',
      stereoCounter: '双目计数',
      ume: {dome: '多算法半球', turret: '多算法海螺'},
      high: (kind: string) => `${kind}，可装高处`,
      recorder: (channels: number) => `${channels}路录像机`,
      edgeBox: '边缘盒子',
      badge: '工牌',
    },
    /** Above the models of a kind, by the first of its kinds. */
    groups: {
      camera: '云摄像机',
      umeCamera: '多算法摄像机',
      recorder: '录像机',
      aiCamera: 'AI摄像机',
      edgeBox: '边缘盒子和工牌',
    },
    modelLabel: '产品型号',
    modelPlaceholder: '输入型号，比如E3-X',
    noModels: '暂无相关产品',
    tabsLabel: '说明书与下载',
    tabs: {manuals: '说明书', tools: '工具', videos: '视频', service: '保修和安全'},
    /** Ways on the card of a model, and their names for those who hear them. */
    ways: {setup: '设置', lights: '指示灯', fix: '排障', manual: '说明书'},
    wayOf: (way: string, name: string) => `${way}，${name}`,
    /** First and last of the manuals of apps: where those of devices are, and where to get the apps. */
    deviceManuals: '设备说明书',
    deviceManualsAt: '网页版和PDF都在型号卡片里',
    getApps: '下载App和客户端',
    getAppsFor: '手机和电脑都有',
    preparing: '资料准备中',
    seconds: (seconds: number) => `${seconds}秒`,
    videoLength: (seconds: number) => `教学视频，${seconds}秒，没有声音`,
    contactTitle: '还是不行？',
    phoneTitle: '打电话',
    phoneText: '打电话前请看好型号和指示灯的颜色。',
    chatTitle: '在线客服',
    chatText: '可以直接发照片和录屏。',
    chatAction: '开始对话',
    requestTitle: '服务申请',
    requestText: '一次写清型号、步骤和照片，断网也能先填。',
    requestAction: '把情况发给工程师',
    mailTitle: '发邮件',
    mailText: '写上型号、序列号和试过哪几步。',
  },
  index: {
    /** The hotline is said where it is a real one. */
    meta: (phone: string | null) => ({
      title: '摄像机和录像机排障指南：按故障一步步查',
      description: `摄像机、录像机和App的排障文章，按故障分类：每篇写明适用型号和要花的时间，店员就能一步一步照着查，解决就停。${phone ? `电话${phone}。` : ''}`,
    }),
    title: '排障指南',
    lead: '先选故障的种类。每篇都写了适用哪些型号、要花几分钟。',
    catalogueMeta: (name: string, about: string) => ({
      title: `${name}排障：${about}`,
      description: `${name}类故障的排查步骤：${about}。每篇写明适用型号和所需时间，店员在手机上边看边做，查不出来再把排查码报给热线。`,
    }),
    catalogueTitle: (name: string) => `${name}排障`,
    count: (count: number) => `${count}篇`,
    rest: (count: number) => `另外${count}篇`,
    jump: '按故障分类',
    model: '型号',
    everyModel: '全部型号',
    forModel: (model: string, count: number) => `适用于${model}的有${count}篇`,
    all: '全部分类',
  },
  minutes: (minutes: number) => `约${minutes}分钟`,
  version: {
    olderTitle: '还在用平台5.x？',
    olderText: '操作和6.x不同的，另有一份文档',
  },
  parameter: {
    code: 'Parameter Exception',
    model: {title: '请选择一个型号', text: '地址里缺少型号。下面是有资料的型号，也可以搜索。'},
    catalog: {title: '请选择一个故障分类', text: '地址里缺少分类。下面是现有的分类。'},
    details: {title: '请选择一篇排障文章', text: '地址里缺少文章编号。下面是现有的文章。'},
  },
};

export default copy;
