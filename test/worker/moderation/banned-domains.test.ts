import { beforeAll, describe, expect, test } from 'vitest'
import { createCatalog } from '../../factories/catalog'
import { createCollection } from '../../factories/collection'
import { createRoles } from '../../factories/leaders'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { answer, type Visit } from '../block/support'
import { added, begun, save } from '../draft/support'
import { edit, established, respond } from '../response/support'
import { actsOn, signStaffIn, staff } from '../site/support/moderators'

const FAILURE = '__typename ... on UserError { code field message }'
const decide = (visit: Visit, name: 'banDomain' | 'allowDomain', domain: string) =>
  answer(
    visit,
    `mutation ($input: DecideOnDomainInput!) { result: ${name}(input: $input) { ... on AdminDomain { id isBanned } ${FAILURE} } }`,
    { input: { domain, reason: 'Sells stolen cards.' } },
  )
const listed = async (visit: Visit) => {
  const { data } = await visit.ask('{ bannedDomains { domains { id reason } } }')
  return (data?.bannedDomains as { domains: { id: string; reason: string }[] } | null)?.domains
}

beforeAll(signStaffIn)

describe('the list of banned domains', () => {
  test('is kept by staff, with a reason for each act', async () => {
    for (const _ of [1, 2])
      expect(await decide(staff, 'banDomain', 'HTTPS://Kept.Example./path')).toMatchObject({
        id: 'kept.example',
        isBanned: true,
      })
    expect(await listed(staff)).toContainEqual({ id: 'kept.example', reason: 'Sells stolen cards.' })
    expect((await actsOn('kept.example')).map(({ action }) => action)).toEqual(['BAN_DOMAIN'])
    for (const _ of [1, 2])
      expect(await decide(staff, 'allowDomain', 'kept.example')).toMatchObject({ isBanned: false })
    expect((await actsOn('kept.example')).map(({ action }) => action)).toEqual(['BAN_DOMAIN', 'ALLOW_DOMAIN'])
    for (const wrong of ['', 'example', 'two words.example', '[::1]', 'a'.repeat(254)])
      expect(await decide(staff, 'banDomain', wrong)).toMatchObject({ code: 'BAD_REQUEST', field: 'domain' })
  })

  test('is for nobody else', async () => {
    const { visit } = await signedIn()
    expect(await decide(visit, 'banDomain', 'theirs.example')).toMatchObject({ code: 'FORBIDDEN' })
    expect(await decide(newVisit(), 'banDomain', 'theirs.example')).toMatchObject({ code: 'UNAUTHORIZED' })
    expect([await listed(visit), await listed(newVisit())]).toEqual([undefined, undefined])
  })
})

describe('what leads to a banned domain', () => {
  beforeAll(async () => {
    await decide(staff, 'banDomain', 'bad.example')
  })
  const refused = {
    code: 'PUBLISHING_RESTRICTED_BANNED_LINKS',
    message: 'Links to bad.example can’t be published here. Take them out and try again.',
  }
  const TEXT = 'Look at https://www.bad.example/offer'

  const DRAFT = 'query ($id: ID!) { draft(postId: $id) { ... on Draft { revision body } } }'

  const draftWith = async (visit: Visit) => {
    const postId = await begun(visit, 'A story')
    await save(visit, postId, 2, [added(TEXT)])
    return postId
  }
  const publish = (visit: Visit, name: string, input: object) =>
    answer(
      visit,
      `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { result: ${name}(input: $input) { ${FAILURE} } }`,
      { input },
    )

  test('isn’t published as a story, now or later; the draft keeps its words', async () => {
    const { visit } = await signedIn()
    const postId = await draftWith(visit)
    const revisionOf = async () => {
      const { data } = await visit.ask(DRAFT, { id: postId })
      return data?.draft as { revision: number; body: unknown }
    }
    const { revision: baseRevision } = await revisionOf()
    expect(await publish(visit, 'publishPost', { postId, baseRevision })).toMatchObject(refused)
    const publishAt = visit.now + 3_600_000
    expect(await publish(visit, 'schedulePost', { postId, baseRevision, publishAt })).toMatchObject(refused)
    const kept = await revisionOf()
    expect(kept.revision).toBe(baseRevision)
    expect(JSON.stringify(kept.body)).toContain(TEXT)
  })

  test('isn’t said in a response, or put into one later', async () => {
    const { visit } = await established()
    const story = await createStory()
    expect(await respond(visit, story.id, TEXT)).toMatchObject({ ...refused, field: 'text' })
    const { id } = await respond(visit, story.id, 'Nothing else')
    expect(await edit(visit, id, '[click](https://bad.example)')).toMatchObject(refused)
  })

  test('isn’t in a list, a note, a profile or a publication', async () => {
    const { user, visit } = await signedIn()
    const list = await createCatalog({ creatorId: user.id, visibility: 0 })
    const story = await createStory()
    const { id: collectionId } = await createCollection()
    await createRoles(collectionId, { [user.id]: 'OWNER' })
    const answers = [
      await answer(
        visit,
        `mutation ($d: String) { result: createCatalog(name: "L", description: $d) { ${FAILURE} } }`,
        { d: TEXT },
      ),
      await answer(
        visit,
        `mutation ($id: ID!, $operations: [CatalogItemOperation!]!) { result: editCatalogItems(catalogId: $id, operations: $operations) { ${FAILURE} } }`,
        { id: list.id, operations: [{ type: 'ADD', postId: story.id, note: TEXT }] },
      ),
      await publish(visit, 'updateProfile', { name: 'Ada', bio: TEXT }),
      await publish(visit, 'setPublicationNavigation', {
        collectionId,
        baseRevision: 0,
        items: [{ destination: 'EXTERNAL_URL', title: 'Shop', value: 'https://bad.example' }],
      }),
    ]
    for (const one of answers) expect(one).toMatchObject(refused)
  })
})
