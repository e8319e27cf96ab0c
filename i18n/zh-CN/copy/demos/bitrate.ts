/** Words of the planner that starts from picture, codec and scene; what it shares with the planner by model stands in `storage.ts`. */
const copy = {
  label: '存储规划',
  group: (number: number) => `第${number}组`,
  remove: (number: number) => `去掉第${number}组`,
  add: '加一组摄像机',
  picture: '画面大小',
  pictureOption: (width: number, height: number, models: string) => `${width}×${height}${models && `（${models}）`}`,
  between: '、',
  codec: '编码',
  codecs: {h264: 'H.264', h265: 'H.265', smart: 'H.265智能编码'},
  fps: '帧率',
  fpsOption: (fps: number) => `每秒${fps}帧`,
  scene: '画面里的活动量',
  scenes: {quiet: '少', medium: '一般', busy: '多'},
  sceneHints: {
    quiet: '仓库、小房间、平时没人的走道',
    medium: '店里有人走动，多数机位是这样',
    busy: '大门外、车流、会转的云台；夜里不开灯也选这一项',
  },
  count: '台数',
  each: (mbit: number) => `每台${mbit}\u00a0Mbit/s`,
  together: (mbit: number) => `这一组${mbit}\u00a0Mbit/s`,
  main: '上云或远程看高清',
  smooth: '远程看流畅',
  streams: '路',
  incoming: '进录像机的码率',
  incomingWhy: '各台主码流相加',
  formulas: '计算过程',
  names: {
    camera: (number: number) => `第${number}组，一台的码率`,
    incoming: '码率合计',
    disk: '硬盘',
    uplink: '上行带宽',
  },
  compare: '同样的机位，全用一种编码要多大硬盘',
  summary: {
    group: (count: number, picture: string, codec: string, fps: number, scene: string, mbit: number) =>
      `${count}台，${picture}，${codec}，每秒${fps}帧，活动量${scene}，每台${mbit}\u00a0Mbit/s`,
    wanted: (hours: number, days: number) => `每天录${hours}小时，存${days}天`,
    disk: (tb: string) => `需要的硬盘：${tb}\u00a0TB`,
    uplink: (main: number, smooth: number, mbit: string) =>
      `上行带宽：${main}路主码流、${smooth}路流畅，${mbit}\u00a0Mbit/s`,
  },
};

export default copy;
