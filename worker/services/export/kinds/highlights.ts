import { linkTo } from '../../../../schema/routes/links'
import { KIND_ROWS } from '../../../../schema/rules/exports'
import { exportKindsWording as wording } from '../../../../schema/wording/export-kinds'
import { highlightsToTake, type TakenHighlight } from '../../../data/export/kinds'
import { FROM_TOP } from '../../paging'
import { iso, postUrl, titleOf } from './addresses'
import { dayOf, facts, linked, plainText, quotation } from './markdown-parts'
import { pagesOf, type TakenKind, type Taker } from './taken-kind'

interface Highlight {
  words: string
  storyTitle: string
  storyUrl: string
  author: string
  isPrivate: boolean
  /** Absent for a private one, which has no address. */
  url: string | null
  createdAt: string
}

function itemOf(taker: Taker, row: TakenHighlight): Highlight {
  const { id, postId, words, author, isPrivate } = row
  return {
    words,
    storyTitle: titleOf(row),
    storyUrl: postUrl(taker, postId),
    author,
    isPrivate: isPrivate === 1,
    url: isPrivate === 1 ? null : taker.origin + linkTo('ShowPostQuote', { postId, quoteId: id }),
    createdAt: iso(row.at),
  }
}

/** Highlights, the newest first; in Markdown under the stories that they are from. */
export const takenHighlights: TakenKind<Highlight> = {
  async *pages(taker) {
    const read = ([at, id]: readonly [number, string]) =>
      taker.db.all(highlightsToTake, taker.userId, taker.country, at, id, KIND_ROWS)
    for await (const rows of pagesOf(read, ({ at, id }) => [at, id], FROM_TOP, KIND_ROWS))
      yield rows.map((row) => itemOf(taker, row))
  },
  columns: ['words', 'storyTitle', 'storyUrl', 'author', 'isPrivate', 'url', 'createdAt'],
  rows: (item) => [{ ...item }],
  markdown({ words, storyTitle, storyUrl, author, isPrivate, createdAt }, before) {
    const story = `## ${linked(storyTitle, storyUrl)}, ${plainText(wording.by(author))}\n\n`
    const about = facts(dayOf(createdAt), isPrivate && wording.isPrivate)
    return `${before?.storyUrl === storyUrl ? '' : story}${quotation(words)}\n\n${about}\n\n`
  },
}
