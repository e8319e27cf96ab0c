/** The notice when a page could not be opened. */
const copy = {
  offline: '现在没有网络，页面没有打开。您还在原来的页面上，填写的内容都在。',
  failed: '页面没有加载出来，请稍后再试。填写的内容都在。',
  retry: '重试',
  dismiss: '关闭提示',
};

export default copy;
