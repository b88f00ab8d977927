import { isSame } from './draft'
import type { Markup } from './paragraph'

/**
 * A change within a paragraph: at a path of keys and positions, a part of a text or list is replaced, or a value is
 * set, or removed if there is none. A splice of a `text` moves the `markups` beside it along.
 */
export interface Edit {
  path: (string | number)[]
  splice?: [at: number, remove: number, insert: string | unknown[]]
  value?: unknown
}

type Fields = Record<string, unknown>
type Splice<Inserted> = [at: number, remove: number, insert: Inserted]

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isHigh = (code: number): boolean => code >= 0xd800 && code <= 0xdbff
const isLow = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff

/** The one replacement that makes a text of another; never half of a character. */
export function textSplice(from: string, to: string): Splice<string> {
  const most = Math.min(from.length, to.length)
  let start = 0
  while (start < most && from.charCodeAt(start) === to.charCodeAt(start)) start++
  if (start > 0 && isHigh(from.charCodeAt(start - 1))) start--
  let end = 0
  while (end < most - start && from.charCodeAt(from.length - 1 - end) === to.charCodeAt(to.length - 1 - end))
    end++
  if (end > 0 && isLow(from.charCodeAt(from.length - end))) end--
  return [start, from.length - start - end, to.slice(start, to.length - end)]
}

/** The one replacement that makes a list of another. */
function listSplice(from: readonly unknown[], to: readonly unknown[]): Splice<unknown[]> {
  const most = Math.min(from.length, to.length)
  let start = 0
  while (start < most && isSame(from[start], to[start])) start++
  let end = 0
  while (end < most - start && isSame(from[from.length - 1 - end], to[to.length - 1 - end])) end++
  return [start, from.length - start - end, to.slice(start, to.length - end)]
}

/** Markups after a splice of their text: what was removed takes its markups along. */
export function movedMarkups(markups: readonly Markup[], [at, remove, insert]: Splice<string>): Markup[] {
  const by = insert.length - remove
  if (by === 0 && remove === 0) return [...markups]
  const moved: Markup[] = []
  for (const markup of markups) {
    const start =
      markup.start < at ? markup.start : markup.start >= at + remove ? markup.start + by : at + insert.length
    const end = markup.end <= at ? markup.end : markup.end >= at + remove ? markup.end + by : at
    if (start < end)
      moved.push(start === markup.start && end === markup.end ? markup : { ...markup, start, end })
  }
  return moved
}

const isMarkups = (value: unknown): value is Markup[] =>
  Array.isArray(value) &&
  value.every(
    (markup: unknown) =>
      isFields(markup) && typeof markup.start === 'number' && typeof markup.end === 'number',
  )

/** The edits that make one value of another, which have the same keys on the way. */
export function editsBetween(from: unknown, to: unknown, path: Edit['path'] = []): Edit[] {
  if (isSame(from, to)) return []
  if (typeof from === 'string' && typeof to === 'string' && path.length > 0)
    return [{ path, splice: textSplice(from, to) }]
  if (Array.isArray(from) && Array.isArray(to)) {
    if (from.length !== to.length || path.at(-1) === 'markups')
      return [{ path, splice: listSplice(from, to) }]
    return from.flatMap((value, i) => editsBetween(value, to[i], [...path, i]))
  }
  if (!isFields(from) || !isFields(to)) return [{ path, value: to }]
  const edits: Edit[] = []
  let now = from
  if (typeof from.text === 'string' && typeof to.text === 'string' && from.text !== to.text) {
    const splice = textSplice(from.text, to.text)
    edits.push({ path: [...path, 'text'], splice })
    now = {
      ...from,
      text: to.text,
      ...(isMarkups(from.markups) ? { markups: movedMarkups(from.markups, splice) } : {}),
    }
  }
  for (const key of Object.keys(now))
    if (!Object.hasOwn(to, key)) edits.push({ path: [...path, key] })
    else if (key !== 'text' || typeof now.text !== 'string')
      edits.push(...editsBetween(now[key], to[key], [...path, key]))
  for (const key of Object.keys(to))
    if (!Object.hasOwn(now, key)) edits.push({ path: [...path, key], value: to[key] })
  return edits
}

/** Keys that a paragraph, a markup, a cell or a player can have; none that an object has by itself. */
const KEY = /^[a-zA-Z]{1,24}$/

const isKey = (step: string | number | undefined): step is string =>
  typeof step === 'string' && KEY.test(step)

/** The value at a step of a path; undefined if there is nothing. */
function stepInto(value: unknown, step: string | number): unknown {
  if (Array.isArray(value))
    return typeof step === 'number' && Number.isInteger(step) && step >= 0 ? value[step] : undefined
  return isFields(value) && isKey(step) && Object.hasOwn(value, step) ? value[step] : undefined
}

/** A text or list with a part replaced; undefined if the part isn't there. */
function spliced(value: unknown, [at, remove, insert]: Splice<string | unknown[]>): unknown {
  const isText = typeof value === 'string' && typeof insert === 'string'
  const isList = Array.isArray(value) && Array.isArray(insert)
  if (!isText && !isList) return undefined
  if (at < 0 || remove < 0 || at + remove > value.length) return undefined
  if (isText) return value.slice(0, at) + insert + value.slice(at + remove)
  return isList ? [...value.slice(0, at), ...insert, ...value.slice(at + remove)] : undefined
}

/** Changes a value in place. Returns whether the edit fits it. */
export function applyEdit(root: unknown, { path, splice, value }: Edit): boolean {
  const last = path.at(-1)
  if (last === undefined) return false
  const place = path.slice(0, -1).reduce(stepInto, root)
  if (splice) {
    const before = stepInto(place, last)
    const after = spliced(before, splice)
    if (after === undefined) return false
    if (isFields(place) && last === 'text' && typeof splice[2] === 'string' && isMarkups(place.markups))
      place.markups = movedMarkups(place.markups, splice as Splice<string>)
    ;(place as Record<string | number, unknown>)[last] = after
    return true
  }
  if (Array.isArray(place)) {
    if (value === undefined || stepInto(place, last) === undefined) return false
    place[last as number] = value
    return true
  }
  if (!isFields(place) || !isKey(last)) return false
  if (value === undefined) return delete place[last]
  place[last] = value
  return true
}
