import { useEffect } from 'react'
import type { StoryBody } from '../../../../schema/story/paragraph'
import { placeWording as wording } from '../../../../schema/wording/reading-place'
import { formatPercent } from '../../../lib/format'
import { RETRIES, useAnswer } from '../../../lib/use-answer'
import { showToast, withdrawToast } from '../../../shell/toast'
import { PostPlace } from '../post-place.generated'
import type { ReadStory } from '../read-story'
import { deviceId } from './device-id'
import { goTo, topOf } from './places'

/**
 * Offers to go on where the viewer stopped in a story, once with each visit, as long as they are at its beginning: who
 * comes by a link to a passage, or goes back to where they were, is there already.
 */
export function PlaceOffer({
  post: { id, content },
}: {
  post: Pick<ReadStory, 'id'> & { content: { body: StoryBody } }
}) {
  // Requested after the page, which doesn't know the viewer.
  const { data } = useAnswer(PostPlace, { id }, { asks: true, retries: RETRIES })
  const place = data?.post?.viewerEdge.readingPlace ?? undefined
  const { body } = content
  useEffect(() => {
    const top = place && topOf(body, place.paragraphName)
    const isAtBeginning = scrollY < innerHeight / 2 && location.hash === ''
    if (!place || top === undefined || !isAtBeginning || top < innerHeight) return
    const percent = formatPercent(place.progress)
    const isHere = place.deviceId === deviceId()
    const message = isHere ? wording.stopped(percent) : wording.stoppedOn(percent, place.device)
    showToast({
      message,
      duration: 'NEXTPAGE',
      action: { label: wording.goOn(percent), onAction: () => goTo(body, place.paragraphName) },
      extraParams: { testId: 'go-on' },
    })
    // Who has read on to there needs no offer any more.
    const withdraw = () => {
      if (scrollY > top - innerHeight / 2) withdrawToast(message)
    }
    addEventListener('scroll', withdraw, { passive: true })
    return () => {
      removeEventListener('scroll', withdraw)
      withdrawToast(message)
    }
  }, [place, body])
  return null
}
