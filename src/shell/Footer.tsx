/** Footer: contact, the site by section (folded on small screens), legal line. */
import copy from '@copy/shell';
import navigation from '@copy/navigation';
import {owner} from '@site/config/owner';
import {brand} from '@site/src/site/brand';
import {useContact} from '@site/src/site/contact';
import {hasEdition, type RouteId} from '@site/src/site/routes';
import {useEdition} from '@site/src/site/useLocale';
import {Container} from '../components/ui/Section';
import {SiteLink} from '../components/ui/SiteLink';
import {FooterNav} from './FooterNav';
import {LanguageLinks} from './LanguageMenu';
import {Logo} from './Logo';
import {WechatButton} from './WechatButton';
import styles from './Footer.module.css';

/** What stands on the last line of every page, the bare ones included. */
const lastLine: readonly RouteId[] = [
  'about.contact',
  'customers',
  'news',
  'sitemap',
  'legal.privacy',
  'legal.terms',
  'legal.accessibility',
];

export function Footer({bare}: {readonly bare?: boolean}) {
  const edition = useEdition();
  return (
    <footer className={styles.footer}>
      {!bare && <FooterTop />}
      <Container className={styles.end}>
        <span>
          © {brand.since}–{new Date().getFullYear()} {copy.brandName}
        </span>
        {lastLine
          .filter((id) => hasEdition(id, edition))
          .map((id) => (
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
      <FooterNav />
    </Container>
  );
}
