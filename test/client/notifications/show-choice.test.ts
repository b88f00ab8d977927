import { expect, test } from 'vitest'
import { createQueryClient } from '../../../client/lib/query'
import { NotificationSettings } from '../../../client/pages/settings/notifications/notification-settings.generated'
import { showChoice } from '../../../client/pages/settings/notifications/show-choice'

test('a choice is shown from the cached answer, which the page doesn’t lose', () => {
  const queryClient = createQueryClient()
  const key = [NotificationSettings.name, {}]
  const preference = (name: string, booleanValue: boolean) => ({
    __typename: 'UserPreference',
    name,
    value: { __typename: 'BooleanPreference', booleanValue },
  })
  const viewer = { __typename: 'Viewer', id: 'v', emailObfuscated: null, unverifiedEmail: null }
  const answer = (preferences: object[]) => ({
    viewer: { ...viewer, viewerEdge: { __typename: 'UserViewerEdge', id: 'e', preferences } },
  })
  queryClient.setQueryData(key, answer([preference('a', true), preference('b', true)]))
  showChoice(queryClient, 'a', false)
  expect(queryClient.getQueryData(key)).toEqual(answer([preference('b', true), preference('a', false)]))
  showChoice(queryClient, 'c', true)
  expect(queryClient.getQueryData(key)).toEqual(
    answer([preference('b', true), preference('a', false), preference('c', true)]),
  )
})

test('without an answer there is nothing to show it in', () => {
  const queryClient = createQueryClient()
  showChoice(queryClient, 'a', true)
  expect(queryClient.getQueryCache().getAll()).toEqual([])
})
