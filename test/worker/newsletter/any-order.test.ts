import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clearMailbox } from '../../../worker/platform/development/mailbox'
import { createUser } from '../../factories/user'
import {
  confirm,
  form,
  leaveToken,
  mailsTo,
  rowsOf,
  settingsPath,
  subscribe,
  tokenTo,
  unsubscribe,
  visitor,
} from './support'

/** What may happen to one address, by others and by its owner. */
const STEPS = [
  'entered',
  'confirmed',
  'confirmed by an old mail',
  'left',
  'left all',
  'took all back',
  'complained',
] as const

let next = 0

test('nobody who has left, or is suppressed, gets active without their own act, in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...STEPS), { minLength: 3, maxLength: 12 }), async (steps) => {
      clearMailbox()
      const email = `any-${next++}@example.org`
      const { id } = await createUser()
      const old: string[] = []
      let now = 1_800_000_000_000
      for (const step of steps) {
        now += 60_000
        const visit = visitor({ now })
        const before = (await rowsOf(email))[0]
        const mails = mailsTo(email).length
        if (step === 'entered') {
          if (mails > 0) old.push(tokenTo(email))
          await subscribe(visit, id, email)
        } else if (step === 'confirmed' && mails > 0) await confirm(visit, tokenTo(email))
        else if (step === 'confirmed by an old mail' && old[0]) await confirm(visit, old[0])
        else if (step === 'left' && before) await unsubscribe(visit, { token: await leaveToken(email) })
        else if (before && (step === 'left all' || step === 'took all back')) {
          const action = step === 'left all' ? 'unsubscribe' : 'subscribe'
          const leftAt = String(before.leftAt ?? 0)
          await visit.send(await settingsPath(email), form({ action, newsletter: 'all', leftAt }))
        } else if (step === 'complained' && before) {
          await env.DB.prepare("UPDATE subscriber SET state = 'complained' WHERE email = ?").bind(email).run()
        }
        const after = (await rowsOf(email))[0]
        const isOwnAct = step === 'confirmed' || step === 'took all back'
        const isAsked = after !== undefined && before?.askedAt === after.askedAt
        if (after?.state === 'active' && before?.state !== 'active')
          expect(isOwnAct || (step === 'confirmed by an old mail' && isAsked), `${steps}: ${step}`).toBe(true)
        if (step === 'left' || step === 'left all') expect(after?.state, `${steps}`).not.toBe('active')
        if (step === 'took all back' && before?.state === 'complained')
          expect(after?.state).toBe('complained')
        if (before && before.state !== 'pending') expect(after, `${steps}: ${step}`).toBeDefined()
      }
    }),
    { numRuns: 25 },
  )
}, 60_000)
