import * as v from 'valibot'
import { topicNames } from '../../../schema/inputs/draft'
import { entityId } from '../../../schema/inputs/text'
import { MAX_TAGS } from '../../../schema/rules/limits'
import { slugOfTag } from '../../../schema/rules/tag-slug'
import { ownStoryWording } from '../../../schema/wording/own-story-messages'
import { tagsOfPosts } from '../../data/tag/queries'
import { changePostSettings } from '../draft/change-post-settings'
import type { DraftParts } from '../draft/parts'
import { type NoWriter, requireWriter } from '../draft/require-writer'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { changedStories, oneByOne, type Unchanged } from './one-by-one'

const storyTopics = v.object({ postId: entityId, add: topicNames, remove: topicNames })

/** The changes of a story's topics, by their names. */
interface TopicsChange {
  postId: string
  added: string[]
  removed: string[]
}

/** Changes the topics of one story; topics that it already has, or doesn't have, need no change. */
async function changeTopics(
  parts: DraftParts,
  { postId, add, remove }: v.InferOutput<typeof storyTopics>,
): Promise<Result<TopicsChange, Failure>> {
  const before = await parts.db.all(tagsOfPosts, JSON.stringify([postId]))
  const unwanted = new Set(remove.map(slugOfTag))
  const left = before.filter(({ slug }) => !unwanted.has(slug))
  const removed = before.filter(({ slug }) => unwanted.has(slug)).map(({ name }) => name)
  const known = new Set(left.map(({ slug }) => slug))
  const added = [...new Map(add.map((name) => [slugOfTag(name), name]))].flatMap(([slug, name]) =>
    known.has(slug) ? [] : name,
  )
  const change = { postId, added, removed }
  if (added.length + removed.length === 0) return ok(change)
  if (left.length + added.length > MAX_TAGS) return fail('CONFLICT', ownStoryWording.tooManyTopics(MAX_TAGS))
  const tags = [...left.map(({ name }) => name), ...added]
  const result = await changePostSettings(parts, { postId, settings: { tags } })
  return result.ok ? ok(change) : result
}

/**
 * Adds topics to several stories of the viewer's, or takes them from there, each story by itself. Idempotent. Rule:
 * docs/rules/writing.md, "Topics of many stories".
 */
export const changeStoryTopics = defineUseCase(
  v.object({ stories: changedStories(storyTopics) }),
  async (
    parts: DraftParts,
    { stories },
  ): Promise<Result<{ changes: TopicsChange[]; failures: Unchanged[] }, NoWriter>> => {
    const writer = await requireWriter(parts)
    if (!writer.ok) return writer
    const wanted = new Map(stories.map((story) => [story.postId, story]))
    const { done: changes, failures } = await oneByOne(parts.db, writer.value, [...wanted.keys()], ({ id }) =>
      changeTopics(parts, wanted.get(id) ?? { postId: id, add: [], remove: [] }),
    )
    return ok({ changes, failures })
  },
)
