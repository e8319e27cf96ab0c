const copy = {
  meta: {
    title: '安装排障教学视频：看灯、扫码、换卡、装硬盘',
    description:
      '给店员和安装师傅的短片，无声、带字幕：看灯、扫码、Wi-Fi、复位、换卡、装硬盘、计数线、遮挡、提醒、固件、PoE功率，附文字步骤。',
  },
  banner: {
    title: '教学视频：看灯、扫码、换卡、装硬盘',
    text: '每段半分钟左右，没有声音，步骤写在画面里，站在梯子上也能看清，另有文字步骤。',
  },
  steps: '看文字步骤',
  models: '适用型号：',
  and: '、',
};

export default copy;
