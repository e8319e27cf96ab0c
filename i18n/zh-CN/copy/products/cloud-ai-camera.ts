import {promises} from '@site/i18n/zh-CN/copy/promises';
import {countZh} from '@site/src/facts/deviceCounts';
import type {ModelId} from '@site/src/facts/models';

const umePurposes: Record<ModelId<'umeCamera'>, string> = {
  'u8-d': '室内半球，收银区和货架通道',
  'u8-t': '海螺形，能装在室外和后门',
  'u9-d': '画面最大，一台看全一整片卖场',
};

const purposes: Record<ModelId<'aiCamera'>, string> = {
  'fmix-d': '装在店堂中间，看整片区域有几个人、停在哪里，也能兼顾门口计数。',
  k3: '适合街边店、商场铺位的标准门，一个门一台，装好填上高度就开始计数。',
  h1001: '适合门头低的老街店、地铁口小店，双镜头能量出身高。',
  h2001: '适合挑高的展厅、商场大门，装得高，覆盖也宽。',
};

const copy = {
  meta: {
    title: 'AI客流摄像机选型：填门宽和高度，得到型号',
    description: `给门店选客流设备：${countZh('aiCamera')}款在机身里完成计数的AI摄像机。填门宽和安装高度，直接得到型号，写明一台还是两台并排。附参数对比表。`,
  },
  banner: {title: 'AI摄像机：在机身里数客流', text: '人数在摄像机里统计完，传出去的只有几个数字，断网也照常计数。'},
  statement: {
    before: '把画面传到云上再数，一个门口要一直占着2到6\u00a0Mbit/s的上行带宽。在摄像机里数，',
    marked: '一分钟只传几个数字',
    after: '，断网也照常计数。',
    aside: `${countZh('aiCamera')}款都装在吊顶上往下看，只看头和肩，不识别人脸，也不给任何人建档。选哪一款看三件事：装多高，门多宽，除了进出门还要统计什么。`,
  },
  chooser: {
    eyebrow: '按门选型',
    title: '量好门宽和高度，得到一个型号',
    lead: '带一把卷尺去门口：量门框之间的净宽，再量镜头会装在离地多高。吊顶的店，量到吊顶底面。',
    rules: {
      title: '选型的规则',
      items: [
        {
          name: '先看高度',
          formula: '最低高度 ≤ 镜头离地 ≤ 最高高度',
          why: '太低，人从画面里一闪就过；太高，肩膀只剩几个像素。高度不对，换什么算法都数不准。',
        },
        {
          name: '再看门宽',
          formula: '门宽 ≤ 这个高度上一台覆盖的宽度，选够用的型号里最窄的一款',
          why: '装得低，看到的就窄：按1.7\u00a0m的头顶高度和镜头的水平视角算。够用就好，镜头越宽，拍进的反光地面也越多。',
        },
        {
          name: '一台不够宽',
          formula: '门宽 ≤ 一台覆盖的宽度 × 2 − 0.5\u00a0m，两台并排',
          why: '超过两台，拼接处一多误差也会变大，我们不建议这样装，可以改用斜装的摄像机加边缘盒子。',
        },
      ],
    },
  },
  inside: {
    title: '摄像机里算什么，传出去什么',
    event: '过线才算一次',
    facts: [
      {term: '看', text: '每秒20到25帧，从正上方看头和肩。走得快、并排走、推着车，都能分成一个一个的轮廓。'},
      {
        term: '跟',
        text: '从进画面跟到出画面，越线一次才算一次。站着不动的只算一次；来回踩线每次都会记，计数线要避开常有人聊天的地方。',
      },
      {term: '记', text: '结果先写在机身里。网断了继续记，恢复以后补传，报表不缺数据。'},
      {term: '传', text: '一分钟几个数：进、出、在店。画面留在TF卡上，只在您核对时才调看。'},
    ],
    more: '计数规则和准确率怎么来的',
  },
  finder: {
    eyebrow: `${countZh('aiCamera')}款机型`,
    title: '按统计内容和安装高度比较',
    lead: '已经知道要数什么，可以直接筛；拿不准的，用上面的选型。',
    label: '筛选AI摄像机',
    facets: {
      counts: {label: '要数什么', any: '不限', answers: {door: '进出人次', room: '店内人数', height: '分大人小孩'}},
      mount: {label: '镜头离地', any: '不限', answers: (meters: string) => `${meters}\u00a0m`},
      span: {label: '门宽', any: '3\u00a0m以内', answers: (meters: string) => `${meters}\u00a0m以内`},
      form: {
        label: '镜头',
        any: '不限',
        answers: {overheadCounter: '单目', stereoCounter: '双目', fisheyeDome: '鱼眼'},
      },
    },
    purposes,
  },
  ume: {
    title: '还要看货架、看排队？选UME系列',
    lead: `上面${countZh('aiCamera')}款用来数人，Fmix-D还看人停在哪里。UME系列是普通视角的摄像机，一台能同时运行几种算法，用哪几种由您选。`,
    more: '看型号',
    picture: '画面',
    algorithms: '同时运行',
    slots: (slots: number) => `${slots}种算法`,
    purposes: umePurposes,
  },
  ways: {
    title: '新买AI摄像机，还是给旧摄像机加盒子',
    lead: '两种办法都能得到人数，差别在准确程度和施工量。',
    table: {
      caption: '三种办法对比',
      columns: ['对比项', 'AI摄像机', '旧摄像机加B1', 'UME系列'],
      rows: [
        {label: '看的角度', cells: ['正上方', '跟着旧的位置，多半斜着', '斜看']},
        {label: '人多时互相挡', cells: ['不挡', '会挡，会漏几个', '会挡，会漏几个']},
        {label: '要不要打孔走线', cells: ['要，一根网线', '不要', '要，一根网线']},
        {label: '还能做别的', cells: ['数人，Fmix-D还看停留', '每路一种算法', '同时几种']},
        {label: '合适的店', cells: ['要拿人数考核转化率', '想先试试，不想施工', '新店，想少装几台']},
      ],
      note: '一家店可以混着用：门口用AI摄像机，卖场里的旧摄像机接盒子。',
    },
  },
  limits: {
    title: '哪些情况数不准，哪些事不适合用它',
    items: [
      {
        limit: '自动门的门扇、门帘、吊旗在镜头正下方',
        instead: '会被当成人在动。镜头往店里挪0.5到1\u00a0m，或者把吊旗挪开。',
      },
      {
        limit: '早晚的太阳斜照进门，地面一半亮一半暗',
        instead: '单目的K3受影响最大。这样的门选双目的H2001；离地不到2.6\u00a0m的，斜着装一台E3-X，接B1计数。',
      },
      {
        limit: '想知道进来的是谁、是不是老顾客',
        instead: '它不识别身份。需要识别会员的，请看智慧导购，要单独征得本人同意。',
      },
      {
        limit: '店员进进出出也会被数进去',
        instead: '按工服颜色排除能去掉大部分，换季换工服要重设一次；或者给员工留一扇不装设备的门。',
      },
    ],
  },
  questions: {
    title: 'AI摄像机常见问题',
    faq: [
      {
        question: '数字多久能看到？',
        answer: `${promises.countsShown}自己的系统从接口可以按分钟取。前一天的最终数字第二天早上出。`,
      },
      {
        question: '装好以后谁来验收？',
        answer:
          '您自己就能验收。挑两个时段，一个人多、一个在早晚，站在门口用手机计数器一共数够200人次，再和报表比。差得多，先查安装高度有没有填对，再看计数线是不是压在门槛上。',
      },
      {
        question: '断网、断电会丢数吗？',
        answer: '断网不会丢，数字先存在机身里。断电期间没有数据，报表上会标成“设备离线”，不会用估计的数去补。',
      },
      {
        question: '一个商场八个门，能去掉重复吗？',
        answer:
          '能算清全场进了几人次、同时在场几人。同一个人上午走东门、下午走西门，它认不出是同一个人，因为不识别人脸。',
      },
      {
        question: '占多少带宽？',
        answer:
          '只传数字时几乎不占，和收银机刷一次卡差不多。有人点开画面看的时候才走视频：K3和H1001是2\u00a0Mbit/s，H2001是3，Fmix-D是6。',
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
      {title: '头肩客流统计：双目怎么量', note: '产品', href: '/products/head-shoulder-counting'},
      {title: '热力分析：人停在哪里', note: '产品', href: '/products/heat-map-analysis'},
      {title: '边缘盒子B1：旧摄像机也能数', note: '产品', href: '/products/ai-box'},
    ],
  },
  inquiry: {
    title: '门的形状特殊，不好量？',
    text: '斜的、带旋转门的、里外两道门的，把照片和尺寸发来，我们画好点位再报型号。',
    trial: '免费试用',
    contact: '联系我们',
  },
};

export default copy;
