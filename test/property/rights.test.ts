import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Actor, VISITOR } from '../../worker/services/policies/actor'
import { can, POLICIES } from '../../worker/services/policies/can'
import { authorsOf, person, THINGS } from './any-thing'

type Ask = (actor: Actor, action: string, thing: unknown) => boolean
const ask = can as unknown as Ask
const things = fc.oneof(...Object.values(THINGS)) as fc.Arbitrary<{ entity: keyof typeof POLICIES }>
const actionsOf = (entity: keyof typeof POLICIES): string[] => Object.keys(POLICIES[entity])

describe('rights', () => {
  test('every entity is tested here', () => {
    expect(Object.keys(THINGS).sort()).toEqual(Object.keys(POLICIES).sort())
  })

  test('everybody may do what a visitor may do, but report', () => {
    fc.assert(
      fc.property(things, person, (thing, actor) => {
        for (const action of actionsOf(thing.entity)) {
          if (action === 'report') continue
          if (ask(VISITOR, action, thing)) expect(ask(actor, action, thing), action).toBe(true)
        }
      }),
    )
  })

  test.each(['fly', '', 'constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'an action that no policy covers is refused: %o',
    (action) => {
      fc.assert(
        fc.property(things, fc.option(person), (thing, actor) => {
          expect(ask(actor, action, thing)).toBe(false)
        }),
      )
    },
  )

  test.each(['payout', 'export', 'letter', 'series', '__proto__', 'constructor'])(
    'a thing that no policy covers is refused: %o',
    (entity) => {
      const staff = { id: 'a', isMember: true, isStaff: true, isSuspended: false, isSpoofed: false }
      for (const action of ['see', 'read', 'manage', 'toString', 'valueOf'])
        expect(ask({ ...staff, isOnMainHost: true }, action, { entity })).toBe(false)
    },
  )

  test('a story that staff has taken down is closed to everybody but staff, who can put it back', () => {
    fc.assert(
      fc.property(THINGS.post, fc.option(person), (thing, actor) => {
        const removed = { ...thing, post: { ...thing.post, state: 'removed' } }
        for (const action of actionsOf('post')) {
          const isPutBack =
            action === 'moderate' && actor?.isStaff === true && !authorsOf(thing).includes(actor.id)
          expect(ask(actor, action, removed), action).toBe(isPutBack)
        }
      }),
    )
  })

  test('a story is edited by its writer and co-authors, and by those who lead its publication, which a draft hides from', () => {
    fc.assert(
      fc.property(THINGS.post, fc.option(person), (thing, actor) => {
        const { state, creatorId, coAuthorIds } = thing.post
        const isWriter = actor?.id === creatorId
        const leads = thing.leaders.some(({ userId, role }) => userId === actor?.id && role !== 'WRITER')
        const isPrivate = state === 'draft' || state === 'trashed'
        expect(ask(actor, 'own', thing)).toBe(isWriter && state !== 'removed')
        const writesAlong = state !== 'trashed' && JSON.parse(coAuthorIds).includes(actor?.id)
        const mayEdit = isWriter || writesAlong || (leads && !isPrivate)
        expect(ask(actor, 'edit', thing)).toBe(state !== 'removed' && mayEdit)
        const isGood = actor?.isSuspended === false
        expect(ask(actor, 'change', thing)).toBe(state !== 'removed' && (isWriter || (mayEdit && isGood)))
        const maySee = state === 'draft' ? writesAlong : !isPrivate
        expect(ask(actor, 'publish', thing)).toBe(
          state !== 'removed' && (isWriter || (leads && maySee && isGood)),
        )
      }),
    )
  })

  test('a private list is its owner’s alone, others see no list of somebody who is suspended or gone, and nobody a deleted one', () => {
    fc.assert(
      fc.property(THINGS.catalog, fc.option(person), (thing, actor) => {
        const { catalog, owner } = thing
        const isShown = owner.isSuspended !== 1 && owner.deactivatedAt === null
        const isOpen = catalog.visibility === 0 && isShown
        const isOwner = actor?.id === catalog.creatorId
        const isThere = catalog.deletedAt === null
        const isRead = isThere && (isOpen || isOwner)
        expect(ask(actor, 'read', thing)).toBe(isRead)
        const isFree = actor?.isSuspended === false && !actor.isSpoofed
        const isOthers = isRead && !isOwner && isFree && !thing.barrier
        expect([ask(actor, 'follow', thing), ask(actor, 'clap', thing)]).toEqual([isOthers, isOthers])
        const isOwnSession = isOwner && actor.isOnMainHost && !actor.isSpoofed
        expect(ask(actor, 'edit', thing)).toBe(isOwnSession && isThere)
        expect(ask(actor, 'remove', thing)).toBe(isOwnSession)
        expect(ask(actor, 'arrange', thing)).toBe(isOwner && !actor.isSpoofed && isThere)
      }),
    )
  })

  test('books are shown and changed while their author is verified, and removed by them alone', () => {
    fc.assert(
      fc.property(THINGS.book, fc.option(person), (thing, actor) => {
        const { id, isBookAuthor, isSuspended, deactivatedAt } = thing.owner
        const isOwner = actor?.id === id
        const isShown = isSuspended !== 1 && deactivatedAt === null
        const isOwnSession = isOwner && actor.isOnMainHost && !actor.isSpoofed
        expect(ask(actor, 'see', thing)).toBe(isOwner || (isBookAuthor === 1 && isShown))
        expect(ask(actor, 'remove', thing)).toBe(isOwnSession)
        expect(ask(actor, 'edit', thing)).toBe(isOwnSession && !actor.isSuspended && isBookAuthor === 1)
      }),
    )
  })

  test('a draft of a series is its writer’s alone, and nobody reads one that is deleted', () => {
    fc.assert(
      fc.property(THINGS.sequence, fc.option(person), (thing, actor) => {
        const { sequence, owner } = thing
        const isThere = sequence.deletedAt === null
        const isShown = owner.isSuspended !== 1 && owner.deactivatedAt === null
        const isOpen = sequence.publishedAt !== null && isShown
        const isOwner = actor?.id === sequence.creatorId
        expect(ask(actor, 'read', thing)).toBe(isThere && (isOpen || isOwner))
        expect(ask(actor, 'own', thing)).toBe(isOwner)
        const isInPerson = isOwner && actor.isOnMainHost && !actor.isSpoofed
        expect(ask(actor, 'edit', thing)).toBe(isThere && isInPerson && !actor.isSuspended)
        expect(ask(actor, 'remove', thing)).toBe(isInPerson)
        expect(ask(actor, 'restore', thing)).toBe(isInPerson && !actor.isSuspended)
      }),
    )
  })

  test('only its owners and editors manage a publication', () => {
    fc.assert(
      fc.property(THINGS.collection, fc.option(person), (thing, actor) => {
        const roles = thing.leaders.filter(({ userId }) => userId === actor?.id).map(({ role }) => role)
        expect(ask(actor, 'administer', thing)).toBe(roles.includes('OWNER'))
        const leads = roles.includes('OWNER') || roles.includes('EDITOR')
        expect(ask(actor, 'manage', thing)).toBe(leads)
        const isInPerson = actor?.isOnMainHost === true && !actor.isSpoofed && !actor.isSuspended
        expect(ask(actor, 'appointWriters', thing)).toBe(leads && isInPerson)
        expect(ask(actor, 'appointEditors', thing)).toBe(roles.includes('OWNER') && isInPerson)
      }),
    )
  })

  test('a submission is its writer’s and, once it is sent, those’ who lead the publication', () => {
    fc.assert(
      fc.property(THINGS.submission, fc.option(person), (thing, actor) => {
        const { creatorId, submittedAt, closedAt } = thing.submission
        const isWriter = actor?.id === creatorId
        const leads =
          submittedAt !== null &&
          thing.roles.some(({ userId, role }) => userId === actor?.id && role !== 'WRITER')
        const isInPerson = actor?.isOnMainHost === true && !actor.isSpoofed
        const reviews = leads && isInPerson && actor?.isSuspended === false
        expect(ask(actor, 'read', thing)).toBe(isWriter || leads)
        expect(ask(actor, 'readText', thing)).toBe(isWriter || (leads && closedAt === null))
        expect(ask(actor, 'own', thing)).toBe(isWriter && isInPerson)
        expect(ask(actor, 'review', thing)).toBe(reviews)
        expect(ask(actor, 'discuss', thing)).toBe((isWriter && isInPerson) || reviews)
      }),
    )
  })

  test('nobody follows or mutes themselves, or follows who isn’t there', () => {
    fc.assert(
      fc.property(THINGS.user, person, (thing, actor) => {
        const { id, isSuspended, deactivatedAt } = thing.user
        const isThere = isSuspended !== 1 && deactivatedAt === null
        const isFree = !actor.isSuspended && !actor.isSpoofed
        const mayReach = isThere && id !== actor.id && isFree && !thing.barrier
        expect([ask(actor, 'follow', thing), ask(actor, 'invite', thing)]).toEqual([mayReach, mayReach])
        expect(ask(actor, 'mute', thing)).toBe(deactivatedAt === null && id !== actor.id)
        expect(ask(actor, 'block', thing)).toBe(ask(actor, 'mute', thing) && !actor?.isSpoofed)
        expect(ask(VISITOR, 'follow', thing)).toBe(false)
      }),
    )
  })

  test('people write in their own session on the main host, and publish unless suspended', () => {
    fc.assert(
      fc.property(THINGS.account, fc.option(person), (thing, actor) => {
        const isOwn = actor?.id === thing.account.id && actor.isOnMainHost && !actor.isSpoofed
        expect(ask(actor, 'write', thing)).toBe(isOwn)
        expect(ask(actor, 'publish', thing)).toBe(isOwn && !actor.isSuspended)
        for (const action of ['record', 'pay', 'seeMembership', 'openElsewhere'])
          expect(ask(actor, action, thing), action).toBe(actor?.id === thing.account.id && !actor.isSpoofed)
      }),
    )
  })

  test('staff who act as somebody do nothing in their name that reaches others', () => {
    fc.assert(
      fc.property(THINGS.post, THINGS.catalog, person, (post, catalog, actor) => {
        const spoofed = { ...actor, isSpoofed: true }
        for (const action of ['clap', 'respond', 'quote', 'quotePublicly', 'writeTo', 'report'])
          expect(ask(spoofed, action, post), action).toBe(false)
        for (const action of ['clap', 'respond', 'follow', 'arrange', 'report'])
          expect(ask(spoofed, action, catalog), action).toBe(false)
        const collection = { entity: 'collection', collection: { id: 'c' }, leaders: [] }
        for (const thing of [{ entity: 'tag' }, collection])
          expect(ask(spoofed, 'follow', thing), thing.entity).toBe(false)
      }),
    )
  })

  test('a suspended person reads, but follows and uploads nothing', () => {
    fc.assert(
      fc.property(person, (actor) => {
        const suspended = { ...actor, isSuspended: true }
        expect(ask(suspended, 'follow', { entity: 'tag' })).toBe(false)
        expect(ask(suspended, 'follow', { entity: 'collection', collection: { id: 'c' }, leaders: [] })).toBe(
          false,
        )
        expect(ask(suspended, 'upload', { entity: 'site' })).toBe(false)
        expect(ask(suspended, 'reachOthers', { entity: 'site' })).toBe(false)
        expect(ask({ ...actor, isSuspended: false }, 'reachOthers', { entity: 'site' })).toBe(true)
        expect(ask(suspended, 'enter', { entity: 'site' })).toBe(true)
      }),
    )
  })
})
