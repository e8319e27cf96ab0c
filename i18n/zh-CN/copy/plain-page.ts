/** What pages without script and style sheet say besides `error.ts`. */
const copy = {
  text: '这个页面暂时打不开，您刚才的操作没有生效。请过一会儿再试，或者告诉我们。',
  missing: '网站的文件不全，连错误页面也没有找到。请过一会儿再试，或者告诉我们。',
  status: (status: number) => `状态码：${status}`,
  reference: (id: string) => `编号：${id}`,
  /** After feedback on a document. */
  feedback: {title: '收到了，谢谢。', back: '回到刚才的文章'},
  contact: '联系我们：',
};

export default copy;
