import {promises} from '@site/i18n/zh-CN/copy/promises';
import {modelById} from '@site/src/facts/models';

/** How long and deep a B1 is. */
const [long, , deep] = modelById('b1').sizeMm;

interface BoxFacts {
  readonly tops: number;
  readonly watts: number;
  readonly dayKwh: number;
  /** Lowest and highest temperature of the air, in degrees Celsius. */
  readonly celsius: readonly [low: number, high: number];
}

const copy = {
  meta: {
    title: '边缘计算：哪些在店里算，哪些数据会传出去',
    description:
      '给IT负责人：哪件事在摄像机里算、哪件事在盒子里算，传出去的是什么，断网时各自怎么办。流量按设备码率现算，附端口和功耗。',
  },
  banner: {
    title: '边缘计算：在店里分析画面，断网照常',
    text: `${promises.algorithmsInStore}在哪里计算，决定了宽带要办多大、断网时哪些功能照常、谁能看见画面。`,
    alt: '示意图：一家店里四台摄像机的画面都送到店里的边缘盒子，只有数字升到店上方的云',
    note: `示意图：盒子画大了，实物长${Math.round(long / 10)}\u00a0cm、宽${Math.round(deep / 10)}\u00a0cm。画面送到盒子，算出的数字再到云上。`,
    trial: '免费试用',
    more: '看五件事各在哪里算',
  },
  placement: {
    eyebrow: '在哪里算',
    title: '每件事在哪里算，传出去的是什么',
    lead: promises.videoInStore,
    sides: {store: '店里', outside: '传出去的'},
    table: {caption: '五件常做的事', columns: ['要做的事', '在哪里算', '传出去的是什么', '断网时怎么办']},
    places: {camera: '摄像机', box: '边缘盒子', cloud: '云'},
    runsIn: {camera: '摄像机或边缘盒子', box: '边缘盒子或UME摄像机', cloud: '不用算，只转发'},
    tasks: {
      counting: {
        label: '数进出店人数',
        leaves: promises.countsLeave,
        cut: '照常计数，数字先存在店里；网络恢复后自动补传，报表会补齐。',
      },
      uniform: {
        label: '查工服和口罩',
        leaves: promises.findingStill,
        cut: '照常检查，结果先存在店里；网络恢复后，只把还没处理的提醒补发给店长。',
      },
      retrieval: {
        label: '按条件搜录像',
        leaves: promises.searchTags,
        cut: '标签继续生成。断网时在店外不能搜，网络恢复以后都搜得到。',
      },
      heatMap: {
        label: '画店内热区',
        leaves: promises.heatGrid,
        cut: '网格在店里继续累加，当天的图晚一点出来。',
      },
      live: {
        label: '远程看实时画面',
        leaves: '画面本身，看多久就传多久。',
        cut: '店外看不了；店里的录像照常录，恢复后可以回看。',
      },
    },
    wait: '流量估算正在载入。',
  },
  seen: {
    title: '三种提醒，在店里判断，传出一张截图',
    events: {
      'forklift-person': {
        title: '叉车前有人',
        text: '人离得远，画面不传；走得太近，传一张截图，要人确认。',
      },
      'smoke-fire': {title: '纸箱起火', text: '断网时店里照样判断，提醒要等网络恢复才送到。所以它代替不了烟感和喷淋。'},
      intrusion: {title: '夜里有人进库', text: '打烊以后是红外画面。早上保洁来之前要撤防。'},
    },
  },
  hardware: {
    eyebrow: 'AI硬件设计',
    title: '放进弱电箱的盒子，怎样散热和供电',
    lead: '弱电箱没有空调，插座常和冰柜共用，盒子按这样的条件设计。',
    alt: '边缘盒子B1拆开后上下排开，从上到下：带散热片的上盖、机框、导热铜板、算力模块、主板和底板',
    facts: ({tops, watts, dayKwh, celsius: [low, high]}: BoxFacts) => ({
      power: {
        title: '供电',
        value: `${watts}\u00a0W`,
        text: `机房里一块显卡要几百瓦；盒子满载一天约${dayKwh.toFixed(2)}度电。用12\u00a0V直流，不用PoE，要留一个插座。`,
      },
      chip: {
        title: '芯片',
        value: `${tops}\u00a0TOPS`,
        text: '专做神经网络的处理单元，八位整数运算。只推理，不训练，所以省电。',
      },
      restart: {
        title: '来电后AI灯常亮',
        value: '5分钟内',
        text: '自动启动，慢闪是在加载算法。通道和计数线不必重设。',
      },
      heat: {
        title: '散热',
        value: `${low}到${high}\u00a0℃`.replaceAll('-', '−'),
        text: '指盒子周围的空气。四周留5\u00a0cm，不要放在同样发热的录像机上面。',
      },
    }),
    note: '拆开图是示意，请不要自己拆机。参数取自产品目录。',
    more: 'B1的灯、接口和固件记录',
    moreHref: '/support/model/b1',
  },
  media: {
    eyebrow: '音视频处理',
    title: '降低码率，网络差时也能流畅看',
    lead: '算法看到的、店长看到的，都是编码之后的画面。',
    care: [
      {
        title: 'H.265编码',
        text: '同样清楚，流量约为H.264的一半，目录里的码率都按它算。太老的浏览器由云端转码。',
      },
      {
        title: '夜间降噪',
        text: '噪点会被当成运动，白占码率，所以编码之前去掉。运动的人尽量不处理，免得拖影。',
      },
      {
        title: '弱网',
        text: '上行带宽不够时，依次降低子码流的画质和帧率，声音最后才断。',
      },
      {
        title: '抖动缓冲',
        text: '4G和商场Wi-Fi忽快忽慢，缓冲几百毫秒，播放就均匀。对讲时缓冲短，偶尔花一下，但马上听见。',
      },
    ],
    streams: {
      caption: '同一台设备，不同用途取不同码流',
      rows: [
        {label: '店内录像', stream: '主码流', text: '清楚，事后要能看清手上的动作'},
        {label: '手机远程看', stream: '子码流', text: '通常两秒左右出画，4G信号差会更久'},
        {label: '盒子分析', stream: '1080p一路', text: '帧率稳定，人的动作连续'},
        {label: '语音对讲', stream: '音频', text: '延迟低，回声要消掉'},
      ],
    },
    more: '画面卡、时断时续怎么查',
    moreHref: '/support/troubleshooting/details/t0002',
  },
  models: {
    eyebrow: 'AI智能检测',
    title: '模型怎么装进盒子，出错怎么退回上一版',
    lead: '模型在机房训练，在店里运行，中间要压缩和验收。',
    steps: [
      {title: '剪枝', text: '去掉几乎不起作用的通道，再训练一轮。去多少以验收准确率的下降为限，不追求最小。'},
      {title: '量化', text: '32位浮点改成8位整数，体积是四分之一。暗光和远处小目标最怕量化，验收时单独看。'},
      {
        title: '验收',
        text: '两版测同一批画面，漏报和误报都不比旧版差才放行。画面来自签过授权的门店，不取自客户录像。',
      },
      {title: '分批更新', text: promises.algorithmRollout},
      {title: '回退', text: '新版启动失败或连续报错，盒子自动换回；人工回退在后台点一下，不用去店里。'},
    ],
    channels: {
      title: '四路画面，可以各用一种算法',
      text: '从6.2.0固件起可以这样分，例如一家带后厨的店：',
      views: ['门口：数客流', '后厨：查口罩', '收银台：查离岗', '仓库：查闯入'],
    },
    more: '有哪些算法可以装',
  },
  limits: {
    eyebrow: '能力范围',
    title: '边缘计算做得到什么，做不到什么',
    lead: '签合同之前，请IT和法务一起看这三列。',
    holds: {
      title: '做得到',
      items: [
        '断网时照常计数和检查，结果先存本机',
        '平时几乎不占上行带宽，收银和点单不受影响',
        '画面留在店内的卡、录像机和盒子所在的网络里',
      ],
    },
    slips: {
      title: '做不到',
      items: [
        '一台盒子超过四路1080p，多出来的只能再加一台',
        '拍得不清楚的画面，放在哪里算都一样不准',
        '盒子不录像，录像丢了它补不回来',
      ],
    },
    privacy: {
      title: '隐私',
      items: ['客流和热区只传数字，不传画面', '要人确认的截图，由您设定谁能看', '本页这些算法都不识别人脸'],
    },
  },
  devices: {
    title: '哪些设备能在店里算',
    lead: '已有1080p摄像机的，加一台盒子；新装的，可以直接选带算力的摄像机。TOPS是算力的单位，高不等于更准，只说明能同时看更多画面、运行更多算法。',
    all: '看边缘盒子',
    more: '查看',
    runs: '能运行什么',
    leaves: '传出去的',
    channels: (channels: number, tops: number) => `${channels}路1080p，每路一种算法；${tops}\u00a0TOPS`,
    slots: (slots: number, tops: number) => `自己这一路画面，最多${slots}种算法；${tops}\u00a0TOPS`,
    builtIn: {k3: '从门口正上方数进出', 'fmix-d': '数人，画店内热区'},
    rows: [
      {model: 'b1', purpose: '给已有的摄像机加算法', leaves: '结果；要人确认的截图'},
      {model: 'u8-d', purpose: '装在室内天花板；室外用U8-T，算力相同', leaves: '结果；要人确认的截图'},
      {model: 'u9-d', purpose: '装在高天花板，看大空间', leaves: '结果；要人确认的截图'},
      {model: 'k3', purpose: '装在普通店门上方', leaves: '每分钟几个数字'},
      {model: 'fmix-d', purpose: '鱼眼，装在店中间看全店', leaves: '人数和停留的网格'},
    ],
  },
  questions: {
    title: 'IT部门常问的问题',
    faq: [
      {
        question: '盒子要开哪些端口？',
        answer:
          '只开出方向：TCP 443和8883，UDP 53和123。入方向不用开任何端口，也不用公网地址。盒子到摄像机走店内网络，取流用TCP 554。',
      },
      {
        question: '断网三天，数据会丢吗？',
        answer:
          '数字和结果存在设备里，网络恢复后按时间补传。截图占地方，存满以后先删最早的，所以断网很久的店，可能少几张旧截图，计数不会少。',
      },
      {
        question: '能完全不上云吗？',
        answer:
          '录像可以一直留在店里。报表、提醒、跨店比较需要把结果送出来；如果连结果也不能出内网，需要另做专网方案，请先和我们谈。',
      },
      {
        question: '更新算法会不会影响营业？',
        answer: promises.algorithmSwap,
      },
      {
        question: '别家的摄像机能接到盒子吗？',
        answer: '能给出RTSP或ONVIF的1080p画面就行。鱼眼矫正前的画面、加密的私有码流接不了，可以把型号发来，我们先查。',
      },
      {
        question: '盒子被人拿走怎么办？',
        answer:
          '盒子里没有视频，最多存着还没传完的截图和结果。后台吊销设备密钥后，它就登录不了平台。离线超过您设的时间（默认10分钟），店长和总部都会收到提醒。',
      },
    ],
    readTitle: '接着看',
    reading: [
      {title: '设备怎么接进来', note: '接入层', href: '/paas/access-layer'},
      {title: '摄像机离线，一步步查', note: '故障排查', href: '/support/troubleshooting/details/t0001'},
    ],
  },
  inquiry: {
    title: '把摄像机清单发给我们',
    text: '我们标出哪几路能直接用、要几台盒子、上行带宽要办多大。',
    trial: '免费试用',
    contact: '联系我们',
  },
};

export default copy;
