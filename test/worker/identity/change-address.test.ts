import { describe, expect, test } from 'vitest'
import { createUser } from '../../factories/user'
import { location, mailsTo, newEmail, newReader, type Visit } from './by-mail'
import { account, pathTo, sendVerification, toast, unverified } from './support/addresses'

const SETTINGS = 'https://quire.example/me/settings'

/** A signed-in person who has requested another address. */
async function changing() {
  const email = newEmail()
  const next = newEmail()
  const user = await createUser({ email, emailVerifiedAt: 1, username: `changer${next.replace(/\D/g, '')}` })
  const visit = newReader()
  await visit.signIn(user.id)
  const { data } = await visit.ask(
    'mutation ($email: String!) { changeEmail(email: $email) { __typename } }',
    { email: next },
  )
  expect(data).toEqual({ changeEmail: { __typename: 'AccountSettings' } })
  return { email, next, id: user.id, username: user.username, visit, path: pathTo(next) }
}

const post = (visit: Visit, path: string, origin = 'https://quire.example') =>
  visit.send(path, { method: 'POST', headers: { origin } })

describe('another address', () => {
  test('that is the account’s first is confirmed, without being reported as a change', async () => {
    const first = newEmail()
    const { id } = await createUser({ email: null, unverifiedEmail: first })
    const visit = newReader()
    await visit.signIn(id)
    await sendVerification(visit)
    const path = pathTo(first)
    await visit.get(path)
    expect(toast(visit)).toBe('email-confirmed')
    expect(await account(id)).toEqual({ email: first, verifiedAt: visit.now, unverified: null })
    await visit.get(path)
    expect(toast(visit)).toBe('email-confirmed')
  })

  test('replaces the old one when its owner follows the link, and the old one is notified', async () => {
    const { email, next, id, visit, path } = await changing()
    const elsewhere = newReader()
    await elsewhere.signIn(id)
    expect(location(await visit.get(path))).toBe(SETTINGS)
    expect(toast(visit)).toBe('email-changed')
    expect(await account(id)).toEqual({ email: next, verifiedAt: visit.now, unverified: null })
    expect(mailsTo(email)[0]?.subject).toBe('The email of your Quire account was changed')
    expect(mailsTo(email)[0]?.text).not.toContain(next)
    expect((await visit.ask('{ viewer { id } }')).data).toEqual({ viewer: { id } })
    expect((await elsewhere.ask('{ viewer { id } }')).data).toEqual({ viewer: null })
    await visit.get(path)
    expect(toast(visit)).toBe('email-changed')
    expect(mailsTo(email)).toHaveLength(1)
  })

  test('doesn’t replace the old one when a program follows the link: other browsers ask first', async () => {
    const { email, next, id, username, path } = await changing()
    const phone = newReader()
    const page = await phone.get(path)
    const html = await page.text()
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(html).toContain(`@${username}`)
    expect(html).toContain('<form method="post">')
    expect(html).not.toContain(next)
    await phone.send(path, { method: 'HEAD' })
    expect(await account(id)).toMatchObject({ email, unverified: next })
    expect((await post(phone, path, 'https://evil.example')).status).toBe(403)
    expect(await account(id)).toMatchObject({ email })
    expect((await post(phone, path)).status).toBe(303)
    expect(toast(phone)).toBe('email-changed')
    expect(await account(id)).toMatchObject({ email: next, unverified: null })
  })

  test('is confirmed explicitly in a browser where somebody else is signed in', async () => {
    const { next, id, path } = await changing()
    const other = await unverified()
    expect((await other.visit.get(path)).status).toBe(200)
    expect((await post(other.visit, path)).status).toBe(303)
    expect(await account(id)).toMatchObject({ email: next })
    expect((await other.visit.ask('{ viewer { id } }')).data).toEqual({ viewer: { id: other.id } })
  })

  test('that somebody else has confirmed first stays theirs', async () => {
    const { email, next, id, visit, path } = await changing()
    await createUser({ email: next })
    await visit.get(path)
    expect(toast(visit)).toBe('email-taken')
    expect(await account(id)).toMatchObject({ email })
  })

  test('doesn’t replace the old one once the change was cancelled or replaced', async () => {
    const first = await changing()
    await first.visit.ask('mutation { cancelEmailChange { __typename } }')
    await first.visit.get(first.path)
    expect([toast(first.visit), (await account(first.id))?.email]).toEqual([
      'email-link-expired',
      first.email,
    ])
    const second = await changing()
    const third = newEmail()
    await second.visit.ask('mutation ($email: String!) { changeEmail(email: $email) { __typename } }', {
      email: third,
    })
    await second.visit.get(second.path)
    expect([toast(second.visit), (await account(second.id))?.email]).toEqual([
      'email-link-expired',
      second.email,
    ])
    await second.visit.get(pathTo(third))
    expect((await account(second.id))?.email).toBe(third)
  })

  test('can get the mail again', async () => {
    const { next, id, visit } = await changing()
    expect(await sendVerification(visit)).toEqual({ __typename: 'MutationSuccess' })
    expect(mailsTo(next)).toHaveLength(2)
    await visit.get(pathTo(next))
    expect((await account(id))?.email).toBe(next)
  })
})
