import type {RouteId} from '@site/src/site/routes';

/** Names of pages in menus, footers and breadcrumbs. */
const labels = {
  home: '首页',
  experience: '免费试用',
  'products.accuratePeopleCounting': '精准客流统计',
  'products.cloudCamera': '云摄像机',
  'solutions.catering': '餐饮',
  support: '帮助中心',
  'support.troubleshooting': '排障指南',
  'support.models': '型号',
  'support.catalogues': '故障分类',
  'support.details': '排障文章',
  'support.network': '网络',
  'support.recording': '录像',
  'about.contact': '联系我们',
  news: '新闻',
  'news.product': '产品',
  'news.industry': '行业',
  'legal.privacy': '隐私政策',
  'legal.terms': '服务条款',
  sitemap: '网站地图',
} satisfies Record<RouteId, string>;

/** One line that says what the page is for, shown in the menus. */
const purposes: Partial<Record<RouteId, string>> = {
  'products.accuratePeopleCounting': '进店、出店、在店人数',
  'products.cloudCamera': '六款室内外机型，一根网线上云',
  'solutions.catering': '后厨、前厅、外卖口都照顾到',
  support: '搜型号，或者说您看到的现象',
  'support.troubleshooting': '按步骤查，查到哪步算哪步',
  'support.network': '离线、掉线、换路由器',
  'support.recording': '断档、硬盘报警、天数不够',
  'about.contact': '电话、邮箱和各地办公室',
  news: '产品更新和行业方法',
};

const copy = {
  labels,
  purposes,
  breadcrumbs: '所在位置',
  sections: {products: '产品', solutions: '解决方案', service: '服务与支持', about: '关于我们'},
  groups: {
    software: '软件',
    hardware: '硬件',
    tob: '连锁品牌',
    support: '帮助',
    catalogues: '按故障查',
    company: '公司',
  },
  /** Featured picture of each section's panel. */
  featured: {
    products: {title: '精准客流统计', text: '店员、快递、转身离开的人，算不算客流，您说了算。'},
    solutions: {title: '餐饮门店', text: '午市排队排到哪里，总部看得见。'},
    service: {title: '摄像机离线了？', text: '先看灯的颜色，多数情况不用爬梯子。'},
    about: {title: '最近在做的事', text: '固件更新、功能改进和行业方法，都写在新闻里。'},
  },
};

export default copy;
