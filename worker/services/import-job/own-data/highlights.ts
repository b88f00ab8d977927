import * as v from 'valibot'
import { paragraphName } from '../../../../schema/inputs/post-note'
import { quotedWords, textOffset } from '../../../../schema/inputs/quote'
import { entityId } from '../../../../schema/inputs/text'
import { ANCHOR_CONTEXT } from '../../../../schema/rules/anchors'
import { MOST_QUOTES_OF_STORY } from '../../../../schema/rules/quotes'
import { importOwnWording as wording } from '../../../../schema/wording/import-own'
import { type RestoredQuote, restoreQuotes } from '../../../data/import/own-data'
import { readPeople } from '../../../data/people'
import type { Post } from '../../../data/post/rows'
import { quotesByKeys } from '../../../data/quote/queries'
import { quotesKey } from '../../../data/quote/rows'
import { derivedId } from '../../import/ids'
import type { OwnData } from '../../import/own-data/own-data'
import { can } from '../../policies/can'
import { postThing } from '../../post/post-thing'
import { readableBody } from '../../post/readable-body'
import { anchorNow, isOf } from '../../quote/passage'
import type { Piece, Restored, Restoring } from './restoring'
import { rowsLike } from './rows-like'

/** Highlights that come back in one step. */
const AT_ONCE = 200

const around = v.pipe(v.string(), v.maxLength(ANCHOR_CONTEXT * 2))
const quoteRow = v.object({
  id: entityId,
  postId: entityId,
  isPrivate: v.boolean(),
  paragraph: paragraphName,
  start: textOffset,
  words: v.pipe(quotedWords, v.nonEmpty()),
  before: around,
  after: around,
  createdAt: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  deletedAt: v.null(),
})
type Given = v.InferOutput<typeof quoteRow>

/** The highlights of one story: where their words stand in it now. */
async function inStory(
  restoring: Restoring,
  post: Post,
  quotes: readonly Given[],
): Promise<{ kept: RestoredQuote[]; lost: number }> {
  const { parts, owner, actor } = restoring
  const { db, clock } = parts
  const thing = await postThing(readPeople(db), actor, post)
  if (!can(actor, 'quote', thing)) return { kept: [], lost: quotes.length }
  const isForAll = can(actor, 'quotePublicly', thing)
  const body = await readableBody(db, actor, post)
  const mine = await db.all(quotesByKeys, JSON.stringify([quotesKey(owner.id, post.id)]))
  const kept: RestoredQuote[] = []
  let lost = 0
  for (const { id: former, isPrivate, createdAt, deletedAt, ...quote } of quotes) {
    const anchor = anchorNow(
      { ...quote, id: former, userId: owner.id, isPrivate: 1, createdAt, deletedAt },
      body,
    )
    if (anchor === undefined || mine.length + kept.length >= MOST_QUOTES_OF_STORY) {
      lost += 1
      continue
    }
    if (mine.some((one) => isOf(one, body, anchor))) continue
    const id = await derivedId('markdown', 'highlight', owner.id, former)
    const at = Math.min(createdAt, clock.now())
    kept.push({ id, postId: post.id, isPrivate: isPrivate || !isForAll, ...anchor, createdAt: at })
  }
  return { kept, lost }
}

async function restore(restoring: Restoring, quotes: readonly Given[]): Promise<Restored> {
  const { db, clock, purger } = restoring.parts
  const stories = await restoring.stories(quotes.map(({ postId }) => postId))
  const byStory = Map.groupBy(quotes, ({ postId }) => postId)
  const kept: RestoredQuote[] = []
  let missing = 0
  let lost = 0
  for (const [postId, some] of byStory) {
    const post = stories.get(postId)
    if (post === undefined) {
      missing += some.length
      continue
    }
    const placed = await inStory(restoring, post, some)
    kept.push(...placed.kept)
    lost += placed.lost
  }
  const notes = [
    ...(missing > 0 ? [wording.missingHighlights(missing)] : []),
    ...(lost > 0 ? [wording.lostHighlights(lost)] : []),
  ]
  if (kept.length === 0) return { outcome: notes.length > 0 ? 'skipped' : 'unchanged', notes }
  const tag = purger.names.userQuotes(restoring.owner.id)
  await db.write([restoreQuotes(restoring.owner.id, kept), ...purger.statements([tag], { now: clock.now() })])
  await purger.request()
  return { outcome: 'imported', notes }
}

/** The highlights of an export that weren't deleted, some at a time. */
export async function highlightPieces(data: OwnData): Promise<Piece[]> {
  const quotes = await rowsLike(data, 'quote', quoteRow)
  const pieces: Piece[] = []
  for (let at = 0; at < quotes.length; at += AT_ONCE) {
    const some = quotes.slice(at, at + AT_ONCE)
    pieces.push({
      kind: 'highlights',
      title: wording.highlights(at + 1, at + some.length),
      restore: (restoring) => restore(restoring, some),
    })
  }
  return pieces
}
