/** The longest slug, in UTF-16 units. */
export const MAX_SLUG = 100
/** How much of a longer text is examined: normalising takes time in the square of the marks on a letter. */
const LOOKED_AT = 10 * MAX_SLUG

/**
 * A text as a part of an address: lower case, words joined by hyphens, other scripts kept. Empty if the text
 * has no letters or digits. Rule: docs/rules/stories.md, "Addresses".
 */
export function slugify(text: string): string {
  const words = text
    .slice(0, LOOKED_AT)
    .normalize('NFKD')
    // Latin letters lose their accents; the marks of other scripts are part of their letters.
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’ʼ]/g, '')
    .match(/[\p{L}\p{N}\p{M}]+/gu)
  return shorten(words?.join('-') ?? '')
}

/** Cuts at a hyphen if there is one, and never through a character. */
function shorten(slug: string): string {
  if (slug.length <= MAX_SLUG) return slug
  const cut = slug.slice(0, MAX_SLUG).replace(/[\ud800-\udbff]$/, '')
  const hyphen = cut.lastIndexOf('-')
  return hyphen > MAX_SLUG / 2 ? cut.slice(0, hyphen) : cut
}

/** The last part of a post's address: `{slug}-{id}`, or the bare id if the title has no letters. */
export const postSegment = (slug: string, id: string): string => (slug === '' ? id : `${slug}-${id}`)

/**
 * Whether an address's segment is a post's: it ends in `-` and 8 or more hex digits, or is 8 to 12 of them.
 */
export const looksLikePost = (segment: string): boolean => /-[0-9a-f]{8,}$|^[0-9a-f]{8,12}$/.test(segment)

/** Whether a text has the format of a publication's slug; it may still be reserved or taken. */
export const isCollectionSlug = (slug: string): boolean =>
  /^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/.test(slug) && !slug.includes('--') && !looksLikePost(slug)
