/** Words that every estimate shares. */
const copy = {
  badge: '估算',
  attach: '带着这份测算咨询',
  range: (min: number, max: number, decimals: boolean) =>
    decimals ? `请填${min}到${max}，最多一位小数` : `请填${min}到${max}之间的整数`,
  invalid: '有一格还没填对，填好就能算。',
  formulas: '怎么算的',
  link: {copy: '复制链接', copied: '链接已复制', failed: '没能复制，请从地址栏复制', what: '，带着填好的数'},
  text: {copy: '复制文字', copied: '文字已复制', failed: '没能复制，请手动选取', what: '，填的数和算式'},
};

export default copy;
