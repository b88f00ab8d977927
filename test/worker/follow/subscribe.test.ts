import { describe, expect, test } from 'vitest'
import { createCollection } from '../../factories/collection'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { signedIn } from './support'

const ORIGIN = 'https://quire.example'
const PAGE = { accept: 'text/html,application/xhtml+xml', origin: ORIGIN }
type Visit = ReturnType<typeof newVisit>

const post = (visit: Visit, path: string, headers: Record<string, string> = PAGE) =>
  visit.send(path, { method: 'POST', headers })
const followers = async (visit: Visit, id: string) => {
  const { data } = await visit.ask(
    'query ($id: ID!) { user(id: $id) { socialStats { followerCount } viewerEdge { isFollowing } } }',
    { id },
  )
  const { user } = data as {
    user: { socialStats: { followerCount: number }; viewerEdge: { isFollowing: boolean } }
  }
  return [user.socialStats.followerCount, user.viewerEdge.isFollowing]
}
const said = (visit: Visit) => decodeURIComponent(visit.cookies().get('toast') ?? '')

describe('without script', () => {
  test('a form follows and unfollows, leads back and says so on the next page', async () => {
    const { id } = await createUser({ name: 'Ada: one' })
    const { visit } = await signedIn()
    const response = await post(visit, `/_/subscribe/user/${id}?redirectUrl=%2Fabout%3Fa%3Db`)
    expect([response.status, response.headers.get('location')]).toEqual([303, `${ORIGIN}/about?a=b`])
    expect(said(visit)).toBe('followed:Ada: one')
    expect(await followers(visit, id)).toEqual([1, true])
    await post(visit, `/_/subscribe/user/${id}`)
    expect(said(visit)).toBe('already-following:Ada: one')
    await post(visit, `/_/subscribe/user/${id}/unfollow`)
    expect(said(visit)).toBe('unfollowed:Ada: one')
    expect(await followers(visit, id)).toEqual([0, false])
  })

  test('what can’t be followed is said too', async () => {
    const { user, visit } = await signedIn()
    await post(visit, `/_/subscribe/user/${user.id}`)
    expect(said(visit)).toBe(`follow-yourself:${user.name}`)
    const response = await post(visit, '/_/subscribe/user/ffffffffffff')
    expect(response.headers.get('location')).toBe(`${ORIGIN}/`)
    expect(said(visit)).toBe('follow-failed:')
  })

  test('nobody learns the name behind a closed account', async () => {
    const { id } = await createUser({ name: 'Gone Person', username: 'gone.person', deactivatedAt: 1 })
    const { visit } = await signedIn()
    const response = await post(visit, `/_/subscribe/user/${id}`)
    expect(response.headers.get('location')).toBe(`${ORIGIN}/`)
    expect(said(visit)).not.toContain('Gone')
    const asked = await visit.get(`/_/subscribe/user/${id}`, PAGE)
    expect((await asked.text()) + asked.headers.get('location')).not.toMatch(/gone/i)
  })

  test('nobody is led to another site, and no other site’s form follows', async () => {
    const { id } = await createUser({ username: 'stays' })
    const { visit } = await signedIn()
    const response = await post(visit, `/_/subscribe/user/${id}?redirectUrl=https%3A%2F%2Fevil.example`)
    expect(response.headers.get('location')).toBe(`${ORIGIN}/@stays`)
    const other = await createUser()
    const foreign = await post(visit, `/_/subscribe/user/${other.id}`, {
      ...PAGE,
      origin: 'https://evil.example',
    })
    expect(foreign.status).toBe(403)
    expect(await followers(visit, other.id)).toEqual([0, false])
  })

  test('programs get JSON, and visitors a 401', async () => {
    const { id } = await createCollection()
    const { visit } = await signedIn()
    const done = await post(visit, `/_/subscribe/collection/${id}`, { origin: ORIGIN })
    expect(await done.json()).toEqual({ success: true })
    const again = await post(visit, `/_/subscribe/collection/${id}`, { origin: ORIGIN })
    expect([again.status, await again.json()]).toMatchObject([400, { error: { code: 'ALREADY_EXISTS' } }])
    const ended = await visit.send(`/_/subscribe/collection/${id}`, {
      method: 'DELETE',
      headers: { origin: ORIGIN },
    })
    expect(ended.status).toBe(200)
    expect((await post(newVisit(), `/_/subscribe/collection/${id}`)).status).toBe(401)
    expect((await post(visit, `/_/subscribe/collection/${id}/whatever`)).status).toBe(404)
  })
})

describe('after signing in', () => {
  test('whoever had pressed the button follows', async () => {
    const { id } = await createUser()
    const { visit } = await signedIn()
    visit.cookies().set('pending-follow', `user.${id}`)
    const response = await visit.get(`/_/subscribe/user/${id}?redirectUrl=%2Fabout`, PAGE)
    expect(response.headers.get('location')).toBe(`${ORIGIN}/about`)
    expect(await followers(visit, id)).toEqual([1, true])
    expect(visit.cookies().has('pending-follow')).toBe(false)
  })

  test('whoever comes by a link alone is asked', async () => {
    const { id, name } = await createUser({ name: 'Mal <b>' })
    const { visit } = await signedIn()
    visit.cookies().set('pending-follow', 'user.somebody-else')
    const response = await visit.get(`/_/subscribe/user/${id}`, PAGE)
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toContain('<h1>Follow Mal &lt;b&gt;?</h1>')
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`style-src 'self' 'nonce-${/<style nonce="([^"]+)"/.exec(html)?.[1]}'`)
    expect(name).toBe('Mal <b>')
    expect(await followers(visit, id)).toEqual([0, false])
  })
})
