import {brand} from '@site/src/site/brand';

const copy = {
  meta: {
    title: '下载中心：桌面客户端和门店App，装哪一个',
    description:
      '给督导、店长和IT：桌面客户端、巡店通、新慧店、家庭App、小店App下载，按要做的事选。附版本、系统要求、校验方法和老平台的安装包。',
  },
  banner: {title: '下载中心：桌面客户端和门店App', text: '按您的设备和要做的事，推荐该装的客户端或App。'},
  words: {
    entries: {windows: 'Windows', macos: 'macOS', ios: 'iOS', android: '安卓'} as Record<string, string>,
    products: {
      desktop: {
        title: '桌面客户端',
        text: '多画面、电视墙、批量导出录像和报表。适合值班室，功能比手机App多。',
      },
      inspection: {title: '巡店通', text: '督导检查、店长整改，做巡店检查的人用。'},
      newHuidian: {title: '新慧店', text: '看经营、看设备，挑出要管的店，适用平台6.x。'},
      home: {title: `${brand.nameZh}家庭`, text: '家用摄像机用。和门店的账号分开，互相看不到。'},
      xiaodian: {title: '小店', text: '一两家店的店主自己注册、自己装。'},
      huidian: {title: '慧店', text: '平台5.x的老客户用，只修安全问题。'},
      desktopOld: {title: '桌面客户端5.x', text: '和慧店配套，不能登录6.x。'},
      desktopWindows7: {
        title: 'Windows 7专用客户端',
        text: '给换不了系统的收银机。只能看直播和回放，请和热线确认以后再装。',
      },
    } as Record<string, {title: string; text: string}>,
    columns: {version: '版本', updated: '更新于', system: '系统', size: '大小', checksum: 'SHA-256'},
    orLater: (system: string) => `${system}及以上`,
    byStore: '由App Store校验',
    own: '当前设备',
    get: '下载',
    page: '打开App页',
    ask: '打热线索取',
  },
  which: {
    eyebrow: '装哪一个',
    title: '按要做的事，选要装的App',
    lead: '装错了也不要紧，登录时会告诉您该用哪一个。',
    caption: '谁装什么',
    columns: ['您要做的事', '手机上', '电脑上', '账号从哪来'],
    rows: [
      {label: '检查门店、派整改、回复整改', cells: ['巡店通', '网页或桌面客户端', '企业管理员开通']},
      {label: '看客流和经营、管设备', cells: ['新慧店', '桌面客户端或网页', '企业管理员开通']},
      {label: '值班看多路画面、导录像', cells: ['不建议用手机', '桌面客户端', '企业管理员开通，要单独给权限']},
      {label: '自己有一两家店', cells: ['小店', '不用装', '手机号自己注册']},
      {label: '看家里', cells: [`${brand.nameZh}家庭`, '没有电脑版', '手机号或邮箱自己注册']},
      {label: '平台还是5.x', cells: ['慧店', '桌面客户端5.x', '沿用原来的']},
      {
        label: '上门安装人员',
        cells: ['巡店通或新慧店里的“添加设备”', '网页上的批量导入', '管理员给的临时账号，到期自动失效'],
      },
    ],
    note: '检查和经营都管的，巡店通和新慧店都装，用同一个账号。',
  },
  groups: {
    eyebrow: '从这里开始',
    title: '版本、系统要求和下载',
    lead: '您正在用的设备已经标出来。每个手机App都有自己的页面，有界面、权限说明和二维码。',
    web: '不想安装，可以用网页版：直播、回放、报表、任务都有，只是没有电视墙和批量导出。',
    later: '文件大小和SHA-256校验值，随正式版本公布。',
  },
  old: {title: '老平台5.x', text: '慧店和配套的桌面客户端，附版本号和日期。新客户不用看。'},
  checksum: {
    eyebrow: '安装之前',
    title: '核对一下，文件有没有被换过',
    lead: '从别处拷来的，或者通过网吧、代理下载的，建议花一分钟核对。从本页直接下载、浏览器没有报错的，一般不用。',
    systems: [
      {
        name: 'Windows',
        command: 'Get-FileHash .\\setup.exe -Algorithm SHA256',
        steps: [
          '在下载文件夹里按住Shift点右键，打开PowerShell',
          '粘贴命令，把setup.exe换成真正的文件名',
          '看Hash那一列，和本页的SHA-256比前六位和后六位',
        ],
      },
      {
        name: 'macOS',
        command: 'shasum -a 256 ~/Downloads/client.dmg',
        steps: [
          '打开“终端”，粘贴命令',
          '把最后的文件名删掉，将文件拖进窗口，路径会自动填上',
          '回车，得到的一长串和本页的SHA-256比',
        ],
      },
    ],
    note: '不一致就不要装，删掉重新下载；仍然不一致，请把文件名和算出来的值发给我们。本页没有写校验值的，可以打热线问，报版本号就行。',
    copy: {copy: '复制命令', copied: '已复制', failed: '复制失败'},
  },
  questions: {
    title: '下载和更新常见问题',
    faq: [
      {
        question: '在微信里点了下载没有反应？',
        answer:
          '微信会拦截安装包和应用商店。打开App的页面，会有一个箭头指着右上角的“···”，从那里选择在浏览器打开。复制链接再粘贴到浏览器也一样。',
      },
      {
        question: '公司的电脑不让装软件，怎么办？',
        answer:
          '可以用网页版。直播、回放、报表、任务都有，只是没有电视墙和整段批量导出。需要安装的，把本页的版本号发给IT走审批，有校验值的一起附上。',
      },
      {
        question: '多久更新一次，必须更新吗？',
        answer:
          '没有固定日期。普通更新可以不装；修安全问题的版本会在登录时提示，给一段时间之后旧版不能登录，提示里写着日期。',
      },
      {
        question: '能装旧一点的版本吗？',
        answer: '手机上不行，商店只给最新的。电脑上，最近的一个旧版可以找热线要，只用于临时退回。',
      },
      {
        question: '电脑没有外网，能离线装吗？',
        answer: '能。安装包是完整的，装的时候不联网。装完要连得到平台，或者连得到同一个局域网里的录像机。',
      },
      {
        question: '安装包会不会带别的软件？',
        answer: '不会。安装时没有要勾选的附加软件，卸载以后不留后台服务。看到有勾选项，说明文件不是我们的。',
      },
    ],
    readTitle: '接着看',
    reading: [
      {title: '设备离线，一步步查', note: '排障', href: '/support/troubleshooting/details/t0001'},
      {title: 'E3-X说明书', note: '说明书', href: '/support/manuals/e3-x'},
      {title: '录像机UL-8232NH的说明书', note: '说明书', href: '/support/manuals/ul-8232nh'},
      {title: '巡店通是什么', note: '产品', href: '/products/xundiantong'},
      {title: '用接口接进自己的系统', note: '输出层', href: '/paas/output-layer'},
    ],
  },
  trial: {
    title: '还没有账号',
    text: '除了小店和家庭两个App，其余都要企业先开通。可以先用一个试用账号看看。',
    trial: '免费试用',
  },
};

export default copy;
