import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { isInterfaceType, isObjectType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { collectionEditor } from '../../../schema/tables/collection'
import { schema } from '../../../worker/graphql/schema'
import { obfuscateEmail } from '../../../worker/services/user/obfuscate-email'
import { newActor } from '../../factories/actor'
import { createCatalog } from '../../factories/catalog'
import { createCollection } from '../../factories/collection'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { ask } from './support/ask'

const viewerOf = (id: string) => newActor({ id })

/** The data of an operation, which has no errors. */
async function read(query: string, options: Parameters<typeof ask>[1] = {}): Promise<unknown> {
  const { body } = await ask({ query }, options)
  expect(body.errors).toBeUndefined()
  return body.data
}

describe('a person', () => {
  test('sees their own address, and nobody else does', async () => {
    const { id } = await createUser({ email: 'maren@example.org' })
    const query = `{ user(id: "${id}") { emailObfuscated } viewer { emailObfuscated } }`
    expect(await read(query)).toEqual({ user: { emailObfuscated: null }, viewer: null })
    const other = await createUser()
    expect(await read(query, { viewer: viewerOf(other.id) })).toEqual({
      user: { emailObfuscated: null },
      viewer: { emailObfuscated: null },
    })
    const own = { emailObfuscated: 'm•••@example.org' }
    expect(await read(query, { viewer: viewerOf(id) })).toEqual({ user: own, viewer: own })
  })

  test('has a membership, a joining date and no linked account', async () => {
    const { id } = await createUser({
      membershipTier: 'friend',
      memberSince: 1,
      friendSince: 2,
      createdAt: 3,
    })
    const query = `{ user(id: "${id}") { membership { id tier memberSince friendSince } viewerEdge { createdAt }
      linkedAccounts { viewerEdge { mediumMastodon { id } } } } }`
    expect(await read(query)).toEqual({
      user: {
        membership: { id: `membership:${id}`, tier: 'FRIEND', memberSince: 1, friendSince: 2 },
        viewerEdge: { createdAt: 3 },
        linkedAccounts: { viewerEdge: { mediumMastodon: null } },
      },
    })
  })

  test('has the publications that they lead', async () => {
    const { id } = await createUser()
    const roles = { owned: 'OWNER', edited: 'EDITOR', written: 'WRITER', removed: 'OWNER' } as const
    for (const [slug, role] of Object.entries(roles)) {
      const { id: collectionId } = await createCollection({ slug, isRemoved: slug === 'removed' })
      await drizzle(env.DB).insert(collectionEditor).values({ collectionId, userId: id, role })
    }
    const query = `{ user(id: "${id}") { adminCollections { slug } publications { collection { slug } } } }`
    const { user } = (await read(query)) as {
      user: { adminCollections: { slug: string }[]; publications: { collection: { slug: string } }[] }
    }
    expect(user.adminCollections.map(({ slug }) => slug).sort()).toEqual(['edited', 'owned'])
    const all = user.publications.map(({ collection }) => collection.slug)
    expect(all.sort()).toEqual(['edited', 'owned', 'written'])
  })

  test('is the viewer when signed in', async () => {
    const { id } = await createUser({ hasSubdomain: true, membershipTier: 'member', createdAt: 7 })
    const query =
      '{ viewer { id isLoggedIn isSuspended hasSubdomain membership { id tier } viewerEdge { isUser createdAt } } }'
    expect(await read(query)).toEqual({ viewer: null })
    expect(await read(query, { viewer: viewerOf(id) })).toEqual({
      viewer: {
        id,
        isLoggedIn: true,
        isSuspended: false,
        hasSubdomain: true,
        membership: { id: `membership:${id}`, tier: 'MEMBER' },
        viewerEdge: { isUser: true, createdAt: 7 },
      },
    })
  })
})

test.each([
  ['maren@example.org', 'm•••@example.org'],
  ['mo@example.org', '•••@example.org'],
  ['"a@b"@example.org', '"•••@example.org'],
  ['🌊🌊🌊@example.org', '🌊•••@example.org'],
  ['', '•••'],
])('%s is shown as %s', (email, shown) => {
  expect(obfuscateEmail(email)).toBe(shown)
})

describe('a publication', () => {
  const FIELDS =
    '{ newsletter { id } homepage { id headerColor { rgb } } compatLegacy { id } navigationItems { destination title value } }'

  test('has a homepage, a newsletter and links in its navigation', async () => {
    const { id } = await createCollection({
      headerColor: '#0a4f6b',
      navigationItems: [
        { destination: 'tag feed', title: 'Birds', value: 'birds' },
        { destination: 'external url', title: 'Shop', value: 'https://example.org' },
        { destination: 'latest', title: 'New' },
      ],
    })
    expect(await read(`{ collection(id: "${id}") ${FIELDS} }`)).toEqual({
      collection: {
        newsletter: { id },
        homepage: { id: `homepage:${id}`, headerColor: { rgb: '#0a4f6b' } },
        compatLegacy: { id },
        navigationItems: [
          { destination: 'TAG_FEED', title: 'Birds', value: 'birds' },
          { destination: 'EXTERNAL_URL', title: 'Shop', value: 'https://example.org' },
          { destination: 'LATEST', title: 'New', value: null },
        ],
      },
    })
  })

  test('may have neither a colour nor links', async () => {
    const { id } = await createCollection()
    expect(await read(`{ collection(id: "${id}") ${FIELDS} }`)).toEqual({
      collection: {
        newsletter: { id },
        homepage: { id: `homepage:${id}`, headerColor: null },
        compatLegacy: { id },
        navigationItems: [],
      },
    })
  })
})

test('a predefined list says which one it is', async () => {
  const { id: creatorId } = await createUser()
  const kinds = {
    list: null,
    'reading-list': 'READING_LIST',
    'currently-reading': 'CURRENTLY_READING',
    purchased: 'PURCHASED',
  }
  for (const [type, predefined] of Object.entries(kinds)) {
    const { id } = await createCatalog({ creatorId, type: type as keyof typeof kinds })
    expect(await read(`{ catalogById(catalogId: "${id}") { ... on Catalog { predefined } } }`)).toEqual({
      catalogById: { predefined },
    })
  }
})

test('a story has a licence and a state in its publication', async () => {
  const { id: creatorId } = await createUser()
  const { id: collectionId } = await createCollection()
  const licenses = {
    'all-rights-reserved': 'ALL_RIGHTS_RESERVED',
    'cc-40-by-nc-sa': 'CC_40_BY_NC_SA',
    'public-domain': 'PUBLIC_DOMAIN',
    'unheard-of': 'ALL_RIGHTS_RESERVED',
  }
  for (const [license, named] of Object.entries(licenses)) {
    const { id } = await createStory({ creatorId, collectionId, license })
    expect(await read(`{ post(id: "${id}") { license statusForCollection } }`)).toEqual({
      post: { license: named, statusForCollection: 'APPROVED' },
    })
  }
})

test('the schema has a type for every kind of failure', () => {
  const kinds = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'UserError'),
  )
  expect(isInterfaceType(schema.getType('UserError'))).toBe(true)
  expect(kinds).toHaveLength(39)
})
