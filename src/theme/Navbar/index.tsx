import {EditionNotice} from '@site/src/shell/EditionNotice';
import {BareHeader, Header} from '@site/src/shell/Header';
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
