import type { StoryBody } from '../../../schema/story/paragraph'
import type { Reader } from '../../data/reader'
import { searchedText } from './entries'
import type { ParsedQuery } from './query'
import type { Things } from './rank'
import { rowOfWords } from './tokens'

/** How many stories' texts are read at most to look for words in a row. */
const MOST_TEXTS = 60

/** What is searched of a thing, as it was read with its row. Of a story that isn't all. */
const TEXTS: { readonly [Kind in keyof Things]: (thing: Things[Kind]) => readonly string[] } = {
  posts: ({ title, subtitle }) => [title, subtitle],
  users: ({ name, username, bio }) => [name, username, bio],
  collections: ({ name, slug, tagline, description }) => [name, slug, tagline, description],
  tags: ({ name }) => [name],
  catalogs: ({ name, description }) => [name, description],
}

/**
 * Keeps what has all phrases of a query, and none that it excludes. The index doesn't know where a word is, so the
 * texts themselves are looked through: those of the first matches, and further ones aren't shown.
 *
 * @param things the best first.
 * @param readsLocked whether the whole of a story for members is looked through.
 */
export async function withRows<Kind extends keyof Things, Item extends { thing: Things[Kind] }>(
  { texts }: Reader,
  kind: Kind,
  things: readonly Item[],
  { phrases, withoutPhrases }: Pick<ParsedQuery, 'phrases' | 'withoutPhrases'>,
  readsLocked: boolean,
): Promise<Item[]> {
  if (phrases.length === 0 && withoutPhrases.length === 0) return [...things]
  const rowsOf = (all: readonly string[]) => all.map(rowOfWords)
  const known = things.map((item) => ({ item, rows: rowsOf(TEXTS[kind](item.thing)) }))
  const has = (rows: readonly string[], phrase: string) => rows.some((row) => row.includes(phrase))
  const isWanted = (rows: readonly string[]) => phrases.every((phrase) => has(rows, phrase))
  const isUnwanted = (rows: readonly string[]) => withoutPhrases.some((phrase) => has(rows, phrase))
  if (kind !== 'posts') {
    return known.filter(({ rows }) => isWanted(rows) && !isUnwanted(rows)).map(({ item }) => item)
  }
  const isDecided = (rows: readonly string[]) => withoutPhrases.length === 0 && isWanted(rows)
  const open = known
    .filter(({ rows }) => !isDecided(rows) && !isUnwanted(rows))
    .slice(0, MOST_TEXTS)
    .map((one) => ({ ...one, story: one.item.thing as Things['posts'] }))
  const bodies = await texts.loadMany(open.map(({ story }) => story.versionId ?? ''))
  const kept = new Set<Item>(known.filter(({ rows }) => isDecided(rows)).map(({ item }) => item))
  for (const [i, { item, rows, story }] of open.entries()) {
    const row = bodies[i]
    const text =
      row && !(row instanceof Error)
        ? searchedText(JSON.parse(row.body) as StoryBody, story.access, readsLocked)
        : ''
    const all = [...rows, rowOfWords(text)]
    if (isWanted(all) && !isUnwanted(all)) kept.add(item)
  }
  return things.filter((item) => kept.has(item))
}
