import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { beforeAll, describe, expect, test } from 'vitest'
import { mediaResource } from '../../../schema/tables/media'
import { userDomain } from '../../../schema/tables/user'
import { createCatalog } from '../../factories/catalog'
import { createCollection } from '../../factories/collection'
import { ORIGIN } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { answerTo, ask } from './ask'

const leadsTo = async (path: string, on?: string) => {
  const { status, headers } = await answerTo(path, on ? { on } : {})
  return [status, headers.get('location')]
}

beforeAll(async () => {
  const maren = await createUser({ id: '00000000000b', username: 'maren', hasSubdomain: true })
  await createUser({ id: '0000000000cc', username: 'closed', deactivatedAt: NOON })
  await createUser({ username: 'plain' })
  await createUser({ id: '00000000000d', username: 'banned', isSuspended: true })
  await createStory({ id: '0000000000a1', creatorId: maren.id, title: 'Salt & light?', slug: 'salt-light' })
  await createStory({ id: '0000000000a2', creatorId: maren.id, state: 'draft', isListed: false })
  await createStory({ id: '0000000000a3', creatorId: '00000000000d' })
  await createCollection({
    id: '00000000000c',
    slug: 'tidewater',
    domain: 'tides.example',
    domainVerifiedAt: NOON,
  })
  await createCollection({ slug: 'claimed', domain: 'claimed.example' })
  await createCollection({ id: '00000000000f', slug: 'gone', isRemoved: true })
  await createCatalog({ id: '00000000000e', creatorId: maren.id, slug: 'best', name: 'Best of' })
  await createCatalog({ creatorId: maren.id, slug: 'secret', visibility: 1 })
  const db = drizzle(env.DB)
  await db.insert(userDomain).values([
    { domain: 'maren.example', userId: maren.id, verifiedAt: NOON },
    { domain: 'pending.example', userId: maren.id, verifiedAt: null },
  ])
  await db.insert(mediaResource).values([
    { id: 'web', href: 'https://x.example/a?b=c', createdAt: NOON },
    { id: 'script', href: 'javascript:alert(1)', createdAt: NOON },
    { id: 'here', href: '/m/signout/x', createdAt: NOON },
  ])
})

test('help leads to the configured address', async () => {
  expect(await leadsTo('/help')).toEqual([302, 'https://help.quire.example'])
})

describe('sharing', () => {
  const story = `${ORIGIN}/@maren/salt-light-0000000000a1`

  test('a story leads to the channel’s form with its title and address', async () => {
    const [status, location] = await leadsTo('/p/0000000000a1/share/twitter')
    const { origin, searchParams } = new URL(String(location))
    expect([status, origin]).toEqual([302, 'https://twitter.com'])
    expect([searchParams.get('text'), searchParams.get('url')]).toEqual(['Salt & light?', story])
    const address = encodeURIComponent(story)
    expect(await leadsTo('/p/0000000000a1/share/facebook')).toEqual([
      302,
      `https://www.facebook.com/sharer/sharer.php?u=${address}`,
    ])
    for (const channel of ['linkedIn', 'linkedin'])
      expect(await leadsTo(`/p/0000000000a1/share/${channel}`)).toEqual([
        302,
        `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
      ])
    expect(await leadsTo('/p/0000000000a1/share/email')).toEqual([
      302,
      `mailto:?subject=Salt%20%26%20light%3F&body=${address}`,
    ])
    expect(await leadsTo('/p/any-title-0000000000a1/share/copy')).toEqual([302, story])
  })

  test('what visitors may not see can’t be shared', async () => {
    for (const id of ['0000000000a2', '0000000000a3', '0000000000ff'])
      expect((await ask(`/p/${id}/share/twitter`)).response).toBeUndefined()
  })

  test('a list leads to the channel’s form, by its slug, with or without its id', async () => {
    const url = encodeURIComponent(`${ORIGIN}/@maren/list/best-00000000000e`)
    for (const segment of ['best', 'best-00000000000e', 'renamed-00000000000e'])
      expect(await leadsTo(`/@maren/list/${segment}/share/facebook`)).toEqual([
        302,
        `https://www.facebook.com/sharer/sharer.php?u=${url}`,
      ])
    expect((await ask('/@maren/list/secret/share/facebook')).response).toBeUndefined()
    expect((await ask('/@plain/list/best-00000000000e/share/facebook')).response).toBeUndefined()
  })
})

test('an id redirects permanently to the person or thing that it names', async () => {
  expect(await leadsTo('/u/00000000000b')).toEqual([301, `${ORIGIN}/@maren`])
  expect(await leadsTo('/c/00000000000c')).toEqual([301, `${ORIGIN}/tidewater`])
  for (const path of ['/u/00000000ffff', '/u/0000000000cc', '/c/00000000ffff', '/c/00000000000f'])
    expect((await ask(path)).response).toBeUndefined()
})

test('an embed leads to its stored web address, and nowhere else', async () => {
  expect(await leadsTo('/media/web/href')).toEqual([302, 'https://x.example/a?b=c'])
  for (const id of ['script', 'here', 'unknown'])
    expect((await ask(`/media/${id}/href`)).response).toBeUndefined()
})

describe('after signing in', () => {
  const after = (redirectUrl: string, on?: string) =>
    leadsTo(`/m/login-redirect?redirectUrl=${encodeURIComponent(redirectUrl)}`, on)

  test.each([
    ['/me/lists?tab=1#x', `${ORIGIN}/me/lists?tab=1#x`],
    [`${ORIGIN}/@maren`, `${ORIGIN}/@maren`],
    ['https://maren.quire.example/about', 'https://maren.quire.example/about'],
    ['https://tides.example/latest', 'https://tides.example/latest'],
    ['https://maren.example/', 'https://maren.example/'],
  ])('%s is where one returns to', async (wanted, location) => {
    expect(await after(wanted)).toEqual([302, location])
  })

  test('a path belongs to the requested host', async () => {
    expect(await after('/latest', 'https://tides.example')).toEqual([302, 'https://tides.example/latest'])
  })

  test.each([
    'https://evil.example/',
    '//evil.example/x',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    ' //evil.example',
    'https:evil.example',
    'https:\\\\evil.example',
    'https://quire.example@evil.example/',
    'https://user:pw@quire.example/',
    'https://quire.example.evil.example/',
    'https://evilquire.example/',
    'https://quire.example:8443/',
    'http://quire.example/',
    'javascript:alert(1)',
    'JaVaScRiPt://quire.example/%0aalert(1)',
    'data:text/html,x',
    'blob:https://quire.example/x',
    'https://plain.quire.example/',
    'https://nobody.quire.example/',
    'https://api.quire.example/',
    'https://a.maren.quire.example/',
    'https://claimed.example/',
    'https://pending.example/',
    'https://tidewater/',
    'https://quire。example.evil.example',
    '',
  ])('%j leads home', async (wanted) => {
    expect(await after(wanted)).toEqual([302, `${ORIGIN}/`])
  })

  test('a missing address leads home', async () => {
    expect(await leadsTo('/m/login-redirect')).toEqual([302, `${ORIGIN}/`])
  })
})
