/** The JSX runtime of the build: words as Node knows them. */
import {textHtml} from '@site/src/site/lineBreaks';
import {setTextHtml} from './runtime';

setTextHtml(textHtml);

export {Fragment, jsx, jsxs} from './runtime';
