import { mailSettingsWording as wording } from '../../../schema/wording/mail-settings'
import { unsubscribeWording } from '../../../schema/wording/unsubscribe'
import { AllAtOnce, SubscriptionList } from '../../features/newsletter/SubscriptionList'
import type { LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { Columns } from '../../ui/Columns'
import { OwnNewsletters } from './own-newsletters.generated'

const isAboutWriters = ({ routeName }: PageContext): boolean => routeName === 'UnsubscribeAllAuthors'
const titleOf = (page: PageContext): string => (isAboutWriters(page) ? wording.stopWriters : wording.stopAll)

export const load = (page: LoadContext) => page.query(OwnNewsletters, {})

export const head = (page: PageContext): PageHead => ({ title: titleOf(page), robots: 'noindex' })

/** Ends all newsletters of the viewer, or those of writers. Rule: docs/rules/newsletters.md, "All mail on one page". */
export function Page() {
  const page = usePage()
  const { ownMailSubscription: subscription } = useOperation(OwnNewsletters, {})
  const isOfWriters = isAboutWriters(page)
  const newsletters =
    subscription?.newsletters.filter(({ newsletter }) => !isOfWriters || newsletter.user) ?? []
  return (
    <Columns rail={null}>
      <h1 className="pt-2 font-serif text-32 font-semibold tracking-tight lg:pt-6 lg:text-42">
        {titleOf(page)}
      </h1>
      {subscription ? (
        <>
          {subscription.emailObfuscated && (
            <p className="mt-3 text-16 text-ink-soft">
              {unsubscribeWording.intro(subscription.emailObfuscated)}
            </p>
          )}
          <SubscriptionList newsletters={newsletters} />
          <AllAtOnce subscription={subscription} isAboutWriters={isOfWriters} />
        </>
      ) : (
        <p className="mt-4 text-16 text-ink-soft">{wording.noAddress}</p>
      )}
    </Columns>
  )
}
