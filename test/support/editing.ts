import type { Page, Request } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { hydrated, useBrowser, type Watched } from './browser'
import type { Site } from './own-site'
import { signInAs, startSiteToSignIn } from './sign-in'

/** The site of `startWriting`, its page, on which a writer is signed in, and what opens another browser there. */
export let site: Site
export let page: Page
export let problems: Watched['problems']
export let open: ReturnType<typeof useBrowser>['open']

/** Starts a site and signs maren in, for all tests of a file. */
export function startWriting(): void {
  open = useBrowser().open
  beforeAll(async () => {
    site = await startSiteToSignIn()
    const opened = await open({ baseURL: site.url })
    await signInAs('maren', site, opened.context)
    ;({ page, problems } = opened)
  })
  afterAll(() => site?.stop())
}

/** The field with a story's text. */
export const storyOf = (page: Page) => page.getByRole('textbox', { name: 'Story' })

/** Opens a page with the editor. @param path of a new story, unless another one is given. */
export async function openEditor(page: Page, path = '/new-story'): Promise<void> {
  await page.goto(path, { waitUntil: 'load' })
  await hydrated(page)
  await storyOf(page).waitFor()
}

/** Whether a request saves a draft. */
export const isSave = (request: Request): boolean =>
  request.headers()['graphql-operation']?.includes('SaveDraft') === true

/** Resolves once everything is saved. */
export const savedOn = (page: Page): Promise<void> =>
  page
    .getByTestId('save-state')
    .filter({ hasText: /^Saved$/ })
    .waitFor()

/** Pastes what a program has put on the clipboard. */
export const pasteInto = (page: Page, data: Record<string, string>): Promise<void> =>
  page.evaluate((given) => {
    const clipboardData = new DataTransfer()
    for (const [type, text] of Object.entries(given)) clipboardData.setData(type, text)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.querySelector('.story')?.dispatchEvent(event)
  }, data)

/** Drops a picture at the end of the first paragraph of a story. */
export const dropOnFirst = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 30 })
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
    const dataTransfer = new DataTransfer()
    if (blob) dataTransfer.items.add(new File([blob], 'gull.png', { type: 'image/png' }))
    const first = document.querySelector('.story p')
    const { right, y, height } = first?.getBoundingClientRect() ?? new DOMRect()
    const at = { clientX: right - 2, clientY: y + height / 2, dataTransfer, bubbles: true, cancelable: true }
    first?.dispatchEvent(new DragEvent('drop', at))
  })
