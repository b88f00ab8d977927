import { useQueryClient } from '@tanstack/react-query'
import { priceText } from '../../../schema/wording/prices'
import { toastWording } from '../../../schema/wording/toasts'
import { topBannerWording as wording } from '../../../schema/wording/top-banner'
import { useApp } from '../../lib/app'
import { formatDate } from '../../lib/format'
import { mergeEntities } from '../../lib/merge-entities'
import { useCanLink } from '../../lib/use-can-link'
import { useLink } from '../../lib/use-link'
import type { Viewer } from '../../lib/use-viewer'
import { Button } from '../../ui/Button'
import { ButtonLink } from '../../ui/ButtonLink'
import { showError } from '../toast'
import { UserDismissFlag } from '../user-dismiss-flag.generated'
import { Banner } from './Banner'
import { DismissForNow } from './dismiss-for-now.generated'

type Shown = NonNullable<Viewer['topBanner']>

interface Content {
  text: string
  short?: string
  href: string | undefined
  action: string
}

/** What a banner says, and where it leads; nothing while the page that it leads to doesn't exist. */
function useContent(banner: Shown): Content {
  const { config, flags } = useApp().state
  const { productName } = config
  const link = useLink()
  const canLink = useCanLink()
  const { weeklyPrice, currency, endsAt } = banner
  const update = canLink('UpdatePayment') ? link('UpdatePayment') : undefined
  switch (banner.kind) {
    case 'UPSELL':
      return {
        text: wording.upsell(productName, priceText(weeklyPrice, currency)),
        short: wording.upsellShort(priceText(weeklyPrice, currency)),
        href: canLink('Plans') ? link('Plans') : undefined,
        action: wording.becomeMember,
      }
    case 'REACTIVATE':
      return {
        text: wording.reactivate(formatDate(endsAt ?? 0)),
        href: canLink('ManageMembership') ? `${link('ManageMembership')}#reactivateMembership` : undefined,
        action: wording.reactivateAction,
      }
    case 'METHOD_EXPIRED':
      return { text: wording.expired, href: update, action: wording.keep }
    case 'PAYMENT_FAILED':
      return { text: wording.failed, href: update, action: wording.keep }
    case 'METHOD_LAST_WEEK':
    case 'METHOD_EXPIRES_SOON':
      return { text: wording.expiresSoon, href: update, action: wording.update }
    case 'FRIEND_UPSELL':
      return {
        text: (flags.enable_partner_program ? wording.friendWithEarnings : wording.friend)(productName),
        href: canLink('Upgrade') ? link('Upgrade') : undefined,
        action: wording.upgrade,
      }
  }
}

/** Dismisses a banner: it disappears at once, and comes back if the dismissal can't be stored. */
function useDismiss({ id }: Viewer, banner: Shown): (() => void) | undefined {
  const { execute } = useApp()
  const queryClient = useQueryClient()
  const { dismissal, flag } = banner
  if (!dismissal && !flag) return undefined
  const show = (topBanner: Shown | null) =>
    mergeEntities(queryClient, { __typename: 'Viewer', id, topBanner })
  return () => {
    show(null)
    const stored = flag
      ? execute(UserDismissFlag, { userId: id, flag })
      : dismissal && execute(DismissForNow, { userId: id, name: dismissal })
    const restore = () => {
      show(banner)
      showError(toastWording.after.error)
    }
    // An answer without a viewer means that nothing was stored.
    Promise.resolve(stored).then((answer) => {
      if (!answer || !Object.values(answer)[0]) restore()
    }, restore)
  }
}

/** What the viewer is told about their membership. Rule: docs/rules/banners.md. */
export function TopBanner({ viewer, banner }: { viewer: Viewer; banner: Shown }) {
  const { text, short, href, action } = useContent(banner)
  const dismiss = useDismiss(viewer, banner)
  if (href === undefined) return null
  const isUrgent = banner.kind === 'METHOD_EXPIRED' || banner.kind === 'PAYMENT_FAILED'
  return (
    <Banner style={isUrgent ? 'PAYMENT' : 'MEMBERSHIP'} text={text} short={short}>
      <ButtonLink look="text" href={href} className="font-medium">
        {action}
      </ButtonLink>
      {dismiss && (
        <Button look="text" onClick={dismiss}>
          {wording.dismiss}
        </Button>
      )}
    </Banner>
  )
}
