import { beforeEach, describe, expect, test } from 'vitest'
import {
  CONFIRM_WITHIN,
  CONFIRMATIONS_OF_ADDRESS,
  CONFIRMATIONS_OF_NEWSLETTER,
  SUBSCRIBING_OF_NETWORK,
} from '../../../schema/rules/newsletters'
import { DAY } from '../../../schema/rules/time-units'
import { clearMailbox } from '../../../worker/platform/development/mailbox'
import { createCollection } from '../../factories/collection'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { signedIn } from '../../factories/signed-in'
import { createUser } from '../../factories/user'
import {
  confirm,
  elsewhere,
  form,
  leaveToken,
  linkOf,
  mailsTo,
  rowsOf,
  statesOf,
  subscribe,
  tokenTo,
  unsubscribe,
  visitor,
} from './support'

let next = 0
/** An address that no other test has. */
const someone = () => `reader-${next++}@example.org`
const writer = () => createUser({ name: 'Ana Writer' })
const idOf = async (made: Promise<{ id?: string | undefined }>): Promise<string> => (await made).id ?? ''

beforeEach(() => clearMailbox())

describe('subscribing with an address', () => {
  test('asks by mail, and a press in the page of its link confirms', async () => {
    const email = someone()
    const visit = visitor()
    const id = await idOf(writer())
    expect(await subscribe(visit, id, ` ${email.toUpperCase()} `)).toMatchObject({ state: 'PENDING' })
    expect(await statesOf(email)).toEqual(['pending'])
    const [mail] = mailsTo(email)
    expect(mail?.subject).toBe('Confirm your subscription to Ana Writer')
    const page = await visit.get(linkOf(mail))
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Ana Writer by email?')])
    expect(await statesOf(email)).toEqual(['pending'])
    const pressed = await visit.send(linkOf(mail), form({ action: 'confirm' }))
    expect(pressed.status).toBe(303)
    expect(await rowsOf(email)).toMatchObject([{ state: 'active', consentedAt: NOON, expiresAt: null }])
    const all = await (await visit.get(pressed.headers.get('location') ?? '')).text()
    expect(all).toContain('Unsubscribe from Ana Writer')
  })

  test('is answered in the same way whatever is known of it', async () => {
    const id = await idOf(writer())
    const [active, left, unknown] = [someone(), someone(), someone()]
    for (const email of [active, left]) {
      await subscribe(visitor(), id, email)
      await confirm(visitor(), tokenTo(email))
    }
    await unsubscribe(visitor(), { token: await leaveToken(left) })
    clearMailbox()
    const answers = await Promise.all([active, left, unknown].map((email) => subscribe(visitor(), id, email)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect([active, left, unknown].map((email) => mailsTo(email).length)).toEqual([0, 1, 1])
    expect(await statesOf(left)).toEqual(['unsubscribed'])
  })

  test('entered many times at once, is one subscription', async () => {
    const email = someone()
    const id = await idOf(createCollection())
    await Promise.all(Array.from({ length: 6 }, () => subscribe(visitor(), id, email)))
    expect(await statesOf(email)).toEqual(['pending'])
    expect(mailsTo(email).length).toBeLessThanOrEqual(CONFIRMATIONS_OF_NEWSLETTER.most)
  })

  test('is asked by one newsletter twice a day, and by all ten times', async () => {
    const email = someone()
    const id = await idOf(writer())
    for (let i = 0; i < 4; i++) await subscribe(visitor(), id, email)
    expect(mailsTo(email)).toHaveLength(CONFIRMATIONS_OF_NEWSLETTER.most)
    for (let i = 0; i < 12; i++) await subscribe(visitor(), await idOf(writer()), email)
    expect(mailsTo(email)).toHaveLength(CONFIRMATIONS_OF_ADDRESS.most)
  })

  test('is refused to a network that has sent too many', async () => {
    const id = await idOf(writer())
    const visit = visitor()
    for (let i = 0; i < SUBSCRIBING_OF_NETWORK.most; i++) await subscribe(visit, id, someone())
    expect(await subscribe(visit, id, someone())).toMatchObject({ code: 'RATE_LIMITED' })
  })

  test.each(['', 'reader', 'a@b', 'a b@example.org', 'a@example.org\r\nBcc: all@example.org'])(
    'is refused if it is none: %o',
    async (email) => {
      const answer = await subscribe(visitor(), await idOf(writer()), email)
      expect(answer).toMatchObject({ code: 'BAD_REQUEST', field: 'email' })
    },
  )

  test('finds no newsletter of somebody who is suspended, gone or unknown', async () => {
    const suspended = await idOf(createUser({ isSuspended: true }))
    const gone = await idOf(createUser({ deactivatedAt: NOON }))
    for (const id of [suspended, gone, 'ffffffffffff', ''])
      expect(await subscribe(visitor(), id, someone())).toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('a confirmation', () => {
  test('works for seven days; then the wish is forgotten', async () => {
    const email = someone()
    await subscribe(visitor(), await idOf(writer()), email)
    const late = visitor({ now: NOON + CONFIRM_WITHIN })
    expect(await confirm(late, tokenTo(email))).toMatchObject({ code: 'NOT_FOUND' })
    await cronJob('sweep-tables', NOON + CONFIRM_WITHIN + DAY)
    expect(await rowsOf(email)).toEqual([])
  })

  test('is by the latest mail, and not after leaving', async () => {
    const email = someone()
    const id = await idOf(writer())
    await subscribe(visitor(), id, email)
    const first = tokenTo(email)
    await subscribe(visitor({ now: NOON + 1000 }), id, email)
    const second = tokenTo(email)
    expect(await confirm(visitor(), first)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await confirm(visitor(), second)).toMatchObject({ state: 'ACTIVE' })
    expect(await confirm(visitor(), second)).toMatchObject({ state: 'ACTIVE' })
    await unsubscribe(visitor(), { token: await leaveToken(email) })
    expect(await confirm(visitor(), second)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await statesOf(email)).toEqual(['unsubscribed'])
  })

  test.each(['', 'x', 'a.confirm.b', `${'a'.repeat(12)}.confirm.${'0'.repeat(64)}`, 'x'.repeat(900)])(
    'needs a genuine token: %o',
    async (token) => {
      expect(['NOT_FOUND', 'BAD_REQUEST']).toContain((await confirm(visitor(), token)).code)
    },
  )

  test('isn’t by a token that was made for something else, or for somebody else', async () => {
    const [email, other] = [someone(), someone()]
    const id = await idOf(writer())
    await subscribe(visitor(), id, email)
    await subscribe(visitor(), id, other)
    const [mine = '', , hash = ''] = tokenTo(email).split('.')
    const [theirs = ''] = tokenTo(other).split('.')
    for (const token of [`${mine}.leave.${hash}`, `${mine}.all.${hash}`, `${theirs}.confirm.${hash}`])
      expect(await confirm(visitor(), token)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await statesOf(email)).toEqual(['pending'])
  })
})

describe('somebody with an account', () => {
  test('subscribes and leaves at once, by the address that it has confirmed', async () => {
    const email = someone()
    const id = await idOf(writer())
    const { user, visit } = await signedIn({ email }, elsewhere())
    expect(await subscribe(visit, id)).toMatchObject({ state: 'ACTIVE' })
    expect(await rowsOf(email)).toMatchObject([{ state: 'active', userId: user.id, source: 'account' }])
    expect(await unsubscribe(visit, { newsletterId: id })).toMatchObject({ state: 'UNSUBSCRIBED' })
    expect(await subscribe(visit, id)).toMatchObject({ state: 'ACTIVE' })
    expect(mailsTo(email)).toEqual([])
  })

  test('is asked by mail if its address isn’t confirmed, or isn’t its own', async () => {
    const [own, other] = [someone(), someone()]
    const id = await idOf(writer())
    const { visit } = await signedIn({ email: own, emailVerifiedAt: null }, elsewhere())
    expect(await subscribe(visit, id)).toMatchObject({ code: 'BAD_REQUEST', field: 'email' })
    expect(await subscribe(visit, id, own)).toMatchObject({ state: 'PENDING' })
    expect(await subscribe(visit, id, other)).toMatchObject({ state: 'PENDING' })
    expect([...(await statesOf(own)), ...(await statesOf(other))]).toEqual(['pending', 'pending'])
  })

  test('is told whether it is subscribed, and nobody else is', async () => {
    const [email, other] = [someone(), someone()]
    const id = await idOf(writer())
    const { visit } = await signedIn({ email }, elsewhere())
    const others = (await signedIn({ email: other }, elsewhere())).visit
    const told = async () =>
      Promise.all(
        [visit, others, visitor()].map(async (one) => {
          const query = 'query ($id: ID!) { newsletter(id: $id) { viewerEdge { isSubscribed } } }'
          const { data } = await one.ask(query, { id })
          const newsletter = data?.newsletter as { viewerEdge: { isSubscribed: boolean } } | undefined
          return newsletter?.viewerEdge.isSubscribed
        }),
      )
    await subscribe(visitor(), id, other)
    expect(await told()).toEqual([false, false, false])
    await subscribe(visit, id)
    expect(await told()).toEqual([true, false, false])
    await unsubscribe(visit, { newsletterId: id })
    expect(await told()).toEqual([false, false, false])
  })

  test('leaves nothing of somebody else', async () => {
    const email = someone()
    const id = await idOf(writer())
    await subscribe(visitor(), id, email)
    await confirm(visitor(), tokenTo(email))
    const { visit } = await signedIn({ email: someone() }, elsewhere())
    expect(await unsubscribe(visit, { newsletterId: id })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await unsubscribe(visitor(), { newsletterId: id })).toMatchObject({ code: 'UNAUTHORIZED' })
    expect(await statesOf(email)).toEqual(['active'])
  })
})
