/** Names of the troubleshooting catalogues. Apart from the support copy, for search shows them on every page. */
import type {Catalogue} from '@site/src/facts/frontmatter';

const catalogues: Record<Catalogue, {readonly name: string; readonly about: string}> = {
  power: {name: '电源', about: '不通电、反复重启、灯不亮'},
  network: {name: '网络', about: '离线、掉线、换路由器'},
  'live-view': {name: '实时画面', about: '看不到画面、卡顿、花屏'},
  recording: {name: '录像', about: '录像断档、硬盘报警、天数不够'},
  account: {name: '账号', about: '登录、权限、换手机号、续费和发票'},
  'ai-counting': {name: '客流统计', about: '数不准、和收银对不上、工牌录音'},
  nvr: {name: '录像机', about: '通道、硬盘、回放'},
  app: {name: '手机App', about: '安装、推送、签到打卡、开放平台'},
};

export default catalogues;
