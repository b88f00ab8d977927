import type { EXPORT_FORMATS, EXPORT_KINDS } from '../../../../schema/routes/values'
import { CSV_START, csvLine } from '../../../../schema/rules/csv'
import { exportKindsWording as wording } from '../../../../schema/wording/export-kinds'
import { exportWording } from '../../../../schema/wording/exports'
import { longDate } from '../../../../schema/wording/formats'
import { takenClaps } from './claps'
import { takenHighlights } from './highlights'
import { takenHistory } from './history'
import { takenLists } from './lists'
import { plainText } from './markdown-parts'
import { takenResponses } from './responses'
import type { TakenKind, Taker } from './taken-kind'

export type ExportKind = (typeof EXPORT_KINDS)[number]
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

const KINDS = {
  highlights: takenHighlights,
  lists: takenLists,
  responses: takenResponses,
  claps: takenClaps,
  history: takenHistory,
} as const satisfies Record<ExportKind, unknown>

/** What a file says of itself. */
export interface KindFile {
  kind: ExportKind
  /** The person's name. */
  name: string
  productName: string
  now: number
}

async function* json<Item extends object>(taken: TakenKind<Item>, taker: Taker, about: KindFile) {
  const { kind, now } = about
  yield `{\n"kind": ${JSON.stringify(kind)},\n"downloadedAt": "${new Date(now).toISOString()}",\n"items": [`
  let isFirst = true
  for await (const items of taken.pages(taker)) {
    yield `${isFirst ? '\n' : ',\n'}${items.map((item) => JSON.stringify(item)).join(',\n')}`
    isFirst = false
  }
  yield '\n]\n}\n'
}

async function* csv<Item extends object>(taken: TakenKind<Item>, taker: Taker) {
  const { columns } = taken
  yield CSV_START + csvLine(columns)
  for await (const items of taken.pages(taker)) {
    const rows = items.flatMap((item) => taken.rows(item))
    yield rows.map((row) => csvLine(columns.map((column) => row[column] ?? null))).join('')
  }
}

async function* markdown<Item extends object>(taken: TakenKind<Item>, taker: Taker, about: KindFile) {
  const { kind, name, productName, now } = about
  const heading = plainText(wording.heading(exportWording.kinds.names[kind], name))
  yield `# ${heading}\n\n${plainText(wording.made(productName, longDate(now)))}\n\n`
  let before: Item | undefined
  for await (const items of taken.pages(taker)) {
    let text = ''
    for (const item of items) {
      text += taken.markdown(item, before)
      before = item
    }
    yield text
  }
  if (before === undefined) yield `${wording.none}\n`
}

const FORMATS = { json, csv, md: markdown }

/**
 * What somebody has of one kind, as the pieces of a file: a page of rows is in memory at a time. Rule:
 * docs/rules/export.md, "One kind".
 */
export function writeKind(
  format: ExportFormat,
  taker: Taker,
  about: KindFile,
): AsyncGenerator<string, void, undefined> {
  const taken: TakenKind<never> = KINDS[about.kind] as unknown as TakenKind<never>
  return FORMATS[format](taken, taker, about)
}
