import {claimText} from '@site/src/facts/claims';
import {brand} from '@site/src/site/brand';

const edgeChannels = claimText('edgeChannels', 'zh-CN');

const copy = {
  meta: {
    title: '连锁门店视频与客流分析：数客流、远程巡店、防损',
    description: `${brand.nameZh}为连锁品牌提供云摄像机和门店算法：统计进店客流、远程巡店、减少收银损失。一家店就能开始，现有的摄像机也能接，可以先免费试用。`,
  },
  hero: {
    title: ['今天有多少人进店，', '一看就知道'],
    lead: '用云摄像机和门店算法，帮连锁品牌统计客流、远程巡店、减少收银损失。一家店就能开始，现有的摄像机也能接。',
    trial: '免费试用',
    see: '看客流怎么数',
    privacy: '计数看头肩轮廓，排除店员时再看工服颜色；计数不识别人脸，也不记录身份。',
  },
  facts: {
    label: '规模数据',
    camerasOnline: '在线摄像机',
    citiesCovered: '门店覆盖的市县',
    chainBrands: '合作的连锁品牌',
    largestCustomerCameras: '最大一家客户在用的摄像机',
    asOf: (year: string, month: string) => `截至${year}年${month}月，平台统计`,
  },
  industries: {
    eyebrow: '按行业看',
    title: '您在哪个行业？',
    line: '排队6人',
    items: {
      catering: {
        name: '餐饮',
        badge: '饭点，前厅和出餐口',
        title: '排队的人走了多少，您知道吗？',
        text: '饭点一小时，队伍长到门口，有人看一眼就走。把队伍长度、等位时间和走掉的人数按分钟记下来，就知道该加人还是改动线。',
        more: '看餐饮方案',
        points: [
          {title: '排队提醒', text: '队伍超过您定的人数，提醒店长加开收银台。'},
          {title: '后厨着装', text: '没戴工帽、没戴口罩，自动抓拍给店长。'},
          {title: '餐桌收拾', text: '桌子过了您定的时间没收，抓拍给店长。'},
        ],
      },
      shoesClothing: {
        name: '鞋服',
        badge: '周末，试衣区',
        title: '进了试衣间，为什么没买？',
        text: '进店、停留、试穿、成交，哪一步掉得最多，就先改哪一步，不用凭感觉换陈列。',
        more: '看鞋服方案',
        points: [
          {title: '进店率', text: '橱窗前走过多少人，进来多少人。'},
          {title: '试穿和停留', text: '哪个区域停得久，哪一排没人碰。'},
          {title: '高峰人手', text: '高峰时一位导购要接待几位顾客。'},
        ],
      },
      medicine: {
        name: '医药',
        badge: '晚间，处方柜台',
        title: '处方柜台有没有人，空了多久？',
        text: '柜台空着、冷柜门没关好，提醒和定时抓图会告诉门店和质管，不用等飞检才发现。',
        more: '看医药方案',
        points: [
          {title: '柜台在岗', text: '柜台空着、有顾客在等，超过设定时间提醒店长。'},
          {title: '冷柜门', text: '门没关严，当场提示，留一张图。'},
          {title: '飞检留底', text: '检查项按规则抓拍，处理过的有图可查。'},
        ],
      },
      automobile: {
        name: '汽车',
        badge: '周六，展厅',
        title: '来看车的，有没有人接待？',
        text: '客人进展厅几分钟后有人接待，看了哪台车，看了多久，都有记录。',
        more: '看汽车方案',
        points: [
          {title: '迎客快慢', text: '进门几分钟没人招呼，就在手机上提醒。'},
          {title: '展车热度', text: '每台展车前有多少人停下，停了多久。'},
          {title: '工位周转', text: '工位占用多久，车等了多久。'},
        ],
      },
      fmcg: {
        name: '快消',
        badge: '促销周，堆头前',
        title: '堆头摆出去了，有没有人停下来？',
        text: '同一张促销台，换个位置，停留的人差很多。热力图按小时记录每个区域的停留，换位前后各看一周，就知道该摆在哪。',
        more: '看快消方案',
        points: [
          {title: '货架热区', text: '哪排货架前有人停，停几秒。'},
          {title: '缺货和陈列', text: '缺货、错位、价签朝里，自动抓拍给店长。'},
          {title: '促销执行', text: '促销海报哪天贴上，总部不用打电话问。'},
        ],
      },
      government: {
        name: '政府',
        badge: '汛期，河道点位',
        title: '几百个点位，先看哪一个？',
        text: '不同年代、不同厂家的摄像机接到一起，按规则筛：水位过线、占道、冒烟。值班员看到的是要处理的事，不是一墙画面。',
        more: '看智慧城市方案',
        points: [
          {title: '旧设备能接入', text: '旧摄像机按GB/T 28181接入，不用换。'},
          {title: '只看要处理的', text: '只把越过规则的画面推到前面。'},
          {title: '处理有记录', text: '谁看过、什么时候处理的，都有记录。'},
        ],
      },
    },
  },
  console: {
    eyebrow: '网页版',
    title: '门店的事，在一个窗口里看完',
    lead: '昨天的数字、出问题那一刻的录像、等人确认的提醒和整改单。',
  },
  chooser: {
    eyebrow: '帮您选',
    title: '选几项条件，得到您的设备清单',
    hint: '改动上面任意一项，推荐会跟着变。',
    sentence: {
      goal: '我想',
      door: '门口宽',
      height: '镜头离地',
      existing: '店里',
      stores: '一共',
      comma: '，',
      end: '。',
    },
    labels: {goal: '想做的事', door: '门口宽度', height: '镜头离地高度', existing: '现有设备', stores: '门店数量'},
    goals: {counting: '数清进店客流', inspection: '远程巡店', lossPrevention: '防收银损失', recording: '保存录像'},
    door: (meters: number) => `${meters}米以内`,
    height: (low: number, high: number) => `${low}到${high}米`,
    existing: {cameras: '已有摄像机', none: '还没有摄像机'},
    stores: (count: number) => `${count}家店`,
    reasons: {
      overDoor: '装在门口正上方，一台就能覆盖',
      twoDoor: '一台覆盖不全，要两台并排，中间重叠半米',
      angled: '门太宽、太高或太低，只能斜着装，由B1计数，人多时会漏数',
      angledOwn: '门太宽、太高或太低，用现有摄像机斜着数，人多时会漏数',
      edge: `接现有摄像机，最多${edgeChannels}路1080p`,
      edgeOverDoor: '现有摄像机在门口正上方往下看的，选它',
      camera: '看全店，一根网线供电',
      tillCamera: '装在收银台上方，看清手和商品',
      localRecording: '想把录像留在本店时再加',
      recorder: '8路接入，录像留在店里',
    },
    perStore: (count: number, stores: number) =>
      stores === 1 ? `${count}台` : `每店${count}台，共${count * stores}台`,
    needed: '必配',
    optional: '可选',
    either: '二选一',
    listFor: (count: number) => `${count}家店的清单`,
    action: '把清单发给我',
  },
  hardware: {
    eyebrow: '硬件',
    title: '从摄像机到边缘盒子，都由我们自己设计',
    all: '全部硬件',
    items: {
      camera: {
        kind: '云摄像机',
        text: (minutes: number) => `镜头可以用手拧到要看的方向，一根网线供电，扫码到看见画面不到${minutes}分钟。`,
      },
      box: {kind: '边缘盒子', text: (channels: number) => `旧摄像机接上它，也能用新算法。最多${channels}路1080p。`},
      recorder: {
        kind: '录像机',
        text: (channels: number) => `${channels}路接入，单盘6\u00a0TB或8\u00a0TB。断网照常录像，恢复后随时回放。`,
      },
    },
  },
  news: {eyebrow: '新闻', title: '最近的更新和动态', all: '全部新闻', heatPair: '左起：后一周、前一周、两周相差'},
  promo: {
    title: '先在一家店试，看过数据再决定',
    text: '智慧门店系统把客流、巡店、防损、考勤放在一起，现有的摄像机也能接。',
    trial: '免费试用',
    more: '看智慧门店方案',
  },
};

export default copy;
