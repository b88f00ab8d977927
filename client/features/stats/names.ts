import { dayOfDigestPlace } from '../../../schema/rules/digests'
import { type Counts, isZero, minus } from '../../../schema/rules/stats/facts'
import { countryNames, nameOfDay } from '../../../schema/wording/formats'
import { dateFormat, LANGUAGE } from '../../../schema/wording/language'
import { statsWording as wording } from '../../../schema/wording/stats'
import type { Filter } from './asked'
import type { StatsPartsFragment } from './stats-parts.generated'

/** A part of a list, as it is shown. */
export interface ShownPart {
  /** As the address of its filter has it; none if nothing can be filtered by it. */
  part: string | undefined
  name: string
  /** A page elsewhere that has the name. */
  host?: string
  views: number
  reads: number
  seconds: number
}

type Source = StatsPartsFragment['sources'][number]

/** Hosts that can be opened: names of domains, no addresses of networks. */
const DOMAIN = /^(?:[a-z0-9_-]+\.)+[a-z][a-z0-9-]+$/

const known = (texts: Readonly<Record<string, string>>, name: string): string => texts[name] ?? name

/** A place on this site as it is stored: the page of the link, with underscores for hyphens. */
const placeName = (place: string): string =>
  (wording.places as Readonly<Record<string, string>>)[place.replaceAll('_', '-')] ?? wording.otherPlace

/** How a source is shown: its host, or the place on this site, or its kind. */
function sourceName({ kind, name }: Pick<Source, 'kind' | 'name'>): string {
  if (name === null) return wording.sources[kind]
  if (kind === 'OURS') return `${wording.sources.OURS}: ${placeName(name)}`
  if (kind !== 'MAIL') return name
  // Our own mails name no host.
  if (name === 'email') return wording.ownMail
  const digest = dayOfDigestPlace(name)
  return digest === undefined ? name : wording.digestMail(nameOfDay(digest))
}

let countries: Intl.DisplayNames | undefined
let languages: Intl.DisplayNames | undefined
function languageName(code: string): string {
  languages ??= new Intl.DisplayNames(LANGUAGE, { type: 'language', fallback: 'code' })
  try {
    return languages.of(code) ?? code
  } catch {
    return code
  }
}
export function countryName(code: string): string {
  countries ??= countryNames()
  try {
    return countries.of(code) ?? code
  } catch {
    return code
  }
}

const NAMES: Readonly<Record<Exclude<Filter, 'source'>, (name: string) => string>> = {
  country: countryName,
  device: (name) => known(wording.devices, name),
  language: languageName,
  reader: (name) => known(wording.readers, name),
  publication: () => wording.publications.gone,
}

const KINDS = Object.keys(wording.sources) as Source['kind'][]

/** How the part of a filter is shown, whatever it is. */
export function nameOfPart(by: Filter, part: string): string {
  if (by === 'publication' && part === '') return wording.publications.none
  if (by !== 'source') return part === '' ? wording.unknown : NAMES[by](part)
  const [kind = '', ...rest] = part.split('/')
  const of = KINDS.find((each) => each === kind.toUpperCase())
  return of ? sourceName({ kind: of, name: rest.join('/') || null }) : part
}

/** The publications in which stories were, and what was counted before they were told apart. */
function shownPublications({ publications, views, reads, seconds }: StatsPartsFragment): ShownPart[] {
  const parts = publications.map(({ publicationId, collection, ...counts }) => ({
    views: counts.views,
    reads: counts.reads,
    seconds: counts.seconds,
    part: publicationId ?? '',
    name: collection?.name ?? nameOfPart('publication', publicationId ?? ''),
  }))
  const left = parts.reduce<Counts>((rest, part) => minus(rest, part), { views, reads, seconds })
  if (parts.length === 0 || isZero(left)) return parts
  return [...parts, { ...left, part: undefined, name: wording.publications.earlier }]
}

/** The parts of the lists, as they are shown; none of a list that the page doesn't have. */
export function shownParts(stats: StatsPartsFragment): Readonly<Record<Filter, ShownPart[]>> {
  const named = (by: Exclude<Filter, 'source' | 'publication'>, list: StatsPartsFragment['countries']) =>
    list.map(({ name, ...counts }) => ({ ...counts, part: name ?? '', name: nameOfPart(by, name ?? '') }))
  return {
    source: stats.sources.map(({ kind, name, views, reads, seconds }) => ({
      part: name === null ? kind.toLowerCase() : `${kind.toLowerCase()}/${name}`,
      name: sourceName({ kind, name }),
      ...(name !== null && kind !== 'OURS' && DOMAIN.test(name) ? { host: name } : {}),
      views,
      reads,
      seconds,
    })),
    country: named('country', stats.countries),
    device: named('device', stats.devices),
    language: named('language', stats.languages),
    reader: named('reader', stats.readers),
    publication: shownPublications(stats),
  }
}

/** How the part is shown by which a page is filtered, whatever its address names. */
export const nameOfFilter = (stats: StatsPartsFragment, { by, part }: { by: Filter; part: string }): string =>
  shownParts(stats)[by].find((each) => each.part === part)?.name ?? nameOfPart(by, part)

const POINTS = {
  HOUR: dateFormat({ month: 'short', day: 'numeric', hour: 'numeric' }),
  DAY: dateFormat({ month: 'short', day: 'numeric' }),
  MONTH: dateFormat({ month: 'short', year: 'numeric' }),
} as const

/** The name of a period: its hour, day or month. @param shown as if the clock of the zone were UTC. */
export const nameOfPoint = (span: keyof typeof POINTS, shown: number): string => POINTS[span].format(shown)
