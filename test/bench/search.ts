import { Agent } from 'node:http'
import { Database } from '../../worker/data/database'
import type { PostSource } from '../../worker/data/search/sources'
import { putEntries } from '../../worker/data/search/tables'
import { postEntry, wordsOfEntry } from '../../worker/services/search/entries'
import {
  type RebuildCursor,
  rebuildStep,
  type SearchDatabases,
} from '../../worker/services/search/rebuild-index'
import { learnWords } from '../../worker/services/search/vocabulary'
import { SAMPLES } from './generate'
import { median, send } from './http'
import type { Site } from './site'
import { AGENT } from './subjects'

/** Milliseconds that searches take, one after the other: the median of all, and of each query. */
export interface SearchTimes {
  p50: number
  queries: { query: string; p50: number }[]
}

/** A word of every text, one of every title, two words, a beginning, slips, and a script without spaces. */
const QUERIES = ['paper', 'story', 'margin number', 'numb', 'papre', 'harbuor', '東京', 'zzzzzz', 'word-777']
const ROUNDS = 30

const SYLLABLES = ['ba', 'ce', 'di', 'fo', 'gu', 'la', 'me', 'ni', 'po', 'ru', 'sa', 'te', 'vi', 'zo']
const WORDS = Array.from({ length: 20_000 }, (_, i) => {
  const part = (place: number): string => SYLLABLES[Math.floor(i / 14 ** place) % 14] ?? ''
  return `${part(0)}${part(1)}${part(2)}${part(3)}`
})
const TEXT_LENGTH = 80
const STORIES_A_BATCH = 500

/** A text whose words are as unequally common as those of a language; every text has one of them. */
function textOf(n: number, length: number): string {
  const words = Array.from({ length }, (_, i) => {
    const spread = ((n * 7919 + i * 104_729) % 100_003) / 100_003
    return WORDS[Math.floor(WORDS.length ** spread) - 1] ?? ''
  })
  return [
    'paper',
    n % 10 === 0 ? 'harbour margin' : '',
    n % 50 === 0 ? '昨日は東京都に行きました' : '',
    ...words,
  ].join(' ')
}

const sourceOf = (n: number): PostSource => ({
  key: SAMPLES.storyId(n),
  title: `Story of the number ${n}`,
  subtitle: `What there is to say about the number ${n}`,
  access: 'public',
  versionId: null,
  bodyBytes: 0,
  collectionId: null,
  publishedAt: SAMPLES.publishedAt(n),
  creatorId: 'a00000000000',
  creatorName: `Writer Number ${n % 500}`,
  creatorUsername: `writer-${n % 500}`,
  creatorVerifiedAt: null,
  creatorPostCount: 1,
  tags: `Tag ${n % 200}`,
  tagSlugs: `tag-${n % 200}`,
  updatedAt: 0,
})

/** Indexes so many stories, of so many words each, and everything else that can be searched for. */
export async function fillSearch(
  databases: SearchDatabases,
  stories: number,
  length = TEXT_LENGTH,
): Promise<void> {
  const index = new Database(databases.SEARCH_DB)
  for (let from = 0; from < stories; from += STORIES_A_BATCH) {
    const entries = Array.from({ length: Math.min(STORIES_A_BATCH, stories - from) }, (_, i) =>
      postEntry(sourceOf(from + i), [{ type: 'P', name: 'p', text: textOf(from + i, length), markups: [] }]),
    )
    await index.write(putEntries('posts', entries))
    if (from === 0) await learnWords(index, [...entries.flatMap(wordsOfEntry), ...WORDS])
  }
  let cursor: RebuildCursor | undefined = { kind: 'users', phase: 'write', after: '' }
  while (cursor) cursor = (await rebuildStep(databases, cursor)).next
}

/** Times the mix of queries, in the form in which the search box sends them and for stories. */
export async function timeSearch(site: Site): Promise<SearchTimes> {
  await fillSearch(site.bindings, site.stories)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times = new Map<string, number[]>(QUERIES.map((query) => [query, []]))
  for (let round = -1; round < ROUNDS; round++) {
    for (const query of QUERIES) {
      const requests = ['user', 'collection_bay_avg', 'tag', 'post'].map((indexName) => ({
        indexName,
        params: new URLSearchParams({ query }).toString(),
      }))
      const { status, firstByte } = await send(
        site.origin,
        {
          path: '/1/indexes/*/queries',
          method: 'POST',
          headers: { ...AGENT, 'content-type': 'application/json' },
          body: JSON.stringify({ requests }),
        },
        agent,
      )
      if (status !== 200) throw new Error(`A search for ${query} answers ${status}`)
      // The first round warms up.
      if (round >= 0) times.get(query)?.push(firstByte)
    }
  }
  agent.destroy()
  const queries = [...times].map(([query, taken]) => ({ query, p50: median(taken) }))
  return { p50: median([...times.values()].flat()), queries }
}
