/**
 * Remark plugin for pictures in documents and news, before Docusaurus' own: that one makes them modules of the page, which
 * only the browser's bundle writes to disk, and documents are in no such bundle (ADR 7). Here a picture stays the file of
 * `static` that its address names, with its size against layout shift.
 */
import path from 'node:path';
import sharp from 'sharp';

interface Node {
  type: string;
  url?: string;
  alt?: string | null;
  children?: Node[];
  [key: string]: unknown;
}

const attribute = (name: string, value: string) => ({type: 'mdxJsxAttribute', name, value});

/** @throws {Error} that names the document and a picture that is no file of `static` */
export function pictures() {
  return async (root: Node, file: {readonly path: string}): Promise<void> => {
    const found: Node[] = [];
    const collect = (node: Node): void => {
      if (node.type === 'image') found.push(node);
      for (const child of node.children ?? []) collect(child);
    };
    collect(root);
    for (const node of found) {
      const {url = '', alt} = node;
      const {width, height} = await sharp(path.join(process.cwd(), 'static', url))
        .metadata()
        .catch(() => {
          throw new Error(`${file.path}: there is no static${url}; name a picture that exists.`);
        });
      node.type = 'mdxJsxTextElement';
      node.name = 'img';
      node.attributes = [
        attribute('src', url),
        attribute('alt', alt ?? ''),
        attribute('width', String(width)),
        attribute('height', String(height)),
        attribute('loading', 'lazy'),
        attribute('decoding', 'async'),
        // Scenes are cut out.
        ...(path.basename(url).startsWith('scene-') ? [attribute('data-ground', '')] : []),
      ];
      node.children = [];
    }
  };
}
