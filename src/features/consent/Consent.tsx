/**
 * Third parties of the page and what the visitor says about them. English: a bar asks, nothing loads before "accept".
 * Chinese: a notice tells what is used; it loads once the notice was read or the visitor went on to a further page, and
 * never after it was turned off. A browser that refuses for its user is taken as a "no" without asking.
 *
 * The bar is first in the page and takes no focus. A link in the footer and in the privacy policy opens the settings.
 */
import {useLocation} from '@docusaurus/router';
import {ConsentPanel} from './ConsentPanel';
import {SettingsLinks} from './SettingsLinks';
import {useConsent} from './useConsent';

export default function Consent() {
  const {pathname} = useLocation();
  const {parties, view, choose, reopen, close, decide} = useConsent();
  return (
    <>
      {view !== 'none' && (
        <ConsentPanel
          parties={parties}
          isChoosing={view !== 'question'}
          onChoose={choose}
          onDecide={decide}
          onClose={view === 'reopened' ? close : undefined}
        />
      )}
      <SettingsLinks pathname={pathname} onOpen={reopen} />
    </>
  );
}
