import type { ReactNode } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server.browser'
import { type DocumentPart, joined } from './document-parts'

/**
 * React's marker of a part of the page that it leaves to the browser, because something in it suspended or
 * failed.
 */
export const UNFINISHED = '<!--$!-->'

/** What surrounds the markup, and who is told about its errors. */
interface DocumentShell {
  start: readonly DocumentPart[]
  /** Called once the markup is ready. */
  end: () => readonly DocumentPart[]
  onError: (error: unknown) => void
}

/** The markup, if nothing in the page suspends. */
function markupAtOnce(page: ReactNode): string | undefined {
  try {
    const markup = renderToString(page)
    return markup.includes(UNFINISHED) ? undefined : markup
  } catch {
    // Whatever threw throws again in the stream, which reports it and continues with the rest of the page.
    return undefined
  }
}

/**
 * A page's markup between the document's start and its end.
 *
 * A page's data is loaded before it is rendered, so usually nothing in it suspends and the text is made in
 * one go. React's stream emits markup in chunks of two kilobytes, each of which passes through JavaScript
 * streams and is a separate write: a fifth of a story's cost. A page in which something does suspend is
 * streamed, with its start sent first.
 */
export async function documentBody(
  page: ReactNode,
  { start, end, onError }: DocumentShell,
): Promise<Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>> {
  const markup = markupAtOnce(page)
  if (markup !== undefined) return joined([...start, markup, ...end()])
  const stream = await renderToReadableStream(page, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError,
  })
  return stream.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      start: (controller) => controller.enqueue(joined(start)),
      flush: (controller) => controller.enqueue(joined(end())),
    }),
  )
}
