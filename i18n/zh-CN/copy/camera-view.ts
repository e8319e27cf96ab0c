/** Words on a camera's picture: what boxes hold, the mark of a simulation, the button that plays. */
const copy = {
  simulated: '模拟画面',
  alt: (event: string) => `模拟的摄像机画面：${event}`,
  play: (event: string) => `播放：${event}`,
  pause: (event: string) => `暂停：${event}`,
  all: '看全部算法',
  dayNight: {
    day: '白天',
    night: '夜里，红外',
    label: '白天和夜里的分界',
    value: (night: number) => `夜里的画面占${night}%`,
    views: '看哪里',
    alt: {
      day: (view: string) => `模拟的摄像机画面，白天：${view}`,
      night: (view: string) => `模拟的摄像机画面，夜里红外：${view}`,
    },
  },
  wall: {
    time: '时间',
    places: {
      entrance: '门口',
      'aisle-corner': '货架',
      'till-top': '收银台',
      dining: '餐厅',
      kitchen: '后厨',
      'pharmacy-counter': '药房柜台',
      storeroom: '库房',
      'loading-bay': '卸货区',
      street: '店外街边',
    },
  },
  /** Names of one event. */
  own: {smoking: {item: '香烟'}},
  /** What is wrong, where the kind alone would read as if it were the fault. */
  alerts: {uniform: '未穿工服', 'cap-missing': '没戴帽', 'mask-missing': '没戴口罩', 'empty-post': '岗位上没人'},
  people: (count: number) => `${count}人`,
  kinds: {
    person: '人',
    staff: '员工',
    group: '一组',
    cart: '推车',
    item: '物品',
    vehicle: '车辆',
    animal: '老鼠',
    smoke: '烟雾',
    fire: '明火',
    forklift: '叉车',
    box: '纸箱',
    post: '岗位',
    spill: '积水',
    bins: '垃圾点',
    table: '餐桌',
    gap: '缺货',
    display: '促销架',
    bay: '空工位',
    drawer: '钱箱',
  },
};

export default copy;
