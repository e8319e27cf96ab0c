import {promises} from '@site/i18n/zh-CN/copy/promises';

const copy = {
  meta: {
    title: '服务申请：把情况和照片发给工程师',
    description:
      '设备排查不出来，把型号、序列号、看到的现象、做过的步骤和照片一次发给工程师：断网也能先填，连上以后验证手机号再发出，提交后有编号，来电时报编号。',
  },
  title: '把情况发给工程师',
  lead: '排查过还是不行，就从这里交给工程师。写明型号和情况，附上照片。',
  nextTitle: '提交以后',
  next: [
    {title: '记下编号', text: '打电话、发邮件都报它，不用从头说。'},
    {title: '工程师看情况', text: '先看现象、步骤和照片，不用您重做。'},
    {title: '联系您', text: '在工作时间找您，缺什么直接问。'},
    {title: '处理', text: '能远程处理的当场带您做，要寄修的给您返修编号。'},
  ],
  privacyTitle: '信息怎么用',
  privacy: `用来查清这一次的故障、联系您，照片随申请加密存放、一起删除。${promises.formRequests}`,
  privacyLink: '看隐私政策',
  directTitle: '急需处理，请打电话',
};

export default copy;
