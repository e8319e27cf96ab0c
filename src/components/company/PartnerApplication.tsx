/**
 * Where partners apply. The Chinese edition has the form, fetched when the section comes near; the English one goes the
 * way of every inquiry.
 */
import {NeedsScript} from '@site/src/forms/lead/NeedsScript';
import {TrialLink} from '@site/src/forms/trial/TrialLink';
import {useContact} from '@site/src/site/contact';
import {useEdition} from '@site/src/site/useLocale';
import clsx from 'clsx';
import {lazy, Suspense, useEffect, useRef, useState} from 'react';
import {LoadBoundary} from '../overlay/LoadBoundary';
import {Actions, ButtonAnchor} from '../ui/Button';
import buttons from '../ui/Button.module.css';
import {Section, SectionHead} from '../ui/Section';
import styles from './PartnerApplication.module.css';

const PartnerForm = lazy(() => import('@site/src/forms/partner-cn/PartnerForm'));

export interface PartnerApplicationProps {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly prepare: {readonly title: string; readonly items: readonly string[]};
  readonly apply: string;
  readonly mail: string;
  readonly subject: string;
}

function ChineseForm() {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '600px',
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={styles.form}>
      <NeedsScript />
      {near && (
        <LoadBoundary>
          <Suspense fallback={null}>
            <PartnerForm />
          </Suspense>
        </LoadBoundary>
      )}
    </div>
  );
}

export function PartnerApplication({eyebrow, title, lead, prepare, apply, mail, subject}: PartnerApplicationProps) {
  const chinese = useEdition() === 'zh-CN';
  const {email} = useContact();
  const letter = (
    <ButtonAnchor look="line" href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>
      {mail}
    </ButtonAnchor>
  );
  return (
    <Section id="apply">
      <SectionHead eyebrow={eyebrow} title={title} lead={lead} />
      <div className={styles.columns}>
        {chinese ? (
          <ChineseForm />
        ) : (
          <Actions className={styles.actions}>
            <TrialLink componentId="partner" className={clsx(buttons.button, buttons.solid)}>
              {apply}
            </TrialLink>
            {letter}
          </Actions>
        )}
        <div className={styles.prepare}>
          <h3>{prepare.title}</h3>
          <ul>
            {prepare.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          {chinese && letter}
        </div>
      </div>
    </Section>
  );
}
