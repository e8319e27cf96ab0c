/**
 * The theme's contexts without one that nothing here reads: the preferred version's (documents
 * name their version in the address).
 */
import {composeProviders} from '@docusaurus/theme-common';
import {
  AnnouncementBarProvider,
  ColorModeProvider,
  NavbarProvider,
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
} from '@docusaurus/theme-common/internal';
import type {ReactNode} from 'react';

const Provider = composeProviders([
  ColorModeProvider,
  AnnouncementBarProvider,
  ScrollControllerProvider,
  PluginHtmlClassNameProvider,
  NavbarProvider,
]);

export default function LayoutProvider({children}: {readonly children: ReactNode}) {
  return <Provider>{children}</Provider>;
}
