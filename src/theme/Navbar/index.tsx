import {EditionNotice} from '@site/src/components/shell/EditionNotice';
import {BareHeader, Header} from '@site/src/components/shell/Header';
import {useLayout} from '@site/src/site/useLayout';

export default function Navbar() {
  const layout = useLayout();
  if (layout === 'empty') return null;
  return (
    <>
      {layout === 'bare' ? <BareHeader /> : <Header />}
      <EditionNotice />
    </>
  );
}
