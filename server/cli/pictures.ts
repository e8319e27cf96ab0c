/** Pictures of service requests, written into files. */
import {mkdir, open} from 'node:fs/promises';
import path from 'node:path';
import type {PictureInfo, StoredLead} from '../store/store';
import type {Arguments, OptionSpecs} from './command';
import {audit, counted, NotFoundError, UsageError, type CliContext} from './context';
import {requireLeads} from './leads';

export const picturesOptions = {
  to: {value: '<folder>', meaning: 'where to write them, with mode 600; it is made where it is missing'},
  force: {meaning: 'replace files that are there'},
} satisfies OptionSpecs;

const extensions = {'image/jpeg': 'jpg', 'image/png': 'png'} as const;

/** Name of a picture's file, `L-1234-5678-1.jpg`; `index` counts from 0. */
const fileName = ({reference}: Pick<StoredLead, 'reference'>, index: number, {type}: PictureInfo): string =>
  `${reference}-${index + 1}.${extensions[type]}`;

/** Places of files that the person at the keyboard can mend. */
const fileErrors = /^(ENOENT|EACCES|EPERM|EROFS|ENOTDIR|EISDIR|ENOSPC|EEXIST)$/;

async function writeFile(file: string, bytes: Buffer, isForced: boolean): Promise<void> {
  const handle = await open(file, isForced ? 'w' : 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes the pictures of leads into a folder; resolves with the names. The caller must write an audit entry.
 * @throws {UsageError} when a file is there already, or cannot be written
 */
export async function writePictures(
  {store, keyring}: CliContext,
  leads: readonly StoredLead[],
  {folder, isForced}: {readonly folder: string; readonly isForced: boolean},
): Promise<string[]> {
  const written: string[] = [];
  let file = folder;
  try {
    await mkdir(folder, {recursive: true, mode: 0o700});
    for (const lead of leads) {
      for (const [index, info] of (await store.picturesOf([lead.id])).entries()) {
        const picture = await store.picture(info.id);
        if (!picture) continue;
        file = path.join(folder, fileName(lead, index, info));
        await writeFile(file, keyring.openBytes(picture.bodyEnc, picture.id), isForced);
        written.push(file);
      }
    }
  } catch (error) {
    const {code = '', syscall} = error as NodeJS.ErrnoException;
    if (!syscall || !fileErrors.test(code)) throw error;
    throw new UsageError(
      code === 'EEXIST'
        ? `${file} exists; choose another folder or add --force.`
        : `${file} cannot be written (${code}).`,
    );
  }
  return written;
}

/** Pictures of a lead: into a folder, or what there is. */
export async function pictures(context: CliContext, args: Arguments): Promise<void> {
  const folder = args.text('to');
  if (folder === undefined) throw new UsageError('pictures needs --to with a folder.');
  const leads = await requireLeads(context, args.operand);
  const found = await context.store.picturesOf(leads.map(({id}) => id));
  if (found.length === 0) throw new NotFoundError(`${args.operand} has no pictures.`);
  for (const {id} of leads) {
    const count = found.filter(({leadId}) => leadId === id).length;
    await audit(context, 'pictures', `${id} ${counted(count, 'picture')}`);
  }
  for (const file of await writePictures(context, leads, {folder, isForced: args.flag('force')}))
    await context.print(`${file}\n`);
}
