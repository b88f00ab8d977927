/** One name in the spellings of files, types and values. */
export interface Names {
  /** `publication-masthead` */
  kebab: string
  /** `PublicationMasthead` */
  pascal: string
  /** `publicationMasthead` */
  camel: string
  /** `publication_masthead` */
  snake: string
  /** `Publication masthead` */
  title: string
}

const WORDS = /[A-Z]?[a-z0-9]+/g

/** The spellings of a name that is given in any of them; nothing for an invalid name. */
export function namesOf(name: string): Names | undefined {
  if (!/^[A-Za-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$/.test(name)) return undefined
  const words = (name.match(WORDS) ?? []).map((word) => word.toLowerCase())
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  const pascal = words.map(capital).join('')
  return {
    kebab: words.join('-'),
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    snake: words.join('_'),
    title: capital(words.join(' ')),
  }
}
