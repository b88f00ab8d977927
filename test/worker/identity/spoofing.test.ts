import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { describe, expect, test } from 'vitest'
import { adminAudit } from '../../../schema/tables/operations'
import { user } from '../../../schema/tables/user'
import { createCatalog } from '../../factories/catalog'
import { createCollection } from '../../factories/collection'
import { ORIGIN } from '../../factories/endpoint-context'
import { NOON, nextId } from '../../factories/ids'
import { createStory, paragraph } from '../../factories/story'
import { createTag } from '../../factories/tag'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

const START =
  'mutation ($username: String!) { startSpoofing(username: $username) { __typename ... on UserError { message } } }'
const STOP = 'mutation { stopSpoofing { __typename } }'
const WHO = '{ viewer { username isStaff spoofedBy { username } unverifiedEmail } }'

async function signedIn(given: Parameters<typeof createUser>[0] = {}) {
  const person = await createUser(given)
  const visit = newVisit()
  await visit.signIn(person.id)
  const start = async (username: string) =>
    (((await visit.ask(START, { username })).data?.startSpoofing ?? {}) as { __typename: string }).__typename
  const who = async () => (await visit.ask(WHO)).data?.viewer
  return { user: person, visit, start, who }
}

describe('a member of staff', () => {
  test('can act as somebody else, and stop', async () => {
    const staff = await signedIn({ isStaff: true })
    const person = await createUser({ email: 'maren@example.org' })
    expect(await staff.start(` @${person.username.toUpperCase()} `)).toBe('MutationSuccess')
    expect(await staff.who()).toEqual({
      username: person.username,
      isStaff: false,
      spoofedBy: { username: staff.user.username },
      unverifiedEmail: 'm•••@example.org',
    })
    expect((await staff.visit.ask(STOP)).data).toEqual({ stopSpoofing: { __typename: 'MutationSuccess' } })
    expect(await staff.who()).toMatchObject({ username: staff.user.username, spoofedBy: null })
    expect((await staff.visit.ask(STOP)).data).toEqual({ stopSpoofing: { __typename: 'MutationSuccess' } })
  })

  test('does so in one browser only', async () => {
    const staff = await signedIn({ isStaff: true })
    const elsewhere = newVisit()
    await elsewhere.signIn(staff.user.id)
    await staff.start((await createUser()).username)
    expect((await elsewhere.ask(WHO)).data?.viewer).toMatchObject({ username: staff.user.username })
  })

  test('can’t act as a third person meanwhile, as other staff, or as nobody', async () => {
    const staff = await signedIn({ isStaff: true })
    const [one, other] = [await createUser(), await createUser()]
    expect(await staff.start((await createUser({ isStaff: true })).username)).toBe('Forbidden')
    expect(await staff.start('nobody.of.that.name')).toBe('NotFound')
    expect(await staff.start((await createUser({ deactivatedAt: NOON })).username)).toBe('NotFound')
    expect(await staff.start(one.username)).toBe('MutationSuccess')
    expect(await staff.start(other.username)).toBe('Forbidden')
    expect(await staff.who()).toMatchObject({ username: one.username })
  })

  test('stops acting when they are no longer staff', async () => {
    const staff = await signedIn({ isStaff: true })
    const person = await createUser()
    await staff.start(person.username)
    await drizzle(env.DB).update(user).set({ isStaff: false }).where(eq(user.id, staff.user.id))
    expect(await staff.who()).toMatchObject({ username: staff.user.username, spoofedBy: null })
  })

  test('can’t act as anybody on somebody’s own host', async () => {
    const staff = await signedIn({ isStaff: true })
    await createUser({ username: 'spoofhost', hasSubdomain: true })
    const there = 'https://spoofhost.quire.example'
    await staff.visit.signIn(staff.user.id, { method: 'hand-over' }, there)
    const { username } = await createUser()
    const { data } = await staff.visit.ask(START, { username }, there)
    expect(data).toMatchObject({ startSpoofing: { __typename: 'Forbidden' } })
  })

  test('does nothing in somebody’s name that others would see', async () => {
    const staff = await signedIn({ isStaff: true })
    const [author, topic] = [await createUser(), await createTag(nextId())]
    const story = await createStory({ creatorId: author.id, body: [paragraph('Some words', 'text')] })
    const list = await createCatalog({ creatorId: author.id, visibility: 0 })
    const { id: collectionId } = await createCollection()
    await staff.start((await createUser()).username)
    const fields = `
      clap: clapPost(targetPostId: "${story.id}", numClaps: 3) { ...why }
      unclap: clapPost(targetPostId: "${story.id}", numClaps: 0) { ...why }
      clapList: clapCatalog(targetCatalogId: "${list.id}", numClaps: 1) { ...why }
      saveList: followCatalog(targetCatalogId: "${list.id}") { ...why }
      quote: createQuote(targetPostId: "${story.id}", paragraphName: "text", startOffset: 0, endOffset: 4) { ...why }
      user: followUser(targetUserId: "${author.id}") { ...why }
      collection: followCollection(targetCollectionId: "${collectionId}") { ...why }
      tag: followTags(tagSlugs: ["${topic.slug}"]) { ...why }
      respond: publishPostResponse(inResponseToPostId: "${story.id}", text: "Good") { ...why }`
    const why = 'fragment why on UserError { __typename code message }'
    const { data } = await staff.visit.ask(`mutation {${fields}\n} ${why}`)
    const message = 'You can’t do this while you act as somebody else.'
    const names = [...fields.matchAll(/^ *(\w+):/gm)].map(([, name]) => name ?? '')
    const refused = { __typename: 'Forbidden', code: 'FORBIDDEN', message }
    expect(data).toEqual(Object.fromEntries(names.map((name) => [name, refused])))
    const helpers = [`vote/p/${story.id}`, `vote/catalog/${list.id}`, `subscribe/user/${author.id}`]
    for (const path of [...helpers, `bookmark/p/${story.id}`]) {
      const { status } = await staff.visit.send(`/_/${path}`, { method: 'POST', headers: { origin: ORIGIN } })
      expect([path, status]).toEqual([path, 403])
    }
  })

  test('leaves an audit entry', async () => {
    const staff = await signedIn({ isStaff: true })
    const person = await createUser()
    await staff.start(person.username)
    await staff.visit.ask(STOP)
    const notes = await drizzle(env.DB).select().from(adminAudit)
    const own = notes.filter(({ detail }) => detail.includes(staff.user.id))
    expect(
      own.map(({ action, address, detail }) => ({ action, address, as: JSON.parse(detail).as })),
    ).toEqual([
      { action: 'spoofing-started', address: '203.0.113.7', as: person.id },
      { action: 'spoofing-stopped', address: '203.0.113.7', as: person.id },
    ])
  })
})

test('nobody else can act as anybody', async () => {
  const person = await createUser()
  const reader = await signedIn()
  expect(await reader.start(person.username)).toBe('Forbidden')
  expect(await reader.who()).toMatchObject({ username: reader.user.username })
  const stranger = await newVisit().ask(START, { username: person.username })
  expect(stranger.data).toMatchObject({ startSpoofing: { __typename: 'Unauthorized' } })
  expect((await newVisit().ask(STOP)).data).toEqual({ stopSpoofing: { __typename: 'Unauthorized' } })
})
