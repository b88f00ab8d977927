import { MINUTE } from '../../../schema/rules/time-units'
import { friendWording, friendPopoverWording as wording } from '../../../schema/wording/friend'
import { formatMonth } from '../../lib/format'
import { useAnswer } from '../../lib/use-answer'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { useViewer } from '../../lib/use-viewer'
import { ButtonLink } from '../../ui/ButtonLink'
import { PopoverPopup } from '../../ui/popover/PopoverPopup'
import type { OpenedProps } from './Opens'
import { PaidMembership } from './paid-membership.generated'
import type { Pictured } from './pictured'
import { usePayLink } from './use-pay-link'

/** The link for members: to upgrade, or to manage the membership that they pay for. */
function Upgrade() {
  const { data } = useAnswer(PaidMembership, {}, { asks: true, freshFor: MINUTE })
  const pay = usePayLink()('Upgrade')
  const link = useLink()
  const href = data?.viewer?.paysForMembership ? link('ManageMembership') : pay?.href
  if (href === undefined) return null
  return (
    <ButtonLink look="main" className="mt-4" href={href}>
      {wording.upgrade}
    </ButtonLink>
  )
}

/** The link to the plans, for everybody else; visitors sign in on the way. */
function Become({ text }: { text: string }) {
  const pay = usePayLink()('Plans')
  if (!pay) return null
  return (
    <ButtonLink look="main" className="mt-4" {...pay}>
      {text}
    </ButtonLink>
  )
}

/** The link to becoming a Friend; nothing for Friends. */
function WayOn() {
  const viewer = useViewer()
  if (!viewer) return <Become text={wording.signIn} />
  if (!viewer.membership) return <Become text={wording.become} />
  return viewer.membership.tier === 'FRIEND' ? null : <Upgrade />
}

/** Says what a Friend's badge means, and how to get one. Rule: docs/rules/paywall.md, "Friends". */
export function FriendPopover({ subject, ...box }: OpenedProps<Pictured>) {
  const { id, name, membership } = subject
  const { config, flags } = usePage().state
  const { productName } = config
  const isOwn = useViewer()?.id === id
  const since = membership?.friendSince
  return (
    <PopoverPopup
      {...box}
      title={isOwn ? wording.own(productName) : friendWording.about(name, productName)}
      closeLabel={wording.close}
      align="start"
      className="font-sans"
    >
      {since && <p className="text-ink-soft">{wording.since(formatMonth(since))}</p>}
      <p className="mt-2 text-pretty">
        {flags.enable_partner_program ? wording.textWithEarnings(productName) : wording.text}
      </p>
      <WayOn />
    </PopoverPopup>
  )
}
