/** A letter or digit that is a whole sign, since another of such scripts, a space or nothing follows. */
const PLAIN_LETTER =
  /^(?=[\p{L}\p{N}])[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\p{sc=Han}\d](?=[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\p{sc=Han}\d\s]|$)/u

/**
 * The letter that stands for a name: its first letter or digit, with all that belongs to it in its script. A name that
 * has neither is represented by its first sign; one that is empty by nothing.
 */
export function letterOf(name: string): string {
  const text = name.trim()
  // Dividing a name into signs takes longer than drawing a card, and most names begin with a plain letter.
  const plain = PLAIN_LETTER.exec(text)
  if (plain) return plain[0].toUpperCase()
  const signs = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
  return (signs.find((sign) => /[\p{L}\p{N}]/u.test(sign)) ?? signs[0] ?? '').toUpperCase()
}

/** Colours of a letter and of what is behind it, the same wherever the name stands, as CSS. */
export function letterColors(name: string): { color: string; backgroundColor: string } {
  let hue = 0
  for (const sign of name) hue = (hue * 31 + (sign.codePointAt(0) ?? 0)) % 360
  const pair = (light: string, dark: string) => `light-dark(oklch(${light} ${hue}),oklch(${dark} ${hue}))`
  return { color: pair('.38 .07', '.92 .04'), backgroundColor: pair('.9 .05', '.36 .06') }
}
