import { LANGUAGE } from '../../../../schema/wording/language'

/** Languages that stories are often written in; what has another one keeps it. */
const LANGUAGES = [
  'ar',
  'bn',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'fa',
  'fi',
  'fr',
  'he',
  'hi',
  'hu',
  'id',
  'it',
  'ja',
  'ko',
  'nb',
  'nl',
  'pl',
  'pt',
  'ro',
  'ru',
  'sv',
  'th',
  'tr',
  'uk',
  'ur',
  'vi',
  'zh',
] as const

/** Tags with their names, by name. */
export function namedLanguages(current: string): { tag: string; name: string }[] {
  const names = new Intl.DisplayNames(LANGUAGE, { type: 'language' })
  return [...new Set<string>([...LANGUAGES, current])]
    .map((tag) => ({ tag, name: names.of(tag) ?? tag }))
    .toSorted((a, b) => a.name.localeCompare(b.name, LANGUAGE))
}
