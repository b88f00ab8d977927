import { createPortal } from 'react-dom'
import type { StoryBody } from '../../../../schema/story/paragraph'
import { editorWording } from '../../../../schema/wording/editor'
import { linkCardWording as wording } from '../../../../schema/wording/link-card'
import { Button } from '../../../ui/Button'
import { ProgressBar } from '../../../ui/ProgressBar'
import type { StoryView } from '../view/use-story-view'
import { useCardReading } from './use-card-reading'

interface Props {
  story: StoryView
  /** The text that the editor opened with. */
  given: StoryBody
  /** Whether its cards are read too, where that was interrupted. */
  readsGiven: boolean
}

/** Says below each card how far the reading of its page is, and what can be done if that failed. */
export function LinkCards({ story, given, readsGiven }: Props) {
  const { readings, retry, toLink, keep } = useCardReading(story, given, readsGiven)
  return readings.map((reading) => {
    const { name, element, failure } = reading
    const box = (
      <div className="upload card-state" contentEditable={false}>
        {failure === '' ? (
          <ProgressBar label={wording.reading} />
        ) : (
          <div role="alert" className="flex flex-wrap items-center gap-3 text-14">
            <p className="text-danger text-pretty">{failure}</p>
            <Button size="small" onClick={() => retry(reading)}>
              {wording.retry}
            </Button>
            <Button size="small" onClick={() => toLink(reading)}>
              {editorWording.embed.toLink}
            </Button>
            <Button size="small" onClick={() => keep(reading)}>
              {wording.keep}
            </Button>
          </div>
        )}
      </div>
    )
    return createPortal(box, element, name)
  })
}
