import { fileKindOf } from '../../../schema/rules/files'
import { markdownHtml } from '../../../schema/story/markdown-html'
import type { StoryBody } from '../../../schema/story/paragraph'
import type { Player, StoredFile } from '../../../schema/story/player'
import { htmlToParagraphs } from '../../services/import/html-to-paragraphs'
import type { DemoPicture } from './pictures'
import { typographicBody } from './typography'

/** Where a story or a file of the demo is on this site, and what its card shows. */
export interface StoryPath {
  path: string
  imageId?: string
  site?: string
  file?: StoredFile
}

/** The demo's stories and files by file name. */
export type StoryPaths = ReadonlyMap<string, StoryPath>

/**
 * Converts CommonMark with tables, strikethrough and footnotes to a body, with typographic quotation marks.
 * @throws Error for a link to a story or a file that doesn't exist.
 */
export function markdownToBody(
  markdown: string,
  pictures: ReadonlyMap<string, DemoPicture>,
  stories: StoryPaths,
): StoryBody {
  const linked = markdown.replace(/\b(?:story|file):([a-z0-9.-]+)/g, (_, key: string) => {
    const target = stories.get(key)
    if (target === undefined) throw new Error(`nothing is called ${key}`)
    return target.path
  })
  const read = htmlToParagraphs(markdownHtml(linked), {
    picture: (src) => {
      const drawn = pictures.get(src.replace(/^pictures\//, ''))
      return drawn && { imageId: drawn.id, width: drawn.width, height: drawn.height }
    },
  })
  const body = typographicBody(read)
  const targets = new Map([...stories.values()].map((target) => [target.path, target]))
  return body.map((paragraph) =>
    paragraph.type === 'MIXTAPE_EMBED'
      ? { ...paragraph, ...shownBy(targets.get(paragraph.href)) }
      : paragraph,
  )
}

/** What the card of a story or a file shows beside its title. */
function shownBy({ imageId, site, file }: Partial<StoryPath> = {}) {
  const kind = file && fileKindOf(file.type)
  const player: Player | undefined = kind === 'audio' || kind === 'video' ? { kind } : undefined
  return {
    ...(imageId ? { imageId } : {}),
    ...(site ? { site } : {}),
    ...(file ? { file } : {}),
    ...(player ? { player } : {}),
  }
}
