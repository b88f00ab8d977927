import { useEffect, useRef, useState } from 'react'
import { toastWording } from '../../../schema/wording/toasts'
import { MuteCollection } from '../../features/follow/mute-collection.generated'
import { MutePost } from '../../features/follow/mute-post.generated'
import { MuteUser } from '../../features/follow/mute-user.generated'
import { UnmuteCollection } from '../../features/follow/unmute-collection.generated'
import { UnmutePost } from '../../features/follow/unmute-post.generated'
import { UnmuteUser } from '../../features/follow/unmute-user.generated'
import { type Execute, useApp } from '../../lib/app'
import { showToast } from '../../shell/toast'
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

/** Mutes what a choice is about, or takes that back. */
function sendChoice(execute: Execute, { kind, targetId }: Choice, isUndone: boolean): Promise<object> {
  switch (kind) {
    case 'post':
      return isUndone
        ? execute(UnmutePost, { targetPostId: targetId })
        : execute(MutePost, { targetPostId: targetId })
    case 'user':
      return isUndone
        ? execute(UnmuteUser, { targetUserId: targetId })
        : execute(MuteUser, { targetUserId: targetId })
    case 'collection':
      return isUndone
        ? execute(UnmuteCollection, { targetCollectionId: targetId })
        : execute(MuteCollection, { targetCollectionId: targetId })
  }
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

  /** Sends a choice; if that fails, the card is as it was and a message says so. */
  const send = async (ask: Promise<object>, back: () => void) => {
    const message = await ask.then(
      (data) => {
        const [result] = Object.values(data) as [{ message?: string }]
        return result?.message
      },
      () => toastWording.after.error,
    )
    if (message === undefined) return
    back()
    showToast({ message })
  }

  return {
    of: (post) => {
      const own = made.get(post.id)
      if (own) return own
      return [...made.values()].some((choice) => isAbout(choice, post)) ? 'gone' : undefined
    },
    hide: (post, choice) => {
      change(post.id, choice)
      send(sendChoice(execute, choice, false), () => change(post.id, undefined))
    },
    undo: (postId) => {
      const choice = made.get(postId)
      if (!choice) return
      change(postId, undefined)
      send(sendChoice(execute, choice, true), () => change(postId, choice))
    },
  }
}
