/** Footer: contact, the site by section (folded on small screens), legal line. */
import copy from '@copy/shell';
import navigation from '@copy/navigation';
import {owner} from '@site/config/owner';
import {brand} from '@site/src/site/brand';
import {useContact} from '@site/src/site/contact';
import {navEntries, navGroups, navSections, routes, type NavSection, type RouteId} from '@site/src/site/routes';
import {useEdition} from '@site/src/site/useLocale';
import {type ComponentType, lazy, Suspense, useState} from 'react';
import {Icon} from '../components/ui/Icon';
import {Container} from '../components/ui/Section';
import {SiteLink} from '../components/ui/SiteLink';
import {useOverlay} from '../features/overlay/OverlayHost';
import {LanguageLinks} from './LanguageMenu';
import {Logo} from './Logo';
import styles from './Footer.module.css';

// A QR code that fails to load must not break the page: a click opens it as well, and reports the error.
const FooterQr = lazy<ComponentType>(() => import('./FooterQr').catch(() => ({default: () => null})));

/** Last line of every page, the bare layout included. */
const lastLine: readonly RouteId[] = [
  'about.contact',
  'news',
  'sitemap',
  'legal.privacy',
  'legal.terms',
  'legal.accessibility',
];

export function Footer({bare}: {readonly bare?: boolean}) {
  return (
    <footer className={styles.footer}>
      {!bare && <FooterTop />}
      <Container className={styles.end}>
        <span>
          © {brand.since}–{new Date().getFullYear()} {copy.brandName}
        </span>
        {lastLine.map((id) => (
          <SiteLink key={id} to={id}>
            {navigation.labels[id]}
          </SiteLink>
        ))}
        <span data-consent-settings />
        <IcpNumber />
      </Container>
    </footer>
  );
}

function IcpNumber() {
  const chinese = useEdition() === 'zh-CN';
  const icp = owner.icp.value;
  return chinese && icp ? <span>{icp}</span> : null;
}

function FooterTop() {
  const {phone, phoneHref, phoneIsDemo, email, hours} = useContact();
  const chinese = useEdition() === 'zh-CN';
  return (
    <Container className={styles.top}>
      <div>
        <Logo />
        {phone && phoneHref && (
          <a className={styles.phone} href={phoneHref}>
            {phone}
          </a>
        )}
        <p className={styles.caption}>
          {copy.footer.hours(hours.from, hours.to)}
          {phoneIsDemo && copy.footer.demo}
        </p>
        <a className={styles.mail} href={`mailto:${email}`}>
          {email}
        </a>
        {chinese && owner.links.wechatQr.value && (
          <div className={styles.social}>
            <WechatButton />
          </div>
        )}
        <LanguageLinks className={styles.languages} />
      </div>
      <nav aria-label={copy.footer.label} className={styles.columns}>
        {navSections.map((section) => (
          <FooterColumn key={section} section={section} />
        ))}
      </nav>
    </Container>
  );
}

/** The official account: its code shows while the pointer or the focus is on the button, Esc puts it away, a click enlarges it. */
function WechatButton() {
  const openOverlay = useOverlay();
  const [near, setNear] = useState(false);
  const show = () => setNear(true);
  const hide = () => setNear(false);
  return (
    // The button is the control; the element around it keeps the code open while hovered.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.qr}
      onMouseEnter={show}
      onMouseLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={({key}) => key === 'Escape' && hide()}
    >
      <button
        type="button"
        className={styles.icon}
        aria-label={copy.footer.wechat}
        onClick={() => openOverlay({template: 'wechat', kind: 'dialog', title: copy.wechat.title, maxWidth: 380})}
      >
        <Icon name="qr" />
      </button>
      {near && (
        <Suspense fallback={null}>
          <FooterQr />
        </Suspense>
      )}
    </div>
  );
}

const columnLength = 9;

/** A column on wide screens, a disclosure on small ones; the same links in both. */
function FooterColumn({section}: {readonly section: NavSection}) {
  const edition = useEdition();
  // Whole pages only, the first of each section; the rest is one link away, on the sitemap.
  const ids = navGroups[section]
    .flatMap((group) => navEntries(section, group, edition))
    .filter((id) => !routes[id].path.includes('#'));
  const links = (
    <ul>
      {ids.slice(0, columnLength).map((id) => (
        <li key={id}>
          <SiteLink to={id}>{navigation.labels[id]}</SiteLink>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <div className={styles.column}>
        <h2>{navigation.sections[section]}</h2>
        {links}
      </div>
      <details className={styles.folded}>
        <summary>
          {navigation.sections[section]}
          <Icon name="chevronDown" />
        </summary>
        {links}
      </details>
    </>
  );
}
