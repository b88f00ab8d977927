import * as v from 'valibot'
import { Database } from '../../data/database'
import { nextDue } from '../../data/outbox/open-rows'
import { outboxStatements } from '../../data/outbox/outbox-statements'
import { MAX_TAGS_PER_PURGE } from '../../edge-cache/edge-cache'
import { requestPurge } from '../../edge-cache/request-purge'
import { ALL_PAGES, isCacheTag } from '../../edge-cache/tags'
import type { Endpoint, EndpointContext } from '../endpoint'
import { readInput } from '../read-input'
import { type AdminOutcome, refusedInput, withAdminKey } from './with-admin-key'

/** Bytes of a request: a hundred tags of maximum length. */
const MOST_BYTES = 128 * 1024

const USAGE = 'Send JSON: {"tags": ["post-…"]}, or {"all": true} for everything.'

/** The tags that a request names. */
const Purge = v.pipe(
  v.object(
    {
      all: v.optional(v.boolean(USAGE)),
      tags: v.optional(
        v.pipe(
          v.array(
            v.pipe(
              v.string(USAGE),
              v.check(
                (tag) => tag !== '' && isCacheTag(tag),
                ({ input }) => `No page can carry the tag ${JSON.stringify(input)}.`,
              ),
            ),
            USAGE,
          ),
          v.minLength(1, USAGE),
          v.transform((tags) => [...new Set(tags)]),
          v.maxLength(MAX_TAGS_PER_PURGE, `At most ${MAX_TAGS_PER_PURGE} tags at a time.`),
        ),
      ),
    },
    USAGE,
  ),
  v.check(({ all, tags }) => all === true || tags !== undefined, USAGE),
  v.transform(({ all, tags = [] }) => (all ? [ALL_PAGES] : tags)),
)

async function purge({ request, env, ctx, clock }: EndpointContext, now: number): Promise<AdminOutcome> {
  const input = await readInput(request, Purge, { most: MOST_BYTES, usage: USAGE })
  if (!input.ok) return refusedInput(input.failure)
  const tags = input.value
  const db = new Database(env.DB)
  // Treated as a take-down: somebody is waiting for it, and it is rare.
  await db.write(outboxStatements(tags, { urgent: true, now }))
  await requestPurge(env, ctx, clock)
  const waiting = (await db.first(nextDue)) !== undefined
  const names = tags.join(' ')
  return { status: 200, body: { tags, waiting }, detail: `${tags.length} tags: ${names}` }
}

/**
 * `POST /_/admin/purge` with `{"tags": […]}` or `{"all": true}`. The tags go through the outbox like those of
 * every change, ahead of all others, so a purge that can't happen now happens later. Responds with `{tags,
 * waiting}`: `waiting` says whether the outbox still holds anything, including other tags. Rule:
 * docs/rules/caching.md, "Outbox".
 */
export const adminPurge: Endpoint = (context) => withAdminKey(context, 'purge', (now) => purge(context, now))
