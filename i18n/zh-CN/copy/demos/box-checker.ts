const copy = {
  label: '算一算要几台盒子',
  groups: {
    upTo1080: {label: '网络摄像机，1080p或以下', hint: '支持ONVIF或RTSP，知道用户名和密码。'},
    above1080: {label: '网络摄像机，高于1080p', hint: '400万、800万这些，能另开一路1080p的。'},
    analog: {label: '同轴模拟摄像机', hint: '经过录像机转出来，录像机要支持RTSP。'},
    closed: {label: '只能用自家App看的摄像机', hint: '没有ONVIF也没有RTSP，或者没人知道密码。'},
  },
  /** The answer in a line, above the fields of a phone. */
  now: (boxes: number, free: number) => `需要${boxes}台，空${free}路`,
  result: '需要的B1',
  boxes: (_boxes: number) => '台',
  sum: (usable: number, channels: number, boxes: number) => `${usable}台能接 ÷ 每台盒子${channels}路，进位 = ${boxes}`,
  free: (channels: number) =>
    channels === 0 ? '通道正好用满，以后加摄像机要加盒子。' : `还空${channels}路，以后加摄像机可以直接用。`,
  energy: (watts: number, kwh: string) => `合计最大${watts}\u00a0W，一个月最多${kwh}度电。`,
  left: (count: number) => `有${count}台不能接入。位置重要的，换成能输出RTSP的，或者直接换AI摄像机。`,
  second: (count: number) => `有${count}台要先在摄像机里加一路1920×1080。`,
  line: (label: string, count: number) => `${label}：${count}台`,
  send: '发送这份清单',
  nothing: '没有能接的摄像机，不需要盒子。门口要新装的，直接选AI摄像机。',
};

export default copy;
