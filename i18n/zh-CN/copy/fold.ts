/** The button under the beginning of a long part, on phones. */
export default {
  all: '展开全部',
};
