/** Below the wall of the algorithm store: a module of its own, so that these texts come late. */
import {promises} from '@site/i18n/zh-CN/copy/promises';

const copy = {
  choose: {
    eyebrow: '怎么挑',
    title: '从最要紧的一件事开始',
    points: [
      {title: '先定一件事', text: '写下最近一个月损失最大的一件事。找到对应的算法，只开通这一种。'},
      {title: '看摄像机在哪里', text: '已有的摄像机能拍到那个位置，接盒子就行；拍不到，再考虑加装。'},
      {title: '用两周，看效果', text: '统计提醒了几次、误报几次、漏了几次，再决定留不留。'},
      {
        title: '需要了再加第二种',
        text: 'U8一台同时三种，U9六种。一台B1最多接四路1080p，每路一种，可以按时段换。',
      },
    ],
  },
  questions: {
    title: '选算法前常问的问题',
    faq: [
      {
        question: '按什么收费？',
        answer:
          '按“算法 × 摄像机路数”开通，按月或按年。例如一台U8开通两种、B1的一路开通一种，按三种算；B1的一路按时段轮流几种的，按同时运行的种数算。具体价格在报价单里，和门店数有关。',
      },
      {
        question: '可以只开旺季几个月吗？',
        answer: '可以。算法在平台上随时开关，设备不用动。关掉的算法不再产生数据，已有报表照常看。',
      },
      {
        question: '自己训练的模型能放上来吗？',
        answer: '能。B1支持导入，格式和算力要求在开放平台上，我们先做一轮安全检查，再由您在自己的门店里启用。',
      },
      {
        question: '同一台摄像机能运行几种算法？',
        answer:
          'UME-8系列同时三种，UME-9系列同时六种；K3和H系列只数人，Fmix-D还看人停在哪里。E3-X自带计数线和热区，其他算法和其他普通摄像机要接盒子B1，一路一种。',
      },
      {
        question: '算法会不会自己更新，突然变得不一样？',
        answer: `不会。${promises.algorithmRollout}`,
      },
      {
        question: '算错了谁负责？',
        answer: '画面里标红框的算法，系统只提示，不自动处罚、不自动报警，结论由人判断。请不要用它直接扣钱。',
      },
    ],
    readTitle: '接着看',
    reading: [
      {title: '物体识别：认得多远', note: '技术', href: '/technology/ai-technology/object-recognition'},
      {title: 'B1支持资料', note: '型号', href: '/support/model/b1'},
      {title: 'AI硬件怎么分工', note: '硬件', href: '/products/hardware/ai-hardware'},
      {title: '老鼠识别：夜里看得见什么', note: '技术', href: '/technology/ai-technology/rat-detection'},
    ],
  },
};

export default copy;
