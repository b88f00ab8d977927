import * as v from 'valibot'
import { Database } from '../../data/database'
import { slugOfTag } from '../../services/moderation/edit-topic'
import { mergeTopics } from '../../services/tag/merge'
import type { Endpoint, EndpointContext } from '../endpoint'
import { readInput } from '../read-input'
import { type AdminOutcome, refusedInput, withAdminKey } from './with-admin-key'

const USAGE = 'Send JSON: {"merge": …, "into": …}, both slugs of topics.'
const Asked = v.object({ merge: slugOfTag, into: slugOfTag }, USAGE)

const STATUS = { NOT_FOUND: 404, CONFLICT: 409, BAD_REQUEST: 400 } as const

async function merge({ request, env, clock, parts }: EndpointContext): Promise<AdminOutcome> {
  const input = await readInput(request, Asked, { most: 4096, usage: USAGE })
  if (!input.ok) return refusedInput(input.failure)
  const { merge: slug, into } = input.value
  const { purger, reindex } = parts
  const merged = await mergeTopics({ db: new Database(env.DB), clock, purger, reindex }, { slug, into })
  return merged.ok
    ? { status: 200, body: { slug, into }, detail: `merged ${slug} into ${into}` }
    : refusedInput({ ...merged.failure, status: STATUS[merged.failure.code] })
}

/** `POST /_/admin/topics` with `{"merge", "into"}`: makes a topic part of another. Rule: docs/rules/moderation.md, "Topics". */
export const adminTopics: Endpoint = (context) => withAdminKey(context, 'topics', () => merge(context))
