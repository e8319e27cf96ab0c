import {promises} from '@site/i18n/zh-CN/copy/promises';
import {brand} from '@site/src/site/brand';
import {tableRows} from '@site/src/site/tableRows';
import type {AskedField} from '@site/src/features/forms/fieldNames';
import type {LegalSection} from '@site/src/site/copy';

const day = (date: string) => {
  const [year, month, dayOfMonth] = date.split('-').map(Number);
  return `${year}年${month}月${dayOfMonth}日`;
};

type Row = readonly [field: string, required: string, purpose: string];

/** What the table says about each field of the trial form. */
const trialFields: Record<AskedField<'free-cn'>, Row> = {
  companyName: ['公司名称', '必填', '知道是哪一家，避免重复联系'],
  contact: ['联系人', '必填', '联系时怎么称呼您'],
  mobile: ['手机号', '必填', '区域经理给您打电话；接收验证码'],
  verificationCode: ['短信验证码', '必填', '确认手机号是您的，防止他人冒用'],
  region: ['所在省市', '必填', '分给负责当地的同事'],
  demand: ['需求', '必填', '准备合适的演示'],
  numberOfStores: ['门店数量', '选填', '估计规模'],
};

/**
 * By which words the paragraph below the table tells each field of the other forms; `tests/unit` compares them. “产品咨询另外”
 * stands for what the trial form asks for as well.
 */
export const toldFields: {
  readonly [Id in 'inquiry-cn' | 'partner-cn' | 'service-cn']: Readonly<Record<AskedField<Id>, string>>;
} = {
  'inquiry-cn': {
    product: '您在看的产品',
    quantity: '大概数量',
    contact: '产品咨询另外',
    mobile: '产品咨询另外',
    verificationCode: '产品咨询另外',
    companyName: '产品咨询另外',
    region: '产品咨询另外',
    requirements: '您写的要求',
    plan: '您填的数和结果',
  },
  'partner-cn': {
    company: '公司名称',
    contact: '真实姓名',
    phone: '手机号',
    captcha: '验证码',
    adcode: '所在省市',
    type: '合作类型',
  },
  'service-cn': {
    model: '设备型号',
    serialNumber: '序列号',
    firmware: '固件版本',
    ticket: '排查码',
    seen: '看到的现象',
    steps: '做过的步骤',
    description: '您写的说明',
    pictures: '最多3张图片',
    companyName: '门店或公司',
    contact: '联系人',
    mobile: '手机号和验证码',
    verificationCode: '手机号和验证码',
  },
};

const sections = {
  scope: {
    title: '适用范围',
    blocks: [
      `本政策适用于${brand.nameZh}网站，说明您在这里填写的信息用来做什么、保存多久、怎样删除。`,
      '本政策不适用于您购买的摄像机、App和云平台。这些产品各有协议和隐私说明，开通时请您另外确认。',
    ],
  },
  operator: {
    title: '个人信息处理者',
    blocks: ['您在本网站提交的个人信息由下面的运营主体处理并负责。以下称“我们”。'],
  },
  collected: {
    title: '表单收集哪些信息',
    blocks: [
      '网站没有账号，不用登录。有四处会请您留下个人信息：免费试用、产品咨询、合作伙伴申请、服务申请。点“获取验证码”时只发送手机号，用来给您发送验证码；其余内容勾选同意并提交以后才发送。免费试用收集：',
      {
        head: ['项目', '是否必填', '用途'],
        rows: tableRows(trialFields),
      },
      '产品咨询另外会带上您在看的产品、大概数量和您写的要求；在测算工具里点了“带着这份测算咨询”，或在首页点了“把清单发给我”，您填的数和结果也会附上，提交前看得到，可以去掉。合作伙伴申请收集公司名称、真实姓名、手机号、验证码、所在省市和合作类型，都是必填，用来核实资质和联系您。',
      '服务申请收集设备型号、您写的说明、联系人、手机号和验证码，都是必填。可以不填的有：序列号、固件版本、排查码、看到的现象、做过的步骤、门店或公司，还有最多3张图片。这些只用来查清故障和联系您。看到的现象和做过的步骤，是您在“按现象查”和排障文章里点过的，提交前看得到，可以改。图片在您的设备上缩小、重新画过再发，不带拍摄地点、时间和机型。请不要拍到人脸和屏幕上的个人信息。图片和申请一样加密存放，随申请一起导出、一起删除。',
      promises.unclaimedPictures,
      '随申请一起记下：您从哪个页面、点哪个按钮来的，那个页面的标题，设备是手机还是电脑，推广参数（有的话），从打开表单到提交用了多少时间，以及您同意的是哪一版政策。这些和您的申请存在一起，同样当作您的个人信息来保护和删除。',
      '请不要在表单里填写身份证号、银行卡号、健康情况这类敏感信息，我们用不到。',
    ],
  },
  periods: {
    title: '使用目的、依据和保存期限',
    blocks: [
      '处理申请的依据是您的同意。您可以不同意；不同意就不会提交，网站的其他内容照常浏览。申请只用来答复您这一次的请求：联系您，了解需求，安排试用、报价，处理故障，或者审核合作资质。我们不对您自动评分，也不出售您的信息。程序怀疑由机器填写的申请会单独存放，由人审核，不会由程序直接拒绝。',
      promises.formRequests,
      '到期的数据由程序每十分钟清理一次。一次要删除的数量异常多时，由人核对以后再继续。',
    ],
  },
  recipients: {
    title: '谁能看到，向谁提供',
    blocks: [
      '试用、咨询和合作申请，由您所在地区的销售同事查看。服务申请由处理故障的工程师查看。处理申请的少数管理人员两种都能看。每一次查看都有记录。',
      '下面的受托方按我们的委托处理：',
      '除此以外，只在法律要求时提供给有关机关。公司合并、分立、解散或者被宣告破产，需要转移您的信息的，我们会告诉您接收方的名称和联系方式；接收方继续遵守本政策，要改变目的或方式的，重新取得您的同意。',
    ],
  },
  security: {
    title: '安全措施',
    blocks: [
      {
        items: [
          '申请内容逐条加密存放，传输全程加密。',
          '验证码用一次就作废，我们只存它的摘要，不存原码。',
          '为了限制次数，IP地址会换算成一段不能还原的摘要用来计数；不写进申请，也不写进服务程序的日志。',
          '服务程序的日志只有申请的编号，没有您的姓名和号码。',
        ],
      },
    ],
  },
  cookies: {
    title: 'Cookie和浏览器里的记录',
    blocks: [
      '下面这些存在您自己的浏览器里，清除浏览器数据就没有了；只有写明随申请提交的，才会发给我们。没有一项用来跨网站跟踪您。',
      {
        head: ['名称', '种类和期限', '用途'],
        rows: [
          ['i18n_redirected', 'Cookie，365天', '记住您选的语言'],
          [
            '_sp',
            'Cookie，1小时，本站最后一个标签页关闭后即删；标签页的会话存储里另有一份',
            '记下网址里的推广参数sp，随申请一起提交',
          ],
          ['consent', 'Cookie，180天；只在用到第三方服务或第三方安全验证时才有', '记住您允许还是关闭了哪些服务'],
          ['temp.common.change.data', '本地存储，您下一次点按钮时覆盖', '记下您从哪个页面、哪个按钮打开表单'],
          ['各个表单的草稿', '本地存储，7天', '防止填到一半丢失；不含验证码和同意，可以随时清除'],
          [
            'leads、lead.queue',
            'IndexedDB和本地存储。申请送达后立即删除；没有送达的最多留72小时，您下次打开网站时清掉，填过的内容仍在上一行的草稿里。只写着编号的提示，期限是7天',
            '网络不通时替您存着已经提交、还没送达的申请，连上以后送出；可以随时删除',
          ],
          [
            'lead-pictures',
            'IndexedDB；送达或移除就删，最多和草稿、待发的申请一样久（过期的在您下次写服务申请时删）',
            '替您存着服务申请里选好的图片，断网或关掉网页也不丢',
          ],
          ['edition.firstVisit', '会话存储，关闭标签页后删除', '记住是否已经按浏览器语言为您换过一次版本'],
          [
            'scroll、reloaded',
            '会话存储，关闭标签页后删除',
            '记住返回时页面该停在哪里，以及没打开的页面上次重新加载的时间',
          ],
          ['font', '本地存储，直到您清除', '记住英文版的字体已经下载过，之后的页面一打开就用它'],
          ['survey.…', '本地存储，7天后不再使用', '记住工程勘测清单您勾到哪里'],
          ['article.…', '会话存储，关闭标签页后删除', '记住排障文章您做到第几步'],
          [
            'support.finder-path',
            '会话存储，关闭标签页后删除',
            '记住您在“看看是什么问题”里怎么选的，写进文章里的热线提示，打电话时不用重说',
          ],
          [
            'support.case',
            '会话存储，关闭标签页后删除',
            '记住您看的型号、在“按现象查”里选的和排障文章里点过的步骤，您点“把情况发给工程师”时填进服务申请',
          ],
          ['support.desk', '本地存储，直到您清除', '只在我们写文章的同事的浏览器里：在帮助页显示“改进这一页”'],
          ['offline-…', '缓存存储和一个Service Worker，直到您删除', '您点了“存到手机”的排障资料，断网也能看'],
        ],
      },
    ],
  },
  'other-records': {
    title: '反馈和搜索',
    blocks: [
      '排障文章的“有没有帮助”会记下文章编号、有没有帮助、您选的原因和写的补充，补充内容加密存放。请不要在补充里写电话。',
      '搜索在您的浏览器里完成。没有搜到内容、或者搜到了但没有人点开的词，会不带身份地发给我们，用来补写缺的文章。点开了哪个结果、在那之前从同一次搜索里点开过哪个，也会连同搜索词不带身份地发给我们，只记次数，用来改进文章。看起来像电话或邮箱的不保存。',
    ],
  },
  'third-parties': {
    title: '第三方',
    blocks: [
      '网站不加载任何第三方的统计、广告、地图、字体或视频。以后需要使用的，先在这里写明并告诉您，然后才加载，您可以随时关闭。',
      '发验证码以前，网站在您的浏览器里做一道计算题，不用第三方。访问量大的时候可能改用第三方的安全验证，那时会先告诉您由谁验证、收到什么，您同意了才加载。',
      '在线客服、开放平台、登录是另外的网站，在新窗口打开。进去以后适用它们自己的政策。',
    ],
  },
  children: {
    title: '未成年人',
    blocks: ['网站面向企业。未成年人请不要提交信息；不满14周岁的，须由监护人同意。发现误收的，我们会删除。'],
  },
  changes: {
    title: '政策的变更',
    blocks: [
      '政策修改以后，页首的日期和版本随之更新。修改影响到您已经提交的信息的，在生效以前用您留下的联系方式通知您。',
    ],
  },
} satisfies Record<string, LegalSection>;

const copy = {
  meta: {
    title: '隐私政策：收集什么、用来做什么、怎么删除',
    description:
      '这个网站由谁负责，收集哪些信息、凭什么收、谁能看到、存在哪里、保存多久、怎么删，Cookie和浏览器里存了什么，全部列在这里。',
  },
  banner: {title: '隐私政策', text: '收集哪些信息、用途和依据、谁能看到、保存多久、怎样删除。'},
  contents: '本页内容',
  updated: (version: number, date: string) => `第${version}版，${day(date)}起适用`,
  sections: sections as Record<keyof typeof sections, LegalSection>,
  /** In place of the sentence that the search runs in the browser, where the site was built with Algolia. */
  hostedSearch:
    '搜索由Algolia提供，它会收到您的搜索词和IP地址。没有搜到内容、或者搜到了但没有人点开的词，会不带身份地保存下来，用来补写缺的文章。点开了哪个结果、在那之前从同一次搜索里点开过哪个，也会连同搜索词不带身份地发给我们，只记次数，用来改进文章。看起来像电话或邮箱的不保存。',
  contact: {
    title: '联系我们',
    text: '查阅、更正、删除、撤回同意，或者有疑问，请写邮件到这个地址，并写明您的手机号或申请编号。也可以用咨询表单提出，短信验证码就是核实。',
    action: '写邮件到',
  },
};

export default copy;
