/** Error pages. In the script of every page, so kept short. */
const copy = {
  title: '出错了',
  lastTitle: '显示错误页面时又出错了',
  details: '详情',
  retry: '再试一次',
  home: '回到首页',
};

export default copy;
