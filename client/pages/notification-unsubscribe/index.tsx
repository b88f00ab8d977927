import { notFound } from '@tanstack/react-router'
import { linkTo } from '../../../schema/routes/links'
import { emailSettingsToken } from '../../../schema/rules/notifications'
import { mailSettingsWording } from '../../../schema/wording/mail-settings'
import { newsletterMessages } from '../../../schema/wording/newsletter-messages'
import { notificationWording } from '../../../schema/wording/notifications'
import { unsubscribeWording as wording } from '../../../schema/wording/unsubscribe'
import { CountingForm } from '../../features/newsletter/CountingForm'
import { DigestForm } from '../../features/newsletter/DigestForm'
import { AllAtOnce, SubscriptionList } from '../../features/newsletter/SubscriptionList'
import type { LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { ConfirmForm } from './ConfirmForm'
import { EmailSubscription, type EmailSubscriptionQuery } from './email-subscription.generated'

const { kinds: texts } = notificationWording

type Subscription = NonNullable<EmailSubscriptionQuery['mailSubscription']>
type Kind = Subscription['kinds'][number]

const isAll = (page: PageContext): boolean => page.routeName === 'EmailSettings'

const isConfirmation = (page: PageContext): boolean => page.routeName === 'ConfirmSubscription'
const titleOf = (page: PageContext): string =>
  isConfirmation(page) ? mailSettingsWording.confirm.title : wording.title

/** The token that the address carries: for one kind of mail, or for all of a person's. */
const variablesOf = (page: PageContext) => ({
  token: isAll(page)
    ? emailSettingsToken(page.params.userId ?? '', page.params.hash ?? '')
    : (page.search.token ?? ''),
})

export async function load(page: LoadContext): Promise<void> {
  const { mailSubscription } = await page.query(EmailSubscription, variablesOf(page))
  if (isAll(page) && !mailSubscription) throw notFound()
}

export const head = (page: PageContext): PageHead => ({ title: titleOf(page), robots: 'noindex' })

/** One kind of mail with its button: a form that works without script, and without signing in. */
function KindForm({ kind, isOn }: Kind) {
  const { title, text } = texts[kind]
  const name = isOn ? wording.stopKind(title) : wording.startKind(title)
  return (
    <section className="border-b border-line py-6 last:border-b-0">
      <h2 className="font-serif text-20 font-semibold">{title}</h2>
      <p className="mt-1 text-14 text-ink-soft">{text}</p>
      <form method="post" className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p role="status" className="text-16">
          {isOn ? wording.isOn : wording.isOff}
        </p>
        <input type="hidden" name="kind" value={kind.toLowerCase().replace('_', '-')} />
        <Button
          type="submit"
          name="action"
          value={isOn ? 'unsubscribe' : 'subscribe'}
          look={isOn ? 'main' : undefined}
          aria-label={name}
        >
          {isOn ? wording.stop : wording.start}
        </Button>
      </form>
    </section>
  )
}

/** What a link in a mail shows: the kinds of mail and the newsletters that it is about. */
function Settings({ subscription }: { subscription: Subscription }) {
  const { kinds, newsletters, isAsking, digest, mayBeCounted } = subscription
  const isOfAll = isAll(usePage())
  const [asked] = newsletters
  if (isAsking && asked) return <ConfirmForm {...asked} />
  if (!isOfAll && kinds.length + newsletters.length === 0 && !digest)
    return <EmptyState text={mailSettingsWording.nothingLeft} />
  const isEmpty = newsletters.length === 0
  const newsletterPart = (!isEmpty || isOfAll) && (
    <section className="mt-6">
      <h2 className="font-serif text-24 font-semibold">{mailSettingsWording.newsletters}</h2>
      <SubscriptionList newsletters={newsletters} />
      {mayBeCounted !== null && <CountingForm mayBeCounted={mayBeCounted} />}
      {isOfAll && <AllAtOnce subscription={subscription} />}
    </section>
  )
  return (
    <>
      {/* Somebody who has followed a letter's link looks for its newsletter. */}
      {!isEmpty && newsletterPart}
      <div className="mt-6">
        {digest && <DigestForm digest={digest} />}
        {kinds.map((kind) => (
          <KindForm key={kind.kind} {...kind} />
        ))}
      </div>
      {isEmpty && newsletterPart}
    </>
  )
}

/** Turns mails off and on, for anyone who has their link. Rule: docs/rules/notifications.md, "Unsubscribing". */
export function Page() {
  const page = usePage()
  const { mailSubscription: subscription } = useOperation(EmailSubscription, variablesOf(page))
  return (
    <div className="mx-auto max-w-inset px-6 py-8">
      <h1 className="font-serif text-32 font-semibold tracking-tight sm:text-42">{titleOf(page)}</h1>
      {subscription ? (
        <>
          {subscription.emailObfuscated && (
            <p className="mt-3 text-16 text-ink-soft">{wording.intro(subscription.emailObfuscated)}</p>
          )}
          <Settings subscription={subscription} />
        </>
      ) : isConfirmation(page) ? (
        <EmptyState text={newsletterMessages.expired} />
      ) : (
        <EmptyState
          text={wording.broken}
          more={{ href: linkTo('SettingsTab', { setting: 'notifications' }), text: wording.settings }}
        />
      )}
    </div>
  )
}
