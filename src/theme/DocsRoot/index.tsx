import renderRoutes from '@docusaurus/renderRoutes';
import {DocumentFrame} from '@site/src/features/support/document/DocumentFrame';
import type {Props} from '@theme/DocsRoot';

export default function DocsRoot({route}: Props) {
  return <DocumentFrame>{() => renderRoutes(route.routes)}</DocumentFrame>;
}
