import MarkdownIt from 'markdown-it'
import { charactersIn } from '../../../schema/inputs/text'
import { isSeen } from '../../../schema/rules/clean-text'
import { MAX_RESPONSE } from '../../../schema/rules/limits'
import { MAX_MENTIONS, mentionedBy, mentionedIn } from '../../../schema/rules/mentions'
import { MAX_RESPONSE_PICTURES } from '../../../schema/rules/responses'
import { applyDeltas } from '../../../schema/story/apply-deltas'
import { checkBody } from '../../../schema/story/check-body'
import { EMPTY_DRAFT } from '../../../schema/story/draft'
import type { Paragraph, StoryBody } from '../../../schema/story/paragraph'
import { bodyImages, bodyText, textsOf } from '../../../schema/story/text'
import { responseMessages } from '../../../schema/wording/response-messages'
import type { Database } from '../../data/database'
import { htmlToParagraphs } from '../import/html-to-paragraphs'
import { withMentions } from '../mention/with-mentions'
import { type Failure, fail, ok, type Result } from '../result'
import { responseMarkdown } from './response-markdown'
import { isOwnPicture, ownPicture, sized, sizesOf, withoutForeign } from './response-pictures'

/** What a response consists of. */
const KINDS: ReadonlySet<Paragraph['type']> = new Set(['P', 'BQ', 'ULI', 'OLI', 'PRE', 'IMG'])

/** The part of Markdown that responses know. Elements of HTML are text to it. */
const markdown = new MarkdownIt('zero', { html: false, breaks: true, linkify: true }).enable([
  'autolink',
  'backticks',
  'blockquote',
  'emphasis',
  'entity',
  'escape',
  'fence',
  'image',
  'link',
  'linkify',
  'list',
  'newline',
  'strikethrough',
])

// An address counts if it says how to get there: `end.now` doesn't.
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false })

// A picture stands in a figure, so that its title is its caption.
markdown.renderer.rules.image = (tokens, i, options, _env, renderer) => {
  const token = tokens[i]
  const title = String(token?.attrGet('title') ?? '')
  const src = String(token?.attrGet('src') ?? '')
  const alt = renderer.renderInlineAsText(token?.children ?? [], options, {})
  const { escapeHtml } = markdown.utils
  const caption = title === '' ? '' : `<figcaption>${escapeHtml(title)}</figcaption>`
  return `<figure><img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}">${caption}</figure>`
}

/** What a response says, as it is stored, and as it can be typed again. */
export interface ResponseText {
  body: StoryBody
  source: string
}

/** The text of a response as it was sent: typed or as an editor made it. */
export interface GivenResponse {
  text?: string | null | undefined
  deltas?: unknown
  /** Nothing of the typed text is Markdown. */
  isPlain?: boolean
}

type Refused = Failure<'BAD_REQUEST'>

/** Whether a paragraph has nothing that can't be typed. */
const isTyped = (paragraph: Paragraph): boolean =>
  KINDS.has(paragraph.type) &&
  !('callout' in paragraph || 'isDone' in paragraph || 'inToggle' in paragraph) &&
  (paragraph.type !== 'IMG' || isOwnPicture(paragraph)) &&
  textsOf(paragraph).every(({ markups }) =>
    markups.every(({ type, isFormula }) => type !== 'MARK' && !isFormula),
  )

const isResponse = (body: StoryBody): boolean => checkBody(body).length === 0 && body.every(isTyped)

const isNothing = (body: StoryBody): boolean => !isSeen(bodyText(body)) && bodyImages(body) === 0

/** Reads a response as it was typed. */
function typed(text: string): Result<ResponseText, Refused> {
  const body = htmlToParagraphs(markdown.render(text), { picture: ownPicture })
    .filter(({ type }) => KINDS.has(type))
    .map(withoutForeign)
  if (isNothing(body)) return fail('BAD_REQUEST', responseMessages.empty, 'text')
  return isResponse(body) ? ok({ body, source: text }) : fail('BAD_REQUEST', responseMessages.badText, 'text')
}

/** Reads plain text, of which nothing is formatting. */
function plain(text: string): Result<ResponseText, Refused> {
  if (charactersIn(text) > MAX_RESPONSE)
    return fail('BAD_REQUEST', responseMessages.tooLong(MAX_RESPONSE), 'text')
  const paragraphs = text.split(/\n{2,}/).filter(isSeen)
  const html = paragraphs.map((words) => markdown.utils.escapeHtml(words).replaceAll('\n', '<br>'))
  const body = htmlToParagraphs(html.map((words) => `<p>${words}</p>`).join(''))
  if (isNothing(body)) return fail('BAD_REQUEST', responseMessages.empty, 'text')
  return isResponse(body)
    ? ok({ body, source: responseMarkdown(body) })
    : fail('BAD_REQUEST', responseMessages.badText, 'text')
}

/** Reads a response as an editor made it. */
function edited(deltas: unknown): Result<ResponseText, Refused> {
  const applied = applyDeltas(EMPTY_DRAFT, deltas)
  if (!applied.ok) return fail('BAD_REQUEST', applied.problem.message, 'deltas')
  const { body } = applied.document
  const words = bodyText(body)
  if (isNothing(body)) return fail('BAD_REQUEST', responseMessages.empty, 'deltas')
  if (charactersIn(words) > MAX_RESPONSE)
    return fail('BAD_REQUEST', responseMessages.tooLong(MAX_RESPONSE), 'deltas')
  return isResponse(body)
    ? ok({ body, source: responseMarkdown(body) })
    : fail('BAD_REQUEST', responseMessages.badText, 'deltas')
}

/**
 * The text of a response, typed or made by an editor, with the people whom it mentions. Rule: docs/rules/responses.md,
 * "Writing".
 *
 * @param before the text that it takes the place of.
 */
export async function readResponse(
  db: Database,
  given: GivenResponse,
  before?: StoryBody,
): Promise<Result<ResponseText, Refused>> {
  const { text = null, deltas = null, isPlain = false } = given
  if ((text === null) === (deltas === null)) return fail('BAD_REQUEST', responseMessages.oneText, 'text')
  const read = text === null ? edited(deltas) : isPlain ? plain(text) : typed(text)
  if (!read.ok) return read
  const field = text === null ? 'deltas' : 'text'
  if (bodyImages(read.value.body) > MAX_RESPONSE_PICTURES)
    return fail('BAD_REQUEST', responseMessages.tooManyPictures(MAX_RESPONSE_PICTURES), field)
  const [body, sizes] = await Promise.all([
    withMentions(db, read.value.body, before),
    sizesOf(db, read.value.body),
  ])
  if (!sizes) return fail('BAD_REQUEST', responseMessages.noPicture, field)
  return mentionedIn(body).length > MAX_MENTIONS
    ? fail('BAD_REQUEST', responseMessages.tooManyMentions(MAX_MENTIONS), field)
    : ok({ ...read.value, body: body.map((paragraph) => sized(paragraph, sizes)) })
}

/** Whether a response leads elsewhere; to a person whom it mentions isn't elsewhere. */
export const hasLink = (body: StoryBody): boolean =>
  body.some(
    (paragraph) =>
      'markups' in paragraph &&
      paragraph.markups.some(({ type, href }) => type === 'A' && mentionedBy(href) === undefined),
  )
