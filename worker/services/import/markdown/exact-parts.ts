import * as v from 'valibot'
import { withAddresses } from '../../../../schema/story/file-ids'
import { nameParagraphs } from '../../../../schema/story/from-html/names'
import type { Unnamed } from '../../../../schema/story/from-html/writer'
import type { Paragraph, StoryBody } from '../../../../schema/story/paragraph'
import { paragraphSchema } from '../../../../schema/story/paragraph-schema'
import type { StoredFile } from '../../../../schema/story/player'
import { parseInput } from '../../use-case'

/* What Markdown can't say of a paragraph stands before it as a comment of JSON, which other programs don't show. Rule:
   docs/rules/import.md, "Paragraphs as comments". */

const START = '<!-- quire '
const END = '<!-- /quire -->'

/** Paragraphs as a comment, and after it as others read them. */
export function exactPart(paragraphs: readonly Unnamed[], shown: string): string {
  const json = JSON.stringify(paragraphs).replace(/[<>\u2028\u2029]|--/g, (sign) =>
    [...sign].map((char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
  )
  const readable = shown.includes(END) || shown.includes(START) ? '' : `${shown}\n\n`
  return `${START}${json} -->\n\n${readable}${END}`
}

/** A comment's beginning, whose text has no sign that could end it, and its end. */
const OPENING = /^<!-- quire (\[[^<>]*\]) -->[ \t]*\r?$/gm
const CLOSING = /^<!-- \/quire -->[ \t]*\r?$/gm

/** A private character: no text that people write has it. */
const MARK = '\ue000'
const placeholder = (at: number): string => `${MARK}quire${at}${MARK}`
const PLACEHOLDER = new RegExp(`^${MARK}quire(\\d{1,5})${MARK}$`)

const parts = v.array(paragraphSchema)

/** The paragraphs of a comment; nothing if they can't be some. What a file says of pictures
 * and files in our store is never taken. */
function paragraphsOf(json: string): Unnamed[] | undefined {
  try {
    const given: unknown = JSON.parse(json)
    if (!Array.isArray(given)) return undefined
    const parsed = parseInput(
      parts,
      given.map((one: unknown) => ({ ...(one as object), name: '' })),
    )
    if (!parsed.ok) return undefined
    return parsed.value.map((paragraph) => {
      const {
        name: _,
        imageId: __,
        file: ___,
        ...rest
      } = paragraph as Paragraph & {
        imageId?: string
        file?: StoredFile
      }
      return rest as Unnamed
    })
  } catch {
    return undefined
  }
}

/** A Markdown text whose commented parts are set aside, to be put back into the body. */
export interface SetAside {
  text: string
  parts: readonly Unnamed[][]
}

/** Sets the commented parts of a text aside. One that can't be read is left as others see it. */
export function setAside(text: string): SetAside {
  const parts: Unnamed[][] = []
  let rest = ''
  let at = 0
  for (const { index, 0: opening, 1: json = '' } of text.matchAll(OPENING)) {
    if (index < at) continue
    CLOSING.lastIndex = index + opening.length
    const closing = CLOSING.exec(text)
    // No other comment ends either.
    if (!closing) break
    const end = CLOSING.lastIndex
    const paragraphs = paragraphsOf(json)
    if (paragraphs === undefined) rest += text.slice(at, end)
    else rest += `${text.slice(at, index)}\n${placeholder(parts.push(paragraphs) - 1)}\n`
    at = end
  }
  return { text: rest + text.slice(at), parts }
}

/**
 * Puts what was set aside in its places, each part once, whatever the text itself says; the addresses of its pictures
 * are resolved like all others.
 */
export function putBack(body: StoryBody, { parts }: SetAside, baseUrl: string): StoryBody {
  if (parts.length === 0) return body
  const left = new Map(parts.entries())
  const paragraphs = body.flatMap((paragraph): Unnamed[] => {
    const [, digits] = paragraph.type === 'P' ? (PLACEHOLDER.exec(paragraph.text) ?? []) : []
    const at = Number(digits)
    const part = left.get(at)
    left.delete(at)
    return part ? part.map((one) => resolved(one, baseUrl)) : [paragraph]
  })
  return nameParagraphs(paragraphs)
}

const address = (relative: string, baseUrl: string): string =>
  URL.canParse(relative, baseUrl) ? new URL(relative, baseUrl).href : relative

function resolved(paragraph: Unnamed, baseUrl: string): Unnamed {
  if (paragraph.type === 'IMG' && paragraph.src !== undefined)
    return { ...paragraph, src: address(paragraph.src, baseUrl) }
  if (paragraph.type !== 'MIXTAPE_EMBED') return paragraph
  // Addresses of files beside the story are relative; all others stay as they are written.
  const { name: _, ...card } = withAddresses({ ...paragraph, name: '' }, (one) =>
    one.startsWith('../') ? address(one, baseUrl) : one,
  )
  if (card.player?.poster === undefined) return card
  return { ...card, player: { ...card.player, poster: address(card.player.poster, baseUrl) } }
}
