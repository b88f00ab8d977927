import { MAX_ALT, MAX_EXCERPT } from '../../../schema/rules/limits'
import { isMailable } from '../../../schema/rules/post-states'
import { movedScore, trendingScore } from '../../../schema/rules/ranking'
import { readingSeconds } from '../../../schema/rules/reading-time'
import { slugify } from '../../../schema/rules/slug'
import type { ImageParagraph, StoryBody } from '../../../schema/story/paragraph'
import { bodyImages, bodyWords, excerptOf, shorten } from '../../../schema/story/text'
import type { PostRow } from '../../data/post/writes'
import type { SavedPost } from '../../data/post/writes-state'
import type { PreviewPicture, StoryInput } from './story-input'

/** The parts of the row that don't follow from the story alone. */
interface Circumstances {
  id: string
  now: number
  revision: number
  /** Id of the newest version. */
  versionId: string
  /** Whether others may find what its writer publishes: a suspended or closed account hides it. */
  isCreatorShown: boolean
}

const isOut = (state: StoryInput['state']): boolean => state === 'published' || state === 'unlisted'

/** How lists show a picture of a body: the one with that id, by default the first. */
export function pictureOf(body: StoryBody, imageId?: string): PreviewPicture | undefined {
  const image = body.find(
    (paragraph): paragraph is ImageParagraph =>
      paragraph.type === 'IMG' && (imageId === undefined || paragraph.imageId === imageId),
  )
  if (image === undefined) return undefined
  const { alt, src, focusPercentX, focusPercentY } = image
  return {
    alt,
    ...(image.imageId === undefined ? {} : { imageId: image.imageId }),
    ...(src === undefined ? {} : { src }),
    ...(focusPercentX === undefined ? {} : { focusPercentX }),
    ...(focusPercentY === undefined ? {} : { focusPercentY }),
  }
}

/** A story's rank: what its readers have done so far stays counted. */
function scoreOf(before: SavedPost | undefined, claps: number, firstPublishedAt: number): number {
  return before && before.firstPublishedAt !== null
    ? movedScore(before.trendingScore, before.firstPublishedAt, firstPublishedAt)
    : trendingScore({ claps, reads: 0 }, firstPublishedAt)
}

/** The row of a story after a save. `before` is the current row in the database. */
export function storyRow(input: StoryInput, before: SavedPost | undefined, at: Circumstances): PostRow {
  const { now } = at
  const picture = input.picture ?? pictureOf(input.body)
  const words = bodyWords(input.body)
  const planned = input.publishedAt ?? before?.firstPublishedAt ?? null
  const firstPublishedAt = isOut(input.state) ? (planned ?? now) : planned
  const wasOut = before?.state === 'published' || before?.state === 'unlisted'
  const latest = before === undefined ? (input.publishedAt ?? now) : now
  const clapCount = before?.clapCount ?? input.clapCount ?? 0
  const isListed = input.state === 'published' && at.isCreatorShown && (firstPublishedAt ?? 0) <= now
  return {
    id: at.id,
    state: input.state,
    access: input.access ?? before?.access ?? 'public',
    creatorId: input.creatorId,
    collectionId: input.collectionId ?? null,
    title: input.title,
    subtitle: input.subtitle ?? '',
    slug: slugify(input.title),
    excerpt: shorten(input.excerpt ?? excerptOf(input.body), MAX_EXCERPT),
    previewImageId: picture?.imageId ?? null,
    previewAlt: (picture?.alt ?? '').slice(0, MAX_ALT),
    previewSrc: picture?.imageId === undefined ? (picture?.src ?? null) : null,
    focusPercentX: picture?.focusPercentX ?? 50,
    focusPercentY: picture?.focusPercentY ?? 50,
    versionId: isMailable(input.state) ? at.versionId : null,
    revision: at.revision,
    createdAt: before?.createdAt ?? input.createdAt ?? now,
    updatedAt: now,
    firstPublishedAt,
    latestPublishedAt: isOut(input.state) ? latest : wasOut ? (before?.latestPublishedAt ?? null) : null,
    wordCount: words,
    readingTime: readingSeconds(words, bodyImages(input.body)),
    language: input.language ?? before?.language ?? 'en',
    canonicalUrl: input.canonicalUrl === undefined ? (before?.canonicalUrl ?? null) : input.canonicalUrl,
    license: input.license ?? before?.license ?? 'all-rights-reserved',
    clapCount,
    clappedAt: before?.clappedAt ?? null,
    trendingScore: firstPublishedAt === null ? 0 : scoreOf(before, clapCount, firstPublishedAt),
    featuredAt: input.featuredAt === undefined ? (before?.featuredAt ?? null) : input.featuredAt,
    isListed: isListed ? 1 : 0,
    trashedAt: null,
    trashedFrom: null,
  }
}
