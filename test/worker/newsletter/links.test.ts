import { beforeEach, describe, expect, test } from 'vitest'
import { DAY } from '../../../schema/rules/time-units'
import { clearMailbox } from '../../../worker/platform/development/mailbox'
import { NOON } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import { createUser } from '../../factories/user'
import { someone, stateTo, subscribed } from './leaver'
import {
  confirm,
  elsewhere,
  form,
  leaveToken,
  rowsOf,
  statesOf,
  subscribe,
  suppress,
  suppressedAs,
  tokenTo,
  unsubscribe,
  visitor,
} from './support'

/* docs/rules/newsletters.md, "Links in mails" and "Suppression". */

const YEAR = 365 * DAY

beforeEach(() => clearMailbox())

describe('a link', () => {
  test('that confirms does nothing else, and goes on confirming', async () => {
    const email = someone()
    const { id } = await createUser()
    await subscribe(visitor(), id, email)
    const token = tokenTo(email)
    await confirm(visitor(), token)
    expect(await unsubscribe(visitor(), { token })).toMatchObject({ code: 'NOT_FOUND' })
    const path = `/me/notifications/unsubscribe?token=${token}`
    for (const fields of [
      { 'List-Unsubscribe': 'One-Click' },
      { action: 'unsubscribe', newsletter: id },
      { action: 'unsubscribe', newsletter: 'all' },
      { action: 'rhythm', newsletter: id, rhythm: 'WEEKLY' },
    ])
      expect((await visitor().send(path, form(fields))).status).toBe(404)
    expect((await rowsOf(email)).map(({ state, rhythm }) => [state, rhythm])).toEqual([['active', 'each']])
    expect(await confirm(visitor(), token)).toMatchObject({ state: 'ACTIVE' })
  })

  test('of somebody else, or with another’s name in it, does nothing', async () => {
    const [mine, theirs] = [await subscribed(), await subscribed()]
    const [[my], [their]] = [await rowsOf(mine.email), await rowsOf(theirs.email)]
    const leave = (await leaveToken(mine.email, my?.newsletterId)).split('.')[2] ?? ''
    const [, , , , all = ''] = mine.path.split('/')
    const forged = [
      `${their?.id}.leave.${leave}`,
      `${their?.id}.all.${all}`,
      `${my?.id}.all.${leave}`,
      `${my?.id}.leave.${all}`,
      `${my?.id}.leave.${leave.slice(1)}`,
      `${my?.id}.leave.${leave}.`,
      ` ${my?.id}.leave.${leave.toUpperCase()}`,
    ]
    for (const token of forged) {
      expect((await unsubscribe(visitor(), { token })).code, token).toMatch(/^(?:NOT_FOUND|BAD_REQUEST)$/)
      const path = `/me/notifications/unsubscribe?token=${encodeURIComponent(token)}`
      expect((await visitor().send(path, form({ 'List-Unsubscribe': 'One-Click' }))).status, token).toBe(404)
    }
    // A genuine link for one newsletter names another in vain.
    const token = await leaveToken(mine.email, mine.ids[0])
    const path = `/me/notifications/unsubscribe?token=${token}`
    await visitor().send(path, form({ action: 'unsubscribe', newsletter: mine.ids[1] ?? '' }))
    expect([await stateTo(mine.email, mine.ids[0]), await stateTo(mine.email, mine.ids[1])]).toEqual([
      'unsubscribed',
      'active',
    ])
    expect(await statesOf(theirs.email)).toEqual(['active', 'active'])
  })

  test('in a mail of years ago still leaves, whatever has happened since', async () => {
    const { email, ids } = await subscribed()
    const token = await leaveToken(email, ids[0])
    await unsubscribe(visitor(), { token })
    const later = { now: NOON + 5 * YEAR }
    await subscribe(visitor(later), ids[0] ?? '', email)
    await confirm(visitor(later), tokenTo(email))
    expect(await stateTo(email, ids[0])).toBe('active')
    expect(await unsubscribe(visitor({ now: NOON + 6 * YEAR }), { token })).toMatchObject({
      state: 'UNSUBSCRIBED',
    })
    expect(await stateTo(email, ids[0])).toBe('unsubscribed')
  })

  test('that leaves confirms nothing, and takes back its own leaving alone', async () => {
    const { email, ids } = await subscribed()
    const token = await leaveToken(email, ids[0])
    const path = `/me/notifications/unsubscribe?token=${token}`
    expect(await confirm(visitor(), token)).toMatchObject({ code: 'NOT_FOUND' })
    await unsubscribe(visitor(), { token: await leaveToken(email, ids[1]) })
    await visitor().send(path, form({ action: 'unsubscribe' }))
    for (const newsletter of [ids[0] ?? '', ids[1] ?? '', 'all'])
      await visitor().send(path, form({ action: 'subscribe', newsletter }))
    expect([await stateTo(email, ids[0]), await stateTo(email, ids[1])]).toEqual(['active', 'unsubscribed'])
  })
})

describe.each(['bounced', 'complained'] as const)('an address that has %s since it left', (reason) => {
  /** Somebody who has left, and whose address is suppressed since, and not by themself. */
  async function stopped() {
    const { email, ids, path } = await subscribed()
    const leave = `/me/notifications/unsubscribe?token=${await leaveToken(email, ids[0])}`
    await visitor().send(path, form({ action: 'unsubscribe', newsletter: 'all' }))
    await suppress(email, reason)
    return { email, ids, path, leave, leftAt: String((await rowsOf(email))[0]?.leftAt) }
  }

  test('isn’t brought back by any of its links', async () => {
    const { email, ids, path, leave, leftAt } = await stopped()
    for (const fields of [
      { action: 'subscribe', newsletter: ids[0] ?? '' },
      { action: 'subscribe', newsletter: 'writers', leftAt },
      { action: 'subscribe', newsletter: 'all', leftAt },
    ]) {
      await visitor().send(leave, form(fields))
      await visitor().send(path, form(fields))
    }
    expect(await statesOf(email)).toEqual(['unsubscribed', 'unsubscribed'])
    expect(await suppressedAs(email)).toBe(reason)
  })

  test('isn’t brought back in its owner’s session either, or by a mail that asked before', async () => {
    const { email, ids } = await stopped()
    const other = await createUser()
    await suppress(email, undefined)
    await subscribe(visitor(), other.id, email)
    await suppress(email, reason)
    await confirm(visitor(), tokenTo(email))
    const { visit } = await signedIn({ email }, elsewhere())
    expect(await subscribe(visit, ids[0] ?? '')).toMatchObject({ code: 'BAD_REQUEST', field: 'email' })
    expect(await statesOf(email)).not.toContain('active')
    expect(await suppressedAs(email)).toBe(reason)
  })
})
