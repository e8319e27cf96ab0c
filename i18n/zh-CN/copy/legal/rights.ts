/** Where data are stored, rights and how to use them, and what the law of the edition asks to be told besides. */
import {answerLimits} from '@site/src/site/legal';
import type {LegalBlock, LegalSection} from '@site/src/site/copy';

const {piplWorkingDays, gdprMoreMonths, ccpaDays} = answerLimits;

const rights = {
  title: '您的权利和行使方式',
  blocks: [
    '按照《中华人民共和国个人信息保护法》，您可以：',
    {
      items: [
        '查阅、复制我们保存的您的信息',
        '更正、补充不准确的信息',
        '要求删除',
        '撤回同意；撤回以前的处理不受影响，撤回以后我们删除这份申请',
        '要求我们解释处理规则',
        '条件符合时，要求把信息转移给您指定的一方',
      ],
    },
    '您去世后，近亲属为了自身的合法、正当利益，可以对您的信息行使查阅、复制、更正、删除的权利，您生前另有安排的除外。',
    '怎么提出：写邮件到本页末尾的地址，或者在本页末尾打开咨询表单。写明手机号或申请编号，以及您要查阅、更正、删除还是撤回同意。不收费。',
    '怎么核实：为了防止冒名，邮件提出的，我们用申请里留下的手机号或邮箱向您确认一次。用表单提出的，短信验证码就是核实。',
    '提出以后：我们按手机号或邮箱找出您的全部申请，和写明这个号码的文章反馈。要副本的，给您一份通用格式的文件；要更正的，改正或补充到申请上。要删除的，执行后立即从数据库里消失，已经接入的客户管理系统会自动收到删除通知。通知销售的邮件由人工删除，备份按上面的期限清除。我们只留一条删除记录：谁、什么时候、删了几条，不含您的信息。',
    `多久答复：最长${piplWorkingDays}个工作日。这是监管部门对App的规定；《个人信息保护法》只要求及时，国家标准建议的期限更长。适用GDPR的，最长一个月，情况复杂的可以再延长${gdprMoreMonths}个月；适用美国加利福尼亚州CCPA的，最长${ccpaDays}日，可以再延长${ccpaDays}日。不能满足的，会说明理由。`,
    '对答复不满意，可以向当地网信部门投诉、举报，也可以向人民法院起诉。',
    '您在欧洲经济区或英国的，按照GDPR还可以要求限制处理、反对处理、取得可以带走的副本，并向当地的监管机构投诉。加利福尼亚州居民的权利见英文版隐私政策。',
  ],
} satisfies LegalSection;

const pipl = {
  title: '《个人信息保护法》专门说明',
  blocks: [
    '单独同意：向其他个人信息处理者提供、公开、处理敏感个人信息、向境外提供，法律要求另外取得您的单独同意。本网站的表单不涉及前三种情形；是否向境外提供，见“存在哪里，是否出境”。以后需要的，会在当时单独征求同意，不会并入对本政策的同意。',
    '委托处理：上面“谁能看到，向谁提供”里的受托方只按我们的委托处理，不得用于自己的目的；委托结束后要返还或者删除。',
    '自动化决策：不用您的信息作自动化决策，不打分，不作个性化推送。程序认为可疑的申请只是单独存放，由人来判断。',
    '营销：中文版的表单没有营销订阅，我们不用您留下的手机号发送广告。',
    '不满十四周岁的未成年人：他们的个人信息属于敏感个人信息。本网站面向企业，不向他们收集信息。监护人发现误填的，请按“您的权利”里的方式告诉我们，核实后删除。',
    '安全事件：发生或者可能发生信息泄露、篡改、丢失的，我们会立即补救，并依法通知您和主管部门。',
  ],
} satisfies LegalSection;

const copy = {
  transfers: {
    title: '存在哪里，是否出境',
    /** By what the owner has set for the edition. */
    stated: {china: '您在中文版网站提交的个人信息存放在中华人民共和国境内，不向境外提供。'} as Readonly<
      Record<string, string>
    >,
    unset: '存放的地点尚未公布，网站正式上线前会在这里写明。您在意存放地点的，请先写邮件问清楚，再提交信息。',
    /** Third parties abroad that the pages load, by name. */
    abroad: (names: string) =>
      `${names}由境外机构提供，使用时您的浏览记录会传到境外。您可以在“第三方服务设置”里关闭，关闭后不再传输。`,
    blocks: [
      '以后需要向境外提供的，我们会按《个人信息保护法》第三十八条通过安全评估、取得认证或者订立标准合同。提供以前，我们按第三十九条告诉您境外接收方的名称和联系方式、处理的目的和方式，以及信息的种类。我们还会说明怎样向对方行使权利，并取得您的单独同意。您不同意，就不提供。',
    ] as readonly LegalBlock[],
  },
  rights: rights as LegalSection,
  /** The section that only this edition has, with its anchor. */
  own: {
    id: 'pipl',
    section: pipl as LegalSection,
    /** Last paragraph: whether third parties for advertising are set up. */
    sale: {
      none: '出售：我们不出售您的信息，也不把它交给广告平台。',
      advertising:
        '出售：我们不出售您在表单里填写的信息，也不把它交给广告平台。浏览记录会由“第三方”一节列出的广告服务收到，您可以在“第三方服务设置”里关闭。',
    },
  },
  request: {product: '个人信息请求', action: '用表单提出请求'},
};

export default copy;
