const copy = {
  title: '很抱歉，您要访问的页面找不到了。',
  text: '网址可能输错了，或者这个页面已经下线。',
  near: '和您输入的地址相近',
  searchLabel: '搜索型号、问题或产品',
  searchPlaceholder: '型号、问题或产品',
  searchButton: '搜索',
  drawing: '一个人在计数线前转身离开：不计数',
  counter: '进店',
};

export default copy;
