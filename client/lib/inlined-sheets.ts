/**
 * Tells the module loader which sheets are inlined in the document. It looks for a link to each sheet of a
 * module; these links are disabled, so that nothing is loaded for them.
 */
export function noteInlinedSheets(document: Document): void {
  const sheets = document.querySelector<HTMLElement>('style[data-sheets]')?.dataset.sheets
  for (const sheet of sheets?.split(' ') ?? []) {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.disabled = true
    link.href = sheet
    document.head.append(link)
  }
}
