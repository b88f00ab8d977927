import type { Database } from '../../data/database'
import { FIND, FIND_LOCKED, FIND_STORIES, type Weighted } from '../../data/search/find'
import { rowidFrom } from '../../data/search/rowid'
import type { SearchKind } from '../../data/search/tables'
import { wordsByBeginning, wordsByKeys } from '../../data/search/words'
import { allWords, type Demands, type ParsedQuery, type QueryWord, scoped } from './query'
import { corrections, isCorrectable, lengthsFrom, wordKeys } from './vocabulary'

/** Something that matches, and how well its text does: the higher, the better. */
interface Candidate {
  key: string
  text: number
}

/** What a query found. */
export interface Candidates {
  matches: readonly Candidate[]
  /** The words by which it was found, for marking them in texts. */
  words: readonly QueryWord[]
  /** Whether the last word was the beginning of longer ones. */
  isPrefix: boolean
  /** The query without its slips, if it found nothing as it was typed. */
  corrected: string | null
  /** Whether the whole texts of stories for members were searched. */
  readsLocked: boolean
}

/** What is asked for beside the words. */
export interface Asked {
  demands: Demands & { isSaid: boolean }
  /** Whether the newest stories are wanted, rather than the best. */
  isByDate?: boolean
  /** When a story may have been published at the earliest, in milliseconds since 1970. */
  since?: number | undefined
  /** Whether whoever searches may read all stories for members; what needs no answer doesn't wait for it. */
  readsLocked: Promise<boolean>
}

type Columns = readonly string[] | undefined

/** The columns that are searched, the most telling first, and how many matches of each are taken. */
const TIERS: Readonly<Record<SearchKind, readonly (readonly [columns: Columns, most: number])[]>> = {
  posts: [
    [['title'], 60],
    [['title', 'subtitle', 'author', 'tags'], 50],
    [undefined, 60],
  ],
  users: [
    [['username', 'name'], 60],
    [undefined, 40],
  ],
  collections: [
    [['slug', 'name'], 60],
    [undefined, 40],
  ],
  tags: [[['name'], 60]],
  catalogs: [
    [['name'], 60],
    [undefined, 40],
  ],
}

/** The newest stories are those with the words anywhere. */
const BY_DATE: (typeof TIERS)[SearchKind] = [[undefined, 170]]
/** How many matches are taken that only members find. */
const MOST_LOCKED = 60

/** With so many matches of the words as they are, nobody needs longer or other words. */
const ENOUGH = 12
/** Longer words that a word may be the beginning of. */
const MOST_LONGER = 30
/** Words that an unknown one may be a misspelling of. */
const MOST_MEANT = 3
const MOST_NEIGHBOURS = 200
/** Beginnings of two and three letters have an index; those of one letter match too much. */
const INDEXED_BEGINNING = [2, 3] as const

/** How much a match by the beginning of a word, and by a corrected word, counts less. */
const BY_BEGINNING = 0.5
const BY_CORRECTION = 10

/** Runs an expression over the tiers of a kind; all statements leave together. */
async function matching(
  index: Database,
  kind: SearchKind,
  expression: string,
  asked: Asked,
  malus: number,
): Promise<Candidate[]> {
  if (kind === 'posts') return matchingStories(index, expression, asked, malus)
  // A bio or a description with words that begin like a query is hardly ever what was meant.
  const tiers = malus === BY_BEGINNING ? TIERS[kind].slice(0, 1) : TIERS[kind]
  const keysOfTiers = await Promise.all(
    tiers.map(([columns, most]) => read(index, FIND[kind], scoped(expression, columns, asked.demands), most)),
  )
  return keysOfTiers.flatMap((keys, i) => keys.map((key) => ({ key, text: TIERS[kind].length - i - malus })))
}

async function matchingStories(
  index: Database,
  expression: string,
  { demands, isByDate, since, readsLocked }: Asked,
  malus: number,
): Promise<Candidate[]> {
  // Without words, no column says more than another.
  const tiers = isByDate || expression === '' ? BY_DATE : TIERS.posts
  const from = rowidFrom(since ?? 0)
  const whole = scoped(expression, undefined, demands)
  const locked = readsLocked.then((reads) =>
    reads && whole ? index.all(FIND_LOCKED, whole, from, MOST_LOCKED) : [],
  )
  const rowsOfTiers = await Promise.all([
    ...tiers.map(([columns, most]) => {
      const wanted = scoped(expression, columns, demands)
      return wanted === undefined ? [] : index.all(FIND_STORIES, wanted, from, most)
    }),
    locked,
  ])
  return rowsOfTiers.flatMap((rows, i) =>
    rows.map(({ key }) => ({ key, text: tiers.length - Math.min(i, tiers.length - 1) - malus })),
  )
}

/** The keys that an expression finds; none if there is no expression. */
async function read(
  index: Database,
  find: (typeof FIND)[Weighted],
  expression: string | undefined,
  most: number,
): Promise<string[]> {
  const rows = expression === undefined ? [] : await index.all(find, expression, most)
  return rows.map(({ key }) => key)
}

/** Each thing once, with its best match. */
function best(candidates: readonly Candidate[]): Candidate[] {
  const byKey = new Map<string, Candidate>()
  for (const candidate of candidates) {
    const known = byKey.get(candidate.key)
    if (!known || known.text < candidate.text) byKey.set(candidate.key, candidate)
  }
  return [...byKey.values()]
}

/** What the index knows of a query's words. */
interface Vocabulary {
  /** Known words that differ from the query's words by a slip, and those of its words that are known. */
  near: ReadonlySet<string>
  /** Known words that begin with the last word. */
  longer: readonly string[]
}

/** The look-ups of a request, whose searches mostly have the same words. */
const lookedUp = new WeakMap<Database, Map<string, Promise<Vocabulary>>>()

/** Every kind of thing has the same vocabulary, so it is read once. */
function vocabularyOf(index: Database, query: ParsedQuery): Promise<Vocabulary> {
  const known = lookedUp.get(index) ?? new Map<string, Promise<Vocabulary>>()
  lookedUp.set(index, known)
  const key = JSON.stringify(query)
  const vocabulary = known.get(key) ?? lookUp(index, query)
  known.set(key, vocabulary)
  return vocabulary
}

async function lookUp(index: Database, { words, isOpen }: ParsedQuery): Promise<Vocabulary> {
  const keys = words.filter(({ text }) => isCorrectable(text)).flatMap(({ text }) => wordKeys(text))
  const last = words.at(-1)?.text
  const [near, longer] = await Promise.all([
    keys.length > 0 ? index.all(wordsByKeys, JSON.stringify(keys), MOST_NEIGHBOURS) : [],
    isOpen && last && isCorrectable(last)
      ? index.all(wordsByBeginning, JSON.stringify(lengthsFrom(last)), last, `${last}\u{10ffff}`, MOST_LONGER)
      : [],
  ])
  return { near: new Set(near.map(({ word }) => word)), longer: longer.map(({ word }) => word) }
}

/** The query with its last word as the beginning of others; nothing if it can't be one. */
function asBeginning({ words, isOpen }: ParsedQuery, { longer }: Vocabulary) {
  const last = words.at(-1)
  if (!isOpen || !last) return undefined
  if (longer.length > 0) {
    return {
      words: [...words.slice(0, -1), { ...last, meant: [...new Set([last.text, ...longer])] }],
      star: false,
    }
  }
  const [least, most] = INDEXED_BEGINNING
  return last.text.length >= least && (last.text.length <= most || !isCorrectable(last.text))
    ? { words, star: true }
    : undefined
}

/** The query with the words that somebody probably meant; nothing if all of them are known, or one is a riddle. */
function corrected({ words, isOpen }: ParsedQuery, { near, longer }: Vocabulary): QueryWord[] | undefined {
  const candidates = [...near]
  let isChanged = false
  const meant = words.map((word, i): QueryWord => {
    if (isOpen && i === words.length - 1 && longer.length > 0) return { ...word, meant: longer }
    if (!isCorrectable(word.text) || near.has(word.text)) return word
    isChanged = true
    return { ...word, meant: corrections(word.text, candidates, MOST_MEANT) }
  })
  return isChanged && meant.every((word) => word.meant.length > 0) ? meant : undefined
}

/**
 * What matches a query: first all of its words as they are; if that isn't enough, the last one as the
 * beginning of others, and misspelt ones as what was probably meant. However common the words, no more than
 * the matches of `TIERS` are read. Rule: docs/rules/search.md, "Queries".
 */
export async function candidates(
  index: Database,
  kind: SearchKind,
  query: ParsedQuery,
  asked: Asked,
): Promise<Candidates> {
  const { words } = query
  const answer = async (
    matches: readonly Candidate[],
    how: Partial<Omit<Candidates, 'matches'>> = {},
  ): Promise<Candidates> => ({
    matches,
    words,
    isPrefix: query.isOpen,
    corrected: null,
    readsLocked: await asked.readsLocked,
    ...how,
  })
  if (words.length === 0 && !asked.demands.isSaid) return answer([], { readsLocked: false })
  const [exact, vocabulary] = await Promise.all([
    matching(index, kind, allWords(words, false), asked, 0),
    vocabularyOf(index, query),
  ])
  const first = best(exact)
  if (words.length === 0 || first.length >= ENOUGH) return answer(first)
  const beginning = asBeginning(query, vocabulary)
  // A phrase is meant as it is.
  const meant = query.phrases.length > 0 ? undefined : corrected(query, vocabulary)
  const [longer, other] = await Promise.all([
    beginning ? matching(index, kind, allWords(beginning.words, beginning.star), asked, BY_BEGINNING) : [],
    meant ? matching(index, kind, allWords(meant, false), asked, BY_CORRECTION) : [],
  ])
  const asTyped = best([...first, ...longer])
  if (asTyped.length > 0 || !meant || other.length === 0) return answer(asTyped)
  const text = meant.map((word) => word.meant[0] ?? word.text).join(' ')
  return answer(best(other), { words: meant, isPrefix: false, corrected: text })
}
