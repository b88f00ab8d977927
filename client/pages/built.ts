import type { PageId } from '../../schema/pages'
import { GUARDED_MODULES } from './guarded-modules.generated'
import { PAGE_MODULES } from './modules.generated'

/**
 * Whether a page is built. The route of one that isn't shows the 404 page. The browser's route table has no others.
 * Rule: docs/rules/routes.md, "Pages and layouts".
 */
export const isBuilt = (pageId: PageId): boolean =>
  PAGE_MODULES[pageId] !== undefined || GUARDED_MODULES[pageId] !== undefined
