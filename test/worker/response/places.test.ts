import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { createCatalog } from '../../factories/catalog'
import { createStory } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { block } from '../block/support'
import { decide as decideByStaff, RESTORE, SUSPEND, signStaffIn, TAKE_DOWN } from '../site/support/moderators'
import { answer, established, respond, respondToList, type Visit, withResponse } from './support'

beforeAll(signStaffIn)

interface Thread {
  id: string
  post: { id: string; responsesCount: number } | null
  answersCount: number
}

const THREADS = '{ threads { id answersCount post { id responsesCount } } }'

async function topOf(visit: Visit, { kind, id }: Discussed): Promise<Thread[]> {
  const { data } = await visit.ask(
    kind === 'post'
      ? `query ($id: ID!) { at: post(id: $id) { list: threadedPostResponses ${THREADS} } }`
      : `query ($id: ID!) { at: catalogById(catalogId: $id) { ... on Catalog { list: threadedCatalogResponses ${THREADS} } } }`,
    { id },
  )
  return (data as { at: { list: { threads: Thread[] } } }).at.list.threads
}

async function below(visit: Visit, id: string): Promise<Thread[]> {
  const { data } = await visit.ask(
    `query ($id: ID!) { responseThread(id: $id) { answersCount answers ${THREADS} } }`,
    { id },
  )
  return (data as { responseThread: { answers: { threads: Thread[] } } }).responseThread.answers.threads
}

interface Discussed {
  kind: 'post' | 'catalog'
  id: string
}

/** All that somebody reaches by opening every thread, and what each of them says about its answers. */
async function reached(visit: Visit, discussed: Discussed) {
  const shown: string[] = []
  const places: string[] = []
  const wrong: string[] = []
  const walk = async (threads: Thread[]): Promise<void> => {
    for (const { id, post, answersCount } of threads) {
      ;(post ? shown : places).push(id)
      const answers = answersCount > 0 ? await below(visit, id) : []
      if (post && post.responsesCount !== answersCount) wrong.push(`${id}: ${post.responsesCount}`)
      if (answers.length !== answersCount) wrong.push(`${id}: ${answersCount}, not ${answers.length}`)
      if (!post && answers.length === 0) wrong.push(`${id}: leads nowhere`)
      await walk(answers)
    }
  }
  await walk(await topOf(visit, discussed))
  return { shown: shown.toSorted(), places: places.toSorted(), wrong }
}

interface Gone {
  visit: Visit
  userId: string
  username: string
  id: string
}

/** Each way in which a response can be gone for those who read what is below it. */
const WAYS: Readonly<Record<string, (gone: Gone, reader: Visit) => Promise<unknown>>> = {
  deleted: ({ visit, id }) => withResponse(visit, 'deletePost', id),
  erased: async ({ visit, id }) => {
    await withResponse(visit, 'deletePost', id)
    await env.DB.prepare("UPDATE post SET state = 'removed' WHERE id = ?").bind(id).run()
    return {}
  },
  'taken down': ({ id }) => decideByStaff(TAKE_DOWN, id),
  suspended: ({ userId }) => decideByStaff(SUSPEND, userId),
  left: ({ visit, username }) =>
    answer(
      visit,
      'mutation ($username: String!) { result: deleteAccount(username: $username) { __typename ... on UserError { code message } } }',
      { username },
    ),
  blocked: ({ userId }, reader) => block(reader, userId),
}

const PLACES = [
  ['post', true, 1],
  ['post', false, 3],
  ['catalog', true, 3],
  ['catalog', false, 1],
] as const

describe.each(Object.entries(WAYS))('%s', (way, leave) => {
  test.each(PLACES)(
    'what is below stays within reach (%s, at the top: %s, %i above it)',
    async (kind, isTop, length) => {
      const [ada, { visit: reader }] = [await established(), await established()]
      const list = await createCatalog({ creatorId: ada.user.id, visibility: 0 })
      const discussed = { kind, id: kind === 'post' ? (await createStory()).id : list.id }
      const first = (visit: Visit, text: string) =>
        kind === 'post' ? respond(visit, discussed.id, text) : respondToList(visit, discussed.id, text)
      const kept: string[] = []
      const top = isTop ? undefined : (await first(ada.visit, 'It stays')).id
      if (top !== undefined) kept.push(top)
      const gone: Gone[] = []
      let last = top
      for (let at = 0; at < length; at++) {
        const { visit, user } = await established()
        const { id } = await (last === undefined
          ? first(visit, 'Secret words')
          : respond(visit, last, 'Secret words'))
        gone.push({ visit, userId: user.id, username: user.username, id })
        last = id
      }
      const leaf = await respond(ada.visit, last ?? '', 'Still here')
      kept.push(leaf.id)
      for (const one of gone) expect(await leave(one, reader)).not.toHaveProperty('code')
      const places = gone.map(({ id }) => id).toSorted()
      expect(await reached(reader, discussed)).toEqual({ shown: kept.toSorted(), places, wrong: [] })
      // Each place has a page, which repeats nothing of what was said there.
      const page = await reader.get(`/p/${places[0]}/responses`)
      expect(page.status).toBe(200)
      const html = await page.text()
      if (way !== 'blocked') expect(html).not.toContain('Secret words')
      if (length === 1) expect(html).toContain('Still here')
      expect(html).not.toContain('Nobody has answered yet.')
      // When the last answer goes, so do the places above it.
      await withResponse(ada.visit, 'deletePost', leaf.id)
      const rest = await reached(reader, discussed)
      expect(rest).toMatchObject({ shown: top === undefined ? [] : [top], places: [] })
      // A block changes no count (docs/rules/blocks.md, "What neither sees").
      if (way !== 'blocked') expect(rest.wrong).toEqual([])
      await withResponse(ada.visit, 'undeletePost', leaf.id)
      expect(await reached(reader, discussed)).toEqual({ shown: kept.toSorted(), places, wrong: [] })
    },
  )
})

test('a place that leads nowhere has no page, and its parent counts nothing', async () => {
  const { visit } = await established()
  const story = await createStory()
  const first = await respond(visit, story.id, 'First')
  const second = await respond(visit, first.id, 'Second')
  await withResponse(visit, 'deletePost', second.id)
  expect(await topOf(newVisit(), { kind: 'post', id: story.id })).toMatchObject([{ answersCount: 0 }])
  expect((await newVisit().get(`/p/${second.id}/responses`)).status).toBe(404)
  const html = await (await newVisit().get(`/p/${first.id}/responses`)).text()
  expect(html).toContain('Nobody has answered yet.')
})

test('a page that shows an empty place goes stale with what is far below it', async () => {
  const { visit } = await established()
  const story = await createStory()
  const first = await respond(visit, story.id, 'First')
  let last = first.id
  const chain: string[] = []
  for (const text of ['One', 'Two', 'Three']) {
    last = (await respond(visit, last, text)).id
    chain.push(last)
  }
  for (const id of chain.slice(0, 2)) await withResponse(visit, 'deletePost', id)
  const read = async () => (await newVisit().get(`/p/${first.id}/responses`)).text()
  expect(await read()).toContain('This response isn’t there any more.')
  await decideByStaff(TAKE_DOWN, chain[2] ?? '')
  expect(await read()).toContain('Nobody has answered yet.')
  await decideByStaff(RESTORE, chain[2] ?? '')
  expect(await read()).toContain('This response isn’t there any more.')
})
