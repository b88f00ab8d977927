import * as v from 'valibot'
import { oneOf, opaque } from '../../../schema/inputs/text'
import { MODERATION_ACTIONS } from '../../../schema/rules/moderation'
import { MAX_SLUG } from '../../../schema/rules/slug'
import { inputWording } from '../../../schema/wording/inputs'
import { couponsFor } from '../../services/membership/coupons'
import { listBannedDomains } from '../../services/moderation/banned-domains'
import { listActs, listOperatorActs } from '../../services/operating/list-acts'
import { listSiteFlags } from '../../services/operating/list-site-flags'
import type { PageOf } from '../../services/paging'
import { everyPick } from '../../services/post/staff-picks'
import type { Failure, Result } from '../../services/result'
import { ok } from '../../services/result'
import { everyTopic } from '../../services/tag/every-topic'
import { parseInput } from '../../services/use-case'
import type { EndpointContext } from '../endpoint'

/** The items of a page, and what to send as `after` for the next one. */
const pageBody = <Item>({ items, next }: PageOf<Item>) => ({ items, after: next?.to ?? null })

/** As many as a page may have. */
const MOST = 50

const Wanted = v.object({
  after: v.optional(opaque(1000, inputWording.invalid)),
  beginning: v.optional(opaque(MAX_SLUG, inputWording.invalid), ''),
  action: v.optional(oneOf(MODERATION_ACTIONS, inputWording.invalid)),
  by: v.optional(opaque(100, inputWording.invalid)),
})

type Read = (
  context: Pick<EndpointContext, 'parts' | 'reader'>,
  wanted: v.InferOutput<typeof Wanted>,
) => Promise<unknown>

/** What operators can list. */
const READS: Readonly<Record<string, Read>> = {
  flags: async ({ parts }) => ({ items: await listSiteFlags(parts), after: null }),
  topics: async ({ reader }, { beginning, after }) =>
    pageBody(await everyTopic(reader.db, beginning.toLowerCase(), { limit: MOST, to: after ?? null })),
  coupons: async ({ parts }, { after }) =>
    pageBody(await couponsFor(parts, { limit: MOST, to: after ?? null })),
  'banned-domains': async ({ reader }, { after }) =>
    pageBody(await listBannedDomains(reader.db, { limit: MOST, to: after ?? null })),
  picks: async ({ reader }, { after }) =>
    pageBody(await everyPick(reader, { limit: MOST, to: after ?? null })),
  log: async ({ reader }, { action, by, after }) =>
    pageBody(await listActs(reader.db, { action, username: by }, { limit: MOST, to: after ?? null })),
  'key-log': async ({ reader }, { after }) =>
    pageBody(await listOperatorActs(reader.db, { limit: MOST, to: after ?? null })),
}

/** A list that operators ask for; nothing if there is none of that name. */
export async function operatorRead(
  context: Pick<EndpointContext, 'parts' | 'reader'>,
  name: string,
  given: object,
): Promise<Result<unknown, Failure> | undefined> {
  const read = Object.hasOwn(READS, name) ? READS[name] : undefined
  if (!read) return undefined
  const wanted = parseInput(Wanted, given)
  return wanted.ok ? ok(await read(context, wanted.value)) : wanted
}
