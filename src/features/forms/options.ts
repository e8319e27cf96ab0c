/** Ids of the choices; labels live in copy. */

/** What a visitor of the Chinese edition is interested in. */
export const demandOptions = [
  'remote-inspection',
  'people-counting',
  'ai-inspection',
  'loss-prevention',
  'heat-map',
  'dashboard',
  'devices',
  'paas',
  'government',
  'other',
] as const;

/** Number of stores: `0` not open yet, `na` not a store business. */
export const storeCountOptions = ['0', '1', '2-10', '11-50', '51-100', '101-500', '501-1000', '1001+', 'na'] as const;

/** How many devices an inquiry is about; `unsure` is an answer too. */
export const quantityOptions = ['1-9', '10-49', '50-199', '200+', 'unsure'] as const;

/** What a partner does; the numbers are the specification's. */
export const partnerTypes = ['0', '1', '2', '3'] as const;

/** Forms of address; `none` is "prefer not to say". */
export const appellationOptions = ['ms', 'mr', 'mx', 'dr', 'none'] as const;

const freeMailDomains: ReadonlySet<string> = new Set([
  '126.com',
  '139.com',
  '163.com',
  'aliyun.com',
  'aol.com',
  'foxmail.com',
  'gmail.com',
  'gmx.com',
  'gmx.de',
  'gmx.net',
  'googlemail.com',
  'hey.com',
  'hotmail.co.uk',
  'hotmail.com',
  'hotmail.fr',
  'icloud.com',
  'live.cn',
  'live.com',
  'mac.com',
  'mail.com',
  'mail.ru',
  'me.com',
  'msn.com',
  'naver.com',
  'outlook.com',
  'outlook.fr',
  'pm.me',
  'proton.me',
  'protonmail.com',
  'qq.com',
  'rediffmail.com',
  'sina.cn',
  'sina.com',
  'sohu.com',
  'vip.qq.com',
  'web.de',
  'yahoo.co.in',
  'yahoo.co.jp',
  'yahoo.co.uk',
  'yahoo.com',
  'yahoo.com.sg',
  'yahoo.fr',
  'yandex.com',
  'yandex.ru',
  'yeah.net',
  'ymail.com',
  'zoho.com',
]);

/** Whether an address belongs to a free mail provider. Ground for a hint ("use your business address"), never a refusal. */
export function isFreeMail(email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  return freeMailDomains.has(domain.trim().toLowerCase());
}
