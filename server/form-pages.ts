/**
 * Progressive enhancement: forms submitted without script, or before it has loaded, to `POST /api/v1/forms/{form}`. The
 * response is the form's own page with all submitted values. Stateless: values travel in the page, never in a URL.
 *
 * A lead takes two requests: one sends the code (by its button, or because the code is missing), one submits it.
 */
import {randomUUID, timingSafeEqual} from 'node:crypto';
import formBody from '@fastify/formbody';
import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify';
import * as z from 'zod/mini';
import {countryOfNumber} from '../src/features/forms/data/countries';
import {onlyCityOf} from '../src/features/forms/data/regions';
import {issuesOf, verificationCodeField} from '../src/features/forms/fields';
import type {FormAnswer} from '../src/features/forms/lead/answer';
import {codeStep, feedbackAction, formAction} from '../src/features/forms/addresses';
import {formIds, trackingSchema, type FormId, type Tracking} from '../src/features/forms/schema';
import {editions, joinPath, type Locale} from '../src/site/editions';
import {routes, type RouteId} from '../src/site/routes';
import {clientKey} from './client';
import {createCodeSender} from './codes';
import {hour, minute, second} from '../src/site/durations';
import type {ServiceContext} from './context';
import {unavailable} from './errors';
import {answerScriptHashes, filledPage, thanksPage, sharedTextsOf, type FilledForm} from './form-html';
import {formOf, parseContact, parseFields, type FieldValues, type ServerForm} from './forms';
import {pagePolicy, plainPagePolicy, type PagePolicy} from '../src/site/hosting/headers';
import {decodeBase64Json} from './json';
import type {Keyring} from './keyring';
import {createLeadIntake, type Submission} from './leads';
import {takeFeedback} from './feedback';
import {thanksForFeedback} from '../src/features/plain-pages/plainPages';
import type {Site} from '../src/site/hosting/builtSite';
import {StoreUnavailable} from './store/store';

/** 2000 Chinese characters take 18 KB URL-encoded. */
const bodyLimit = 64 * 1024;

/** Lifetime of the token in a rendered page. */
const tokenLifetimeMs = 2 * hour;

/** Page of the built site that holds a form. */
const pageOf: Readonly<Record<FormId, readonly [locale: Locale, route: RouteId]>> = {
  'free-cn': ['zh-CN', 'experience'],
  'free-global': ['en', 'experience'],
  'inquiry-cn': ['zh-CN', 'about.contact'],
  'inquiry-global': ['en', 'about.contact'],
  'partner-cn': ['zh-CN', 'partnerProgram'],
  'service-cn': ['zh-CN', 'support.serviceRequest'],
  'service-global': ['en', 'support.serviceRequest'],
};

const pathOf = (form: FormId): string => {
  const [locale, route] = pageOf[form];
  return joinPath(locale, routes[route].path);
};

type Sent = Readonly<Record<string, string>>;

const tokenContent = z.object({id: z.uuid(), at: z.number()});

/** Links both requests to one lead: its id, which makes retries idempotent, and the time of the first request. */
type Token = z.output<typeof tokenContent>;

const signToken = (keyring: Keyring, form: FormId, token: Token): string => {
  const content = Buffer.from(JSON.stringify(token)).toString('base64');
  return `${content}.${keyring.digest('form-token', form, content)}`;
};

function readToken(keyring: Keyring, form: FormId, signed: string, now: number): Token | undefined {
  const [content = '', digest = ''] = signed.split('.');
  const [given, right] = [Buffer.from(digest), Buffer.from(keyring.digest('form-token', form, content))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const parsed = tokenContent.safeParse(decodeBase64Json(content));
  return parsed.success && now - parsed.data.at < tokenLifetimeMs ? parsed.data : undefined;
}

/** One value per name; repeated names keep the first. */
const sentOf = (body: unknown): Sent =>
  Object.fromEntries(
    Object.entries((body ?? {}) as Record<string, unknown>).map(([name, value]) => [
      name,
      String(Array.isArray(value) ? value[0] : value),
    ]),
  );

/** Adds the fields that the page's script derives from others. */
function withDerivedFields({fields}: ServerForm, sent: Sent): Sent {
  const all: Record<string, string> = {...sent};
  const add = (name: string, value: string | undefined): void => {
    if (name in fields.shape && value && !all[name]) all[name] = value;
  };
  for (const name of Object.keys(fields.shape)) add(name, onlyCityOf(sent[`${name}-province`] ?? ''));
  add('phoneCountry', countryOfNumber(sent.phone ?? ''));
  if (sent.whatsappSame !== undefined) add('whatsapp', sent.phone);
  return all;
}

/** Field values for the form's schema: a checked box sends a string, an unchecked one nothing. */
function fieldsOf({fields}: ServerForm, sent: Sent): FieldValues {
  const values: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(fields.shape)) {
    // Without script a form sends the names of files, not the files; its answer asks for them by e-mail.
    if (name === 'pictures') continue;
    const isBox = (schema as z.ZodMiniType).safeParse(true).success;
    const value = sent[name];
    if (isBox) values[name] = value !== undefined;
    else if (value !== undefined) values[name] = value;
  }
  return values;
}

/** URL of the page the form was sent from; same origin, which was checked before. */
function referringPage({headers}: FastifyRequest): URL | undefined {
  try {
    return new URL(headers.referer ?? '');
  } catch {
    return undefined;
  }
}

/** Tracking values: from the hidden fields of an earlier response, else from the page's URL and the cookie. */
function trackingOf(request: FastifyRequest, form: FormId, sent: Sent): Tracking {
  const query = referringPage(request)?.searchParams;
  const [, sp] = /(?:^|;\s*)_sp=([^;]*)/.exec(request.headers.cookie ?? '') ?? [];
  const first = {
    component_id: query?.get('component_id') ?? pageOf[form][1],
    source_path: query?.get('source_path') ?? pathOf(form),
    source_page_title: query?.get('source_page_title') ?? undefined,
    device_type: query?.get('device_type') ?? undefined,
    sp,
  };
  const kept = Object.keys(first).map((name) => [name, sent[`tracking-${name}`]] as const);
  const isKept = kept.some(([, value]) => value !== undefined);
  return trackingSchema.parse(isKept ? Object.fromEntries(kept.filter(([, value]) => value !== undefined)) : first);
}

/** Path and query of the form's page, from which the script restores the tracking values. */
function addressOf(form: FormId, tracking: Tracking): string {
  const known = Object.entries(tracking).filter(([name, value]) => value !== undefined && name !== 'sp');
  const query = new URLSearchParams(known);
  return `${pathOf(form)}?${query.toString()}`;
}

interface PageAnswer extends Pick<FilledForm, 'notice' | 'codeStatus'> {
  readonly status: number;
  readonly issues?: FormAnswer['issues'];
  readonly resendAfter?: number;
  readonly retryAfter?: number;
}

/** Form routes, in a plugin of their own: only they accept `application/x-www-form-urlencoded`. */
export function formPages(context: ServiceContext, site: Site | undefined, policy: PagePolicy) {
  const {keyring, clock} = context;
  const {codeGapSeconds, formCodesPerIpHour, formCodesHour, fillSeconds} = context.config.limits;
  const sendCode = createCodeSender(context);
  const submitLead = createLeadIntake(context);
  const contentPolicy = pagePolicy({...policy, scriptHashes: [...policy.scriptHashes, ...answerScriptHashes]});

  /** HTML of the form's page. */
  function templateOf(form: FormId): string {
    const file = site?.files.get(pathOf(form));
    if (!file) throw unavailable(60);
    return file.identity.body.toString('utf8');
  }

  const sendPage = (reply: FastifyReply, status: number, html: string): FastifyReply =>
    reply.header('Content-Security-Policy', contentPolicy).status(status).type('text/html; charset=utf-8').send(html);

  /** Handlers of one request, with its parsed values. */
  function visit(request: FastifyRequest, reply: FastifyReply, form: ServerForm) {
    const sent = withDerivedFields(form, sentOf(request.body));
    const texts = sharedTextsOf(form.edition);
    const known = readToken(keyring, form.id, sent.token ?? '', clock());
    const tracking = trackingOf(request, form.id, sent);

    const token: Token = known ?? {id: randomUUID(), at: clock()};

    const answer = ({status, issues = {}, notice, codeStatus, resendAfter, retryAfter}: PageAnswer): FastifyReply => {
      if (retryAfter !== undefined) reply.header('Retry-After', String(retryAfter));
      if (Object.keys(issues).length > 0) request.log.info({issues}, 'form given back');
      const hidden = {
        token: signToken(keyring, form.id, token),
        ...Object.fromEntries(
          Object.entries(tracking).flatMap(([name, value]) => (value ? [[`tracking-${name}`, value]] : [])),
        ),
      };
      const html = filledPage(templateOf(form.id), {
        form,
        address: addressOf(form.id, tracking),
        sent,
        answer: {issues, resendAfter, codeId: token.id},
        notice,
        codeStatus,
        hidden,
      });
      return sendPage(reply, status, html);
    };

    async function askForCode(hasAll: boolean): Promise<FastifyReply> {
      const {contact, issues} = parseContact(form, sent[form.contactField] ?? '');
      if (contact === undefined) return answer({status: 422, issues});
      const client = clientKey(request, keyring);
      const result = await sendCode(request, {
        form,
        contact,
        leadId: token.id,
        // No proof of work without script, hence lower limits: per client, and for all clients together.
        challenge: {id: `form:${randomUUID()}`, expiresAt: clock() + minute},
        limits: [
          {key: `form-code-client:${client}`, max: formCodesPerIpHour, windowMs: hour},
          {key: 'form-codes', max: formCodesHour, windowMs: hour},
        ],
      });
      if (result.outcome === 'sent') {
        return answer({
          status: 200,
          codeStatus: texts.code.sent,
          resendAfter: codeGapSeconds,
          ...(hasAll && {notice: {text: texts.code.step}}),
        });
      }
      if (result.outcome === 'limited') {
        const {retryAfter} = result;
        return answer({status: 429, retryAfter, codeStatus: texts.limited(retryAfter)});
      }
      return answer({status: 503, retryAfter: codeGapSeconds, notice: {...texts.plain.failed, hasContact: true}});
    }

    async function submit(): Promise<FastifyReply> {
      const {values, issues = {}} = parseFields(form, fieldsOf(form, sent));
      const typedCode = sent[form.codeField] ?? '';
      if (values && typedCode.trim() === '') return askForCode(true);
      const code = z.object({code: verificationCodeField()}).safeParse({code: typedCode});
      if (!values || !code.success) {
        const codeIssue = code.success ? undefined : issuesOf(code.error).code;
        return answer({status: 422, issues: {...issues, ...(codeIssue && {[form.codeField]: codeIssue})}});
      }
      if (!known) return answer({status: 422, notice: {text: texts.plain.again}});
      const isTooFast = clock() - known.at < fillSeconds * second;
      const submission: Submission = {
        form,
        id: known.id,
        codeLeadId: known.id,
        verificationCode: code.data.code,
        values,
        tracking,
        consentVersion: form.consentVersion,
        quarantine: sent.honeypot ? 'honeypot' : isTooFast ? 'too-fast' : undefined,
      };
      let result = await submitLead(request, submission);
      // An earlier version was stored, but its response was lost and the visitor edited the form: store under a new id.
      if (result.outcome === 'conflict') result = await submitLead(request, {...submission, id: randomUUID()});
      switch (result.outcome) {
        case 'stored':
        case 'replayed':
          return sendPage(
            reply,
            result.outcome === 'stored' ? 201 : 200,
            thanksPage(templateOf(form.id), form, values, result.reference),
          );
        case 'limited': {
          const {retryAfter} = result;
          return answer({
            status: 429,
            retryAfter,
            notice: {text: texts.limited(retryAfter), hasContact: true},
          });
        }
        default:
          return answer({status: 422, issues: {[form.codeField]: 'server'}});
      }
    }

    return async (): Promise<FastifyReply> => {
      try {
        return await (sent.step === codeStep ? askForCode(false) : submit());
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
        request.log.error({reason: error.message}, 'store unavailable');
        return answer({status: 503, retryAfter: 2, notice: {...texts.plain.failed, hasContact: true}});
      }
    };
  }

  return async (app: FastifyInstance): Promise<void> => {
    await app.register(formBody, {bodyLimit});
    app.post(feedbackAction, async (request, reply) => {
      const {article, edition, helpful} = sentOf(request.body);
      await takeFeedback(context, request, {
        article,
        edition,
        helpful: helpful === undefined ? undefined : helpful === 'true',
      });
      const locale = edition === 'global' ? 'en' : 'zh-CN';
      return reply
        .header('Content-Security-Policy', plainPagePolicy)
        .type('text/html; charset=utf-8')
        .send(thanksForFeedback(locale, referringPage(request)?.pathname ?? editions[locale].home));
    });
    for (const id of formIds) {
      app.post(formAction(id), {bodyLimit}, (request, reply) => visit(request, reply, formOf(id))());
      // A reloaded or shared URL of a response.
      app.get(formAction(id), (_, reply) => reply.redirect(pathOf(id), 303));
    }
  };
}
