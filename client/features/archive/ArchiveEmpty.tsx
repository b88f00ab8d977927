import { archiveWording } from '../../../schema/wording/archive'
import { EmptyList } from '../post/EmptyList'

/** Shown for a period without stories. `href` is the whole archive's; absent on the whole archive itself. */
export function ArchiveEmpty({ href }: { href?: string | undefined }) {
  const { empty, emptyHint, whole } = archiveWording
  if (!href) return <EmptyList text={empty} more={false} />
  return <EmptyList text={`${empty} ${emptyHint}`} more={{ href, text: whole }} />
}
