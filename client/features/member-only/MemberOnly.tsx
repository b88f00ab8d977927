import { shellWording } from '../../../schema/wording/shell'
import { useCurrentAddress } from '../../lib/use-current-address'
import { useLink } from '../../lib/use-link'
import { useViewer } from '../../lib/use-viewer'
import { isAuthor, type Written } from '../post/is-author'
import { MemberStar } from '../post/PostMeta'
import { memberPopover } from './lazy'
import { Opens } from './Opens'

/**
 * The line above a title that marks the story as member-only, and opens an explanation for the viewer; for members it is
 * only text. Without script it leads to the plans. Rule: docs/rules/paywall.md, "Member-only mark".
 */
export function MemberOnly({ post }: { post: Written }) {
  const viewer = useViewer()
  const link = useLink()
  const redirectUrl = useCurrentAddress()
  const face = (
    <>
      <span aria-hidden="true">
        <MemberStar />
      </span>
      {shellWording.memberOnly}
    </>
  )
  const className = 'inline-flex h-11 items-center'
  return (
    <p className="text-14 text-ink-soft" data-member-only>
      {viewer?.membership && !isAuthor(viewer, post) ? (
        <span className={className}>{face}</span>
      ) : (
        <Opens
          part={memberPopover}
          subject={post}
          href={link('Plans', {}, { query: { redirectUrl } })}
          className={`${className} hover:text-ink`}
        >
          {face}
        </Opens>
      )}
    </p>
  )
}
