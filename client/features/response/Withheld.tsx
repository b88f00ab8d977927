import { responseWording as wording } from '../../../schema/wording/responses'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { type ShownResponse, useDiscussion } from './discussion-facts'
import { Response } from './Response'
import type { ResponseRightsQuery } from './response-rights.generated'
import { useResponseActions } from './use-response-actions'

const nothing = () => {}

/** A response on which somebody has to decide, with what they can do about it. */
function Undecided({ response, isByMail = false }: { response: ShownResponse; isByMail?: boolean }) {
  const { isCurator } = useDiscussion()
  const { show, hide } = useResponseActions(response.id, nothing)
  const isHeld = response.response?.status === 'HELD'
  return (
    <li>
      {isByMail && <p className="mb-2 text-13 text-ink-soft">{wording.byMail}</p>}
      <Response response={response} onAnswered={nothing} />
      {isCurator && (
        <div className="mt-3 flex flex-wrap gap-3">
          <Button
            look="main"
            size="small"
            aria-label={wording.showLabel(response.creator.name)}
            onClick={() => void show()}
          >
            {wording.show}
          </Button>
          {isHeld && (
            <Button
              size="small"
              aria-label={wording.hideLabel(response.creator.name)}
              onClick={() => void hide()}
            >
              {wording.hide}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

/** What waits for a decision, and what was hidden, as far as the viewer may see it. */
export function Withheld({
  held,
  hidden,
}: Pick<NonNullable<ResponseRightsQuery['post']>, 'held' | 'hidden'>) {
  const { isCurator } = useDiscussion()
  return (
    <>
      {held.posts.length > 0 && (
        <Card as="section" className="mt-6 p-4">
          <h2 className="text-16 font-medium">{isCurator ? wording.forYou : wording.ownHeld}</h2>
          <ol className="mt-4 grid gap-6">
            {held.posts.map((response) => (
              <Undecided
                key={response.id}
                response={response}
                isByMail={response.response?.isByMail ?? false}
              />
            ))}
          </ol>
        </Card>
      )}
      {hidden.posts.length > 0 && (
        <details className="mt-6">
          <summary className="flex min-h-11 cursor-pointer items-center text-14 text-ink-soft">
            {wording.hiddenOnes}
          </summary>
          <ol className="mt-4 grid gap-6">
            {hidden.posts.map((response) => (
              <Undecided key={response.id} response={response} />
            ))}
          </ol>
        </details>
      )}
    </>
  )
}
