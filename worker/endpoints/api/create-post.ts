import * as v from 'valibot'
import { MAX_API_POST_BYTES, MAX_IDEMPOTENCY_KEY } from '../../../schema/rules/api-posts'
import { apiWording } from '../../../schema/wording/api'
import type { Post } from '../../data/post/rows'
import type { HeldToken } from '../../services/access-token/verify-token'
import { apiPost } from '../../services/api/api-post'
import { createApiCollectionPost } from '../../services/api/create-collection-post'
import { ApiStory, createApiPost } from '../../services/api/create-post'
import { type Failure, fail, type Result } from '../../services/result'
import { parseInput } from '../../services/use-case'
import type { EndpointContext } from '../endpoint'
import { isInAnotherEncoding } from '../read-body'
import { readInput } from '../read-input'
import { apiFailure } from './api-failure'
import { created, requireScope, withHeldToken } from './with-token'

const BODY = { most: MAX_API_POST_BYTES, usage: apiWording.json, isTyped: true }

const Key = v.nullable(
  v.pipe(
    v.string(),
    v.regex(/^[\x21-\x7e]+$/, apiWording.key(MAX_IDEMPOTENCY_KEY)),
    v.maxLength(MAX_IDEMPOTENCY_KEY, apiWording.key(MAX_IDEMPOTENCY_KEY)),
  ),
)

/** The key with which a request may be sent again; null without one. */
export const idempotencyKey = ({ headers }: Request) => parseInput(Key, headers.get('idempotency-key'))

/** What makes a story of what a program has sent. */
type Make = (
  context: EndpointContext,
  token: HeldToken,
  story: ApiStory,
  key: string | null,
) => Promise<Result<Post, Failure>>

const storyEndpoint = (needs: 'WRITE' | 'PUBLISH', make: Make) =>
  withHeldToken(needs, async (context, token) => {
    const { request, reader, origin } = context
    if (isInAnotherEncoding(request)) return apiFailure(fail('BAD_REQUEST', apiWording.json).failure, 415)
    const key = idempotencyKey(request)
    if (!key.ok) return apiFailure(key.failure)
    const story = await readInput(request, ApiStory, BODY)
    if (!story.ok) return apiFailure(story.failure, 'status' in story.failure ? story.failure.status : 400)
    const missing = story.value.publishStatus === 'draft' ? undefined : requireScope(token, 'PUBLISH')
    if (missing) return missing
    const made = await make(context, token, story.value, key.value)
    return made.ok ? created(await apiPost(reader, origin, made.value)) : apiFailure(made.failure)
  })

/** A story of the token's owner. Rule: docs/rules/api.md, "Sending stories". */
export const apiCreatePost = storyEndpoint(
  'WRITE',
  async ({ parts, origin, params }, { session }, story, key) =>
    params.applicationSpecificUserId === session.user.id
      ? createApiPost(parts, story, { key, origin })
      : fail('NOT_FOUND', apiWording.noPerson),
)

/** A story for a publication: submitted, or taken in by who runs it. */
export const apiCreateCollectionPost = storyEndpoint(
  'PUBLISH',
  async ({ parts, reader, origin, params: { publicationId = '' } }, { scopes }, story, key) =>
    (await reader.collections.load(publicationId))
      ? createApiCollectionPost(parts, story, {
          key,
          origin,
          collectionId: publicationId,
          mayAccept: scopes.has('PUBLICATIONS'),
        })
      : fail('NOT_FOUND', apiWording.noPublication),
)
