/**
 * What floats over the page: the quick-contact panel at the right, the Chinese bottom bar, the English button on
 * phones, back to top. Absent on pages with the bare layout.
 */
import {useEdition} from '@site/src/site/useLocale';
// Those with the look of buttons first: our style sheet changes that look, so it has to come after theirs.
import {BottomBar} from './BottomBar';
import {TrialFab} from './TrialFab';
import {ChineseDock, EnglishDock} from './Docks';
import {BackToTop} from './BackToTop';

export function Overlays() {
  const chinese = useEdition() === 'zh-CN';
  return (
    <>
      {chinese ? <ChineseDock /> : <EnglishDock />}
      {chinese ? <BottomBar /> : <TrialFab />}
      <BackToTop />
    </>
  );
}
