/** Pictures of service requests: `PUT /api/v1/pictures/{pictureId}?lead={leadId}`, before the lead that names them. */
import {createHash} from 'node:crypto';
import type {FastifyInstance, FastifyRequest} from 'fastify';
import {leadIdSchema} from '../src/features/forms/schema';
import {maxPictureBytes, maxPictures, pictureIdSchema, pictureTypes} from '../src/features/forms/service/schema';
import {day, hour} from '../src/site/durations';
import type {ServiceContext} from './context';
import {ApiError, parametersWrong, pictureRoute, responseCodes, tooMany} from './errors';
import {humanCheck, pictureCheck} from './human-check';
import {networksOf} from './networks';
import {cleanPicture} from './pictures/clean';
import {PictureError, type CleanPicture, type PictureFault} from './pictures/picture';
import type {PictureOutcome, RateLimit} from './store/store';

/** Pictures of one form in a day: some are taken off and replaced. */
const maxPerLead = 4 * maxPictures;

/** Seconds after which a client may ask again while too many bytes wait: a sweep makes room of what is older than an hour. */
const fullRetrySeconds = hour / 1000;

/** What a request without its body says. */
interface Announcement {
  readonly id: string;
  readonly leadId: string;
  readonly challenge: {readonly id: string; readonly expiresAt: number};
}

function limitsOf({config, keyring}: ServiceContext, {ip}: FastifyRequest, leadId: string): RateLimit[] {
  const {picturesPerIpHour, picturesPerNetworkHour, picturesPerWideNetworkHour} = config.limits;
  const {client, near, wide} = networksOf(ip);
  const network = (kind: string, name: string, max: number): RateLimit => ({
    key: `picture-${kind}:${keyring.digest('client', name)}`,
    max,
    windowMs: hour,
  });
  return [
    network('client', client, picturesPerIpHour),
    network('near', near, picturesPerNetworkHour),
    ...(wide === undefined ? [] : [network('wide', wide, picturesPerWideNetworkHour)]),
    {key: `picture-lead:${leadId}`, max: maxPerLead, windowMs: day},
  ];
}

const faults: Readonly<Record<PictureFault, readonly [code: number, message: string]>> = {
  type: [responseCodes.mediaType, 'This is no JPEG or PNG'],
  damaged: [responseCodes.pictureDamaged, 'The picture is cut off or damaged'],
  size: [responseCodes.pictureSize, 'The picture has too many pixels'],
};

/** @throws {ApiError} 415 with what is wrong with the picture */
async function cleaned(request: FastifyRequest, bytes: Buffer): Promise<CleanPicture> {
  try {
    return await cleanPicture(bytes);
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    request.log.info({reason: error.message}, 'picture refused');
    throw new ApiError(415, ...faults[error.fault]);
  }
}

/** Routes of pictures, in a plugin of their own: only they take the bytes of pictures. */
export function pictureRoutes(context: ServiceContext) {
  const {config, store, keyring, metrics, alarms, mayLog, clock} = context;
  const checks = [pictureCheck(context), humanCheck(config.captcha, context)];
  const announced = new WeakMap<FastifyRequest, Announcement>();

  /** Refuses a request before its body is read, where it can be. */
  async function announce(request: FastifyRequest): Promise<void> {
    const {pictureId} = request.params as {pictureId?: unknown};
    const id = pictureIdSchema.safeParse(pictureId);
    const lead = leadIdSchema.safeParse((request.query as {lead?: unknown}).lead);
    if (!id.success || !lead.success)
      throw parametersWrong(request, {
        ...(!id.success && {pictureId: 'format' as const}),
        ...(!lead.success && {lead: 'format' as const}),
      });
    const solution = request.headers['x-challenge'];
    if (typeof solution !== 'string' || solution === '') throw parametersWrong(request, {challenge: 'required'});
    for (const {check} of checks) {
      const challenge = await check(solution, (reason) => alarms.raise('captcha-unreachable', {reason}, request.log));
      if (challenge) return void announced.set(request, {id: id.data, leadId: lead.data, challenge});
    }
    throw parametersWrong(request, {challenge: 'format'});
  }

  async function add(request: FastifyRequest, {id, leadId, challenge}: Announcement): Promise<PictureOutcome> {
    const sent = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const {bytes, ...picture} = await cleaned(request, sent);
    const result = await store.addPicture({
      picture: {
        ...picture,
        id,
        leadId,
        digest: keyring.digest('picture', createHash('sha256').update(sent).digest('hex')),
        bytes: bytes.length,
        bodyEnc: keyring.seal(bytes, id),
        createdAt: clock(),
      },
      challenge,
      limits: limitsOf(context, request, leadId),
      maxWaitingBytes: config.limits.picturesWaitingBytes,
    });
    if (result.outcome === 'stored') {
      const {type, width, height} = picture;
      request.log.info({picture: id, lead: leadId, type, width, height, bytes: bytes.length}, 'picture stored');
    }
    return result;
  }

  return async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser([...pictureTypes], {parseAs: 'buffer'}, (_request, body, done) => done(null, body));

    app.put(pictureRoute, {bodyLimit: maxPictureBytes, onRequest: announce}, async (request, reply) => {
      let outcome: PictureOutcome['outcome'] | 'refused' = 'refused';
      try {
        const result = await add(request, announced.get(request)!);
        ({outcome} = result);
        switch (result.outcome) {
          case 'stored':
            return await reply.status(201).send({code: 0});
          case 'replayed':
            return await reply.header('Idempotent-Replayed', 'true').send({code: 0});
          case 'conflict':
            throw new ApiError(409, responseCodes.conflict, 'This id was used for another picture or lead');
          case 'spent':
            throw parametersWrong(request, {challenge: 'format'});
          case 'full':
            if (mayLog('pictures-full')) alarms.raise('pictures-full', {}, request.log);
            throw tooMany(fullRetrySeconds);
          case 'limited':
            throw tooMany(result.retryAfter);
        }
      } finally {
        metrics.pictures.inc({outcome});
      }
    });
  };
}
