import {encode} from 'uqr';

/** A QR code as data: size in modules, and one path with a stroke one module high for each run of dark modules. */
export interface Qr {
  readonly size: number;
  readonly path: string;
  /** What it holds. */
  readonly url: string;
}

export function qrOf(url: string): Qr {
  const {data, size} = encode(url, {ecc: 'M', border: 0});
  let runs = '';
  data.forEach((row, y) => {
    for (let x = 0; x < size; x += 1) {
      const start = x;
      while (row[x]) x += 1;
      if (x > start) runs += `M${start} ${y}.5h${x - start}`;
    }
  });
  return {size, path: runs, url};
}
