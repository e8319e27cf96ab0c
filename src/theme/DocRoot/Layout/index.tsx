/** The document's own layout holds everything (`DocItem/Layout`), its navigation included. */
import type {Props} from '@theme/DocRoot/Layout';

export default function DocRootLayout({children}: Props) {
  return children;
}
