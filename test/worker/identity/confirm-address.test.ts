import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import { DAY, HOUR } from '../../../schema/rules/time-units'
import { createUser } from '../../factories/user'
import { lastMail, location, mailsTo, newEmail, newReader, type Result, type Visit } from './by-mail'

const SETTINGS = 'https://quire.example/me/settings'

const toast = (visit: Visit) => visit.cookies().get('toast')

const account = async (id: string) =>
  env.DB.prepare(
    'SELECT email, email_verified_at AS verifiedAt, unverified_email AS unverified FROM user WHERE id = ?',
  )
    .bind(id)
    .first<{ email: string; verifiedAt: number | null; unverified: string | null }>()

async function sendVerification(visit: Visit): Promise<Result> {
  const { data } = await visit.ask(
    'mutation { sendVerificationEmail { __typename ... on UserError { message } } }',
  )
  return data?.sendVerificationEmail as Result
}

/** The path of the newest link that confirms an address. */
const pathTo = (email: string): string => new URL(lastMail(email).link).pathname

/** A signed-in person whose address isn't confirmed. */
async function unverified() {
  const email = newEmail()
  const user = await createUser({ email })
  const visit = newReader()
  await visit.signIn(user.id)
  return { email, id: user.id, visit }
}

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

describe('a person’s own address', () => {
  test('is confirmed by the mailed link, in any browser, and following it again says so again', async () => {
    const { email, id, visit } = await unverified()
    expect(await sendVerification(visit)).toEqual({ __typename: 'MutationSuccess' })
    const phone = newReader()
    const response = await phone.get(pathTo(email))
    expect([response.status, location(response), toast(phone)]).toEqual([
      303,
      'https://quire.example/',
      'email-confirmed',
    ])
    expect(await account(id)).toMatchObject({ email, verifiedAt: phone.now })
    expect(location(await visit.get(pathTo(email)))).toBe(SETTINGS)
    expect(toast(visit)).toBe('email-confirmed')
  })

  test('isn’t confirmed by a HEAD request', async () => {
    const { email, id, visit } = await unverified()
    await sendVerification(visit)
    await visit.send(pathTo(email), { method: 'HEAD' })
    expect(await account(id)).toMatchObject({ verifiedAt: null })
  })

  test('isn’t confirmed by a link that is expired, invented, or for a former address', async () => {
    const { email, id, visit } = await unverified()
    await sendVerification(visit)
    const late = newReader()
    late.now += 3 * DAY
    for (const path of [pathTo(email), '/m/account/confirm/x', `/m/account/confirm/${'a'.repeat(300)}`]) {
      await late.get(path)
      expect(toast(late)).toBe('email-link-expired')
    }
    await env.DB.prepare('UPDATE user SET email = ? WHERE id = ?').bind(newEmail(), id).run()
    await visit.get(pathTo(email))
    expect(toast(visit)).toBe('email-link-expired')
    expect(await account(id)).toMatchObject({ verifiedAt: null })
  })

  test('gets no mail when it is confirmed, and nobody else gets one', async () => {
    const email = newEmail()
    const user = await createUser({ email, emailVerifiedAt: 1 })
    const visit = newReader()
    expect(await sendVerification(visit)).toEqual({ __typename: 'Unauthorized', message: 'Sign in first.' })
    await visit.signIn(user.id)
    expect(await sendVerification(visit)).toEqual({
      __typename: 'BadRequest',
      message: 'Your email address is already confirmed.',
    })
    const nobody = await createUser({ email: null })
    const other = newReader()
    await other.signIn(nobody.id)
    expect((await sendVerification(other)).__typename).toBe('BadRequest')
    const staff = await createUser({ isStaff: true })
    const { id } = await unverified()
    const spoofing = newReader()
    await spoofing.signIn(staff.id, { actsAsUserId: id })
    expect((await sendVerification(spoofing)).__typename).toBe('Unauthorized')
    expect(mailsTo(email)).toEqual([])
  })

  test('gets at most five mails an hour', async () => {
    const { email, visit } = await unverified()
    for (let i = 0; i < 5; i++) expect((await sendVerification(visit)).__typename).toBe('MutationSuccess')
    expect((await sendVerification(visit)).__typename).toBe('RateLimited')
    expect(mailsTo(email)).toHaveLength(5)
    visit.now += HOUR
    expect((await sendVerification(visit)).__typename).toBe('MutationSuccess')
  })

  test('isn’t reported as mailed to when the mail failed', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { id } = await unverified()
    const send = () => Promise.reject(new Error('recipient not allowed'))
    const broken = { MAIL_PROVIDER: 'cloudflare', MAIL_FROM: 'mail@quire.example', MAIL: { send } }
    const visit = newReader({ env: broken as unknown as Partial<Env> })
    await visit.signIn(id)
    expect(await sendVerification(visit)).toEqual({
      __typename: 'ServiceUnavailable',
      message: 'We couldn’t send the email. Please try again.',
    })
    vi.restoreAllMocks()
  })
})

describe('/me/send-verify', () => {
  test('does the same for clients without GraphQL, with their session’s xsrf value', async () => {
    const { email, visit } = await unverified()
    const send = (xsrf?: string) =>
      visit.send('/me/send-verify', { method: 'POST', headers: xsrf ? { 'x-xsrf-token': xsrf } : {} })
    expect((await send()).status).toBe(403)
    expect((await send('tossed-in')).status).toBe(403)
    expect(mailsTo(email)).toEqual([])
    const response = await send(visit.cookies().get('xsrf'))
    expect([response.status, await response.json()]).toEqual([200, { success: true }])
    expect(mailsTo(email)).toHaveLength(1)
    await visit.get(pathTo(email))
    const again = await send(visit.cookies().get('xsrf'))
    expect([again.status, await again.json()]).toEqual([
      400,
      { error: { code: 'BAD_REQUEST', message: 'Your email address is already confirmed.' } },
    ])
    expect((await newReader().send('/me/send-verify', { method: 'POST' })).status).toBe(401)
    expect((await visit.get('/me/send-verify')).status).toBe(405)
  })
})

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
