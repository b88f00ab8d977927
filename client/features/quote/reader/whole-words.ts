const segmenters = new Map<string, Intl.Segmenter | undefined>()

/** What tells words apart in a language; nothing in browsers that can't. */
function segmenterFor(language: string): Intl.Segmenter | undefined {
  if (!segmenters.has(language))
    segmenters.set(
      language,
      'Segmenter' in Intl ? new Intl.Segmenter(language, { granularity: 'word' }) : undefined,
    )
  return segmenters.get(language)
}

/** The word that a character of a text is part of. */
function wordAt(text: string, at: number, language: string): { start: number; end: number } | undefined {
  const segment = segmenterFor(language)?.segment(text).containing(at)
  return segment?.isWordLike === true
    ? { start: segment.index, end: segment.index + segment.segment.length }
    : undefined
}

/** Where the word begins that a passage of a text begins in. */
export const wordStart = (text: string, start: number, language: string): number =>
  wordAt(text, start, language)?.start ?? start

/** Where the word ends that a passage of a text ends in. */
export const wordEnd = (text: string, end: number, language: string): number =>
  end > 0 ? (wordAt(text, end - 1, language)?.end ?? end) : end
