import { beforeEach, describe, expect, test } from 'vitest'
import { linkTo } from '../../../schema/routes/links'
import { DAY } from '../../../schema/rules/time-units'
import { clearMailbox } from '../../../worker/platform/development/mailbox'
import { createCollection } from '../../factories/collection'
import { NOON } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import { createUser } from '../../factories/user'
import {
  confirm,
  elsewhere,
  form,
  leaveToken,
  mailsTo,
  rowsOf,
  settingsPath,
  statesOf,
  subscribe,
  suppress,
  suppressedAs,
  suppressions,
  tokenTo,
  unsubscribe,
  visitor,
} from './support'

const YEAR = 365 * DAY

let next = 0
const someone = () => `leaver-${next++}@example.org`

/** Somebody who subscribes to a writer and to a publication. */
async function subscribed() {
  const email = someone()
  const [writer, publication] = await Promise.all([
    createUser({ name: 'Ana Writer' }),
    createCollection({ name: 'The Daily Tide' }),
  ])
  const ids = [writer.id, publication.id ?? '']
  for (const id of ids) {
    await subscribe(visitor(), id, email)
    await confirm(visitor(), tokenTo(email))
  }
  clearMailbox()
  return { email, ids, path: await settingsPath(email) }
}

const stateTo = async (email: string, newsletterId: string | undefined) =>
  (await rowsOf(email)).find((row) => row.newsletterId === newsletterId)?.state

beforeEach(() => clearMailbox())

describe('leaving a newsletter', () => {
  test('by one step of a mail program needs no session and no page', async () => {
    const { email } = await subscribed()
    const [row] = await rowsOf(email)
    const path = `/me/notifications/unsubscribe?token=${await leaveToken(email)}`
    for (let i = 0; i < 2; i++) {
      const answer = await visitor().send(path, form({ 'List-Unsubscribe': 'One-Click' }))
      expect([answer.status, answer.headers.get('location')]).toEqual([204, null])
    }
    expect(await stateTo(email, row?.newsletterId)).toBe('unsubscribed')
    expect((await statesOf(email)).toSorted()).toEqual(['active', 'unsubscribed'])
  })

  test('isn’t done by opening its page', async () => {
    const { email } = await subscribed()
    const page = await visitor().get(`/me/notifications/unsubscribe?token=${await leaveToken(email)}`)
    expect(page.status).toBe(200)
    expect(await statesOf(email)).toEqual(['active', 'active'])
  })

  test.each(['', 'x.leave.y', `${'a'.repeat(12)}.leave.${'0'.repeat(64)}`, 'y'.repeat(5000)])(
    'needs a genuine token: %o',
    async (token) => {
      const answer = await unsubscribe(visitor(), { token })
      expect(['NOT_FOUND', 'BAD_REQUEST']).toContain(answer.code)
    },
  )
})

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

describe('the page of all mail', () => {
  test('lists the newsletters of an address without an account, and ends and starts each', async () => {
    const { email, ids, path } = await subscribed()
    const text = await (await visitor().get(path)).text()
    expect(text).toContain('Unsubscribe from Ana Writer')
    expect(text).toContain('Unsubscribe from The Daily Tide')
    const press = (action: string) => visitor().send(path, form({ action, newsletter: ids[0] ?? '' }))
    expect((await press('unsubscribe')).status).toBe(303)
    expect([await stateTo(email, ids[0]), await stateTo(email, ids[1])]).toEqual(['unsubscribed', 'active'])
    await press('subscribe')
    expect(await statesOf(email)).toEqual(['active', 'active'])
  })

  test('ends all at once, for good: nobody can ask the address again, but its owner takes it back', async () => {
    const { email, ids, path } = await subscribed()
    const before = (await suppressions()).length
    await visitor().send(path, form({ action: 'unsubscribe', newsletter: 'all' }))
    expect(await statesOf(email)).toEqual(['unsubscribed', 'unsubscribed'])
    expect(await suppressions()).toHaveLength(before + 1)
    expect(JSON.stringify(await suppressions())).not.toContain(email)
    const other = await createUser()
    for (const id of [...ids, other.id]) await subscribe(visitor(), id, email)
    expect(mailsTo(email)).toEqual([])
    const page = await (await visitor().get(path)).text()
    const leftAt = /name="leftAt" value="(\d+)"/.exec(page)?.[1] ?? ''
    const undo = form({ action: 'subscribe', newsletter: 'all', leftAt })
    for (let i = 0; i < 2; i++) await visitor().send(path, undo)
    expect(await statesOf(email)).toEqual(['active', 'active'])
    expect(await suppressions()).toHaveLength(before)
  })

  test('is closed to whoever has no link to it', async () => {
    const { path } = await subscribed()
    expect((await visitor().get(`${path.slice(0, -1)}${path.endsWith('0') ? '1' : '0'}`)).status).toBe(404)
  })
})

describe('the pages that end all newsletters of somebody with an account', () => {
  async function member() {
    const email = someone()
    const { user, visit } = await signedIn({ email }, elsewhere())
    const writer = await createUser()
    const publication = await createCollection()
    for (const id of [writer.id, publication.id ?? '']) await subscribe(visit, id)
    return { user, visit, email, writer: writer.id, publication: publication.id }
  }

  test('end those of writers alone, or all', async () => {
    const { visit, email, writer, publication } = await member()
    const writers = linkTo('UnsubscribeAllAuthors')
    const page = await visit.get(writers)
    expect([page.status, await page.text()]).toEqual([
      200,
      expect.stringContaining('Unsubscribe from all writers'),
    ])
    await visit.send(
      writers,
      form({ action: 'unsubscribe', newsletter: 'writers' }, { 'sec-fetch-site': 'same-origin' }),
    )
    expect([await stateTo(email, writer), await stateTo(email, publication)]).toEqual([
      'unsubscribed',
      'active',
    ])
    await visit.send(
      linkTo('UnsubscribeAll'),
      form({ action: 'unsubscribe', newsletter: 'all' }, { 'sec-fetch-site': 'same-origin' }),
    )
    expect(await statesOf(email)).toEqual(['unsubscribed', 'unsubscribed'])
  })

  test('do nothing for a page of another site, or for a visitor', async () => {
    const { visit, email } = await member()
    const press = form({ action: 'unsubscribe', newsletter: 'all' }, { origin: 'https://elsewhere.example' })
    expect((await visit.send(linkTo('UnsubscribeAll'), press)).status).toBe(403)
    expect((await visitor().get(linkTo('UnsubscribeAll'))).status).toBe(302)
    expect(await statesOf(email)).toEqual(['active', 'active'])
  })
})
