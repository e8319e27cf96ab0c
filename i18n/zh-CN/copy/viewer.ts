const copy = {
  label: '查看大图',
  close: '关闭',
  zoom: '放大或缩小',
  previous: '上一张',
  next: '下一张',
  newTab: '在新标签页打开',
  loading: '正在打开…',
  failures: {
    unknown: '出了点问题，请稍后再试',
    image: '找不到这张图片',
    element: '找不到页面里的这一部分',
    notFound: '内容没加载出来：不存在',
    forbidden: '内容没加载出来：没有权限',
    page: '页面没加载出来',
    frame: '文件没能在这里打开',
  },
};

export default copy;
