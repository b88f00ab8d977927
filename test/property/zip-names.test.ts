import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { BlobReader, BlobWriter, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js'
import { expect, test } from 'vitest'
import { bytesOf } from '../../schema/rules/cutting'
import { slugify } from '../../schema/rules/slug'
import { openZipUpload } from '../../worker/platform/exports/zip-upload'
import { type ExportedStory, storyFile } from '../../worker/services/export/markdown/story-file'

const STORY: ExportedStory = {
  id: '0123456789ab',
  kind: 'story',
  state: 'published',
  access: 'public',
  title: '',
  subtitle: '',
  slug: '',
  excerpt: '',
  body: [],
  tags: [],
  language: 'en',
  license: 'all-rights-reserved',
  canonicalUrl: null,
  createdAt: 0,
  updatedAt: 0,
  firstPublishedAt: Date.UTC(2026, 10, 28),
  trashedAt: null,
  inResponseToPostId: null,
  publication: null,
  author: 'maren',
  preview: { imageId: null, src: null, alt: '', focusPercentX: 50, focusPercentY: 50 },
}

/** Titles that are longer in bytes than in characters, in scripts whose characters have one to a dozen bytes each. */
const TITLES = [
  'a'.repeat(300),
  'word '.repeat(60),
  '潮'.repeat(100),
  'море '.repeat(40),
  'क्षत्रिय'.repeat(30),
  'น้ำ'.repeat(60),
  '𠮷'.repeat(80),
  `x${'한국어'.repeat(60)}`,
  `x${'é'.repeat(120)}`,
  '…',
  'The tide',
]

const files = TITLES.map((title, i) => {
  const id = `${i}`.padStart(12, '0')
  return storyFile({ ...STORY, id, title, slug: slugify(title) }, 'https://quire.example', () => undefined)
})
const nameOf = (path: string): string => path.slice(path.indexOf('/') + 1)

/** A zip with these files, as an export writes it. */
async function zipOf(all: readonly { path: string; text: string }[]): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const upload = {
    uploadPart: async (partNumber: number, piece: Uint8Array<ArrayBuffer>) => {
      pieces.push(piece.slice())
      return { partNumber, etag: '' }
    },
    complete: async () => ({}),
  }
  const zip = await openZipUpload({ createMultipartUpload: async () => upload as never }, 'key')
  for (const { path, text } of all) await zip.addText(path, text, STORY.createdAt)
  await zip.finish()
  return new Uint8Array(await new Blob(pieces).arrayBuffer())
}

test('the name of a story’s file has at most 200 bytes, and is cut at the end of a character', () => {
  const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
  for (const [i, { path }] of files.entries()) {
    const name = nameOf(path)
    expect([name, bytesOf(name) <= 200]).toEqual([name, true])
    const slug = slugify(TITLES[i] ?? '')
    const kept = /^2026-11-28-(.*)-\d{12}\.md$/u.exec(name)?.[1] ?? ''
    const whole = [...graphemes.segment(slug)].map(({ segment }) => segment)
    const own = [...graphemes.segment(kept)].map(({ segment }) => segment)
    expect(kept === 'untitled' ? [] : own).toEqual(kept === 'untitled' ? [] : whole.slice(0, own.length))
    // As much of it as there is room for.
    if (kept !== slug && slug !== '') expect(bytesOf(name)).toBeGreaterThan(180)
  }
  expect(files.some(({ path }, i) => !path.includes(slugify(TITLES[i] ?? '')))).toBe(true)
})

test('what a zip is read with has every name and text', async () => {
  const reader = new ZipReader(new BlobReader(new Blob([await zipOf(files)])))
  const entries = await reader.getEntries()
  const read = await Promise.all(
    entries.map(async (entry) => {
      const blob = 'getData' in entry && entry.getData ? await entry.getData(new BlobWriter()) : undefined
      return { path: entry.filename, text: await blob?.text() }
    }),
  )
  expect(read).toEqual(files)
})

/** Programs that unpack a zip into the folder where they are called; tried where a machine has them. */
const PROGRAMS = { unzip: ['-q', 'a.zip'], '7z': ['x', '-y', 'a.zip'] }
const installed = Object.entries(PROGRAMS).filter(([program]) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program))),
)

test('the programs of this machine that unpack a zip write every file', async () => {
  const zip = await zipOf(files)
  for (const [program, args] of installed) {
    const cwd = mkdtempSync(join(tmpdir(), 'zip-'))
    try {
      writeFileSync(join(cwd, 'a.zip'), zip)
      execFileSync(program, args, { cwd, stdio: 'pipe', env: { ...process.env, LC_ALL: 'C.UTF-8' } })
      const names = readdirSync(join(cwd, 'stories')).toSorted()
      expect([program, names]).toEqual([program, files.map(({ path }) => nameOf(path)).toSorted()])
    } finally {
      rmSync(cwd, { recursive: true })
    }
  }
})
