import { useEffect } from 'react'
import { linkTo } from '../../../../schema/routes/links'
import { publishWording } from '../../../../schema/wording/publish'
import { useCanLink } from '../../../lib/use-can-link'
import { ButtonLink } from '../../../ui/ButtonLink'
import { CopyButton } from '../../share/CopyButton'
import { justPublished, type StripProps } from './just-published'

const wording = publishWording.strip

/** What a writer may want next, above the story that they have just published. Rule: docs/rules/writing.md, "Before publishing". */
export function PublishedStrip({ post: { id, mediumUrl } }: StripProps) {
  const canLink = useCanLink()
  // Said once: not again when the writer comes back.
  useEffect(
    () => () => {
      justPublished.id = undefined
    },
    [],
  )
  return (
    <section
      aria-label={wording.label}
      data-testid="story-published"
      data-no-print
      className="border-b border-line bg-accent-wash"
    >
      <div className="mx-auto flex max-w-inset flex-wrap items-center gap-3 px-6 py-3">
        <p role="status" className="me-auto text-14 font-medium">
          {publishWording.published}
        </p>
        <CopyButton text={mediumUrl} label={wording.copy} />
        <ButtonLink href={linkTo('ShareSuccess', {}, { query: { p: id } })}>{wording.share}</ButtonLink>
        {canLink('StatsPost') && (
          <ButtonLink href={linkTo('StatsPost', { postId: id })}>{wording.stats}</ButtonLink>
        )}
      </div>
    </section>
  )
}
