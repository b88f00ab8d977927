import { memberPreview, remainingMinutes } from '../../../schema/rules/member-preview'
import type { StoryBody } from '../../../schema/story/paragraph'
import type { People } from '../../data/people'
import type { Post } from '../../data/post/rows'
import type { Reader } from '../../data/reader'
import type { PictureKeys } from '../media/foreign-pictures'
import type { AskViewer } from '../policies/actor'
import { viewerCan } from '../policies/can'
import { postWithWriter } from './post-thing'
import { shownBody } from './shown-body'

/** How much of a story a viewer may read. */
export interface Content {
  body: StoryBody
  isPreview: boolean
  /** The number of paragraphs that a preview leaves out. */
  hiddenParagraphs: number
  /** The minutes it takes to read what a preview leaves out. */
  remainingMinutes: number
}

/** Whether this viewer may read all of a story. Rule: docs/rules/stories.md, "Member-only stories". */
const mayReadWhole = (post: Post, viewer: AskViewer): Promise<boolean> =>
  viewerCan(viewer, 'readWhole', { entity: 'post', post })

/** All of a text. */
export const whole = (body: StoryBody): Content => ({
  body,
  isPreview: false,
  hiddenParagraphs: 0,
  remainingMinutes: 0,
})

/**
 * A story's text as the viewer may read it.
 *
 * @param opens whether the meter opens it to readers who may not read all of it.
 */
export async function contentFor(
  reader: Reader,
  keys: PictureKeys,
  post: Post,
  viewer: AskViewer,
  opens?: (postId: string) => Promise<boolean>,
): Promise<Content> {
  const body = post.versionId ? await shownBody(reader, keys, post.versionId) : []
  if (await mayReadWhole(post, viewer)) return whole(body)
  if (await opens?.(post.id)) return whole(body)
  const preview = memberPreview(body)
  return {
    body: preview,
    isPreview: true,
    hiddenParagraphs: body.length - preview.length,
    remainingMinutes: remainingMinutes(post.readingTime, preview),
  }
}

/** Whether this viewer may see that the story exists. Rule: docs/rules/stories.md, "States". */
export const maySee = (post: Post, viewer: AskViewer): Promise<boolean> =>
  viewerCan(viewer, 'see', { entity: 'post', post })

/**
 * Why a story that exists can't be read: its writer is suspended, or has closed their account. Neither is
 * true of a listed story's writer, so most stories need no look at the writer.
 */
export async function hiddenBecause(
  people: Pick<People, 'users'>,
  post: Post,
  viewer: AskViewer,
): Promise<'suspended' | 'removed' | undefined> {
  const thing = await postWithWriter(people, post)
  if (await viewerCan(viewer, 'read', thing)) return undefined
  return thing.writer?.isSuspended === 1 ? 'suspended' : 'removed'
}
