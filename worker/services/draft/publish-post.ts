import * as v from 'valibot'
import { baseRevision, publishNewsletters, publishSettings } from '../../../schema/inputs/draft'
import { entityId } from '../../../schema/inputs/text'
import { defineUseCase } from '../use-case'
import type { DraftParts } from './parts'
import { publishText } from './publish-text'

/**
 * Publishes the newest text, if that is the one that the writer has seen. Doing it twice, even at the same time,
 * publishes once. Rule: docs/rules/writing.md, "Publishing".
 */
export const publishPost = defineUseCase(
  v.object({
    postId: entityId,
    baseRevision,
    settings: v.nullish(publishSettings),
    newsletterIds: v.pipe(
      v.nullish(publishNewsletters),
      v.description('The newsletters that send the story by mail once it is out.'),
    ),
    byMailOnly: v.nullish(
      v.pipe(
        v.boolean(),
        v.description(
          'Whether those newsletters alone send it, and nobody else finds it; it can be published later.',
        ),
      ),
      false,
    ),
  }),
  (parts: DraftParts, { settings, newsletterIds, ...input }) =>
    publishText(parts, { ...input, settings: settings ?? {}, newsletterIds: newsletterIds ?? undefined }),
)
