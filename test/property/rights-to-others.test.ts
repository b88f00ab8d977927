import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Actor } from '../../worker/services/policies/actor'
import { can } from '../../worker/services/policies/can'
import { authorsOf, person, THINGS } from './any-thing'

type Ask = (actor: Actor, action: string, thing: unknown) => boolean
const ask = can as unknown as Ask

type Reported =
  (typeof THINGS)['post' | 'catalog' | 'user' | 'collection'] extends fc.Arbitrary<infer Thing>
    ? Thing
    : never

/** Whether a thing exists for somebody to report, and is somebody else's. */
function isReported(actor: Actor, thing: Reported): boolean {
  const id = actor?.id
  switch (thing.entity) {
    case 'post': {
      const { state } = thing.post
      const isTheirs = authorsOf(thing).some((author) => author === id)
      return !isTheirs && (state === 'published' || state === 'unlisted') && ask(actor, 'read', thing)
    }
    case 'catalog':
      return thing.catalog.creatorId !== id && ask(actor, 'read', thing)
    case 'user':
      return thing.user.id !== id && thing.user.deactivatedAt === null
    case 'collection':
      return !thing.leaders.some(({ userId, role }) => userId === id && role !== 'WRITER')
  }
}

describe('what one does with what isn’t one’s own', () => {
  test('visitors report what they can read, and others too, unless it is theirs, they are suspended or acted as', () => {
    const reported = fc.oneof(THINGS.post, THINGS.catalog, THINGS.user, THINGS.collection)
    fc.assert(
      fc.property(reported, fc.option(person), (thing, actor) => {
        const isFree = actor === null || (!actor.isSuspended && !actor.isSpoofed)
        expect(ask(actor, 'report', thing)).toBe(isFree && isReported(actor, thing))
      }),
    )
  })

  test('staff moderates everything but what is their own', () => {
    fc.assert(
      fc.property(
        fc.oneof(THINGS.post, THINGS.catalog, THINGS.collection),
        fc.option(person),
        (thing, actor) => {
          const owners = {
            post: () => (thing.entity === 'post' ? authorsOf(thing) : []),
            catalog: () => (thing.entity === 'catalog' ? [thing.catalog.creatorId] : []),
            collection: () => (thing.entity === 'collection' ? [thing.collection.creatorId] : []),
          }[thing.entity]()
          expect(ask(actor, 'moderate', thing)).toBe(actor?.isStaff === true && !owners.includes(actor.id))
        },
      ),
    )
  })

  test('a publication takes stories from whom it says, and from those who lead it; nobody suspended submits', () => {
    fc.assert(
      fc.property(THINGS.collection, fc.option(person), (thing, actor) => {
        const roles = thing.leaders.filter(({ userId }) => userId === actor?.id).map(({ role }) => role)
        const leads = roles.some((role) => role !== 'WRITER')
        const isTaken =
          thing.submitters === 'anybody' || leads || (thing.submitters === 'writers' && roles.length > 0)
        expect(ask(actor, 'submit', thing)).toBe(actor?.isSuspended === false && isTaken)
        const owns = roles.includes('OWNER')
        expect(ask(actor, 'restore', thing)).toBe(owns && actor?.isSuspended === false)
      }),
    )
  })
})
