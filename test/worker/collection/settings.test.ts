import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { MAX_OWNED_PUBLICATIONS } from '../../../schema/rules/limits'
import { publicationMessages } from '../../../schema/wording/collection-messages'
import {
  collectionById,
  expectLeader,
  isNoLeader,
  setNavigation,
} from '../../../worker/data/collection/settings'
import { Database } from '../../../worker/data/database'
import { createCollection, createFormerSlug } from '../../factories/collection'
import { nextId } from '../../factories/ids'
import { createRoles } from '../../factories/leaders'
import { signedIn } from '../../factories/signed-in'
import { newVisit } from '../../factories/visit'
import { change, createPicture, logOf, publicationWithPeople, purged } from './support'

let people: Awaited<ReturnType<typeof publicationWithPeople>>
beforeAll(async () => {
  people = await publicationWithPeople({ name: 'The Tide', slug: 'the-tide' })
})

describe('a new publication', () => {
  test('belongs to whoever creates it, once for each key', async () => {
    const { visit, user } = await signedIn()
    const input = { key: 'abcdef012345', slug: ' Salt-Marsh ', name: ' Salt \n Marsh ' }
    for (let i = 0; i < 2; i++)
      expect(await change(visit, 'createPublication', input)).toMatchObject({
        id: input.key,
        slug: 'salt-marsh',
        name: 'Salt Marsh',
      })
    expect(await logOf(input.key)).toMatchObject([{ action: 'CREATE', actorId: user.id }])
    // Readers may have been told that it doesn't exist.
    expect(await purged()).toContain('slug-salt-marsh')
    const { visit: other } = await signedIn()
    expect(await change(other, 'createPublication', { ...input, slug: 'else' })).toMatchObject({
      __typename: 'AlreadyExists',
      field: 'key',
    })
  })

  test('says at its field what is wrong with its slug', async () => {
    await createFormerSlug('old-tide', people.publication.id)
    const { visit } = await signedIn()
    const wrong = {
      '': publicationMessages.slugMissing,
      'the tide': publicationMessages.slugInvalid,
      [`tide-${'0123456789'}`]: publicationMessages.slugLikePost,
      search: publicationMessages.slugReserved,
      'new-publication': publicationMessages.slugReserved,
      ['a'.repeat(61).replaceAll('a', 'x')]: publicationMessages.slugTooLong(60),
      'the-tide': publicationMessages.slugTaken,
      'old-tide': publicationMessages.slugTaken,
    }
    for (const [slug, message] of Object.entries(wrong)) {
      expect(await change(visit, 'createPublication', { slug, name: 'A' }), slug).toMatchObject({
        field: 'slug',
        message,
      })
      const { data } = await visit.ask(
        'query ($slug: String!) { publicationSlug(slug: $slug) { ... on UserError { message } } }',
        { slug },
      )
      expect(data?.publicationSlug, slug).toEqual({ message })
    }
  })

  test('is for people who are signed in and not suspended, who own at most twenty', async () => {
    const input = { slug: 'never-there', name: 'A' }
    expect(await change(newVisit(), 'createPublication', input)).toMatchObject({ __typename: 'Unauthorized' })
    expect(await change(people.suspended.visit, 'createPublication', input)).toMatchObject({
      __typename: 'Forbidden',
    })
    const { visit, user } = await signedIn()
    for (let i = 0; i < MAX_OWNED_PUBLICATIONS; i++) {
      const { id } = await createCollection({ creatorId: user.id })
      await createRoles(id, { [user.id]: 'OWNER' })
    }
    expect(await change(visit, 'createPublication', input)).toMatchObject({ __typename: 'Conflict' })
  })
})

const INFO = { slug: 'the-tide', name: 'The Tide', tagline: '', description: '' }
const pageInput = { kind: 'SUBPAGE', title: 'Team' }

test.each([
  ['updatePublication', INFO],
  ['setPublicationNavigation', { items: [{ destination: 'LATEST', title: 'New' }] }],
  ['savePublicationPage', pageInput],
  ['deletePublicationPage', { kind: 'SUBPAGE', slug: 'team' }],
  ['setPublicationDesign', { styleSheet: 'p { color: red }' }],
])('%s is for owners and editors who aren’t suspended', async (name, input) => {
  const { publication, ...roles } = people
  const answers = await Promise.all(
    Object.entries(roles).map(async ([role, { visit }]) => {
      const { __typename } = await change(visit, name, { ...input, collectionId: publication.id })
      return [role, __typename] as const
    }),
  )
  const allowed = expect.stringMatching(/^(Collection(Page)?|AlreadyExists)$/)
  expect(Object.fromEntries(answers)).toEqual({
    owner: allowed,
    editor: allowed,
    writer: 'Forbidden',
    stranger: 'Forbidden',
    suspended: 'Forbidden',
    visitor: 'Unauthorized',
  })
  const { visit } = people.owner
  expect(await change(visit, name, { ...input, collectionId: nextId() })).toMatchObject({
    __typename: 'NotFound',
    field: 'collectionId',
  })
})

describe('what a publication is called', () => {
  test('changes everywhere, and its former slug leads to it', async () => {
    const { publication, editor } = await publicationWithPeople({ slug: 'before', name: 'Before' })
    const input = {
      ...INFO,
      collectionId: publication.id,
      slug: 'after',
      name: 'After',
      headerColor: '#AABBCC',
    }
    await env.DB.exec('DELETE FROM purge_outbox')
    for (let i = 0; i < 2; i++)
      expect(await change(editor.visit, 'updatePublication', input)).toMatchObject({ slug: 'after' })
    expect((await purged()).toSorted()).toEqual(
      [`collection-${publication.id}`, 'slug-after', 'slug-before'].toSorted(),
    )
    expect(await logOf(publication.id)).toMatchObject([
      { action: 'CHANGE_INFO', detail: 'name, headerColor' },
      { action: 'CHANGE_SLUG', detail: 'after' },
    ])
    const find =
      'query ($s: String!) { collectionByDomainOrSlug(domainOrSlug: $s) { ... on Collection { slug } } }'
    expect((await newVisit().ask(find, { s: 'before' })).data).toEqual({
      collectionByDomainOrSlug: { slug: 'after' },
    })
    // Back again: the slug is its own, although it was given up.
    expect(await change(editor.visit, 'updatePublication', { ...input, slug: 'before' })).toMatchObject({
      slug: 'before',
    })
    expect((await newVisit().ask(find, { s: 'after' })).data).toEqual({
      collectionByDomainOrSlug: { slug: 'before' },
    })
  })

  test('keeps a slug that somebody else has from it, and pictures of other people', async () => {
    const { publication, editor, owner } = await publicationWithPeople()
    const input = { ...INFO, collectionId: publication.id, slug: publication.slug }
    expect(await change(editor.visit, 'updatePublication', { ...input, slug: 'the-tide' })).toMatchObject({
      __typename: 'AlreadyExists',
      field: 'slug',
    })
    const picture = await createPicture('c'.repeat(24), owner.user.id)
    expect(await change(editor.visit, 'updatePublication', { ...input, logoId: picture })).toMatchObject({
      __typename: 'BadRequest',
      field: 'logoId',
    })
    // The owner's own picture stays when the editor changes something else.
    await change(owner.visit, 'updatePublication', { ...input, logoId: picture })
    expect(await change(editor.visit, 'updatePublication', { ...input, drawingId: picture })).toMatchObject({
      __typename: 'BadRequest',
      field: 'drawingId',
    })
    expect(
      await change(editor.visit, 'updatePublication', { ...input, logoId: picture, tagline: 'New' }),
    ).toMatchObject({ __typename: 'Collection' })
  })
})

test('somebody whose role is taken away while they save changes nothing', async () => {
  const { publication, writer, editor } = await publicationWithPeople()
  const db = new Database(env.DB)
  const navigate = (userId: string) =>
    db.write([
      expectLeader(publication.id, userId),
      setNavigation(publication.id, [{ destination: 'latest', title: 'New' }]),
    ])
  const error = await navigate(writer.user.id).catch((caught: unknown) => caught)
  expect(isNoLeader(error)).toBe(true)
  const current = () => db.first(collectionById, publication.id)
  expect(await current()).toMatchObject({ slug: publication.slug, navigationItems: null })
  await navigate(editor.user.id)
  expect((await current())?.navigationItems).toContain('New')
})

describe('a page of a publication', () => {
  test('has an address of its own, by default that of its title, and can move', async () => {
    const { publication, owner } = await publicationWithPeople()
    const save = (input: object) =>
      change(owner.visit, 'savePublicationPage', { ...pageInput, collectionId: publication.id, ...input })
    expect(await save({})).toMatchObject({ slug: 'team' })
    expect(await save({})).toMatchObject({ __typename: 'AlreadyExists', field: 'slug' })
    expect(await save({ kind: 'FEATURE', tag: 'birds' })).toMatchObject({ slug: 'team' })
    expect(await save({ currentSlug: 'team', slug: 'Our people' })).toMatchObject({ slug: 'our-people' })
    expect(await save({ currentSlug: 'team' })).toMatchObject({ __typename: 'NotFound' })
    expect(await save({ kind: 'FEATURE', title: 'B' })).toMatchObject({ field: 'tag' })
    expect(await save({ title: '✨' })).toMatchObject({ field: 'slug' })
    // `/{slug}/archive/home` is an address of the archive.
    expect(await save({ kind: 'FEATURE', title: 'Archive', tag: 'birds' })).toMatchObject({ field: 'slug' })
  })
})

test('only owners and editors read the log', async () => {
  const { publication, ...roles } = await publicationWithPeople()
  await change(roles.owner.visit, 'savePublicationPage', { ...pageInput, collectionId: publication.id })
  const LOG = `query ($id: ID!) { collection(id: $id) { acts(paging: { limit: 1 }) {
    acts { action detail actor { id } subject { id } } pagingInfo { next { to } } } } }`
  const readers = await Promise.all(
    Object.entries(roles).map(async ([role, { visit }]) => {
      const { data } = await visit.ask(LOG, { id: publication.id })
      const collection = data?.collection as { acts: { acts: object[] } | null }
      return collection.acts ? [role] : []
    }),
  )
  expect(readers.flat()).toEqual(['owner', 'editor', 'suspended'])
  const { data } = await roles.editor.visit.ask(LOG, { id: publication.id })
  expect(data?.collection).toMatchObject({
    acts: {
      acts: [{ action: 'CREATE_PAGE', detail: 'Team', actor: { id: roles.owner.user.id }, subject: null }],
    },
  })
})
