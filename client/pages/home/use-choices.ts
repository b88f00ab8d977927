import { useEffect, useRef, useState } from 'react'
import { toastWording } from '../../../schema/wording/toasts'
import { CALLS } from '../../features/follow/control/calls'
import { useApp } from '../../lib/app'
import { showError } from '../../shell/toast'
import { HomeFeed, type HomeFeedQuery } from './home-feed.generated'
import type { FeedItem } from './use-feed-items'

type Post = FeedItem['post']

/** What a reader doesn't want to see, and where they said so. */
export interface Choice {
  kind: 'post' | 'user' | 'collection'
  targetId: string
  /** The name of the person or publication. */
  name: string
}

export interface Choices {
  /** The choice that a card is replaced by; `gone` if the one about it was made at another card. */
  of(post: Post): Choice | 'gone' | undefined
  hide(post: Post, choice: Choice): void
  undo(postId: string): void
}

const isAbout = ({ kind, targetId }: Choice, post: Post): boolean =>
  targetId === (kind === 'post' ? post.id : kind === 'user' ? post.creator.id : post.collection?.id)

/** Takes stories out of a cached answer, so that they are gone when the reader comes back to it. */
function without(data: HomeFeedQuery | undefined, choices: readonly Choice[]): HomeFeedQuery | undefined {
  if (!data?.homeFeed) return data
  const { homeFeed } = data
  const items = homeFeed.items.filter(({ post }) => !choices.some((choice) => isAbout(choice, post)))
  if (items.length === homeFeed.items.length) return data
  return { ...data, homeFeed: { ...homeFeed, items, isFiltered: true } }
}

/** What readers hide and mute in the feed, each with a way back as long as the page is open. */
export function useChoices(): Choices {
  const { execute, queryClient } = useApp()
  const [made, setMade] = useState<ReadonlyMap<string, Choice>>(new Map())
  const latest = useRef(made)
  latest.current = made
  useEffect(
    () => () => {
      const choices = [...latest.current.values()]
      if (choices.length === 0) return
      queryClient.setQueriesData<HomeFeedQuery>({ queryKey: [HomeFeed.name] }, (data) =>
        without(data, choices),
      )
    },
    [queryClient],
  )

  const change = (postId: string, choice: Choice | undefined) =>
    setMade((before) => {
      const after = new Map(before)
      if (choice) after.set(postId, choice)
      else after.delete(postId)
      return after
    })

  /** Mutes what a choice is about, or takes that back; if it fails, the card is as it was and a message says so. */
  const send = async ({ kind, targetId }: Choice, call: 'mute' | 'unmute', back: () => void) => {
    const message = await CALLS[kind][call](execute, targetId).then(
      (outcome) => ('message' in outcome ? outcome.message : undefined),
      () => toastWording.after.error,
    )
    if (message === undefined) return
    back()
    showError(message)
  }

  return {
    of: (post) => {
      const own = made.get(post.id)
      if (own) return own
      return [...made.values()].some((choice) => isAbout(choice, post)) ? 'gone' : undefined
    },
    hide: (post, choice) => {
      change(post.id, choice)
      send(choice, 'mute', () => change(post.id, undefined))
    },
    undo: (postId) => {
      const choice = made.get(postId)
      if (!choice) return
      change(postId, undefined)
      send(choice, 'unmute', () => change(postId, choice))
    },
  }
}
