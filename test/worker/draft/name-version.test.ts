import { expect, test } from 'vitest'
import { signedIn } from '../../factories/signed-in'
import type { newVisit } from '../../factories/visit'
import { begun, of, run } from './support'

type Visit = ReturnType<typeof newVisit>

async function name(visit: Visit, input: object) {
  const { data, errors } = await visit.ask(
    `mutation ($input: NameVersionInput!) { result: nameVersion(input: $input) { __typename
      ... on PostVersion { id name } ... on UserError { code field } } }`,
    { input },
  )
  if (!data?.result) throw new Error(JSON.stringify(errors))
  return data.result as Record<string, unknown>
}

test('a version has the name that its writer gives it, and no other story’s version does', async () => {
  const { visit } = await signedIn()
  const { visit: stranger } = await signedIn()
  const postId = await begun(visit)
  await run(visit, 'publishPost', { postId, baseRevision: 2 })
  const { versions } = (await of(visit, 'postVersions', postId)) as unknown as {
    versions: { id: string; name: string | null }[]
  }
  const versionId = versions[0]?.id ?? ''
  const given = { postId, versionId, name: '  Before the storm ' }
  for (const _ of [1, 2])
    expect(await name(visit, given)).toMatchObject({ id: versionId, name: 'Before the storm' })
  expect(await name(visit, { ...given, name: '' })).toMatchObject({ name: null })
  expect(await name(visit, { ...given, name: 'a'.repeat(101) })).toMatchObject({
    code: 'BAD_REQUEST',
    field: 'name',
  })
  expect(await name(stranger, given)).toMatchObject({ code: 'FORBIDDEN' })
  const other = await begun(visit)
  expect(await name(visit, { ...given, postId: other })).toMatchObject({ code: 'NOT_FOUND' })
})
