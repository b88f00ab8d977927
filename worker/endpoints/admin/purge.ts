import { Database } from '../../data/database'
import { nextDue } from '../../data/outbox/open-rows'
import { outboxStatements } from '../../data/outbox/outbox-statements'
import { MAX_TAGS_PER_PURGE } from '../../edge-cache/edge-cache'
import { requestPurge } from '../../edge-cache/request-purge'
import { ALL_PAGES, isCacheTag } from '../../edge-cache/tags'
import type { Endpoint, EndpointContext } from '../endpoint'
import { readText } from './read-body'
import { type AdminOutcome, refused, withAdminKey } from './with-admin-key'

/** Bytes of a request: a hundred tags of maximum length. */
const MOST_BYTES = 128 * 1024

/** The tags that a request names, or what is wrong with it. */
async function tagsOf(request: Request): Promise<string[] | AdminOutcome> {
  const wrong = (message: string): AdminOutcome => refused(400, 'bad-request', message)
  const text = await readText(request, MOST_BYTES)
  if (text === undefined) return refused(413, 'too-large', 'Purge fewer tags at a time.')
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return wrong('Send JSON: {"tags": ["post-…"]} or {"all": true}.')
  }
  if (typeof body !== 'object' || body === null)
    return wrong('Send JSON: {"tags": ["post-…"]} or {"all": true}.')
  if ('all' in body && body.all === true) return [ALL_PAGES]
  const tags: unknown = 'tags' in body ? body.tags : undefined
  if (!Array.isArray(tags) || tags.length === 0 || !tags.every((tag) => typeof tag === 'string'))
    return wrong('Say which tags: {"tags": ["post-…"]}, or {"all": true} for everything.')
  const distinct = [...new Set<string>(tags)]
  if (distinct.length > MAX_TAGS_PER_PURGE) return wrong(`At most ${MAX_TAGS_PER_PURGE} tags at a time.`)
  const unusable = distinct.find((tag) => tag === '' || !isCacheTag(tag))
  return unusable === undefined ? distinct : wrong(`No page can carry the tag ${JSON.stringify(unusable)}.`)
}

async function purge({ request, env, ctx, clock }: EndpointContext, now: number): Promise<AdminOutcome> {
  const tags = await tagsOf(request)
  if (!Array.isArray(tags)) return tags
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
