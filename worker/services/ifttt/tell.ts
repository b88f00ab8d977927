import type { Statement } from '../../data/database'
import { tellIfttt, tellIftttOfTopics } from '../../data/ifttt/writes'
import type { Post } from '../../data/post/rows'
import { type Discussion, idOf } from '../response/discussion'

/* Statements that have IFTTT told of what is new to people's Applets. Each belongs in the batch of what happens. Rule:
   docs/rules/ifttt.md, "Telling IFTTT". */

const tell = (trigger: Parameters<typeof tellIfttt>[0], subjectIds: readonly string[], now: number) =>
  tellIfttt(trigger, JSON.stringify(subjectIds), now)

/** Of a story that has come out: those who wait for its writer's, its publication's or its topics' stories. */
export const iftttOfStory = (
  { id, creatorId, collectionId }: Pick<Post, 'id' | 'creatorId' | 'collectionId'>,
  now: number,
): Statement[] => [
  tell('new_story_by_me', [creatorId], now),
  ...(collectionId === null ? [] : [tell('new_story_in_publication', [collectionId], now)]),
  tellIftttOfTopics(id, now),
]

/** Of a story that has come out: some of its writer's followers. */
export const iftttOfFollowed = (followerIds: readonly string[], now: number): Statement[] =>
  followerIds.length === 0 ? [] : [tell('new_story_by_followed', followerIds, now)]

/** Of a response that readers see from now on: the writer of the story that it answers. */
export const iftttOfResponse = (discussion: Discussion, parentId: string, now: number): Statement[] =>
  discussion.kind === 'post' && parentId === idOf(discussion)
    ? [tell('new_response', [discussion.post.creatorId], now)]
    : []

/** Of a story that was put into a list. */
export const iftttOfSaved = (catalogId: string, now: number): Statement[] => [
  tell('story_saved', [catalogId], now),
]
