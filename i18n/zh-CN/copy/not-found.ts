const copy = {
  title: '很抱歉，您要访问的页面找不到了。',
  text: '网址可能输错了，或者这个页面已经下线。',
  near: '和您输入的地址相近',
  instead: '您要找的可能是',
  /** Title in the browser's tab of an address with a wrong or missing parameter: what to do, and the stated code. */
  headTitle: (title: string, code: string) => `${title}（${code}）`,
  /** Addresses with a wrong or missing parameter; the code is in English in both editions. */
  exceptions: {
    hardware: {
      code: 'Parameter Exception',
      title: '没有这个型号',
      text: '这个地址里的类别或型号不在目录里。可能是字母输错了，也可能是旧型号。',
    },
    archive: {
      code: 'Parameter Exception',
      title: '没有这个新闻栏目',
      text: '新闻按栏目归档，地址里的栏目名不对。',
    },
    app: {
      code: 'Missing App Code',
      title: '请选择一个应用',
      text: '地址里缺少应用代号，不知道要下载哪一个应用。',
    },
    version: {
      code: 'Not in 5.x',
      title: '5.x没有这一页',
      text: '平台5.x的文档里没有这个地址。排障指南页的最下面列着5.x的全部文档。',
    },
  },
  /** Offered for an address of the older version. */
  older: {
    current: '6.x的同一页，5.x的操作可能不同',
    upgrade: '从5.x换到6.x：路线和时间',
    lifecycle: '设备支持到哪一天',
    documents: '5.x的全部文档',
  },
  searchLabel: '搜索型号、问题或产品',
  searchPlaceholder: '型号、问题或产品',
  searchButton: '搜索',
  drawing: '一个人在计数线前转身离开：不计数',
  counter: '进店',
};

export default copy;
