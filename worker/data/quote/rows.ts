import { quote } from '../../../schema/tables/quote'
import { type Row, without } from '../sql/rows'

export const quoteFields = without(quote, 'quoteKey')

/** A passage that somebody has highlighted. */
export interface Quote extends Row<typeof quoteFields> {}

/** A highlight with the sending that created it. */
export interface SentQuote extends Quote {
  quoteKey: string
}

/** The key of a person's highlights in a story, for the loader. */
export const quotesKey = (userId: string, postId: string): string => JSON.stringify([userId, postId])
