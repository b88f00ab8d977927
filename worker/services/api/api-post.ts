import type { LICENSES } from '../../../schema/rules/licenses'
import type { Post } from '../../data/post/rows'
import type { Reader } from '../../data/reader'
import { storyAddress } from '../post/address'

/** The states of a story as programs for such sites call them. */
export const PUBLISH_STATUSES = ['public', 'draft', 'unlisted'] as const
type PublishStatus = (typeof PUBLISH_STATUSES)[number]

/** A story that a program has sent. Addresses are absolute, times milliseconds since 1970 UTC. */
interface ApiPost {
  id: string
  title: string
  authorId: string
  tags: string[]
  url: string
  canonicalUrl: string
  publishStatus: PublishStatus
  license: keyof typeof LICENSES
  /** Absent from a draft. */
  publishedAt?: number
  /** Absent outside publications. */
  publicationId?: string
}

function statusOf({ state }: Pick<Post, 'state'>): PublishStatus {
  if (state === 'published') return 'public'
  return state === 'unlisted' ? 'unlisted' : 'draft'
}

/** A story as its program is told of it. One round trip. */
export async function apiPost(reader: Reader, origin: string, post: Post): Promise<ApiPost> {
  const [url, tags] = await Promise.all([
    storyAddress(reader, post, origin),
    reader.tagsOfPosts.load(post.id),
  ])
  const { id, title, creatorId, collectionId, canonicalUrl, license, firstPublishedAt } = post
  const publishStatus = statusOf(post)
  return {
    id,
    title,
    authorId: creatorId,
    tags: tags.map(({ name }) => name),
    url,
    canonicalUrl: canonicalUrl ?? '',
    publishStatus,
    license: license as ApiPost['license'],
    ...(publishStatus !== 'draft' && firstPublishedAt !== null ? { publishedAt: firstPublishedAt } : {}),
    ...(collectionId === null ? {} : { publicationId: collectionId }),
  }
}
