import fc from 'fast-check'
import { describe, expect, expectTypeOf, test } from 'vitest'
import type { Actor } from '../../worker/services/policies/actor'
import { can, type Thing } from '../../worker/services/policies/can'
import { person, THINGS } from './any-thing'

type Ask = (actor: Actor, action: string, thing: unknown) => boolean
const ask = can as unknown as Ask

/* Rule: docs/rules/blocks.md, "What neither can do". */

describe('a block', () => {
  test('whoever blocks one of those who wrote a story, or is blocked by one, reads it and does nothing that reaches them', () => {
    fc.assert(
      fc.property(THINGS.post, person, (thing, actor) => {
        const free = { ...thing, barrier: null }
        for (const action of ['clap', 'respond', 'quotePublicly', 'writeTo', 'join', 'reword', 'restore'])
          expect(ask(actor, action, thing), action).toBe(!thing.barrier && ask(actor, action, free))
        for (const action of ['see', 'read', 'quote', 'curate', 'edit'])
          expect(ask(actor, action, thing), action).toBe(ask(actor, action, free))
      }),
    )
  })

  test('a reader and those who write a story say nothing more to each other in its notes once one blocks the other', () => {
    fc.assert(
      fc.property(THINGS.postNote, person, (thing, actor) => {
        const free = { ...thing, barrier: null }
        for (const action of ['answer', 'change', 'restore'])
          expect(ask(actor, action, thing), action).toBe(!thing.barrier && ask(actor, action, free))
        for (const action of ['read', 'resolve', 'remove'])
          expect(ask(actor, action, thing), action).toBe(ask(actor, action, free))
        for (const action of ['answer', 'change', 'resolve'])
          if (thing.note.deletedAt !== null || actor.isSuspended)
            expect(ask(actor, action, thing), action).toBe(false)
      }),
    )
  })

  test('a highlight is deleted and brought back by its owner, and not brought back past a block', () => {
    fc.assert(
      fc.property(THINGS.quote, person, (thing, actor) => {
        const isOwner = actor.id === thing.quote.userId && actor.isOnMainHost && !actor.isSpoofed
        expect(ask(actor, 'remove', thing)).toBe(isOwner)
        expect(ask(actor, 'restore', thing)).toBe(isOwner && !thing.barrier)
      }),
    )
  })

  test('what reaches others can’t be asked about before it is read what stands between them', () => {
    type Clap = Thing<'post', 'clap'>
    expectTypeOf<Omit<Clap, 'barrier'>>().not.toExtend<Clap>()
    expectTypeOf<Omit<Clap, 'writer'>>().not.toExtend<Clap>()
    expectTypeOf<Omit<Clap, 'barrier'> & { barrier: undefined }>().not.toExtend<Clap>()
    // Of several actions, all that any of them looks at.
    expectTypeOf<Thing<'post', 'see'>>().not.toExtend<Thing<'post', 'see' | 'clap'>>()
    fc.assert(
      fc.property(THINGS.post, fc.option(person), ({ barrier: _unread, ...thing }, actor) => {
        expect(ask(actor, 'clap', thing)).toBe(false)
      }),
    )
  })
})
