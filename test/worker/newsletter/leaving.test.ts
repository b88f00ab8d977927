import { beforeEach, describe, expect, test } from 'vitest'
import { linkTo } from '../../../schema/routes/links'
import { clearMailbox } from '../../../worker/platform/development/mailbox'
import { createCollection } from '../../factories/collection'
import { signedIn } from '../../factories/signed-in'
import { createUser } from '../../factories/user'
import { someone, stateTo, subscribed } from './leaver'
import {
  elsewhere,
  form,
  leaveToken,
  mailsTo,
  rowsOf,
  statesOf,
  subscribe,
  suppressions,
  unsubscribe,
  visitor,
} from './support'

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
