import {promises} from '@site/i18n/zh-CN/copy/promises';

const copy = {
  meta: {
    title: 'AI硬件家族：摄像机、UME、盒子、工牌怎么选',
    description:
      '给门店和IT选型：AI摄像机专做计数，UME一台做几件，边缘盒子给旧摄像机加算法，工牌录接待。回答两个问题，得到建议，附决策表。',
  },
  banner: {
    title: 'AI硬件家族：四类设备怎么选',
    text: 'AI摄像机数客流，UME一台运行几种算法，边缘盒子给旧摄像机加算法，智能工牌录接待。',
  },
  statement: {
    before: '选AI硬件，关键看',
    marked: '算法放在哪里',
    after: '：放在摄像机里，放在店里的盒子里，还是像工牌的语音转写那样放在云端。',
    aside: `${promises.algorithmsInStore}工牌不看画面，录的是声音，充电联网以后在云端转成文字。差别在于一台管几件事、要不要换掉现有的摄像机、看的是门还是厅。`,
  },
  chooser: {
    eyebrow: '两个问题',
    title: '回答两个问题，得到建议的型号',
    lead: '答案会写在网址里，可以直接发给同事。',
    job: '这个点位主要用来做什么？',
    jobs: {
      door: '数门口进出的人',
      floor: '看一个区域，一种算法',
      several: '同一个画面，两三种算法',
      many: '大厅，四种以上算法',
      voice: '听店员和顾客怎么说',
    },
    existing: '这个点位现在有摄像机吗？',
    existings: {none: '没有，要新装', cameras: '有，能出1080p'},
    result: '建议装',
    reasons: {
      door: {
        none: '专做俯视计数，一个门一台。数字在机身里算完，一分钟传一次。',
        cameras: '现有的摄像机多半是斜着装的，人多时会漏数。门口建议单独装一台俯视的，旧摄像机继续看店。',
      },
      floor: {
        none: '先装好摄像机，算法以后可以加：配一台盒子，最多四台摄像机共用。',
        cameras: '摄像机留着，盒子取它一路1080p，加一种算法。四台以内共用一个盒子。',
      },
      several: {
        none: '新装就选多算法的，不用另配盒子和插座，4K画面够几种算法一起用。',
        cameras: '画面够清楚就加盒子，一路只能运行一种，两三种算法就占两三路。画面不清楚的，换成U8-D更划算。',
      },
      many: {
        none: '装得高、像素多，六种算法可以分区运行，要配802.3at的交换机。',
        cameras: '盒子一路只能运行一种算法，最多四路。一个厅要四种以上，换一台大的，比用两个盒子简单。',
      },
      voice: {
        none: '摄像机收音听不清一对一的对话。工牌夹在胸前，先签告知书，红灯亮着才录。',
        cameras: '头顶的麦克风分不清谁在说，也很难让每位顾客同意。工牌一人一块，由本人开关。',
      },
    },
    more: (name: string) => `看${name}`,
  },
  family: {
    title: '四类硬件，各做什么',
    lead: '四类硬件用同一个后台、同一套账号，差别在看什么、在哪里算、传出去什么。',
    all: '全部硬件',
    columns: {sees: '看什么', thinks: '在哪里算', leaves: '传出去的', models: '型号'},
    camera: {
      title: 'AI摄像机：专做客流',
      text: '镜头、角度、算法都为客流配好，不能改作别的用途，所以数得准、装得快。Fmix-D还看停留。',
      sees: '门口、通道，从上往下',
      thinks: '机身里，算法固定',
      leaves: '每分钟几个数字',
    },
    ume: {
      title: 'UME：一台运行几种算法，您来选',
      text: '一路高清画面，可以放几种算法。今天看排队，换季看试衣间门口，远程就能换，不用动设备。',
      sees: '收银区、卖场、大厅',
      thinks: (eight: number, nine: number) => `机身里，UME-8运行${eight}种，UME-9运行${nine}种`,
      leaves: '事件、数字、截图',
    },
    box: {
      title: '边缘盒子：给旧摄像机加算法',
      text: '不换摄像机，不动录像机，从每台摄像机再取一路画面，在盒子里分析。适合已经装好、画面还清楚的店。',
      sees: '现有摄像机的画面',
      thinks: (channels: number, tops: number) => `盒子里，${channels}路1080p，${tops}\u00a0TOPS`,
      leaves: '事件、数字、截图',
    },
    badge: {
      title: '智能工牌：录接待',
      text: '其余三类都是看画面，只有工牌录声音。按一下才录一段接待，本人愿意的，可以分享给店长和新人听。使用前要告知员工和顾客。',
      sees: '面前一米的对话',
      thinks: '录在牌上，文字在云端转',
      leaves: '录音；转成的文字存在您的账号下',
    },
  },
  installed: {
    title: '装好以后，您看得到的只有这么多',
    lead: '三台装在顶上，一枚夹在胸前。旁边的东西都是真实大小。',
  },
  seen: {
    eyebrow: '各看到什么',
    title: '看画面的三类设备，各看一件事',
    events: {
      'overhead-counting': {
        title: 'AI摄像机看门口',
        text: '装在门的正上方，一个人进，一个人出，过线就数。它不做别的，所以数得准。',
      },
      loitering: {
        title: 'UME看店门外',
        text: '同一个人在店门外待了很久，U8-T自己就能判断，不用另配盒子。等车的人也会报，时长别设太短。',
      },
      'cap-missing': {
        title: '边缘盒子看后厨',
        text: '后厨的旧摄像机照常录像，盒子多取一路画面，看出最前面这位没戴工帽。',
      },
    },
  },
  decisions: {
    title: '按您的情况，查该装哪一种',
    lead: '在左边找到和您最接近的一行；右边是常见的选错，结果多半是多花钱，或者数不准。',
    head: {situation: '您的情况', take: '装这个', why: '因为', mistake: '常见的选错'},
    rows: [
      {
        situation: '新店，一个门，想知道进店多少人',
        take: 'K3',
        why: '门宽3\u00a0m以内，俯视最准',
        mistake: '用收银台的摄像机兼着数，人多就数不准',
      },
      {
        situation: '门头低，离地不到2.6\u00a0m',
        take: 'E3-X加B1',
        why: '从对面高处斜着看，门头多矮都行；人多时会漏几个',
        mistake: '仍然装K3，两边看不全',
      },
      {
        situation: '五家老店，摄像机三年前装的',
        take: '每店一台B1',
        why: '摄像机不动，四路各一种算法',
        mistake: '全部换新，又拆又装，花两遍工钱',
      },
      {
        situation: '收银区要看排队、离岗、停留',
        take: 'U8-D',
        why: '同一个画面，三种算法一起运行',
        mistake: '为每一种各装一台',
      },
      {
        situation: '展厅层高6\u00a0m',
        take: 'U9-D',
        why: '像素够，六种算法一起运行',
        mistake: '角落装四台，拼不出一条完整的路线',
      },
      {
        situation: '后门夜里常有人翻墙进来',
        take: 'U8-T',
        why: '防水，40\u00a0m红外，能喊话',
        mistake: '室内半球装到雨棚下，一个雨季就坏',
      },
      {
        situation: '导购话术参差不齐',
        take: 'i-badge',
        why: '听得清一对一，有红灯，能随时停',
        mistake: '让摄像机收音，听不清，也难取得顾客同意',
      },
    ],
  },
  questions: {
    title: '选AI硬件时常问的问题',
    faq: [
      {
        question: '盒子和UME能一起用吗？',
        answer:
          '能。常见的是老店用盒子，新店用UME，后台是同一张报表。同一家店里，老点位接盒子，新点位装UME，也可以一起用。',
      },
      {
        question: '算法装在店里，更新怎么办？',
        answer: `后台下发。${promises.algorithmRollout}${promises.algorithmSwap}每次更新改了什么，在设备记录里写着。`,
      },
      {
        question: '断网的时候，AI还能用吗？',
        answer: `能。摄像机、UME和盒子断网照样计数、照样判断，只是提醒要等网络恢复才能送到；网络恢复以后按发生的时间补齐。工牌照常录音，转成文字要等它联网。`,
      },
      {
        question: '现在一种算法，以后会不会不够用？',
        answer: '担心不够用，就装B1或U8-D，留出算法的余量。确定只数门口，就用K3，以后加别的算法，门口照样要数。',
      },
      {
        question: '它们会不会存人脸？',
        answer:
          '计数、热区、排队、离岗都不用脸，只用人形或头肩。要做会员识别，是另外开通的功能，要顾客单独同意，也可以用手机号或会员码代替。',
      },
      {
        question: '为什么不把画面全传到云上算？',
        answer:
          '带宽不划算。四台1080p全天上传，按每台2\u00a0Mbit/s算，要长期占着8\u00a0Mbit/s的上行带宽，网络一波动就会漏。在店里算，传的只是结果，也少了一份画面外泄的担心。',
      },
    ],
    readTitle: '接着看',
    reading: [
      {title: '边缘计算：芯片、音视频、检测', note: '技术', href: '/technology/edge-computing'},
      {title: '算法商城', note: '算法', href: '/algorithm-mall'},
      {title: 'AI摄像机列表', note: '列表', href: '/products/cloud-ai-camera'},
      {title: 'B1能用哪些算法，四路怎么分', note: '产品', href: '/products/ai-box'},
    ],
  },
  inquiry: {
    title: '还是拿不准选哪一种？',
    text: '说说几家店、现有什么摄像机、最想知道的一件事，我们给出一家店的试装方案。',
    trial: '免费试用',
    contact: '联系我们',
  },
};

export default copy;
