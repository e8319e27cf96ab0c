/** The way to the app: what it is called in the store, which telephones it runs on, and the page that hands it out. */
import type {RouteId} from '@site/src/site/routes';
import {Picture} from '@site/src/components/media/Picture';
import {Actions, ButtonLink} from '@site/src/components/ui/Button';
import {Section} from '@site/src/components/ui/Section';
import styles from './AppInvite.module.css';

export interface AppInviteProps {
  readonly title: string;
  readonly text: string;
  readonly alt: string;
  readonly download: string;
  /** Page that hands out the app. */
  readonly to: RouteId;
  readonly facts: readonly string[];
}

export function AppInvite({title, text, alt, download, to, facts}: AppInviteProps) {
  return (
    <Section tone="tint" className={styles.invite}>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        <ul>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <Actions>
          <ButtonLink to={to}>{download}</ButtonLink>
        </Actions>
      </div>
      <div className={styles.picture}>
        <Picture family="cutout" name="phone" alt={alt} sizes="(max-width: 767px) 100vw, 560px" />
      </div>
    </Section>
  );
}
