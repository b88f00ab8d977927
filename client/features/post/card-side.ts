/** Whether a text's first letter belongs to a script that runs from right to left, as `dir="auto"` decides it. */
const startsAtRight = (text: string): boolean =>
  /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(text)

/**
 * The side at which a card begins: that of its text, or of its title if it has none. A title in another direction begins
 * there too. Rule: docs/rules/reading.md, "Lists of stories".
 */
export const sideOf = ({ excerpt, listTitle }: { excerpt: string; listTitle: string }) =>
  startsAtRight(excerpt || listTitle)
    ? { dir: 'rtl', side: 'text-right' }
    : { dir: undefined, side: 'text-left rtl:text-right' }
