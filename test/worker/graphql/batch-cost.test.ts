import { expect, it } from 'vitest'
import { PublicationFeatured } from '../../../client/pages/publication-content/publication-featured.generated'
import { DOCUMENT_LIMITS } from '../../../worker/graphql/limits/limits'
import { ask, codeOf } from './support/ask'

/** Costs 1 and 20 and 20 times 14. */
const LARGE = { query: '{ latestPosts(paging: { limit: 20 }) { posts { moreFrom(limit: 14) { id } } } }' }
const SMALL = { query: '{ __typename }' }

it('the operations of a batch share one cost limit: those that would exceed it don’t run, the others do', async () => {
  expect(codeOf((await ask(LARGE)).body)).toBeUndefined()
  const { status, body } = await ask([...Array.from({ length: 8 }, () => LARGE), SMALL])
  expect(status).toBe(200)
  expect(body.map(codeOf)).toEqual([
    ...Array.from({ length: 6 }, () => undefined),
    'LIMIT_EXCEEDED',
    'LIMIT_EXCEEDED',
    undefined,
  ])
  expect(body[6]?.errors?.[0]?.extensions).toEqual({ code: 'LIMIT_EXCEEDED', limit: 'cost' })
})

it('trusted documents count too, even when they are requested again', async () => {
  const trusted = { documentId: PublicationFeatured.id, variables: { slug: 'none', limit: 1 } }
  const { body } = await ask(Array.from({ length: 20 }, () => trusted))
  const refused = body.map((answer) => codeOf(answer) === 'LIMIT_EXCEEDED')
  expect(refused.indexOf(true)).toBeGreaterThan(2)
  expect(refused.slice(refused.indexOf(true))).not.toContain(false)
})

it('says what the operations of a request cost together, and what they may', async () => {
  const told = async (body: unknown) => {
    const { headers } = await ask(body as object)
    return [headers.get('x-cost'), headers.get('x-cost-limit')].map(Number)
  }
  const [none, limit] = await told(SMALL)
  expect([none, limit]).toEqual([0, DOCUMENT_LIMITS.cost])
  expect(await told(LARGE)).toEqual([301, limit])
  expect(await told([LARGE, LARGE])).toEqual([602, limit])
})
