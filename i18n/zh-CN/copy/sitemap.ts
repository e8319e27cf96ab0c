import type {RouteId} from '@site/src/site/routes';

const purposes: Partial<Record<RouteId, string>> = {
  home: '产品、方案和试用的入口',
  experience: '留个联系方式，区域经理会联系您',
  'support.videos': '半分钟一段，无声，带字幕',
  'news.company': '公司消息',
  'news.product': '固件和功能更新',
  'news.industry': '开店用得上的方法',
  'news.media': '公司介绍、数字、标志和新闻稿',
  'legal.privacy': '收集什么信息，保存多久，怎么删除',
  'legal.terms': '使用这个网站要知道的事',
  'legal.accessibility': '怎么测试，还有哪些不足，遇到障碍找谁',
  sitemap: '当前页面',
};

const copy = {
  meta: {
    title: '网站地图：全部产品、方案和支持页面一览',
    description:
      '一页列出网站的全部页面，按产品、解决方案、服务与支持、公司分组，每页用一句话说明内容，输入文字就能筛选，方便很快找到要看的那一页。',
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
