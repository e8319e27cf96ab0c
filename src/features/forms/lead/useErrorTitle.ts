import copy from '@copy/forms/lead';
import {useEffect} from 'react';

/**
 * Puts "Error:" before the document's title while there are errors.
 * @param isPage the form is a part of the page; one in a dialog leaves the title alone
 */
export function useErrorTitle(isPage: boolean, hasErrors: boolean): void {
  useEffect(() => {
    if (!isPage) return;
    const plain = document.title.replace(copy.errorTitle, '');
    document.title = hasErrors ? copy.errorTitle + plain : plain;
  }, [isPage, hasErrors]);
}
