import { env } from 'cloudflare:workers'
import { paragraph } from '../../factories/story'
import type { newVisit } from '../../factories/visit'

type Visit = ReturnType<typeof newVisit>

export interface QuoteAnswer {
  __typename: string
  id: string
  words: string | null
  isPrivate: boolean
  [field: string]: unknown
}

const FIELDS = 'id words paragraphName startOffset isPrivate'

async function answer(visit: Visit, query: string, variables: object) {
  const { data, errors } = await visit.ask(query, variables)
  if (!data || !('result' in data)) throw new Error(JSON.stringify(errors))
  return data.result as QuoteAnswer
}

/** Publishes a story again, with one paragraph. */
export const rewrite = (postId: string, text: string) =>
  env.DB.prepare('UPDATE post_version SET body = ? WHERE post_id = ?')
    .bind(JSON.stringify([paragraph(text, 'text')]), postId)
    .run()

/** Stores highlights of somebody's in a story. */
export const manyQuotes = (postId: string, userId: string, count: number) =>
  env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
     INSERT INTO quote (id, post_id, user_id, quote_key, is_private, paragraph, start, words, before, after, created_at)
     SELECT 'many-' || i, ?, ?, 'k' || i, 0, 'text', i, 'w' || i, '', '', i FROM n`,
  )
    .bind(postId, userId)
    .run()

/** Where some words stand in a text, the first time or after an offset, as a page sends them. */
export function at(text: string, words: string, from = 0) {
  const startOffset = text.indexOf(words, from)
  return { startOffset, endOffset: startOffset + words.length, words }
}

const failures = '... on UserError { code field message }'

/** Highlights as the page does: from an offset to another. */
export const quote = (visit: Visit, targetPostId: string, given: object = {}) =>
  answer(
    visit,
    `mutation ($targetPostId: ID!, $paragraphName: String!, $startOffset: Int!, $endOffset: Int!, $endParagraphName: String, $words: String, $isPrivate: Boolean, $key: String) {
      result: createQuote(targetPostId: $targetPostId, paragraphName: $paragraphName, startOffset: $startOffset, endOffset: $endOffset, endParagraphName: $endParagraphName, words: $words, isPrivate: $isPrivate, key: $key) {
        __typename ... on Quote { ${FIELDS} } ${failures} } }`,
    { targetPostId, paragraphName: 'text', startOffset: 0, endOffset: 5, ...given },
  )

/** Deletes a highlight, or takes that back. */
export const withQuote = (visit: Visit, name: 'deleteQuote' | 'restoreQuote', quoteId: string) =>
  answer(
    visit,
    `mutation ($quoteId: ID!) { result: ${name}(quoteId: $quoteId) { __typename ... on Quote { ${FIELDS} } ${failures} } }`,
    { quoteId },
  )

/** Deletes a highlight, as one sending. */
export const deleteOnce = (visit: Visit, quoteId: string, key: string) =>
  answer(
    visit,
    `mutation ($quoteId: ID!, $key: String) { result: deleteQuote(quoteId: $quoteId, key: $key) { __typename ... on Quote { ${FIELDS} } ${failures} } }`,
    { quoteId, key },
  )

interface Seen {
  viewerEdge: { canQuote: boolean; quotes: QuoteAnswer[] }
  quotesConnection: { quotes: QuoteAnswer[] }
  topQuotes: { peopleCount: number; quote: QuoteAnswer }[]
}

/** What somebody sees of a story's highlights. */
export async function quotesSeen(visit: Visit, id: string): Promise<Seen> {
  const { data, errors } = await visit.ask(
    `query ($id: ID!) { post(id: $id) { viewerEdge { canQuote quotes { ${FIELDS} } }
      quotesConnection { quotes { ${FIELDS} } } topQuotes { peopleCount quote { ${FIELDS} } } } }`,
    { id },
  )
  if (!data?.post) throw new Error(JSON.stringify(errors))
  return data.post as Seen
}

/** A person's highlights as somebody sees them. */
export async function quotesBy(visit: Visit, username: string, search?: string): Promise<QuoteAnswer[]> {
  const { data, errors } = await visit.ask(
    `query ($username: String!, $search: String) { userResult(username: $username) { ... on User {
      quotesConnection(search: $search) { quotes { ${FIELDS} } } } } }`,
    { username, search },
  )
  const user = data?.userResult as { quotesConnection?: { quotes: QuoteAnswer[] } } | undefined
  if (!user?.quotesConnection) throw new Error(JSON.stringify(errors))
  return user.quotesConnection.quotes
}
