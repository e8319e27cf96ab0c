/** Words of the drawings in the manuals. Read while building (plugins/doc-parts); no page loads this module. */
import type {Part} from '@site/src/facts/parts';

const parts: Record<Part, string> = {
  lens: '镜头',
  lenses: '两只镜头',
  fisheye: '鱼眼镜头',
  smallDome: '小半球',
  light: '指示灯',
  lights: '指示灯',
  dome: '罩子',
  base: '底座',
  joint: '关节',
  sunshield: '遮阳罩',
  underDome: '复位键和TF卡槽，在罩子里',
  cover: '盖子，里面是复位键和TF卡槽',
  endCap: '端盖，里面是复位孔和TF卡槽',
  backHoles: '背面：网口和复位孔',
  cardSlot: 'TF卡槽',
  barLabel: '标签，在横条背面',
  microphone: '麦克风孔',
  nameCard: '姓名卡',
  chargePort: '充电口，旁边的小孔是复位',
  clip: '背夹',
  clipLabel: '标签，在夹子下面',
  powerKey: '电源键',
  usb: 'USB口，2个',
  network: '网口，2个',
  heatSink: '散热片',
  resetHole: '复位孔',
  topLabel: '标签，在贴天花板的一面',
  bottomLabel: '标签，在底面',
  sideLabel: '标签，在机身侧面',
  baseLabel: '标签，在底座侧面',
  mains: '电源插口',
  powerJack: '电源口，DC 12\u00a0V',
  hdmi: 'HDMI口',
  vga: 'VGA口',
  uplink: '网口',
  poePorts: 'PoE口，8个，接摄像机',
};

const copy = {
  views: {front: '正面', face: '镜头面', side: '侧面', back: '背面', rear: '后面'},
  parts,
  /** Lights that have labels, in their order. */
  labeled: (labels: readonly string[]) => `指示灯：${labels.join('、')}`,
  partsTitle: (name: string) => `${name}各部分的位置`,
  mountingTitle: (name: string, view: string) => `${name}的${view}`,
  /** The whole drawing in a sentence, for people who cannot see it. */
  partsText: (name: string, list: readonly string[]) => `${name}的线条图，编号：${list.join('；')}。`,
  mountingText: (fixing: string) => `固定面的线条图：${fixing}。`,
  unit: '单位mm',
};

export default copy;
