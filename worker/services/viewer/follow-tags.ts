import { followTags as follow } from '../../data/viewer/tag-follows'
import type { Needs } from '../parts'
import { defineUseCase } from '../use-case'
import { changeFollows, chosenTags } from './tag-choice'

/** Follows topics in addition to those already followed. Idempotent. */
export const followTags = defineUseCase(
  chosenTags,
  (parts: Needs<'db' | 'clock' | 'purger' | 'viewer'>, { tagSlugs }) =>
    changeFollows(parts, tagSlugs, true, (userId, slugs, at) =>
      follow(
        userId,
        slugs.map((slug) => ({ slug, at })),
      ),
    ),
)
