import { newsletterEnding as wording } from '../../../../schema/wording/newsletter-ending'
import { showToast } from '../../../shell/toast'
import { Button } from '../../../ui/Button'
import { Reaching } from '../../settings/Reaching'
import { RefusalText } from '../../settings/SignInAgain'
import { useChange } from '../../settings/use-change'
import { RestoreNewsletter } from './restore-newsletter.generated'

interface Props {
  newsletter: { id: string; name: string; daysLeft: number | null }
  onRestored: () => unknown
}

/** Brings back a newsletter that was switched off or deleted. Rule: docs/rules/newsletters.md, "Ending a newsletter". */
export function RestoreButton({ newsletter: { id, name, daysLeft }, onRestored }: Props) {
  const { run, isPending, refusal } = useChange(RestoreNewsletter)
  const isOff = daysLeft === null
  const restore = async () => {
    if (!(await run({ newsletterId: id }))) return
    const message = isOff ? wording.isOn(name) : wording.restored(name)
    showToast({ message, extraParams: { testId: 'newsletter-restored' } })
    await onRestored()
  }
  return (
    <Reaching>
      <Button
        isPending={isPending}
        aria-label={isOff ? wording.switchOnLabel(name) : wording.restoreLabel(name)}
        onClick={restore}
      >
        {isOff ? wording.switchOn : wording.restore}
      </Button>
      <RefusalText id={`restore-${id}`} refusal={refusal} />
    </Reaching>
  )
}
