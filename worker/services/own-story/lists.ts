import { TRASH_KEPT } from '../../../schema/rules/drafts'
import { MOST_OWN_SEARCH, OWN_STORIES_PAGE } from '../../../schema/rules/own-stories'
import { DAY } from '../../../schema/rules/time-units'
import { type OwnStoryRow, ownStories } from '../../data/own-story/queries'
import { type Key, type PageOf, type Paging, readPage } from '../paging'
import type { Needs } from '../parts'

/** What a writer looks for among their own stories. */
export interface OwnStoriesQuery {
  filter: string
  order: string
  search: string
  paging?: Paging | null | undefined
}

/** Lists whose rows change while their stories are written: what is out shows its published text. */
const WRITTEN: ReadonlySet<string> = new Set(['DRAFTS', 'SCHEDULED'])

/**
 * A page of a writer's own stories. What the editor has said is saved is in it: what their objects haven't stored yet
 * is stored first. Rule: docs/rules/writing.md, "Your stories".
 */
export async function ownStoriesOf(
  { db, drafts }: Needs<'db' | 'drafts'>,
  writerId: string,
  { filter, order, search, paging }: OwnStoriesQuery,
): Promise<PageOf<OwnStoryRow>> {
  const read = () =>
    readPage<OwnStoryRow>(
      { ...paging, limit: paging?.limit ?? OWN_STORIES_PAGE },
      ([key, id], limit) =>
        db.all(ownStories, writerId, filter, order, search.trim().slice(0, MOST_OWN_SEARCH), key, id, limit),
      ({ key, id }): Key => [key, id],
    )
  const page = await read()
  if (!WRITTEN.has(filter)) return page
  const stored = await Promise.all(page.items.map(({ id }) => drafts.store(id).catch(() => false)))
  return stored.includes(true) ? read() : page
}

/** How many days a story stays in the trash, today included; null for one that isn't there. */
export const daysLeft = ({ trashedAt }: Pick<OwnStoryRow, 'trashedAt'>, now: number): number | null =>
  trashedAt === null ? null : Math.max(0, Math.ceil((trashedAt + TRASH_KEPT - now) / DAY))
