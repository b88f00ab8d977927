import type { Needs } from '../parts'
import { flagsOfViewer } from '../viewer/facts'

/** Whether the viewer's results include what is of low quality. Rule: docs/rules/search.md, "Quality". */
export async function maySearchUnfiltered({ session, flags }: Needs<'session' | 'flags'>): Promise<boolean> {
  const row = (await session())?.user
  return flagsOfViewer(flags, row).can_view_unfiltered_search
}
