const WORDS_PER_MINUTE = 265
/** Seconds for the first picture; each further one takes a second less. */
const FIRST_IMAGE_SECONDS = 12
const LEAST_IMAGE_SECONDS = 3

/** Scripts that are written without spaces: two characters take about as long to read as one word. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’\-.]*/gu

/** Words of a text. */
export function countWords(text: string): number {
  const unspaced = text.match(UNSPACED)?.length ?? 0
  const rest = unspaced > 0 ? text.replace(UNSPACED, ' ') : text
  return (rest.match(WORD)?.length ?? 0) + Math.ceil(unspaced / 2)
}

/** Seconds that pictures add. */
function imageSeconds(images: number): number {
  let seconds = 0
  for (let i = 0; i < images; i++) seconds += Math.max(FIRST_IMAGE_SECONDS - i, LEAST_IMAGE_SECONDS)
  return seconds
}

/** How long a part of a story takes to read, in seconds. */
export const partSeconds = (words: number, images: number): number =>
  Math.round((words / WORDS_PER_MINUTE) * 60 + imageSeconds(images))

/** How long a story takes to read, in seconds; at least a minute. Rule: docs/rules/stories.md, "Reading time". */
export const readingSeconds = (words: number, images: number): number =>
  Math.max(60, partSeconds(words, images))

/** The reading time in whole minutes, as readers see it; at least 1. */
export const readingMinutes = (seconds: number): number => Math.max(1, Math.round(seconds / 60))

/** A length of reading, divided into the units that readers see; a unit that isn't needed is 0. */
export interface ReadTime {
  hours: number
  minutes: number
  seconds: number
}

/** Divides seconds: whole seconds below a minute, at least 1; whole minutes from then on. */
export function readTimeOf(seconds: number): ReadTime {
  const whole = Math.max(1, Math.round(seconds))
  if (whole < 60) return { hours: 0, minutes: 0, seconds: whole }
  const minutes = Math.round(whole / 60)
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60, seconds: 0 }
}
