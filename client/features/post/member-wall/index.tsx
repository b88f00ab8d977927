import { PRICES } from '../../../../schema/rules/membership/plans'
import { memberWallWording as wording } from '../../../../schema/wording/member-wall'
import { priceText } from '../../../../schema/wording/prices'
import { useCanLink } from '../../../lib/use-can-link'
import { useCurrentAddress } from '../../../lib/use-current-address'
import { useLink } from '../../../lib/use-link'
import { usePage } from '../../../lib/use-page'
import { useSignInLink } from '../../../lib/use-sign-in-link'
import { AppLink } from '../../../ui/AppLink'
import { useMeterNote } from '../../member-only/use-meter-note'
import { MemberStar } from '../PostMeta'

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
  const { productName } = usePage().state.config
  const canLink = useCanLink()
  const link = useLink()
  const signIn = useSignInLink()
  const here = useCurrentAddress()
  const { isMetered, Note } = useMeterNote()
  const { monthly, yearly } = PRICES.USD
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
        {wording.price(priceText(monthly), priceText(yearly))}
      </p>
      {/* The place for two lines is kept, so that nothing moves when they come. */}
      {isMetered && <p className="mt-3 h-11 text-14 text-ink-soft text-balance">{Note && <Note />}</p>}
      <AppLink
        href={link('Plans', {}, { query: { redirectUrl: here } })}
        data-no-print
        className="mt-6 inline-flex h-11 items-center rounded-full bg-accent px-6 text-16 font-medium text-accent-ink hover:opacity-90"
      >
        {wording.become(productName)}
      </AppLink>
      {canLink('SignIn') && (
        <p className="mt-3 text-14" data-no-print>
          <AppLink {...signIn()} className="inline-flex h-11 items-center underline underline-offset-4">
            {wording.alreadyMember}
          </AppLink>
        </p>
      )}
    </aside>
  )
}
