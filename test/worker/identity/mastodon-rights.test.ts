import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { createUser } from '../../factories/user'
import { connect, finish, notConnected, signedIn, start } from './support/at-mastodon'
import { providerVisit } from './support/at-provider'
import { fine, settingsOf } from './support/mastodon-settings'

describe('connecting a Mastodon account', () => {
  test('is available while its flag is on, for everybody or for that person', async () => {
    const off = { FLAGS: '{}' }
    const { visit, id } = await signedIn({}, off)
    expect(await settingsOf(visit)).toBeNull()
    expect(await start(visit)).toMatchObject({ __typename: 'NotFound' })
    expect(await finish(visit, {})).toMatchObject({ __typename: 'NotFound' })
    await env.DB.prepare(
      `INSERT INTO flag_override (user_id, name, value, updated_at)
       VALUES (?, 'enable_mastodon_for_members', 'true', 1)`,
    )
      .bind(id)
      .run()
    expect(await settingsOf(visit)).toMatchObject({ account: null })
    expect(await connect(visit, 'early')).toMatchObject({ handle: `@early@${fine}` })
  })

  test('is for members if configured so', async () => {
    const more = { MEMBERS_ONLY_PROVIDERS: 'google,mastodon' }
    const reader = await signedIn({}, more)
    expect(await start(reader.visit)).toEqual(notConnected('NON_MEMBER'))
    const member = await signedIn({ membershipTier: 'member' }, more)
    expect(await connect(member.visit, 'member')).toMatchObject({ __typename: 'MastodonAccount' })
  })

  test('needs a recent sign-in as oneself', async () => {
    expect(await start(providerVisit())).toMatchObject({ __typename: 'Unauthorized' })
    expect(await finish(providerVisit(), {})).toMatchObject({ __typename: 'Unauthorized' })
    const person = await createUser()
    const staff = await createUser({ isStaff: true as never })
    const spoofing = providerVisit()
    await spoofing.signIn(staff.id, { actsAsUserId: person.id })
    expect(await start(spoofing)).toMatchObject({ __typename: 'Forbidden' })
    const { visit } = await signedIn()
    visit.now += 16 * 60 * 1000
    expect(await start(visit)).toMatchObject({ __typename: 'Forbidden' })
  })

  test('can be started at most twenty times an hour', async () => {
    const { visit, id } = await signedIn()
    for (let i = 0; i < 20; i++) expect(await start(visit)).toMatchObject({ __typename: 'MastodonVisit' })
    expect(await start(visit)).toMatchObject({ __typename: 'RateLimited' })
    visit.now += 61 * 60 * 1000
    await visit.signIn(id)
    expect(await start(visit)).toMatchObject({ __typename: 'MastodonVisit' })
  }, 60_000)
})
