/** Link to the open platform, a separate site; absent while the owner has set no address. */
import {owner} from '@site/config/owner';
import {DemoMark} from './DemoMark';
import {ButtonAnchor} from './Button';

export function OpenPlatformLink({
  look = 'solid',
  children,
}: {
  readonly look?: 'solid' | 'line';
  readonly children: string;
}) {
  const href = owner.links.openPlatform.value;
  if (!href) return null;
  return (
    <ButtonAnchor look={look} href={href} target="_blank" rel="noopener">
      {children}
      <DemoMark of={owner.links.openPlatform} />
    </ButtonAnchor>
  );
}
