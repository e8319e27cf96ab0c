import Admonition from '@theme-original/Admonition';
import MDXHeading from '@theme-original/MDXComponents/Heading';
import MDXA from '@theme-original/MDXComponents/A';
import MDXCode from '@theme-original/MDXComponents/Code';
import MDXPre from '@theme-original/MDXComponents/Pre';
import type {ComponentProps} from 'react';
import styles from './styles.module.css';

const heading = (as: 'h2' | 'h3' | 'h4') =>
  function Heading(props: Omit<ComponentProps<typeof MDXHeading>, 'as'>) {
    return <MDXHeading as={as} {...props} />;
  };

/** Wide tables scroll inside their own box, reachable by keyboard. */
function Table(props: ComponentProps<'table'>) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.table} tabIndex={0} role="group">
      <table {...props} />
    </div>
  );
}

/** What Markdown becomes, without the parts of the classic theme that this site does not use. */
const components = {
  a: MDXA,
  code: MDXCode,
  pre: MDXPre,
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  table: Table,
  admonition: Admonition,
};

export default components;
