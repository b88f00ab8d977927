import { expect, test } from 'vitest'
import { createQueryClient } from '../../../client/lib/query'
import { NotificationSettings } from '../../../client/pages/settings/notifications/notification-settings.generated'
import { PublishingPage } from '../../../client/pages/settings/publishing/publishing-page.generated'
import { showChoice } from '../../../client/pages/settings/show-choice'
import type { ViewerSwitchesFragment } from '../../../client/pages/settings/viewer-switches.generated'

const preference = (name: string, booleanValue: boolean) => ({
  __typename: 'UserPreference' as const,
  name,
  value: { __typename: 'BooleanPreference' as const, booleanValue },
})
const edge = (
  ...preferences: ViewerSwitchesFragment['viewerEdge']['preferences']
): ViewerSwitchesFragment['viewerEdge'] => ({
  __typename: 'UserViewerEdge',
  id: 'e',
  preferences,
})
const answer = (viewerEdge: ViewerSwitchesFragment['viewerEdge']) => ({
  viewer: { __typename: 'Viewer', id: 'v', username: 'ada', viewerEdge },
})

test('a choice is shown on every page of the settings that has it', () => {
  const queryClient = createQueryClient()
  const keys = [NotificationSettings, PublishingPage].map(({ name }) => [name, {}])
  const before = edge(preference('a', true), preference('b', true))
  for (const key of keys) queryClient.setQueryData(key, answer(before))
  showChoice(queryClient, before, 'a', false)
  const after = edge(preference('b', true), preference('a', false))
  for (const key of keys) expect(queryClient.getQueryData(key)).toEqual(answer(after))
  showChoice(queryClient, after, 'c', true)
  for (const key of keys)
    expect(queryClient.getQueryData(key)).toEqual(
      answer(edge(preference('b', true), preference('a', false), preference('c', true))),
    )
})

test('without an answer there is nothing to show it in', () => {
  const queryClient = createQueryClient()
  showChoice(queryClient, edge(), 'a', true)
  expect(queryClient.getQueryCache().getAll()).toEqual([])
})
