import {useEffect, useMemo, useState} from 'react';
import {countries} from './countries';

/** Countries by name. Names come from the browser, so they exist only after hydration. */
export function useCountries(): readonly {code: string; name: string; dialling: string}[] {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return useMemo(() => {
    if (!ready) return [];
    const names = new Intl.DisplayNames('en', {type: 'region'});
    return countries
      .map(([code, dialling]) => ({code, dialling, name: names.of(code) ?? code}))
      .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  }, [ready]);
}
