import * as v from 'valibot'
import { keptBy, oneLine, opaque } from '../../../schema/inputs/text'
import { API_POST_COMPLETED_FOR, MAX_API_CONTENT, MAX_API_TAGS } from '../../../schema/rules/api-posts'
import { LICENSES } from '../../../schema/rules/licenses'
import { MAX_HREF, MAX_TAG_NAME, MAX_TAGS, MAX_TITLE } from '../../../schema/rules/limits'
import { safeWebAddress } from '../../../schema/rules/links'
import { slugOfTag } from '../../../schema/rules/tag-slug'
import { apiWording as wording } from '../../../schema/wording/api'
import { draftWording } from '../../../schema/wording/draft'
import { storyInputWording } from '../../../schema/wording/story-input'
import { postsByIds } from '../../data/post/queries'
import type { Post } from '../../data/post/rows'
import { type SavedPost, savedPostById } from '../../data/post/writes-state'
import { type BannedLink, bannedLinkIn } from '../banned-domain/find-banned'
import { limitNewDraft } from '../draft/limit-writer'
import { type DraftParts, storyParts } from '../draft/parts'
import { type NotPublished, publishText } from '../draft/publish-text'
import { type NoWriter, requireWriter } from '../draft/require-writer'
import { derivedId } from '../import/ids'
import { saveStory } from '../post/save-story'
import { type Failure, fail, ok, type Result } from '../result'
import { PUBLISH_STATUSES } from './api-post'
import { storyOfContent } from './story-of-content'

const title = { max: MAX_TITLE, tooLong: wording.title(MAX_TITLE), missing: wording.title(MAX_TITLE) }
const content = wording.content(MAX_API_CONTENT)

/** A story as a program sends it. What it doesn't know it may name: clients of such sites send more than we have. */
export const ApiStory = v.object({
  title: oneLine(title),
  contentFormat: v.picklist(['html', 'markdown'], wording.format),
  content: v.pipe(opaque(MAX_API_CONTENT, content), v.nonEmpty(content)),
  tags: v.nullish(v.pipe(v.array(v.string()), v.maxLength(MAX_API_TAGS, storyInputWording.tag)), []),
  canonicalUrl: v.nullish(
    v.pipe(
      opaque(MAX_HREF, storyInputWording.address),
      keptBy((address) => (address === '' ? '' : safeWebAddress(address)), storyInputWording.address),
    ),
    '',
  ),
  publishStatus: v.nullish(v.picklist(PUBLISH_STATUSES, wording.status), 'public'),
  license: v.nullish(
    v.picklist(Object.keys(LICENSES) as (keyof typeof LICENSES)[], wording.license),
    'all-rights-reserved',
  ),
  notifyFollowers: v.nullish(v.boolean(), true),
})
export type ApiStory = v.InferOutput<typeof ApiStory>

export type NotCreated =
  | NoWriter
  | NotPublished
  | BannedLink
  | Failure<'ALREADY_EXISTS' | 'RATE_LIMITED' | 'CONFLICT'>

/** What a story comes from beside itself. */
interface Sent {
  /** Made by the program: the same one again makes no other story. */
  key: string | null
  /** The main host's origin. */
  origin: string
}

/** The first of its topics, each once; names that none can have are left out, as clients of such sites expect. */
function topicsOf(names: readonly string[]): { slug: string; name: string }[] {
  const topics = new Map<string, string>()
  for (const given of names) {
    const name = given.replace(/\s+/g, ' ').trim()
    const slug = name.length > MAX_TAG_NAME ? '' : slugOfTag(name)
    if (slug !== '' && !topics.has(slug)) topics.set(slug, name)
  }
  return [...topics].slice(0, MAX_TAGS).map(([slug, name]) => ({ slug, name }))
}

/** A story that has been sent before. Somebody else’s has the id only by chance. */
const ownStory = (before: SavedPost, writerId: string): Result<SavedPost, Failure<'ALREADY_EXISTS'>> =>
  before.creatorId === writerId ? ok(before) : fail('ALREADY_EXISTS', draftWording.idTaken)

/**
 * Makes a draft of a story that a program sends, once for each key: the same key again gives what has become of it.
 * Rule: docs/rules/api.md, "Sending stories".
 */
export async function storeApiStory(
  parts: DraftParts,
  story: ApiStory,
  { key, origin }: Sent,
): Promise<Result<SavedPost, NotCreated>> {
  const writer = await requireWriter(parts)
  if (!writer.ok) return writer
  const { id: creatorId } = writer.value
  const id = key === null ? parts.newId() : await derivedId('api', 'story', creatorId, key)
  const before = key === null ? undefined : await parts.db.first(savedPostById, id)
  if (before) return ownStory(before, creatorId)
  const withinLimit = await limitNewDraft(parts, writer.value)
  if (!withinLimit.ok) return withinLimit
  const { content, contentFormat: format, canonicalUrl, license } = story
  const baseUrl = canonicalUrl || `${origin}/`
  const body = await storyOfContent(parts.db, { title: story.title, format, content, baseUrl }, origin)
  if (!body.ok) return body
  if (story.publishStatus !== 'draft') {
    const banned = await bannedLinkIn(parts.db, [story.title, body.value, canonicalUrl])
    if (banned) return banned
  }
  const saved = await saveStory(storyParts(parts), {
    id,
    creatorId,
    title: story.title,
    body: body.value,
    tags: topicsOf(story.tags),
    canonicalUrl: canonicalUrl || null,
    license,
    state: 'draft',
    baseRevision: 0,
  })
  if (!saved.ok && saved.failure.code !== 'CONFLICT') {
    const { code, message, field } = saved.failure
    return fail(code, message, field)
  }
  // On a conflict, the request has arrived twice at once.
  const stored = await parts.db.first(savedPostById, id)
  return stored ? ownStory(stored, creatorId) : fail('NOT_FOUND', storyInputWording.gone)
}

/** Whether a story is as its first request left it when that was cut off: nobody has written or published it since. */
export const isUnfinished = ({ state, revision, createdAt }: SavedPost, now: number): boolean =>
  state === 'draft' && revision === 1 && now - createdAt < API_POST_COMPLETED_FOR

/** The story as it is now. */
export async function apiStoryNow(
  { db }: Pick<DraftParts, 'db'>,
  postId: string,
): Promise<Result<Post, Failure<'NOT_FOUND'>>> {
  const [post] = await db.all(postsByIds, JSON.stringify([postId]))
  return post ? ok(post) : fail('NOT_FOUND', storyInputWording.gone)
}

/**
 * Makes and publishes a story of the viewer's own that a program sends. Rule: docs/rules/api.md, "Sending stories".
 */
export async function createApiPost(
  parts: DraftParts,
  story: ApiStory,
  sent: Sent,
): Promise<Result<Post, NotCreated>> {
  const stored = await storeApiStory(parts, story, sent)
  if (!stored.ok) return stored
  const { id: postId, revision } = stored.value
  const { publishStatus: status } = story
  if (status === 'draft' || !isUnfinished(stored.value, parts.clock.now())) return apiStoryNow(parts, postId)
  return publishText(parts, {
    postId,
    baseRevision: revision,
    settings: { isUnlisted: status === 'unlisted' },
    isQuiet: !story.notifyFollowers,
  })
}
