/** Links to the printed manuals. */
const copy = {
  /** A link in a list says form, pages and size. */
  file: (pages: number, size: string) => `PDF，${pages}页，${size}`,
  /** Elsewhere the links are short, and pages, size and day stand after them. */
  manual: '说明书PDF',
  other: '英文版',
  about: (pages: number, size: string, day: string) => `${pages}页，${size}，${day}`,
  quick: '快速卡片PDF',
  onePage: '1页',
  platform: (version: string) => `版本${version}`,
};

export default copy;
