import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeEntities } from '../../../client/lib/merge-entities'
import { clientWith } from './client-with'

const ids = ['a', 'b', 'c', 'd'] as const

const scalar = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constant(null), fc.constantFrom('x', 'y'))

/** A tree of entities, lists and plain objects. */
const tree = fc.letrec<{ value: unknown; entity: unknown; plain: unknown; list: unknown }>((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, scalar, tie('entity'), tie('plain'), tie('list')),
  entity: fc.record(
    {
      __typename: fc.constant('Post'),
      id: fc.constantFrom(...ids),
      n: scalar,
      child: tie('value'),
      list: tie('list'),
    },
    { requiredKeys: ['__typename', 'id'] },
  ),
  plain: fc.record({ n: scalar, child: tie('value') }, { requiredKeys: [] }),
  list: fc.array(tie('value'), { maxLength: 3 }),
})).value

const idsIn = (value: unknown): string[] =>
  JSON.stringify(value)
    .match(/"id":"[a-d]"/g)
    ?.sort() ?? []

describe('whatever is cached and whatever is answered', () => {
  it('an answer that repeats the cache changes nothing', () =>
    fc.assert(
      fc.property(tree, (cached) => {
        const answer = structuredClone(cached)
        // No server gives an answer that contradicts itself about an entity.
        fc.pre(new Set(idsIn(cached)).size === idsIn(cached).length)
        const client = clientWith({ page: { cached } })
        const before = client.getQueryData(['page'])
        mergeEntities(client, answer)
        expect(client.getQueryData(['page'])).toBe(before)
      }),
    ))

  it('merging twice equals merging once', () =>
    fc.assert(
      fc.property(tree, fc.constantFrom(...ids), scalar, tree, (cached, id, n, child) => {
        fc.pre(idsIn(child).length === 0)
        const client = clientWith({ page: { cached } })
        mergeEntities(client, { __typename: 'Post', id, n, child })
        const once = client.getQueryData(['page'])
        mergeEntities(client, { __typename: 'Post', id, n, child })
        expect(client.getQueryData(['page'])).toBe(once)
      }),
    ))

  it('an answer without lists or children leaves every entity where it was and adds none', () =>
    fc.assert(
      fc.property(tree, fc.constantFrom(...ids), scalar, (cached, id, n) => {
        const client = clientWith({ page: { cached } })
        mergeEntities(client, { __typename: 'Post', id, n })
        const after = client.getQueryData(['page'])
        expect(idsIn(after)).toEqual(idsIn({ cached }))
        if (!idsIn(cached).includes(`"id":"${id}"`)) expect(after).toEqual({ cached })
      }),
    ))
})
