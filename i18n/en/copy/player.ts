import type zh from '@site/i18n/zh-CN/copy/player';
import type {CopyOf} from '@site/src/site/copy';

const copy = {play: 'Play'} satisfies CopyOf<typeof zh>;

export default copy;
