import type { FileChooser } from 'playwright-core'
import { expect, test } from 'vitest'
import { UPLOAD_PART_BYTES } from '../../schema/rules/upload-parts'
import { violationsNow } from '../support/axe'
import { openEditor, page, problems, savedOn, startWriting, storyOf } from '../support/editing'
import { tone } from '../support/wav'

startWriting()

const story = () => storyOf(page)

/** Takes what the slash menu offers under a word, and the dialog for files that it opens. */
async function choose(word: string): Promise<FileChooser> {
  const chooser = page.waitForEvent('filechooser')
  await page.keyboard.type(`/${word}`)
  await page.keyboard.press('Enter')
  return chooser
}

const file = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: 'application/x-anything',
  buffer: Buffer.from(bytes),
})

test('a recording is sent in parts; one that fails is sent again, and readers can play it', async () => {
  await openEditor(page)
  await story().click()
  const bytes = tone((UPLOAD_PART_BYTES + 60_000) / 8_000)
  const sent: number[] = []
  let isBroken = true
  await page.route('**/_/files/*/*', (route) => {
    const number = Number(new URL(route.request().url()).pathname.split('/').at(-1))
    sent.push(number)
    if (number !== 2 || !isBroken) return route.continue()
    isBroken = false
    return route.fulfill({ status: 503, body: 'Later' })
  })
  await (await choose('recording')).setFiles(file('low tide.wav', bytes))
  await story().locator('audio').waitFor()
  expect(sent).toEqual([1, 2, 2])
  await page.unroute('**/_/files/*/*')
  // The browser reports what was refused.
  problems.splice(0)
  expect(await story().locator('.card strong').innerText()).toBe('low tide')
  expect(await story().locator('.card small').innerText()).toMatch(/^WAV · 8\.\d MB$/)

  await story().locator('.card strong').click()
  await page.getByRole('group', { name: 'File' }).getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'About this file' })
  await dialog.getByLabel('Title').fill('The tide, at night')
  await dialog.getByLabel('Caption (optional)').fill('Recorded at the harbour')
  await dialog.getByLabel(/transcript/).fill('nowhere at all')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Give the address of a page on the web.').waitFor()
  await dialog.getByLabel(/transcript/).fill('example.org/tide')
  expect(await violationsNow(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  await savedOn(page)
  expect(await violationsNow(page)).toEqual([])

  const src = (await story().locator('audio').getAttribute('src')) ?? ''
  const part = await page.request.get(src, { headers: { range: 'bytes=-1000' } })
  expect([part.status(), part.headers()['content-type'], (await part.body()).length]).toEqual([
    206,
    'audio/wav',
    1000,
  ])
  // A place that the browser hasn't loaded yet can be gone to.
  const time = await story()
    .locator('audio')
    .evaluate(async (audio: HTMLAudioElement) => {
      audio.currentTime = audio.duration - 1
      await new Promise((resolve) => audio.addEventListener('seeked', resolve, { once: true }))
      return [Math.round(audio.duration), Math.round(audio.currentTime)]
    })
  const seconds = Math.round((bytes.length - 44) / 8_000)
  expect(time).toEqual([seconds, seconds - 1])
  expect(problems).toEqual([])
})

test('an upload that fails can be tried again, where only the rest is sent, and one can be taken back', async () => {
  await openEditor(page)
  await story().click()
  await page.route('**/_/files/*/2', (route) => route.fulfill({ status: 400, body: '{}' }))
  const bytes = tone((UPLOAD_PART_BYTES + 60_000) / 8_000)
  await (await choose('attachment')).setFiles(file('all of it.wav', bytes))
  await story().getByText('The upload was interrupted.').waitFor()
  expect(await violationsNow(page)).toEqual([])
  await page.unroute('**/_/files/*/2')
  const sent: string[] = []
  page.on('request', (request) => {
    if (/\/_\/files\/[^/]+\/\d+$/.test(request.url())) sent.push(request.url().split('/').at(-1) ?? '')
  })
  await story().getByRole('button', { name: 'Try again' }).click()
  await story().locator('audio').waitFor()
  expect(sent).toEqual(['2'])
  await savedOn(page)
  problems.splice(0)

  await openEditor(page)
  await story().click()
  await page.route('**/_/files/*/1', () => {})
  const dropped = page.waitForRequest((request) => request.method() === 'DELETE')
  await (await choose('attachment')).setFiles(file('other.bin', new Uint8Array(1_000)))
  await story().getByRole('button', { name: 'Cancel' }).click()
  expect((await (await dropped).response())?.status()).toBe(204)
  await page.unroute('**/_/files/*/1')
  expect(await story().getByRole('progressbar').count()).toBe(0)
  problems.splice(0)
})

test('an attachment is dropped into the text, and a film has its size, a picture and captions', async () => {
  await openEditor(page)
  await story().click()
  await page.keyboard.type('Words.')
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['%PDF-1.7 nothing'], 'tables.pdf', { type: 'audio/mpeg' }))
    const { left, bottom } = document.querySelector('.story > p')?.getBoundingClientRect() ?? new DOMRect()
    const at = { clientX: left + 5, clientY: bottom - 5, bubbles: true, cancelable: true }
    document.querySelector('.story > p')?.dispatchEvent(new DragEvent('drop', { ...at, dataTransfer }))
  })
  await story().locator('.card', { hasText: 'tables.pdf' }).waitFor()
  expect(await story().locator('.card small').innerText()).toBe('PDF · 16 bytes')

  // The browser films a canvas: a second of WebM.
  const film = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 })
    const context = canvas.getContext('2d') as CanvasRenderingContext2D
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm;codecs=vp8' })
    const chunks: Blob[] = []
    recorder.ondataavailable = ({ data }) => chunks.push(data)
    const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }))
    recorder.start()
    for (let i = 0; i < 20; i++) {
      context.fillStyle = `hsl(${i * 18} 80% 50%)`
      context.fillRect(0, 0, 320, 180)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    recorder.stop()
    await ended
    return [...new Uint8Array(await new Blob(chunks).arrayBuffer())]
  })
  await story().locator('p').last().click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await (await choose('recording')).setFiles(file('waves.mp3', new Uint8Array(film)))
  const video = story().locator('video')
  await video.waitFor()
  expect(await video.getAttribute('style')).toContain('320 / 180')
  expect(await video.getAttribute('poster')).toMatch(/^\/_\/image\//)
  await story().locator('.card:has(video) strong').click()
  await page.getByRole('group', { name: 'File' }).getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'About this file' })
  const captions = async (name: string, text: string) => {
    const chooser = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Add captions' }).click()
    await (await chooser).setFiles(file(name, new TextEncoder().encode(text)))
  }
  await captions('a.vtt', 'No captions')
  await dialog.getByText('This isn’t a WebVTT file.').waitFor()
  await captions('a.pt.vtt', 'WEBVTT\n\n00:00.000 --> 00:01.000\nOndas\n')
  await dialog.getByRole('combobox', { name: 'Language of Portuguese' }).waitFor()
  expect(await violationsNow(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  await savedOn(page)
  // The draft has all of it after a reload, and the preview plays it.
  await page.reload({ waitUntil: 'load' })
  await story().locator('video').waitFor()
  await page.getByRole('button', { name: 'Preview' }).click()
  const shown = page.frameLocator('iframe').first()
  await shown.locator('video[preload=metadata] > track[srclang=pt]').waitFor({ state: 'attached' })
  expect(await shown.locator('a.card[href^="/_/file/"]').innerText()).toContain('tables.pdf')
  expect(problems).toEqual([])
})
