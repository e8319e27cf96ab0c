/** Why a picture cannot be sent, and what to do; what each means is in `src/features/pictures/problems.ts`. */
const problems = {
  type: '这个文件不是JPEG、PNG或HEIC图片。请选手机拍的照片，或者截一张屏。',
  size: '这个文件超过40\u00a0MB。请选一张普通照片，或者截一张屏再选。',
  pixels: '这张图片的像素太多，浏览器处理不了。请在手机上打开它，截一张屏再选。',
  damaged: '这张图片不完整，可能没有传完。请在相册里打开看看，再选一次，或者重拍一张。',
  heic: '这个浏览器打不开HEIC照片。请在手机“设置→相机→格式”里选“兼容性最佳”再拍一张，或者打开照片截一张屏。',
  unread: '这个文件读不出来。还在云端的先下载到手机，再选一次。',
  failed: '这张图片没有处理成功。请再选一次，或者截一张屏。',
  code: '处理图片的程序没有载入。文字已经存为草稿，连上网络以后再选一次图片。',
  many: '最多附3张图片，这一张没有加进来。请先移除一张。',
  refused: '服务没有接受这张图片。请移除它，换一张照片或截图。',
};

/** The list of chosen pictures; loaded with the first of them. */
const copy = {
  ready: (number: number, width: number, height: number, size: string) => `图片${number}，${width}×${height}，${size}`,
  alt: (number: number) => `图片${number}的预览`,
  remove: '移除',
  removeName: (number: number) => `移除图片${number}`,
  dismiss: '知道了',
  problem: (file: string, text: string) => `“${file}”：${text}`,
  list: '已选的图片',
  problems,
};

export default copy;
