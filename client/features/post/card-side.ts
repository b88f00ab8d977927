import { startsAtRight } from '../../../schema/rules/text-side'

/**
 * The side at which a card begins: that of its text, or of its title if it has none. A title in another direction begins
 * there too. Rule: docs/rules/reading.md, "Lists of stories".
 */
export const sideOf = ({ excerpt, listTitle }: { excerpt: string; listTitle: string }) =>
  startsAtRight(excerpt || listTitle)
    ? { dir: 'rtl', side: 'text-right' }
    : { dir: undefined, side: 'text-left rtl:text-right' }
