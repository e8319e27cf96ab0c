import {brand} from '@site/src/site/brand';

/** Words that every lead form shares. */
const copy = {
  optional: '（选填）',
  choose: '请选择',
  problem: (count: number) => `提交有误：有${count}处需要修改`,
  errorTitle: '错误：',
  submit: '提交申请',
  sending: '正在提交……',
  retry: '重新提交',
  consent: {
    before: `我已阅读并同意${brand.nameZh}按`,
    link: '《隐私政策》',
    after: '使用以上信息与我联系。可以随时撤回同意、要求删除。',
  },
  code: {
    get: '获取验证码',
    sending: '正在发送……',
    again: (seconds: number) => `${seconds}秒后重发`,
    resend: '重新获取',
    sent: '验证码已发送，5分钟内有效。',
    unreachable: '验证码发送失败，请检查网络后再试。',
    stale: '这个验证码不能再用了，请重新获取一个。',
    step: '还差一步：验证码已发出，请填在下面的“验证码”里，再提交一次。',
  },
  limited: (seconds: number) => `操作过于频繁，请${seconds}秒后重试。`,
  rejected: (reference?: string) =>
    `提交的信息有误，请核对后再试；仍不成功，请联系我们${reference ? `，并报编号${reference}` : ''}。`,
  unreachable: {
    title: '没有提交成功。',
    text: '您填的内容都还在这一页。这个浏览器不允许网站保存内容（例如无痕窗口），关掉这一页，填好的内容就没有了。请检查网络后重新提交，也可以直接联系我们：',
  },
  failed: {
    title: '没有提交成功。',
    text: '您填的内容都还在这一页。请检查网络后重新提交，也可以直接联系我们：',
  },
  kept: {
    title: '已保存在这台设备上，还没有发出。',
    text: '连上网络后会自动发出；关掉网页的，下次打开网站时接着发。验证码5分钟后过期，过期了请回来重新获取。申请送达后立即删除，72小时内没有送达就不再发送；不再需要的，请点“清除”。急需处理，请直接联系我们：',
  },
  returned: {
    title: '上次的申请没有送达。',
    code: '等网络的时候验证码过期了。内容还在草稿里，请勾选同意，重新获取验证码，再提交一次。',
    expired: '72小时内没能发出，已停止发送。内容还在草稿里，请勾选同意，重新获取验证码，再提交一次。',
    refused: '提交的信息有误，请核对以后重新获取验证码，再提交一次。',
  },
  /** 浏览器没有运行脚本时，由服务返回的页面说的话。 */
  plain: {
    again: '页面停留时间过长。您填的内容都在，请再提交一次。',
    failed: {
      title: '没有提交成功。',
      text: '我们的服务暂时没有响应。您填的内容都还在这一页，请过一会儿重新提交，也可以直接联系我们：',
    },
  },
  draft: '草稿保存在这台设备上，7天内有效，不含验证码。',
  clearDraft: '清除',
  success: {
    text: '请保存下面的编号，来电时报给我们，查起来更快。',
    reference: '申请编号：',
    nextTitle: '接下来',
    next: [
      '区域经理打电话给您，问清门店数量、现有设备和想解决的事。',
      '试哪家店、用什么设备、试多久、费用怎么算，和您书面商定以后才发货。',
      '远程带您装好；要走线、登高的，由当地伙伴上门。装好就能看数据。',
    ],
    readTitle: '可以先看',
  },
};

export default copy;
