/** Entry to the open platform: what to do there in the first hour, and the link. */
import {Actions} from '@site/src/components/ui/Button';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {OpenPlatformLink} from '@site/src/components/ui/OpenPlatformLink';
import styles from './Sandbox.module.css';

export interface SandboxProps {
  readonly title: string;
  readonly lead: string;
  readonly open: string;
  readonly more: string;
  readonly steps: readonly {readonly title: string; readonly text: string}[];
}

export function Sandbox({title, lead, open, more, steps}: SandboxProps) {
  return (
    <Section className={styles.sandbox}>
      <div>
        <SectionHead title={title} lead={lead} />
        <Actions className={styles.actions}>
          <OpenPlatformLink>{open}</OpenPlatformLink>
          <MoreLink to="vpaas">{more}</MoreLink>
        </Actions>
      </div>
      <ol>
        {steps.map((step) => (
          <li key={step.title}>
            <b>{step.title}</b>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
