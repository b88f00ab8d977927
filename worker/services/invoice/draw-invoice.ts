import type PDFDocument from 'pdfkit'
import type { FontFiles } from '../../platform/images/fonts'
import type { Run } from '../media/card/typeset'
import { breakRuns, runsOnOneLine } from './typeset'
import type { WrittenInvoice } from './write-invoice'

/* Measures are in points, 72 to an inch, from the top left corner of an A4 sheet. */

const MARGIN = 57
const RIGHT = 595 - MARGIN
const BOTTOM = 842 - MARGIN
/** Where the second column begins. */
const SAID = MARGIN + 160
const GAP = 12
const RULE = '#ccc'

interface Style {
  /** Of which the typeface has files. */
  weight: 400 | 600
  size: number
  /** From one line to the next. */
  leading: number
  color: string
}
const TITLE: Style = { weight: 600, size: 24, leading: 32, color: '#111' }
const NAME: Style = { weight: 400, size: 11, leading: 16, color: '#555' }
const VALUE: Style = { ...NAME, color: '#111' }
const TOTAL: Style = { ...VALUE, weight: 600 }

/** Texts below one another, each of which may take several lines. */
interface Cell {
  style: Style
  x: number
  width: number
  texts: Run[][]
}

const fontOf = ({ script }: Run, { weight }: Style): string => `${script}-${weight}`

/** A cell; nothing if the typeface lacks a character of its texts. */
function cellOf(style: Style, x: number, until: number, texts: readonly string[]): Cell | undefined {
  const runs = texts.map(runsOnOneLine)
  return runs.every((text) => text !== undefined) ? { style, x, width: until - x, texts: runs } : undefined
}

/** The rows of the sheet, the title's first; nothing if the typeface lacks a character. */
function rowsOf({ title, parts }: WrittenInvoice): Cell[][] | undefined {
  const rows = [
    [cellOf(TITLE, MARGIN, RIGHT, [title])],
    ...parts.map(([name, said], i) => {
      const isTotal = i === parts.length - 1
      return [
        cellOf(isTotal ? TOTAL : NAME, MARGIN, SAID - GAP, [name]),
        cellOf(isTotal ? TOTAL : VALUE, SAID, RIGHT, said),
      ]
    }),
  ]
  const whole = rows.map((row) => row.filter((cell) => cell !== undefined))
  return whole.every((row, i) => row.length === rows[i]?.length) ? whole : undefined
}

/** Draws rows, and says to programs that read the document aloud what each part is. */
function draw(document: PDFDocument, [heading = [], ...rows]: Cell[][]): void {
  const choose = (run: Run, style: Style) => document.font(fontOf(run, style)).fontSize(style.size)
  const set = ({ style, width, texts }: Cell): Run[][][] =>
    texts.map((text) => breakRuns(text, width, (run) => choose(run, style).widthOfString(run.text)))
  const write = (line: Run[], style: Style, x: number, top: number) => {
    let left = x
    for (const run of line) {
      choose(run, style).fillColor(style.color)
      document.text(run.text, left, top + style.size, { baseline: 'alphabetic', lineBreak: false })
      left += document.widthOfString(run.text)
    }
  }
  /** Elements for a cell's texts, each of which is drawn once it is part of the document. */
  const elements = (cell: Cell, texts: Run[][][], role: string, top: number) => {
    let y = top
    return texts.map((lines) => {
      const begin = y
      y += lines.length * cell.style.leading
      return document.struct(
        role,
        lines.map((line, i) => () => write(line, cell.style, cell.x, begin + i * cell.style.leading)),
      )
    })
  }
  const rule = (y: number) => {
    document.markContent('Artifact', { type: 'Layout' })
    document.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(0.5).stroke(RULE)
    document.endMarkedContent()
  }
  /** Cells with their texts in lines, and how high they are. */
  const setRow = (cells: readonly Cell[]) => {
    const row = cells.map((cell) => ({ cell, texts: set(cell) }))
    return {
      row,
      height: Math.max(...row.map(({ cell, texts }) => texts.flat().length * cell.style.leading)),
    }
  }

  const root = document.struct('Document')
  document.addStructure(root)
  const title = setRow(heading)
  for (const { cell, texts } of title.row)
    for (const element of elements(cell, texts, 'H1', MARGIN)) root.add(element)
  let y = MARGIN + title.height + GAP
  const list = document.struct('L')
  root.add(list)
  for (const cells of rows) {
    const { row, height: within } = setRow(cells)
    const height = GAP + within + GAP
    if (y + height > BOTTOM) {
      document.addPage()
      y = MARGIN
    }
    rule(y)
    const top = y + GAP
    const parts = row.map(({ cell, texts }, i) =>
      document.struct(i === 0 ? 'Lbl' : 'LBody', elements(cell, texts, 'P', top)),
    )
    list.add(document.struct('LI', parts))
    y += height
  }
  root.end()
  rule(y)
}

/** Loads the library, which is large and rarely needed. */
async function loadLibrary() {
  // As it is loaded, it says where a file beside it would be. A worker has one script, which has no address.
  import.meta.url ??= 'https://localhost'
  return (await import('pdfkit')).default
}

async function drawRows(
  { title, number, issuedAt }: WrittenInvoice,
  rows: Cell[][],
  fonts: FontFiles,
): Promise<Uint8Array> {
  const needed = rows.flat().flatMap(({ style, texts }) => texts.flat().map((run) => fontOf(run, style)))
  const [Document, ...files] = await Promise.all([
    loadLibrary(),
    ...[...new Set(needed)].map(async (name) => ({ name, file: await fonts.load(name) })),
  ])
  const document = new Document({
    size: 'A4',
    margin: MARGIN,
    font: null,
    pdfVersion: '1.7',
    lang: 'en',
    tagged: true,
    displayTitle: true,
    info: { Title: `${title} ${number}`, CreationDate: new Date(issuedAt) },
  })
  const chunks: Uint8Array[] = []
  const ended = new Promise<void>((resolve) => {
    document.on('data', (chunk) => chunks.push(chunk)).on('end', resolve)
  })
  for (const { name, file } of files) document.registerFont(name, file)
  draw(document, rows)
  document.end()
  await ended
  return new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer())
}

/**
 * An invoice or a credit note as a PDF, which is the same each time that it is drawn.
 *
 * @returns nothing if the typeface lacks a character of it, since nobody's name is changed.
 */
export function invoiceDrawing(
  invoice: WrittenInvoice,
  fonts: FontFiles,
): (() => Promise<Uint8Array>) | undefined {
  const rows = rowsOf(invoice)
  return rows && (() => drawRows(invoice, rows, fonts))
}
