import type {ModelId} from '@site/src/facts/models';

/** Where the label of each model is, as its support page says. */
const labels: Readonly<Record<ModelId, string>> = {
  'w3-e': '机身背面，网口上方；快速指南背面是同一个码。',
  'w3-s': '底座侧面，贴着天花板；包装盒侧面也有。',
  'p3-x-8': '底座侧面，站在梯子上平视就能看到。',
  'e3-x': '球体下方小盖的内侧，和复位键在一起；包装盒侧面也有。',
  'e3-d-h': '罩子里侧，不用开罩，快速指南背面和包装盒侧面也有。',
  'e3-t-h': '机身侧面，靠近支架，手机两倍变焦能拍到。',
  'fmix-d': '机身贴背板的那一面；扣上以后看不见。',
  k3: '机身顶面，装好以后被天花板挡住；包装盒侧面也有。',
  h1001: '横条背面，装好以后朝着天花板；快速指南上也有。',
  h2001: '横条背面，挂高了在地上看不清。',
  'u8-d': '底座内侧，拧下罩子才看得见。',
  'u8-t': '球体背面，装好以后藏在里面；包装盒侧面也有。',
  'u9-d': '底座侧面和底板背面。',
  'ul-8232nh': '机器底面，靠后面板的一侧。',
  'ul-8208nh': '底面，靠右侧脚垫。',
  'ul-7016nh-h1': '底面中间。',
  b1: '盒子底面。',
  ibadge: '背面，夹子下面，把夹子掀起来看。',
};

const isOnMonitor = (model: ModelId): boolean => model.startsWith('ul-');

/** Where the serial number is; loaded once a model is chosen. */
const copy = {
  label: (model: ModelId, name: string) =>
    `${name}的标签在${labels[model]}够不着的，${
      isOnMonitor(model) ? '看显示器“主菜单→系统→设备信息”。' : '看App里的“设备→设置→设备信息”。'
    }`,
  labelMore: (name: string) => `${name}的标签长什么样`,
};

export default copy;
