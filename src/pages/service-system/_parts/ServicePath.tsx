/** The way of a piece of work from first visit to daily use: each step with who is there and what stays with the customer. */
import {Picture} from '@site/src/components/media/Picture';
import {DrawnWall} from '@site/src/components/sections/DrawnRow';
import {Icon} from '@site/src/components/ui/Icon';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {servicePlaces} from './servicePlaces';
import styles from './ServicePath.module.css';

export interface ServicePathProps {
  readonly id: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly alt: string;
  readonly keeps: string;
  readonly steps: readonly {
    readonly title: string;
    readonly text: string;
    readonly who: string;
    readonly keep: string;
  }[];
  /** Name of the scene in the picture library. */
  readonly scene: string;
}

export function ServicePath({id, eyebrow, title, lead, alt, keeps, steps, scene}: ServicePathProps) {
  return (
    <Section id={id} fold="steps">
      <div className={styles.head}>
        <SectionHead eyebrow={eyebrow} title={title} lead={lead} />
        <Picture family="scene" name={scene} alt={alt} sizes="(max-width: 959px) 100vw, 380px" priority />
      </div>
      <DrawnWall
        ordered
        zones={servicePlaces}
        zoneWidth={300}
        notes={steps.map((step) => ({
          title: step.title,
          body: (
            <div className={styles.step}>
              <p className={styles.who}>{step.who}</p>
              <p>{step.text}</p>
              <p className={styles.keep}>
                <Icon name="document" />
                <span>
                  <b>{keeps}</b>
                  {step.keep}
                </span>
              </p>
            </div>
          ),
        }))}
      />
    </Section>
  );
}
