import { expect, test } from 'vitest'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

const leadsTo = async (path: string, visit = newVisit()) => {
  const { status, headers } = await visit.get(path)
  return { status, location: headers.get('location') ?? '' }
}

test('the viewer’s own pages have short addresses, which send visitors to sign in', async () => {
  const visit = newVisit()
  await visit.signIn((await createUser({ username: 'ada' })).id)
  for (const [path, own] of [
    ['/me', '/@ada'],
    ['/me/about', '/@ada/about'],
  ] as const) {
    expect(await leadsTo(path, visit)).toEqual({ status: 302, location: `https://quire.example${own}` })
    const visitor = await leadsTo(path)
    expect(visitor.status).toBe(302)
    expect(visitor.location).toContain(`/m/signin?redirectUrl=${encodeURIComponent(path)}`)
  }
})
