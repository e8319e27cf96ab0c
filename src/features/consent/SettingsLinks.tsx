import copy from '@copy/third-parties';
import {useCallback, useEffect, useState} from 'react';
import {createPortal} from 'react-dom';
import styles from './Consent.module.css';

/** Where the link to the settings is put: the footer's last line, and the section of the privacy policy. */
const linkPlaces = '[data-consent-settings], section#third-parties';

export interface SettingsLinksProps {
  readonly pathname: string;
  readonly onOpen: (button: HTMLElement) => void;
}

/** The link that opens the settings again, wherever the page has a place for it. */
export function SettingsLinks({pathname, onOpen}: SettingsLinksProps) {
  const [places, setPlaces] = useState<readonly Element[]>([]);
  const look = useCallback(() => setPlaces([...document.querySelectorAll(linkPlaces)]), []);
  useEffect(() => {
    look();
    // A page whose code is still on its way brings another footer.
    const observer = new MutationObserver(look);
    observer.observe(document.getElementById('__docusaurus')!, {childList: true});
    return () => observer.disconnect();
  }, [pathname, look]);
  return places.map((place, index) =>
    createPortal(
      <button type="button" className={styles.link} onClick={(event) => onOpen(event.currentTarget)}>
        {copy.settings}
      </button>,
      place,
      String(index),
    ),
  );
}
