/** Does the page being shown give help? For parts that a browser makes: a page for a wrong address is built for any. */
import {useLocation} from '@docusaurus/router';
import {splitPath} from './editions';

export const useIsHelp = (): boolean => /^\/support(?:\/|$)/.test(splitPath(useLocation().pathname).path);
