/** Whether a text's first letter belongs to a script that runs from right to left, as `dir="auto"` decides it. */
export const startsAtRight = (text: string): boolean =>
  /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(text)
