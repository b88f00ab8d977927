import { useState } from 'react'
import { letterSending as wording } from '../../../../schema/wording/letter-sending'
import { useApp } from '../../../lib/app'
import { refetch } from '../../../lib/refetch'
import { useRefetchEvery } from '../../../lib/use-refetch-every'
import { Button } from '../../../ui/Button'
import { ProgressBar } from '../../../ui/ProgressBar'
import { localTime } from '../../editor/publish/local-time'
import { ConfirmChange } from '../../settings/ConfirmChange'
import { RefusalText } from '../../settings/SignInAgain'
import { useChange } from '../../settings/use-change'
import { ChangedStory } from './ChangedStory'
import { type CountsOfLetter, LetterCounts } from './LetterCounts'
import type { LetterFieldsFragment } from './letter-fields.generated'
import { LettersOfNewsletter } from './letters-of-newsletter.generated'
import { PauseLetter } from './pause-letter.generated'
import { ResumeLetter } from './resume-letter.generated'
import { StopLetter } from './stop-letter.generated'

interface Props {
  newsletterId: string
  letter: LetterFieldsFragment & { counts: CountsOfLetter | null }
}

/** How often a page that is looked at asks how far a letter has come, in milliseconds. */
const EVERY = 3_000

/** What a letter does, in words; nothing while its progress says it all. */
function textOf(letter: LetterFieldsFragment): string | undefined {
  const { state, stopReason, scheduledAt, finishedAt, goesOnAt, waitsFor, sentCount, openCount } = letter
  if (state === 'SCHEDULED') return wording.scheduled(localTime(scheduledAt))
  if (state === 'PAUSED') return wording.paused(openCount)
  if (state === 'SENT') return wording.sent(sentCount, localTime(finishedAt ?? scheduledAt))
  if (state === 'STOPPED') return wording.stopped[stopReason ?? 'PERSON'](sentCount)
  if (goesOnAt === null || waitsFor === 'MINUTE' || waitsFor === 'ANSWER') return undefined
  return (waitsFor === 'DAY' ? wording.goesOn : wording.service)(localTime(goesOnAt), openCount)
}

/** The part that a letter goes to; nothing if that is everybody. */
function partOf({ audience, audienceTag, audienceSince }: LetterFieldsFragment): string | undefined {
  if (audience === 'ALL') return undefined
  if (audience === 'TAG') return wording.parts.TAG(audienceTag ?? '')
  if (audience === 'SINCE') return wording.parts.SINCE(localTime(audienceSince ?? 0))
  return wording.parts[audience]
}

/** Pauses a letter, goes on with it, or ends it. */
function Controls({ newsletterId, letter: { id, state, openCount } }: Props) {
  const app = useApp()
  const pause = useChange(PauseLetter)
  const resume = useChange(ResumeLetter)
  const [isStopping, setIsStopping] = useState(false)
  const again = () => refetch(app, LettersOfNewsletter, { newsletterId })
  const press = async ({ run }: typeof pause | typeof resume) => {
    await run({ letterId: id })
    await again()
  }
  if (state === 'SENT' || state === 'STOPPED') return null
  const isPlanned = state === 'SCHEDULED'
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {state === 'SENDING' && <Button onClick={() => void press(pause)}>{wording.pause}</Button>}
      {state === 'PAUSED' && <Button onClick={() => void press(resume)}>{wording.resume}</Button>}
      <Button look="text" onClick={() => setIsStopping(true)}>
        {isPlanned ? wording.cancel : wording.stop}
      </Button>
      {isStopping && (
        <ConfirmChange
          title={isPlanned ? wording.cancelTitle : wording.stopTitle}
          text={isPlanned ? wording.cancelText : wording.stopText(openCount)}
          confirm={isPlanned ? wording.cancel : wording.stop}
          working={wording.stopping}
          operation={StopLetter}
          variables={{ letterId: id }}
          isDanger
          onDone={again}
          onClosed={() => setIsStopping(false)}
        />
      )}
      <RefusalText id="letter-change-error" refusal={pause.refusal ?? resume.refusal} />
    </div>
  )
}

/** How far a letter has come. It goes on without this page. Rule: docs/rules/newsletters.md, "Sending a letter". */
export function LetterProgress(props: Props) {
  const { newsletterId, letter } = props
  const { state, isCounted, recipientCount, sentCount, leftCount, failedCount, openCount } = letter
  // It is on its way, or about to be.
  const isMoving = state === 'SENDING' || state === 'SCHEDULED'
  useRefetchEvery(LettersOfNewsletter, { newsletterId }, isMoving ? EVERY : undefined)
  const text = textOf(letter)
  const part = partOf(letter)
  const isOnItsWay = state === 'SENDING' || state === 'PAUSED'
  return (
    <section aria-label={wording.status} className="mt-6">
      {isOnItsWay &&
        (isCounted ? (
          <ProgressBar
            label={wording.progress(sentCount, recipientCount)}
            value={recipientCount === 0 ? 1 : (recipientCount - openCount) / recipientCount}
          />
        ) : (
          <ProgressBar label={wording.gathering} />
        ))}
      <p role="status" className="mt-2 text-16 text-pretty">
        {text}
      </p>
      {part !== undefined && <p className="text-14 text-ink-soft wrap-anywhere">{part}</p>}
      {leftCount > 0 && <p className="text-14 text-ink-soft">{wording.left(leftCount)}</p>}
      {failedCount > 0 && <p className="text-14 text-ink-soft">{wording.failed(failedCount)}</p>}
      <ChangedStory {...props} />
      <Controls {...props} />
      {letter.counts && <LetterCounts counts={letter.counts} />}
    </section>
  )
}
