/** What open editors of one story and the worker say to each other. Rule: docs/rules/writing.md, "Open editors". */
import { checkBody } from '../story/check-body'
import type { DraftDocument } from '../story/draft'

/** What an editor has written that can't be joined with what the server has, for its other editors to settle. */
export interface Contest {
  id: string
  /** What both sides began from. */
  base: DraftDocument
  /** What that editor shows. */
  text: DraftDocument
}

/** What the worker says: the newest revision, what waits to be settled, or what was settled. */
export interface DraftNews {
  revision: number
  contest?: Contest
  settled?: string
}

/** What an editor says: its text can't be joined; or a contest is settled, and the server has the text. */
export type EditorWords = { contest: Contest } | { settled: string }

/** Characters of a message. Larger texts are settled where they were written. */
export const MOST_WORDS = 900_000

/** An editor that connected longer ago has to prove its rights before it hears or says a text, in milliseconds. */
export const FRESH_CONNECTION = 60_000

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,64}$/.test(value)

const isDocument = (value: unknown): value is DraftDocument =>
  isRecord(value) &&
  typeof value.title === 'string' &&
  typeof value.subtitle === 'string' &&
  Array.isArray(value.body) &&
  (value.body.length === 0 || checkBody(value.body).length === 0)

function parsed(text: unknown): Record<string, unknown> | undefined {
  if (typeof text !== 'string' || text.length > MOST_WORDS) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

const contestIn = (value: unknown): Contest | undefined =>
  isRecord(value) && isId(value.id) && isDocument(value.base) && isDocument(value.text)
    ? { id: value.id, base: value.base, text: value.text }
    : undefined

/** What an editor has said; nothing for anything else. */
export function readEditorWords(text: unknown): EditorWords | undefined {
  const words = parsed(text)
  if (words && isId(words.settled)) return { settled: words.settled }
  const contest = contestIn(words?.contest)
  return contest && { contest }
}

/** What the worker has said; nothing for anything else. */
export function readDraftNews(text: unknown): DraftNews | undefined {
  const news = parsed(text)
  if (typeof news?.revision !== 'number') return undefined
  const contest = contestIn(news.contest)
  return {
    revision: news.revision,
    ...(contest ? { contest } : {}),
    ...(isId(news.settled) ? { settled: news.settled } : {}),
  }
}
