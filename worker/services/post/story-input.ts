import { MAX_SUBTITLE, MAX_TAGS, MAX_TITLE } from '../../../schema/rules/limits'
import { type BodyProblem, checkBody } from '../../../schema/story/check-body'
import type { StoryBody } from '../../../schema/story/paragraph'
import type { TagName } from '../../data/tag/writes'

/** The picture that cards show. */
export interface PreviewPicture {
  imageId?: string
  /** If the picture couldn't be fetched and stays at its source. */
  src?: string
  alt?: string
  focusPercentX?: number
  focusPercentY?: number
}

/** A story to be saved. Times are milliseconds since 1970 UTC. */
export interface StoryInput {
  /** Absent for a new story. */
  id?: string
  creatorId: string
  /** Absent for a story outside publications. */
  collectionId?: string
  title: string
  subtitle?: string
  body: StoryBody
  /** At most 5; the first counts most. */
  tags?: readonly TagName[]
  state: 'draft' | 'scheduled' | 'published' | 'unlisted'
  access?: 'public' | 'locked'
  /** By default, the first picture of the body. */
  picture?: PreviewPicture
  /** By default, the first words of the body. */
  excerpt?: string
  language?: string
  canonicalUrl?: string
  license?: string
  /** When it was or will be published; by default now, at its first publish. */
  publishedAt?: number
  createdAt?: number
  /** When the publication's editors chose it; null undoes that, absent leaves it unchanged. */
  featuredAt?: number | null
  /** Initial claps; only for a new story. */
  clapCount?: number
  /** The revision that the change is based on; a newer one in the database is a conflict. */
  baseRevision?: number
  /** True to restore a story from the trash. One that staff has taken down can't be restored this way. */
  restores?: boolean
}

/** Why a story can't be saved. */
export type StoryProblem =
  /** `gone`: it is in the trash, or staff has taken it down. */
  | {
      code:
        | 'gone'
        | 'no-title'
        | 'title-too-long'
        | 'subtitle-too-long'
        | 'too-many-tags'
        | 'bad-tag'
        | 'no-date'
    }
  | { code: 'bad-body'; problems: BodyProblem[] }

/** The first problem of a story, or nothing. Rule: docs/rules/stories.md, "Limits". */
export function storyProblem(input: StoryInput): StoryProblem | undefined {
  const isPublic = input.state !== 'draft'
  if (isPublic && input.title.trim() === '') return { code: 'no-title' }
  if (input.title.length > MAX_TITLE) return { code: 'title-too-long' }
  if ((input.subtitle ?? '').length > MAX_SUBTITLE) return { code: 'subtitle-too-long' }
  const tags = input.tags ?? []
  if (new Set(tags.map((tag) => tag.slug)).size !== tags.length || tags.some((tag) => tag.slug === ''))
    return { code: 'bad-tag' }
  if (tags.length > MAX_TAGS) return { code: 'too-many-tags' }
  if (input.state === 'scheduled' && input.publishedAt === undefined) return { code: 'no-date' }
  const problems = checkBody(input.body)
  return problems.length > 0 ? { code: 'bad-body', problems } : undefined
}
