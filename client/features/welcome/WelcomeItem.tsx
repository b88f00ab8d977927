import { welcomeWording as wording } from '../../../schema/wording/welcome'
import { useApp } from '../../lib/app'
import { refetch } from '../../lib/refetch'
import { usePage } from '../../lib/use-page'
import { showToast } from '../../shell/toast'
import { Badge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { DangerousChange } from '../settings/DangerousChange'
import { Reaching } from '../settings/Reaching'
import { RefusalText } from '../settings/SignInAgain'
import { useChange } from '../settings/use-change'
import { type Choice, welcomesAsked } from './asked'
import { RemoveWelcomeLetter } from './remove-welcome-letter.generated'
import { SendTestWelcomeLetter } from './send-test-welcome-letter.generated'
import { WelcomeForm } from './WelcomeForm'
import type { WelcomeLetterFieldsFragment } from './welcome-letter-fields.generated'
import { WelcomeLetters } from './welcome-letters.generated'

interface Props {
  newsletterId: string
  welcome: WelcomeLetterFieldsFragment
  stories: readonly Choice[]
}

/** Mails one to its writer, or deletes it. */
function Controls({ welcome: { id, day } }: Pick<Props, 'welcome'>) {
  const app = useApp()
  const page = usePage()
  const { run, refusal, isPending } = useChange(SendTestWelcomeLetter)
  const name = wording.name(day)
  const test = async () => {
    const done = await run({ welcomeId: id })
    if (done) showToast({ message: wording.tested(done.sentTo), extraParams: { testId: 'welcome-tested' } })
  }
  return (
    <>
      <Button onClick={() => void test()} isPending={isPending}>
        {wording.test}
        <span className="sr-only">: {name}</span>
      </Button>
      <DangerousChange
        label={wording.remove}
        about={name}
        title={wording.removeTitle(name)}
        text={wording.removeText}
        confirm={wording.remove}
        working={wording.removing}
        operation={RemoveWelcomeLetter}
        variables={{ welcomeId: id }}
        onDone={() => refetch(app, WelcomeLetters, welcomesAsked(page))}
      />
      <RefusalText id={`welcome-${id}-error`} refusal={refusal} />
    </>
  )
}

/** A mail that new subscribers get: when, what, and how often it was sent. */
export function WelcomeItem({ newsletterId, welcome, stories }: Props) {
  const { id, day, isOn, text, post, sentCount, skippedCount, failedCount } = welcome
  return (
    <li className="border-b border-line py-8" data-welcome={day}>
      <h2 id={`welcome-${id}`} className="flex flex-wrap items-center gap-3 font-serif text-20 font-semibold">
        {wording.name(day)}
        {!isOn && <Badge>{wording.isOff}</Badge>}
      </h2>
      <p className="mt-1 text-14 text-ink-soft text-pretty">
        {wording.counts(sentCount, skippedCount, failedCount)}
      </p>
      {!post && text === '' && <p className="mt-1 text-14 text-danger">{wording.missing}</p>}
      <Reaching>
        <WelcomeForm newsletterId={newsletterId} welcome={welcome} stories={stories}>
          <Controls welcome={welcome} />
        </WelcomeForm>
      </Reaching>
    </li>
  )
}
