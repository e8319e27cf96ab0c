/** An example of one event that needs all four layers: the path drawn, the steps told. */
import {LayerPathDiagram, type LayerPathCopy} from './layerPathDrawing';
import {Badge} from '@site/src/components/ui/Badge';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import styles from './LayerPath.module.css';

export interface LayerPathProps {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly badge: string;
  readonly diagram: LayerPathCopy;
  readonly steps: readonly {readonly title: string; readonly text: string}[];
}

export function LayerPath({eyebrow, title, lead, badge, diagram, steps}: LayerPathProps) {
  return (
    <Section>
      <SectionHead eyebrow={eyebrow} title={title} lead={lead} aside={<Badge tone="line">{badge}</Badge>} />
      <LayerPathDiagram copy={diagram} />
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.title}>
            <span aria-hidden="true">{index + 1}</span>
            <b>{step.title}</b>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
