/** Sends a lead with its pictures: the pictures first, then the lead that names them. */
import {submitLead, uploadPicture, type CallResult} from '../forms/lead/api';
import type {LeadRequest} from '../forms/schema';
import {picturesOf} from '../forms/service/limits';
import {uploadEvent, type UploadProgress} from './progress';
import {keepPicture, readPicture} from './store';

const announce = (detail: UploadProgress): void => {
  window.dispatchEvent(new CustomEvent(uploadEvent, {detail}));
};

const ok: CallResult = {kind: 'ok', data: {}};

/** The form says at the field that a picture is missing or was not taken. */
const refusedAtPictures = (code: number, issue: 'required' | 'format'): CallResult => ({
  kind: 'refused',
  code,
  fields: {pictures: issue},
});

/** Answer code for a picture that is not on the device any more; the service has none. */
const lostPicture = 0;

async function uploadOne(id: string, lead: string, again: boolean): Promise<CallResult> {
  const picture = await readPicture(id);
  if (!picture) return refusedAtPictures(lostPicture, 'required');
  if (picture.sentFor === lead && !again) return ok;
  const result = await uploadPicture(id, lead, picture.blob);
  if (result.kind === 'ok') await keepPicture({...picture, sentFor: lead});
  if (result.kind !== 'refused') return result;
  await keepPicture({...picture, isRefused: true});
  return refusedAtPictures(result.code, 'format');
}

/** All pictures of a lead. One that is refused does not keep the others from being sent. */
async function uploadAll({id: lead, fields}: LeadRequest, again: boolean): Promise<CallResult> {
  let outcome = ok;
  const ids = picturesOf(fields);
  for (const [index, id] of ids.entries()) {
    announce({lead, number: index + 1, total: ids.length});
    const result = await uploadOne(id, lead, again);
    if (result.kind === 'refused') outcome = result;
    else if (result.kind !== 'ok') return result;
  }
  return outcome;
}

/** Sends a lead. Where the service misses a picture that it had before, all are sent once more. */
export async function sendLead(body: LeadRequest): Promise<CallResult> {
  if (picturesOf(body.fields).length === 0) return submitLead(body);
  for (let attempt = 0; ; attempt++) {
    const uploaded = await uploadAll(body, attempt > 0);
    if (uploaded.kind !== 'ok') return uploaded;
    const result = await submitLead(body);
    const isMissing = result.kind === 'refused' && 'pictures' in result.fields;
    if (!isMissing || attempt > 0) return result;
  }
}
