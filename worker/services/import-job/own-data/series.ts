import * as v from 'valibot'
import { sequenceCoverAlt, sequenceDescription, sequenceTitle } from '../../../../schema/inputs/sequence'
import { entityId } from '../../../../schema/inputs/text'
import { MAX_SERIES, MAX_SERIES_PARTS } from '../../../../schema/rules/limits'
import { slugify } from '../../../../schema/rules/slug'
import { importOwnWording as wording } from '../../../../schema/wording/import-own'
import { sequenceMessages } from '../../../../schema/wording/sequence-messages'
import { addableAmong } from '../../../data/sequence/choices'
import { sequenceById } from '../../../data/sequence/queries'
import { deleteParts, insertParts, insertSequence } from '../../../data/sequence/writes'
import { bannedLinkIn } from '../../banned-domain/find-banned'
import { derivedId } from '../../import/ids'
import type { OwnData, OwnRow } from '../../import/own-data/own-data'
import { keepPicturesOf } from '../../media/pictures-in-use'
import { can } from '../../policies/can'
import { isAddable } from '../../sequence/addable'
import { forbidden } from '../../sequence/require-sequence'
import { seriesTags } from '../../sequence/stale-pages'
import type { Piece, Restored, Restoring } from './restoring'
import { rowsLike } from './rows-like'

const time = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const seriesRow = v.object({
  id: entityId,
  title: sequenceTitle,
  description: sequenceDescription,
  imageId: v.nullish(v.string()),
  imageAlt: sequenceCoverAlt,
  createdAt: time,
  updatedAt: time,
  publishedAt: v.nullable(time),
  deletedAt: v.null(),
})
type Series = v.InferOutput<typeof seriesRow>

const partRow = v.object({ sequenceId: entityId, postId: entityId, position: v.number() })

/** The parts that a series had, in order, and those of them that can be parts here. */
async function partsOf(restoring: Restoring, seriesId: string): Promise<{ all: number; here: string[] }> {
  const { data, owner, parts } = restoring
  const isOfSeries = ({ sequenceId }: OwnRow) => sequenceId === seriesId
  const rows = await rowsLike(data, 'sequence_part', partRow, isOfSeries)
  const ids = rows.toSorted((a, b) => a.position - b.position).map(({ postId }) => postId)
  const stories = await restoring.stories(ids)
  const here = [...new Set(ids.flatMap((id) => stories.get(id)?.id ?? []))].slice(0, MAX_SERIES_PARTS)
  const addable = await parts.db.all(addableAmong, owner.id, JSON.stringify(here))
  const may = new Set(addable.filter((story) => isAddable(owner.id, story)).map(({ id }) => id))
  return { all: ids.length, here: here.filter((id) => may.has(id)) }
}

async function restore(restoring: Restoring, series: Series): Promise<Restored> {
  const { parts, data, owner, actor, pictures } = restoring
  const { db, clock, purger } = parts
  const now = clock.now()
  const id = await derivedId('markdown', 'series', owner.id, series.id)
  const known = await db.first(sequenceById, id)
  if (known?.deletedAt) return { outcome: 'skipped', notes: [wording.deletedHere] }
  const { all, here } = await partsOf(restoring, series.id)
  const notes = here.length < all ? [wording.missing(all - here.length)] : []
  // Whoever has changed it here keeps their change.
  if (known && known.revision > 0) return { outcome: 'unchanged', notes }
  const address = data.pictureAddress(series.imageId)
  const cover = address === undefined ? undefined : await pictures.bring(address)
  const publishedAt =
    here.length === 0 || series.publishedAt === null ? null : Math.min(series.publishedAt, now)
  const row = {
    id,
    creatorId: owner.id,
    slug: slugify(series.title),
    title: series.title,
    description: series.description,
    imageId: cover?.imageId ?? null,
    imageAlt: cover ? series.imageAlt : '',
    createdAt: Math.min(series.createdAt, now),
    updatedAt: Math.min(series.updatedAt, now),
    publishedAt,
    deletedAt: null,
  }
  if (!can(actor, 'edit', { entity: 'sequence', sequence: row }))
    return { outcome: 'skipped', notes: [forbidden(actor).failure.message] }
  const banned = await bannedLinkIn(db, [row.title, row.description])
  if (banned) return { outcome: 'skipped', notes: [banned.failure.message] }
  const tags = publishedAt === null ? [] : await seriesTags(parts, row)
  await db.write([
    insertSequence(row, MAX_SERIES),
    deleteParts(id),
    insertParts(id, JSON.stringify(here)),
    ...keepPicturesOf(row.imageId, now),
    ...purger.statements([...tags, ...here.map((postId) => purger.names.post(postId))], { now }),
  ])
  await purger.request()
  if (await db.first(sequenceById, id)) return { outcome: known ? 'unchanged' : 'imported', notes }
  await db.write([deleteParts(id)])
  return { outcome: 'skipped', notes: [sequenceMessages.tooMany(MAX_SERIES)] }
}

/** The series of an export that weren't deleted. */
export async function seriesPieces(data: OwnData): Promise<Piece[]> {
  const some = await rowsLike(data, 'sequence', seriesRow)
  return some.map((series) => ({
    kind: 'series',
    title: series.title,
    restore: (restoring) => restore(restoring, series),
  }))
}
