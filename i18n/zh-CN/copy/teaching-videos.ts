const copy = {
  meta: {
    title: '教学视频',
    description:
      '无声、带字幕的短片：看灯、扫码、复位、换卡、装硬盘、画计数线、留存录像、算PoE功率，每段半分钟，附文字步骤。',
  },
  banner: {
    title: '教学视频',
    text: '每段半分钟左右，没有声音，步骤写在画面里。站在梯子上也能看清，看不了视频就看文字。',
  },
  steps: '看文字步骤',
  models: (names: readonly string[]) => `适用${names.join('、')}`,
};

export default copy;
