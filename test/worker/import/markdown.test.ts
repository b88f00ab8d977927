import { describe, expect, it } from 'vitest'
import { PIXEL, zipOf } from './archives'
import { bodies, bring, details } from './brought'

describe('Markdown', () => {
  it('is read with its front matter', async () => {
    const file = `---
title: "Low water"
subtitle: Notes from the mud
date: 2024-05-06 07:08 +0200
tags: [Tides, "Wadden Sea"]
categories: Coast
canonical_url: https://old.example/low-water
lang: en
author: Ada Blum
cover: { src: img/cover.png, alt: The coast }
---

Text with a note.[^1] <script>alert(1)</script>

\`\`\`js
let a = 1
\`\`\`

![Mud](img/mud.png "x")

[^1]: The note.
`
    const zip = await zipOf({
      'blog/low.md': file,
      'blog/img/mud.png': PIXEL,
      'blog/2023-01-02-with-date.md': '# A heading\n\nText, ![gone](gone.png) and a [file](other.md).',
      'blog/broken.md': '---\ntitle: [unclosed\n---\nText',
      'blog/fake.md': '---\ntitle: Fake\n---\n![A picture](fake.png)\n\nText',
      'blog/fake.png': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    })
    const report = await bring(zip, 'markdown', 'markdown-one')
    expect(report).toMatchObject({ imported: 4, skipped: [], ignored: { picture: 2 } })
    expect(report.notes.map(({ item, note }) => `${item}: ${note}`)).toEqual([
      'Low water: The picture blog/img/cover.png couldn’t be read from the file, so it was left out.',
      'A heading: The picture blog/gone.png couldn’t be read from the file, so it was left out.',
      'A heading: A link to blog/other.md in the file was removed.',
      expect.stringMatching(/^broken: Its front matter couldn’t be read: /),
      'Fake: The picture blog/fake.png couldn’t be read from the file, so it was left out.',
    ])
    const all = await details('markdown-one')
    expect(all.map(({ title }) => title)).toEqual(['A heading', 'Fake', 'Low water', 'broken'])
    expect(all[0]).toMatchObject({ first_published_at: Date.UTC(2023, 0, 2) })
    expect(all[2]).toMatchObject({
      subtitle: 'Notes from the mud',
      first_published_at: Date.UTC(2024, 4, 6, 5, 8),
      tags: '["tides","wadden-sea","coast"]',
      canonical_url: 'https://old.example/low-water',
    })
    const [heading, fake, low] = await bodies('markdown-one')
    expect(heading).toMatchObject([
      { type: 'P', text: 'Text,' },
      { type: 'P', text: 'and a file.', markups: [] },
    ])
    expect(fake).toMatchObject([{ type: 'P', text: 'Text' }])
    expect(low).toMatchObject([
      { type: 'P', text: 'Text with a note.1' },
      { type: 'PRE', language: 'js', text: 'let a = 1' },
      { type: 'IMG', imageId: expect.any(String), alt: 'Mud', width: 1, height: 1 },
      { type: 'FOOTNOTE', text: 'The note.' },
    ])
  })

  it('may be a single file, whose longest paragraphs become several', async () => {
    const long = `${'A sentence of words. '.repeat(6_000)}`
    const report = await bring(`# Long\n\n${long}`, 'markdown', 'markdown-long', '&name=long.md')
    expect(report.notes).toEqual([
      { item: 'Long', note: 'A paragraph was too long and was split into several.' },
    ])
    const [body] = await bodies('markdown-long')
    expect(body?.map(({ text }) => text).join('')).toBe(long.trim())
    const huge = await bring(`# Huge\n\n${'x'.repeat(1_000_000)}`, 'markdown', 'markdown-huge')
    expect(huge).toMatchObject({ imported: 0, skipped: [{ item: 'Huge' }] })
  })
})
