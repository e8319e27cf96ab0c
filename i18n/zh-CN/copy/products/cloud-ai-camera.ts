import {countZh} from '@site/src/facts/deviceCounts';
import type {ModelId} from '@site/src/facts/models';

const umePurposes: Record<ModelId<'umeCamera'>, string> = {
  'u8-d': '室内半球，收银区和货架通道',
  'u8-t': '海螺形，能装在室外和后门',
  'u9-d': '画面最大，一台看住一整片卖场',
};

const purposes: Record<ModelId<'aiCamera'>, string> = {
  'fmix-d': '装在厅中间，看整片区域有几个人、停在哪里，门口也能顺手数。',
  k3: '街边店、商场铺位的标准门，一台一门，装完填个高度就开始数。',
  h1001: '门头低的老街店、地铁口小店。两只镜头量得出高矮。',
  h2001: '挑高的展厅、商场大门。挂得高，盖得宽。',
};

const copy = {
  meta: {
    title: 'AI摄像机',
    description: `${countZh('aiCamera')}款在机身里完成计数的AI摄像机。填门宽和安装高度，直接得到型号：一台、两台并排，或者都不合适该怎么办。另附对比表。`,
  },
  banner: {title: 'AI摄像机', text: '人数在摄像机里数完，出门的是数字，不是录像。'},
  statement: {
    before: '把画面传到云上再数，一个门口要一直占着2到6 Mbit/s上行。在摄像机里数，',
    marked: '一分钟只传几个数字',
    after: '，断网也照数。',
    aside: `${countZh('aiCamera')}款都是吊顶往下看，看到的是头和肩。它们不认脸，也不给任何人建档。差别在三件事上：挂多高，门多宽，除了过门还要数什么。`,
  },
  chooser: {
    eyebrow: '按门选型',
    title: '量两个数，得到一个型号',
    lead: '带一把卷尺去门口：量门框之间的净宽，再量镜头会装在离地多高。吊顶的店，量到吊顶底面。',
    rules: {
      title: '选型的规则',
      items: [
        {
          name: '先看高度',
          formula: '最低高度 ≤ 镜头离地 ≤ 最高高度',
          why: '太低，人从画面里一闪就过；太高，肩膀只剩几个像素。高度不对，换什么算法都救不回来。',
        },
        {
          name: '再看门宽',
          formula: '门宽 ≤ 一台管的宽度，选够用里最窄的那款',
          why: '镜头越宽，门口的地面和反光也看得越多。够用就好，不用往大里选。',
        },
        {
          name: '还不够',
          formula: '门宽 ≤ 一台管的宽度 × 2，两台并排',
          why: '超过两台，接缝一多误差就跟着多，我们不建议，改用斜视摄像机加边缘盒子。',
        },
      ],
    },
  },
  inside: {
    title: '机身里做什么，传走什么',
    alt: '店门口上方的AI摄像机往下看，地面上一条计数线，顾客正走过',
    facts: [
      {term: '看', text: '每秒20到25帧，从正上方看头和肩。走得快、并排走、推着车，都是一个一个的轮廓。'},
      {term: '跟', text: '从进画面跟到出画面，越线一次才算一次。在门口站着聊天的，不会被数两遍。'},
      {term: '记', text: '结果先写在机身里。网断了继续记，恢复以后补传，报表里没有空洞。'},
      {term: '传', text: '一分钟几个数：进、出、在店。画面留在TF卡上，只有核对时您自己去看。'},
    ],
    more: '计数规则和准确率怎么来的',
  },
  finder: {
    eyebrow: `${countZh('aiCamera')}款机型`,
    title: '按数什么、挂多高来比',
    lead: '已经知道要数什么，可以直接筛；拿不准的，用上面的选型。',
    label: '筛选AI摄像机',
    facets: {
      counts: {label: '要数什么', any: '不限', answers: {door: '过门人数', room: '店内人数', height: '分大人小孩'}},
      mount: {label: '镜头离地', any: '不限', answers: (meters: string) => `${meters} m`},
      span: {label: '门宽', any: '3 m以内', answers: (meters: string) => `${meters} m以内`},
      form: {
        label: '镜头',
        any: '不限',
        answers: {overheadCounter: '单目', stereoCounter: '双目', fisheyeDome: '鱼眼'},
      },
    },
    purposes,
  },
  ume: {
    title: '还要看货架、看排队？看UME系列',
    lead: `上面${countZh('aiCamera')}款专心数人。UME是另一种：一台普通视角的摄像机，同时跑几种算法，跑哪几种由您选。`,
    more: '看型号',
    picture: '画面',
    algorithms: '同时跑',
    slots: (slots: number) => `${slots}种算法`,
    purposes: umePurposes,
  },
  ways: {
    title: '新买AI摄像机，还是给旧的加盒子',
    lead: '两条路都能得到人数，差在准不准、花不花工钱。',
    table: {
      caption: '三条路对比',
      columns: ['比什么', 'AI摄像机', '旧摄像机加B1', 'UME系列'],
      rows: [
        {label: '看的角度', cells: ['正上方', '跟着旧的位置，多半斜着', '斜看']},
        {label: '人多时互相挡', cells: ['不挡', '会挡，会漏几个', '会挡，会漏几个']},
        {label: '要不要打孔走线', cells: ['要，一根网线', '不要', '要，一根网线']},
        {label: '还能做别的', cells: ['只数人', '每路一种算法', '同时几种']},
        {label: '合适的店', cells: ['要拿人数考核转化率', '先试试，不想动现场', '新店，想少装几台']},
      ],
      note: '一家店可以混着来：门口用AI摄像机，卖场里的旧摄像机接盒子。',
    },
  },
  limits: {
    title: '什么时候数不准，什么不该用它',
    items: [
      {
        limit: '自动门的门扇、门帘、吊旗在镜头正下方',
        instead: '会被当成人在动。镜头往店里挪0.5到1 m，或者把吊旗挪开。',
      },
      {
        limit: '早晚的太阳斜照进门，地面一半亮一半暗',
        instead: '单目的K3受影响最大。这样的门优先选双目的H1001或H2001。',
      },
      {
        limit: '想知道进来的是谁、是不是老顾客',
        instead: '它不认人，也不该从头顶去认人。会员识别是另一件事，要单独征得本人同意。',
      },
      {
        limit: '店员进进出出也会被数进去',
        instead: '按工服颜色排除能去掉大部分，换季换工服要重设一次；或者给员工留一扇不装设备的门。',
      },
    ],
  },
  questions: {
    title: '常被问到的',
    faq: [
      {
        question: '数字多久能看到？',
        answer:
          '摄像机每分钟上报一次，手机和报表里看到的比现场晚一两分钟。当天的小时图随时在更新，第二天早上出前一天的定数。',
      },
      {
        question: '装好以后谁来验收？',
        answer:
          '您自己就能验。挑人多的半小时，站在门口用手机计数器按一遍，再和报表比。差得多，先查安装高度有没有填对，再看计数线是不是压在门槛上。',
      },
      {
        question: '断网、断电会丢数吗？',
        answer: '断网不丢，机身里先存着。断电的那段时间没有数，报表上会标成“设备离线”，不会拿估计数去补。',
      },
      {
        question: '一个商场八个门，能去掉重复吗？',
        answer:
          '能算清全场进了几人次、同时在场几人。不能认出同一个人上午走东门、下午走西门，因为不认脸，这是有意为之。',
      },
      {
        question: '占多少宽带？',
        answer:
          '只传数字时几乎不占，跟收银机刷卡差不多。有人点开画面看的时候才走视频：K3和H1001是2 Mbit/s，H2001是3，Fmix-D是6。',
      },
      {
        question: '画面里有顾客，合规上要做什么？',
        answer:
          '门口贴一张告示，说明在统计人数、画面存多久、找谁问。只用计数时可以把画面关掉，机身里不留录像，统计照常。',
      },
    ],
    readTitle: '接着看',
    reading: [
      {title: 'K3：安装高度和指示灯', note: '型号', href: '/support/model/k3'},
      {title: '进店率的三种算法', note: '行业', href: '/news/industry/entry-rate-three-definitions'},
      {title: '头肩客流统计：双目怎么量', note: '产品', href: '/products/head-shoulder-counting'},
      {title: '热力分析：人停在哪里', note: '产品', href: '/products/heat-map-analysis'},
      {title: '边缘盒子B1：旧摄像机也能数', note: '产品', href: '/products/ai-box'},
    ],
  },
  inquiry: {
    title: '门口有点怪，量不清楚？',
    text: '斜的、带旋转门的、里外两道门的，把照片和尺寸发来，我们画好点位再报型号。',
    trial: '免费试用',
    contact: '联系我们',
  },
};

export default copy;
