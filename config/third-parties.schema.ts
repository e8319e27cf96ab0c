/** Shape of the settings of third parties; parsed when the site is built. */
import * as z from 'zod';

const httpsOrigin = z
  .url({protocol: /^https$/, error: 'write a full https:// address'})
  .transform((address) => new URL(address).origin);

/** Further origins its script loads from or reports to; the content security policy allows them. */
const shared = {hosts: z.array(httpsOrigin).default([])};

const purpose = z.enum(
  ['statistics', 'advertising'],
  'write "statistics" or "advertising": whichever asks more of the visitor',
);

const thirdParty = z.discriminatedUnion(
  'kind',
  [
    /** Tags with inline scripts of their own do not run: the policy allows scripts by host only. */
    z.strictObject({
      ...shared,
      kind: z.literal('google-tag-manager'),
      container: z.string().regex(/^GTM-[A-Z0-9]{4,}$/, 'write the container as "GTM-ABC123"'),
      purpose,
    }),
    z.strictObject({
      ...shared,
      kind: z.literal('baidu-ads'),
      token: z.string().regex(/^[\w-]{8,}$/, 'write the token that stands after "production=" in the code Baidu gives'),
    }),
    z.strictObject({
      ...shared,
      kind: z.literal('bing-ads'),
      tag: z.string().regex(/^\d+$/, 'write the number of the UET tag'),
    }),
    z.strictObject({
      ...shared,
      kind: z.literal('baidu-statistics'),
      site: z
        .string()
        .regex(/^[0-9a-f]{32}$/, 'write the 32 characters that stand after "hm.js?" in the code Baidu gives'),
    }),
    z.strictObject({
      ...shared,
      kind: z.literal('matomo'),
      host: httpsOrigin,
      site: z.int('write the number of the site'),
    }),
    z.strictObject({
      ...shared,
      kind: z.literal('plausible'),
      host: httpsOrigin,
      domain: z.string().regex(/^[\w.-]+$/, 'write the domain as registered there, without https://'),
    }),
  ],
  'write one of the kinds that config/third-parties.ts lists',
);

const edition = z
  .array(thirdParty)
  .refine((list) => new Set(list.map(({kind}) => kind)).size === list.length, 'each kind once');

export const thirdPartiesSchema = z.strictObject({'zh-CN': edition, en: edition});

/** Settings of one third party, as parsed. */
export type ThirdPartySettings = z.infer<typeof thirdParty>;

/** Settings as the owner writes them, by Docusaurus locale. */
export type ThirdPartiesByEdition = z.input<typeof thirdPartiesSchema>;

/**
 * Checks the settings.
 * @throws {Error} one sentence per setting that is wrong, with its place
 */
export function parseThirdParties(settings: unknown): z.infer<typeof thirdPartiesSchema> {
  const parsed = thirdPartiesSchema.safeParse(settings);
  if (parsed.success) return parsed.data;
  throw new Error(
    parsed.error.issues.map(({path, message}) => `config/third-parties.ts ${path.join('.')}: ${message}`).join('\n'),
  );
}

export type ThirdPartyKind = ThirdPartySettings['kind'];

/** What a third party is asked for; visitors allow or refuse each. */
export type Purpose = 'statistics' | 'advertising';
