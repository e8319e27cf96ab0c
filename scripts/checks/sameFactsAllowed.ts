/** Texts whose numbers differ on purpose. */
interface Allowance {
  /** End of the path of the Chinese module. */
  readonly file: string;
  /** Paths of keys. */
  readonly key: RegExp;
  readonly reason: string;
}

export const allowedNumbers: readonly Allowance[] = [
  {file: '.ts', key: /\.meta\./, reason: 'descriptions have limits of length of their own and leave out figures'},
  {file: '.ts', key: /powers\.ac$|copy\.facts\.hours|footer\.hours/, reason: 'mains voltage and hours of the country'},
  {file: 'legal/periods.ts', key: /^(consent|safety)$/, reason: 'each edition names the articles of its own law'},
  {file: 'downloads/xiaodian.ts', key: /does\.points\.2\.text$/, reason: 'the police number of mainland China'},
  {file: 'products/data-dashboard.ts', key: /example$/, reason: 'sales of the sample store in yuan and in dollars'},
  {file: 'rat-detection.ts', key: /night\.hour$/, reason: 'hours of the day, computed'},
];
