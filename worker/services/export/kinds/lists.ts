import { linkTo } from '../../../../schema/routes/links'
import { KIND_ROWS } from '../../../../schema/rules/exports'
import { MAX_LISTS } from '../../../../schema/rules/limits'
import { exportKindsWording as wording } from '../../../../schema/wording/export-kinds'
import type { RowOf } from '../../../data/database'
import { itemsToTake, listsToTake } from '../../../data/export/kinds'
import { FROM_BOTTOM } from '../../paging'
import { iso, listUrl, postUrl, titleOf } from './addresses'
import { dayOf, facts, linked, plainText, quotation } from './markdown-parts'
import { pagesOf, type TakenKind, type Taker } from './taken-kind'

interface Item {
  /** Absent once the story can't be opened. */
  title: string | null
  url: string | null
  author: string | null
  note: string
  addedAt: string
}

interface List {
  name: string
  description: string
  isPrivate: boolean
  url: string
  createdAt: string
  stories: Item[]
}

/** Besides the lists that somebody makes there are those that everybody has. */
const MOST = MAX_LISTS + 10

function itemOf(taker: Taker, row: RowOf<typeof itemsToTake>): Item {
  const { postId, title, excerpt, author, note, at } = row
  const isThere = postId !== null && title !== null && excerpt !== null
  return {
    title: isThere ? titleOf({ title, excerpt }) : null,
    url: isThere ? postUrl(taker, postId) : null,
    author: isThere ? author : null,
    note,
    addedAt: iso(at),
  }
}

async function storiesOf(taker: Taker, catalogId: string): Promise<Item[]> {
  const stories: Item[] = []
  const read = ([position, id]: readonly [number, string]) =>
    taker.db.all(itemsToTake, catalogId, taker.userId, taker.country, position, id, KIND_ROWS)
  for await (const rows of pagesOf(read, ({ position, id }) => [position, id], FROM_BOTTOM, KIND_ROWS))
    stories.push(...rows.map((row) => itemOf(taker, row)))
  return stories
}

async function listOf(taker: Taker, row: RowOf<typeof listsToTake>): Promise<List> {
  const { id, slug, name, description, visibility, createdAt } = row
  const isPrivate = visibility !== 0
  const own = linkTo('YourList', { catalogSlugId: slug && row.type !== 'list' ? slug : id })
  return {
    name,
    description,
    isPrivate,
    url: isPrivate ? taker.origin + own : listUrl(taker, taker.username, { id, slug }),
    createdAt: iso(createdAt),
    stories: await storiesOf(taker, id),
  }
}

const storyLines = ({ title, url, author, note }: Item, at: number): string => {
  const story = title === null ? wording.gone : linked(title, url)
  const by = author === null ? '' : `, ${plainText(wording.by(author))}`
  return `${at + 1}. ${story}${by}\n${note ? `\n   ${plainText(note)}\n` : ''}`
}

/** Lists with their stories and remarks, the oldest list first. */
export const takenLists: TakenKind<List> = {
  async *pages(taker) {
    const lists = await taker.db.all(listsToTake, taker.userId, MOST)
    for (const list of lists) yield [await listOf(taker, list)]
  },
  columns: ['list', 'listDescription', 'isPrivate', 'listUrl', 'title', 'url', 'author', 'note', 'addedAt'],
  rows: ({ name, description, isPrivate, url, stories }) => {
    const list = { list: name, listDescription: description, isPrivate, listUrl: url }
    return stories.length === 0 ? [list] : stories.map((story) => ({ ...list, ...story }))
  },
  markdown({ name, description, isPrivate, url, createdAt, stories }) {
    const about = facts(dayOf(createdAt), isPrivate && wording.isPrivateList)
    const described = description ? `${quotation(description)}\n\n` : ''
    return `## ${linked(name, url)}\n\n${described}${about}\n\n${stories.map(storyLines).join('')}\n`
  },
}
