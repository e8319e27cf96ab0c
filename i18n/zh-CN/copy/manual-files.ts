/** Links to the printed manuals. */
const copy = {
  /** What a link to a file says: form, pages, size, day. */
  file: (pages: number, size: string, day: string) => `PDF，${pages}页，${size}，${day}`,
  other: '英文版PDF',
  quick: '快速卡片（PDF，1页）',
  firmware: (version: string) => `固件${version}`,
  platform: (version: string) => `版本${version}`,
};

export default copy;
