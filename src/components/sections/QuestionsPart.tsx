/** Questions beside what to read next: what the page names, and the posts that are about it. */
import {Day} from '@site/src/components/ui/Day';
import news from '@copy/news';
import {Faq, type FaqEntry} from '../ui/Faq';
import {Section, SectionHead} from '../ui/Section';
import {PermalinkLink} from '../ui/SiteLink';
import styles from './Questions.module.css';
import {useReadNext} from './useReadNext';

export interface Reading {
  readonly title: string;
  readonly note: string;
  /** Edition-relative path of a document, post or page. */
  readonly href: string;
}

export interface QuestionsProps {
  readonly title: string;
  readonly faq: readonly FaqEntry[];
  readonly readTitle: string;
  readonly reading: readonly Reading[];
  readonly tone?: 'plain' | 'tint';
}

export default function QuestionsPart({title, faq, readTitle, reading, tone = 'tint'}: QuestionsProps) {
  const posts = useReadNext();
  return (
    <Section tone={tone} fold="questions">
      <div className={styles.columns}>
        <div>
          <SectionHead title={title} />
          <Faq entries={faq} />
        </div>
        <aside className={styles.aside} data-rest>
          <h2>{readTitle}</h2>
          <ul>
            {reading.map(({title: name, note, href}) => (
              <li key={href}>
                <PermalinkLink href={href}>
                  <b>{name}</b>
                  <span>{note}</span>
                </PermalinkLink>
              </li>
            ))}
            {posts.map(({title: name, archive, date, permalink}) => (
              <li key={permalink}>
                <PermalinkLink href={permalink}>
                  <b>{name}</b>
                  <span>
                    {news.archives[archive]} · <Day value={date} />
                  </span>
                </PermalinkLink>
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </Section>
  );
}
