import { KIND_ROWS } from '../../../../schema/rules/exports'
import { exportKindsWording as wording } from '../../../../schema/wording/export-kinds'
import { listClapsToTake, postClapsToTake } from '../../../data/export/kinds'
import { FROM_TOP } from '../../paging'
import { iso, listUrl, postUrl, titleOf } from './addresses'
import { dayOf, linked, plainText } from './markdown-parts'
import { pagesOf, type TakenKind } from './taken-kind'

interface Clap {
  kind: 'story' | 'response' | 'list'
  title: string
  url: string
  author: string
  claps: number
  clappedAt: string
}

type Place = readonly [number, string]
const keyOf = ({ at, id }: { at: number; id: string }): [number, string] => [at, id]

/** Claps for stories and responses, then those for lists, the newest first. */
export const takenClaps: TakenKind<Clap> = {
  async *pages(taker) {
    const { db, userId, country } = taker
    const ofPosts = ([at, id]: Place) => db.all(postClapsToTake, userId, country, at, id, KIND_ROWS)
    for await (const rows of pagesOf(ofPosts, keyOf, FROM_TOP, KIND_ROWS))
      yield rows.map((row) => ({
        kind: row.kind,
        title: titleOf(row),
        url: postUrl(taker, row.postId),
        author: row.author,
        claps: row.count,
        clappedAt: iso(row.at),
      }))
    const ofLists = ([at, id]: Place) => db.all(listClapsToTake, userId, at, id, KIND_ROWS)
    for await (const rows of pagesOf(ofLists, keyOf, FROM_TOP, KIND_ROWS))
      yield rows.map(({ id, slug, at, title, author, username, count }) => ({
        kind: 'list' as const,
        title,
        url: listUrl(taker, username, { id, slug }),
        author,
        claps: count,
        clappedAt: iso(at),
      }))
  },
  columns: ['kind', 'title', 'url', 'author', 'claps', 'clappedAt'],
  rows: (item) => [{ ...item }],
  markdown: ({ title, url, author, claps, clappedAt }) =>
    `- ${linked(title, url)}, ${plainText(wording.by(author))}: ${wording.claps(claps)}, ${dayOf(clappedAt)}\n`,
}
