import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { signedIn } from '../../factories/signed-in'
import { createStory, paragraph } from '../../factories/story'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

type Visit = ReturnType<typeof newVisit>

const FIELDS = '__typename ... on PrivateFeed { id address } ... on UserError { code }'
const QUERIES = {
  create: `mutation { result: createPrivateFeed { ${FIELDS} } }`,
  revoke: `mutation { result: revokePrivateFeed { ${FIELDS} } }`,
  own: '{ result: privateFeed { __typename id address } }',
}

async function ask(visit: Visit, name: keyof typeof QUERIES) {
  const { data, errors } = await visit.ask(QUERIES[name], {})
  if (errors) throw new Error(JSON.stringify(errors))
  return data?.result as { __typename: string; address: string | null; code?: string } | null
}

const setTier = (userId: string, tier: 'member' | null) =>
  env.DB.prepare('UPDATE user SET membership_tier = ? WHERE id = ?').bind(tier, userId).run()

/** A member who follows a writer of stories for members. */
async function member() {
  const { user, visit } = await signedIn({ membershipTier: 'member' })
  await env.DB.prepare(
    "INSERT INTO follow (user_id, kind, target_id, created_at, viewed_at) VALUES (?, 'user', ?, 1, 1)",
  )
    .bind(user.id, writerId)
    .run()
  return { user, visit }
}

/** A feed reader, which has no cookies. */
const read = async (address: string) => {
  const response = await newVisit().get(new URL(address).pathname)
  return { status: response.status, headers: response.headers, text: await response.text() }
}

let writerId = ''
beforeAll(async () => {
  writerId = (await createUser()).id
  const body = Array.from({ length: 20 }, (_, i) => paragraph(`Paragraph number ${i} of many words.`))
  await createStory({ creatorId: writerId, title: 'Behind the wall', access: 'locked', body })
  await createStory({ creatorId: (await createUser()).id, title: 'Of somebody else' })
})

describe('a private feed', () => {
  test('has what its owner follows, whole, for whoever has the address, and is stored nowhere', async () => {
    const { visit } = await member()
    expect(await ask(visit, 'own')).toMatchObject({ address: null })
    const created = await ask(visit, 'create')
    const address = created?.address ?? ''
    expect(new URL(address).pathname).toMatch(/^\/feed\/private\/[0-9a-f]{32}$/)
    expect(await ask(visit, 'own')).toMatchObject({ address })
    const { status, headers, text } = await read(address)
    expect([status, headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
      200,
      'private, no-store',
      'no-referrer',
    ])
    expect(headers.get('x-cache-eligibility')).toContain('disabled')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('content-type')).toContain('application/rss+xml')
    expect(text).toContain('Paragraph number 19')
    expect(text).not.toContain('Of somebody else')
    const again = await newVisit().get(new URL(address).pathname, {
      'if-none-match': headers.get('etag') ?? '',
    })
    expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'private, no-store'])
  })

  test('ends when it is revoked or replaced, and with the membership', async () => {
    const { user, visit } = await member()
    const first = (await ask(visit, 'create'))?.address ?? ''
    const second = (await ask(visit, 'create'))?.address ?? ''
    expect(second).not.toBe(first)
    expect((await read(first)).status).toBe(404)
    expect((await read(second)).status).toBe(200)
    await setTier(user.id, null)
    expect((await read(second)).status).toBe(404)
    await setTier(user.id, 'member')
    expect((await read(second)).status).toBe(200)
    expect(await ask(visit, 'revoke')).toMatchObject({ address: null })
    expect((await read(second)).status).toBe(404)
    expect(await ask(visit, 'revoke')).toMatchObject({ address: null })
  })

  test('is nobody’s without its address, and of people whose account is closed', async () => {
    const { user, visit } = await member()
    const address = (await ask(visit, 'create'))?.address ?? ''
    expect((await read(address.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')))).status).toBe(404)
    await env.DB.prepare('UPDATE user SET deactivated_at = 1 WHERE id = ?').bind(user.id).run()
    expect((await read(address)).status).toBe(404)
  })

  test('is for members: others can’t make one, and neither can visitors', async () => {
    const { visit } = await signedIn()
    expect(await ask(visit, 'create')).toMatchObject({ code: 'FORBIDDEN' })
    expect(await ask(newVisit(), 'create')).toMatchObject({ code: 'UNAUTHORIZED' })
    expect(await ask(newVisit(), 'own')).toBeNull()
  })

  test('keeps its key to itself: neither the key nor anything that gives it is stored', async () => {
    const { user, visit } = await member()
    const key = new URL((await ask(visit, 'create'))?.address ?? '').pathname.split('/').at(-1) ?? ''
    const row = await env.DB.prepare('SELECT * FROM private_feed WHERE user_id = ?').bind(user.id).first()
    expect(row).toMatchObject({ user_id: user.id })
    expect(JSON.stringify(row)).not.toContain(key)
  })
})
