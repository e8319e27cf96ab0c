import {promises} from '@site/i18n/zh-CN/copy/promises';
import {brand} from '@site/src/site/brand';

const copy = {
  meta: {
    title: `下载「${brand.nameZh}家庭」App：看家、对讲、家人共享`,
    description:
      '家用摄像机的App：看家、对讲、分给家人、查谁看过。iPhone和安卓下载，要哪些权限、配哪些型号、连不上Wi-Fi怎么办。',
  },
  name: `${brand.nameZh}家庭`,
  sentence: '家用摄像机的App：随时看看家里，对着家里说话，家人各用各的账号。',
  shots: {
    title: '看家、分享、查记录，三个页面就够',
    lead: '看家里、分给家人、查谁看过，常用的都在这三页。',
    list: {
      rooms: {title: '家', text: '每间房一格画面，点开才有声音。'},
      family: {title: '家人', text: '谁能看哪一间，谁能看回放，一人一行。'},
      log: {title: '看过的记录', text: `全家人看到的是同一份。${promises.auditTrail}`},
    },
  },
  screens: {
    tabs: ['家', '回放', '家人', '我的'],
    rooms: {
      title: '我的家',
      note: '2台在线',
      living: '客厅 18:04',
      door: '门口 18:04',
      row: {title: '有人在家时不录', note: '客厅 · 按家里的Wi-Fi', value: '已开'},
    },
    family: {
      title: '家人',
      note: '5个人',
      rows: [
        {title: '妈妈', note: '全部房间 · 直播和回放', value: '管理'},
        {title: '爸爸', note: '全部房间 · 直播和回放'},
        {title: '外婆', note: '只看门口', value: '直播'},
        {title: '钟点工', note: '已告知，不能看', value: '不开放'},
        {title: '邀请家人', note: '对方要自己点同意'},
      ],
    },
    log: {
      title: '谁看过',
      note: '今天',
      rows: [
        {title: '爸爸 看了门口', note: '直播 · 2分钟', value: '17:46'},
        {title: '妈妈 看了客厅', note: '直播 · 40秒', value: '15:20'},
        {title: '外婆 看了门口', note: '直播 · 1分钟', value: '11:08'},
        {title: '新手机登录', note: '妈妈 · 已验证', value: '09:32'},
        {title: '客厅 停录', note: '有人到家', value: '07:10'},
      ],
    },
  },
  does: {
    title: '装好以后能做什么',
    alt: '一台圆形的吸顶家用摄像机W3-S',
    points: [
      {
        title: '点开才连，看完就断',
        text: '打开时是静止的缩略图，点开才连接。看完自动断开，手机锁屏就停，不在后台耗电、耗流量。',
      },
      {title: '按住说话', text: '有喇叭的型号可以对讲。开口前机身会先响一声，屋里的人知道有人要说话。'},
      {
        title: '有动静才提醒',
        text: '选一块区域、一段时间。猫一天动两百次也不怕，可以只提醒门口的动静。十分钟里同一处只提醒一次。',
      },
      {title: '按日期翻回放', text: '有动静的时段标出颜色，拖过去就能看。要留的一段存到手机，其余由TF卡自动覆盖。'},
      {
        title: '搬家、送人，先解绑',
        text: '解绑会把机器清空，原主人立刻就看不到了。买来的二手机，原主人没解绑就绑不上。',
      },
    ],
  },
  permissions: {
    title: '要哪些权限，不允许会怎样',
    lead: '下面每一项都能拒绝，App照样能打开。',
    rows: [
      {label: '相机', cells: ['扫机身上的码', '添加摄像机', '照着标签输入序列号']},
      {
        label: '本地网络、附近的Wi-Fi',
        cells: ['把家里的Wi-Fi告诉新机器', '配网那一步', '有网口的插网线；只有Wi-Fi的不能联网'],
      },
      {label: '麦克风', cells: ['对讲', '按住话筒', '只能听']},
      {label: '通知', cells: ['门口有动静', '打开某一条提醒时', '没有弹窗，记录里都有']},
      {label: '照片（只写）', cells: ['保存一段录像', '点“存到手机”', '留在卡里，回家再看']},
    ],
    note: '安卓上附近Wi-Fi可能显示成“位置”，这是系统的叫法。我们不取您的位置，也不读相册里已有的照片。',
  },
  facts: {
    title: '能配什么、谁能用',
    works: '和门店用的平台分开，没有5.x、6.x之分。摄像机固件6.0以上；更早的，App会先提示升级。',
    who: '任何人，用手机号或邮箱注册。未满14周岁的孩子要由监护人同意；家里其他大人，安装之前请先征得同意。',
    changes: ['家人列表写明每个人最近一次看是什么时候', '十分钟内的重复提醒合成一条', '修复切换Wi-Fi后对讲没有声音'],
  },
  questions: {
    title: '安装时常见的问题',
    faq: [
      {
        question: '扫了码，连不上Wi-Fi怎么办？',
        answer:
          '先看选的Wi-Fi名字对不对，2.4和5\u00a0GHz都行，加密要用WPA2，再看密码有没有空格。路由器开了“隔离”或“黑名单”也会这样。长按复位键，等灯变成橙色慢闪再试一次。',
      },
      {
        question: '家人怎么看，要把密码给他吗？',
        answer: '不要给密码。在“家人”里邀请，对方用自己的账号点同意。这样记录里能分清是谁看的，以后也可以单独收回。',
      },
      {
        question: '手机丢了，别人会不会看到我家？',
        answer: '用另一台手机登录，在“登录的设备”里让旧手机下线，当场失效。App可以另设解锁，指纹、面容或六位数字。',
      },
      {
        question: '出国能看吗？',
        answer: '能看，会慢一些，建议选流畅档。账号所在地区在注册时选定，人在国外也不变，录像不会因此转到别的国家。',
      },
      {
        question: 'App收费吗？',
        answer: 'App免费，看直播、看TF卡里的录像也免费。云存储是单独的服务，默认不开，开通前会写清价格和怎么停用。',
      },
      {
        question: '电视上能看吗？',
        answer: '没有电视版。iPhone和安卓可以投屏，投屏时电视前的人都看得到，请注意。',
      },
    ],
    readTitle: '接着看',
    reading: [
      {title: '每个房间装哪一款', note: '产品', href: `/${brand.slug}-home`},
      {title: '教室和孩子用的ukid', note: '产品', href: '/ukid'},
      {title: '全部云摄像机', note: '设备', href: '/products/cloud-camera'},
      {title: '换了路由器以后', note: '排障', href: '/support/troubleshooting/details/t0003'},
      {title: '录像断断续续', note: '排障', href: '/support/troubleshooting/details/t0101'},
    ],
  },
};

export default copy;
