import {brand} from '@site/src/site/brand';
import type {LegalSection} from '@site/src/site/copy';

const day = (date: string) => {
  const [year, month, dayOfMonth] = date.split('-').map(Number);
  return `${year}年${month}月${dayOfMonth}日`;
};

const sections = {
  operator: {
    title: '谁在运营',
    blocks: [`${brand.nameZh}网站由下面的运营主体提供。以下称“我们”，使用网站的人称“您”。`],
  },
  scope: {
    title: '这份条款管什么',
    blocks: [
      `这份条款适用于${brand.nameZh}网站：浏览、搜索、下载资料、使用计算工具、提交试用申请，请您遵守。您的个人信息另看隐私政策：点“获取验证码”，表示同意我们用您的手机号发送验证码；其余内容，您在表单里勾选才算同意。浏览网站不算同意。`,
      '购买设备、开通App和云平台，以您和我们另外签的合同为准。合同和这里不一致的，以合同为准。',
    ],
  },
  information: {
    title: '网站上的内容',
    blocks: [
      '我们尽量写得准，也会写错、写旧。产品参数以该型号的说明书和报价单为准，同一型号的参数会随固件和批次调整。',
      '带日期的数字，是那个月确认的数。准确率都写了成立的条件，换了条件，结果会不一样。',
      '标着“模拟”“示例”“估算”的，是用来说明道理的，不是某家店的真实数据，也不是对效果的承诺。',
      '排障文章请先看安全提醒。登高、带电、开孔，请由有资格的人来做。',
    ],
  },
  trial: {
    title: '试用申请',
    blocks: [
      '提交申请是请我们联系您，不是订单，双方都不因此承担买卖的义务。试哪一家店、试多久、用什么设备，由区域经理和您书面商定。',
      '请填写真实的信息，只填您有权使用的手机号和邮箱。',
    ],
  },
  use: {
    title: '请不要这样用',
    blocks: [
      {
        items: [
          '冒用别人的身份提交申请，或者用程序批量提交',
          '绕过次数限制、验证码或安全措施',
          '让网站变慢、出错，或者探测、攻击它；发现漏洞请写信告诉我们',
          '把网站或其中的内容做成容易和我们混淆的网站',
        ],
      },
      '按正常速度抓取公开页面，用于搜索或个人阅读，不受限制。',
    ],
  },
  rights: {
    title: '版权和商标',
    blocks: [
      `网站上的文字、图片、视频、图纸和软件，除另有注明，权利归${brand.nameZh}或授权给我们的人。`,
      '您可以为选型、安装、维修自己的设备而下载、打印、转给同事。要公开转载或商用，请先写信取得同意。引用一小段并注明出处，不用问我们。',
    ],
  },
  cameras: {
    title: '用摄像机，请先守法',
    blocks: [
      '装摄像机、统计客流、检查着装，都要遵守当地的法律：告知顾客和员工，张贴告示，不装在更衣室、卫生间、休息室，涉及人脸的另外取得同意。怎么用由您决定，责任也在您。',
    ],
  },
  links: {
    title: '外部链接',
    blocks: [
      '应用商店、在线客服、开放平台等链接，通往别人的或者我们另外的网站，各有各的条款。我们不能替别人的内容负责。',
    ],
  },
  liability: {
    title: '责任',
    blocks: [
      '网站免费提供，按现状使用。我们不保证它从不中断、没有错误。因使用网站造成的损失，在法律允许的范围内我们不承担责任。',
      '上面这句话不免除故意或重大过失的责任，不免除人身伤害的责任，也不减少法律给消费者的权利。',
    ],
  },
  changes: {
    title: '变动和效力',
    blocks: [
      '条款改了，会更新页首的日期和版本。改动以后继续使用，适用新的条款。',
      '其中一条被认定无效的，不影响其他各条。',
    ],
  },
  law: {title: '适用的法律和争议', blocks: []},
} satisfies Record<string, LegalSection>;

const copy = {
  meta: {
    title: '服务条款：网站内容、试用申请、版权和责任',
    description:
      '使用这个网站要知道的事：内容有多准确，提交试用申请意味着什么，版权归谁，外部链接由谁负责，我们承担哪些责任，适用哪里的法律，有争议怎么解决。',
  },
  banner: {title: '服务条款', text: '使用本网站的规则：内容是否准确、试用申请、版权、外部链接和责任。'},
  contents: '本页内容',
  updated: (version: number, date: string) => `第${version}版，${day(date)}起适用`,
  sections: sections as Record<keyof typeof sections, LegalSection>,
  /** Sections that only one edition has, before the changes. */
  more: {} as Readonly<Record<string, LegalSection>>,
  /** By settings of the owner. */
  law: {
    stated: (law: string) => `本条款的订立、效力、解释和争议的解决，适用${law}。`,
    none: '本条款不约定适用的法律，按法律规定确定。',
    unset: '适用的法律尚未约定，网站正式上线前会在这里写明。约定以前，按法律规定确定。',
  },
  court: {
    stated: (court: string) => `因本条款发生争议的，先协商；协商不成的，向${court}起诉。`,
    none: '因本条款发生争议的，先协商；协商不成的，向有管辖权的人民法院起诉。',
    unset:
      '因本条款发生争议的，先协商；协商不成的，向有管辖权的人民法院起诉。约定的法院尚未确定，网站正式上线前会在这里写明。',
  },
  mandatory: '您是消费者的，法律给您的强制性保护和起诉地点的选择不受影响。',
  contact: {title: '有疑问', text: '对条款有疑问、要转载内容、发现了漏洞，写邮件到这个地址。', action: '写邮件到'},
};

export default copy;
