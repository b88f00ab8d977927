import { withoutEnds } from '../../../schema/rules/cutting'
import { slugify } from '../../../schema/rules/slug'

/** A slug for a name, in the letters that those of publications and their newsletters may have. */
export const suggestedSlug = (name: string, most: number): string =>
  withoutEnds(
    slugify(name)
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, most),
    /-/,
  )
