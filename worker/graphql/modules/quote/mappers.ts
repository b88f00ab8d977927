import type { Quote } from '../../../data/quote/rows'

export type QuoteMapper = Quote
