import type { FeedPicture } from './document'
import { emptyElement, type Xml } from './xml'

/** The namespace of `mediaOf`'s prefix. */
export const MEDIA_NAMESPACE = { 'xmlns:media': 'http://search.yahoo.com/mrss/' }

/** A story's picture, as the readers of RSS and Atom expect it. */
export const mediaOf = ({ url, type, width, height }: FeedPicture): Xml =>
  emptyElement('media:content', { url, medium: 'image', type, width, height })
