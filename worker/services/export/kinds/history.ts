import { KIND_ROWS } from '../../../../schema/rules/exports'
import { exportKindsWording as wording } from '../../../../schema/wording/export-kinds'
import { historyToTake } from '../../../data/export/kinds'
import { FROM_TOP } from '../../paging'
import { iso, postUrl, titleOf } from './addresses'
import { dayOf, facts, linked, plainText } from './markdown-parts'
import { pagesOf, type TakenKind } from './taken-kind'

interface ReadStory {
  title: string
  url: string
  author: string
  /** How far they have come, in percent. */
  percent: number
  begunAt: string
  readAt: string
  /** Absent as long as they haven't read it to the end. */
  finishedAt: string | null
}

/** What somebody has read or begun, the last one first. */
export const takenHistory: TakenKind<ReadStory> = {
  async *pages(taker) {
    const read = ([at, id]: readonly [number, string]) =>
      taker.db.all(historyToTake, taker.userId, taker.country, at, id, KIND_ROWS)
    for await (const rows of pagesOf(read, ({ readAt, postId }) => [readAt, postId], FROM_TOP, KIND_ROWS))
      yield rows.map((row) => ({
        title: titleOf(row),
        url: postUrl(taker, row.postId),
        author: row.author,
        percent: Math.round(row.progress / 10),
        begunAt: iso(row.begunAt),
        readAt: iso(row.readAt),
        finishedAt: row.finishedAt === null ? null : iso(row.finishedAt),
      }))
  },
  columns: ['title', 'url', 'author', 'percent', 'begunAt', 'readAt', 'finishedAt'],
  rows: (item) => [{ ...item }],
  markdown({ title, url, author, percent, readAt, finishedAt }) {
    const how = finishedAt === null ? wording.percent(percent) : wording.finished
    return `- ${linked(title, url)}, ${plainText(wording.by(author))}: ${facts(how, dayOf(readAt))}\n`
  },
}
