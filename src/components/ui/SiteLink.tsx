/**
 * A link to a page of the site by its id in the routes registry. Paths are never spelled in pages.
 */
import Link from '@docusaurus/Link';
import {useLocale} from '@site/src/site/useLocale';
import {routes, type RouteId} from '@site/src/site/routes';
import type {ComponentProps, ReactNode} from 'react';

type AnchorProps = Omit<ComponentProps<'a'>, 'href'>;

export interface SiteLinkProps extends AnchorProps {
  readonly to: RouteId;
  /** Anchor on the page, without "#". */
  readonly hash?: string;
  /** Replaces the current history entry instead of pushing one. */
  readonly replace?: boolean;
  readonly children: ReactNode;
}

export function SiteLink({to, hash, ...rest}: SiteLinkProps) {
  return <Link {...rest} to={useSitePath(to, hash)} />;
}

/** Path of a page as `<Link>` wants it: without the edition's prefix, which Docusaurus adds. */
export function useSitePath(to: RouteId, hash?: string): string {
  const en = useLocale() === 'en';
  const path = to === 'home' && en ? '/home' : routes[to].path;
  return hash ? `${path}#${hash}` : path;
}

/** Link by permalink: full pathname with the base URL, as in the content index. */
export function PermalinkLink({href, ...rest}: AnchorProps & {readonly href: string; readonly children: ReactNode}) {
  return <Link {...rest} to={href} />;
}
