/** The part of pdfkit that is used. It has no types of its own, and those that others publish are about Node's streams. */
declare module 'pdfkit' {
  /** A part of what the document says to programs: its children, or what is drawn meanwhile. */
  export interface PDFStructureElement {
    add(child: PDFStructureElement): this
    end(): void
  }

  /** Measures are in points, and coordinates from the top left corner of the page. */
  export default class PDFDocument {
    constructor(options: {
      size: 'A4'
      margin: number
      /** The font to begin with. */
      font: null
      pdfVersion: '1.7'
      lang: string
      tagged: true
      displayTitle: true
      info: { Title: string; CreationDate: Date }
    })
    on(event: 'data', listener: (chunk: Uint8Array) => void): this
    on(event: 'end', listener: () => void): this
    addPage(): this
    end(): void
    registerFont(name: string, file: Uint8Array): this
    font(name: string): this
    fontSize(size: number): this
    fillColor(color: string): this
    /** Of a text in the present font and size. */
    widthOfString(text: string): number
    text(text: string, x: number, y: number, options: { baseline: 'alphabetic'; lineBreak: false }): this
    moveTo(x: number, y: number): this
    lineTo(x: number, y: number): this
    lineWidth(width: number): this
    stroke(color: string): this
    struct(type: string, children?: (PDFStructureElement | (() => void))[]): PDFStructureElement
    addStructure(structure: PDFStructureElement): this
    /** Begins something that programs needn't read. */
    markContent(tag: 'Artifact', options: { type: 'Layout' }): this
    endMarkedContent(): this
  }
}
