import type {RouteId} from '@site/src/site/routes';

const purposes: Partial<Record<RouteId, string>> = {
  home: '从这里开始',
  experience: '留个联系方式，区域经理会联系您',
  'support.videos': '半分钟一段，无声，带字幕',
  'news.company': '公司的大事',
  'news.product': '固件和功能更新',
  'news.industry': '开店用得上的方法',
  'news.media': '新闻稿和采访',
  'legal.privacy': '收什么信息，留多久，怎么删',
  'legal.terms': '使用这个网站要知道的事',
  'legal.accessibility': '怎么测的，还有哪些不足，遇到障碍找谁',
  sitemap: '就是这一页',
};

const copy = {
  meta: {
    title: '网站地图',
    description: '网站全部页面，按产品、解决方案、服务与支持、公司分好，每页一句话说明，可以输入文字筛选。',
  },
  banner: {title: '网站地图', text: '全部页面都在这里，每页一句话。'},
  tree: {
    filter: '筛选页面',
    hint: '比如：摄像机、隐私、网络',
    count: (count: number) => `共${count}页`,
    none: '没有页面包含这些字。',
    clear: '显示全部',
    others: '其他',
    otherEdition: 'English sitemap',
    purposes,
  },
};

export default copy;
