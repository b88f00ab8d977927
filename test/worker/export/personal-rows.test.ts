import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { Database } from '../../../worker/data/database'
import { nextRows } from '../../../worker/data/export/numbered-rows'
import { personalRows } from '../../../worker/data/export/personal-rows'
import { createStory, paragraph } from '../../factories/story'
import { createUser } from '../../factories/user'

describe('the rows of a person', () => {
  it('are found by their person, and no table is read whole', async () => {
    const scans: [table: string, step: string][] = []
    for (const { name, sizes, rows } of personalRows())
      for (const { sql } of [sizes, rows]) {
        const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
          .bind(...(sql.match(/\?/g) ?? []).map(() => 1))
          .all<{ detail: string }>()
        const isScan = new RegExp(`^SCAN ${name}\\b|INTEGER PRIMARY KEY`)
        for (const { detail } of results) if (isScan.test(detail)) scans.push([name, detail])
      }
    expect(scans).toEqual([])
  })

  it('are read in pages that are never larger than they may be', async () => {
    const ada = await createUser()
    const long = 'x'.repeat(90_000)
    const body = Array.from({ length: 5 }, (_, i) => paragraph(long, `p00${i}`))
    for (let i = 0; i < 6; i++) await createStory({ creatorId: ada.id, body })
    const versions = personalRows().find(({ name }) => name === 'post_version') ?? expect.fail('no table')
    const db = new Database(env.DB)
    const pages: number[] = []
    for (let after = 0; ; ) {
      const batch = await nextRows(db, versions, [ada.id], after)
      if (!batch) break
      pages.push(batch.rows.length)
      after = batch.until
    }
    expect(pages).toEqual([4, 2])
  })
})
