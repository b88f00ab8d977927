import { describe, expect, test } from 'vitest'
import { PublicationNavigationContextQuery } from '../../../client/layouts/publication/publication-navigation-context-query.generated'
import { PostPage } from '../../../client/pages/post/post-page.generated'
import type { ExperimentGroup } from '../../../schema/rules/experiments'
import { executeOperation } from '../../../worker/graphql/execute'
import { watched } from '../../../worker/graphql/impersonal'
import type { Actor } from '../../../worker/services/policies/actor'
import { OperationMemory } from '../../../worker/ssr/operation-memory'
import { newActor } from '../../factories/actor'
import { createCollection } from '../../factories/collection'
import { createStory } from '../../factories/story'
import { ASKED, cost, LONG, REMEMBERED, read, request, type Story } from './memory-requests'

const person = (id: string, isMember = false): Actor => newActor({ id, isMember })

const textOf = (post: Awaited<ReturnType<typeof read>>): number => (post as Story).content.body.length

describe('an answer that doesn’t depend on the viewer', () => {
  test('is remembered for everybody, with its tags, and costs no round trip', async () => {
    const memory = new OperationMemory()
    const { id } = await createStory({ body: LONG, tags: ['memory'] })
    const [first, second] = [request({ viewer: person('a'.repeat(12)) }), request({ viewer: null })]
    const told = await read(memory, id, first)
    expect(await read(memory, id, second)).toEqual(told)
    expect([cost(first), cost(second)]).toEqual([ASKED, REMEMBERED])
    expect(second.tags.header()).toBe(first.tags.header())
    expect(second.tags.header()).toContain(`post-${id}`)
  })

  test('is the same as without the memory', async () => {
    const { id } = await createStory({ body: LONG })
    const memory = new OperationMemory()
    await read(memory, id, request())
    const without = await executeOperation(PostPage, { id }, request())
    expect(await memory.execute(PostPage, { id }, request())).toEqual(without)
  })

  test('is remembered separately by variables and by the origin of its addresses', async () => {
    const memory = new OperationMemory()
    const [one, other] = [await createStory(), await createStory()]
    const here = await read(memory, one.id, request())
    expect(await read(memory, other.id, request())).not.toEqual(here)
    const there = await read(memory, one.id, request({ origin: 'https://other.example' }))
    expect((there as Story).mediumUrl).toMatch(/^https:\/\/other\.example\//)
  })

  test('is remembered separately for each group of an experiment, whose flags differ', async () => {
    const memory = new OperationMemory()
    const { id } = await createStory()
    const { parts } = request()
    const costOf = async (group?: ExperimentGroup) => {
      const experiment = group && { id: 'shades', group }
      const context = request({ parts: Object.create(parts, { experiment: { value: experiment } }) })
      await read(memory, id, context)
      return cost(context)
    }
    expect([await costOf(), await costOf('group1'), await costOf('group2')]).toEqual([ASKED, ASKED, ASKED])
    expect([await costOf(), await costOf('group1')]).toEqual([REMEMBERED, REMEMBERED])
  })

  test('can’t be modified', async () => {
    const memory = new OperationMemory()
    const { id } = await createStory({ body: LONG })
    const post = (await read(memory, id, request())) as Story
    expect(() => {
      post.title = 'Another'
    }).toThrow(TypeError)
    expect(() => post.content.body.pop()).toThrow(TypeError)
  })
})

describe('the parts of a use case', () => {
  const given = () => watched(request())

  test('don’t count as a look at the viewer where they depend on the configuration alone', () => {
    const { context, isPersonal } = given()
    const { db, clock, flags, site, captcha, provider, pictureKeys } = context.parts
    expect([db, clock, flags, site, captcha, provider, pictureKeys].length).toBe(7)
    expect(isPersonal()).toBe(false)
  })

  test.each(['session', 'browser', 'viewer', 'expiring', 'lockouts', 'keys', 'mailer'] as const)(
    'count as a look where they reveal something about the viewer, or may: %s',
    (name) => {
      const { context, isPersonal } = given()
      expect(context.parts[name]).toBeDefined()
      expect(isPersonal()).toBe(true)
    },
  )
})

describe('an answer that depends on the viewer', () => {
  test('isn’t shared for a locked story, which only those who may read it see in full', async () => {
    const memory = new OperationMemory()
    const { id, creatorId } = await createStory({ access: 'locked', body: LONG })
    const member = () => request({ viewer: person('b'.repeat(12), true) })
    const writer = () => request({ viewer: person(creatorId) })
    const others = () => request({ viewer: person('c'.repeat(12)) })
    const lengths: number[] = []
    for (const who of [member, others, writer, request, member, others]) {
      lengths.push(textOf(await read(memory, id, who())))
    }
    const preview = lengths[1] as number
    expect(preview).toBeLessThan(LONG.length)
    expect(lengths).toEqual([LONG.length, preview, LONG.length, preview, LONG.length, preview])
    expect(memory.size).toBe(0)
  })

  test('isn’t shared for a draft, which only its writer sees', async () => {
    const memory = new OperationMemory()
    const { id, creatorId } = await createStory({ state: 'draft', isListed: false })
    const kinds: string[] = []
    for (const viewer of [person(creatorId), null, person('d'.repeat(12)), person(creatorId)]) {
      kinds.push((await read(memory, id, request({ viewer }))).__typename)
    }
    expect(kinds).toEqual(['Post', 'NotFound', 'NotFound', 'Post'])
    expect(memory.size).toBe(0)
  })

  test('isn’t shared for the edge between the viewer and a publication', async () => {
    const memory = new OperationMemory()
    const { slug, id } = await createCollection()
    const edge = async (viewer: Actor) =>
      JSON.stringify(
        await memory.execute(PublicationNavigationContextQuery, { domainOrSlug: slug }, request({ viewer })),
      )
    expect(await edge(person('e'.repeat(12)))).toContain(`collection:${id}:viewer:eeeeeeeeeeee`)
    expect(await edge(person('f'.repeat(12)))).toContain(`collection:${id}:viewer:ffffffffffff`)
    expect(await edge(null)).toContain(`collection:${id}:viewer:lo`)
    expect(memory.size).toBe(0)
  })
})
