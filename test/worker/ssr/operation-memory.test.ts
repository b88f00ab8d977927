import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { PublicationNavigationContextQuery } from '../../../client/layouts/publication/publication-navigation-context-query.generated'
import { StaffPicks } from '../../../client/pages/not-found/staff-picks.generated'
import { PostPage } from '../../../client/pages/post/post-page.generated'
import type { Operation } from '../../../schema/operation'
import type { ExperimentGroup } from '../../../schema/rules/experiments'
import { Database } from '../../../worker/data/database'
import { createReader } from '../../../worker/data/reader'
import { CacheTags } from '../../../worker/edge-cache/tags'
import type { GraphQLContext } from '../../../worker/graphql/context'
import { executeOperation } from '../../../worker/graphql/execute'
import { watched } from '../../../worker/graphql/impersonal'
import type { Actor } from '../../../worker/services/policies/actor'
import { OperationMemory } from '../../../worker/ssr/operation-memory'
import { newActor } from '../../factories/actor'
import { createCollection } from '../../factories/collection'
import { endpointContext, ORIGIN } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { createStory, paragraph } from '../../factories/story'

const person = (id: string, isMember = false): Actor => newActor({ id, isMember })

/** The context of one request. */
const request = ({
  viewer = null,
  at = 0,
  ...more
}: Partial<Omit<GraphQLContext, 'viewer'>> & {
  viewer?: Actor
  at?: number
} = {}): GraphQLContext => ({
  reader: createReader(env.DB),
  viewer: async () => viewer,
  parts: endpointContext('/').parts,
  tags: new CacheTags(),
  clock: { now: () => NOON + at },
  origin: ORIGIN,
  ...more,
})

/** What a request cost, and how much of it was remembered. */
const cost = ({ reader: { db } }: GraphQLContext) => [db.usage.roundTrips > 0, db.usage.remembered]
const ASKED = [true, 0]
const REMEMBERED = [false, 1]

type Story = Extract<Awaited<ReturnType<typeof read>>, { __typename: 'Post' }>
async function read(memory: OperationMemory, id: string, context: GraphQLContext) {
  return (await memory.execute(PostPage, { id }, context)).postResult
}
const textOf = (post: Awaited<ReturnType<typeof read>>): number => (post as Story).content.body.length

const LONG = Array.from({ length: 30 }, (_, i) =>
  paragraph(`Paragraph ${i}. ${'Words and more. '.repeat(20)}`),
)

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
    const { db, clock, flags, site, captcha, provider } = context.parts
    expect([db, clock, flags, site, captcha, provider].length).toBe(6)
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

describe('the time that an answer is remembered', () => {
  test('is half a second, and nothing on a clock that was set back', async () => {
    const memory = new OperationMemory()
    const { id } = await createStory()
    const at = async (time: number) => {
      const context = request({ at: time })
      await read(memory, id, context)
      return cost(context)
    }
    expect([await at(0), await at(349), await at(849)]).toEqual([ASKED, REMEMBERED, ASKED])
    expect(await at(100)).toEqual(ASKED)
  })

  test('ends with one request that recomputes it, while the others don’t wait', async () => {
    const memory = new OperationMemory()
    const { id } = await createStory()
    await read(memory, id, request())
    const late = [400, 400, 400].map((at) => request({ at }))
    await Promise.all(late.map((context) => read(memory, id, context)))
    expect(late.map(cost)).toEqual([ASKED, REMEMBERED, REMEMBERED])
    const later = request({ at: 700 })
    await read(memory, id, later)
    expect(cost(later)).toEqual(REMEMBERED)
  })

  test('ends as usual when the recomputation never finishes', async () => {
    const memory = new OperationMemory()
    const { id } = await createStory()
    await read(memory, id, request())
    const broken = {
      withSession: () => broken,
      prepare: () => ({ bind: () => ({}) }),
      batch: () => Promise.reject(new Error('Away')),
    }
    const failing = request({ at: 400, reader: createReader(broken as unknown as D1Database) })
    await expect(read(memory, id, failing)).rejects.toThrow('Away')
    const [soon, after] = [request({ at: 499 }), request({ at: 500 })]
    await read(memory, id, soon)
    await read(memory, id, after)
    expect([cost(soon), cost(after)]).toEqual([REMEMBERED, ASKED])
  })

  test('ends when this isolate writes', async () => {
    const memory = new OperationMemory()
    const { id } = await createStory({ title: 'Before' })
    const titleOf = async (context = request()) => ((await read(memory, id, context)) as Story).title
    const rename = (title: string) =>
      new Database(env.DB).write([{ sql: 'UPDATE post SET title = ? WHERE id = ?', params: [title, id] }])
    expect(await titleOf()).toBe('Before')
    await rename('After')
    expect(await titleOf()).toBe('After')
  })

  test('doesn’t begin for what was read before a write that ended since', async () => {
    const memory = new OperationMemory()
    const { id } = await createStory()
    const early = request()
    await early.reader.posts.load(id)
    await new Database(env.DB).write([{ sql: 'UPDATE post SET title = ? WHERE id = ?', params: ['New', id] }])
    await read(memory, id, early)
    expect(memory.size).toBe(0)
    expect(((await read(memory, id, request())) as Story).title).toBe('New')
  })

  test('ends when the memory is cleared', async () => {
    const memory = new OperationMemory()
    await memory.execute(StaffPicks, {}, request())
    expect(memory.size).toBe(1)
    memory.clear()
    expect(memory.size).toBe(0)
  })
})

describe('what isn’t remembered', () => {
  test('a failure', async () => {
    const memory = new OperationMemory()
    const { id } = await createStory()
    const context = request()
    context.reader.users.load = () => Promise.reject(new Error('The database is away'))
    await expect(read(memory, id, context)).rejects.toThrow('The database is away')
    expect(memory.size).toBe(0)
    expect((await read(memory, id, request())).__typename).toBe('Post')
  })

  test('a mutation', async () => {
    const memory = new OperationMemory()
    const mutation: Operation<unknown, { id: string }> = { ...PostPage, kind: 'mutation' }
    await memory.execute(mutation, { id: 'no-story' }, request())
    expect(memory.size).toBe(0)
  })

  test('answers beyond the limit, and an answer larger than the whole memory', async () => {
    const few = new OperationMemory({ answers: 2, bytes: 1_000_000 })
    const small = new OperationMemory({ answers: 100, bytes: 10_000 })
    for (const body of [[paragraph('Short.')], LONG, [paragraph('Short.')]]) {
      const { id } = await createStory({ body })
      await read(few, id, request())
      await read(small, id, request())
    }
    expect(few.size).toBe(2)
    expect(small.size).toBe(2)
  })
})
