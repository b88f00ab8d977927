import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import type { signedIn } from '../../factories/signed-in'
import { createStory, paragraph } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { historyOf, report } from '../reading-history/support'
import { established, respond } from '../response/support'

const SECRET = 'Nobody may read this'

/** What makes a story that was out unreadable for a reader in Germany. */
const HIDDEN: Readonly<Record<string, { sql: string; of: 'story' | 'writer' }>> = {
  suspended: { of: 'writer', sql: 'UPDATE user SET is_suspended = 1 WHERE id = ?' },
  withheld: {
    of: 'story',
    sql: `UPDATE post SET withheld_in = '{"DE":"A court has ordered it."}' WHERE id = ?`,
  },
  draft: { of: 'story', sql: `UPDATE post SET state = 'draft' WHERE id = ?` },
  removed: { of: 'story', sql: `UPDATE post SET state = 'removed' WHERE id = ?` },
}

const inGermany = { country: 'DE' }
type Reader = Awaited<ReturnType<typeof signedIn>>

let reader: Reader
let story: { id: string; creatorId: string }
let responseId: string
let quoteId: string

/** What a query answers, as text. */
async function told(visit: Reader['visit'], query: string, variables: object = {}): Promise<string> {
  const answer = await visit.ask(query, variables)
  if (!answer.data) throw new Error(JSON.stringify(answer.errors))
  return JSON.stringify(answer.data)
}

const createQuote = `mutation ($id: ID!) { createQuote(targetPostId: $id, paragraphName: "text", startOffset: 0, endOffset: 6) {
  __typename ... on Quote { id post { title content { body } } } } }`

beforeEach(async () => {
  reader = await established()
  const row = await createStory({ title: SECRET, body: [paragraph(SECRET, 'text')] })
  story = { id: row.id, creatorId: row.creatorId }
  responseId = (await respond(reader.visit, row.id, 'An answer')).id
  const { data } = await reader.visit.ask(createQuote, { id: row.id })
  quoteId = (data as { createQuote: { id: string } }).createQuote.id
  await report(reader.visit, row.id, { seconds: 600, progress: 0.5 })
})

/** The reader again, in Germany. */
async function readerThere(): Promise<Reader['visit']> {
  const visit = newVisit(inGermany)
  await visit.signIn(reader.user.id)
  return visit
}

/** Hides the story; its rows are those that acting on it would leave. */
async function hide({ sql, of }: { sql: string; of: 'story' | 'writer' }): Promise<void> {
  await env.DB.prepare('UPDATE post SET is_listed = 0 WHERE id = ?').bind(story.id).run()
  await env.DB.prepare(sql)
    .bind(of === 'story' ? story.id : story.creatorId)
    .run()
}

describe.each(Object.entries(HIDDEN))('the text of a story that is hidden: %s', (_name, hiding) => {
  const NESTED = `query ($id: ID!) { post(id: $id) { response {
    story { title content { body } } parent { title content { body } topQuotes { quote { words } } } } } }`

  test('isn’t told by responses to it', async () => {
    expect(await told(newVisit(inGermany), NESTED, { id: responseId })).toContain(SECRET)
    await hide(hiding)
    for (const visit of [newVisit(inGermany), await readerThere()])
      expect(await told(visit, NESTED, { id: responseId })).toContain('"story":null,"parent":null')
    for (const path of [`/p/${responseId}/responses`, `/@${reader.user.username}/responses`])
      expect(await (await newVisit(inGermany).follow(path)).response.text()).not.toContain(SECRET)
  })

  test('isn’t told by what mutations return', async () => {
    await hide(hiding)
    const visit = await readerThere()
    const clapped = await told(
      visit,
      'mutation ($id: ID!) { clapPost(targetPostId: $id, numClaps: 1) { ... on Post { title content { body } } } }',
      { id: story.id },
    )
    const quoted = await told(visit, createQuote, { id: story.id })
    const FIELDS = '__typename ... on Quote { id post { title content { body } } }'
    const deleted = await told(
      visit,
      `mutation ($id: ID!) { result: deleteQuote(quoteId: $id) { ${FIELDS} } }`,
      { id: quoteId },
    )
    const restored = await told(
      visit,
      `mutation ($id: ID!) { result: restoreQuote(quoteId: $id) { ${FIELDS} } }`,
      { id: quoteId },
    )
    expect(clapped + quoted + deleted + restored).not.toContain(SECRET)
    expect(JSON.parse(deleted)).toEqual({ result: { __typename: 'Quote', id: quoteId, post: null } })
    expect(JSON.parse(restored)).toEqual({ result: { __typename: 'NotFound' } })
  })

  test('isn’t told by one’s own history, highlights, responses and notifications', async () => {
    const OWN = `query ($name: String!) {
      viewer { stories(filter: RESPONSES) { stories { respondsTo { title } } } readingHistory { items { id post { title } } } }
      userResult(username: $name) { ... on User { quotesConnection { quotes { id post { title } } } } }
      notifications { notifications { kind post { title content { body } } } } }`
    const variables = { name: reader.user.username }
    const before = await told(await readerThere(), OWN, variables)
    expect(before.split(SECRET).length - 1).toBeGreaterThanOrEqual(3)
    await hide(hiding)
    expect(await told(await readerThere(), OWN, variables)).not.toContain(SECRET)
    expect((await historyOf(await readerThere())).readingHistory.items).toEqual([])
  })
})

test('a withheld story is in the history elsewhere, and its writer reads it everywhere', async () => {
  await hide(HIDDEN.withheld as { sql: string; of: 'story' })
  expect((await historyOf(reader.visit)).readingHistory.items.map(({ id }) => id)).toEqual([story.id])
  const writer = newVisit(inGermany)
  await writer.signIn(story.creatorId)
  const ofResponse = 'query ($id: ID!) { post(id: $id) { response { story { content { body } } } } }'
  expect(await told(writer, ofResponse, { id: responseId })).toContain(SECRET)
})
