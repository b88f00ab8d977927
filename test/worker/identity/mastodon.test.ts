import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { describe, expect, test } from 'vitest'
import { mastodonApp } from '../../../schema/tables/mastodon'
import { removeAccount } from '../../../worker/data/account/removal'
import { Database } from '../../../worker/data/database'
import { ORIGIN } from '../../factories/endpoint-context'
import {
  connect,
  connectedTo,
  finish,
  goToServer,
  notConnected,
  signedIn,
  start,
} from './support/at-mastodon'
import { providerVisit, type Visit } from './support/at-provider'
import { at, fine, other, settingsOf } from './support/mastodon-settings'

const apps = () => drizzle(env.DB).select().from(mastodonApp)

async function accountOf(id: string, visit: Visit): Promise<unknown> {
  const { data } = await visit.ask(`{ user(id: "${id}") {
    linkedAccounts { viewerEdge { mediumMastodon { id handle url instance username } } } } }`)
  const user = data?.user as { linkedAccounts: { viewerEdge: { mediumMastodon: unknown } } }
  return user.linkedAccounts.viewerEdge.mediumMastodon
}

async function disconnect(visit: Visit): Promise<unknown> {
  const { data } = await visit.ask(
    `mutation { disconnectAccount(provider: "mastodon") { __typename
      ... on SecuritySettings { mastodon { account { handle } } } ... on UserError { message } } }`,
  )
  return data?.disconnectAccount
}

describe('a Mastodon account', () => {
  test('is connected by a person who agrees at its server, and disconnected again', async () => {
    const { visit, id } = await signedIn()
    expect(await settingsOf(visit)).toEqual({ defaultInstance: fine, account: null })
    const account = { handle: `@ada@${fine}`, url: `https://${fine}/@ada` }
    expect(await connect(visit, 'ada')).toEqual({ __typename: 'MastodonAccount', ...account })
    expect(await accountOf(id, visit)).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{12}$/),
      instance: fine,
      username: 'ada',
      ...account,
    })
    expect(await settingsOf(visit)).toEqual({ defaultInstance: fine, account: { handle: account.handle } })
    expect(await disconnect(visit)).toEqual({ __typename: 'SecuritySettings', mastodon: { account: null } })
    expect(await disconnect(visit)).toMatchObject({ __typename: 'NotFound' })
    expect(await connectedTo(id)).toEqual([])
  })

  test('is visible only to its owner', async () => {
    const { visit, id } = await signedIn()
    await connect(visit, 'private')
    expect(await accountOf(id, visit)).toMatchObject({ username: 'private' })
    expect(await accountOf(id, providerVisit())).toBeNull()
    expect(await accountOf(id, (await signedIn()).visit)).toBeNull()
  })

  test('belongs to one person, and a person has one', async () => {
    const first = await signedIn()
    await connect(first.visit, 'shared')
    const second = await signedIn()
    expect(await connect(second.visit, 'shared')).toEqual(notConnected('ACCOUNT_TAKEN'))
    expect(await start(first.visit, other)).toEqual(notConnected('ALREADY_CONNECTED'))
    // The same name at another server is another account.
    expect(await connect(second.visit, 'shared', other)).toMatchObject({ handle: `@shared@${other}` })
  })

  test('is connected once by two concurrent visits', async () => {
    const { visit, id } = await signedIn()
    const answers = [
      await goToServer(await start(visit), 'left'),
      await goToServer(await start(visit, other), 'right'),
    ]
    const said = await Promise.all(answers.map((answer) => finish(visit, answer)))
    expect(said.map(({ __typename }) => __typename).sort()).toEqual([
      'MastodonAccount',
      'MastodonAccountConnectionError',
    ])
    expect(await connectedTo(id)).toHaveLength(1)
  })

  test('isn’t a way to sign in: it doesn’t allow removing the last one', async () => {
    const { visit, id } = await signedIn({ email: null, emailVerifiedAt: null })
    await connect(visit, 'onlyway')
    await env.DB.prepare(
      `INSERT INTO external_identity (issuer, subject, provider, user_id, created_at)
       VALUES ('https://x.com', ?1, 'twitter', ?1, 1)`,
    )
      .bind(id)
      .run()
    const { data } = await visit.ask(
      'mutation { disconnectAccount(provider: "twitter") { __typename ... on UserError { message } } }',
    )
    expect(data?.disconnectAccount).toMatchObject({ __typename: 'Conflict' })
    expect(await disconnect(visit)).toMatchObject({ __typename: 'SecuritySettings' })
  })

  test('leaves no valid token at its server', async () => {
    const before = await at(other, '/_tokens')
    const { visit } = await signedIn()
    await connect(visit, 'tokenless', other)
    expect(await at(other, '/_tokens')).toBe(before)
  })

  test('is removed with its owner’s account', async () => {
    const { visit, id } = await signedIn()
    await connect(visit, 'leaver')
    await env.DB.prepare('UPDATE user SET delete_after = 1 WHERE id = ?').bind(id).run()
    await new Database(env.DB).write(removeAccount(id, 2))
    expect(await connectedTo(id)).toEqual([])
  })

  test('can be given by its handle or by any address at its server', async () => {
    for (const text of [`@ada@${fine}`, `ada@${fine}`, `http://${fine}/@ada`, ` ${fine.toUpperCase()} `]) {
      const { visit } = await signedIn()
      expect(new URL((await start(visit, text)).url ?? '').host).toBe(fine)
    }
  })
})

describe('this site', () => {
  test('is registered once at a server, requests no more than it needs, and stores its secret encrypted', async () => {
    const asked = new URL((await start((await signedIn()).visit)).url ?? '').searchParams
    await start((await signedIn()).visit)
    const kept = (await apps()).filter(({ instance }) => instance === fine)
    expect(kept).toHaveLength(1)
    expect(kept[0]?.clientId).toBe(asked.get('client_id'))
    expect(kept[0]?.clientSecret).toMatch(/^[\w-]{16}\.[\w-]{40,}$/)
    expect(Object.fromEntries(asked)).toMatchObject({
      scope: 'read:accounts',
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      redirect_uri: `${ORIGIN}/m/callback/mastodon?instance=${encodeURIComponent(fine)}`,
    })
    expect(await at(fine, '/_apps')).toContainEqual({
      name: 'Quire',
      website: ORIGIN,
      scopes: ['read:accounts'],
      redirectUris: [asked.get('redirect_uri')],
    })
  })

  test('is registered again at a server that has forgotten it', async () => {
    const { visit } = await signedIn()
    const before = new URL((await start(visit, other)).url ?? '').searchParams.get('client_id')
    await at(other, '/_forget')
    expect(await connect(visit, 'remembered', other)).toMatchObject({ __typename: 'MastodonAccount' })
    const kept = (await apps()).filter(({ instance }) => instance === other)
    expect(kept).toHaveLength(1)
    expect(kept[0]?.clientId).not.toBe(before)
  })

  test('is registered by one of two concurrent first visitors, and both succeed', async () => {
    await drizzle(env.DB).delete(mastodonApp)
    const people = [await signedIn(), await signedIn()]
    const visits = await Promise.all(people.map(({ visit }) => start(visit)))
    const said: unknown[] = []
    for (const [i, { visit }] of people.entries()) {
      said.push(await finish(visit, await goToServer(visits[i] ?? { __typename: '' }, `first${i}`)))
    }
    expect(said).toMatchObject([{ __typename: 'MastodonAccount' }, { __typename: 'MastodonAccount' }])
  })

  test('is registered again when its own key or address has changed', async () => {
    const { visit } = await signedIn()
    await start(visit)
    const [before] = (await apps()).filter(({ instance }) => instance === fine)
    await env.DB.prepare(`UPDATE mastodon_app SET client_secret = 'AAAA.AAAA' WHERE instance = ?`)
      .bind(fine)
      .run()
    expect(await connect(visit, 'rekeyed')).toMatchObject({ __typename: 'MastodonAccount' })
    const [after] = (await apps()).filter(({ instance }) => instance === fine)
    expect(after?.clientId).not.toBe(before?.clientId)
  })
})

describe('the page that people return to', () => {
  test('changes nothing by itself, and is for signed-in people', async () => {
    const { visit, id } = await signedIn()
    const answer = await goToServer(await start(visit), 'looked')
    const address = `/m/callback/mastodon?${new URLSearchParams(answer)}`
    for (let i = 0; i < 2; i++) {
      const page = await visit.get(address)
      expect(page.status).toBe(200)
      expect(page.headers.get('cache-control')).toBe('private, no-store')
      expect(await page.text()).toContain('Connecting your Mastodon account')
    }
    expect(await connectedTo(id)).toEqual([])
    expect(await finish(visit, answer)).toMatchObject({ handle: `@looked@${fine}` })
    const stranger = await providerVisit().get(address)
    expect([stranger.status, stranger.headers.get('location')?.split('?')[0]]).toEqual([
      302,
      `${ORIGIN}/m/signin`,
    ])
  })
})
