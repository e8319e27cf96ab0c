import {randomUUID} from 'node:crypto';
import type {FastifyInstance, FastifyRequest} from 'fastify';
import {z} from 'zod';
import {issuesOf, type FieldIssues} from '../src/features/forms/fields';
import {formIds, leadRequestSchema, type FormDefinition, type FormId} from '../src/features/forms/schema';
import {clientKey} from './client';
import {codeDigest, codeHolders, codeKey, maxAttempts} from './codes';
import {day, minute, second} from '../src/site/durations';
import type {ServiceContext} from './context';
import {responseCodes, ApiError, parametersWrong, tooMany} from './errors';
import {
  comparableContact,
  detailsOf,
  formOf,
  parseFields,
  withFormId,
  type FieldValues,
  type ServerForm,
} from './forms';
import {sealLead} from './lead-body';
import {leadReference} from './reference';
import type {NewLead, QuarantineReason} from './store/store';

/** Error for invalid fields: a single contact or code field has its own code, anything else is "invalid parameters". */
function refusal(request: FastifyRequest, form: FormDefinition | undefined, issues: FieldIssues): ApiError {
  const [field, ...others] = Object.keys(issues);
  if (form && others.length === 0) {
    if (field === form.contactField) {
      return new ApiError(422, responseCodes.contact, 'The contact is not correct', {fields: issues});
    }
    if (field === form.codeField) return wrongCode(form, issues);
  }
  return parametersWrong(request, issues);
}

const wrongCode = (form: FormDefinition, fields: FieldIssues = {[form.codeField]: 'format'}): ApiError =>
  new ApiError(422, responseCodes.verification, 'The verification code is not correct', {fields});

/** A parsed submission. */
export interface Submission {
  readonly form: ServerForm;
  readonly id: string;
  readonly verificationCode: string;
  /** Id of the lead for which the code was asked. */
  readonly codeLeadId: string;
  readonly values: FieldValues;
  readonly tracking: NewLead['tracking'];
  readonly consentVersion: string;
  readonly quarantine: QuarantineReason | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What the log entry of the answer says of the lead that was stored, or sent again; one entry costs less than two. */
    lead?: {
      readonly lead: string;
      readonly form: FormId;
      readonly leadStatus: 'new' | 'quarantined' | 'replayed';
    };
  }
}

/** Outcome of a submission. */
export type LeadOutcome =
  | {readonly outcome: 'stored' | 'replayed'; readonly reference: string}
  /** `conflict`: the id was already used with different content. */
  | {readonly outcome: 'conflict' | 'wrong-code'}
  /** `pictures-missing`: a picture that the lead names is not stored for it. */
  | {readonly outcome: 'pictures-missing'}
  | {readonly outcome: 'limited'; readonly retryAfter: number};

/** The part of a body that is read where the envelope is wrong, to report field issues too. */
const draftSchema = z.object({form: z.enum(formIds), fields: z.record(z.string(), z.unknown())});

/** @throws {ApiError} 422 with the issues of envelope and fields together, so that all can be fixed at once. */
function parseSubmission(request: FastifyRequest, fillSeconds: number): Submission {
  const body = withFormId(request.body);
  const envelope = leadRequestSchema.safeParse(body);
  const draft = envelope.success ? envelope : draftSchema.safeParse(body);
  const form = draft.success ? formOf(draft.data.form) : undefined;
  const {values, issues} = form && draft.success ? parseFields(form, draft.data.fields) : {};
  if (!envelope.success || !form || !values) {
    const {verificationCode, ...others} = envelope.success ? {} : issuesOf(envelope.error);
    const code = verificationCode && {[form?.codeField ?? 'verificationCode']: verificationCode};
    throw refusal(request, form, {...others, ...issues, ...code});
  }
  const {
    id,
    edition,
    tracking,
    verificationCode,
    codeId: codeLeadId = id,
    draftAgeMs,
    honeypot,
    consentVersion = form.consentVersion,
  } = envelope.data;
  if (edition !== form.edition) throw parametersWrong(request, {edition: 'option'});
  const tooFast = draftAgeMs !== undefined && draftAgeMs < fillSeconds * second;
  const quarantine = honeypot ? 'honeypot' : tooFast ? 'too-fast' : undefined;
  return {form, id, codeLeadId, verificationCode, values, tracking, consentVersion, quarantine};
}

/** Ids of the pictures of a lead; undefined where its form has none. */
const picturesOf = ({form, values}: Submission): readonly string[] | undefined =>
  'pictures' in form.fields.shape ? ((values.pictures ?? []) as readonly string[]) : undefined;

/** Stores leads and wakes the delivery worker; used by the API and by forms without script. */
export function createLeadIntake({
  config,
  store,
  keyring,
  metrics,
  otpAbuseMonitor,
  deliveries,
  clock,
}: ServiceContext) {
  const {limits} = config;

  function seal({form, id, values, tracking, consentVersion, quarantine}: Submission, contact: string): NewLead {
    const now = clock();
    return {
      id,
      reference: leadReference(id),
      form: form.id,
      edition: form.edition,
      quarantine,
      // Excludes code, tracking and timing: an idempotent retry may have a newer code or another device orientation.
      bodyHash: keyring.digest('body', form.id, JSON.stringify(values)),
      bodyEnc: sealLead({fields: values, details: detailsOf(form, values), consentVersion}, id, keyring),
      contactHmac: keyring.digest('contact', contact),
      tracking,
      createdAt: now,
      purgeAt: now + config.retentionDays * day,
    };
  }

  return async (request: FastifyRequest, submission: Submission): Promise<LeadOutcome> => {
    const {form, id, codeLeadId, verificationCode, values} = submission;
    const contact = comparableContact(String(values[form.contactField]));
    const key = codeKey(keyring, form, contact);
    const client = clientKey(request, keyring);
    const lead = seal(submission, contact);
    const result = await store.submitLead({
      lead,
      pictures: picturesOf(submission),
      deliveries: deliveries.kinds.map((kind) => ({id: randomUUID(), kind, leadId: id, createdAt: lead.createdAt})),
      limits: [{key: `leads:${client}`, max: limits.leadsPerIp10Min, windowMs: 10 * minute}],
      code: {
        key,
        holders: codeHolders(key, codeLeadId, client),
        digest: codeDigest(keyring, key, verificationCode),
        maxAttempts,
      },
      contactLimit: {max: limits.leadsPerContactDay, windowMs: day},
      duplicateWindowMs: day,
    });
    metrics.leads.inc({form: form.id, outcome: result.outcome === 'stored' ? result.status : result.outcome});
    if (result.outcome === 'stored') {
      metrics.codes.inc({channel: form.channel, outcome: 'verified'});
      otpAbuseMonitor.verified();
      deliveries.wake();
      request.lead = {lead: id, form: form.id, leadStatus: result.status};
      return {outcome: 'stored', reference: lead.reference};
    }
    if (result.outcome === 'replayed') request.lead = {lead: id, form: form.id, leadStatus: 'replayed'};
    return result;
  };
}

/** Route `POST /api/v1/leads`. */
export function leadRoutes(app: FastifyInstance, context: ServiceContext): void {
  const submitLead = createLeadIntake(context);

  app.post('/api/v1/leads', async (request, reply) => {
    const submission = parseSubmission(request, context.config.limits.fillSeconds);
    const result = await submitLead(request, submission);
    switch (result.outcome) {
      case 'stored':
        return reply.status(201).send({code: 0, data: {reference: result.reference}});
      case 'replayed':
        return reply.header('Idempotent-Replayed', 'true').send({code: 0, data: {reference: result.reference}});
      case 'conflict':
        throw new ApiError(409, responseCodes.conflict, 'This id was used for other content');
      case 'wrong-code':
        throw wrongCode(submission.form);
      case 'pictures-missing':
        throw parametersWrong(request, {pictures: 'required'});
      case 'limited':
        throw tooMany(result.retryAfter);
    }
  });
}
