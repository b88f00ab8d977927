import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import { MAIL_TIME_LIMIT } from '../../../worker/platform/mail/delivery'
import { createUser } from '../../factories/user'
import { lastMail, newEmail, newReader, sendMail, typeCode } from './by-mail'

describe('when the mail service', () => {
  const UNAVAILABLE = {
    __typename: 'ServiceUnavailable',
    message: 'We couldn’t send the email. Please try again.',
  }
  const failing = (send: () => Promise<never>) =>
    ({
      MAIL_PROVIDER: 'cloudflare',
      MAIL_FROM: 'mail@quire.example',
      MAIL: { send },
    }) as unknown as Partial<Env>

  const open = async () =>
    (
      await env.DB.prepare(
        `SELECT COUNT(*) AS n FROM one_time_token WHERE used_at IS NULL AND kind LIKE 'login-%'`,
      ).first<{ n: number }>()
    )?.n

  test('is down, the failure is reported, no account is half created, and no code stays valid', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const email = newEmail()
    const before = await open()
    const visit = newReader({ env: failing(() => Promise.reject(new Error('recipient not allowed'))) })
    expect(await sendMail(visit, email, { operation: 'register' })).toEqual(UNAVAILABLE)
    expect(await open()).toBe(before)
    const made = await env.DB.prepare('SELECT 1 FROM user WHERE email = ?').bind(email).all()
    expect(made.results).toEqual([])
    vi.restoreAllMocks()
  })

  test('doesn’t respond, the failure is reported in time', { timeout: 30_000 }, async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const email = newEmail()
    await createUser({ email })
    const visit = newReader({ env: failing(() => new Promise<never>(() => {})) })
    const limits = vi.spyOn(AbortSignal, 'timeout')
    expect(await sendMail(visit, email)).toEqual(UNAVAILABLE)
    expect(limits.mock.calls).toEqual([[MAIL_TIME_LIMIT]])
    vi.restoreAllMocks()
  })

  test('is down for the second mail, the code of the first still works', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const email = newEmail()
    await createUser({ email })
    const visit = newReader()
    await sendMail(visit, email)
    const { code } = lastMail(email)
    const broken = newReader({ env: failing(() => Promise.reject(new Error('recipient not allowed'))) })
    for (const [name, value] of visit.cookies()) broken.cookies().set(name, value)
    expect(await sendMail(broken, email)).toEqual(UNAVAILABLE)
    expect((await typeCode(visit, code)).__typename).toBe('Token')
    vi.restoreAllMocks()
  })
})
