/** Customer stories: the list, the page of one, and the strip on other pages. What a story says stands in `stories/<id>`. */
const copy = {
  meta: {
    title: '客户案例：装了哪些设备，实测数字如何',
    description:
      '连锁门店的真实案例：原来怎么管，装了哪些设备，现在怎么做，数字怎么测、哪天测的，由谁说的，全部经过客户书面同意之后刊登。',
  },
  banner: {
    title: '客户案例',
    text: '每个案例都经过客户书面同意。数字旁边写明怎么测、哪天测的。',
  },
  /** What people search the list by. */
  searchWords: [
    '案例',
    '成功案例',
    '客户',
    '用户案例',
    '参考客户',
    '标杆',
    '客户评价',
    '使用效果',
    '哪些品牌在用',
    '谁在用',
  ],
  facts: {label: '这个案例', customer: '客户', industry: '行业', city: '城市', stores: '门店', date: '日期'},
  stores: (count: string) => `${count}家`,
  before: '原来',
  after: '现在',
  figures: {title: '实测数字', lead: '数字和测量方法都由客户确认。', until: '测量截至'},
  quote: '客户的话',
  devices: {
    eyebrow: '设备',
    title: '一家店里装了什么',
    count: '每店数量',
    units: (count: number) => `${count}台`,
    more: '看型号',
    algorithms: '用到的算法',
  },
  products: {eyebrow: '产品', title: '案例用到的产品'},
  others: '其他案例',
  all: '全部客户案例',
  read: '看案例',
  strip: {eyebrow: '客户案例', title: '已经在用的门店'},
  inquiry: {
    title: '您的门店，也可以先试一家',
    text: '选一家店，装上设备，用您自己的数字判断值不值得。',
    trial: '免费试用',
    contact: '咨询方案',
  },
};

export default copy;
