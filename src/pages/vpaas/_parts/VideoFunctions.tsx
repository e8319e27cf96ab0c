/**
 * The functions of the video platform as a reference: an index drawn as the life of a video, then group by group what
 * each does, one limit and one typical call, with a rail at one side and a fuller request at the other.
 */
import navigation from '@copy/navigation';
import {videoCalls, videoGroups, videoSamples, type VideoFunction, type VideoGroup} from '@site/src/facts/callExamples';
import clsx from 'clsx';
import {VideoGroupShape} from './videoLife';
import {Container, Fold, type FoldProps, Section, SectionHead, useAnchor} from '@site/src/components/ui/Section';
import {useActiveAnchor} from './useActiveAnchor';
import {CodeSample} from '@site/src/components/sections/CodeSample';
import styles from './VideoFunctions.module.css';

export interface VideoFunctionsCopy {
  readonly life: {readonly title: string; readonly lead: string; readonly label: string};
  readonly rail: string;
  readonly limit: string;
  readonly call: string;
  readonly example: string;
  readonly groups: Readonly<
    Record<VideoGroup, {readonly name: string; readonly title: string; readonly text: string; readonly sample: string}>
  >;
  readonly functions: Readonly<Record<VideoFunction, {readonly what: string; readonly limit: string}>>;
}

const nameOf = (id: VideoFunction): string => navigation.labels[`vpaas.${id}`];

export function VideoFunctions({copy}: {readonly copy: VideoFunctionsCopy}) {
  const active = useActiveAnchor(videoGroups.flatMap(({functions}) => functions));
  return (
    <>
      <Section space="flush">
        <SectionHead title={copy.life.title} lead={copy.life.lead} />
        <nav aria-label={copy.life.label}>
          <ol className={styles.life}>
            {videoGroups.map(({id, functions}) => (
              <li key={id}>
                <VideoGroupShape group={id} />
                <b>{copy.groups[id].name}</b>
                <FunctionLinks ids={functions} />
              </li>
            ))}
          </ol>
        </nav>
      </Section>
      <div className={styles.band}>
        <Container className={styles.columns}>
          <nav className={styles.rail} aria-label={copy.rail}>
            {videoGroups.map(({id, functions}) => (
              <div key={id}>
                <b>{copy.groups[id].name}</b>
                <FunctionLinks ids={functions} active={active} />
              </div>
            ))}
          </nav>
          <div>
            {videoGroups.map(({id, functions}) => (
              <section key={id} className={styles.group} aria-labelledby={`group-${id}`}>
                <MayFold isLong={functions.length > 1} topic={copy.groups[id].name}>
                  <div className={styles.reference}>
                    <div>
                      <h2 id={`group-${id}`}>{copy.groups[id].title}</h2>
                      <p className={styles.text}>{copy.groups[id].text}</p>
                      {functions.map((name) => (
                        <FunctionEntry key={name} id={name} copy={copy} />
                      ))}
                    </div>
                    <CodeSample title={copy.groups[id].sample} badge={copy.example} code={videoSamples[id]} />
                  </div>
                </MayFold>
              </section>
            ))}
          </div>
        </Container>
      </div>
    </>
  );
}

interface MayFoldProps extends Omit<FoldProps, 'name'> {
  readonly isLong: boolean;
}

/** A group of several functions is longer than two screens of a phone. */
const MayFold = ({isLong, children, ...fold}: MayFoldProps) =>
  isLong ? (
    <Fold name="facts" {...fold}>
      {children}
    </Fold>
  ) : (
    children
  );

function FunctionLinks({ids, active}: {readonly ids: readonly VideoFunction[]; readonly active?: string}) {
  return (
    <ul>
      {ids.map((id) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={clsx(id === active && styles.active)}
            aria-current={id === active ? 'true' : undefined}
          >
            {nameOf(id)}
          </a>
        </li>
      ))}
    </ul>
  );
}

function FunctionEntry({id, copy}: {readonly id: VideoFunction; readonly copy: VideoFunctionsCopy}) {
  useAnchor(id);
  const {what, limit} = copy.functions[id];
  return (
    <div id={id} className={styles.entry}>
      <h3>{nameOf(id)}</h3>
      <div>
        <p>{what}</p>
        <dl>
          <dt>{copy.limit}</dt>
          <dd>{limit}</dd>
          <dt>{copy.call}</dt>
          <dd>
            <code translate="no">{videoCalls[id]}</code>
          </dd>
        </dl>
      </div>
    </div>
  );
}
