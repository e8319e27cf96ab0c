/** What the app does, in points beside a picture. */
import {Picture, type PictureProps} from '@site/src/components/media/Picture';
import {Section} from '@site/src/components/ui/Section';
import styles from '../AppDownload.module.css';

export interface AppPointsProps {
  readonly copy: {
    readonly title: string;
    readonly alt: string;
    readonly points: readonly {readonly title: string; readonly text: string}[];
  };
  readonly picture: Pick<PictureProps, 'family' | 'name'>;
}

export function AppPoints({copy, picture}: AppPointsProps) {
  return (
    <Section tone="tint">
      <div className={styles.does}>
        <div className={styles.picture}>
          <h2>{copy.title}</h2>
          <Picture {...picture} alt={copy.alt} sizes="(max-width: 959px) 100vw, 480px" />
        </div>
        <ul>
          {copy.points.map(({title, text}) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
