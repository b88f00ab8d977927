import { archiveWording } from '../../../schema/wording/archive'
import { AppLink } from '../../ui/AppLink'

/** Stands where a period has no story. `href` is the whole archive's; absent on the whole archive itself. */
export function ArchiveEmpty({ href }: { href?: string | undefined }) {
  return (
    <div className="py-12 text-16 text-ink-soft">
      <p>
        {archiveWording.empty} {href && archiveWording.emptyHint}
      </p>
      {href && (
        <AppLink
          href={href}
          className="mt-6 inline-block rounded-full border border-line-strong px-5 py-2 text-14 text-ink hover:border-ink"
        >
          {archiveWording.whole}
        </AppLink>
      )}
    </div>
  )
}
