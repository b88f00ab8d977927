import type { StoryBody, SubscribeParagraph } from '../../../../schema/story/paragraph'
import type { OwnParts } from '../../../lib/use-remembered-markup'
import { subscribeField } from '../story-extras/lazy'
import type { StoryNewsletter } from '../story-extras/story-subscribe/SubscribeField'

/**
 * The forms that subscribe in a text. They aren't part of the markup that is remembered of it, since the newsletter may
 * get another name; nothing if the text has none.
 */
export function subscribeFields(
  body: StoryBody,
  newsletter: StoryNewsletter,
): OwnParts<SubscribeParagraph> | undefined {
  if (!body.some(({ type }) => type === 'SUBSCRIBE')) return undefined
  const show = () => {
    const Field = subscribeField.loaded
    return Field && <Field newsletter={newsletter} />
  }
  if (__BROWSER__) return { show }
  const part = (name: string) => {
    const subject = body.find((paragraph) => paragraph.name === name)
    return subject && { subject, variant: `${newsletter.action} ${newsletter.name}`, alone: show }
  }
  return { show, remembered: { nameOf: ({ name }) => name, part } }
}
