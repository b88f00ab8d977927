import { unfollowTags as statements } from '../../data/viewer/tag-follows'
import type { Needs } from '../parts'
import { defineUseCase } from '../use-case'
import { changeFollows, chosenTags } from './tag-choice'

/** Unfollows topics; those that aren't followed aren't affected. */
export const unfollowTags = defineUseCase(
  chosenTags,
  (parts: Needs<'db' | 'clock' | 'purger' | 'viewer'>, { tagSlugs }) =>
    changeFollows(parts, tagSlugs, false, statements),
)
