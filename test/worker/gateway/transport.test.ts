import { expect, test } from 'vitest'
import { createCollection } from '../../factories/collection'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

const HEADER = 'strict-transport-security'

test('Strict-Transport-Security covers all subdomains of our own domain, and only the host itself on somebody else’s', async () => {
  const user = await createUser({ username: 'transported', hasSubdomain: true })
  await createCollection({ creatorId: user.id, domain: 'transport.example', domainVerifiedAt: 1 })
  const visit = newVisit()
  const all = 'max-age=63072000; includeSubDomains; preload'
  for (const host of ['quire.example', 'transported.quire.example'])
    expect((await visit.get(`https://${host}/m/login-redirect`)).headers.get(HEADER)).toBe(all)
  expect((await visit.get('https://transport.example/m/login-redirect')).headers.get(HEADER)).toBe(
    'max-age=63072000',
  )
  expect((await visit.get('https://nobody.example/')).headers.get(HEADER)).toBe('max-age=63072000')
})
