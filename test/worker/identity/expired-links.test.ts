import { expect, test } from 'vitest'
import { EXPIRED, lastMail, location, newEmail, newReader, postLink, sendMail } from './by-mail'

test('an expired mailed link says what it was for, and its page sends a new one', async () => {
  const email = newEmail()
  const asking = newReader()
  await sendMail(asking, email, { operation: 'register' })
  const { link, token } = lastMail(email)
  const late = newReader()
  late.now += 11 * 60_000
  const { url, response } = await late.follow(link)
  expect(url).toBe(`https://quire.example/m/signin?operation=link&token=${token}&state=register`)
  expect(response.status).toBe(200)
  const html = await response.text()
  expect(html).toContain('Your sign up link has expired')
  expect(html).toContain('name="email"')
  const posted = await late.send('/m/callback/email', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://quire.example' },
    body: new URLSearchParams({ token, operation: 'register' }).toString(),
  })
  expect(location(posted)).toBe(`${EXPIRED}&state=register`)
  expect(await (await late.get(location(posted))).text()).toContain('Your sign up link has expired')
  expect(await (await late.get(EXPIRED)).text()).toContain('Your sign in link has expired')
  // The page begins with what the link was for.
  expect(await sendMail(late, email, { operation: 'register' })).toMatchObject({ value: 'register' })
  expect(location(await postLink(late, lastMail(email).token))).toContain('/get-started/name')
})
