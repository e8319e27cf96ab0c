/** What the controls that open search have in common. */
import type {PointerEvent} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useLocale} from '@site/src/site/useLocale';
import {useSitePath} from '../../components/ui/SiteLink';
import {warmSearch} from './state';

/** Handlers that preload search on hover or focus. */
export function useIntent() {
  const baseUrl = useBaseUrl('/');
  const language = useLocale() === 'en' ? 'en' : 'zh';
  const warm = () => warmSearch(baseUrl, language);
  return {
    // A finger enters as it presses: what loads then would run before the finger lifts. The focus of the tap comes after it.
    onPointerEnter: ({pointerType}: PointerEvent) => {
      if (pointerType !== 'touch') warm();
    },
    onFocus: warm,
  };
}

/** Path of the results page, the forms' action without script. */
export const useResultsPath = () => useBaseUrl(useSitePath('search'));
