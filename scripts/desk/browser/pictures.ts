/** Pictures that are dropped or pasted into a text. */
import {ask} from './server';

/** Sends a picture, asks what it shows, and writes both into the text where the cursor is. */
async function insertPicture(area: HTMLTextAreaElement, picture: File): Promise<void> {
  const alt = window
    .prompt('图里看得到什么？读屏软件会念这句话。')
    ?.replace(/[[\]\r\n]/g, ' ')
    .trim();
  if (alt === undefined || alt === '') return;
  try {
    const address = `/write/api/pictures?name=${encodeURIComponent(picture.name)}`;
    const {path} = await ask<{path: string}>(address, picture, 'application/octet-stream');
    area.setRangeText(`![${alt}](${path})`, area.selectionStart, area.selectionEnd, 'end');
    area.dispatchEvent(new Event('input', {bubbles: true}));
  } catch (error) {
    window.alert((error as Error).message);
  }
}

export function takePictures(event: DragEvent | ClipboardEvent): void {
  const files = (event instanceof DragEvent ? event.dataTransfer : event.clipboardData)?.files;
  const picture = [...(files ?? [])].find(({type}) => type.startsWith('image/'));
  const area = event.target;
  if (!picture || !(area instanceof HTMLTextAreaElement) || !area.closest('[data-key-path="body"]')) return;
  event.preventDefault();
  event.stopPropagation();
  void insertPicture(area, picture);
}
