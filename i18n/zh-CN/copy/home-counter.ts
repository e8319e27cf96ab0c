/** The figures card on the home page's store; apart from the page's words, which the store does not need. */
const copy = {
  place: '入口1，今天',
  badge: '模拟演示',
  in: '进店',
  out: '出店',
  inside: '店内',
  oneIn: '进店+1',
  oneOut: '出店+1',
};

export default copy;
