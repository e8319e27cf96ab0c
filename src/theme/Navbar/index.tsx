import {EditionNotice} from '@site/src/components/shell/EditionNotice';
import {BareHeader, Header} from '@site/src/components/shell/Header';
import {useIsBare} from '@site/src/site/useLayout';

export default function Navbar() {
  return useIsBare() ? (
    <BareHeader />
  ) : (
    <>
      <Header />
      <EditionNotice />
    </>
  );
}
