import {Overlay, type OverlayProps} from '@site/src/components/ui/Overlay';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from '@jest/globals';

const classesOf = (look: Partial<OverlayProps>) => {
  document.body.innerHTML = renderToStaticMarkup(
    <Overlay kind="dialog" title="t" closeLabel="x" onClose={() => undefined} {...look}>
      text
    </Overlay>,
  );
  const {classList, style} = document.querySelector('dialog')!;
  return {classes: [...classList].sort(), width: style.getPropertyValue('--overlay-width')};
};

it('is a dialog that stands there at once, or a sheet that comes from below, unless told', () => {
  expect(classesOf({})).toEqual({classes: ['dialog', 'none', 'overlay'], width: ''});
  expect(classesOf({kind: 'sheet'}).classes).toEqual(['bottom', 'overlay', 'sheet']);
});

it('takes fullscreen, hideOverlay, maxWidth, scrollable and transition', () => {
  expect(classesOf({kind: 'sheet', fullscreen: true}).classes).toContain('fullscreen');
  classesOf({hideOverlay: true});
  expect(document.querySelector('dialog')?.parentElement?.className).toContain('clear');
  expect(classesOf({maxWidth: 930}).width).toBe('930px');
  expect(classesOf({scrollable: true}).classes).not.toContain('whole');
  expect(classesOf({scrollable: false}).classes).toContain('whole');
  expect(classesOf({transition: 'fade'}).classes).toContain('fade');
  expect(classesOf({kind: 'sheet', transition: 'none'}).classes).not.toContain('bottom');
});
