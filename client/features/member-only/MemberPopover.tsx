import { useState } from 'react'
import { isInProgramme } from '../../../schema/rules/partner/months'
import { memberOnlyWording as wording } from '../../../schema/wording/member-only'
import { useMayReach } from '../../lib/use-may-reach'
import { usePage } from '../../lib/use-page'
import { useSignInLink } from '../../lib/use-sign-in-link'
import { useViewer } from '../../lib/use-viewer'
import { Button } from '../../ui/Button'
import { ButtonLink } from '../../ui/ButtonLink'
import { Link } from '../../ui/Link'
import { useLazy } from '../../ui/lazy'
import { PopoverPopup } from '../../ui/popover/PopoverPopup'
import { isAuthor, type Written } from '../post/is-author'
import { linksDialog } from '../post-link/lazy'
import type { OpenedProps } from './Opens'
import { useMeterNote } from './use-meter-note'
import { usePayLink } from './use-pay-link'

/** For visitors: signing in, and from there to the plans. */
function ForVisitor() {
  const { productName } = usePage().state.config
  const signIn = useSignInLink()
  const pay = usePayLink()('Plans')
  return (
    <>
      <p className="text-pretty">{wording.visitor(productName)}</p>
      <div className="mt-4 flex flex-col items-start gap-1">
        {pay && (
          <ButtonLink look="main" {...pay}>
            {wording.signIn}
          </ButtonLink>
        )}
        <Link look="alone" {...signIn()}>
          {wording.member}
        </Link>
      </div>
    </>
  )
}

/** For readers without a membership. */
function ForReader() {
  const { productName } = usePage().state.config
  const pay = usePayLink()('Plans')
  const { isMetered, Note } = useMeterNote()
  return (
    <>
      <p className="text-pretty">{wording.reader(productName)}</p>
      {isMetered && <p className="mt-2 min-h-12 text-ink-soft">{Note && <Note />}</p>}
      {pay && (
        <ButtonLink look="main" className="mt-4" {...pay}>
          {wording.unlimited}
        </ButtonLink>
      )}
    </>
  )
}

/** For the story's authors, who can let others read it. */
function ForAuthor({ onShare }: { onShare: (() => void) | undefined }) {
  const { enable_partner_program: isOn } = usePage().state.flags
  const isPaid = isOn && isInProgramme(useViewer()?.partnerProgramEnrollment?.status)
  return (
    <>
      <p className="text-pretty">{isPaid ? wording.authorWithEarnings : wording.author}</p>
      {onShare && (
        <>
          <p className="mt-2 text-pretty">{wording.authorShares}</p>
          <Button className="mt-4" onClick={onShare}>
            {wording.share}
          </Button>
        </>
      )}
    </>
  )
}

/** Says what member-only means for the viewer. Rule: docs/rules/paywall.md, "Member-only mark". */
export function MemberPopover({ subject: post, isOpen, close, opener }: OpenedProps<Written>) {
  const viewer = useViewer()
  // Suspended people go on with their own stories only.
  const mayShare = useMayReach() || post.creator.id === viewer?.id
  const { table } = usePage().state.client
  const [isSharing, setSharing] = useState(false)
  const LinksDialog = useLazy(linksDialog, isSharing)
  const share = () => {
    close()
    setSharing(true)
  }
  return (
    <>
      <PopoverPopup
        isOpen={isOpen}
        close={close}
        opener={opener}
        title={wording.title}
        closeLabel={wording.close}
        align="start"
        className="font-sans"
      >
        {viewer === null && <ForVisitor />}
        {viewer && !isAuthor(viewer, post) && <ForReader />}
        {isAuthor(viewer, post) && (
          <ForAuthor onShare={table === 'default' && mayShare ? share : undefined} />
        )}
      </PopoverPopup>
      {isSharing && LinksDialog && <LinksDialog postId={post.id} onClosed={() => setSharing(false)} />}
    </>
  )
}
