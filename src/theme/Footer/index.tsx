import {Footer} from '@site/src/components/shell/Footer';
import {useIsBare} from '@site/src/site/useLayout';

export default function ThemeFooter() {
  return <Footer bare={useIsBare()} />;
}
