import { followTags as statements } from '../../data/viewer/tag-follows'
import type { Needs } from '../parts'
import { defineUseCase } from '../use-case'
import { changeFollows, chosenTags } from './tag-choice'

/** Follows topics beside those that are followed already. Following twice is once. */
export const followTags = defineUseCase(
  chosenTags,
  (parts: Needs<'db' | 'clock' | 'purger' | 'viewer'>, { tagSlugs }) =>
    changeFollows(parts, tagSlugs, statements),
)
