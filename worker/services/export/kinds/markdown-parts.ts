import { longDate } from '../../../../schema/wording/formats'
import { inlineMarkdown } from '../markdown/inline'

/** A text of one line that means nothing in Markdown. */
export const plainText = (text: string): string =>
  inlineMarkdown(text.replace(/\s+/g, ' ').trim(), [], { lineBreak: ' ' })

/** A text as a quotation. */
export const quotation = (text: string): string => `> ${inlineMarkdown(text, [], { lineBreak: '\n> ' })}`

/** A link, or the text alone where there is no address. */
export const linked = (text: string, url: string | null): string =>
  url === null ? plainText(text) : `[${plainText(text)}](${url})`

/** A line of facts, those that there are. */
export const facts = (...all: readonly (string | false | null)[]): string => all.filter(Boolean).join(' · ')

/** The day of a time that JSON has. */
export const dayOf = (time: string): string => longDate(Date.parse(time))
