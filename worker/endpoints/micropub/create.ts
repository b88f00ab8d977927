import type { EntryProperties } from '../../../schema/inputs/micropub'
import type { HeldToken } from '../../services/access-token/verify-token'
import { apiPost } from '../../services/api/api-post'
import { createApiPost } from '../../services/api/create-post'
import { statusOf, storyOfEntry } from '../../services/micropub/entry-story'
import { type Failure, ok, type Result } from '../../services/result'
import { idempotencyKey } from '../api/create-post'
import type { EndpointContext } from '../endpoint'
import { lacksScope, micropubFailure, NEVER_STORED } from './failure'
import { storePicture } from './media'
import type { MicropubRequest, SentFile } from './read-request'

/** The properties with the addresses of pictures that came along, which stand for them. */
async function withPictures(
  context: EndpointContext,
  properties: EntryProperties,
  files: readonly SentFile[],
): Promise<Result<EntryProperties, Failure>> {
  const photo = [...(properties.photo ?? [])]
  for (const { name, bytes } of files) {
    if (name !== 'photo') continue
    const stored = await storePicture(context, bytes)
    if (!stored.ok) return stored
    photo.push(stored.value)
  }
  return ok({ ...properties, ...(photo.length === 0 ? {} : { photo }) })
}

/**
 * Makes a story of an entry. It is published unless it is said to be a draft, or the token may only write drafts. Rule:
 * docs/rules/micropub.md, "Entries".
 */
export async function createEntry(
  context: EndpointContext,
  token: HeldToken,
  { properties, files }: Extract<MicropubRequest, { action: 'create' }>,
): Promise<Response> {
  if (!token.scopes.has('WRITE')) return lacksScope('create', 'WRITE')
  const { parts, reader, origin, request } = context
  const key = idempotencyKey(request)
  if (!key.ok) return micropubFailure(key.failure)
  const asked = statusOf(properties)
  if (!asked.ok) return micropubFailure(asked.failure)
  const mayPublish = token.scopes.has('PUBLISH')
  if (asked.value !== undefined && asked.value !== 'draft' && !mayPublish)
    return lacksScope('create', 'PUBLISH')
  const complete = await withPictures(context, properties, files)
  if (!complete.ok) return micropubFailure(complete.failure)
  const story = storyOfEntry(complete.value, asked.value ?? (mayPublish ? 'public' : 'draft'))
  if (!story.ok) return micropubFailure(story.failure)
  const made = await createApiPost(parts, story.value, { key: key.value, origin })
  if (!made.ok) return micropubFailure(made.failure)
  token.did(story.value.publishStatus === 'draft' ? 'WRITE' : 'PUBLISH')
  const { url } = await apiPost(reader, origin, made.value)
  return new Response(null, { status: 201, headers: { ...NEVER_STORED, location: url } })
}
