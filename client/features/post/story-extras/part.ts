import type { Paragraph } from '../../../../schema/story/paragraph'
import { lazily } from '../../../lib/lazily'

/** The styles of what few stories have, so that the others don't load them. */
export const storyExtras = lazily(() => import('./index').then(({ storyExtras }) => storyExtras))

/** Whether a body has something in it that they style. */
export const hasExtras = (body: readonly Paragraph[]): boolean =>
  body.some(
    (paragraph) =>
      (paragraph.type === 'P' && paragraph.callout !== undefined) ||
      (paragraph.type === 'PRE' && paragraph.tokens !== undefined) ||
      (paragraph.type === 'MIXTAPE_EMBED' && paragraph.imageId !== undefined),
  )
