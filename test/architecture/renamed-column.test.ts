import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { MINUTE } from '../../schema/rules/time-units'
import { textOf, writtenFiles } from './files'

const copy = mkdtempSync(join(tmpdir(), 'quire-renamed-'))

afterAll(() => rmSync(copy, { recursive: true, force: true }))

test(
  'renaming a column is a compile error in every file that uses it',
  () => {
    const written = writtenFiles(/^(schema\/.*|worker\/data\/.*)\.ts$/)
    for (const file of [...written, 'schema/tables/all.generated.ts']) {
      mkdirSync(dirname(join(copy, file)), { recursive: true })
      cpSync(file, join(copy, file))
    }
    symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
    const { compilerOptions } = JSON.parse(textOf('tsconfig.json'))
    const config = {
      compilerOptions: { ...compilerOptions, types: ['@cloudflare/workers-types'] },
      include: ['worker'],
    }
    writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(config))
    const errors = () => {
      const { stdout } = spawnSync('npx', ['tsc', '--project', '.', '--pretty', 'false'], {
        cwd: copy,
        encoding: 'utf8',
      })
      return [...new Set([...stdout.matchAll(/^([\w/.-]+\.ts)\(/gm)].map(([, file = '']) => file))].toSorted()
    }
    expect(errors()).toEqual([])

    const table = join(copy, 'schema/tables/post.ts')
    const before = readFileSync(table, 'utf8')
    // The first table with a column of that name is the stories'; topics have one of their own.
    const others = before.lastIndexOf('trendingScore: real(')
    const stories = before
      .slice(0, others)
      .replace('trendingScore: real(', 'heat: real(')
      .replace("'trendingScore',", "'heat',")
      .replaceAll('t.trendingScore', 't.heat')
    writeFileSync(table, stories + before.slice(others))
    const users = writtenFiles(/^worker\/data\/.*\.ts$/).filter((file) =>
      /\bpost\.trendingScore\b|\btrendingScore\b[^}]*\} = post\b/.test(textOf(file)),
    )
    expect(users.length).toBeGreaterThan(1)
    expect(errors()).toEqual(users.toSorted())
  },
  3 * MINUTE,
)
