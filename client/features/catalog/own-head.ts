import { catalogWording } from '../../../schema/wording/catalog'
import { yourListsWording } from '../../../schema/wording/your-lists'
import type { HeadContext, PageHead } from '../../lib/page'
import { OwnList } from './own-list.generated'
import { ownListVariables } from './own-load'

/** The head of the page with the viewer's lists. */
export const ownListsHead = (): PageHead => ({ title: catalogWording.own.title, robots: 'noindex' })

/** The head of the page with the lists that the viewer has saved. */
export const savedListsHead = (): PageHead => ({ title: yourListsWording.saved.title, robots: 'noindex' })

/** The head of the page of one of the viewer's lists. */
export const ownListHead = (page: HeadContext): PageHead => ({
  title: page.data(OwnList, ownListVariables(page)).viewer?.catalog?.name ?? '',
  robots: 'noindex',
})
