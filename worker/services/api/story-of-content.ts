import { MAX_API_PICTURES } from '../../../schema/rules/api-posts'
import { onOneLine } from '../../../schema/rules/clean-text'
import { IMAGE_PATH } from '../../../schema/rules/images'
import { checkBody } from '../../../schema/story/check-body'
import type { HtmlOptions } from '../../../schema/story/from-html/options'
import type { StoryBody } from '../../../schema/story/paragraph'
import type { Database } from '../../data/database'
import { mediaByIds } from '../../data/media/media'
import { htmlToParagraphs } from '../import/html-to-paragraphs'
import { readMarkdownText } from '../import/markdown/markdown-body'
import { splitLong } from '../import/split-long'
import { type Failure, fail, ok, type Result } from '../result'

/** A text as a program sends it. */
export interface ApiText {
  format: 'html' | 'markdown'
  content: string
  /** Absolute: what relative addresses in it belong to. */
  baseUrl: string
}

/** A text with the title of its story. */
interface ApiContent extends ApiText {
  title: string
}

/** The path of a stored picture in any size. */
const PICTURE_PATH = /^\/_\/image\/[^/]{1,200}\/([0-9a-f]{24})$/

/** The id of a picture of ours by its address. */
function pictureIdOf(address: string, origin: string): string | undefined {
  const url = URL.parse(address)
  return url?.origin === origin ? PICTURE_PATH.exec(url.pathname)?.[1] : undefined
}

/** The ids of all pictures of ours that a text may show. */
function pictureIdsIn(content: string): string[] {
  const ids = new Set<string>()
  for (const part of content.split(IMAGE_PATH).slice(1)) {
    const id = /^[^/\s]{1,200}\/([0-9a-f]{24})(?![0-9a-f])/.exec(part)?.[1]
    if (id !== undefined && ids.size < MAX_API_PICTURES) ids.add(id)
  }
  return [...ids]
}

/** Makes pictures of ours part of the story, as the editor does; others stay at their source. */
async function ownPictures(
  db: Database,
  content: string,
  origin: string,
): Promise<NonNullable<HtmlOptions['picture']>> {
  const ids = pictureIdsIn(content)
  const rows = ids.length === 0 ? [] : await db.all(mediaByIds, JSON.stringify(ids))
  const known = new Map(rows.map(({ id, width, height }) => [id, { imageId: id, width, height }]))
  return (src) => known.get(pictureIdOf(src, origin) ?? '')
}

/** Whether a paragraph is a heading that says what the title says: clients repeat the title above the text. */
const isTitle = (paragraph: StoryBody[number] | undefined, title: string): boolean =>
  paragraph?.type === 'H2' && onOneLine(paragraph.text) === onOneLine(title)

/** The paragraphs of a text as the importers read it, whatever limits they keep. */
export async function paragraphsOfText(
  db: Database,
  { format, content, baseUrl }: ApiText,
  origin: string,
): Promise<StoryBody> {
  const picture = await ownPictures(db, content, origin)
  return format === 'html'
    ? htmlToParagraphs(content, { baseUrl, embedsAddresses: true, picture })
    : readMarkdownText(content, baseUrl, { isTitled: true, picture }).body
}

/**
 * The body of a story that a program sends, as the importers read HTML and Markdown. Rules: docs/rules/api.md, "Sending
 * stories"; docs/rules/import.md, "HTML".
 */
export async function storyOfContent(
  db: Database,
  { title, ...text }: ApiContent,
  origin: string,
): Promise<Result<StoryBody, Failure<'BAD_REQUEST'>>> {
  const read = await paragraphsOfText(db, text, origin)
  const { body } = splitLong(isTitle(read[0], title) ? read.slice(1) : read)
  const [problem] = checkBody(body)
  return problem ? fail('BAD_REQUEST', problem.message, 'content') : ok(body)
}
