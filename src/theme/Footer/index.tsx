import {Footer} from '@site/src/shell/Footer';
import {useLayout} from '@site/src/site/useLayout';

export default function ThemeFooter() {
  const layout = useLayout();
  return layout === 'empty' ? null : <Footer bare={layout === 'bare'} />;
}
