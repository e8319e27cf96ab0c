/** The words of the Chinese edition, and the ones it does not use. A new entry needs its reason. */
import {latin, type GlossaryTerm} from '../../src/facts/glossary';

const product = 'the product has this name only, as in the menu';

const products: readonly GlossaryTerm[] = [
  {write: '客流统计', avoid: /客流量统计/, why: 'the product is called 客流统计'},
  {write: '近景客流', avoid: /近距客流|近距离客流|近景人流/, why: product},
  {write: '跨镜分析', avoid: /跨镜头分析|跨摄像机分析|跨机分析/, why: product},
  {write: '选址参谋', avoid: /选址助手|选址顾问|选址分析/, why: product},
  {write: '热力分析', avoid: /热力图谱|热图分析/, why: product},
  {write: '收银防损', avoid: /收银防盗|收银防漏/, why: product},
  {write: 'AI视频检索', avoid: /AI视频搜索|AI录像检索|智能视频检索/, why: product},
  {write: '云巡店', avoid: /云端巡店|远程巡店通/, why: product},
  {write: '数据看板', avoid: /数据仪表盘|数据仪表板/, why: product},
  {write: '教学视频', avoid: /视频教程|教程视频/, why: product},
  {write: '边缘盒子', avoid: /边缘计算盒子?|边缘盒(?!子)|AI盒子/, why: product},
];

const field: readonly GlossaryTerm[] = [
  {
    write: '摄像机',
    avoid: /摄像头/,
    why: 'the catalogue, the labels and the apps say 摄像机',
    except: ['前置摄像头', '后置摄像头', '手机摄像头'],
  },
  {write: '停售', avoid: /停产/, why: 'the guide and the promises say 停售, and what goes on after it'},
  {
    write: '中国大陆',
    avoid: /中国内地|内地(?=客户|门店|号码|用户)/,
    why: 'one name for the place: the promises and the forms say 中国大陆',
  },
  {write: '录像机', avoid: /硬盘录像机|网络录像机/, why: 'the catalogue says 录像机'},
  {
    write: '说明书',
    avoid: /(?:使用|用户|产品|操作|安装)?手册|使用指南|用户指南/,
    why: 'the menu and every document of this kind say 说明书',
    except: ['员工手册'],
  },
  {
    write: '上行带宽',
    avoid: /上传带宽|上行速率|上行速度|上传速率|上传速度|上行网速|上传网速/,
    why: 'one name for one figure: the planner and the articles ask for the 上行带宽',
  },
  {write: '子码流', avoid: /辅码流|次码流|副码流/, why: 'the screens say 子码流'},
  {write: 'TF卡', avoid: /内存卡|(?<!TF)存储卡|SD卡/, why: 'the catalogue and the labels say TF卡'},
  {
    write: '整改单',
    avoid: /(?:整改|巡检)工单|补货单|跟着工单/,
    why: 'what a store has to fix is a 整改单; a 工单 is the service team’s',
  },
  {write: '打烊', avoid: /闭店|(?<!开)(?<!关不)关店/, why: 'a store that is 关店 has closed for good'},
  {write: '排面', avoid: /陈列面/, why: 'the trade says 排面'},
  {write: '工帽', avoid: /厨师帽|没戴帽子/, why: 'the algorithm is called 没戴工帽'},
  {write: '进店人次', avoid: /进店人数/, why: 'a door counts passages, not people: whoever comes twice counts twice'},
  {write: '登录', avoid: /登陆/, why: '登陆 is what ships and typhoons do', except: ['登陆沿海']},
  {
    write: '账号',
    avoid: /帐号|帐户|账户(?!余额)/,
    why: 'the apps say 账号',
    except: ['银行账户', '对公账户', '税务数字账户'],
  },
  {
    write: '点',
    avoid: /点击/,
    why: 'one character says it, and a finger does not click',
    except: ['点击率', '点击量', '点击流'],
  },
  {
    write: '您',
    avoid: /尊敬的用户|(?:请|提醒|提示)用户|用户(?:可以|您|需要?(?!求)|应当?|必须|请(?!求)|须|自行)/,
    why: 'the reader is 您, the people in the store are 顾客',
  },
  {write: '免费试用', avoid: /免费体验|免费试装/, why: 'the form and every button say 免费试用'},
  {write: 'App', avoid: latin('APP|app|APp'), why: 'one spelling in Chinese'},
  {write: 'Wi-Fi', avoid: latin('[Ww][Ii][Ff][Ii]|wi-fi|Wi-fi|WI-FI|WIFI'), why: 'the name as its owner writes it'},
  {write: 'PoE', avoid: latin('poe|POE|Poe'), why: 'the name as the standard writes it'},
  {
    write: '找谁、在哪个菜单里改',
    avoid: /请?联系(?:系统|您的)?管理员(?![\d“（改解开给重])/,
    why: 'the reader is often the administrator, or does not know who it is',
  },
];

/** Words of advertising: they claim without saying what. Superlatives are also forbidden by the advertising law. */
const advertising: GlossaryTerm = {
  write: 'what it does, and the figure,',
  rule: 'advertising words',
  avoid:
    /赋能|一站式|全方位|打造|助力|极致|无缝|颠覆|抓手|引领|全新升级|卓越|一键搞定|(?:行业|业界|业内|国内|全球|遥遥)领先|(?:业界|国内|全国|全球|行业)(?:第一|首创|首个|唯一)|最先进|最优质|顶级|尖端|革命性/,
  why: 'it says nothing that a buyer can check',
};

export const glossary: readonly GlossaryTerm[] = [...products, ...field, advertising];
