/** The inquiry form as a section of the page: target of its links without script, and for direct visits. */
import InquiryForm from '@edition/InquiryForm';
import {Picture, type PictureProps} from '@site/src/components/media/Picture';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import styles from './InquirySection.module.css';

/** What to photograph, as the photo would show it. */
const photos = {
  door: {family: 'view', name: 'entrance-day'},
  ceiling: {family: 'mounted', name: 'k3'},
  camera: {family: 'mounted', name: 'w3-s'},
  cabinet: {family: 'mounted', name: 'ul-8208nh'},
} as const satisfies Record<string, Pick<PictureProps, 'family' | 'name'>>;
const order = ['door', 'ceiling', 'camera', 'cabinet'] as const;

export interface InquirySectionProps {
  readonly title: string;
  readonly lead: string;
  readonly photos: {
    readonly title: string;
    readonly text: string;
    readonly names: Readonly<Record<keyof typeof photos, string>>;
  };
}

export function InquirySection({title, lead, photos: words}: InquirySectionProps) {
  return (
    <Section id="inquiry" tone="tint">
      <SectionHead title={title} lead={lead} />
      <div className={styles.columns}>
        <div className={styles.form}>
          <InquiryForm markTitle />
        </div>
        <aside className={styles.photos} aria-labelledby="photos">
          <h3 id="photos">{words.title}</h3>
          <p>{words.text}</p>
          <ul>
            {order.map((id) => (
              <li key={id}>
                <Picture {...photos[id]} alt="" sizes="(max-width: 599px) 120px, (max-width: 1199px) 22vw, 190px" />
                {words.names[id]}
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </Section>
  );
}
