import { useEffect, useState } from 'react'
import { useApp } from '../../lib/app'
import { operationQuery } from '../../lib/query'
import { MentionPeople, type MentionPeopleQuery } from './mention-people.generated'

/** Somebody who can be mentioned. */
export type Mentionable = MentionPeopleQuery['search']['users']['hits'][number]['user']

/** Milliseconds without a letter until people are looked for. */
const PAUSE = 150

/** The people whose names begin so. While they are looked for, those found before stay; nothing if none can be had. */
export function usePeople(query: string | undefined): readonly Mentionable[] | undefined {
  const { execute, queryClient } = useApp()
  const [people, setPeople] = useState<readonly Mentionable[]>()
  useEffect(() => {
    if (query === undefined) {
      setPeople(undefined)
      return
    }
    let isOver = false
    const look = () =>
      queryClient.fetchQuery(operationQuery(execute, MentionPeople, { query })).then(
        ({ search }) => {
          if (!isOver) setPeople(search.users.hits.map(({ user }) => user))
        },
        () => {
          if (!isOver) setPeople(undefined)
        },
      )
    const timer = setTimeout(look, PAUSE)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [queryClient, execute, query])
  return people
}
