import { markdownHtml } from '../../../schema/story/markdown-html'
import type { StoryBody } from '../../../schema/story/paragraph'
import { htmlToParagraphs } from '../../services/import/html-to-paragraphs'
import type { DemoPicture } from './pictures'
import { typographicBody } from './typography'

/** The addresses of the demo's stories: file name → path on this site, and the picture of their cards. */
export type StoryPaths = ReadonlyMap<string, { path: string; imageId?: string }>

/**
 * Converts CommonMark with tables, strikethrough and footnotes to a body, with typographic quotation marks.
 * @throws Error for a link to a story that doesn't exist.
 */
export function markdownToBody(
  markdown: string,
  pictures: ReadonlyMap<string, DemoPicture>,
  stories: StoryPaths,
): StoryBody {
  const linked = markdown.replace(/\bstory:([a-z0-9-]+)/g, (_, key: string) => {
    const story = stories.get(key)
    if (story === undefined) throw new Error(`no story is called ${key}`)
    return story.path
  })
  const read = htmlToParagraphs(markdownHtml(linked), {
    picture: (src) => {
      const drawn = pictures.get(src.replace(/^pictures\//, ''))
      return drawn && { imageId: drawn.id, width: drawn.width, height: drawn.height }
    },
  })
  const body = typographicBody(read)
  const imageOf = new Map([...stories.values()].map(({ path, imageId }) => [path, imageId]))
  return body.map((paragraph) => {
    const imageId = paragraph.type === 'MIXTAPE_EMBED' ? imageOf.get(paragraph.href) : undefined
    return paragraph.type === 'MIXTAPE_EMBED' && imageId ? { ...paragraph, imageId } : paragraph
  })
}
