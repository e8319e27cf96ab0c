/** Keeping a model's pages on the device. */
const copy = {
  title: '存到手机上，没网也能看',
  text: '安装现场常常没有信号。保存以后，这个型号的支持页、说明书和排障文章不联网也能打开。',
  save: '保存这个型号的资料',
  saving: (done: number, total: number) => `正在保存，${done}/${total}`,
  saved: (pages: number, size: string, day: string) => `已保存${pages}页，${size}，${day}`,
  update: '重新保存',
  remove: '删除',
  failed: '没有全部保存成功，请检查网络和剩余空间再试。',
  /** Shown without a network for a page that was not saved. */
  notSaved: {
    title: '没有网络，这一页也没有保存过',
    text: '下面是您存在这台设备上的页面，现在就能打开：',
    again: '再试一次',
    hotline: '急需处理，请打服务热线：',
  },
  unsupported: '这个浏览器不能离线保存，可以打印说明书。',
};

export default copy;
