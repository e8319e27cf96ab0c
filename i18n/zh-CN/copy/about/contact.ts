const copyButton = {copy: '复制', copied: '已复制', failed: '复制失败，请手动选取'};

const copy = {
  meta: {
    title: '联系我们：电话、邮箱、在线客服和各地办公室',
    description:
      '设备报修、选型、谈合作都从这里找到人：电话、邮箱、在线客服和各地办公室，打电话之前要准备什么，还没有设备时怎样申请免费试用。',
  },
  banner: {title: '联系我们', text: '设备报修、选型、谈合作，都可以打电话、发邮件或找在线客服。'},
  ways: {
    title: '联系方式',
    phone: {
      title: '打电话',
      text: '摄像机离线、录像断档等急事，上班时间打电话最快。',
      call: '拨打',
      send: '把情况发给工程师',
    },
    mail: {
      title: '发邮件',
      text: '要附照片、平面图、清单的，请发邮件，写上门店名和型号。',
      write: '写邮件',
      what: '邮箱地址',
    },
    chat: {title: '在线客服', text: '可以直接发照片和录屏，在新窗口打开。', start: '开始对话'},
    copyButton,
  },
  inquiry: {
    title: '写下需求，我们联系您',
    lead: '想问型号、数量、价格，填这张表。区域经理会按您留的方式联系您。',
    photos: {
      title: '手边有这四张照片，说得更快',
      text: '用手机拍就行。发到上面的邮箱，或者等我们联系您的时候再发。',
      names: {door: '店门，连门框一起', ceiling: '门内侧的天花板', camera: '现在的摄像机', cabinet: '放路由器的柜子'},
    },
  },
  preparation: {
    title: '花一分钟准备，一次就能说清楚',
    lead: '手边备好下面这些，多数问题打一次电话就能解决。',
    cases: [
      {
        title: '设备不正常',
        items: ['型号：机身标签第一行', '序列号：SN开头的那一行', '指示灯什么颜色，常亮还是闪', '试过哪几步'],
        link: '先按排障指南查一遍',
      },
      {
        title: '不知道标签在哪',
        items: ['每个型号的标签位置都不一样', '装在高处的，App里也看得到', '灯的含义也在同一页'],
        link: '找到您的型号',
      },
      {
        title: '还没有设备',
        items: ['有几家店，在哪几个城市', '最想解决的是哪一件事', '店里现在用什么摄像机'],
        link: '填试用申请',
      },
    ],
  },
  offices: {
    title: '办公室',
    lead: '来之前请打个电话，确认要找的人在。',
    names: {headquarters: '总部', international: '海外业务', support: '服务与维修'} as Record<string, string>,
    zip: '邮编',
    copyAddress: '复制地址',
    copyMail: '复制邮箱',
  },
  copyButton: {copied: copyButton.copied, failed: copyButton.failed},
  questions: {
    title: '打电话之前常问的问题',
    faq: [
      {
        question: '非工作时间设备坏了怎么办？',
        answer:
          '请看排障指南，离线和录像断档这两类问题，多数按步骤就能恢复。查到一半卡住，页面会给一串代码，上班以后报给客服，不用从头再说一遍。断网、离线时，已经录下的还在卡里或硬盘里，可以等到上班。录像机的HDD灯橙色常亮不能等：硬盘可能已经停录，请今天就按“硬盘报警、录像断档”那一篇做。',
      },
      {
        question: '电话要转接几次？',
        answer: '接电话的就是技术支持。问到价格、合同、开票，会转给您所在地区的同事，转接前告诉您转给谁。',
      },
      {
        question: '需要寄回检测，寄到哪里？',
        answer:
          '先联系我们拿一个返修编号，把编号写在箱子外面，寄到本页列出的服务与维修地址。没有编号也会签收，但要查是谁寄的，会慢几天。',
      },
      {
        question: '媒体、招聘、供应商找谁？',
        answer: '写邮件最快，标题里写明来意。打电话的话，客服只能记下来转达。',
      },
      {
        question: '能不能加微信直接找工程师？',
        answer:
          '公众号里可以留言和发图，由电话客服同一批人处理。为了不漏掉，我们不用个人微信接报修；自称工程师加您好友、要您转账的，不是我们。',
      },
    ],
    readTitle: '打电话前可以先看',
    reading: [
      {title: '摄像机离线', note: '排障', href: '/support/troubleshooting/details/t0001'},
      {title: '硬盘报警、录像断档', note: '排障', href: '/support/troubleshooting/details/t0102'},
      {title: '要寄回来修，先看怎么拿编号', note: '返修', href: '/support/repair'},
      {title: '服务怎么分级，到场时间怎么约定', note: '服务体系', href: '/service-system'},
      {title: '想做我们的合作伙伴', note: '合作', href: '/partner-program'},
    ],
  },
  invite: {
    title: '想先试一试？',
    text: '填一张表，写明几家店、想看什么。我们的区域经理会联系您，一起定下试哪一家店、试什么。',
    trial: '免费试用',
  },
};

export default copy;
