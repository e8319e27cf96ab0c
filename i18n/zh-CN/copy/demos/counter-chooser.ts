import type {ModelId} from '@site/src/facts/models';

const reasons: Record<ModelId<'aiCamera'>, string> = {
  'fmix-d': '鱼眼摄像机，装在门内的天花板上，数进出门的人，还能看门口有几个人停留。',
  k3: '常规门口的首选，机身最薄，贴着天花板几乎看不见。',
  h1001: '双目，低门头也能数准，孩子和购物车分得开。',
  h2001: '双目，装得最高，也能覆盖最宽的门。',
};

const copy = {
  label: '按门口选客流摄像机',
  width: '门的净宽',
  height: '镜头离地高度',
  drawing: (width: number, height: number, devices: number) =>
    `门口正视图：宽${width}\u00a0m，镜头离地${height}\u00a0m，${devices === 0 ? '没有合适的设备' : `上方${devices}台设备`}`,
  mark: (meters: number) => [`${meters}\u00a0m`],
  captions: {one: '装一台', two: '一台覆盖不全，并排装两台', none: '哪一款都不合适，改用边缘盒子'},
  two: (name: string) => `2 × ${name}`,
  reasons,
  range: (door: string, height: number, low: number, high: number) =>
    `装在${height}\u00a0m高，一台覆盖${door}\u00a0m宽；这一款的镜头要离地${low}到${high}\u00a0m。`,
  seam: '两台中间重叠半米，在App里设成同一个门，走在重叠处的人只算一次。',
  others: (names: readonly string[]) => `同样合适：${names.join('、')}。`,
  why: {
    low: '镜头离地不到2.5\u00a0m，人走过时头顶太近，画面里只剩半个肩膀。把摄像机斜着装在对面高处，接B1数人。',
    high: '装得太高，人在画面里太小。能加吊杆的，把镜头降到6\u00a0m以内再量；不能的，用现有的摄像机接B1。',
    wide: '敞开的店面不适合一台接一台地排。用斜着看门口的摄像机接B1，或者用隔栏把入口分成几个门，再重新测量。',
  },
  see: (name: string) => `看${name}的参数和尺寸图`,
};

export default copy;
