/** The words of DocSearch's modal, from those of the edition. */
import copy from '@copy/search';
import shell from '@copy/shell';
import type {DocSearchModalProps} from '@docsearch/react/modal';

/** `translations` of the modal. */
export const translations: DocSearchModalProps['translations'] = {
  searchBox: {
    clearButtonTitle: copy.clear,
    clearButtonAriaLabel: copy.clearLabel,
    closeButtonText: copy.close,
    closeButtonAriaLabel: copy.closeLabel,
    placeholderText: shell.search.placeholder,
    searchInputLabel: shell.search.name,
    enterKeyHint: copy.keys.open,
  },
  footer: {
    selectText: copy.keys.open,
    selectKeyAriaLabel: copy.keys.open,
    navigateText: copy.keys.choose,
    navigateUpKeyAriaLabel: copy.keys.choose,
    navigateDownKeyAriaLabel: copy.keys.choose,
    closeText: copy.keys.close,
    closeKeyAriaLabel: copy.keys.close,
  },
  errorScreen: {titleText: copy.failed.title, helpText: copy.failed.advice},
  noResultsScreen: {noResultsText: copy.empty.advice},
};
