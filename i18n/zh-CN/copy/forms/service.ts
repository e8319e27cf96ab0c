import {brand} from '@site/src/site/brand';

/** The service request: what both editions ask about the device; names and contacts are asked in each edition's own way. */
const copy = {
  submit: '发给工程师',
  groups: {device: '哪台设备', problem: '出了什么问题', contact: '怎么联系您'},
  /** 从文章或“按现象查”带来了内容时，写在表格上方。 */
  filled: '在前面的页面选过、做过的，已经填进来，可以改。',
  more: '补充信息',
  moreHint: '排查码、看到的现象、做过的步骤，知道就填。',
  model: {
    label: '设备型号',
    hint: '型号印在机身标签的第一行。',
    other: '其他设备，列表里没有',
    errors: {
      required: '请选择设备型号，列表里没有就选“其他设备”',
      option: '没有这个型号，请从列表里选一项',
    },
  },
  serialNumber: {
    label: '序列号',
    hint: '标签上SN开头的那一行，选型号后写明位置。',
    errors: {format: '序列号和型号对不上：请照标签上SN开头的那一行抄，看不到标签就留空'},
  },
  /** 选了型号以后的提示和报错；标签的位置在 `service-labels`。 */
  labelOther: '照标签抄，4到30位字母和数字；没有就留空。',
  serialFormat: (name: string, example: string) =>
    `这不是${name}的序列号：应为SN加10位数字，例如${example}。抄不到就留空`,
  serialOther: '序列号须为4到30位字母和数字，抄不到就留空',
  firmware: {
    label: '固件版本',
    hint: '在App的“设备→设置→设备信息”里，例如6.2.1。',
    errors: {format: '固件版本请照设备信息页抄，例如6.2.1，不知道就留空'},
  },
  seen: {
    label: '看到的现象',
    hint: '灯的颜色、画面、报错的原文。在“按现象查”里选过的已经填好。',
    errors: {length: '现象最多写500个字，请删短一些，细节写在“说明”里'},
  },
  steps: {
    label: '做过的步骤',
    hint: '在文章里点过的步骤已经列好，可以改。工程师不会让您再做一遍。',
    errors: {length: '步骤最多写2000个字，请删掉和这次无关的'},
  },
  ticket: {
    label: '排查码',
    hint: '文章末尾或“按现象查”给的编号，例如NET-1-3；断网时记下的也填这里。',
    errors: {length: '排查码最多60个字，请只填编号'},
  },
  description: {
    label: '说明',
    hint: '什么时候开始的，一直这样还是时好时坏，动过什么。',
    errors: {
      required: '请写一两句说明，工程师要知道出了什么问题',
      length: '说明最多写2000个字，请删短一些，其余的可以在电话里说',
    },
  },
  companyName: {
    label: '门店或公司',
    errors: {length: '门店或公司名称须为2到100个字，请填全称或常用简称'},
  },
  pictures: {
    label: '图片',
    hint: '最多3张：机身标签、指示灯、屏幕上的报错。发出以前在这台设备上缩小，并去掉拍摄地点等信息。',
    add: '选图片或拍照',
    more: '再加一张',
    full: '已经选满3张。',
    preparing: '正在处理……',
    removed: '已移除。',
    uploading: (number: number, total: number) => `正在发送图片，第${number}张，共${total}张。`,
    lost: '有图片已经不在这台设备上，请重新选。',
    noScript: '浏览器没有运行脚本，不能在这里附图片。提交以后，请把图片发到这个邮箱，标题写上编号：',
    notLoaded: '处理图片的程序没有载入。文字已经存为草稿，连上网络以后再选一次图片。',
    errors: {
      required: '图片没有送到，请再提交一次；还是不行就移除后重新选',
      format: '图片的编号有误，请移除后重新选一次',
      length: '图片最多3张，请移除多出的',
      server: '有图片没有被接受，请看图片下面的说明，换一张或移除后再提交',
    },
  },
  phone: {label: '电话', errors: {format: '请填写正确的电话号码：6到15位数字，可以带区号'}},
  greeting: (name: string) => `${name}，您好！您的服务申请已经提交。`,
  next: [
    `${brand.nameZh}的工程师看过您选的现象、做过的步骤和图片，按您留的手机号联系您。`,
    '还缺什么，工程师会直接问您；补图片请发邮件，标题写上编号。',
    '能远程处理的，在电话里带您做；要寄修的，给您返修编号。',
  ],
  hours: (hours: string) => `工程师的工作时间：${hours}。`,
  urgent: '急需处理，打电话时报编号：',
};

export default copy;
