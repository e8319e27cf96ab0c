/** Prints HTML with Chromium: one browser, a few pages at a time, no network, no scripts. Equal input is read from a cache. */
import {createHash} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {chromium, type BrowserContext} from '@playwright/test';
import {NoChineseFont, type PrintJob, type Printer} from './job';
import {readPdf, withoutTime} from './pdf';

const atOnce = 2;
/** A cached file that no build asked for in this time is deleted. */
const cachedDays = 30;

const options = {
  // Containers run as root and have a small /dev/shm.
  args: [
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--disable-gpu',
    '--disable-background-networking',
    '--no-first-run',
  ],
};

/** Two different characters look the same where no font has them. */
async function hasChineseFont(context: BrowserContext): Promise<boolean> {
  const page = await context.newPage();
  const picture = async (character: string) => {
    await page.setContent(`<body style="margin:0;font:40px sans-serif">${character}`);
    return (await page.screenshot({clip: {x: 0, y: 0, width: 48, height: 60}})).toString('base64');
  };
  const isDrawn = (await picture('说')) !== (await picture('明'));
  await page.close();
  return isDrawn;
}

async function printOne(context: BrowserContext, {html, tellsPages, day}: PrintJob): Promise<Buffer> {
  const page = await context.newPage();
  const print = async (content: string) => {
    await page.setContent(content, {waitUntil: 'load'});
    return page.pdf({preferCSSPageSize: true, printBackground: true, tagged: true, outline: true});
  };
  const first = await print(html());
  const pdf = tellsPages ? await print(html(readPdf(first).targets)) : first;
  await page.close();
  return withoutTime(pdf, day);
}

async function printWith(program: string, jobs: readonly PrintJob[], done: (at: number, pdf: Buffer) => void) {
  const browser = await chromium.launch({executablePath: program, ...options});
  try {
    const context = await browser.newContext({javaScriptEnabled: false, offline: true});
    if (!(await hasChineseFont(context))) throw new NoChineseFont('no font with Chinese characters');
    const queue = jobs.map((job, at) => ({job, at}));
    const worker = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) done(next.at, await printOne(context, next.job));
    };
    await Promise.all(Array.from({length: atOnce}, worker));
  } finally {
    await browser.close();
  }
}

function dropOld(folder: string): void {
  const limit = Date.now() - cachedDays * 24 * 3600 * 1000;
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (statSync(file).mtimeMs < limit) unlinkSync(file);
  }
}

/** A printer that keeps what it printed in `cache`, by the content and by the browser. */
export function chromiumPrinter(program: string, cache: string): Printer {
  return async (jobs) => {
    mkdirSync(cache, {recursive: true});
    const {size, mtimeMs} = statSync(program);
    const fileOf = (job: PrintJob) =>
      path.join(
        cache,
        `${createHash('sha256').update(`${program} ${size} ${mtimeMs} ${job.day}\0`).update(job.html()).digest('hex').slice(0, 32)}.pdf`,
      );
    const files = jobs.map(fileOf);
    const missing = jobs.map((_, at) => at).filter((at) => !existsSync(files[at]!));
    if (missing.length > 0)
      await printWith(
        program,
        missing.map((at) => jobs[at]!),
        (at, pdf) => writeFileSync(files[missing[at]!]!, pdf),
      );
    const now = new Date();
    const made = files.map((file) => {
      utimesSync(file, now, now);
      return readFileSync(file);
    });
    dropOld(cache);
    return made;
  };
}
