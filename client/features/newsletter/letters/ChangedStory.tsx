import { letterSending } from '../../../../schema/wording/letter-sending'
import { useApp } from '../../../lib/app'
import { refetch } from '../../../lib/refetch'
import { Button } from '../../../ui/Button'
import { localTime } from '../../editor/publish/local-time'
import { RefusalText } from '../../settings/SignInAgain'
import { useChange } from '../../settings/use-change'
import { AnswerChangedStory } from './answer-changed-story.generated'
import type { LetterFieldsFragment } from './letter-fields.generated'
import { LettersOfNewsletter } from './letters-of-newsletter.generated'

const { changed: wording } = letterSending

interface Props {
  newsletterId: string
  letter: LetterFieldsFragment
}

/** Asks which text the rest of a letter's recipients get. Rule: docs/rules/newsletters.md, "A story that is changed meanwhile". */
export function ChangedStory({ newsletterId, letter }: Props) {
  const app = useApp()
  const answer = useChange(AnswerChangedStory)
  const { id, changedVersionId: versionId, sentCount, openCount, goesOnAt, waitsFor } = letter
  if (versionId === null) return null
  const say = async (text: 'OLD' | 'NEW') => {
    await answer.run({ input: { letterId: id, versionId, text } })
    await refetch(app, LettersOfNewsletter, { newsletterId })
  }
  return (
    <section aria-labelledby="changed-story" className="mt-6 rounded-lg border border-line p-5">
      <h2 id="changed-story" className="font-serif text-20 font-semibold">
        {wording.title}
      </h2>
      <p className="mt-1 text-16 text-pretty">
        {wording.text(sentCount, openCount)}
        {waitsFor === 'ANSWER' && goesOnAt !== null && ` ${wording.until(localTime(goesOnAt))}`}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="main" onClick={() => void say('NEW')}>
          {wording.takeNew}
        </Button>
        <Button onClick={() => void say('OLD')}>{wording.keepOld}</Button>
      </div>
      <RefusalText id="changed-story-error" refusal={answer.refusal} />
    </section>
  )
}
