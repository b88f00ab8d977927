import { MEMBERSHIP_PRICES } from '../../../../schema/rules/membership'
import { memberWallWording as wording } from '../../../../schema/wording/member-wall'
import { formatPrice } from '../../../lib/format'
import { useCanLink } from '../../../lib/use-can-link'
import { useLink } from '../../../lib/use-link'
import { usePage } from '../../../lib/use-page'
import { useSignInLink } from '../../../lib/use-sign-in-link'
import { AppLink } from '../../../ui/AppLink'
import { MemberStar } from '../PostMeta'

/**
 * The only button: to the plans; as long as there are none, to sign-in, or to other stories for signed-in
 * readers.
 */
function useWayOn() {
  const { productName } = usePage().state.config
  const canLink = useCanLink()
  const link = useLink()
  const signIn = useSignInLink()
  if (canLink('Plans')) return { href: link('Plans'), children: wording.become(productName) }
  if (canLink('SignIn')) return { ...signIn(), children: wording.signIn }
  return { href: link('ShowTopStories'), children: wording.others }
}

interface Props {
  /** The heading for readers who have opened several member-only stories. */
  opened: string | undefined
  remainingMinutes: number
}

/**
 * The end of a preview: what is left to read, what it costs, and one way on. Rule: docs/rules/reading.md,
 * "The member's wall".
 */
export function MemberWall({ opened, remainingMinutes }: Props) {
  const canLink = useCanLink()
  const signIn = useSignInLink()
  const wayOn = useWayOn()
  const hasPlans = canLink('Plans')
  const { monthly, yearly } = MEMBERSHIP_PRICES
  return (
    <aside aria-labelledby="wall" className="border-b border-line py-8 text-center">
      <p className="text-14 text-ink-soft">
        <MemberStar />
        {wording.remaining(remainingMinutes)}
      </p>
      <h2 id="wall" className="mt-3 font-serif text-24 font-semibold text-balance">
        {opened ?? wording.title}
      </h2>
      <p className="mt-3 text-16 text-ink-soft text-balance">
        {(hasPlans ? wording.price : wording.priceLater)(formatPrice(monthly), formatPrice(yearly))}
      </p>
      <AppLink
        {...wayOn}
        data-no-print
        className="mt-6 inline-flex h-11 items-center rounded-full bg-accent px-6 text-16 font-medium text-accent-ink hover:opacity-90"
      />
      {hasPlans && canLink('SignIn') && (
        <p className="mt-3 text-14" data-no-print>
          <AppLink {...signIn()} className="inline-flex h-11 items-center underline underline-offset-4">
            {wording.alreadyMember}
          </AppLink>
        </p>
      )}
    </aside>
  )
}
