import type { ReactNode } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server.browser'
import { type DocumentPart, joined } from './document-parts'

/** Where React leaves a part of the page to the browser: something in it waited, or failed. */
export const UNFINISHED = '<!--$!-->'

/** What stands around the markup, and who is told what went wrong in it. */
interface Frame {
  start: readonly DocumentPart[]
  /** Asked for when the markup is there. */
  end: () => readonly DocumentPart[]
  onError: (error: unknown) => void
}

/** The markup, when nothing in the page waits. */
function markupAtOnce(page: ReactNode): string | undefined {
  try {
    const markup = renderToString(page)
    return markup.includes(UNFINISHED) ? undefined : markup
  } catch {
    // What threw throws again in the stream, which says so and goes on with the rest of the page.
    return undefined
  }
}

/**
 * A page's markup between the document's start and its end.
 *
 * What a page shows is loaded before it is rendered, so as a rule nothing in it waits and the text is made in
 * one go: React's stream hands markup out in pieces of two kilobytes, each of which takes its way through the
 * streams of JavaScript and is a write of its own, a fifth of what a story costs. A page in which something
 * does wait is streamed, its start sent first.
 */
export async function documentBody(
  page: ReactNode,
  { start, end, onError }: Frame,
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
