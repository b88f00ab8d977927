import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  faultOfSubject,
  scopesOf,
  subjectsSinceRelease,
} from '../../worker/commands/checking/commit-subjects'

const SCOPES = scopesOf(['worker/services/clap/give-claps.ts', 'test/http/page-budget.test.ts', 'README.md'])

describe('a commit’s subject', () => {
  test.each([
    'fix(clap): an undone clap isn’t sent',
    'docs(services): one word',
    'build(deps): a newer React',
    'test(page-budget): a search asks once',
    `feat(clap): ${'x'.repeat(60)}`,
  ])('may be “%s”', (subject) => expect(faultOfSubject(subject, SCOPES)).toBeUndefined())

  test.each([
    ['has 73 characters', `feat(clap): ${'x'.repeat(61)}`],
    ['doesn’t look like', 'fix: no scope'],
    ['doesn’t look like', 'fix(clap, worker): two scopes'],
    ['doesn’t look like', 'fix(clap):'],
    ['doesn’t look like', 'Fix claps'],
    ['has the type “chore”', 'chore(clap): tidy up'],
    ['has the scope “claps”', 'fix(claps): another word for an area'],
    ['has the scope “page-budget”', 'fix(page-budget): the scope of a test'],
  ])('%s, and is refused: “%s”', (fault, subject) =>
    expect(faultOfSubject(subject, SCOPES)).toMatch(new RegExp(`^${fault}`)),
  )
})

describe('the subjects that are checked', () => {
  const RULE = 'rule.ts'
  let root: string

  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@quire.test', ...args], {
      cwd: root,
      stdio: 'ignore',
    })
  const commit = (subject: string) => git('commit', '--allow-empty', '--message', subject)

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'quire-subjects-'))
  })
  afterEach(() => rmSync(root, { recursive: true }))

  test('are none without git, or while the rule isn’t committed', () => {
    expect(subjectsSinceRelease(root, RULE)).toEqual([])
    git('init')
    expect(subjectsSinceRelease(root, RULE)).toEqual([])
    commit('old')
    expect(subjectsSinceRelease(root, RULE)).toEqual([])
  })

  test('begin after the rule, or after the last release', () => {
    git('init')
    commit('old')
    writeFileSync(join(root, RULE), '')
    git('add', RULE)
    commit('the rule')
    expect(subjectsSinceRelease(root, RULE)).toEqual([])
    commit('first')
    commit('second')
    expect(subjectsSinceRelease(root, RULE)).toEqual(['second', 'first'])
    git('tag', 'v1.0.0')
    commit('third')
    git('tag', 'no-release')
    commit('fourth')
    expect(subjectsSinceRelease(root, RULE)).toEqual(['fourth', 'third'])
  })
})
