import { storyPictureUrl } from '../../../schema/rules/images'
import type { StoryBody } from '../../../schema/story/paragraph'
import { bodyMarkdown, readableMarkdown } from '../export/markdown/body-markdown'
import { bodyOfArchive } from '../export/markdown/story-file'

/** Nothing comes along with a text: pictures and files stay where they are. */
const nothingAlong = (): undefined => undefined

/** A body whose pictures are known by their addresses, which stand for them in a text. */
const withPictureAddresses = (body: StoryBody, origin: string): StoryBody =>
  body.map((paragraph) => {
    if (paragraph.type !== 'IMG' || paragraph.imageId === undefined) return paragraph
    // The store knows how large it is.
    const { imageId, width: _, height: __, ...picture } = paragraph
    return { ...picture, src: origin + storyPictureUrl(imageId) }
  })

/** A body whose pictures have addresses, all of which lead to the site from anywhere. */
const withPlainAddresses = (body: StoryBody, origin: string): StoryBody =>
  bodyOfArchive(withPictureAddresses(body, origin), origin, nothingAlong)

/**
 * A draft in Markdown, from which the same draft is read: what Markdown can't say stands in comments. Rule:
 * docs/rules/mcp.md, "Text".
 */
export const draftMarkdown = (body: StoryBody, origin: string): string =>
  bodyMarkdown(withPlainAddresses(body, origin), `${origin}/`)

/** A story in Markdown, to be read: what Markdown can't say is shown as well as it can. */
export const shownMarkdown = (body: StoryBody, origin: string): string =>
  readableMarkdown(withPlainAddresses(body, origin))
