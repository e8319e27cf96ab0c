/** Where a post can be shared: plain links, so that no network is contacted before a click. */
import type {Edition} from '@site/src/site/editions';

/** What is shared. */
export interface SharedPost {
  /** Canonical address with origin. */
  readonly url: string;
  readonly title: string;
  /** Name of the archive the post is in. */
  readonly archive: string;
  /** Address of the picture with origin. */
  readonly picture: string;
}

export interface ShareTarget {
  /** Key of its name in the copy. */
  readonly id: 'facebook' | 'x' | 'linkedin' | 'weibo' | 'mail';
  readonly href: (post: SharedPost) => string;
}

/** An address with values in its query, spaces as `%20`, which mail programs ask for. */
const link = (address: string, values: Readonly<Record<string, string>>): string =>
  `${address}?${Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;

const mail: ShareTarget = {id: 'mail', href: ({url, title}) => link('mailto:', {subject: title, body: url})};

export const shareTargets: Readonly<Record<Edition, readonly ShareTarget[]>> = {
  global: [
    {
      id: 'facebook',
      href: ({url, title}) => link('https://www.facebook.com/sharer/sharer.php', {u: url, quote: title}),
    },
    {id: 'x', href: ({url, title}) => link('https://x.com/intent/post', {url, text: title})},
    {id: 'linkedin', href: ({url, title}) => link('https://www.linkedin.com/sharing/share-offsite/', {url, title})},
    mail,
  ],
  'zh-CN': [
    {
      id: 'weibo',
      href: ({url, title, archive, picture}) =>
        link('https://service.weibo.com/share/share.php', {url, title: `【${archive}】${title}`, pic: picture}),
    },
    mail,
  ],
};
