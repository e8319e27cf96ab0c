/**
 * The functions of the video platform, group by group: a picture of what a developer gets, a line for each function, and behind
 * each line its limit, a typical call and, for the first of a group, a whole request. On phones the groups pass sideways.
 */
import navigation from '@copy/navigation';
import {CodeSample} from '@site/src/components/sections/CodeSample';
import {Icon} from '@site/src/components/ui/Icon';
import {Section, SectionHead, useAnchor} from '@site/src/components/ui/Section';
import {videoCalls, videoGroups, videoSamples, type VideoFunction, type VideoGroup} from '@site/src/facts/callExamples';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {GroupPicture, type GroupPictureCopy} from './GroupPicture';
import {useOpenedAnchor} from './useOpenedAnchor';
import styles from './VideoFunctions.module.css';

export interface VideoFunctionsCopy {
  readonly life: {readonly title: string; readonly lead: string; readonly label: string};
  readonly limit: string;
  readonly call: string;
  readonly example: string;
  readonly groups: Readonly<
    Record<VideoGroup, {readonly name: string; readonly title: string; readonly text: string; readonly sample: string}>
  >;
  readonly shows: GroupPictureCopy;
  readonly functions: Readonly<
    Record<VideoFunction, {readonly line: string; readonly more: string; readonly limit: string}>
  >;
}

/** Two columns of the three: its words stand beside its functions. */
const wide: ReadonlySet<VideoGroup> = new Set(['watch', 'keep', 'build']);

/** Its code is shown at once, because there the code and the picture are the same thing. */
const shownCode: VideoGroup = 'build';

export function VideoFunctions({copy}: {readonly copy: VideoFunctionsCopy}) {
  useOpenedAnchor();
  return (
    <Section tone="tint">
      <SectionHead title={copy.life.title} lead={copy.life.lead} />
      <nav className={styles.index} aria-label={copy.life.label}>
        <ul>
          {videoGroups.map(({id}) => (
            <li key={id}>
              <a href={`#group-${id}`}>{copy.groups[id].name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <ul className={styles.groups}>
        {videoGroups.map(({id, functions}) => (
          <Group key={id} id={id} functions={functions} copy={copy} />
        ))}
      </ul>
    </Section>
  );
}

interface GroupProps {
  readonly id: VideoGroup;
  readonly functions: readonly VideoFunction[];
  readonly copy: VideoFunctionsCopy;
}

function Group({id, functions, copy}: GroupProps) {
  useAnchor(`group-${id}`);
  const {title, text, sample} = copy.groups[id];
  const code = <CodeSample title={sample} badge={copy.example} code={videoSamples[id]} />;
  return (
    <li className={clsx(styles.group, wide.has(id) && styles.wide)}>
      <div>
        <GroupPicture group={id} copy={copy.shows} />
        <h3 id={`group-${id}`}>{title}</h3>
        <p className={styles.text}>{text}</p>
      </div>
      <div>
        {id === shownCode && code}
        {functions.map((name, index) => (
          <FunctionFold key={name} id={name} copy={copy}>
            {index === 0 && id !== shownCode && code}
          </FunctionFold>
        ))}
      </div>
    </li>
  );
}

interface FunctionFoldProps {
  readonly id: VideoFunction;
  readonly copy: VideoFunctionsCopy;
  /** A whole request, if it has one. */
  readonly children: ReactNode;
}

function FunctionFold({id, copy, children}: FunctionFoldProps) {
  useAnchor(id);
  const {line, more, limit} = copy.functions[id];
  return (
    <details className={styles.function}>
      <summary>
        <h4>{navigation.labels[`vpaas.${id}`]}</h4>
        <span>{line}</span>
        <Icon name="plus" />
      </summary>
      {/* The anchor is inside, so that an address with it opens the disclosure. */}
      <div id={id}>
        <p>{more}</p>
        <dl>
          <dt>{copy.limit}</dt>
          <dd>{limit}</dd>
          <dt>{copy.call}</dt>
          <dd>
            <code translate="no">{videoCalls[id]}</code>
          </dd>
        </dl>
        {children}
      </div>
    </details>
  );
}
