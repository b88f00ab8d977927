import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { beforeAll, expect, test } from 'vitest'
import { post, postVersion } from '../../../schema/tables/post'
import { nextId } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import { createStory, paragraph } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { quote, quotesSeen } from './support'

/* Top highlights of a story that was changed. Rule: docs/rules/highlights.md, "Top highlights". */

const SENTENCE = 'The tide turns around a point where it never moves.'
const INSERTED = 'Nobody who stands on the quay would ever notice that. '

let people: Awaited<ReturnType<typeof signedIn>>[]
beforeAll(async () => {
  people = await Promise.all([signedIn(), signedIn(), signedIn()])
})

/** Publishes another text of a story. */
async function change(postId: string, text: string): Promise<void> {
  const db = drizzle(env.DB)
  const id = nextId()
  await db
    .insert(postVersion)
    .values({ id, postId, revision: 2, title: '', body: [paragraph(text, 'text')], createdAt: 1 })
  await db.update(post).set({ versionId: id }).where(eq(post.id, postId))
}

test('the same words count together, wherever they stood when they were highlighted', async () => {
  const { id } = await createStory({ body: [paragraph(`${SENTENCE} So it is.`, 'text')] })
  const [one, two, three] = people
  if (!one || !two || !three) throw new Error('Three people are needed')
  await quote(one.visit, id, { endOffset: SENTENCE.length })
  await change(id, `${INSERTED}${SENTENCE} So it is.`)
  await quote(two.visit, id, {
    startOffset: INSERTED.length,
    endOffset: INSERTED.length + SENTENCE.length,
  })
  await quote(three.visit, id, { endOffset: INSERTED.length - 1 })
  const { topQuotes } = await quotesSeen(newVisit(), id)
  expect(topQuotes).toMatchObject([{ peopleCount: 2, quote: { words: SENTENCE } }])
})

test('what isn’t in the story any more isn’t one', async () => {
  const { id } = await createStory({ body: [paragraph(SENTENCE, 'text')] })
  for (const { visit } of people) await quote(visit, id, { endOffset: SENTENCE.length })
  expect((await quotesSeen(newVisit(), id)).topQuotes).toMatchObject([{ peopleCount: 3 }])
  await change(id, INSERTED)
  expect((await quotesSeen(newVisit(), id)).topQuotes).toEqual([])
})
