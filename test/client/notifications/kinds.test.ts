import { expect, test } from 'vitest'
import { kindNamed } from '../../../client/pages/notifications/use-kinds'
import { newIn } from '../../../client/pages/notifications/use-new'
import { MAIL_KINDS, NOTIFICATION_KINDS } from '../../../schema/rules/notifications'
import { notificationWording } from '../../../schema/wording/notifications'

test('every kind that the API names can be turned off by that name', () => {
  const names = Object.keys(notificationWording.kinds) as (keyof typeof notificationWording.kinds)[]
  const shown = names.filter((name) => name !== 'WEEKLY_STATS')
  expect(shown.map(kindNamed).toSorted()).toEqual([...NOTIFICATION_KINDS].toSorted())
  const mailed = MAIL_KINDS.map((kind) => kind.toUpperCase().replaceAll('-', '_'))
  expect(mailed.toSorted()).toEqual([...names].toSorted())
})

type Connection = Parameters<typeof newIn>[1]

const listOf = (ids: readonly number[], hasNext = false): Connection => ({
  __typename: 'NotificationConnection',
  notifications: ids.map((id) => ({ id: `n${id}`, createdAt: id }) as Connection['notifications'][number]),
  pagingInfo: { __typename: 'Paging', next: hasNext ? { __typename: 'PageParams', to: 'there' } : null },
})

test('what is new is counted by what a press would show', () => {
  const { notifications: shown } = listOf([5, 4, 3], true)
  const newOf = (list: Connection) => newIn(shown, list)
  expect(newOf(listOf([5, 4, 3], true))).toEqual({ count: 0, isMore: false })
  expect(newOf(listOf([7, 6, 5, 4], true))).toEqual({ count: 2, isMore: false })
  // A group that somebody has joined has taken the place of the one that is shown.
  expect(newOf(listOf([8, 5, 3], true))).toEqual({ count: 1, isMore: false })
  // One that was taken back makes room for an older one, which is no news.
  expect(newOf(listOf([5, 3, 2], true))).toEqual({ count: 0, isMore: false })
  expect(newOf(listOf([9, 8, 7], true))).toEqual({ count: 3, isMore: true })
  expect(newIn([], listOf([1]))).toEqual({ count: 1, isMore: false })
})
