import { object } from 'valibot'
import {
  publicationDescription,
  publicationName,
  publicationPictureField,
  publicationSlug,
  tagline,
} from '../../../schema/inputs/collection'

/** The fields of the form. */
export const PUBLICATION = object({
  name: publicationName,
  slug: publicationSlug,
  tagline,
  description: publicationDescription,
  avatarId: publicationPictureField,
  logoId: publicationPictureField,
})
