import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import { DAY, HOUR } from '../../../schema/rules/time-units'
import { createUser } from '../../factories/user'
import { location, mailsTo, newEmail, newReader } from './by-mail'
import { account, pathTo, sendVerification, toast, unverified } from './support/addresses'

const SETTINGS = 'https://quire.example/me/settings'

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
