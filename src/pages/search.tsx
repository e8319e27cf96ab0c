import {SearchPage} from '@site/src/components/search/SearchPage';

export default SearchPage;
