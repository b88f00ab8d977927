import { mailSettingsWording } from '../../../schema/wording/mail-settings'
import { Button } from '../../ui/Button'
import type { EmailSubscriptionQuery } from './email-subscription.generated'

type Listed = NonNullable<EmailSubscriptionQuery['mailSubscription']>['newsletters'][number]

const { confirm: wording } = mailSettingsWording

/**
 * Asks to confirm a subscription. Opening the page confirms nothing, since programs that scan mails open links. Rule:
 * docs/rules/newsletters.md, "Confirming".
 */
export function ConfirmForm({ newsletter: { name }, state }: Listed) {
  return state === 'ACTIVE' ? (
    <p role="status" className="mt-6 font-serif text-20">
      {wording.done(name)}
    </p>
  ) : (
    <form method="post" className="mt-6">
      <p className="font-serif text-20 text-pretty">{wording.text(name)}</p>
      <div className="mt-4">
        <Button type="submit" name="action" value="confirm" look="main">
          {wording.button}
        </Button>
      </div>
    </form>
  )
}
