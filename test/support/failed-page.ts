import type { Page, Request } from 'playwright-core'
import { afterAll, afterEach } from 'vitest'

/** How much of a page's text a failed test prints, in characters: of its beginning, and of what opened last. */
const SHOWN_TEXT = 600
const SHOWN_END = 300

/** The beginning and the end of a text. */
function shortened(text: string): string {
  const even = text.replace(/\s+/g, ' ')
  return even.length > SHOWN_TEXT + SHOWN_END
    ? `${even.slice(0, SHOWN_TEXT)} … ${even.slice(-SHOWN_END)}`
    : even
}

/** What a failed test prints of a page that it had open. */
interface Seen {
  page: Page
  problems: readonly string[]
  /** Requests without an answer so far. */
  pending: Set<Request>
  /** Requests that failed, and documents that were loaded, in order. */
  past: string[]
}

const seen = new Set<Seen>()

/** Notes what a page asks for, so that a test that fails can say what it was waiting for. */
export function watchRequests(page: Page, problems: readonly string[]): void {
  const notes: Seen = { page, problems, pending: new Set(), past: [] }
  seen.add(notes)
  page.on('request', (request) => notes.pending.add(request))
  page.on('requestfinished', (request) => notes.pending.delete(request))
  page.on('requestfailed', (request) => {
    notes.pending.delete(request)
    notes.past.push(`failed: ${request.url()} (${request.failure()?.errorText})`)
  })
  page.on('load', () => notes.past.push(`loaded: ${page.url()}`))
}

async function describePage({ page, problems, pending, past }: Seen): Promise<string> {
  const text = await page
    .evaluate(() => document.body.innerText)
    .catch((error: unknown) => `can’t be read: ${error}`)
  return [
    `Page: ${page.url()}`,
    ...past.slice(-5).map((line) => `  ${line}`),
    ...[...pending].map((request) => `  pending: ${request.method()} ${request.url()}`),
    ...problems.map((problem) => `  problem: ${problem}`),
    `  text: ${shortened(text)}`,
  ].join('\n')
}

/** Appends what each open page shows and waits for to the message of a failed test. Call it at the top of a file. */
export function describeFailedPages(): void {
  // Contexts are kept for the next file, which has others to talk about.
  afterAll(() => seen.clear())
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return
    // A context that is kept for another test waits on a file without a page (kept-contexts.ts).
    const open = [...seen].filter(({ page }) => !page.isClosed() && !page.url().endsWith('/robots.txt'))
    const pages = await Promise.all(open.map(describePage))
    for (const error of task.result.errors ?? []) error.message += `\n${pages.join('\n')}`
  })
}
