import { archiveWording } from '../../../schema/wording/archive'
import { EmptyState } from '../../ui/EmptyState'

/** Shown for a period without stories. `href` is the whole archive's; absent on the whole archive itself. */
export function ArchiveEmpty({ href }: { href?: string | undefined }) {
  const { empty, emptyPeriod, whole } = archiveWording
  if (!href) return <EmptyState text={empty} more={false} />
  return <EmptyState text={emptyPeriod} more={{ href, text: whole }} />
}
