/**
 * The dark band that closes the page, with the beginning of a request: what is ticked goes to the form of the contact page as its subject.
 * A plain form, so that it works without script.
 */
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {Button} from '@site/src/components/ui/Button';
import buttons from '@site/src/components/ui/Button.module.css';
import {Container, useAnchor} from '@site/src/components/ui/Section';
import {productParameter} from '@site/src/features/forms/inquiry/useSubject';
import {HotlineLink} from '@site/src/shell/HotlineLink';
import {routes} from '@site/src/site/routes';
import clsx from 'clsx';
import {requestId} from './requested';
import styles from './RequestBar.module.css';

export interface RequestBarProps {
  readonly title: string;
  readonly text: string;
  readonly legend: string;
  /** What stands before and after the number of boxes that are ticked. */
  readonly chosen: readonly string[];
  /** In its place while none is. */
  readonly none: string;
  /** As the table calls them. Short: together they are at most 100 characters in the form. */
  readonly documents: readonly string[];
  readonly send: string;
  readonly call: string;
}

export function RequestBar({title, text, legend, chosen, none, documents, send, call}: RequestBarProps) {
  useAnchor(requestId);
  const {pathname} = useLocation();
  return (
    <section id={requestId} className={styles.bar}>
      <Container className={styles.inner}>
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <form action={`${useBaseUrl(routes['about.contact'].path)}#inquiry`}>
          <input type="hidden" name="component_id" value="honor.request" />
          <input type="hidden" name="source_path" value={pathname} />
          <fieldset>
            <legend>{legend}</legend>
            {documents.map((name) => (
              <label key={name}>
                <input type="checkbox" name={productParameter} value={name} />
                {name}
              </label>
            ))}
          </fieldset>
          {/* Counted by the style sheet, so that it is right without script. */}
          <p className={styles.chosen} data-before={chosen[0]} data-after={chosen[1]} data-none={none} />
          <div className={styles.actions}>
            <Button type="submit">{send}</Button>
            <HotlineLink kind="dialog" className={clsx(buttons.button, buttons.night)}>
              {call}
            </HotlineLink>
          </div>
        </form>
      </Container>
    </section>
  );
}
