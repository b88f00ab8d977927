import { historyWording } from '../../../schema/wording/reading-history'
import type { LoadContext, PageContext, PageHead } from '../../lib/page'
import { ReadingHistory } from './reading-history.generated'

/** The variables of the query for the viewer's history. */
export const historyVariables = ({ search }: PageContext) => ({ after: search.after })

/** Loads what the viewer has read. */
export const loadHistory = (page: LoadContext) => page.query(ReadingHistory, historyVariables(page))

/** The head of the pages with it. */
export const historyHead = (): PageHead => ({ title: historyWording.title, robots: 'noindex' })
