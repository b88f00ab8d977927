import type { Database } from '../../data/database'
import { tagsFrom } from '../../data/tag/queries'
import { FROM_BOTTOM, type Key, type Paging, readPage } from '../paging'

/** No slug has a larger character. */
const AFTER_ALL = '\u{10ffff}'

/** Every tag whose slug begins so, by the slugs, whatever readers see of it. */
export const everyTopic = (db: Database, beginning: string, paging?: Paging | null) =>
  readPage(
    paging,
    ([, slug], limit) => db.all(tagsFrom, beginning, slug, beginning + AFTER_ALL, limit),
    ({ slug }): Key => [0, slug],
    FROM_BOTTOM,
  )
