import type * as v from 'valibot'
import type { EntryProperties } from '../../../schema/inputs/micropub'
import { escapeMarkup } from '../../../schema/rules/markup'
import { UNNAMED_TITLE } from '../../../schema/rules/micropub'
import { markdownHtml } from '../../../schema/story/markdown-html'
import { excerptOf, shorten } from '../../../schema/story/text'
import { micropubWording as wording } from '../../../schema/wording/micropub'
import { ApiStory } from '../api/create-post'
import { htmlToParagraphs } from '../import/html-to-paragraphs'
import { type Failure, fail, ok, type Result } from '../result'
import { parseInput } from '../use-case'

/** A value as a text: itself, or the one that an object has under this name. */
function textOf(value: unknown, name = 'value'): string | undefined {
  if (typeof value === 'string') return name === 'value' ? value : undefined
  const within =
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
  return typeof within === 'string' ? within : undefined
}

/** All values of a property that are texts. */
export const textsOf = (values: readonly unknown[] = []): string[] =>
  values.flatMap((value) => textOf(value) ?? [])

/** A plain text as HTML: an empty line ends a paragraph, other ends of lines stay. */
export const plainHtml = (text: string): string =>
  text
    .split(/(?:\r?\n[ \t]*){2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${escapeMarkup(part.trim()).replace(/\r?\n/g, '<br>')}</p>`)
    .join('\n')

/** The HTML of a content: given as such, as Markdown, or as plain text. */
export function contentHtml(value: unknown): string {
  const html = textOf(value, 'html')
  if (html !== undefined) return html
  const markdown = textOf(value, 'markdown')
  return markdown === undefined ? plainHtml(textOf(value) ?? '') : markdownHtml(markdown)
}

const pictureHtml = (value: unknown): string => {
  const src = textOf(value)
  const alt = textOf(value, 'alt') ?? ''
  return src === undefined
    ? ''
    : `<figure><img src="${escapeMarkup(src)}" alt="${escapeMarkup(alt)}"></figure>\n`
}

type PublishStatus = v.InferOutput<typeof ApiStory>['publishStatus']

/** What an entry says of its state; nothing of what it doesn't name. */
interface AskedState {
  isOut: boolean | undefined
  isUnlisted: boolean | undefined
}

/** Reads `post-status` and `visibility`. */
export function stateIn(properties: EntryProperties): Result<AskedState, Failure<'BAD_REQUEST'>> {
  const [status] = textsOf(properties['post-status'])
  const [visibility] = textsOf(properties.visibility)
  if (status !== undefined && status !== 'published' && status !== 'draft')
    return fail('BAD_REQUEST', wording.status, 'post-status')
  if (visibility !== undefined && !['public', 'unlisted', 'private'].includes(visibility))
    return fail('BAD_REQUEST', wording.visibility, 'visibility')
  // What only its writer may see is a draft here.
  const isDraft = status === 'draft' || visibility === 'private'
  return ok({
    isOut: isDraft ? false : status === 'published' ? true : undefined,
    isUnlisted: isDraft || visibility === undefined ? undefined : visibility === 'unlisted',
  })
}

/** The state of an entry that is made; nothing if it names none. */
export function statusOf(
  properties: EntryProperties,
): Result<PublishStatus | undefined, Failure<'BAD_REQUEST'>> {
  const state = stateIn(properties)
  if (!state.ok) return state
  const { isOut, isUnlisted } = state.value
  if (isOut === false) return ok('draft')
  return ok(isUnlisted ? 'unlisted' : isOut ? 'public' : undefined)
}

/**
 * The story that an entry is, as programs send stories. One without a name is called by its first words. Rule:
 * docs/rules/micropub.md, "Entries".
 */
export function storyOfEntry(
  properties: EntryProperties,
  publishStatus: PublishStatus,
): Result<ApiStory, Failure<'BAD_REQUEST'>> {
  const [given] = properties.content ?? properties.summary ?? []
  const pictures = (properties.photo ?? []).map(pictureHtml).join('')
  const content = pictures + contentHtml(given)
  if (content.trim() === '') return fail('BAD_REQUEST', wording.empty, 'content')
  const [name = ''] = textsOf(properties.name)
  const title = name.trim() || shorten(excerptOf(htmlToParagraphs(content)), UNNAMED_TITLE)
  return parseInput(ApiStory, {
    title: title || wording.untitled,
    contentFormat: 'html',
    content,
    tags: textsOf(properties.category),
    publishStatus,
  })
}
