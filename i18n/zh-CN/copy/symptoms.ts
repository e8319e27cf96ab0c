/** The symptom finder: words around the trees of `src/facts/trees`. */
const copy = {
  index: {
    meta: {
      title: '按现象查故障：看灯、看画面、看数字',
      description:
        '设备出了问题，不用知道故障叫什么：选灯的颜色、画面或数字的现象，答几个问题就到能解决的那一步；查不出来，带着选过的答案找热线。',
    },
    title: '按现象查故障',
    lead: '不用知道故障叫什么。选看到的现象，答几个问题，就找到解决办法。',
  },
  meta: (title: string, lead: string) =>
    `${title}：${lead}一问一答，几十秒找到对应的排障步骤，店员在手机上就能查，也可以把选过的答案报给热线。`,
  trail: '已经选的',
  change: '改',
  opens: (title: string) => `打开《${title}》`,
  person: '找工程师',
  others: '换一个现象',
  noScript: '浏览器没有运行脚本：所有问题都列在上面，点答案会跳到下一个问题。',
  hotline: {
    title: '这个问题需要工程师处理。',
    text: (code: string) => `打电话或写邮件时报路径码${code}，前面选过的就不用再说一遍。`,
  },
};

export default copy;
