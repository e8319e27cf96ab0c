/** The picture of a news post: front matter names a file of the library, which tells family and base name. */
import {Picture, type PictureProps} from '../../components/media/Picture';

export interface NewsPictureProps extends Pick<PictureProps, 'sizes' | 'priority'> {
  /** e.g. `/media/stills/e3-x-1200.webp`. */
  readonly image: string;
}

export function NewsPicture({image, ...rest}: NewsPictureProps) {
  const base = /([^/]+)-\d+\.\w+$/.exec(image)?.[1] ?? '';
  const scene = base.startsWith('scene-');
  return <Picture family={scene ? 'scene' : 'still'} name={base.replace(/^scene-/, '')} alt="" {...rest} />;
}
