import type { Paragraph, StoryBody } from '../../../../schema/story/paragraph'
import { type Lazy, lazily } from '../../../lib/lazily'

/** The form that subscribes a story's readers. A story names it itself, because a chunk of its own would weigh more. */
export const subscribeField = lazily(() =>
  import('../../newsletter/subscribe-field').then(({ SubscribeField }) => SubscribeField),
)

/** Whether a paragraph needs them, and the styles, by their folders' names. */
type Extra = [isUsedBy: (paragraph: Paragraph) => boolean, styles: Lazy<unknown>]

const EXTRAS: Record<string, Extra> = {
  'story-buttons': [
    (paragraph) => paragraph.type === 'BUTTON',
    lazily(() => import('./story-buttons').then(({ storyButtons }) => storyButtons)),
  ],
  'story-callouts': [
    (paragraph) => paragraph.type === 'P' && paragraph.callout !== undefined,
    lazily(() => import('./story-callouts').then(({ storyCallouts }) => storyCallouts)),
  ],
  'story-cards': [
    (paragraph) => paragraph.type === 'MIXTAPE_EMBED',
    lazily(() => import('./story-cards').then(({ storyCards }) => storyCards)),
  ],
  'story-code': [
    (paragraph) => paragraph.type === 'PRE' && paragraph.tokens !== undefined,
    lazily(() => import('./story-code').then(({ storyCode }) => storyCode)),
  ],
  'story-to-dos': [
    (paragraph) => paragraph.type === 'ULI' && paragraph.isDone !== undefined,
    lazily(() => import('./story-to-dos').then(({ storyToDos }) => storyToDos)),
  ],
  'subscribe-field': [(paragraph) => paragraph.type === 'SUBSCRIBE', subscribeField],
  'story-tables': [
    (paragraph) => paragraph.type === 'TABLE',
    lazily(() => import('./story-tables').then(({ storyTables }) => storyTables)),
  ],
  'story-toggles': [
    (paragraph) => paragraph.type === 'TOGGLE',
    lazily(() => import('./story-toggles').then(({ storyToggles }) => storyToggles)),
  ],
}

/**
 * The names of the style sheets that this body needs and most stories don't; stories without such parts don't load
 * them.
 */
export const extrasOf = (body: StoryBody): readonly string[] =>
  Object.keys(EXTRAS).filter((name) => body.some((paragraph) => EXTRAS[name]?.[0](paragraph)))

/** The loaders of the style sheets that `extrasOf` names. */
export const extrasToLoad = (body: StoryBody): readonly Lazy<unknown>[] =>
  extrasOf(body).flatMap((name) => EXTRAS[name]?.[1] ?? [])
