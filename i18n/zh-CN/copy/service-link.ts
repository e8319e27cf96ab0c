/** The link from help pages to the service request. */
const copy = {
  send: '把情况发给工程师',
  /** Above the link on pages about a model. */
  title: '还是不行？',
  text: '型号会带过去，您补上现象和照片，工程师接着查，不用从头说。',
  /** Below the steps of an article. */
  article: '也可以写下来发过去：您点过的步骤会一起带上，还能附照片。',
  /** Where the symptom finder ends. */
  finder: '也可以发过去：您选过的都会带上，还能附照片。',
  offline: '存下来的资料里有服务申请表：没网也能先写好，连上以后发给工程师。',
};

export default copy;
