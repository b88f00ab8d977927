import { KIND_ROWS } from '../../../../schema/rules/exports'
import { IMAGE_PATH } from '../../../../schema/rules/images'
import type { ResponseStatus } from '../../../../schema/rules/responses'
import { exportKindsWording as wording } from '../../../../schema/wording/export-kinds'
import type { RowOf } from '../../../data/database'
import { responsesToTake } from '../../../data/export/kinds'
import { FROM_TOP } from '../../paging'
import { iso, postUrl } from './addresses'
import { dayOf, facts, linked } from './markdown-parts'
import { pagesOf, type TakenKind, type Taker } from './taken-kind'

interface Response {
  /** As it was typed. */
  text: string
  url: string
  respondsToKind: 'story' | 'list'
  /** Absent once it can't be opened. */
  respondsToTitle: string | null
  respondsToUrl: string | null
  status: ResponseStatus
  clapCount: number
  createdAt: string
  editedAt: string | null
}

function itemOf(taker: Taker, row: RowOf<typeof responsesToTake>): Response {
  const { id, source, rootKind, rootPostId, rootTitle, catalogName, status, clapCount, at, editedAt } = row
  return {
    // A picture is named by its address on this site, which another one doesn't have.
    text: source.replaceAll(`](${IMAGE_PATH}`, `](${taker.origin}${IMAGE_PATH}`),
    url: postUrl(taker, id),
    respondsToKind: rootKind === 'post' ? 'story' : 'list',
    respondsToTitle: catalogName ?? (rootPostId === null ? null : rootTitle || wording.untitled),
    respondsToUrl: rootPostId === null ? null : postUrl(taker, rootPostId),
    status,
    clapCount,
    createdAt: iso(at),
    editedAt: editedAt === null ? null : iso(editedAt),
  }
}

const STATUSES = { shown: null, held: wording.isHeld, hidden: wording.isHidden } as const

/** Responses as they were typed, the newest first. */
export const takenResponses: TakenKind<Response> = {
  async *pages(taker) {
    const read = ([at, id]: readonly [number, string]) =>
      taker.db.all(responsesToTake, taker.userId, taker.country, at, id, KIND_ROWS)
    for await (const rows of pagesOf(read, ({ at, id }) => [at, id], FROM_TOP, KIND_ROWS))
      yield rows.map((row) => itemOf(taker, row))
  },
  columns: [
    'text',
    'url',
    'respondsToKind',
    'respondsToTitle',
    'respondsToUrl',
    'status',
    'clapCount',
    'createdAt',
    'editedAt',
  ],
  rows: (item) => [{ ...item }],
  markdown({ text, url, respondsToTitle, respondsToUrl, status, clapCount, createdAt }) {
    const what = respondsToTitle === null ? wording.goneThing : linked(respondsToTitle, respondsToUrl)
    const claps = clapCount > 0 && wording.claps(clapCount)
    const about = facts(linked(dayOf(createdAt), url), STATUSES[status], claps)
    return `## ${wording.responseTo(what)}\n\n${about}\n\n${text.trim()}\n\n`
  },
}
