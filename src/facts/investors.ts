/**
 * Who holds shares, in the order of joining. Demo records, without names and amounts: the owner replaces them when the
 * holders agree to be named (`demo: false`). Both languages stand together, so that one edit changes both editions.
 */
import type {Investor} from './investors.schema';

export const investors: readonly Investor[] = [
  {
    id: 'founders',
    stage: 'founding',
    title: {zh: '创始人与核心员工', en: 'Founders and key staff'},
    text: {
      zh: '公司成立时的股东，加上后来通过持股计划加入的同事。日常经营由他们负责。',
      en: 'The founders, and colleagues who became shareholders later through the employee plan. They run the business day to day.',
    },
    demo: true,
  },
  {
    id: 'early',
    stage: 'early',
    title: {zh: '早期财务投资方', en: 'Early-stage financial investors'},
    text: {
      zh: '在第一代云摄像机量产前后进入，资金用于模具、云端录像和第一支算法团队。',
      en: 'Invested around the time cloud cameras first went into volume production. The money paid for tooling, cloud recording and the first algorithm team.',
    },
    demo: true,
  },
  {
    id: 'growth',
    stage: 'growth',
    title: {zh: '成长期财务投资方', en: 'Growth-stage financial investors'},
    text: {
      zh: '在门店业务铺开到全国时进入，资金用于服务网点、备件库和开放平台。',
      en: 'Invested while the store business grew across the country. The money paid for service outlets, spare parts and the open platform.',
    },
    demo: true,
  },
  {
    id: 'industrial',
    stage: 'industrial',
    title: {zh: '产业投资方', en: 'Industrial investors'},
    text: {
      zh: '来自芯片和零售供应链，只在采购和测试上配合，条件和其他供应商、客户一样。',
      en: 'Companies from the chip and retail supply industries. They work with us on purchasing and testing, on the same terms as any other supplier or customer.',
    },
    demo: true,
  },
];
