import {claimText} from '@site/src/facts/claims';
import type {PressPictureId} from '@site/src/facts/press';
import {brand} from '@site/src/site/brand';
import {promises} from './promises';

const name = brand.nameZh;

const pictures: Record<PressPictureId, string> = {
  e3X: '球型摄像机E3-X',
  k3: '客流摄像机K3',
  h1001: '双目客流摄像机H1001',
  fmixD: 'AI摄像机Fmix-D',
  b1: '边缘盒子B1',
  recorder: '录像机UL-8208NH',
  badge: '智能工牌i-badge',
  counting: '门店剖面：门口数客流',
  heat: '门店剖面：热力图',
  edge: '店内计算和平台的关系',
};

const copy = {
  title: '媒体中心：公司介绍、数字和图片',
  meta: {
    title: '媒体中心：公司介绍、数字、标志和产品图下载',
    description: `给记者、会议主办方和合作伙伴：可以直接引用的${name}介绍（三种长度）、带日期的公司数字、标志和产品图下载、演讲题目，以及媒体联系方式。`,
  },
  partsLabel: '本页内容',
  about: {
    nav: '公司介绍',
    title: '公司介绍，三种长度',
    lead: '可以原文引用，也可以删短；请不要改动数字和日期。',
    copy: {copy: '复制这一段', copied: '已复制', failed: '没能复制，请手动选中'},
    versions: [
      {
        title: '一句话',
        text: `${name}为连锁门店做云摄像机、AI摄像机和软件，用来看店、数客流、巡店和核对收银。`,
      },
      {
        title: '一段话',
        text: `${name}成立于${claimText('founded', 'zh-CN')}年，客户是连锁门店。产品有云摄像机、AI摄像机、录像机、边缘盒子和配套的软件。店长和总部用它看店、数客流、看热力图、巡店和核对收银。已接入${claimText('storesConnected', 'zh-CN')}家门店，覆盖${claimText('citiesCovered', 'zh-CN')}个市县。`,
      },
      {
        title: '长一些的',
        text: `${name}成立于${claimText('founded', 'zh-CN')}年，从门店摄像机做起，后来让摄像机会数人、会巡店。硬件有云摄像机、AI摄像机、录像机、边缘盒子和智能工牌。软件管客流统计、热力图、巡店、收银核对和数据看板。客户自己的系统可以从开放平台取数据。${promises.algorithmsInStore}${promises.serviceCoverage}合作的品牌有${claimText('cooperativeBrands', 'zh-CN')}个，其中连锁品牌${claimText('chainBrands', 'zh-CN')}个。已接入${claimText('storesConnected', 'zh-CN')}家门店。精度数字都写明了成立的条件，见各产品页。`,
      },
    ],
  },
  facts: {
    nav: '公司数字',
    title: '公司数字，带统计日期',
    lead: '引用时请带上日期。每个数字怎么统计，写在旁边。精度数字要和成立的条件一起引用，见各产品页。',
    figure: '数字',
    counts: '统计的是什么',
    asOf: '截至',
    all: '全部数字',
    copy: {copy: '复制全部数字', copied: '已复制', failed: '没能复制，请手动选中'},
    month: (year: string, month: string) => `${year}年${month}月`,
    more: '每个数字的说明',
  },
  downloads: {
    nav: '标志和图片',
    title: '标志和产品图',
    lead: '图片是渲染图，不是实拍。压缩包里是同样的文件。',
    logos: '标志',
    pictures: '产品图和门店图',
    allLogos: '全部标志',
    allPictures: '全部图片',
    pixels: (width: number, height: number) => `${width} × ${height}像素`,
    logoOnLight: '标志，浅色背景用',
    logoOnDark: '标志，深色背景用',
    names: pictures,
    terms: {
      title: '使用条件',
      items: [
        `报道、介绍或评价${name}和产品时可以免费使用，不用事先申请。`,
        '可以裁切和缩放；不要改颜色、拉伸、加字，也不要把标志放进别的标志里。',
        `图片旁边请写明“图：${name}”。`,
        `不要用来表示${name}为某个产品或活动作了担保；广告和商品包装请先写信给我们。`,
      ],
    },
  },
  talks: {
    nav: '演讲题目',
    title: '可以讲的题目',
    lead: '给行业会议和内部培训，每个题目都可以改短。例子里的数字是为了说明算法编的，会当场说明。',
    minutes: (minutes: number) => `${minutes}分钟`,
    items: [
      {
        title: '同一个周六的三个进店率',
        minutes: 30,
        text: '同一家店、同一天，按三种口径算出三个进店率。店员、送货和重复进店该不该算？换口径的那个月怎么对照？成交率怎么跟着变？适合运营负责人和做报表的人。',
      },
      {
        title: '换了陈列，怎么知道有没有用',
        minutes: 30,
        text: '用前后两段时间的热力图，讲停下的比例和停留的时间为什么要连起来看。人太少的格子不下结论，有些日子不该拿来比，也会讲到。适合商品和陈列团队。',
      },
      {
        title: '店里的画面：谁能看，留多久',
        minutes: 40,
        text: '用实际的例子讲截图、录像和计数分别存在哪里、留多久、谁能看。最后是签合同之前该问供应商的几个问题。适合IT、法务和管隐私的人。',
      },
    ],
  },
  contact: {
    nav: '联系',
    title: '媒体联系',
    text: '采访、核对数字、要高清图或邀请演讲，请写邮件。标题里请写明媒体名称和截稿时间。购买和技术支持请看“联系我们”。',
    other: '联系我们',
  },
  releases: '新闻稿',
};

export default copy;
