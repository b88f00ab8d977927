import { MAX_LISTED_TITLE } from '../rules/limits'
import { shorten } from './text'

/** A story's title in lists. */
export const listedTitle = (title: string): string => shorten(title, MAX_LISTED_TITLE)
